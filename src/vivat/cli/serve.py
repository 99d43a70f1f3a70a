"""`vivat serve`: the server, and the page in the browser if asked."""

from __future__ import annotations

import os
import threading
import webbrowser

from msgspec.inspect import BoolType, ListType

from vivat import locale
from vivat.cli.arguments import Arguments, Command
from vivat.server import configuration, settings

SOON = 1.0  # seconds until the server answers
KINDS = {setting.option: setting.kind for setting in settings.TABLE.values() if setting.name not in settings.NO_OPTION}
FLAGS = tuple(option for option, kind in KINDS.items() if isinstance(kind, BoolType))
LISTS = tuple(option for option, kind in KINDS.items() if isinstance(kind, ListType))
VALUES = tuple(option for option in KINDS if option not in (*FLAGS, *LISTS))


def run(arguments: Arguments) -> int:
    given: dict[str, str | list[str] | bool] = {
        **arguments.values,
        **arguments.lists,
        **dict.fromkeys(arguments.flags, True),
    }
    found = configuration.read(given, os.environ)
    from vivat.server import command  # its packages take a while to load, and no other command needs them

    if "open" in arguments.flags:
        threading.Timer(SOON, webbrowser.open, [f"http://{found.host}:{found.port}/"]).start()
    return command.run(found, arguments.language)


def shown(language: str) -> str:
    return f"{locale.say('cli-help-serve', language)}\n{settings.as_options(language)}"


COMMAND = Command(run, values=(*VALUES, "config"), lists=LISTS, flags=(*FLAGS, "open"), shown=shown)
