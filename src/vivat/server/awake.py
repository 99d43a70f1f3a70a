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
from vivat.server.hall import Hall, Live
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


class Carer(Protocol):
    """Who does what an awake table needs."""

    def care(self, live: Live) -> None:
        """Bots that are asked think, and an alarm is set for the clocks."""

    def rest(self, table: str) -> None:
        """Nothing more for now."""

    async def flag(self, live: Live, seat: int) -> None:
        """The time of a seat is over."""


class Awake:
    def __init__(self, hall: Hall, leases: Leases, carer: Carer, owner: str, every: float = ALIVE_EVERY) -> None:
        self.hall, self.leases, self.carer, self.owner, self.every = hall, leases, carer, owner, every
        self.ttl = int(every * SIGNS_MISSED * 1000)  # milliseconds
        self.started = self.renewed = hall.clock()
        self.rounds = 0
        self.tables: dict[str, Live] = {}
        self.mine: set[str] = set()  # of these, those this process looks after
        self.elsewhere: set[str] = set()  # and those another does
        self.waking: dict[str, asyncio.Task[None]] = {}
        self.visits: set[str] = set()  # to be put down
        self.deciding = asyncio.Lock()  # who looks after what: one question to the store at a time
        self.tasks: set[asyncio.Task[None]] = set()
        self.stopping = False
        hall.touched, hall.visited, hall.wake = self.touched, self.visited, self.wake

    # ---- living ------------------------------------------------------------------------------------------------------

    async def run(self) -> None:
        self.started = self.hall.clock()
        while not self.stopping:
            try:
                await self.round()
            except NotSaved as problem:
                log.error("keeper: %s", problem)
            except Exception:
                log.exception("keeper")  # whatever it was, the other tables are looked after
            await asyncio.sleep(self.every)

    async def round(self) -> None:
        """A sign of life; then what there is to do for the tables that are awake here."""
        now = self.hall.clock()
        await self.leases.renew(self.owner, self.started, now)
        if now - self.renewed > self.ttl:
            self.mine.clear()  # this process was taken for dead: others may have them
        self.renewed = now
        await self.let_sleep(now)
        await self.look_after([live for name, live in self.tables.items() if name not in self.mine])
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
            await self.put_down(self.hall.clock())
            await self.leases.renew(self.owner, self.started, self.hall.clock(), last=True)

    # ---- waking and sleeping -----------------------------------------------------------------------------------------

    def visited(self, live: Live) -> None:
        """Somebody who sits there or follows it is at this table."""
        self.note(live, self.hall.clock())
        if not live.awake and not live.closed:
            self.start(self.wake(live))

    def note(self, live: Live, now: int) -> None:
        live.visited = now
        if now - live.noted >= NOTED_EVERY:
            live.noted = now
            self.visits.add(live.table.id)

    async def wake(self, live: Live) -> None:
        """The table is awake when this returns, and its clocks are right; many may ask for it at once."""
        name = live.table.id
        if self.stopping or live.awake:
            return
        if name not in self.waking:
            self.waking[name] = self.start(self.woken(live))
        await asyncio.shield(self.waking[name])

    async def woken(self, live: Live) -> None:
        name = live.table.id
        live.visited = self.hall.clock()
        self.tables[name] = live
        try:
            await self.look_after_now(live)
        finally:
            live.awake = True
            del self.waking[name]

    async def let_sleep(self, now: int) -> None:
        asleep = []
        for name, live in list(self.tables.items()):
            if live.followers:
                self.note(live, now)
            if now - live.visited > LINGER or live.closed or self.hall.live.get(name) is not live:
                live.awake = False
                del self.tables[name]
                self.elsewhere.discard(name)
                self.carer.rest(name)
                if name in self.mine:
                    self.mine.discard(name)
                    asleep.append(live)
        resting = [live.table.id for live in asleep if live.table.needs_care]
        done = [live.table.id for live in asleep if not live.table.needs_care]
        async with self.deciding:
            await self.leases.sleep(self.owner, resting, done)

    # ---- looking after -----------------------------------------------------------------------------------------------

    def touched(self, live: Live) -> None:
        """A table has changed here."""
        name = live.table.id
        if live.closed:
            self.carer.rest(name)
        elif live.awake and name in self.mine:
            self.carer.care(live)
        elif live.awake and live.table.needs_care and name not in self.elsewhere:
            self.start(self.look_after_now(live))

    async def look_after_now(self, live: Live) -> None:
        if live.table.needs_care:
            self.elsewhere.add(live.table.id)  # until it is known
        try:
            await self.look_after([live])
        except NotSaved as problem:
            log.error("table %s: %s", live.table.id, problem)  # the next round tries again

    async def look_after(self, lives: Sequence[Live]) -> None:
        """Those of these tables that need it, and that no other living process looks after."""
        wanted = [live.table.id for live in lives if live.table.needs_care and not live.closed]
        if not wanted or self.stopping:
            return
        async with self.deciding:
            won = await self.leases.claim(self.owner, wanted, self.hall.clock(), self.ttl)
            self.mine |= won.keys()
            self.elsewhere = self.elsewhere.union(wanted) - won.keys()
        for live in lives:
            if live.table.id in won:
                await self.adopt(live, won[live.table.id])

    async def adopt(self, live: Live, last: int | None) -> None:
        """Go on where another process stopped. `last`: its last sign of life; 0: not known; None: it still lives.

        Nobody pays for the time in which no server ran: from then until this one started. While this one ran, people
        could act, even if the table slept.
        """
        table = live.table
        start = table.at if last == 0 else last
        try:
            if start is not None and self.started - start > CLOCK_GAP and ticking(live):
                with contextlib.suppress(Stale):
                    await self.hall.act(table.id, "server", commands.Skip(start, self.started))
            for seat in live.table.waiting:
                deadline = live.table.deadline(seat)
                if deadline is not None and deadline <= self.hall.clock():
                    await self.carer.flag(live, seat)
            self.carer.care(live)
        except Refusal as problem:
            log.error("table %s: %s", table.id, problem)
        except Exception:
            log.exception("table %s", table.id)

    def start(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task


def ticking(live: Live) -> bool:
    return any(seat.since is not None for seat in live.table.seats)
