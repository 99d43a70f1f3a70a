"""Tables sleep when nobody is there, and wake as they should: in virtual time, with processes that come and go."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Coroutine
from typing import Any

import msgspec
import pytest
from memory import MemoryStore
from virtual import VirtualLoop

from vivat.bots import Question
from vivat.errors import Refusal
from vivat.server import awake
from vivat.server.metrics import Metrics
from vivat.server.scheduler import Scheduler
from vivat.server.tables import LoadedTable, Tables
from vivat.store.leases import Holding
from vivat.table import Table, commands

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
        self.tables = Tables(store, clock, Slow.levels, Metrics())
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


# ---- clocks ----------------------------------------------------------------------------------------------------------


def test_a_clock_whose_time_is_over_falls_when_somebody_comes_and_before_anything_else() -> None:
    async def work(store: MemoryStore) -> None:
        process = Process(store, "p")
        table = await started(process, TWO, clock={"move": 1000})
        deadline = (await process.table(table)).deadline(0)
        await asyncio.sleep(5000)
        assert (await process.table(table)).seats[0].level is None, "it sleeps"
        with pytest.raises(Refusal) as caught:
            await process.do(ANN, table, commands.Choose, seat=0, choices=["turn:pass"])
        assert caught.value.message == "table-bot-plays"
        assert [row.body for row in store.rows[table] if b'"flag"' in row.body and str(deadline).encode() in row.body]

    in_virtual_time(work)


def test_a_clock_falls_on_time_while_the_table_is_followed() -> None:
    async def work(store: MemoryStore) -> None:
        process = Process(store, "p")
        table = await started(process, TWO, clock={"move": 1000})
        await process.follow(table)
        await asyncio.sleep(995)
        assert (await process.table(table)).seats[0].level is None
        await asyncio.sleep(10)
        assert (await process.table(table)).seats[0].level == "easy"

    in_virtual_time(work)


@pytest.mark.parametrize("slept", [False, True])
def test_nobody_pays_for_the_time_in_which_no_server_ran_and_everybody_for_the_time_it_did(slept: bool) -> None:
    async def work(store: MemoryStore) -> None:
        first = Process(store, "one")
        table = await started(first, TWO, clock={"move": 1000})
        before = (await first.table(table)).deadline(0) or 0
        await asyncio.sleep(300 if slept else 60)
        first.crash()
        died = clock()
        await asyncio.sleep(5000)
        second = Process(store, "two")
        began = clock()
        await asyncio.sleep(300)
        second.tables.visited(await second.tables.get(table))
        await asyncio.sleep(1)
        after = (await second.table(table)).deadline(0) or 0
        assert abs(after - before - (began - died)) < 1_500

    in_virtual_time(work)


def test_an_act_that_wakes_a_table_after_a_restart_does_not_pay_for_the_gap() -> None:
    async def work(store: MemoryStore) -> None:
        first = Process(store, "one")
        table = await started(first, TWO, clock={"game": 1000})
        await asyncio.sleep(60)
        first.crash()
        await asyncio.sleep(5000)
        second = Process(store, "two")
        await asyncio.sleep(1)
        await second.do(ANN, table, commands.Choose, seat=0, choices=["turn:pass"])
        assert abs((await second.table(table)).seats[0].game_left - 939_000) < 2_000

    in_virtual_time(work)


def test_who_could_act_at_another_process_pays() -> None:
    async def work(store: MemoryStore) -> None:
        first, second = Process(store, "one"), Process(store, "two")
        table = await started(first, TWO, clock={"move": 1000})
        await asyncio.sleep(60)
        first.crash()
        await asyncio.sleep(5000)
        second.tables.visited(await second.tables.get(table))
        await asyncio.sleep(1)
        assert (await second.table(table)).seats[0].level == "easy"

    in_virtual_time(work)


def test_a_process_that_died_before_it_could_claim_the_table_costs_nobody_time() -> None:
    async def work(store: MemoryStore) -> None:
        first = Process(store, "one")
        table = await started(first, TWO, clock={"move": 1000})
        first.crash()
        store.leases.owners[table] = ("", False)
        await asyncio.sleep(5000)
        second = Process(store, "two")
        await second.do(BOB, table, commands.Say, seat=1, text="still here?")
        assert abs(((await second.table(table)).deadline(0) or 0) - clock() - 1_000_000) < 2_000

    in_virtual_time(work)


# ---- several processes -----------------------------------------------------------------------------------------------


def test_another_process_goes_on_within_seconds_where_the_table_is_followed() -> None:
    async def work(store: MemoryStore) -> None:
        first, second = Process(store, "one"), Process(store, "two")
        table = await started(first, ALONE)
        await first.follow(table)
        await second.follow(table)
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
        first, second = Process(store, "one"), Process(store, "two")
        table = await started(first, ALONE)
        await second.follow(table)
        await asyncio.sleep(10)
        assert table in first.scheduler.awake.mine
        await asyncio.sleep(awake.LINGER / 1000)
        assert table not in first.scheduler.awake.mine
        assert table in second.scheduler.awake.mine

    in_virtual_time(work)


def test_a_process_that_stood_still_asks_again_for_what_others_may_have_taken() -> None:
    async def work(store: MemoryStore) -> None:
        first, second = Process(store, "one"), Process(store, "two")
        table = await started(first, ALONE)
        await first.follow(table)
        await second.follow(table)
        first.living.cancel()
        await asyncio.sleep(10)
        assert table in second.scheduler.awake.mine
        await first.scheduler.awake.round()
        assert table not in first.scheduler.awake.mine

    in_virtual_time(work)


def test_a_process_that_stops_hands_over_at_once() -> None:
    async def work(store: MemoryStore) -> None:
        first, second = Process(store, "one"), Process(store, "two")
        table = await started(first, ALONE)
        await second.follow(table)
        await asyncio.sleep(1)
        first.living.cancel()
        await first.scheduler.stop()
        await asyncio.sleep(1.1)
        assert table in second.scheduler.awake.mine
        assert not Holding(*store.leases.owners[table], *store.leases.processes["two"]).dead(clock(), 3_000)

    in_virtual_time(work)
