"""Whatever a stranger can make grow has a bound."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from in_process import ANN, BOT, OPEN, Whims, in_process, watching
from memory import MemoryStore

import vivat
from vivat.bots import Question
from vivat.errors import Refusal
from vivat.server import addresses, awake, limits, tables
from vivat.server.addresses import LastSeen
from vivat.server.limits import Buckets, Shared
from vivat.server.session import MOST_SAID, Session, view_of
from vivat.table import Unknown
from vivat.table.show import SPECTATOR, Standing


def test_nothing_is_left_of_tables_that_are_not_there() -> None:
    async def main() -> None:
        async with in_process() as net:
            asking = [net.services.tables.get(f"nowhere{number % 50}") for number in range(200)]
            found = await asyncio.gather(*asking, return_exceptions=True)
            assert all(isinstance(problem, Unknown) for problem in found)
            del asking, found
            assert len(net.services.tables.opening) == 0

    asyncio.run(main())


def test_a_table_that_many_ask_for_at_once_is_read_once() -> None:
    async def main() -> None:
        store = MemoryStore()
        async with in_process(store=store) as net:
            table = await net.table(net.token(), [ANN, OPEN])
            net.services.tables.loaded.clear()
            reads, honest = [], store.events

            async def slow(name: str, after: int = 0) -> Any:
                reads.append(name)
                await asyncio.sleep(0.01)
                return await honest(name, after)

            store.events = slow  # type: ignore[method-assign]
            found = await asyncio.gather(*(net.services.tables.get(table) for _ in range(20)))
            assert reads == [table]
            assert len(set(map(id, found))) == 1

    asyncio.run(main())


@pytest.mark.parametrize("name", ["x" * 33, "x" * 10_000, "UPPER", "a%2Fb", "%00", "é", "a b", "..", "a-b"])
def test_what_cannot_be_the_name_of_a_table_is_not_looked_for(name: str) -> None:
    async def main() -> None:
        store = MemoryStore()
        async with in_process(store=store) as net, net.client(net.token()) as client:

            async def events(table: str, after: int = 0) -> Any:
                raise AssertionError("the store was asked")

            store.events = events  # type: ignore[method-assign]
            for path in ("", "/record", "/log", "/past?step=1"):
                reply = await client.get(f"/api/tables/{name}{path}")
                assert reply.status_code == 404
                assert len(reply.json()["sentence"]) < 200
            assert (await client.get(f"/api/rules/{name}")).status_code == 404

    asyncio.run(main())


def test_tables_that_nobody_needs_leave_the_memory_and_are_found_again(monkeypatch: pytest.MonkeyPatch) -> None:
    class Slow(Whims):
        async def choose(self, level: str, question: Question, client: str) -> int:
            await asyncio.sleep(3600)
            return 0

    async def main() -> None:
        async with in_process(thinker=Slow()) as net:
            now = net.services.tables.clock()
            token = net.token()
            lonely, held = await net.people("king_is_dead", 2)
            followed, _ = await net.people("king_is_dead", 2)
            clocked, _ = await net.people("king_is_dead", 2, clock={"move": 3600})
            await watching(net, followed, None)
            thinking = await net.table(token, [ANN, BOT], options={"first_seat": 1})
            async with net.client(token) as client:
                body = {"type": "ready", "id": "r", "table": thinking, "seq": 1, "seat": 0}
                assert (await client.post(f"/api/tables/{thinking}/messages", json=body)).status_code == 200
            net.services.tables.unload_idle()
            assert set(net.services.tables.loaded) == {lonely, followed, clocked, thinking}, (
                "they were asked for just now"
            )
            later = now + awake.LINGER + tables.IDLE + 60_000
            monkeypatch.setattr(net.services.tables, "clock", lambda: later)
            net.services.tables.unload_idle()
            assert set(net.services.tables.loaded) == {followed, clocked, thinking}, "something is to be done there"
            await net.services.scheduler.awake.let_sleep(later)
            net.services.tables.unload_idle()
            assert set(net.services.tables.loaded) == {followed}
            async with net.client(held[0]) as client:
                assert (await client.get(f"/api/tables/{lonely}")).json()["table"]["status"] == "running"

    asyncio.run(main())


def test_views_kept_for_viewers_who_were_told_differently_much_are_bounded() -> None:
    async def main() -> None:
        async with in_process() as net:
            table, _ = await net.people("king_is_dead", 2)
            loaded = await net.services.tables.get(table)
            for asking in range(1_000):
                loaded.moment().frame(Standing(asking=asking), 0)
            assert len(loaded.now.frames) <= tables.MOST_FRAMES
            for since in range(1_000):
                loaded.moment().frame(SPECTATOR, since, aid=True)
            assert len(loaded.now.stories) <= tables.MOST_FRAMES + 1
            for _ in range(1_000):
                view_of(loaded, loaded.table.seats[0].holder)
            assert len(loaded.now.kept) < tables.MOST_PARTS + 500

    asyncio.run(main())


def test_a_session_says_much_in_several_turns_and_all_of_it() -> None:
    async def main() -> None:
        async with in_process() as net:
            names = [(await net.people("long_live_the_king", 3))[0] for _ in range(16)]
            calls: list[int] = []
            session = Session(net.services.tables, None, "en", lambda: calls.append(1))
            for number, name in enumerate(names):
                await session.receive(f'{{"type":"watch","id":"{number}","table":"{name}"}}')
            session.replies = [b"x" * MOST_SAID]
            before = len(calls)
            assert len(session.frames()) == 2, "what waited, and one view more"
            assert len(calls) > before, "it asks for another turn"
            said = 1
            while found := session.frames():
                said += len(found)
            assert said == 16
            session.close()

    asyncio.run(main())


def test_the_alarm_of_a_table_goes_with_its_last_clock() -> None:
    async def main() -> None:
        async with in_process() as net:
            table, held = await net.people("king_is_dead", 2, clock={"move": 3600})
            while not net.services.scheduler.alarms:
                await asyncio.sleep(0.01)  # until it is claimed
            async with net.client(held[0]) as client:
                loaded = await net.services.tables.get(table)
                body = {"type": "resign", "id": "r", "table": table, "seq": loaded.table.seq, "seat": 0}
                assert (await client.post(f"/api/tables/{table}/messages", json=body)).status_code == 200
            assert loaded.table.status == "over"
            assert net.services.scheduler.alarms == {}

    asyncio.run(main())


def test_clients_and_where_they_were_are_remembered_within_bounds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_BUCKETS", 10)
    monkeypatch.setattr(addresses, "MOST_REMEMBERED", 10)
    buckets, seen = Buckets(1, 1, lambda: 0), LastSeen()
    for number in range(100):
        buckets.take(f"{number}")
        seen.note(f"{number}", "x")
        seen.note("0", "y")
    assert len(buckets.of) == len(seen.of) == 10
    assert "0" in seen.of, "who comes often is not forgotten"


def test_one_address_sends_one_large_body_at_a_time() -> None:
    async def main() -> None:
        async with in_process() as net:
            held_back: asyncio.Future[None] = asyncio.get_running_loop().create_future()

            async def slow() -> AsyncIterator[bytes]:
                yield b"vivat"
                await held_back
                yield b" nonsense"

            head = {"Content-Type": "text/plain"}
            async with net.client(net.token()) as client, net.client(net.token()) as other, net.client() as nobody:
                first = asyncio.create_task(client.post("/api/records", content=slow(), headers=head))
                await asyncio.sleep(0.02)
                assert (await other.post("/api/records", content="x", headers=head)).status_code == 429
                assert (await nobody.post("/api/records", content=slow(), headers=head)).status_code == 401
                held_back.set_result(None)
                assert (await first).status_code == 400
                assert (await other.post("/api/records", content="x", headers=head)).status_code == 400

    asyncio.run(main())


def test_the_lobby_is_looked_up_once_a_second_however_many_ask() -> None:
    async def main() -> None:
        now, looks = [0], []

        async def look() -> int:
            looks.append(now[0])
            await asyncio.sleep(0)
            return len(looks)

        shared = Shared(look, 1.0, lambda: now[0])
        assert await asyncio.gather(*(shared.get() for _ in range(50))) == [1] * 50
        now[0] = 999
        assert await shared.get() == 1
        now[0] = 1_000
        assert await shared.get() == 2

    asyncio.run(main())


def test_tokens_messages_rematches_and_tables_that_must_be_read_are_bounded_for_one_address() -> None:
    async def main() -> None:
        few = {"tokens_burst": 3, "tokens_rate": 0.001, "messages_burst": 20, "messages_rate": 0.001}
        async with in_process(**few, loads_burst=5, loads_rate=0.001) as net:
            got = []
            for _ in range(5):
                async with net.client() as client:
                    got.append((await client.post("/api/session")).status_code)
            assert got == [200, 200, 200, 429, 429]
            one, two = await net.socket(), await net.socket()
            answers = [await (one, two)[number % 2].ask(type="ping") for number in range(30)]
            assert [answer["type"] for answer in answers].count("pong") == 20, "both sockets together"
            async with net.client() as client:
                asked = [(await client.get(f"/api/tables/nowhere{n}")).status_code for n in range(8)]
                assert asked == [404] * 5 + [429] * 3

    asyncio.run(main())


def test_a_rematch_counts_as_a_new_table() -> None:
    async def main() -> None:
        async with in_process(tables_burst=2, tables_rate=0.0001) as net:
            table, held = await net.people("king_is_dead", 2)
            socket, view = await watching(net, table, held[0])
            await socket.ask(type="resign", table=table, seq=view["seq"], seat=0)
            answers = [await socket.ask(type="rematch", table=table, seq=view["seq"], seat=0) for _ in range(3)]
            assert [answer.get("code") for answer in answers][1:] == ["server-busy", "server-busy"]
            with pytest.raises(Refusal):
                net.services.new_tables.check("10.0.0.1")

    asyncio.run(main())


def test_everything_is_loaded_before_anybody_asks() -> None:
    """What is loaded at somebody's first request stops all others for that long."""
    script = (
        "import sys; from vivat import locale; from vivat.games import all_ids, definition; "
        "from vivat.server import api, app; app.load(); "
        "had = set(sys.modules); [definition(name) for name in all_ids()]; assert had == set(sys.modules); "
        "assert locale.catalogue.cache_info().currsize == len(locale.LANGUAGES); "
        "assert api.encoded_document.cache_info().currsize == 1"
    )
    source = str(Path(vivat.__file__).parents[1])
    done = subprocess.run([sys.executable, "-c", script], env={**os.environ, "PYTHONPATH": source}, check=False)
    assert done.returncode == 0
