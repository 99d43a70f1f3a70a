"""Server processes of a simulated week: bots that sometimes fail, crashes that take everything in memory."""

from __future__ import annotations

import asyncio
import contextlib
from random import Random
from typing import TYPE_CHECKING

from vivat.bots import Question
from vivat.errors import Refusal
from vivat.server import notifications
from vivat.server.metrics import Metrics
from vivat.server.scheduler import Scheduler
from vivat.server.session import Session
from vivat.server.tables import Tables
from vivat.store import NotSaved

if TYPE_CHECKING:
    from week import Week

SIGN_OF_LIFE = 300.0


class Inline:
    """Bots that think for a while, and sometimes fail."""

    levels = ("random", "easy", "clever")

    def __init__(self, random: Random) -> None:
        self.random = random

    async def choose(self, level: str, question: Question, client: str) -> int:
        await asyncio.sleep(self.random.expovariate(1))
        if self.random.random() < 0.01:
            raise RuntimeError("a bot has failed")
        options = question.knowledge.options(question.seat)
        return options[question.seed % len(options)]

    async def stop(self) -> None:
        pass


class Process:
    """One server process; a crash takes everything it holds in memory."""

    def __init__(self, week: Week, name: str) -> None:
        self.week, self.name = week, name
        self.tables = Tables(week.store, week.clock, Inline.levels, Metrics(), week.fresh)
        self.scheduler = Scheduler(self.tables, week.store.leases, Inline(week.random), name, every=SIGN_OF_LIFE)
        self.sessions: list[Session] = []
        self.tasks = [asyncio.ensure_future(self.scheduler.awake.run()), asyncio.ensure_future(self.look())]
        self.alive = True

    async def look(self) -> None:
        while True:
            with contextlib.suppress(NotSaved, Refusal):
                await notifications.look(self.tables, self.week.store, list(self.tables.loaded))  # type: ignore[arg-type]
            await asyncio.sleep(notifications.LOOK_EVERY * 60)

    def crash(self) -> None:
        for name in ("errors", "broken_tables"):
            if self.tables.metrics.counts[name]:
                self.week.problems.append(AssertionError(f"{name} of the server"))
        self.alive = False
        self.scheduler.stopping = self.scheduler.awake.stopping = True
        for alarm in self.scheduler.alarms.values():
            alarm.cancel()
        for task in [
            *self.tasks,
            *self.scheduler.tasks,
            *self.scheduler.awake.tasks,
            *self.scheduler.thinking.values(),
        ]:
            task.cancel()
        for session in self.sessions:
            session.close()
