"""Analyses of finished matches, made in the background: begun once, gone on with after a restart, kept with the table.

Each has a process of its own, a few at a time. Before every part it waits for its turn among all who think, bots too:
of those who wait, the address that has used least time comes first, so nobody's analysis holds up another's game.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sys
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

import msgspec

from vivat.errors import Refusal
from vivat.server.parts import AnalysisShown, Begin, Next, Save, State, Told
from vivat.server.thinking import Turns, Worker
from vivat.store.rows import Kept, NotSaved

log = logging.getLogger("vivat.server")
LEVEL = "hard"
TOGETHER = 2  # with a process each
MOST_EACH = 3  # begun and not finished, of one address
MOST = 50
SAVE_EVERY = 2_000  # milliseconds
ELSEWHERE = 15_000  # milliseconds for which what another process kept last is taken to go on
PATIENCE = 180.0  # seconds for one part on a busy machine
COMMAND = (sys.executable, "-m", "vivat.server.analyst")
LOST = "the process of an analysis died"


class Shelf(Protocol):
    """Where analyses are kept."""

    async def read(self, table: str) -> Kept | None: ...
    async def keep(self, table: str, known: Kept) -> None: ...


@dataclass
class Making:
    task: asyncio.Task[None]
    state: State = "waiting"
    done: int = 0
    whole: int = 0


class Analyst(Protocol):
    """The near end of where an analysis is made."""

    async def exchange(self, line: bytes) -> bytes:
        """A line for a line; nothing, if it has died."""

    async def end(self) -> None: ...


def analyst() -> Analyst:
    return Worker(COMMAND)


class Analyses:
    def __init__(
        self,
        shelf: Shelf,
        turns: Turns,
        clock: Callable[[], int],
        analyst: Callable[[], Analyst] = analyst,
        together: int = TOGETHER,
        elsewhere: int = ELSEWHERE,
    ) -> None:
        self.shelf, self.turns, self.clock, self.analyst = shelf, turns, clock, analyst
        self.elsewhere = elsewhere
        self.places = Turns(together)
        self.making: dict[str, Making] = {}
        self.clients: Counter[str] = Counter()
        self.failed: dict[str, None] = {}  # tables, the newest last

    async def look(self, table: str) -> AnalysisShown:
        if found := self.making.get(table):
            return AnalysisShown(found.state, LEVEL, found.done, found.whole, None)
        kept = await self.shelf.read(table)
        if kept is not None and kept.done == kept.whole:
            return AnalysisShown("done", LEVEL, kept.done, kept.whole, msgspec.json.decode(kept.body))
        if table in self.failed:
            return AnalysisShown("failed", LEVEL, 0, 0, None)
        if kept is None:
            return AnalysisShown("none", LEVEL, 0, 0, None)
        state: State = "running" if kept.at > self.clock() - self.elsewhere else "stopped"
        return AnalysisShown(state, LEVEL, kept.done, kept.whole, None)

    async def begin(self, table: str, record: str, client: str) -> AnalysisShown:
        """Begin it or go on with it, unless that is being done."""
        shown = await self.look(table)
        if table in self.making or shown.state in ("done", "running"):
            return shown
        if self.clients[client] >= MOST_EACH or len(self.making) >= MOST:
            raise Refusal("analysis-enough", most=MOST_EACH)
        self.failed.pop(table, None)
        self.clients[client] += 1
        self.making[table] = Making(asyncio.create_task(self.make(table, record, client)))
        return await self.look(table)

    async def stop(self) -> None:
        for making in list(self.making.values()):
            making.task.cancel()
        await asyncio.gather(*(making.task for making in list(self.making.values())), return_exceptions=True)

    # ---- making ------------------------------------------------------------------------------------------------------

    async def make(self, table: str, record: str, client: str) -> None:
        worker = self.analyst()
        try:
            async with self.places.turn(client):
                await self.parts(worker, table, record, client)
        except Exception as problem:
            log.warning("an analysis failed: %r", problem, extra={"table": table})
            self.failed[table] = None
            if len(self.failed) > MOST:
                del self.failed[next(iter(self.failed))]
        finally:
            await asyncio.shield(worker.end())
            del self.making[table]
            self.clients[client] -= 1
            if not self.clients[client]:
                del self.clients[client]

    async def parts(self, worker: Analyst, table: str, record: str, client: str) -> None:
        making, saved = self.making[table], 0  # that it was begun is kept at once
        kept = await self.shelf.read(table)
        before = msgspec.json.decode(kept.body) if kept is not None else None
        asked: Begin | Next | Save = Begin(record, LEVEL, before)
        while True:
            async with self.turns.turn(client), asyncio.timeout(PATIENCE):
                told = await ask(worker, asked)
            making.state, making.done, making.whole = "running", told.done, told.whole
            if (body := bytes(told.body)) != b"null":
                saved = self.clock()
                await self.keep(table, Kept(told.done, told.whole, saved, body))
                if isinstance(asked, Next):
                    return
            asked = Save() if self.clock() - saved > SAVE_EVERY and told.done < told.whole else Next()

    async def keep(self, table: str, known: Kept) -> None:
        with contextlib.suppress(NotSaved):  # found out again when somebody asks again
            await self.shelf.keep(table, known)


async def ask(worker: Analyst, asked: Begin | Next | Save) -> Told:
    line = await worker.exchange(msgspec.json.encode(asked))
    if not line:
        raise RuntimeError(LOST)
    return msgspec.json.decode(line, type=Told)
