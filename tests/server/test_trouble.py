"""When a store, a table, a bot or a process fails: nothing is shown that is not stored, and the others go on."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from in_process import ANN, BOT, Whims, in_process, watching
from memory import MemoryStore

from vivat.bots import Question
from vivat.play import Match
from vivat.store import open_store


def test_nobody_sees_or_is_answered_what_is_not_stored() -> None:
    """The store holds the commit back: no frame, no answer; then it refuses: a sentence, and the view as before."""

    async def main() -> None:
        store = MemoryStore()
        async with in_process(store=store) as net:
            table, held = await net.people("king_is_dead", 2, options={"first_seat": 0})
            sockets = [(await watching(net, table, token))[0] for token in (held[0], held[1], None)]
            loaded = await net.services.tables.get(table)
            seq = loaded.table.seq
            held_back: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            honest = store.append

            async def slow(append: Any) -> None:
                await held_back
                await honest(append)

            store.append = slow  # type: ignore[method-assign]
            sockets[0].send(type="choose", id="c", table=table, seq=seq, seat=0, choices=["turn:pass"])
            await asyncio.sleep(0.05)
            assert [socket.unheard() for socket in sockets] == [[], [], []]
            async with net.client() as client:
                assert (await client.get(f"/api/tables/{table}")).json()["seq"] == seq
            store.fault = lambda: "refused"
            held_back.set_result(None)
            answer = await sockets[0].until(lambda message: message["type"] == "refused")
            assert (answer["type"], answer["code"], answer["id"]) == ("refused", "server-not-saved", "c")
            await asyncio.sleep(0.02)
            assert [socket.unheard() for socket in sockets] == [[], [], []]
            store.fault = lambda: ""
            resent = await sockets[0].ask(type="choose", id="c", table=table, seq=seq, seat=0, choices=["turn:pass"])
            assert resent["type"] == "done"
            for socket in sockets:
                assert (await socket.seen(seq + 1))["seq"] == seq + 1

    asyncio.run(main())


def test_a_commit_whose_answer_was_lost_is_found_again() -> None:
    async def main() -> None:
        store = MemoryStore()
        async with in_process(store=store) as net:
            table, held = await net.people("king_is_dead", 2, options={"first_seat": 0})
            socket, view = await watching(net, table, held[0])
            message = {
                "type": "choose",
                "id": "c",
                "table": table,
                "seq": view["seq"],
                "seat": 0,
                "choices": ["turn:pass"],
            }
            store.fault = lambda: "lost"
            assert (await socket.ask(**message))["code"] == "server-not-saved"
            store.fault = lambda: ""
            assert (await socket.ask(**message))["type"] == "done"
            assert (await net.services.tables.get(table)).table.seq == view["seq"] + 1

    asyncio.run(main())


def test_a_broken_table_is_set_aside_and_the_others_go_on(monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        async with in_process() as net:
            bad, held = await net.people("king_is_dead", 2, options={"first_seat": 0})
            good, others = await net.people("king_is_dead", 2, options={"first_seat": 0})
            loaded = await net.services.tables.get(bad)

            take = Match.take

            def explode(match: Match, *choice: Any) -> None:
                if match.seed == loaded.table.seed:
                    raise ZeroDivisionError
                take(match, *choice)

            monkeypatch.setattr(Match, "take", explode)
            sockets = [(await watching(net, bad, held[0]))[0], (await watching(net, good, others[0]))[0]]
            message = {"type": "choose", "seq": loaded.table.seq, "seat": 0, "choices": ["turn:pass"]}
            for _ in range(2):
                assert (await sockets[0].ask(**message, table=bad))["code"] == "server-broken"
            assert (await sockets[1].ask(**message, table=good))["type"] == "done"
            async with net.client(held[0]) as client:
                assert (await client.get(f"/api/tables/{bad}/record")).status_code == 200

    asyncio.run(main())


def test_a_damaged_table_can_be_looked_at_and_not_played(tmp_path: Path) -> None:
    import sqlite3

    async def main() -> None:
        path = tmp_path / "d.sqlite"
        async with in_process(store=open_store(str(path))) as net:
            table, held = await net.people("king_is_dead", 2, options={"first_seat": 0})
            socket, view = await watching(net, table, held[0])
            message = {"type": "choose", "table": table, "seat": 0, "choices": ["turn:pass"]}
            await socket.ask(**message, seq=view["seq"])
            key = net.services.key
        with sqlite3.connect(path) as raw:
            raw.execute("update events set body = substr(body, 1, 20) where seq = (select max(seq) from events)")
        raw.close()
        async with in_process(store=open_store(str(path))) as net:
            assert net.services.key == key
            socket, again = await watching(net, table, held[0])
            assert again["seq"] == view["seq"]
            assert (await socket.ask(**message, seq=view["seq"]))["code"] == "server-damaged"
            async with net.client(held[0]) as client:
                assert "end: " in (await client.get(f"/api/tables/{table}/record", params={"seat": 0})).text

    asyncio.run(main())


def test_a_failing_bot_is_shown_retried_and_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    class Failing(Whims):
        async def choose(self, level: str, question: Question, client: str) -> int:
            if level == "odd":
                raise RuntimeError("out of ideas")
            return await super().choose(level, question, client)

    class Lying(Whims):
        async def choose(self, level: str, question: Question, client: str) -> int:
            return 61 if level == "odd" else await super().choose(level, question, client)

    honest = asyncio.sleep

    async def hurried(seconds: float, *rest: Any) -> Any:
        return await honest(min(seconds, 0.01), *rest)

    monkeypatch.setattr("vivat.server.scheduler.asyncio.sleep", hurried)

    async def main(thinker: Whims) -> None:
        thinker.levels = (*thinker.levels, "odd")
        async with in_process(thinker=thinker) as net:
            token = net.token()
            table = await net.table(token, [ANN, {"kind": "bot", "level": "odd"}], options={"first_seat": 1})
            socket, _ = await watching(net, table, token)
            await socket.ask(type="ready", table=table, seq=1, seat=0)
            shown = set()
            while True:
                view = await socket.seen(0)
                seat = view["table"]["seats"][1]
                shown.add(seat["trouble"])
                if view["matches"] and view["matches"][0]["view"]["choices"]:
                    break
            assert seat["level"] == "random"
            assert shown & {1, 2, 3}

    for thinker in (Failing(), Lying()):
        asyncio.run(main(thinker))


def test_bots_and_clocks_go_on_after_a_restart(tmp_path: Path) -> None:
    async def main() -> None:
        url = str(tmp_path / "r.sqlite")
        async with in_process(store=open_store(url)) as net:
            token = net.token()
            clocked = await net.table(token, [ANN, BOT], options={"first_seat": 0}, clock={"move": 2})
            async with net.client(token) as client:
                body = {"type": "ready", "id": "r", "table": clocked, "seq": 1, "seat": 0}
                await client.post(f"/api/tables/{clocked}/messages", json=body)
            await asyncio.sleep(0.3)
        await asyncio.sleep(2.5)  # nobody pays for this time
        async with in_process(store=open_store(url)) as net:
            socket, view = await watching(net, clocked, token)
            await asyncio.sleep(0.3)
            loaded = await net.services.tables.get(clocked)
            assert loaded.table.seats[0].level is None, "the clock stood while no server ran"
            view = await socket.until(lambda found: found["type"] == "seen" and found["table"]["seats"][0]["level"])
            assert view["table"]["seats"][0]["level"] == "easy"
            await socket.until(lambda found: found["type"] == "seen" and found["table"]["status"] == "over")

    asyncio.run(main())


def test_the_clock_of_a_table_whose_process_crashed_is_looked_after_by_another(tmp_path: Path) -> None:
    """It says nothing when it crashes; the others notice that it says nothing, and nobody pays for that time."""

    async def main() -> None:
        url = str(tmp_path / "l.sqlite")
        async with in_process(store=open_store(url)) as one, in_process(store=open_store(url)) as two:
            table, held = await one.people("king_is_dead", 2, options={"first_seat": 0}, clock={"move": 4})
            scheduler = one.services.scheduler
            while table not in scheduler.awake.mine:
                await asyncio.sleep(0.05)
            scheduler.stopping = scheduler.awake.stopping = True
            for task in one.services.tasks:
                task.cancel()
            for alarm in scheduler.alarms.values():
                alarm.cancel()
            socket, _ = await watching(two, table, held[1])
            view = await socket.until(lambda found: found["type"] == "seen" and found["table"]["seats"][0]["level"])
            assert view["table"]["seats"][0]["level"] == "easy"
            assert table in two.services.scheduler.awake.mine

    asyncio.run(main())
