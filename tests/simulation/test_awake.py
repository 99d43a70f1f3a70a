"""Tables sleep when nobody is there, and wake as they should: in virtual time, with processes that come and go."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

from memory import MemoryStore
from processes import ALONE, ANN, THOUGHT, TWO, Process, clock, in_virtual_time, started

from vivat.errors import Refusal
from vivat.server import awake
from vivat.store.leases import Holding
from vivat.table import commands

# ---- sleeping --------------------------------------------------------------------------------------------------------


def test_bots_play_on_for_two_minutes_when_nobody_is_there_and_go_on_when_somebody_comes() -> None:
    async def work(store: MemoryStore) -> None:
        process = Process(store, "p")
        table = await started(process, ALONE)
        await process.do(ANN, table, commands.Bot, seat=0, level="easy")
        await asyncio.sleep(100)
        early = len(store.rows[table])
        assert early > 8, "they play"
        await asyncio.sleep(60)
        late = len(store.rows[table])
        await asyncio.sleep(24 * 3600)
        assert len(store.rows[table]) == late < early + 5, "and stop"
        assert not process.scheduler.thinking
        assert store.leases.owners[table] == ("p", False)
        process.tables.visited(await process.tables.get(table))
        await asyncio.sleep(3 * THOUGHT)
        assert len(store.rows[table]) > late

    in_virtual_time(work)


def test_a_table_that_is_followed_stays_awake() -> None:
    async def work(store: MemoryStore) -> None:
        process = Process(store, "p")
        table = await started(process, ALONE)
        await process.do(ANN, table, commands.Bot, seat=0, level="easy")
        await process.follow(table)
        while (await process.table(table)).status == "running":
            before = len(store.rows[table])
            await asyncio.sleep(2 * THOUGHT + 5)
            assert len(store.rows[table]) > before
        await asyncio.sleep(5)

    in_virtual_time(work)


def test_a_sleeping_table_costs_nothing() -> None:
    async def work(store: MemoryStore) -> None:
        process = Process(store, "p")
        for number in range(3):
            await started(process, [ALONE[0], {"kind": "bot"}], id=f"n{number}", clock={"move": 30 * 24 * 3600})
        await asyncio.sleep(awake.LINGER / 1000 + 5)
        calls: list[str] = []
        for name in ("claim", "sleep", "visit", "renew"):
            honest = getattr(store.leases, name)

            async def counted(*values: Any, name: str = name, honest: Any = honest, **more: Any) -> Any:
                if name != "sleep" or values[1] or values[2]:
                    calls.append(name)
                return await honest(*values, **more)

            setattr(store.leases, name, counted)
        await asyncio.sleep(1000)
        assert [name for name in calls if name != "renew" and name != "visit"] == []
        assert 990 < calls.count("renew") < 1010, "one row a second, however many tables"
        assert process.scheduler.awake.awake_here == {}
        assert process.scheduler.alarms == {}
        assert process.scheduler.awake.mine == set()

    in_virtual_time(work)


def test_visits_are_put_down_once_an_hour_while_somebody_is_there() -> None:
    async def work(store: MemoryStore) -> None:
        process = Process(store, "p")
        table = await started(process, TWO)
        await process.follow(table)
        written: list[int] = []
        honest = store.leases.visit

        async def counted(visited: Any, now: int) -> None:
            written.extend(now for name in visited if name == table)
            await honest(visited, now)

        store.leases.visit = counted  # type: ignore[method-assign]
        for _ in range(20):
            await asyncio.sleep(3600 / 2)
            assert clock() - store.leases.visited[table] <= 3_600_000 + 2_000
        assert 8 <= len(written) <= 12

    in_virtual_time(work)


def test_a_stranger_who_looks_or_asks_does_not_wake_a_table() -> None:
    async def work(store: MemoryStore) -> None:
        process = Process(store, "p")
        table = await started(process, ALONE)
        await asyncio.sleep(200)
        with contextlib.suppress(Refusal):
            await process.do("c" * 64, table, commands.Pause)
        await asyncio.sleep(1)
        assert table not in process.scheduler.awake.awake_here

    in_virtual_time(work)


# ---- several processes -----------------------------------------------------------------------------------------------


async def two(store: MemoryStore) -> tuple[Process, Process, str]:
    """Two processes; the first one has started a table, which somebody follows from the second."""
    first, second = Process(store, "one"), Process(store, "two")
    table = await started(first, ALONE)
    await second.follow(table)
    return first, second, table


def test_another_process_goes_on_within_seconds_where_the_table_is_followed() -> None:
    async def work(store: MemoryStore) -> None:
        first, second, table = await two(store)
        await first.follow(table)
        await first.do(ANN, table, commands.Bot, seat=0, level="easy")
        await asyncio.sleep(50)
        assert table in first.scheduler.awake.mine
        assert table not in second.scheduler.awake.mine
        first.crash()
        await asyncio.sleep(5)
        assert table in second.scheduler.awake.mine
        await second.tables.notified(table, len(store.rows[table]))
        before = len(store.rows[table])
        await asyncio.sleep(3 * THOUGHT)
        assert len(store.rows[table]) > before

    in_virtual_time(work)


def test_a_table_that_sleeps_in_one_process_is_looked_after_where_somebody_is() -> None:
    async def work(store: MemoryStore) -> None:
        first, second, table = await two(store)
        await asyncio.sleep(10)
        assert table in first.scheduler.awake.mine
        await asyncio.sleep(awake.LINGER / 1000)
        assert table not in first.scheduler.awake.mine
        assert table in second.scheduler.awake.mine

    in_virtual_time(work)


def test_a_process_that_stood_still_asks_again_for_what_others_may_have_taken() -> None:
    async def work(store: MemoryStore) -> None:
        first, second, table = await two(store)
        await first.follow(table)
        first.living.cancel()
        await asyncio.sleep(10)
        assert table in second.scheduler.awake.mine
        await first.scheduler.awake.round()
        assert table not in first.scheduler.awake.mine

    in_virtual_time(work)


def test_a_process_that_stops_hands_over_at_once() -> None:
    async def work(store: MemoryStore) -> None:
        first, second, table = await two(store)
        await asyncio.sleep(1)
        first.living.cancel()
        await first.scheduler.stop()
        await asyncio.sleep(1.1)
        assert table in second.scheduler.awake.mine
        assert not Holding(*store.leases.owners[table], *store.leases.processes["two"]).dead(clock(), 3_000)

    in_virtual_time(work)
