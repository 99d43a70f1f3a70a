"""Running the server with its settings, in one process or several."""

from __future__ import annotations

import asyncio
import errno
import functools
import logging
import os
import signal
import socket
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import uvicorn
from starlette.types import ASGIApp
from uvicorn.config import STARTUP_FAILURE
from uvicorn.supervisors import Multiprocess

from vivat import __version__, locale
from vivat.errors import Refusal
from vivat.server import app, logs
from vivat.server.addresses import Proxies
from vivat.server.admission import BACKLOG
from vivat.server.connections import MOST_HEAD, NewConnection
from vivat.server.messages import MOST_BYTES
from vivat.server.protocol import SocketProtocol
from vivat.server.settings import Settings
from vivat.server.starting import patiently
from vivat.store import open_store

log = logging.getLogger("vivat.server")
STILL_TAKEN = 3.0  # seconds


def run(settings: Settings, language: str = "en") -> int:
    """Serve until a signal ends it; the exit status."""
    if settings.workers > 1 and not settings.postgres:
        raise Refusal("serve-workers")
    named(settings)
    logs.start(settings.log_level, settings.log_format)
    prepare(settings)
    sockets = bound(settings)
    log.info("vivat %s starts", __version__, extra=about(settings))
    print(locale.say("serve-ready", language, address=address(settings)), flush=True)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))  # uvicorn raises it again when all is finished
    try:
        return serve(settings, sockets)
    finally:
        log.info("vivat %s has stopped", __version__, extra=about(settings))


def serve(settings: Settings, sockets: list[socket.socket]) -> int:
    if settings.workers == 1:
        uvicorn.Server(configured(settings, functools.partial(app.of_worker, settings))).run(sockets)
        return 0
    with tempfile.TemporaryDirectory(prefix="vivat-") as shared:
        worker = functools.partial(app.of_worker, settings, os.getpid(), Path(shared))
        workers = Multiprocess(configured(settings, worker), sockets)
        workers.run()
    if any(worker.exitcode == STARTUP_FAILURE for worker in workers.processes):
        log.error("a worker could not start; the reason stands above")
        return STARTUP_FAILURE
    return 0


def configured(settings: Settings, worker: Callable[[], ASGIApp]) -> uvicorn.Config:
    log_config = logs.config(settings.log_level, settings.log_format)
    return uvicorn.Config(
        worker, factory=True, workers=settings.workers, loop="auto", ws=SocketProtocol, ws_max_size=MOST_BYTES,
        ws_per_message_deflate=False, log_config=log_config, access_log=False, server_header=False,
        http=NewConnection, h11_max_incomplete_event_size=MOST_HEAD, backlog=BACKLOG,
        proxy_headers=bool(settings.proxies), forwarded_allow_ips=named(settings).allowed(),
        timeout_graceful_shutdown=10, limit_concurrency=None,
    )  # fmt: skip


def named(settings: Settings) -> Proxies:
    try:
        return Proxies(settings.proxies)
    except ValueError as problem:
        raise Refusal("serve-proxy", problem=str(problem)[:200]) from None


def about(settings: Settings) -> dict[str, str | int]:
    """What is served where, without a password."""
    data, kind = settings.database, "sqlite"
    if settings.postgres:
        parts = urlsplit(settings.database)
        data, kind = f"{parts.hostname or ''}:{parts.port or 5432}{parts.path}", "postgresql"
    return {"address": address(settings), "workers": settings.workers, "database": kind, "data": data}


def address(settings: Settings) -> str:
    return f"http://{f'[{settings.host}]' if ':' in settings.host else settings.host}:{settings.port}/"


def bound(settings: Settings) -> list[socket.socket]:
    """The addresses the server listens at: its own, and that for figures if there is one."""
    wanted = [(settings.host, settings.port)]
    if settings.metrics_address:
        name, _, number = settings.metrics_address.rpartition(":")
        wanted.append((name.strip("[]"), int(number)))
    found: list[socket.socket] = []
    for host, port in wanted:
        try:
            found += bound_to(host, port, inherited=settings.workers > 1)
        except OSError as problem:
            for opened in found:
                opened.close()
            raise Refusal("serve-address", address=f"{host}:{port}", problem=str(problem)) from None
    return found


def bound_to(host: str, port: int, inherited: bool = False) -> list[socket.socket]:
    """A name may stand for several addresses: all of them or none. Workers inherit the sockets; nobody else may: a bot
    that still thinks when the server was killed would keep the address."""
    if port > 65_535:
        raise OSError(errno.EINVAL, os.strerror(errno.EINVAL))  # getaddrinfo would take another one
    found: list[socket.socket] = []
    try:
        for family, kind, protocol, _, place in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM):
            opened = socket.socket(family, kind, protocol)
            found.append(opened)
            opened.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            if family == socket.AF_INET6:
                opened.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
            bind(opened, place)
            opened.set_inheritable(inherited)
    except OSError:
        for opened in found:
            opened.close()
        raise
    return found


def bind(opened: socket.socket, place: Any) -> None:
    """An address is sometimes not free yet when a server that was killed is started again."""
    until = time.monotonic() + STILL_TAKEN
    while True:
        try:
            opened.bind(place)
            return
        except OSError as problem:
            if problem.errno != errno.EADDRINUSE or time.monotonic() > until:
                raise
        time.sleep(0.05)


def prepare(settings: Settings) -> None:
    """Open the database and bring its schema up to date, to say at once if that cannot be done."""

    async def try_it() -> None:
        store = open_store(settings.database)
        try:
            await patiently(store.start, settings.database_wait)
        finally:
            await store.stop()

    try:
        asyncio.run(try_it())
    except ModuleNotFoundError:
        raise Refusal("serve-postgres") from None
    except Exception as problem:
        raise Refusal("serve-database", problem=str(problem).splitlines()[0][:200]) from None
