"""A database of an older version is brought to the newest schema with everything in it."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import sqlalchemy as sa
from stores import one, run

from vivat.store import Store, migrations
from vivat.store.database import Database
from vivat.store.index import Filter
from vivat.store.log import seal
from vivat.store.schema import metadata

OLD_TABLES = (
    ("slept", "running", True, 5, "", 9_000),
    ("alone", "running", True, 6, "p1", 9_500),
    ("still", "gathering", False, 7, "", 7),
    ("done", "over", False, 8, "p1", 8_000),
)


def first_version(url: str) -> None:
    """A database as the first version left it: four tables with three events each."""

    async def main() -> None:
        database = Database(url)
        async with database.engine.begin() as connection:
            await connection.run_sync(lambda one: migrations.upgrade(one, "0001"))
            for table, status, care, created, owner, alive in OLD_TABLES:
                await connection.execute(
                    sa.text("insert into tables values (:t, 'g', :s, false, :c, :m, :o, :a)"),
                    {"t": table, "s": status, "c": care, "m": created, "o": owner, "a": alive},
                )
                mark = b""
                for seq in (1, 2, 3):
                    mark = seal(mark, body := b'{"x":%d}' % seq)
                    await connection.execute(
                        sa.text("insert into events values (:t, :n, :b, :m)"),
                        {"t": table, "n": seq, "b": body, "m": mark},
                    )
        await database.stop()

    asyncio.run(main())


def test_tables_of_the_first_version_are_all_there_and_go_on(url: str) -> None:
    first_version(url)

    async def work(store: Store) -> None:
        listed = {found.table: found for found in await store.index.page(Filter(), 10)}
        assert {name: found.status for name, found in listed.items()} == {
            name: status for name, status, *_ in OLD_TABLES
        }
        for found in listed.values():
            assert abs(found.visited - time.time() * 1000) < 60_000, "no table is too old on the day of the upgrade"
            assert len(await store.events(found.table)) == 3
        await store.append(one("slept", 4))
        assert len(await store.events("slept")) == 4
        assert await store.leases.claim("me", list(listed), 10**12, 3_000) == {
            "slept": 9_000, "alone": 9_500, "still": 0, "done": 0,
        }, "when a table was last looked after is known"  # fmt: skip
        assert await store.index.delete(["alone"]) == 1
        assert await store.events("alone") == []

    run(url, work)


async def as_the_code_has_it(store: Store) -> None:
    async with store.database.engine.connect() as connection:
        made = await connection.run_sync(shape)
    for table in metadata.sorted_tables:
        columns, indexes, foreign = made[table.name]
        assert columns == {column.name: column.nullable for column in table.columns}
        assert indexes == {index.name for index in table.indexes}
        assert foreign == {(key.column.table.name, key.ondelete) for key in table.foreign_keys}


def test_the_migrations_make_the_schema_that_the_code_uses(url: str) -> None:
    run(url, as_the_code_has_it)


def test_an_upgrade_makes_the_schema_of_a_new_database(url: str) -> None:
    first_version(url)
    run(url, as_the_code_has_it)


def shape(connection: sa.Connection) -> dict[str, Any]:
    """Of each table its columns (and whether they may be empty), its indexes, and what it refers to."""
    seen = sa.inspect(connection)
    return {
        name: (
            {column["name"]: column["nullable"] for column in seen.get_columns(name)},
            {index["name"] for index in seen.get_indexes(name)},
            {(key["referred_table"], key["options"].get("ondelete")) for key in seen.get_foreign_keys(name)},
        )
        for name in seen.get_table_names()
    }
