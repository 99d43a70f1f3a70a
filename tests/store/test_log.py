"""The event log: what is acknowledged is there, once, in order; what is not is refused and nothing else suffers."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest
import sqlalchemy as sa
from stores import about, one, row, run

from vivat.store import Append, Conflict, Damaged, Gone, NotSaved, Row, Store, open_store
from vivat.store.schema import events
from vivat.store.sqlite import KEPT


def test_what_is_appended_is_read_back_after_a_restart(url: str) -> None:
    async def write(store: Store) -> None:
        await store.append(Append([row("a", 1), row("a", 2)], [about("a")]))
        await store.append(one("b", 1))
        await store.append(one("a", 3))

    async def read(store: Store) -> None:
        assert [found.seq for found in await store.events("a")] == [1, 2, 3]
        assert [found.seq for found in await store.events("a", after=2)] == [3]
        assert await store.events("a", after=3) == []
        assert await store.events("nothing") == []
        assert await store.newest(["a", "b", "c"]) == {"a": 3, "b": 1}
        await store.append(one("a", 4))
        assert len(await store.events("a")) == 4

    run(url, write)
    run(url, read)


def test_of_two_that_follow_the_same_event_one_is_refused(url: str) -> None:
    async def work(store: Store) -> None:
        other = open_store(url)
        await other.start()
        await store.append(one("a", 1))
        appends = [s.append(one("a", 2, text)) for text in "pqrs" for s in (store, other)]
        answers = await asyncio.gather(*appends, return_exceptions=True)
        assert sorted(type(answer).__name__ for answer in answers) == ["Conflict"] * 7 + ["NoneType"]
        assert len(await store.events("a")) == 2
        await other.stop()

    run(url, work)


def test_those_committed_together_do_not_fail_for_each_other(url: str) -> None:
    async def work(store: Store) -> None:
        await store.append(one("a", 1))
        appends = [one("a", 1), *(one(f"t{number}", 1) for number in range(50)), one("a", 1)]
        answers = await asyncio.gather(*map(store.append, appends), return_exceptions=True)
        assert [isinstance(answer, Conflict) for answer in answers] == [True] + [False] * 50 + [True]
        for number in range(50):
            assert len(await store.events(f"t{number}")) == 1

    run(url, work)


def test_several_events_are_stored_together_or_not_at_all(url: str) -> None:
    async def work(store: Store) -> None:
        await store.append(Append([row("a", 1), row("a", 2)], [about("a")]))
        with pytest.raises(Conflict):
            await store.append(Append([row("b", 1), row("a", 3), row("a", 2)], [about("b")]))
        assert await store.events("b") == []
        assert len(await store.events("a")) == 2

    run(url, work)


def test_a_corrupt_last_record_is_noticed_and_everything_before_it_is_read(url: str) -> None:
    async def write(store: Store) -> None:
        for seq in range(1, 6):
            await store.append(one("a", seq))
        await store.append(one("b", 1))
        async with store.database.engine.begin() as connection:
            wrong = sa.update(events).where(events.c.table_id == "a", events.c.seq == 5)
            await connection.execute(wrong.values(body=b'{"x":"forged"}'))

    async def read(store: Store) -> None:
        with pytest.raises(Damaged) as caught:
            await store.events("a")
        assert [found.seq for found in caught.value.rows] == [1, 2, 3, 4]
        with pytest.raises(Damaged):
            await store.events("a", after=4)
        assert len(await store.events("b")) == 1

    run(url, write)
    run(url, read)


def test_a_missing_event_is_noticed(url: str) -> None:
    async def work(store: Store) -> None:
        for seq in range(1, 6):
            await store.append(one("a", seq))
        async with store.database.engine.begin() as connection:
            await connection.execute(sa.delete(events).where(events.c.table_id == "a", events.c.seq == 3))
        with pytest.raises(Damaged) as caught:
            await store.events("a")
        assert len(caught.value.rows) == 2

    run(url, work)


async def with_pragma(store: Store, pragma: str) -> None:
    """The connection that writes, until it is made anew, has this setting."""
    local = store.database.local
    assert local is not None

    def work() -> None:
        local.opened().execute(f"pragma {pragma}")

    await asyncio.get_running_loop().run_in_executor(local.thread, work)


def test_a_full_disk_refuses_and_forgets_nothing(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        await store.append(one("a", 1))
        refused = 0
        for seq in range(2, 200):
            try:
                await with_pragma(store, "max_page_count=20")
                await store.append(Append([Row("a", seq - refused, b"y" * 2000)], []))
            except NotSaved as problem:
                assert "full" in str(problem)
                refused += 1
        assert refused > 100
        assert len(await store.events("a")) == 199 - refused
        await with_pragma(store, "max_page_count=1000")
        await store.append(one("a", 200 - refused))
        assert len(await store.events("a")) == 200 - refused

    run(str(tmp_path / "full.sqlite"), work)


def test_a_read_only_database_refuses_and_can_be_read(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        await store.append(one("a", 1))

        await with_pragma(store, "query_only=on")
        with pytest.raises(NotSaved):
            await store.append(one("a", 2))
        assert len(await store.events("a")) == 1

    run(str(tmp_path / "ro.sqlite"), work)


def test_a_locked_database_is_waited_for_and_nothing_is_acknowledged_meanwhile(tmp_path: Path) -> None:
    path = tmp_path / "slow.sqlite"

    async def work(store: Store) -> None:
        await store.append(one("a", 1))
        holder = sqlite3.connect(path, isolation_level=None)
        holder.execute("begin immediate")
        waiting = asyncio.create_task(store.append(one("a", 2)))
        await asyncio.sleep(0.3)
        assert not waiting.done()
        assert len(await store.events("a")) == 1
        holder.execute("rollback")
        await waiting
        assert len(await store.events("a")) == 2
        holder.close()

    run(str(path), work)


def test_stopping_commits_what_waits(url: str) -> None:
    async def write(store: Store) -> None:
        for seq in range(1, 40):
            asyncio.get_running_loop().create_task(store.append(one("a", seq)))
        await asyncio.sleep(0)

    async def read(store: Store) -> None:
        assert len(await store.events("a")) == 39

    run(url, write)
    run(url, read)


def test_the_lobby_lists_the_newest_tables_that_gather(url: str) -> None:
    async def work(store: Store) -> None:
        shown = [about(f"t{n}", listed=True, status="gathering", created=n, brief=b"%d" % n) for n in range(5)]
        hidden = [about("u", status="gathering", brief=b"u"), about("v", listed=True, brief=b"v")]
        await store.append(Append([row(summary.table, 1) for summary in shown + hidden], shown + hidden))
        lobby = await store.index.lobby(3, 0)
        assert [(one.table, one.brief) for one in lobby] == [("t4", b"4"), ("t3", b"3"), ("t2", b"2")]
        await store.append(Append([row("t4", 2)], [about("t4", listed=True, created=4)]))
        assert [one.table for one in await store.index.lobby(3, 3)] == ["t3"]

    run(url, work)


def test_what_was_deleted_does_not_come_back(url: str) -> None:
    """A process that has the table in memory, and its newest seal, appends to it: nothing half is stored."""

    async def work(store: Store) -> None:
        other = open_store(url)
        await other.start()
        for seq in range(1, 4):
            await store.append(one("a", seq))
        await store.append(one("b", 1))
        assert await other.index.delete(["a", "nobody"]) == 1
        answers = await asyncio.gather(
            *(store.append(append) for append in (one("a", 4), one("b", 2))), return_exceptions=True
        )
        assert [type(answer) for answer in answers] == [Conflict, type(None)]
        assert await store.events("a") == []
        with pytest.raises(Gone):
            await store.events("a", after=3)
        assert await store.newest(["a", "b"]) == {"b": 2}
        await store.append(one("a", 1))
        assert len(await store.events("a")) == 1
        await other.stop()

    run(url, work)


def test_deleting_and_appending_at_the_same_moment_leave_all_or_nothing(url: str) -> None:
    async def work(store: Store) -> None:
        other = open_store(url)
        await other.start()
        for number in range(20):
            name = f"t{number}"
            await store.append(Append([row(name, seq) for seq in range(1, 30)], [about(name)]))
            doing = (store.append(one(name, 30)), other.index.delete([name]), store.append(one(name, 31)))
            await asyncio.gather(*doing, return_exceptions=True)
            assert await store.events(name) == []
        await other.stop()

    run(url, work)


def test_the_secret_key_is_made_once_for_each_database(url: str) -> None:
    found: list[bytes] = []

    async def work(store: Store) -> None:
        found.append(await store.key("tokens"))

    run(url, work)
    run(url, work)
    assert found[0] == found[1]
    assert len(found[0]) == 32


def test_a_connection_that_reads_keeps_little_of_the_file(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        async with store.database.reading() as connection:
            assert (await connection.execute(sa.text("pragma cache_size"))).scalar() == -KEPT

    run(str(tmp_path / "little.sqlite"), work)
