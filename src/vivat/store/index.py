"""The tables as a list: who gathers, which are old, which are to go."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import sqlalchemy as sa

from vivat.store.database import NOTIFY, Database
from vivat.store.people import noted
from vivat.store.rows import DAY, InLobby, Sitting
from vivat.store.schema import events, tables
from vivat.store.work import Work

ONE_EXPIRES = 7043  # advisory lock
AT_ONCE = 100  # tables deleted in one transaction
TRY_LOCK = sa.text(f"select pg_try_advisory_xact_lock({ONE_EXPIRES})")
DELETE = sa.delete(tables).where(tables.c.table_id == sa.bindparam("table"))
ADD_BRIEF = (
    sa.update(tables)
    .where(tables.c.table_id == sa.bindparam("table"), tables.c.brief.is_(None))
    .values(brief=sa.bindparam("now_brief"), changed=sa.bindparam("now"))
)
DELETE_OLD = sa.text(
    "delete from tables where table_id in (select table_id from tables"
    " where status = :of_status and visited < :before order by visited limit :most) returning table_id"
)


class Listed(NamedTuple):
    """A table in the list; times in milliseconds."""

    table: str
    game: str
    status: str
    listed: bool
    created: int
    visited: int
    owner: str
    awake: bool


class Filter(NamedTuple):
    """What is wanted of the list; None: all."""

    status: str | None = None
    game: str | None = None
    listed: bool | None = None
    visited_before: int | None = None
    table: str | None = None


class Index:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def lobby(self, most: int, since: int) -> list[InLobby]:
        """The newest listed tables that still gather."""
        query = (
            sa.select(tables.c.table_id, tables.c.game, tables.c.created, tables.c.brief)
            .where(tables.c.listed, tables.c.status == "gathering", tables.c.created >= since)
            .where(tables.c.brief.is_not(None))
            .order_by(tables.c.created.desc(), tables.c.table_id)
            .limit(most)
        )
        async with self.database.reading() as connection:
            return [InLobby(*row) for row in await connection.execute(query)]

    async def without_brief(self, most: int, after: str) -> list[str]:
        """Tables that an older version stored, which no list knows yet."""
        query = sa.select(tables.c.table_id).where(tables.c.brief.is_(None), tables.c.table_id > after)
        async with self.database.reading() as connection:
            return list((await connection.execute(query.order_by(tables.c.table_id).limit(most))).scalars())

    async def add_brief(self, table: str, brief: bytes, changed: int, sittings: Sequence[Sitting]) -> None:
        """Unless the table has one by now."""

        def work() -> Work[None]:
            if (yield ADD_BRIEF, {"table": table, "now_brief": brief, "now": changed}):
                yield from noted(sittings)

        await self.database.write(work())

    async def page(self, wanted: Filter, most: int, after: str = "") -> list[Listed]:
        """So many tables in the order of their names, from the one after this."""
        columns = [tables.c[name] for name in ("table_id", *Listed._fields[1:])]
        query = sa.select(*columns).where(tables.c.table_id > after, *conditions(wanted))
        async with self.database.reading() as connection:
            found = await connection.execute(query.order_by(tables.c.table_id).limit(most))
            return [Listed(*row) for row in found]

    async def count(self, wanted: Filter) -> int:
        query = sa.select(sa.func.count()).select_from(tables).where(*conditions(wanted))
        async with self.database.reading() as connection:
            return int((await connection.execute(query)).scalar_one())

    async def length(self, table: str) -> int:
        """How many events a table has."""
        query = sa.select(sa.func.count()).select_from(events).where(events.c.table_id == table)
        async with self.database.reading() as connection:
            return int((await connection.execute(query)).scalar_one())

    # ---- deleting ----------------------------------------------------------------------------------------------------

    async def delete(self, names: Sequence[str]) -> int:
        """These tables with all their events; how many there were. Every process hears of it."""

        def work() -> Work[int]:
            count = 0
            for name in names:
                count += yield DELETE, {"table": name}
            yield from self.notify(names)
            return count

        return await self.database.write(work()) if names else 0

    async def expire(self, keep: Mapping[str, int], now: int, most: int = AT_ONCE) -> list[str]:
        """Delete some of the tables that nobody visited for so many days, by status; 0 days: for ever.

        One process at a time does so: another is told that there are none.
        """
        limits = {status: now - days * DAY for status, days in keep.items() if days}

        def work() -> Work[list[str]]:
            gone: list[str] = []
            if self.database.postgres and not (yield TRY_LOCK, {})[0][0]:
                return gone
            for status, before in limits.items():
                values = {"of_status": status, "before": before, "most": most - len(gone)}
                gone += [row[0] for row in (yield DELETE_OLD, values)]
            yield from self.notify(gone)
            return gone

        return await self.database.write(work())

    def notify(self, names: Sequence[str]) -> Work[None]:
        if self.database.postgres and names:
            yield NOTIFY, [{"note": f"{name} 0"} for name in names]


def conditions(wanted: Filter) -> list[Any]:
    found: list[Any] = []
    if wanted.status is not None:
        found.append(tables.c.status == wanted.status)
    if wanted.game is not None:
        found.append(tables.c.game == wanted.game)
    if wanted.listed is not None:
        found.append(tables.c.listed == wanted.listed)
    if wanted.table is not None:
        found.append(tables.c.table_id == wanted.table)
    if wanted.visited_before is not None:
        found.append(tables.c.visited < wanted.visited_before)
    return found
