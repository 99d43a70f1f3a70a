"""When bots and clocks are due, at the tables that are awake and this process's to look after.

What two processes might both do is decided by the store: only one event can follow another.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, Protocol

from vivat.bots import Question, question
from vivat.errors import Refusal
from vivat.server.awake import ALIVE_EVERY, Awake, Leases
from vivat.server.courses import Courses
from vivat.server.tables import LoadedTable, Tables
from vivat.table import Stale, Table, commands

log = logging.getLogger("vivat.server")


class Thinker(Protocol):
    levels: Sequence[str]

    async def choose(self, level: str, question: Question, client: str) -> int:
        """A bot's action, thought out elsewhere on this client's account; raises whatever goes wrong."""

    async def stop(self) -> None:
        """Nobody will ask again."""


class Scheduler:
    def __init__(
        self,
        tables: Tables,
        leases: Leases,
        thinker: Thinker,
        owner: str,
        pace: float = 0.0,  # seconds before a bot's choice
        every: float = ALIVE_EVERY,
        pays_for: Callable[[Table], str] = lambda table: table.id,  # on whose account the bots of a table think
    ) -> None:
        self.tables, self.thinker, self.pace, self.pays_for = tables, thinker, pace, pays_for
        self.awake = Awake(tables, leases, self, owner, every)
        self.thinking: dict[tuple[str, int], asyncio.Task[None]] = {}
        self.alarms: dict[str, asyncio.TimerHandle] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.courses = Courses()
        self.stopping = False

    async def stop(self) -> None:
        self.stopping = True
        for alarm in self.alarms.values():
            alarm.cancel()
        for task in [*self.thinking.values(), *self.tasks]:
            task.cancel()
        await asyncio.gather(*self.thinking.values(), *self.tasks, return_exceptions=True)
        await self.awake.stop()

    # ---- scheduling --------------------------------------------------------------------------------------------------

    def schedule(self, loaded: LoadedTable) -> None:
        table = loaded.table
        if table.paused or self.stopping or table.id not in self.awake.mine:
            self.cancel(table.id)
            return
        for seat in table.waiting:
            name = (table.id, seat)
            if table.seats[seat].level is not None and name not in self.thinking:
                self.thinking[name] = asyncio.create_task(self.think(loaded, seat))
        self.set_alarm(loaded)

    def set_alarm(self, loaded: LoadedTable) -> None:
        """Wake when the first clock of the table runs out."""
        name = loaded.table.id
        self.cancel(name)
        deadlines = [(at, seat) for seat in loaded.table.waiting if (at := loaded.table.deadline(seat)) is not None]
        if deadlines:
            at, seat = min(deadlines)
            wait = max(0, at - self.tables.clock()) / 1000
            loop = asyncio.get_running_loop()
            self.alarms[name] = loop.call_later(wait + 0.001, lambda: self.start(self.flag(loaded, seat)))

    def cancel(self, table: str) -> None:
        if (alarm := self.alarms.pop(table, None)) is not None:
            alarm.cancel()

    async def flag(self, loaded: LoadedTable, seat: int) -> None:
        with contextlib.suppress(Stale):
            try:
                await self.tables.act(loaded.table.id, "server", commands.Flag(seat))
                return
            except Stale:
                raise
            except Refusal as problem:
                log.error("clock of seat %d: %s", seat, problem, extra={"table": loaded.table.id})
        await asyncio.sleep(0.5)
        self.schedule(loaded)

    # ---- thinking ----------------------------------------------------------------------------------------------------

    async def think(self, loaded: LoadedTable, seat: int) -> None:
        try:
            await self.think_once(loaded, seat)
        except Stale:
            pass
        except Refusal as problem:
            log.error("bot of seat %d: %s", seat, problem, extra={"table": loaded.table.id})
            await asyncio.sleep(1)
        finally:
            del self.thinking[loaded.table.id, seat]
        loaded = self.tables.loaded.get(loaded.table.id, loaded)  # it may have been read anew
        if loaded.table.needs_scheduling and not loaded.closed:
            self.schedule(loaded)

    async def think_once(self, loaded: LoadedTable, seat: int) -> None:
        table = loaded.table
        if table.seats[seat].troubles:
            await asyncio.sleep(min(30, 2.0 ** table.seats[seat].troubles))  # it failed before
        if self.pace:
            await asyncio.sleep(self.pace)
        table = loaded.table
        level, seq = table.seats[seat].level, table.asked.get(seat)
        if level is None or seq is None or table.paused:
            return
        match = table.running
        course = self.courses.of(table.id, seat, match.steps)
        asked = question(match, seat, bot_seed(table, seat), with_view=False, course=course)
        choices = {action: word for word, action in match.actions(seat).items()}
        try:
            choice = choices[await self.thinker.choose(level, asked, self.pays_for(table))]
        except Exception as problem:
            log.warning("bot %s of seat %d failed: %r", level, seat, problem, extra={"table": table.id})
            self.tables.metrics.count("bot_failures")
            await self.tables.act(table.id, "server", commands.BotTrouble(seat, seq))
            return
        await self.tables.act(table.id, "server", commands.BotChoose(seat, seq, choice))
        self.tables.metrics.count("bot_choices")

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)


def bot_seed(table: Table, seat: int) -> int:
    """The bot's own randomness: from the table's seed, which cannot be found from it."""
    text = f"bot|{table.seed}|{seat}|{len(table.running.steps)}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:7], "big")
