"""Who looks after which table, and which process lives: one row a process, written once a second.

A process is dead when it has given no sign for a while, or has said that it ends. Its row stays as long as tables that
it looked after name it: nobody's clock runs while no server does, and that is where the time of its end is kept.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from typing import NamedTuple

import sqlalchemy as sa

from vivat.store.database import Database
from vivat.store.schema import processes, tables
from vivat.store.work import Work

AT_ONCE = 500  # names in one query
RENEW = (
    sa.update(processes)
    .where(processes.c.owner == sa.bindparam("process"))
    .values(alive=sa.bindparam("now"), ended=sa.bindparam("last"))
)
NEW_PROCESS = sa.insert(processes)
ALIVE = sa.select(processes.c.alive).where(processes.c.owner == sa.bindparam("process"))
FORGET = sa.delete(processes).where(
    sa.or_(processes.c.ended, processes.c.alive < sa.bindparam("dead_since")),
    ~sa.exists().where(tables.c.owner == processes.c.owner),
)
TAKE = (
    sa.update(tables)
    .where(
        tables.c.table_id == sa.bindparam("table"),
        tables.c.owner == sa.bindparam("before"),
        tables.c.awake == sa.bindparam("was_awake"),
    )
    .values(owner=sa.bindparam("process"), awake=sa.true())
)
SLEEP = (
    sa.update(tables)
    .where(tables.c.table_id == sa.bindparam("table"), tables.c.owner == sa.bindparam("process"))
    .values(owner=sa.bindparam("kept"), awake=sa.false())
)
VISIT = (
    sa.update(tables).where(tables.c.table_id == sa.bindparam("table")).values(visited=sa.bindparam("now"))
)  # fmt: skip


class Holding(NamedTuple):
    """A table as this process finds it."""

    owner: str  # "": nobody has looked after it yet
    awake: bool
    alive: int | None  # its owner's newest sign of life
    ended: bool | None

    def free(self, mine: str, now: int, ttl: int) -> bool:
        return self.owner in ("", mine) or not self.awake or self.dead(now, ttl)

    def dead(self, now: int, ttl: int) -> bool:
        return self.alive is None or bool(self.ended) or self.alive < now - ttl


class Leases:
    def __init__(self, database: Database) -> None:
        self.database = database
        self.renewing = asyncio.Lock()  # the first sign makes the row, once

    async def renew(self, owner: str, started: int, now: int, last: bool = False) -> None:
        """Say that this process lives; or, with `last`, that it ends and others may take its tables at once."""

        def work() -> Work[None]:
            if not (yield RENEW, {"process": owner, "now": now, "last": last}):
                yield NEW_PROCESS, {"owner": owner, "started": started, "alive": now, "ended": last}

        async with self.renewing:
            await self.database.write(work())

    async def alive(self, owner: str) -> int | None:
        """The newest sign of life of a process, as others see it."""
        async with self.database.reading() as connection:
            return (await connection.execute(ALIVE, {"process": owner})).scalar()

    async def forget(self, now: int, ttl: int) -> None:
        """Dead processes that no table names any more."""

        def work() -> Work[None]:
            yield FORGET, {"dead_since": now - ttl}

        await self.database.write(work())

    async def claim(self, owner: str, wanted: Sequence[str], now: int, ttl: int) -> dict[str, int | None]:
        """Look after those of these tables that no living process does.

        With each comes the last sign of life of the process that did so before: None if there was no such time, 0 if it
        is not known.
        """
        holdings = await self.holdings(wanted)
        free = {table: held for table, held in holdings.items() if held.free(owner, now, ttl)}

        def work() -> Work[list[str]]:
            won = []
            for table, held in sorted(free.items()):  # in one order everywhere: nobody waits crosswise
                if held.owner == owner and held.awake:
                    won.append(table)
                    continue
                values = {"table": table, "before": held.owner, "was_awake": held.awake, "process": owner}
                if (yield TAKE, values):
                    won.append(table)
            return won

        won = await self.database.write(work()) if free else []
        return {table: last_sign(free[table], owner, now, ttl) for table in won}

    async def holdings(self, wanted: Sequence[str]) -> dict[str, Holding]:
        query = sa.select(tables.c.table_id, tables.c.owner, tables.c.awake, processes.c.alive, processes.c.ended)
        joined = query.outerjoin_from(tables, processes, tables.c.owner == processes.c.owner)
        found: dict[str, Holding] = {}
        async with self.database.reading() as connection:
            for start in range(0, len(wanted), AT_ONCE):
                some = joined.where(tables.c.table_id.in_(wanted[start : start + AT_ONCE]))
                found |= {row[0]: Holding(*row[1:]) for row in await connection.execute(some)}
        return found

    async def sleep(self, owner: str, resting: Iterable[str], done: Iterable[str]) -> None:
        """Look after these no more: some rest, and keep their owner's name for the clocks; the others need nobody."""
        rows = [{"table": table, "process": owner, "kept": owner} for table in resting]
        rows += [{"table": table, "process": owner, "kept": ""} for table in done]
        rows.sort(key=lambda row: row["table"])

        def work() -> Work[None]:
            yield SLEEP, rows

        if rows:
            await self.database.write(work())

    async def visit(self, visited: Iterable[str], now: int) -> None:
        """Somebody was at these tables."""
        rows = [{"table": table, "now": now} for table in visited]

        def work() -> Work[None]:
            yield VISIT, rows

        if rows:
            await self.database.write(work())


def last_sign(held: Holding, owner: str, now: int, ttl: int) -> int | None:
    if held.owner == "":
        return 0
    if held.owner == owner or not held.dead(now, ttl):
        return None
    return held.alive or 0
