"""Who looks after which table: one row a process, and only tables that are awake."""

from __future__ import annotations

import asyncio

import sqlalchemy as sa
from stores import about, row, run

from vivat.store import Append, Store, open_store
from vivat.store.schema import processes, tables

TTL = 3_000


async def with_tables(store: Store, *names: str) -> None:
    await store.append(Append([row(name, 1) for name in names], [about(name) for name in names]))


async def known(store: Store) -> list[str]:
    async with store.database.reading() as connection:
        return sorted((await connection.execute(sa.select(processes.c.owner))).scalars())


def test_a_table_is_looked_after_by_one_process_until_it_is_dead_or_the_table_sleeps(url: str) -> None:
    async def work(store: Store) -> None:
        leases = store.leases
        await with_tables(store, "a", "b", "c")
        for name in ("me", "you"):
            await leases.renew(name, 9_000, 10_000)
        assert await leases.claim("me", ["a", "b", "nobody"], 10_000, TTL) == {"a": 0, "b": 0}
        assert await leases.claim("me", ["a"], 10_500, TTL) == {"a": None}
        assert await leases.claim("you", ["a", "b", "c"], 11_000, TTL) == {"c": 0}
        await leases.sleep("me", ["a"], ["b"])
        assert await leases.claim("you", ["a", "b"], 12_000, TTL) == {"a": None, "b": 0}, "it lives, but they slept"
        await leases.sleep("me", ["a"], [])  # too late: it is the other's by now
        assert await leases.claim("me", ["a"], 12_500, TTL) == {}
        await leases.renew("me", 9_000, 13_001)
        assert await leases.claim("me", ["a", "c"], 13_001, TTL) == {"a": 10_000, "c": 10_000}, "no sign for too long"

    run(url, work)


def test_a_process_that_ends_hands_its_tables_over_at_once(url: str) -> None:
    async def work(store: Store) -> None:
        leases = store.leases
        await with_tables(store, "a")
        await leases.renew("me", 9_000, 10_000)
        await leases.claim("me", ["a"], 10_000, TTL)
        await leases.renew("me", 9_000, 10_500, last=True)
        assert await leases.alive("me") == 10_500
        assert await leases.claim("you", ["a"], 10_501, TTL) == {"a": 10_500}

    run(url, work)


def test_a_dead_process_is_remembered_as_long_as_a_table_names_it(url: str) -> None:
    async def work(store: Store) -> None:
        leases = store.leases
        await with_tables(store, "a", "b")
        for name in ("old", "idle", "me"):
            await leases.renew(name, 1_000, 10_000)
        await leases.claim("old", ["a", "b"], 10_000, TTL)
        await leases.sleep("old", ["a"], ["b"])
        await leases.renew("me", 1_000, 20_000)
        await leases.forget(20_000, TTL)
        assert await known(store) == ["me", "old"]
        assert await leases.claim("me", ["a"], 20_000, TTL) == {"a": 10_000}
        await leases.forget(20_000, TTL)
        assert await known(store) == ["me"]

    run(url, work)


def test_of_two_processes_that_claim_at_once_each_table_has_one(url: str) -> None:
    async def work(store: Store) -> None:
        other = open_store(url)
        await other.start()
        names = [f"t{number}" for number in range(30)]
        await with_tables(store, *names)
        for name in ("me", "you"):
            await store.leases.renew(name, 9_000, 10_000)
        claims = await asyncio.gather(
            store.leases.claim("me", names, 10_000, TTL), other.leases.claim("you", names[::-1], 10_000, TTL)
        )
        assert sorted([*claims[0], *claims[1]]) == sorted(names)
        await other.stop()

    run(url, work)


def test_a_visit_is_put_down(url: str) -> None:
    async def work(store: Store) -> None:
        await with_tables(store, "a", "b")
        await store.leases.visit(["a", "nobody"], 77)
        async with store.database.reading() as connection:
            found = await connection.execute(sa.select(tables.c.table_id, tables.c.visited))
            assert {row[0]: row[1] for row in found} == {"a": 77, "b": 5}

    run(url, work)
