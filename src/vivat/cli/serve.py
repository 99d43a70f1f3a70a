"""`vivat serve`: the server, and the page in the browser if asked."""

from __future__ import annotations

import threading
import webbrowser
from argparse import Namespace

from vivat.cli.arguments import Arguments, Command

SOON = 1.0  # seconds until the server answers


def run(arguments: Arguments) -> int:
    from vivat.server import command  # its packages take a while to load, and no other command needs them

    host, port = arguments.values.get("host", "127.0.0.1"), arguments.whole("port", 8000, 1, 65535)
    if "open" in arguments.flags:
        threading.Timer(SOON, webbrowser.open, [f"http://{host}:{port}/"]).start()
    return command.run(
        Namespace(
            host=host,
            port=port,
            database=arguments.values.get("database", ""),
            workers=arguments.whole("workers", 1, 1, 64),
            origin=arguments.lists.get("origin", []),
            proxy=arguments.lists.get("proxy", []),
            bot_pace=0.7,
            bot_processes=arguments.whole("bot-processes", 0, 0, 64),
            sockets_each=100,
            no_limits=False,
        )
    )


VALUES = ("host", "port", "database", "workers", "bot-processes")
COMMAND = Command(run, values=VALUES, lists=("origin", "proxy"), flags=("open",))
