"""`vivat serve`: run the server."""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
from pathlib import Path

import msgspec
import uvicorn
from uvicorn.supervisors import Multiprocess

from vivat import locale
from vivat.server import app
from vivat.server.addresses import Proxies
from vivat.server.connections import MOST_HEAD, Door
from vivat.server.gate import BACKLOG
from vivat.server.house import House, Settings
from vivat.server.messages import MOST_BYTES
from vivat.server.protocol import Socket
from vivat.store import open_store

LIMITS = [name for name in Settings.__struct_fields__ if name.endswith(("burst", "rate", "sockets", "each"))]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=8000)
    parser.add_argument("--database", default="", help="a file (SQLite) or postgresql://…; default: in the data folder")
    parser.add_argument("--workers", type=int, default=1, help="processes; more than one needs PostgreSQL")
    parser.add_argument("--origin", action="append", default=[], help="another page's address that may use this server")
    parser.add_argument("--proxy", action="append", default=[], help="a proxy's address or network, to be believed")
    parser.add_argument("--bot-pace", type=float, default=0.7, help="seconds before a bot's choice")
    parser.add_argument("--bot-processes", type=int, default=0, help="in which bots think; default: by the machine")
    parser.add_argument("--sockets-each", type=int, default=100, help="connections from one address")
    parser.add_argument("--no-limits", action="store_true", help="no limits on rates: for measuring")


def data_folder() -> Path:
    """Where this user's programs keep their data."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home())) / "vivat"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "vivat"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "vivat"


def settings_of(args: argparse.Namespace) -> Settings:
    origins = list(args.origin)
    free = dict.fromkeys(LIMITS, 10**6) if args.no_limits else {}
    return Settings(
        database=args.database or str(data_folder() / "vivat.sqlite"),
        origins=origins,
        proxies=list(args.proxy),
        parent=os.getpid() if args.workers > 1 else 0,
        secure=bool(origins) and all(origin.startswith("https://") for origin in origins),
        bot_pace=args.bot_pace,
        **({"bots_together": args.bot_processes} if args.bot_processes > 0 else {}),
        **{"sockets_each": args.sockets_each, **free},
    )


def run(args: argparse.Namespace) -> int:
    settings = settings_of(args)
    postgres = settings.database.startswith(("postgresql://", "postgres://"))
    if args.workers > 1 and not postgres:
        return complain("serve-workers")
    try:
        proxies = Proxies(settings.proxies)
    except ValueError as problem:
        return complain("serve-proxy", problem=str(problem)[:200])
    try:
        asyncio.run(prepare(settings))
    except ModuleNotFoundError:
        return complain("serve-postgres")
    except Exception as problem:
        return complain("serve-database", problem=str(problem).splitlines()[0][:200])
    os.environ["VIVAT_SERVER"] = msgspec.json.encode(settings).decode()
    config = uvicorn.Config(
        app.build(House(settings)) if args.workers == 1 else "vivat.server.app:from_environment",
        factory=args.workers > 1, host=args.host, port=args.port, workers=args.workers, loop="auto",
        http=Door, h11_max_incomplete_event_size=MOST_HEAD, backlog=BACKLOG,
        proxy_headers=bool(settings.proxies), forwarded_allow_ips=proxies.allowed(),
        ws=Socket, ws_max_size=MOST_BYTES, ws_per_message_deflate=False, log_level="warning",
        access_log=False, server_header=False, timeout_graceful_shutdown=10, limit_concurrency=None,
    )  # fmt: skip
    print(locale.say("serve-ready", address=f"http://{args.host}:{args.port}/"), flush=True)
    if args.workers == 1:
        app.settle()
        uvicorn.Server(config).run()
    else:
        Multiprocess(config, sockets=[config.bind_socket()]).run()
    return 0


async def prepare(settings: Settings) -> None:
    """Open the database and bring its schema up to date, to say at once if that cannot be done."""
    store = open_store(settings.database)
    await store.start()
    await store.stop()


def complain(message: str, **values: str) -> int:
    print(f"vivat serve: {locale.say(message, **values)}", file=sys.stderr)
    return 2


def main() -> int:
    parser = argparse.ArgumentParser(prog="vivat serve")
    add_arguments(parser)
    return run(parser.parse_args())


if __name__ == "__main__":
    raise SystemExit(main())
