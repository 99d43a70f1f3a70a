"""Server processes that come and go around one store, in virtual time."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Callable, Coroutine
from typing import Any

import msgspec
from memory import MemoryStore
from virtual import VirtualLoop

from vivat.bots import Question
from vivat.server.metrics import Metrics
from vivat.server.scheduler import Scheduler
from vivat.server.tables import LoadedTable, Tables
from vivat.table import Fresh, Table, commands

ANN, BOB = "a" * 64, "b" * 64
THOUGHT = 10.0  # seconds of a bot


class Slow:
    levels = ("easy", "random")

    async def choose(self, level: str, question: Question, client: str) -> int:
        await asyncio.sleep(THOUGHT)
        return question.knowledge.options(question.seat)[0]

    async def stop(self) -> None:
        pass


class Process:
    """A server process around a shared store."""

    def __init__(self, store: MemoryStore, name: str) -> None:
        numbers = itertools.count()  # the same deals every time: some would end a match of passes early

        def new() -> Fresh:
            number = next(numbers)
            return Fresh(f"{name}{number}", f"{number:064x}", "invited")

        self.tables = Tables(store, clock, Slow.levels, Metrics(), new)
        self.scheduler = Scheduler(self.tables, store.leases, Slow(), name)
        self.living = asyncio.ensure_future(self.scheduler.awake.run())

    def crash(self) -> None:
        self.scheduler.stopping = self.scheduler.awake.stopping = True
        for alarm in self.scheduler.alarms.values():
            alarm.cancel()
        for task in [
            self.living,
            *self.scheduler.tasks,
            *self.scheduler.awake.tasks,
            *self.scheduler.thinking.values(),
        ]:
            task.cancel()

    async def do(self, who: str, table: str, kind: type, **fields: Any) -> None:
        loaded = await self.tables.get(table)
        await self.tables.act(table, who, kind(id=f"m{loaded.table.seq}", table=table, seq=loaded.table.seq, **fields))

    async def follow(self, table: str) -> Follower:
        loaded = await self.tables.get(table)
        follower = Follower()
        loaded.followers[follower] = None
        self.tables.visited(loaded)
        return follower

    async def table(self, table: str) -> Table:
        return (await self.tables.get(table)).table


class Follower:
    def changed(self, loaded: LoadedTable) -> None:
        pass


def clock() -> int:
    return 1_700_000_000_000 + int(asyncio.get_running_loop().time() * 1000)


def in_virtual_time(work: Callable[[MemoryStore], Coroutine[Any, Any, None]]) -> None:
    async def main() -> None:
        await work(MemoryStore())
        for task in asyncio.all_tasks() - {asyncio.current_task()}:
            task.cancel()

    loop = VirtualLoop()
    try:
        loop.run_until_complete(main())
    finally:
        loop.close()


async def started(process: Process, seats: list[dict[str, Any]], **more: Any) -> str:
    """A running table of Ann's, or of Ann and Bob."""
    options = {"players": len(seats), "first_seat": 0}
    body = {"id": "new", "game": "king_is_dead", "seats": seats, "options": options, **more}
    table = (await process.tables.create(ANN, "t", msgspec.convert(body, commands.Create))).table
    if table.seats[1].kind == "open":
        await process.tables.act(table.id, BOB, commands.Take("t", 1, "Bob", table.invitation))
        await process.do(BOB, table.id, commands.Ready, seat=1)
    await process.do(ANN, table.id, commands.Ready, seat=0)
    await asyncio.sleep(0.1)
    return table.id


ALONE = [{"kind": "person", "name": "Ann"}, {"kind": "bot"}]
TWO = [{"kind": "person", "name": "Ann"}, {"kind": "open"}]
