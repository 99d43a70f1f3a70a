"""Requests and sockets of the pages of one browser, answered as the server answers them.

There is one person here, with one token, in however many tabs; nobody else can reach these tables, so nothing is
bounded but what a page could do by mistake.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
import secrets
import time
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import parse_qsl

from vivat import locale
from vivat.errors import Refusal
from vivat.server import tokens
from vivat.server.analyses import Analyses
from vivat.server.api import ROUTES
from vivat.server.browser import kept
from vivat.server.browser.analysing import AnalystElsewhere, BrowserShelf
from vivat.server.browser.around import Around
from vivat.server.browser.people import BrowserPeople
from vivat.server.browser.store import BrowserStore, done
from vivat.server.browser.thinking import ThinkingElsewhere
from vivat.server.limits import Buckets, Queue, Shared
from vivat.server.messages import ENCODER
from vivat.server.metrics import Metrics
from vivat.server.presence import Presence
from vivat.server.routes import Ask, Route, decoded, problem_of, read_query, status_of
from vivat.server.scheduler import Scheduler
from vivat.server.session import Session, view_of
from vivat.server.settings import PLENTY, Settings
from vivat.server.tables import Tables, at_once
from vivat.server.thinking import Turns
from vivat.store.rows import InLobby
from vivat.table import Stale

log = logging.getLogger("vivat.server")
PACE = 0.7  # seconds before a bot's choice, as a server has it
MOST_CHANNELS = 200
UNLOAD_EVERY = 30.0  # seconds
NOT_HERE = ("/health", "/health/ready", "/metrics", "/api/openapi.json")  # for whoever runs a server
SERVED = [(route, re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", route.path) + "$"))
          for route in (*ROUTES, *kept.ROUTES) if route.path not in NOT_HERE]  # fmt: skip


@dataclass
class PageRequest:
    """What routes.py reads of a request."""

    method: str
    path_params: dict[str, str]
    items: list[tuple[str, str]]
    headers: dict[str, str] = field(default_factory=dict)

    @property
    def query_params(self) -> PageRequest:
        return self

    def multi_items(self) -> list[tuple[str, str]]:
        return self.items


class Core:
    """Also the `services` of a request: everything the handlers of api.py ask for."""

    def __init__(self, around: Around, pace: float = PACE, bounded: bool = True) -> None:
        self.around = around
        self.settings = Settings()
        self.metrics = Metrics()
        self.store = BrowserStore(around)
        self.store.people = BrowserPeople(around, self.store.index)
        self.thinker = ThinkingElsewhere(around, bounded)
        self.clock = lambda: time.time_ns() // 1_000_000
        self.tables = Tables(self.store, self.clock, self.thinker.levels, self.metrics)
        self.long = at_once  # the worker has but one thread
        self.scheduler = Scheduler(self.tables, self.store.leases, self.thinker, secrets.token_hex(8), pace)
        self.requests = self.loads = self.new_tables = self.new_tokens = Buckets(PLENTY, PLENTY, self.clock)
        self.links = self.messages = self.new_hints = self.requests
        self.hints, self.hints_there = Queue(together=1, longest=20), Queue(together=1, longest=20)
        shelf, turns = BrowserShelf(around), Turns(1)
        self.analyses = Analyses(shelf, turns, self.clock, lambda: AnalystElsewhere(around), together=1, elsewhere=0)
        self.presence = Presence(self.tables, "", None)
        self.notices = self
        self.sender = None  # nobody tells a closed page of turns
        self.expensive = self.uploads = Queue(together=1, longest=20)
        self.lobby = Shared(self.nobody, 60, self.clock)
        self.key = b""
        self.token = ""
        self.channels: dict[str, Session] = {}
        self.tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        self.key = await self.store.key("tokens")
        self.token = await self.around.get("token")
        if not tokens.genuine(self.key, self.token):
            self.token = tokens.issue(self.key)
            done(await self.around.put("token", self.token))
        self.tasks.append(asyncio.create_task(self.scheduler.awake.run()))
        self.tasks.append(asyncio.create_task(self.unload()))

    async def stop(self) -> None:
        for session in list(self.channels.values()):
            session.close()
        self.presence.stop()
        await self.scheduler.stop()
        await self.analyses.stop()
        for task in self.tasks:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task

    async def unload(self) -> None:
        while True:
            await asyncio.sleep(UNLOAD_EVERY)
            self.tables.unload_idle()

    async def nobody(self) -> list[InLobby]:
        return []

    # ---- requests ----------------------------------------------------------------------------------------------------

    async def ask(self, method: str, address: str, body: str, language: str) -> tuple[int, str]:
        """The status and the text of the answer."""
        path, _, query = address.partition("?")
        language = language if language in locale.LANGUAGES else "en"
        found = [(route, match) for route, form in SERVED if (match := form.match(path)) and route.method == method]
        if not found:
            return refused(Refusal("server-not-found"), language)
        route, match = found[0]
        request: Any = PageRequest(method, match.groupdict(), parse_qsl(query))
        services: Any = self
        ask = Ask(services, request, self.token, tokens.holder(self.token), "", language)
        try:
            return await self.answered(ask, route, body)
        except Stale as problem:
            with contextlib.suppress(Refusal):
                return refused(problem, language, view_of(await self.tables.get(ask.table), ask.who))
            return refused(problem, language)
        except Refusal as problem:
            return refused(problem, language)
        except Exception:
            log.exception("%s %s met an error", method, route.path)
            return refused(Refusal("server-error"), language)

    async def answered(self, ask: Ask, route: Route, body: str) -> tuple[int, str]:
        request: Any = ask.request
        ask.query = read_query(route, request)
        if route.body is not None:
            raw = body.encode()
            if len(raw) > route.most:
                raise Refusal("server-too-big", most=route.most)
            ask.body = decoded(route, raw)
        content = await route.handler(ask)
        return route.status, content if isinstance(content, str) else ENCODER.encode(content).decode()

    # ---- sockets -----------------------------------------------------------------------------------------------------

    def open(self, channel: str, language: str) -> None:
        if channel in self.channels or len(self.channels) >= MOST_CHANNELS:
            self.around.shut(channel)
            return
        loop = asyncio.get_running_loop()
        waiting = False

        def tell() -> None:
            nonlocal waiting
            if not waiting:
                waiting = True
                loop.call_soon(flush)

        def flush() -> None:
            nonlocal waiting
            waiting = False
            for frame in session.frames():
                self.around.say(channel, frame.decode())
            if session.closing and self.channels.pop(channel, None) is not None:
                self.around.shut(channel)

        language = language if language in locale.LANGUAGES else "en"
        session = Session(self.tables, tokens.holder(self.token), language, tell, PLENTY, PLENTY)
        self.channels[channel] = session

    async def receive(self, channel: str, frame: str) -> None:
        if channel in self.channels:
            await self.channels[channel].receive(frame)
        else:
            self.around.shut(channel)

    def close(self, channel: str) -> None:
        if (session := self.channels.pop(channel, None)) is not None:
            session.close()


def refused(problem: Refusal, language: str, current: Any = None) -> tuple[int, str]:
    return status_of(problem), ENCODER.encode(problem_of(problem, language, current)).decode()
