"""Analyses over requests: begun, left, come back to, finished; the same as from Python, and fair."""

from __future__ import annotations

import asyncio
import json
import sys
import time
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from in_process import ANN, BOT, InProcess, in_process
from kit import finished
from memory import MemoryStore
from test_replays import sent_in

import vivat
from vivat.analysis.export import as_csv
from vivat.games import all_ids, definition
from vivat.server import analyses
from vivat.server.thinking import Turns, Worker

WEAK = "novice"


@pytest.fixture(autouse=True)
def quickly(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(analyses, "LEVEL", WEAK)
    monkeypatch.setattr(analyses, "SAVE_EVERY", 50)
    return


async def until(client: httpx.AsyncClient, table: str, wanted: Any) -> dict[str, Any]:
    for _ in range(2_000):
        shown: dict[str, Any] = (await client.get(f"/api/tables/{table}/analysis")).json()
        if wanted(shown):
            return shown
        assert shown["state"] != "failed"
        await asyncio.sleep(0.02)
    raise AssertionError(shown)


async def begun(client: httpx.AsyncClient, table: str) -> dict[str, Any]:
    reply = await client.post(f"/api/tables/{table}/analysis")
    assert reply.status_code == 200, reply.text
    shown: dict[str, Any] = reply.json()
    return shown


def test_left_in_the_middle_it_is_gone_on_with_by_the_next_server_and_ends_as_from_python() -> None:
    match, store = finished("king_is_dead"), MemoryStore()

    async def main() -> None:
        async with in_process(store) as net, net.client(net.token()) as client:
            table = await sent_in(client, match.record())
            assert (await client.get(f"/api/tables/{table}/analysis")).json()["state"] == "none"
            assert (await begun(client, table))["state"] in ("waiting", "running")
            early = await until(client, table, lambda shown: shown["done"] > 10)
            assert (await begun(client, table))["state"] == "running", "it is not begun twice"
            assert early["result"] is None
            while (kept := store.analyses.of.get(table)) is None or not kept.done:
                await asyncio.sleep(0.02)
        kept = store.analyses.of[table]
        assert kept.done < kept.whole
        async with in_process(store) as net, net.client(net.token()) as client:
            net.services.analyses.clock = lambda: kept.at + analyses.ELSEWHERE + 1
            assert (await client.get(f"/api/tables/{table}/analysis")).json()["state"] == "stopped"
            net.services.analyses.clock = net.services.clock
            store.analyses.of[table] = kept._replace(at=0)
            await begun(client, table)
            first = await until(client, table, lambda shown: shown["whole"])
            assert first["done"] >= kept.done
            shown = await until(client, table, lambda shown: shown["state"] == "done")
            assert shown["result"] == json.loads(json.dumps(vivat.analyse(match, WEAK)))
            text = (await client.get(f"/api/tables/{table}/analysis.csv")).text
            assert text == as_csv(shown["result"])
            start = time.perf_counter()
            assert (await begun(client, table))["state"] == "done"
            assert time.perf_counter() - start < 0.2, "a known one is at hand"

    asyncio.run(main())


def test_before_the_end_every_match_is_refused_alike_and_so_is_one_that_was_given_up() -> None:
    async def main() -> None:
        async with in_process() as net:
            for game in all_ids():
                table, held = await net.people(game, definition(game).players[0])
                async with net.client(held[0]) as mine:
                    path = f"/api/tables/{table}/analysis"
                    replies = [await mine.get(path), await mine.post(path), await mine.get(f"{path}.csv")]
                    assert {reply.json()["code"] for reply in replies} == {"table-not-over"}
            token = net.token()
            table = await net.table(token, [ANN, BOT], "artus")
            async with net.client(token) as mine, net.client() as nobody:
                for order in ("ready", "resign"):
                    body = {"type": order, "id": order, "table": table, "seq": 0, "seat": 0}
                    assert (await mine.post(f"/api/tables/{table}/messages", json=body)).status_code == 200
                path = f"/api/tables/{table}/analysis"
                assert (await mine.post(path)).json()["code"] == "analysis-no-end"
                assert (await nobody.post(path)).status_code == 401

    asyncio.run(main())


def test_one_address_has_a_few_at_a_time_and_a_second_address_its_own() -> None:
    match = finished("king_is_dead")

    async def main() -> None:
        async with in_process() as net:
            net.services.analyses.turns = Turns(0)  # nobody's turn ever comes
            token = net.token()
            async with net.client(token) as mine, net.client(token, address="10.9.9.9") as other:
                tables = [await sent_in(mine, match.record()) for _ in range(analyses.MOST_EACH + 1)]
                for table in tables[:-1]:
                    assert (await begun(mine, table))["state"] == "waiting"
                refused = await mine.post(f"/api/tables/{tables[-1]}/analysis")
                assert refused.json()["code"] == "analysis-enough"
                assert (await begun(other, tables[-1]))["state"] == "waiting"

    asyncio.run(main())


def test_an_analysis_whose_process_dies_has_failed_alone_and_can_be_begun_again() -> None:
    match = finished("king_is_dead")

    async def main() -> None:
        async with in_process() as net, net.client(net.token()) as client:
            table = await sent_in(client, match.record())
            net.services.analyses.analyst = lambda: Worker((sys.executable, "-c", "pass"))
            await begun(client, table)
            await until(client, table, lambda shown: shown["state"] == "failed")
            net.services.analyses.analyst = analyses.analyst
            await begun(client, table)
            await until(client, table, lambda shown: shown["done"] > 0)
            assert net.services.analyses.clients.total() == 1
        assert not net.services.analyses.making

    asyncio.run(main())


async def parts_done(net: InProcess, tables: list[str]) -> list[int]:
    return [(await net.services.analyses.look(table)).done for table in tables]


def test_of_two_addresses_neither_waits_for_all_of_the_other_s_analysis() -> None:
    match = finished("king_is_dead")

    async def main() -> None:
        async with in_process() as net:
            token = net.token()
            async with net.client(token) as mine, net.client(token, address="10.9.9.9") as other:
                tables = [await sent_in(mine, match.record()) for _ in range(3)]
                await begun(mine, tables[0])
                await begun(mine, tables[1])
                await until(mine, tables[0], lambda shown: shown["done"] > 5)
                await begun(other, tables[2])
                late = await until(other, tables[2], lambda shown: shown["done"] > 5)
                done = await parts_done(net, tables)
                assert late["done"] < late["whole"]
                assert done[1] == 0, "one address, one process"
                assert done[0] < late["whole"]

    asyncio.run(main())
