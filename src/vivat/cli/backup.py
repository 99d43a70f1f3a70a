"""`vivat backup`: a checked copy of the server's database, while the server runs."""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path

from vivat.cli.arguments import Arguments, BadArgument, Command
from vivat.server import configuration


def run(arguments: Arguments) -> int:
    from vivat.store.backup import back_up  # its packages take a while to load

    settings = configuration.read({**arguments.values}, os.environ)
    if settings.postgres:
        raise BadArgument("cli-backup-postgres")
    source, target = Path(settings.database.removeprefix("sqlite:///")), Path(arguments.words["FILE"])
    if not source.is_file():
        raise BadArgument("cli-no-file", file=str(source))
    if target.exists():
        raise BadArgument("cli-exists", file=str(target))
    try:
        copied = back_up(source, target)
    except (OSError, sqlite3.Error, ValueError) as problem:
        raise BadArgument("cli-unwritable", file=str(target), problem=str(problem)[:200]) from None
    print(arguments.say("cli-backup-done", file=str(target), tables=copied.tables, events=copied.events))
    if copied.damaged:
        print(arguments.say("cli-backup-damaged", tables=copied.damaged))
    return 1 if copied.damaged else 0


COMMAND = Command(run, words=("FILE",), needed=1, values=("database", "config"))
