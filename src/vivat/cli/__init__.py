"""The command line, one module a command: `vivat --help` lists them.

A command is a module here with a COMMAND. Exit status: 0 done; 1 a fault was found (a broken invariant, a wrong
outcome); 2 refused, with one sentence on stderr; 130 interrupted.
"""

from __future__ import annotations

import os
import platform
import sys
from collections.abc import Sequence

import vivat
from vivat import locale
from vivat.cli import (
    analyse,
    arena,
    backup,
    bench,
    box,
    games,
    ladder,
    learn,
    openings,
    replay,
    rules,
    schema,
    serve,
    show,
    simulate,
    study,
    tables,
)
from vivat.cli.arguments import BadArgument, Command, parse
from vivat.errors import Refusal

COMMANDS: dict[str, Command] = {
    "games": games.COMMAND,
    "rules": rules.COMMAND,
    "box": box.COMMAND,
    "simulate": simulate.COMMAND,
    "replay": replay.COMMAND,
    "arena": arena.COMMAND,
    "ladder": ladder.COMMAND,
    "openings": openings.COMMAND,
    "learn": learn.COMMAND,
    "analyse": analyse.COMMAND,
    "study": study.COMMAND,
    "schema": schema.COMMAND,
    "bench": bench.COMMAND,
    "serve": serve.COMMAND,
    "backup": backup.COMMAND,
    "tables": tables.COMMAND,
}
TOP = Command(run=lambda arguments: 0, flags=("help", "version"))  # `vivat` without a command


def main(argv: Sequence[str] | None = None) -> int:
    given = list(sys.argv[1:] if argv is None else argv)
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a terminal without our signs gets "?", not a traceback
    language = show.language(given)
    try:
        status = run(given, language)
        sys.stdout.flush()
        return status
    except Refusal as refusal:
        print(show.one_line(refusal.said(language)), file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:  # the reader has seen enough; what is still buffered goes nowhere
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def run(given: list[str], language: str) -> int:
    before, name, rest = split(given)
    top = parse(TOP, before, language)
    if "version" in top.flags:
        python = f"{platform.python_implementation()} {platform.python_version()}"
        print(f"vivat {vivat.__version__}, {python}. {show.mode(language)}")
    elif "help" in top.flags or name is None:
        print(locale.say("cli-help", language))
    elif name not in COMMANDS:
        raise BadArgument("cli-no-command", found=name, allowed=list(COMMANDS))
    elif "--help" in rest:
        shown = COMMANDS[name].shown
        print(shown(language) if shown else locale.say(f"cli-help-{name}", language))
    else:
        return COMMANDS[name].run(parse(COMMANDS[name], rest, language))
    return 0


def split(given: list[str]) -> tuple[list[str], str | None, list[str]]:
    """What stands before the command's name, the name if there is one, and what stands behind."""
    given = ["--help" if item == "-h" else item for item in given]
    index = 0
    while index < len(given) and given[index].startswith("-"):
        index += 2 if given[index] == "--language" else 1
    return given[:index], given[index] if index < len(given) else None, given[index + 1 :]
