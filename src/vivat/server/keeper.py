"""Looking after bots and clocks, of the tables that are awake and this process's to look after.

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
from vivat.server.hall import Hall, Live
from vivat.table import Stale, Table, commands

log = logging.getLogger("vivat.server")


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
        self.hall, self.thinker, self.pace, self.pays_for = hall, thinker, pace, pays_for
        self.awake = Awake(hall, leases, self, owner, every)
        self.thinking: dict[tuple[str, int], asyncio.Task[None]] = {}
        self.alarms: dict[str, asyncio.TimerHandle] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.stopping = False

    async def stop(self) -> None:
        self.stopping = True
        for alarm in self.alarms.values():
            alarm.cancel()
        for task in [*self.thinking.values(), *self.tasks]:
            task.cancel()
        await asyncio.gather(*self.thinking.values(), *self.tasks, return_exceptions=True)
        await self.awake.stop()

    # ---- caring ------------------------------------------------------------------------------------------------------

    def care(self, live: Live) -> None:
        table = live.table
        if table.paused or self.stopping or table.id not in self.awake.mine:
            self.rest(table.id)
            return
        for seat in table.waiting:
            name = (table.id, seat)
            if table.seats[seat].level is not None and name not in self.thinking:
                self.thinking[name] = asyncio.create_task(self.think(live, seat))
        self.set_alarm(live)

    def set_alarm(self, live: Live) -> None:
        """Wake when the first clock of the table runs out."""
        name = live.table.id
        self.rest(name)
        deadlines = [(at, seat) for seat in live.table.waiting if (at := live.table.deadline(seat)) is not None]
        if deadlines:
            at, seat = min(deadlines)
            wait = max(0, at - self.hall.clock()) / 1000
            loop = asyncio.get_running_loop()
            self.alarms[name] = loop.call_later(wait + 0.001, lambda: self.start(self.flag(live, seat)))

    def rest(self, table: str) -> None:
        if (alarm := self.alarms.pop(table, None)) is not None:
            alarm.cancel()

    async def flag(self, live: Live, seat: int) -> None:
        with contextlib.suppress(Stale):
            try:
                await self.hall.act(live.table.id, "server", commands.Flag(seat))
                return
            except Stale:
                raise
            except Refusal as problem:
                log.error("clock of seat %d: %s", seat, problem, extra={"table": live.table.id})
        await asyncio.sleep(0.5)
        self.care(live)

    # ---- thinking ----------------------------------------------------------------------------------------------------

    async def think(self, live: Live, seat: int) -> None:
        try:
            await self.think_once(live, seat)
        except Stale:
            pass
        except Refusal as problem:
            log.error("bot of seat %d: %s", seat, problem, extra={"table": live.table.id})
            await asyncio.sleep(1)
        finally:
            del self.thinking[live.table.id, seat]
        live = self.hall.live.get(live.table.id, live)  # it may have been read anew
        if live.table.needs_care and not live.closed:
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
            log.warning("bot %s of seat %d failed: %r", level, seat, problem, extra={"table": table.id})
            self.hall.metrics.count("bot_failures")
            await self.hall.act(table.id, "server", commands.BotTrouble(seat, seq))
            return
        await self.hall.act(table.id, "server", commands.BotChoose(seat, seq, choice))
        self.hall.metrics.count("bot_choices")

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)


def bot_seed(table: Table, seat: int) -> int:
    """The bot's own randomness: from the table's seed, which cannot be found from it."""
    text = f"bot|{table.seed}|{seat}|{len(table.running.steps)}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:7], "big")
