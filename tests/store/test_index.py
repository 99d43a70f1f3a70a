"""The tables as a list, and what goes from it."""

from __future__ import annotations

import asyncio

from stores import about, row, run

from vivat.store import Append, Store, open_store
from vivat.store.index import DAY, Filter

KEEP = {"gathering": 7, "running": 90, "over": 365}
NOW = 1_000 * DAY


async def with_tables(store: Store, **tables: tuple[str, int]) -> None:
    """Tables by name: their status, and how many days ago somebody visited them."""
    summaries = [about(name, status=status) for name, (status, _) in tables.items()]
    await store.append(Append([row(name, 1) for name in tables], summaries))
    for name, (_, days) in tables.items():
        await store.leases.visit([name], NOW - days * DAY - 1)


async def left(store: Store) -> list[str]:
    return [found.table for found in await store.index.page(Filter(), 1000)]


def test_tables_expire_when_nobody_visited_them_for_the_days_of_their_status(url: str) -> None:
    async def work(store: Store) -> None:
        kinds = {"a": ("gathering", 6), "b": ("gathering", 7), "c": ("running", 89), "d": ("running", 90)}
        await with_tables(store, **kinds, e=("over", 364), f=("over", 365))
        assert sorted(await store.index.expire(KEEP, NOW)) == ["b", "d", "f"]
        assert await left(store) == ["a", "c", "e"]
        assert await store.events("b") == []
        assert await store.index.expire(KEEP, NOW) == []
        assert await store.index.expire({**KEEP, "gathering": 0}, NOW + 30 * DAY) == ["c", "e"], "0 days: never"

    run(url, work)


def test_they_go_a_few_at_a_time_the_oldest_first(url: str) -> None:
    async def work(store: Store) -> None:
        await with_tables(store, **{f"t{days}": ("gathering", days) for days in range(10, 30)})
        assert sorted(await store.index.expire(KEEP, NOW, most=3)) == ["t27", "t28", "t29"]
        assert len(await left(store)) == 17

    run(url, work)


def test_one_process_at_a_time_expires_and_none_goes_twice(url: str) -> None:
    async def work(store: Store) -> None:
        await with_tables(store, **{f"t{number}": ("gathering", 9) for number in range(40)})
        other = open_store(url)
        await other.start()
        gone = await asyncio.gather(*(one.index.expire(KEEP, NOW, most=10) for one in (store, other) * 2))
        names = [name for some in gone for name in some]
        assert names
        assert len(names) == len(set(names)) == 40 - len(await left(store))
        await other.stop()

    run(url, work)


def test_the_list_comes_in_pages(url: str) -> None:
    async def work(store: Store) -> None:
        await with_tables(store, a=("over", 1), b=("running", 9), c=("over", 9), d=("over", 9))
        assert [found.table for found in await store.index.page(Filter(status="over"), 2)] == ["a", "c"]
        assert [found.table for found in await store.index.page(Filter(status="over"), 2, after="c")] == ["d"]
        assert await store.index.count(Filter(visited_before=NOW - 5 * DAY)) == 3
        assert await store.index.length("a") == 1

    run(url, work)
