"""Which tables are awake in this process, and which of them it looks after.

A table is awake while somebody follows it, and for a while after somebody who sits there has done or asked something.
When nobody is there it sleeps, and costs nothing: its bots stand still, and a clock whose time is over falls when
somebody comes. Every process says each second that it lives; when one does not, another goes on with those of its
tables that are awake there.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Coroutine, Iterable, Sequence
from typing import Any, Protocol

from vivat.errors import Refusal
from vivat.server.tables import LoadedTable, Tables
from vivat.store import NotSaved
from vivat.table import Stale, commands

log = logging.getLogger("vivat.server")
ALIVE_EVERY = 1.0  # seconds
SIGNS_MISSED = 3  # until others take over
LINGER = 120_000  # milliseconds that a table stays awake after the last visit
NOTED_EVERY = 3_600_000  # milliseconds between two visits that are put down
CLOCK_GAP = 1_500  # milliseconds without a server that are too short to count
TIDY_EVERY = 60  # rounds


class Leases(Protocol):
    async def renew(self, owner: str, started: int, now: int, last: bool = False) -> None: ...
    async def forget(self, now: int, ttl: int) -> None: ...
    async def claim(self, owner: str, wanted: Sequence[str], now: int, ttl: int) -> dict[str, int | None]: ...
    async def sleep(self, owner: str, resting: Iterable[str], done: Iterable[str]) -> None: ...
    async def visit(self, visited: Iterable[str], now: int) -> None: ...


class Scheduling(Protocol):
    """What a table that is awake needs of the scheduler."""

    def schedule(self, loaded: LoadedTable) -> None:
        """Bots that are asked think, and an alarm is set for the clocks."""

    def cancel(self, table: str) -> None:
        """No alarm for now."""

    async def flag(self, loaded: LoadedTable, seat: int) -> None:
        """The time of a seat is over."""


class Awake:
    def __init__(
        self, tables: Tables, leases: Leases, scheduler: Scheduling, owner: str, every: float = ALIVE_EVERY
    ) -> None:
        self.tables, self.leases, self.scheduler, self.owner, self.every = tables, leases, scheduler, owner, every
        self.ttl = int(every * SIGNS_MISSED * 1000)  # milliseconds
        self.started = self.renewed = tables.clock()
        self.rounds = 0
        self.awake_here: dict[str, LoadedTable] = {}
        self.mine: set[str] = set()  # of these, those this process looks after
        self.elsewhere: set[str] = set()  # and those another does
        self.waking: dict[str, asyncio.Task[None]] = {}
        self.visits: set[str] = set()  # to be put down
        self.deciding = asyncio.Lock()  # who looks after what: one question to the store at a time
        self.tasks: set[asyncio.Task[None]] = set()
        self.stopping = False
        tables.touched, tables.visited, tables.wake = self.touched, self.visited, self.wake

    # ---- living ------------------------------------------------------------------------------------------------------

    async def run(self) -> None:
        self.started = self.tables.clock()
        while not self.stopping:
            try:
                await self.round()
            except NotSaved as problem:
                log.error("scheduler: %s", problem)
            except Exception:
                log.exception("scheduler")  # whatever it was, the other tables are looked after
            await asyncio.sleep(self.every)

    async def round(self) -> None:
        """A sign of life; then what there is to do for the tables that are awake here."""
        now = self.tables.clock()
        await self.leases.renew(self.owner, self.started, now)
        if now - self.renewed > self.ttl:
            self.mine.clear()  # this process was taken for dead: others may have them
        self.renewed = now
        await self.let_sleep(now)
        await self.look_after([loaded for name, loaded in self.awake_here.items() if name not in self.mine])
        await self.put_down(now)
        if self.rounds % TIDY_EVERY == 0:
            await self.leases.forget(now, self.ttl)
        self.rounds += 1

    async def put_down(self, now: int) -> None:
        visits, self.visits = self.visits, set()
        try:
            await self.leases.visit(sorted(visits), now)
        except NotSaved:
            self.visits |= visits
            raise

    async def stop(self) -> None:
        """Others may take over at once."""
        self.stopping = True
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        with contextlib.suppress(NotSaved):
            await self.put_down(self.tables.clock())
            await self.leases.renew(self.owner, self.started, self.tables.clock(), last=True)

    # ---- waking and sleeping -----------------------------------------------------------------------------------------

    def visited(self, loaded: LoadedTable) -> None:
        """Somebody who sits there or follows it is at this table."""
        self.note(loaded, self.tables.clock())
        if not loaded.awake and not loaded.closed:
            self.start(self.wake(loaded))

    def note(self, loaded: LoadedTable, now: int) -> None:
        loaded.visited = now
        if now - loaded.noted >= NOTED_EVERY:
            loaded.noted = now
            self.visits.add(loaded.table.id)

    async def wake(self, loaded: LoadedTable) -> None:
        """The table is awake when this returns, and its clocks are right; many may ask for it at once."""
        name = loaded.table.id
        if self.stopping or loaded.awake:
            return
        if name not in self.waking:
            self.waking[name] = self.start(self.woken(loaded))
        await asyncio.shield(self.waking[name])

    async def woken(self, loaded: LoadedTable) -> None:
        name = loaded.table.id
        loaded.visited = self.tables.clock()
        self.awake_here[name] = loaded
        try:
            await self.look_after_now(loaded)
        finally:
            loaded.awake = True
            del self.waking[name]

    async def let_sleep(self, now: int) -> None:
        asleep = []
        for name, loaded in list(self.awake_here.items()):
            if loaded.followers:
                self.note(loaded, now)
            if now - loaded.visited > LINGER or loaded.closed or self.tables.loaded.get(name) is not loaded:
                loaded.awake = False
                del self.awake_here[name]
                self.elsewhere.discard(name)
                self.scheduler.cancel(name)
                if name in self.mine:
                    self.mine.discard(name)
                    asleep.append(loaded)
        resting = [loaded.table.id for loaded in asleep if loaded.table.needs_scheduling]
        done = [loaded.table.id for loaded in asleep if not loaded.table.needs_scheduling]
        async with self.deciding:
            await self.leases.sleep(self.owner, resting, done)

    # ---- looking after -----------------------------------------------------------------------------------------------

    def touched(self, loaded: LoadedTable) -> None:
        """A table has changed here."""
        name = loaded.table.id
        if loaded.closed:
            self.scheduler.cancel(name)
        elif loaded.awake and name in self.mine:
            self.scheduler.schedule(loaded)
        elif loaded.awake and loaded.table.needs_scheduling and name not in self.elsewhere:
            self.start(self.look_after_now(loaded))

    async def look_after_now(self, loaded: LoadedTable) -> None:
        if loaded.table.needs_scheduling:
            self.elsewhere.add(loaded.table.id)  # until it is known
        try:
            await self.look_after([loaded])
        except NotSaved as problem:
            log.error("table %s: %s", loaded.table.id, problem)  # the next round tries again

    async def look_after(self, found: Sequence[LoadedTable]) -> None:
        """Those of these tables that need it, and that no other living process looks after."""
        wanted = [loaded.table.id for loaded in found if loaded.table.needs_scheduling and not loaded.closed]
        if not wanted or self.stopping:
            return
        async with self.deciding:
            won = await self.leases.claim(self.owner, wanted, self.tables.clock(), self.ttl)
            self.mine |= won.keys()
            self.elsewhere = self.elsewhere.union(wanted) - won.keys()
        for loaded in found:
            if loaded.table.id in won:
                await self.adopt(loaded, won[loaded.table.id])

    async def adopt(self, loaded: LoadedTable, last: int | None) -> None:
        """Go on where another process stopped. `last`: its last sign of life; 0: not known; None: it still lives.

        Nobody pays for the time in which no server ran: from then until this one started. While this one ran, people
        could act, even if the table slept.
        """
        table = loaded.table
        start = table.at if last == 0 else last
        try:
            if start is not None and self.started - start > CLOCK_GAP and ticking(loaded):
                with contextlib.suppress(Stale):
                    await self.tables.act(table.id, "server", commands.Skip(start, self.started))
            for seat in loaded.table.waiting:
                deadline = loaded.table.deadline(seat)
                if deadline is not None and deadline <= self.tables.clock():
                    await self.scheduler.flag(loaded, seat)
            self.scheduler.schedule(loaded)
        except Refusal as problem:
            log.error("table %s: %s", table.id, problem)
        except Exception:
            log.exception("table %s", table.id)

    def start(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task


def ticking(loaded: LoadedTable) -> bool:
    return any(seat.since is not None for seat in loaded.table.seats)
