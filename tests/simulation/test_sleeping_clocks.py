"""Clocks of tables that sleep, and of processes that were gone: nobody pays for time that was not his."""

from __future__ import annotations

import asyncio

import pytest
from memory import MemoryStore
from processes import ANN, BOB, TWO, Process, clock, in_virtual_time, started

from vivat.errors import Refusal
from vivat.table import commands


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
