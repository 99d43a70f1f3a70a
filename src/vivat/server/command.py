"""`vivat serve`: run the server."""

from __future__ import annotations

import argparse
import asyncio
import os
import sys

import msgspec
import uvicorn
from uvicorn.config import STARTUP_FAILURE
from uvicorn.supervisors import Multiprocess

from vivat import locale
from vivat.server import app, files
from vivat.server.house import House, Settings
from vivat.server.messages import MOST_BYTES
from vivat.server.protocol import Socket
from vivat.server.starting import patiently
from vivat.store import open_store


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=8000)
    parser.add_argument("--database", default="", help="a file (SQLite) or postgresql://…; default: in the data folder")
    parser.add_argument("--database-wait", type=float, default=60.0, help="seconds for the database to be there")
    parser.add_argument("--workers", type=int, default=1, help="processes; more than one needs PostgreSQL")
    parser.add_argument("--origin", action="append", default=[], help="another page's address that may use this server")
    parser.add_argument("--bot-pace", type=float, default=0.7, help="seconds before a bot's choice")
    parser.add_argument("--bot-processes", type=int, default=0, help="in which bots think; default: by the machine")
    parser.add_argument("--sockets-each", type=int, default=100, help="connections from one address")
    parser.add_argument("--no-limits", action="store_true", help="no limits on rates: for measuring")


def settings_of(args: argparse.Namespace) -> Settings:
    origins = list(args.origin)
    free = {"burst": 10**6, "rate": 10**6, "requests_burst": 10**6, "requests_rate": 10**6} if args.no_limits else {}
    more = {"tables_burst": 10**6, "sockets_each": 10**6, "sockets": 10**6} if args.no_limits else {}
    return Settings(
        database=args.database or str(files.database()),
        database_wait=args.database_wait,
        origins=origins,
        parent=os.getpid() if args.workers > 1 else 0,
        secure=bool(origins) and all(origin.startswith("https://") for origin in origins),
        bot_pace=args.bot_pace,
        **({"bots_together": args.bot_processes} if args.bot_processes > 0 else {}),
        **{"sockets_each": args.sockets_each, **free, **more},
    )


def run(args: argparse.Namespace) -> int:
    settings = settings_of(args)
    postgres = settings.database.startswith(("postgresql://", "postgres://"))
    if args.workers > 1 and not postgres:
        return complain("serve-workers")
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
        ws=Socket, ws_max_size=MOST_BYTES, ws_per_message_deflate=False, log_level="warning",
        access_log=False, server_header=False, timeout_graceful_shutdown=10, limit_concurrency=None,
    )  # fmt: skip
    print(locale.say("serve-ready", address=f"http://{args.host}:{args.port}/"), flush=True)
    if args.workers == 1:
        app.settle()
        uvicorn.Server(config).run()  # ends this process with STARTUP_FAILURE if it cannot start
        return 0
    workers = Multiprocess(config, sockets=[config.bind_socket()])
    workers.run()
    if any(worker.exitcode == STARTUP_FAILURE for worker in workers.processes):
        return complain("serve-worker", status=STARTUP_FAILURE)
    return 0


async def prepare(settings: Settings) -> None:
    """Open the database and bring its schema up to date, to say at once if that cannot be done."""
    store = open_store(settings.database)
    try:
        await patiently(store.start, settings.database_wait)
    finally:
        await store.stop()


def complain(message: str, status: int = 2, **values: str) -> int:
    print(f"vivat serve: {locale.say(message, **values)}", file=sys.stderr)
    return status


def main() -> int:
    parser = argparse.ArgumentParser(prog="vivat serve")
    add_arguments(parser)
    return run(parser.parse_args())


if __name__ == "__main__":
    raise SystemExit(main())
