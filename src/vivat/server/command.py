"""Running the server with its settings, in one process or several."""

from __future__ import annotations

import asyncio
import functools
import os

import uvicorn
from uvicorn.config import STARTUP_FAILURE
from uvicorn.supervisors import Multiprocess

from vivat import locale
from vivat.errors import Refusal
from vivat.server import app
from vivat.server.messages import MOST_BYTES
from vivat.server.protocol import Socket
from vivat.server.settings import Settings
from vivat.store import open_store


def run(settings: Settings, language: str = "en") -> int:
    """Serve until a signal ends it; the exit status."""
    if settings.workers > 1 and not settings.postgres:
        raise Refusal("serve-workers")
    prepare(settings)
    config = uvicorn.Config(
        functools.partial(app.of_worker, settings, os.getpid() if settings.workers > 1 else 0), factory=True,
        host=settings.host, port=settings.port, workers=settings.workers, loop="auto",
        ws=Socket, ws_max_size=MOST_BYTES, ws_per_message_deflate=False, log_level="warning",
        access_log=False, server_header=False, timeout_graceful_shutdown=10, limit_concurrency=None,
    )  # fmt: skip
    print(locale.say("serve-ready", language, address=f"http://{settings.host}:{settings.port}/"), flush=True)
    if settings.workers == 1:
        uvicorn.Server(config).run()
        return 0
    workers = Multiprocess(config, sockets=[config.bind_socket()])
    workers.run()
    return STARTUP_FAILURE if any(worker.exitcode == STARTUP_FAILURE for worker in workers.processes) else 0


def prepare(settings: Settings) -> None:
    """Open the database and bring its schema up to date, to say at once if that cannot be done."""

    async def try_it() -> None:
        store = open_store(settings.database)
        await store.start()
        await store.stop()

    try:
        asyncio.run(try_it())
    except ModuleNotFoundError:
        raise Refusal("serve-postgres") from None
    except Exception as problem:
        raise Refusal("serve-database", problem=str(problem).splitlines()[0][:200]) from None
