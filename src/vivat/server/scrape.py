"""The figures of all processes of a server, for whoever may read them.

Each worker tells its own over a socket in a folder that the processes share, and whichever of them is asked asks the
others. (The multiprocess mode of prometheus_client knows neither memory nor descriptors.)
"""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import ipaddress
import itertools
import logging
import os
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path

from prometheus_client import Metric, ProcessCollector, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily
from prometheus_client.parser import text_string_to_metric_families
from prometheus_client.registry import Collector
from starlette.requests import HTTPConnection
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Receive, Scope, Send

from vivat import __version__
from vivat.server.metrics import BUCKETS, HELP, NOW, Metrics, Times
from vivat.server.settings import Settings

log = logging.getLogger("vivat.server")
PATIENCE = 2.0  # seconds for another worker to answer
FORWARDED = ("forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip")
PATH = "/metrics"


def figures(metrics: Metrics, now: Mapping[str, float]) -> Iterator[Metric]:
    """Everything that was counted, in the words of Prometheus."""
    program = GaugeMetricFamily("vivat_info", "the program", labels=["version"])
    program.add_metric([__version__], 1)
    yield program
    for name, words in HELP.items():
        yield CounterMetricFamily(f"vivat_{name}", words, value=metrics.counts[name])
    for name, value in now.items():
        yield GaugeMetricFamily(f"vivat_{name}", NOW[name], value=value)
    yield figure(metrics.commits)
    yield figure(metrics.writes)


def figure(times: Times) -> Metric:
    names = [*map(str, BUCKETS), "+Inf"]
    buckets = list(zip(names, itertools.accumulate(times.counts), strict=True))
    return HistogramMetricFamily(times.name, times.words, buckets=buckets, sum_value=times.total)


class Families(Collector):
    """Families that were collected already, of one process or several: each name once."""

    def __init__(self, families: Iterable[Metric]) -> None:
        self.by_name: dict[str, Metric] = {}
        for family in families:
            if family.name in self.by_name:
                self.by_name[family.name].samples += family.samples
            else:
                self.by_name[family.name] = family

    def collect(self) -> Iterable[Metric]:
        return self.by_name.values()


class Scrape:
    def __init__(self, metrics: Metrics, now: Callable[[], Mapping[str, float]], folder: Path | None = None) -> None:
        self.metrics, self.now, self.folder = metrics, now, folder
        self.process = ProcessCollector(registry=None)
        self.server: asyncio.Server | None = None

    async def start(self) -> None:
        """Answer the other workers."""
        if self.folder is not None:
            try:
                self.server = await asyncio.start_unix_server(self.answer, self.folder / str(os.getpid()))
            except (OSError, AttributeError) as problem:  # no such sockets here: others do not see these figures
                log.warning("other workers cannot ask for figures: %r", problem)

    async def stop(self) -> None:
        if self.server is not None and self.folder is not None:
            self.server.close()
            (self.folder / str(os.getpid())).unlink(missing_ok=True)

    async def answer(self, _: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(generate_latest(Families(self.own())))
        with contextlib.suppress(OSError):
            await writer.drain()
        writer.close()

    def own(self) -> list[Metric]:
        """Of this process; where there are several, with its number."""
        families = [*figures(self.metrics, self.now()), *self.process.collect()]
        if self.folder is not None:
            worker = {"worker": str(os.getpid())}
            for family in families:
                family.samples = [sample._replace(labels={**sample.labels, **worker}) for sample in family.samples]
        return families

    async def text(self) -> str:
        """Of all processes."""
        families = self.own()
        if self.folder is not None:
            others = [path for path in self.folder.iterdir() if path.name != str(os.getpid())]
            for text in await asyncio.gather(*map(asked, others)):
                families += text_string_to_metric_families(text)
        return generate_latest(Families(families)).decode()


async def asked(path: Path) -> str:
    """What another worker tells; nothing if it is gone or hangs."""
    try:
        async with asyncio.timeout(PATIENCE):
            reader, writer = await asyncio.open_unix_connection(path)
            try:
                return (await reader.read()).decode()
            finally:
                writer.close()
    except ConnectionRefusedError:  # it was killed
        path.unlink(missing_ok=True)
    except (OSError, TimeoutError) as problem:
        log.warning("a worker does not tell its figures: %r", problem)
    return ""


# ---- who may read them -----------------------------------------------------------------------------------------------


def admitted(connection: HTTPConnection, settings: Settings) -> bool:
    """With a token, whoever sends it; at an address of their own, whoever reaches it; else this machine alone."""
    if settings.metrics_token:
        given = connection.headers.get("authorization", "").removeprefix("Bearer ")
        return hmac.compare_digest(given.encode(), settings.metrics_token.encode())
    if settings.metrics_address:
        return arrived_apart(connection.scope, settings)
    return from_here(connection, settings.proxies)


def from_here(connection: HTTPConnection, proxies: Iterable[str]) -> bool:
    """A proxy on this machine comes from here too, but it asks for somebody else: it is named, or says so."""
    if any(name in connection.headers for name in FORWARDED):
        return False
    with contextlib.suppress(ValueError):
        address = ipaddress.ip_address(connection.client.host if connection.client else "")
        named = any(address in ipaddress.ip_network(proxy, strict=False) for proxy in proxies)
        return address.is_loopback and not named
    return False


def arrived_apart(scope: Scope, settings: Settings) -> bool:
    """Whether a request came to the address that is for figures alone."""
    server = scope.get("server")
    return server is not None and str(server[1]) == settings.metrics_address.rpartition(":")[2]


def apart(app: ASGIApp, settings: Settings) -> ASGIApp:
    """At the address for figures there is nothing else."""
    if not settings.metrics_address:
        return app

    async def handle(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket") and arrived_apart(scope, settings) and scope["path"] != PATH:
            await PlainTextResponse("", 404)(scope, receive, send)
        else:
            await app(scope, receive, send)

    return handle
