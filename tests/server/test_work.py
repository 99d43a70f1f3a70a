"""What one address makes the server work and keep: processor time, tables read, records sent in."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import weakref
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from time import thread_time
from typing import Any

import kit
import pytest
from in_process import InProcess, in_process

import vivat
from vivat.errors import Refusal
from vivat.server.api import MOST_SENT_IN
from vivat.server.work import LongWork, Work

TEXT = {"content-type": "text/plain"}


def busy(seconds: float) -> None:
    until = thread_time() + seconds
    while thread_time() < until:
        pass


def work(burst: float = 0.1, rate: float = 0.01) -> tuple[Work, list[int]]:
    now = [0]
    return Work(burst, rate, lambda: now[0]), now


def test_only_the_stretches_in_which_others_wait_are_counted() -> None:
    found, _ = work(burst=1.0)

    async def mine() -> str:
        busy(0.02)
        await asyncio.sleep(0.02)
        busy(0.02)
        return "done"

    async def main() -> None:
        mine_too = asyncio.create_task(found.of_client("b", mine()))
        assert await found.of_client("a", mine()) == "done"
        assert await mine_too == "done"

    asyncio.run(main())
    for client in "ab":
        assert 0.04 <= 1.0 - found.bucket(client).left < 0.055


def test_what_work_raises_comes_through_and_so_does_its_end() -> None:
    found, _ = work()
    ended = []

    async def broken() -> None:
        await asyncio.sleep(0)
        raise Refusal("server-busy")

    async def endless() -> None:
        try:
            await asyncio.sleep(60)
        finally:
            ended.append(True)

    async def main() -> None:
        with pytest.raises(Refusal):
            await found.of_client("a", broken())
        task = asyncio.create_task(found.of_client("a", endless()))
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task

    asyncio.run(main())
    assert ended == [True]


def test_what_fails_is_let_go_at_once_with_all_that_was_sent() -> None:
    found, _ = work()

    class Body:
        pass

    async def answered(body: Body) -> None:
        loop = asyncio.get_running_loop()
        read = loop.create_future()
        loop.call_soon(read.set_exception, Refusal("record-empty"))
        try:
            await read
        finally:
            del read  # it knows its error, which knows this frame

    async def failed() -> Callable[[], Body | None]:
        body = Body()
        with contextlib.suppress(Refusal):
            await found.of_client("a", answered(body))
        return weakref.ref(body)

    async def main() -> None:
        gc.disable()
        try:
            body = await failed()
            await asyncio.sleep(0)  # until then the loop is at the step in which it failed
            assert body() is None
        finally:
            gc.enable()

    asyncio.run(main())


def test_what_fails_in_the_thread_is_let_go_at_once_too() -> None:
    found, _ = work()
    long = LongWork(found)

    class Body:
        pass

    def refused(body: Body) -> None:
        raise Refusal("record-empty")

    async def failed() -> Callable[[], Body | None]:
        body = Body()
        with contextlib.suppress(Refusal):
            await long(refused, body)
        return weakref.ref(body)

    async def main() -> None:
        gc.disable()
        try:
            body = await failed()
            while body() is not None:  # until the thread is at its next step, for a moment
                await asyncio.sleep(0.001)
        finally:
            gc.enable()
            long.stop()

    asyncio.run(asyncio.wait_for(main(), 10))


def test_who_has_used_too_much_waits_and_owes_no_more_than_a_burst() -> None:
    found, now = work()
    found.check("a")
    for _ in range(4):
        with found.measured("a"):
            busy(0.1)
    with pytest.raises(Refusal):
        found.check("a")
    found.check("b")
    now[0] += 9_000
    with pytest.raises(Refusal):
        found.check("a")
    now[0] += 2_000
    found.check("a")


@asynccontextmanager
async def with_a_record(game: str, **settings: Any) -> AsyncIterator[tuple[InProcess, str]]:
    """A server with a finished match, which somebody at another address sent in."""
    async with in_process(**settings) as net:
        async with net.client(net.token(), "10.0.0.9") as client:
            reply = await client.post("/api/records", content=kit.finished(game).record(), headers=TEXT)
            assert reply.status_code == 200, reply.text
        yield net, str(reply.json()["table"]["id"])


def test_costly_requests_of_one_address_end_and_others_are_served() -> None:
    async def main() -> None:
        few = {"work_burst": 0.1, "work_rate": 1e-9}
        async with (
            with_a_record("long_live_the_king", **few) as (net, table),
            net.client() as client,
            net.client(address="10.0.0.2") as other,
        ):
            answers, begun = [], thread_time()
            while 429 not in answers and len(answers) < 300:
                answers.append((await client.get(f"/api/tables/{table}/replay")).status_code)
            assert answers[-1] == 429
            assert thread_time() - begun < 1.0
            assert (await client.get("/api/games")).status_code == 429, "whatever it asks"
            assert (await other.get(f"/api/tables/{table}/replay")).status_code == 200

    asyncio.run(main())


def test_a_socket_counts_with_its_address() -> None:
    async def main() -> None:
        async with with_a_record("long_live_the_king", work_burst=0.02, work_rate=1e-9) as (net, table):
            socket = await net.socket()
            answers = []
            while "refused" not in answers and len(answers) < 2_000:
                answers.append((await socket.ask(type="watch", table=table))["type"])
            assert answers[-1] == "refused"
            async with net.client() as client:
                assert (await client.get("/api/games")).status_code == 429

    asyncio.run(main())


def test_tables_that_a_collection_reads_are_counted_like_all_others() -> None:
    async def main() -> None:
        async with in_process(loads_burst=150, loads_rate=0.001) as net, net.client(net.token()) as client:
            wanted = {"tables": [f"nowhere{number}" for number in range(100)]}
            sought = {**wanted, "position": {}}
            asked = [
                (await client.post("/api/collection", json=wanted)).status_code,
                (await client.post("/api/collection/positions", json=sought)).status_code,
                (await client.post("/api/collection", json=wanted)).status_code,
            ]
            assert asked == [200, 429, 429]

    asyncio.run(main())


def test_a_record_that_is_sent_in_is_no_longer_than_can_be_looked_at_cheaply() -> None:
    head, _, _ = kit.finished("king_is_dead").record().rpartition("\n\n")

    async def main() -> None:
        async with in_process() as net, net.client(net.token()) as client:
            record = f"{head}\n\n" + "0 turn:pass\n" * (MOST_SENT_IN + 1) + "end: 5001 running\n"
            reply = await client.post("/api/records", content=record, headers=TEXT)
            assert reply.status_code == 400
            assert str(MOST_SENT_IN) in reply.json()["sentence"]

    asyncio.run(main())


def test_of_a_record_that_is_sent_in_no_more_is_kept_than_its_match_needs() -> None:
    match = vivat.load(kit.finished("king_is_dead").before(40).position())
    record = match.record()
    padded = record.replace("position: {", "position: {" + " " * 1_000_000)
    assert len(padded) > 1_000_000

    async def main() -> None:
        async with in_process() as net, net.client(net.token()) as client:
            reply = await client.post("/api/records", content=padded, headers=TEXT)
            assert reply.status_code == 200, reply.text
            table = reply.json()["table"]["id"]
            kept = await net.services.store.events(table)
            assert sum(len(row.body) for row in kept) < 2 * len(record) + 1_000
            assert (await client.get(f"/api/tables/{table}/record")).text == record

    asyncio.run(main())
