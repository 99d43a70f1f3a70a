"""Everything one server process consists of, put together."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import secrets
import signal
import time
from collections.abc import Callable
from pathlib import Path
from typing import Protocol

from vivat.server import catching_up, expiry, heap, logs, notifications
from vivat.server.addresses import LastSeen
from vivat.server.admission import Admission, files
from vivat.server.analyses import Analyses
from vivat.server.devices import Devices
from vivat.server.health import Readiness
from vivat.server.hints import HINTS_EACH, LONGEST, Adviser
from vivat.server.limits import Buckets, Queue, Shared
from vivat.server.metrics import Metrics
from vivat.server.notices import Notices
from vivat.server.presence import Presence
from vivat.server.scheduler import Scheduler, Thinker
from vivat.server.scrape import Scrape
from vivat.server.session import Session
from vivat.server.settings import Settings
from vivat.server.starting import patiently
from vivat.server.tables import Tables
from vivat.server.thinking import Turns, Workers
from vivat.server.work import LongWork, Work
from vivat.store import Store, open_store
from vivat.store.rows import InLobby
from vivat.table import commands

DAY = 24 * 3600 * 1000  # milliseconds
IN_LOBBY = 50
UNLOAD_EVERY = 30.0  # seconds
LOBBY_EVERY = 1.0  # seconds between two looks for listed tables

log = logging.getLogger("vivat.server")


def wall_clock() -> Callable[[], int]:
    """The time in milliseconds, which never goes back or jumps while the process runs."""
    start, begun = time.time_ns(), time.monotonic_ns()
    return lambda: (start + time.monotonic_ns() - begun) // 1_000_000


async def end_with(parent: int) -> None:
    while os.getppid() == parent:
        await asyncio.sleep(1)
    signal.raise_signal(signal.SIGTERM)


class Bots(Thinker, Adviser, Protocol):
    """Bots that play, and tell others what they would do."""


class Services:
    def __init__(
        self,
        settings: Settings,
        thinker: Bots | None = None,
        store: Store | None = None,
        parent: int = 0,  # of a worker: the process that it does not outlive
        shared: Path | None = None,  # and the folder in which workers find each other
    ) -> None:
        self.settings, self.parent = settings, parent
        self.clock = wall_clock()
        self.metrics = Metrics()
        self.store = store or open_store(settings.database)
        self.store.took = self.metrics.writes.took
        self.thinker: Bots = thinker or Workers(settings.bots_together, cores=settings.bot_cores)
        self.tables = Tables(self.store, self.clock, self.thinker.levels, self.metrics)
        turns = self.thinker.turns if isinstance(self.thinker, Workers) else Turns(1)
        self.analyses = Analyses(self.store.analyses, turns, self.clock)
        self.seen = LastSeen()
        owner = secrets.token_hex(8)
        self.scheduler = Scheduler(
            self.tables, self.store.leases, self.thinker, owner, settings.bot_pace, pays_for=self.seen.pays_for
        )
        self.devices = Devices(self.store.people, self.clock)
        self.devices.changed = self.device_changed
        self.presence = Presence(self.tables, owner, self.publish if self.store.postgres else None)
        self.notices = Notices(self)
        self.admission = Admission(settings, self.clock, files())
        self.readiness = Readiness(self.prove)
        self.sessions: set[Session] = set()
        self.addresses: dict[str, int] = {}
        self.requests = Buckets(settings.requests_burst, settings.requests_rate, self.clock)
        self.messages = Buckets(settings.messages_burst, settings.messages_rate, self.clock)
        self.work = Work(settings.work_burst, settings.work_rate, self.clock)
        self.long = self.tables.long = LongWork(self.work)
        self.loads = Buckets(settings.loads_burst, settings.loads_rate, self.clock)
        self.new_tables = Buckets(settings.tables_burst, settings.tables_rate, self.clock)
        self.new_tokens = Buckets(settings.tokens_burst, settings.tokens_rate, self.clock)
        self.new_hints = Buckets(settings.hints_burst, settings.hints_rate, self.clock)
        self.hints = Queue(together=LONGEST, longest=LONGEST)  # one of each person; the bots take turns themselves
        self.hints_there = Queue(together=LONGEST, longest=LONGEST, each=HINTS_EACH)  # of each address
        self.links = Buckets(settings.tables_burst, settings.tables_rate, self.clock)
        self.uploads = Queue(together=4, longest=20)
        self.expensive = Queue(together=1, longest=20)
        self.scrape = Scrape(self.metrics, self.figures, shared)
        self.lobby = Shared(self.listed, LOBBY_EVERY, self.clock)
        self.key = b""
        self.tasks: list[asyncio.Task[None]] = []
        self.publishing: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        await self.store.start()
        self.key = await self.store.key("tokens")
        await self.notices.start()

    async def start(self) -> None:
        heap.keep_large_apart()
        await patiently(self.open, self.settings.database_wait)
        await self.scrape.start()
        self.tasks.append(asyncio.create_task(self.scheduler.awake.run()))
        self.tasks.append(asyncio.create_task(expiry.expire(self.tables, self.store, self.settings.keep)))
        self.tasks.append(asyncio.create_task(logs.REPEATS.run()))
        self.tasks.append(asyncio.create_task(self.unload()))
        self.tasks.append(asyncio.create_task(self.presence.run()))
        self.tasks.append(asyncio.create_task(catching_up.add_briefs(self.store)))
        if self.parent:
            self.tasks.append(asyncio.create_task(end_with(self.parent)))
        self.tasks.append(asyncio.create_task(self.listen()))
        log.info("ready")

    async def stop(self) -> None:
        """What was begun is finished, and other processes may take over at once."""
        log.info("stopping", extra={"sockets": len(self.sessions), "tables": len(self.tables.loaded)})
        await self.scrape.stop()
        await self.scheduler.stop()
        await self.analyses.stop()
        self.presence.stop()
        await asyncio.gather(*self.publishing)
        await self.notices.stop()
        for task in self.tasks:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
        await self.store.stop()
        await self.thinker.stop()
        self.long.stop()
        logs.REPEATS.tell_all(ended=True)

    async def listen(self) -> None:
        if self.store.postgres:
            await notifications.listen(self.tables, self.store, self.devices.forget, self.look_at_devices)
        else:
            await notifications.look_around(self.tables, self.store)

    async def prove(self) -> None:
        """The database takes this process's sign of life, and gives it back."""
        awake = self.scheduler.awake
        await self.store.prove(awake.owner, awake.started, self.clock())

    async def unload(self) -> None:
        while True:
            await asyncio.sleep(UNLOAD_EVERY)
            self.tables.unload_idle()
            heap.give_back()

    def allow(self, address: str, who: str | None, table: str, wanted: object) -> None:
        """Note who asks from where; refuse what is too much for one address."""
        if who is not None:
            self.seen.note(who, address)
        if table and table not in self.tables.loaded:
            self.loads.check(address)
        if isinstance(wanted, commands.Rematch):
            self.new_tables.check(address)

    async def listed(self) -> list[InLobby]:
        """Tables for the lobby."""
        return await self.store.index.lobby(IN_LOBBY, self.clock() - DAY)

    def publish(self, note: str) -> None:
        """A note to the other processes; one that is lost is made up for."""
        task = asyncio.get_running_loop().create_task(self.store.publish(note))
        self.publishing.add(task)
        task.add_done_callback(self.publishing.discard)

    def device_changed(self, device: str) -> None:
        for session in [session for session in self.sessions if session.device == device]:
            session.end()

    async def look_at_devices(self) -> None:
        """Notes may have been missed: an open socket whose device acts as somebody else is closed now."""
        self.devices.forget_all()
        for session in list(self.sessions):
            if session.device is not None and await self.devices.acts_as(session.device) != session.who:
                session.end()

    # ---- connections -------------------------------------------------------------------------------------------------

    def admits(self, address: str) -> bool:
        each = self.addresses.get(address, 0)
        return len(self.sessions) < self.settings.sockets and each < self.settings.sockets_each

    def enter(self, session: Session, address: str) -> None:
        self.sessions.add(session)
        self.addresses[address] = self.addresses.get(address, 0) + 1

    def exit(self, session: Session, address: str) -> None:
        session.close()
        self.sessions.discard(session)
        self.addresses[address] -= 1
        if not self.addresses[address]:
            del self.addresses[address]

    def figures(self) -> dict[str, int]:
        return {
            "sockets": len(self.sessions),
            "tables_in_memory": len(self.tables.loaded),
            "tables_looked_after": len(self.scheduler.awake.mine),
            "bots_thinking": len(self.scheduler.thinking),
            "appends_waiting": self.store.queue.qsize(),
        }
