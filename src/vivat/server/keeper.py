"""Looking after bots and clocks: each table by one process, which says every second that it lives.

When it stops saying so, another process goes on with its tables. What two processes might both do is decided by the
store: only one event can follow another.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
from collections.abc import Callable, Sequence
from typing import Any, Protocol

from vivat.bots import Question, question
from vivat.errors import Refusal
from vivat.server.hall import Hall, Live
from vivat.store.log import NotSaved
from vivat.table import Stale, Table, commands

log = logging.getLogger("vivat.server")
ALIVE_EVERY = 1.0  # seconds
SIGNS_MISSED = 3  # until others take over
AT_ONCE = 200  # tables claimed in one round
CLOCK_GAP = 1_500  # milliseconds without care that players do not pay for


class Leases(Protocol):
    async def claim(self, owner: str, now: int, ttl: int, most: int) -> list[tuple[str, int]]: ...
    async def claim_one(self, table: str, owner: str, now: int, ttl: int) -> bool: ...
    async def renew(self, owner: str, now: int) -> set[str]: ...
    async def release(self, owner: str, now: int) -> None: ...


class Thinker(Protocol):
    levels: Sequence[str]

    async def choose(self, level: str, question: Question, client: str) -> int:
        """A bot's action, thought out elsewhere on this client's account; raises whatever goes wrong."""

    async def stop(self) -> None:
        """Nobody will ask again."""


class Keeper:
    def __init__(
        self,
        hall: Hall,
        leases: Leases,
        thinker: Thinker,
        owner: str,
        pace: float = 0.0,  # seconds before a bot's choice
        every: float = ALIVE_EVERY,
        pays_for: Callable[[Table], str] = lambda table: table.id,  # on whose account the bots of a table think
    ) -> None:
        self.hall, self.leases, self.thinker, self.owner, self.pace = hall, leases, thinker, owner, pace
        self.every, self.pays_for = every, pays_for
        self.ttl = int(every * SIGNS_MISSED * 1000)  # milliseconds
        self.mine: set[str] = set()
        self.elsewhere: dict[str, int] = {}  # tables another process looks after, and until when that is believed
        self.thinking: dict[tuple[str, int], asyncio.Task[None]] = {}
        self.alarms: dict[str, asyncio.TimerHandle] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.stopping = False
        hall.touched = self.touched

    # ---- living ------------------------------------------------------------------------------------------------------

    async def run(self) -> None:
        while not self.stopping:
            try:
                await self.round()
            except NotSaved as problem:
                log.error("keeper: %s", problem)
            except Exception:
                log.exception("keeper")  # whatever it was, the other tables are looked after
            await asyncio.sleep(self.every)

    async def round(self) -> None:
        """A sign of life; then whatever nobody looks after."""
        now = self.hall.clock()
        self.mine = await self.leases.renew(self.owner, now)
        self.elsewhere = {table: until for table, until in self.elsewhere.items() if until >= now}
        for table, alive in await self.leases.claim(self.owner, now, self.ttl, AT_ONCE):
            self.mine.add(table)
            await self.adopt(table, alive)

    async def adopt(self, table: str, alive: int) -> None:
        try:
            live = await self.hall.get(table)
            if self.hall.clock() - alive > CLOCK_GAP and any(seat.since is not None for seat in live.table.seats):
                await self.hall.act(table, "server", commands.Skip(alive))
            self.care(live)
        except Refusal as problem:
            log.error("table %s: %s", table, problem)
        except Exception:
            log.exception("table %s", table)

    async def stop(self) -> None:
        self.stopping = True
        for alarm in self.alarms.values():
            alarm.cancel()
        for task in [*self.thinking.values(), *self.tasks]:
            task.cancel()
        await asyncio.gather(*self.thinking.values(), *self.tasks, return_exceptions=True)
        with contextlib.suppress(NotSaved):
            await self.leases.release(self.owner, self.hall.clock())

    # ---- caring ------------------------------------------------------------------------------------------------------

    def touched(self, live: Live) -> None:
        """A table has changed here."""
        name = live.table.id
        if self.stopping or not live.table.needs_care or live.closed:
            if (alarm := self.alarms.pop(name, None)) is not None:
                alarm.cancel()
            return
        if name in self.mine:
            self.care(live)
        elif self.elsewhere.get(name, 0) < self.hall.clock():
            self.elsewhere[name] = self.hall.clock() + self.ttl
            self.start(self.claim(live))

    async def claim(self, live: Live) -> None:
        with contextlib.suppress(NotSaved):
            if await self.leases.claim_one(live.table.id, self.owner, self.hall.clock(), self.ttl):
                self.elsewhere.pop(live.table.id, None)
                self.mine.add(live.table.id)
                self.care(live)

    def care(self, live: Live) -> None:
        table = live.table
        if table.paused or self.stopping:
            return
        for seat in table.waiting:
            name = (table.id, seat)
            if table.seats[seat].level is not None and name not in self.thinking:
                self.thinking[name] = asyncio.create_task(self.think(live, seat))
        self.set_alarm(live)

    def set_alarm(self, live: Live) -> None:
        """Wake when the first clock of the table runs out."""
        name = live.table.id
        if (alarm := self.alarms.pop(name, None)) is not None:
            alarm.cancel()
        deadlines = [(at, seat) for seat in live.table.waiting if (at := live.table.deadline(seat)) is not None]
        if deadlines:
            at, seat = min(deadlines)
            wait = max(0, at - self.hall.clock()) / 1000
            loop = asyncio.get_running_loop()
            self.alarms[name] = loop.call_later(wait + 0.001, lambda: self.start(self.flag(live, seat)))

    async def flag(self, live: Live, seat: int) -> None:
        with contextlib.suppress(Stale):
            try:
                await self.hall.act(live.table.id, "server", commands.Flag(seat))
                return
            except Stale:
                raise
            except Refusal as problem:
                log.error("table %s: clock of seat %d: %s", live.table.id, seat, problem)
        await asyncio.sleep(0.5)
        self.care(live)

    # ---- thinking ----------------------------------------------------------------------------------------------------

    async def think(self, live: Live, seat: int) -> None:
        try:
            await self.think_once(live, seat)
        except Stale:
            pass
        except Refusal as problem:
            log.error("table %s: bot of seat %d: %s", live.table.id, seat, problem)
            await asyncio.sleep(1)
        finally:
            del self.thinking[live.table.id, seat]
        live = self.hall.live.get(live.table.id, live)  # it may have been read anew
        if live.table.id in self.mine and live.table.needs_care and not live.closed:
            self.care(live)

    async def think_once(self, live: Live, seat: int) -> None:
        table = live.table
        if table.seats[seat].troubles:
            await asyncio.sleep(min(30, 2.0 ** table.seats[seat].troubles))  # it failed before
        if self.pace:
            await asyncio.sleep(self.pace)
        table = live.table
        level, seq = table.seats[seat].level, table.asked.get(seat)
        if level is None or seq is None or table.paused:
            return
        match = table.running
        asked = question(match, seat, bot_seed(table, seat), looks=False)
        choices = {action: word for word, action in match.actions(seat).items()}
        try:
            choice = choices[await self.thinker.choose(level, asked, self.pays_for(table))]
        except Exception as problem:
            log.warning("table %s: bot %s of seat %d failed: %r", table.id, level, seat, problem)
            self.hall.metrics.count("bot_failures")
            await self.hall.act(table.id, "server", commands.BotTrouble(seat, seq))
            return
        await self.hall.act(table.id, "server", commands.BotChoose(seat, seq, choice))
        self.hall.metrics.count("bot_choices")

    def start(self, work: Any) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)


def bot_seed(table: Table, seat: int) -> int:
    """The bot's own randomness: from the table's seed, which cannot be found from it."""
    text = f"bot|{table.seed}|{seat}|{len(table.running.steps)}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:7], "big")
