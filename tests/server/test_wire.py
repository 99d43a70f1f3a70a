"""The protocol: messages are answered, resending is harmless, nothing is shown before it is stored."""

from __future__ import annotations

import asyncio
import itertools
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from memory import MemoryStore
from tabling import AT_ONCE, fewest
from wire import Socket, Whims, Wire, wire

from vivat.bots import Question
from vivat.games import all_ids
from vivat.play import Match
from vivat.play.record import first_wrong_outcome, read
from vivat.server.typescript import typescript
from vivat.store import open_store

ANN, OPEN, BOT = {"kind": "person", "name": "Ann"}, {"kind": "open"}, {"kind": "bot"}


async def watching(net: Wire, table: str, token: str | None) -> tuple[Socket, dict[str, Any]]:
    socket = await net.socket(token)
    assert (await socket.ask(type="watch", table=table))["type"] == "done"
    return socket, await socket.seen(0)


def asked(view: dict[str, Any]) -> tuple[int, list[str]]:
    """The seat among these views that is asked, and its choices."""
    return next((match["seat"], match["view"]["choices"]) for match in view["matches"] if match["view"]["choices"])


def test_a_person_plays_a_whole_match_against_bots_for_every_game() -> None:
    async def main(game: str) -> None:
        async with wire() as net:
            token = net.token()
            table = await net.table(token, [ANN] + [BOT] * (fewest(game) - 1), game)
            socket, view = await watching(net, table, token)
            await socket.ask(type="ready", table=table, seq=1, seat=0)
            pending = ""  # the message that waits for its answer
            while view["state"]["status"] != "over":
                found = await socket.receive()
                pending = "" if found.get("id") == pending else pending
                if found["type"] != "seen":
                    continue
                view = found
                if not pending and any(match["view"]["choices"] for match in view["matches"]):
                    seat, choices = asked(view)
                    pending = socket.send(type="choose", table=table, seq=view["seq"], seat=seat, choices=choices[-1:])
            async with net.client() as client:
                record = (await client.get(f"/api/tables/{table}/record")).text
            assert first_wrong_outcome(read(record)) is None
            assert not [frame for frame in socket.frames if '"refused"' in frame]

    for game in all_ids():
        asyncio.run(main(game))


def test_the_same_message_ten_times_over_two_sockets_is_done_once_with_one_answer() -> None:
    async def main() -> None:
        async with wire() as net:
            table, held = await net.people("king_is_dead", 2, options={"first_seat": 0})
            one, view = await watching(net, table, held[0])
            two, _ = await watching(net, table, held[0])
            message = {"type": "choose", "id": "same", "table": table, "seq": view["seq"], "seat": 0}
            for socket in (one, two) * 5:
                socket.send(**message, choices=["turn:pass"])
            answers = []
            for socket in (one, two) * 5:
                answers.append(await socket.until(lambda found: found.get("id") == "same"))
            assert all(answer == answers[0] for answer in answers)
            assert answers[0]["type"] == "done"
            assert (await net.house.hall.get(table)).table.seq == view["seq"] + 1

    asyncio.run(main())


def test_a_stale_message_is_answered_with_the_current_view() -> None:
    async def main() -> None:
        async with wire() as net:
            table, held = await net.people("king_is_dead", 2, options={"first_seat": 0})
            socket, view = await watching(net, table, held[0])
            old = {"type": "choose", "table": table, "seq": view["seq"], "seat": 0, "choices": ["turn:pass"]}
            assert (await socket.ask(**old))["type"] == "done"
            answer = await socket.ask(**old)
            assert (answer["type"], answer["code"]) == ("refused", "table-stale")
            assert answer["seen"]["seq"] == view["seq"] + 1
            async with net.client(held[0], **{"Accept-Language": "fr"}) as client:
                reply = await client.post(f"/api/tables/{table}/messages", json={**old, "id": "x"})
            assert reply.status_code == 409
            assert reply.json()["seen"]["seq"] == view["seq"] + 1
            assert "choisissez" in reply.json()["sentence"]

    asyncio.run(main())


def test_two_people_take_one_seat_at_the_same_instant_and_one_of_them_has_it(tmp_path: Path) -> None:
    async def main() -> None:
        url = str(tmp_path / "a.sqlite")
        async with wire(store=open_store(url)) as one, wire(store=open_store(url)) as two:
            table = await one.table(one.token(), [ANN, OPEN], listed=True)
            clients = [(net, net.token()) for net in (one, two) * 8]

            async def take(net: Wire, token: str, name: str) -> int:
                async with net.client(token) as client:
                    body = {"id": "take", "seat": 1, "name": name}
                    return (await client.post(f"/api/tables/{table}/seats", json=body)).status_code

            answers = await asyncio.gather(*(take(net, token, f"N{n}") for n, (net, token) in enumerate(clients)))
            assert sorted(answers) == [200] + [400] * 15
            seats = [(await net.house.hall.get(table)).table.held_by(None) for net in (one, two)]
            assert seats == [[], []]

    asyncio.run(main())


@pytest.mark.parametrize("game", AT_ONCE)
def test_all_secret_choices_at_once_in_every_order_are_all_answered(game: str) -> None:
    async def main() -> None:
        async with wire(store=MemoryStore()) as net:
            table, held = await net.people(game, fewest(game))
            sockets = [(await watching(net, table, token))[0] for token in held]
            live, random = await net.house.hall.get(table), Random(3)
            while len(live.table.waiting) < 2:
                assert live.table.waiting, "the game ended before several chose at once"
                seat = min(live.table.waiting)
                choice = [random.choice(live.table.running.choices(seat))]
                await sockets[seat].ask(type="choose", table=table, seq=live.table.seq, seat=seat, choices=choice)
            seats, before = sorted(live.table.waiting), live.table
            words = {seat: live.table.running.choices(seat)[-1:] for seat in seats}
            results, stored = set(), list(net.house.store.rows[table])  # type: ignore[attr-defined]
            for number, order in enumerate(itertools.permutations(seats)):
                live.table = before
                net.house.store.rows[table] = list(stored)  # type: ignore[attr-defined]
                message = {"type": "choose", "id": f"vote{number}", "table": table, "seq": before.seq}
                for seat in order:
                    sockets[seat].send(**message, seat=seat, choices=words[seat])
                for seat in order:
                    answer = await sockets[seat].until(lambda found, wanted=f"vote{number}": found.get("id") == wanted)
                    assert answer["type"] == "done"
                results.add(repr(live.table.running.position()))
            assert len(results) == 1

    asyncio.run(main())


def test_nobody_sees_or_is_answered_what_is_not_stored() -> None:
    """The store holds the commit back: no frame, no answer; then it refuses: a sentence, and the view as before."""

    async def main() -> None:
        store = MemoryStore()
        async with wire(store=store) as net:
            table, held = await net.people("king_is_dead", 2, options={"first_seat": 0})
            sockets = [(await watching(net, table, token))[0] for token in (held[0], held[1], None)]
            live = await net.house.hall.get(table)
            seq = live.table.seq
            held_back: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            honest = store.append

            async def slow(append: Any) -> None:
                await held_back
                await honest(append)

            store.append = slow  # type: ignore[method-assign]
            sockets[0].send(type="choose", id="c", table=table, seq=seq, seat=0, choices=["turn:pass"])
            await asyncio.sleep(0.05)
            assert all(socket.outbox.empty() for socket in sockets)
            async with net.client() as client:
                assert (await client.get(f"/api/tables/{table}")).json()["seq"] == seq
            store.fault = lambda: "refused"
            held_back.set_result(None)
            answer = await sockets[0].receive()
            assert (answer["type"], answer["code"], answer["id"]) == ("refused", "server-not-saved", "c")
            await asyncio.sleep(0.02)
            assert all(socket.outbox.empty() for socket in sockets)
            store.fault = lambda: ""
            resent = await sockets[0].ask(type="choose", id="c", table=table, seq=seq, seat=0, choices=["turn:pass"])
            assert resent["type"] == "done"
            for socket in sockets:
                assert (await socket.seen(seq + 1))["seq"] == seq + 1

    asyncio.run(main())


def test_a_commit_whose_answer_was_lost_is_found_again() -> None:
    async def main() -> None:
        store = MemoryStore()
        async with wire(store=store) as net:
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
            assert (await net.house.hall.get(table)).table.seq == view["seq"] + 1

    asyncio.run(main())


def test_a_broken_table_is_set_aside_and_the_others_go_on(monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        async with wire() as net:
            bad, held = await net.people("king_is_dead", 2, options={"first_seat": 0})
            good, others = await net.people("king_is_dead", 2, options={"first_seat": 0})
            live = await net.house.hall.get(bad)

            choose = Match.choose

            def explode(match: Match, *choice: Any) -> None:
                if match.seed == live.table.seed:
                    raise ZeroDivisionError
                choose(match, *choice)

            monkeypatch.setattr(Match, "choose", explode)
            sockets = [(await watching(net, bad, held[0]))[0], (await watching(net, good, others[0]))[0]]
            message = {"type": "choose", "seq": live.table.seq, "seat": 0, "choices": ["turn:pass"]}
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
        async with wire(store=open_store(str(path))) as net:
            table, held = await net.people("king_is_dead", 2, options={"first_seat": 0})
            socket, view = await watching(net, table, held[0])
            message = {"type": "choose", "table": table, "seat": 0, "choices": ["turn:pass"]}
            await socket.ask(**message, seq=view["seq"])
            key = net.house.key
        with sqlite3.connect(path) as raw:
            raw.execute("update events set body = substr(body, 1, 20) where seq = (select max(seq) from events)")
        raw.close()
        async with wire(store=open_store(str(path))) as net:
            assert net.house.key == key
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

    monkeypatch.setattr("vivat.server.keeper.asyncio.sleep", hurried)

    async def main(thinker: Whims) -> None:
        thinker.levels = (*thinker.levels, "odd")
        async with wire(thinker=thinker) as net:
            token = net.token()
            table = await net.table(token, [ANN, {"kind": "bot", "level": "odd"}], options={"first_seat": 1})
            socket, _ = await watching(net, table, token)
            await socket.ask(type="ready", table=table, seq=1, seat=0)
            shown = set()
            while True:
                view = await socket.seen(0)
                seat = view["state"]["seats"][1]
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
        async with wire(store=open_store(url)) as net:
            token = net.token()
            clocked = await net.table(token, [ANN, BOT], options={"first_seat": 0}, clock={"move": 2})
            async with net.client(token) as client:
                body = {"type": "ready", "id": "r", "table": clocked, "seq": 1, "seat": 0}
                await client.post(f"/api/tables/{clocked}/messages", json=body)
            await asyncio.sleep(0.3)
        await asyncio.sleep(2.5)  # nobody pays for this time
        async with wire(store=open_store(url)) as net:
            socket, view = await watching(net, clocked, token)
            await asyncio.sleep(0.3)
            live = await net.house.hall.get(clocked)
            assert live.table.seats[0].level is None, "the clock stood while no server ran"
            view = await socket.until(lambda found: found["type"] == "seen" and found["state"]["seats"][0]["level"])
            assert view["state"]["seats"][0]["level"] == "easy"
            await socket.until(lambda found: found["type"] == "seen" and found["state"]["status"] == "over")

    asyncio.run(main())


def test_the_clock_of_a_table_whose_process_crashed_is_looked_after_by_another(tmp_path: Path) -> None:
    """It says nothing when it crashes; the others notice that it says nothing, and nobody pays for that time."""

    async def main() -> None:
        url = str(tmp_path / "l.sqlite")
        async with wire(store=open_store(url)) as one, wire(store=open_store(url)) as two:
            table, held = await one.people("king_is_dead", 2, options={"first_seat": 0}, clock={"move": 4})
            keeper = one.house.keeper
            while table not in keeper.mine:
                await asyncio.sleep(0.05)
            assert table not in two.house.keeper.mine
            keeper.stopping = True
            for task in one.house.tasks:
                task.cancel()
            for alarm in keeper.alarms.values():
                alarm.cancel()
            socket, _ = await watching(two, table, held[1])
            view = await socket.until(lambda found: found["type"] == "seen" and found["state"]["seats"][0]["level"])
            assert view["state"]["seats"][0]["level"] == "easy"
            assert table in two.house.keeper.mine

    asyncio.run(main())


def test_a_client_that_does_not_read_is_told_how_things_stand_not_every_step() -> None:
    async def main() -> None:
        async with wire() as net:
            table, _ = await net.people("king_is_dead", 2, options={"first_seat": 0})
            lazy, _ = await watching(net, table, None)
            session = next(session for session in net.house.sessions if session.who is None)
            for number in range(300):
                await net.house.hall.act(
                    table, None or (await net.house.hall.get(table)).table.seats[0].holder, say(table, number)
                )
            assert len(session.replies) == 0
            assert len(session.watched) == 1
            assert lazy.outbox.qsize() <= 300

    asyncio.run(main())


def say(table: str, number: int) -> Any:
    from vivat.table import commands

    return commands.Say(id=f"s{number}", table=table, seq=0, seat=0, text=f"{number}")


@pytest.mark.parametrize("game", all_ids())
def test_a_seat_is_shown_again_what_it_was_shown_and_never_another_seat(game: str) -> None:
    """While the match runs not where covered cards are left to memory (KD-R22)."""

    async def main() -> None:
        async with wire() as net, net.client() as client:
            table, held = await net.people(game, fewest(game))
            own = {"Authorization": f"Bearer {held[0]}"}
            live = await net.house.hall.get(table)
            shown = []
            for _ in range(15):
                seen = (await client.get(f"/api/tables/{table}", headers=own)).json()
                shown.append(seen["matches"][0]["view"])
                match = live.table.running
                seat = min(seat for seat in range(match.seats) if seat in match.waiting_for)
                body = {"type": "choose", "id": f"c{live.table.seq}", "table": table, "seq": live.table.seq}
                who = {"Authorization": f"Bearer {held[seat]}"}
                asked = {**body, "seat": seat, "choices": [match.choices(seat)[-1]]}
                reply = await client.post(f"/api/tables/{table}/messages", headers=who, json=asked)
                assert reply.status_code == 200, reply.text
            for view in shown:
                query = {"seat": 0, "step": view["steps"]}
                past = (await client.get(f"/api/tables/{table}/past", headers=own, params=query)).json()
                if game == "king_is_dead":
                    assert past["code"] == "table-not-over"
                else:
                    assert past["view"] == {**view, "choices": []}
            query = {"seat": 1, "step": 3}
            past = (await client.get(f"/api/tables/{table}/past", headers=own, params=query)).json()
            assert past["code"] == "table-not-your-seat"

    asyncio.run(main())


def test_a_rematch_is_found_with_the_same_token() -> None:
    async def main() -> None:
        async with wire() as net:
            table, held = await net.people("king_is_dead", 2)
            sockets = [(await watching(net, table, token))[0] for token in held]
            await sockets[0].ask(type="resign", table=table, seq=0, seat=0)
            for seat, socket in enumerate(sockets):
                assert (await socket.ask(type="rematch", table=table, seq=0, seat=seat))["type"] == "done"
            view = await sockets[0].until(lambda found: found["type"] == "seen" and found["state"]["successor"])
            _, again = await watching(net, view["state"]["successor"], held[0])
            assert again["yours"] == [1]
            assert again["state"]["status"] == "running"

    asyncio.run(main())


def test_asking_twice_for_a_table_makes_one() -> None:
    async def main() -> None:
        async with wire() as net:
            token = net.token()
            names = {await net.table(token, [ANN, OPEN]) for _ in range(3)}
            assert len(names) == 1
            assert await net.table(net.token(), [ANN, OPEN]) not in names

    asyncio.run(main())


def test_a_record_becomes_a_table_to_look_at() -> None:
    async def main() -> None:
        async with wire() as net:
            table, held = await net.people("king_is_dead", 2)
            async with net.client(held[0]) as client:
                await client.post(
                    f"/api/tables/{table}/messages",
                    json={"type": "resign", "id": "x", "table": table, "seq": 0, "seat": 0},
                )
                record = (await client.get(f"/api/tables/{table}/record")).text
                head = {"Content-Type": "text/plain"}
                reply = await client.post("/api/records", content=record, headers=head)
                assert reply.status_code == 200, reply.text
                name = reply.json()["table"]
                assert (await client.get(f"/api/tables/{name}/record")).text == record
                body = {"id": "t", "seat": 0, "name": "Z", "invitation": ""}
                assert (await client.post(f"/api/tables/{name}/seats", json=body)).status_code == 400
                for bad in ("", "nonsense", record[:-10], record + "0 turn:pass\n"):
                    refused = await client.post("/api/records", content=bad, headers=head)
                    assert refused.status_code == 400, bad
                    assert refused.json()["sentence"]

    asyncio.run(main())


def test_the_typescript_types_are_current() -> None:
    committed = Path(__file__).parents[2] / "web" / "src" / "lib" / "messages.ts"
    assert committed.read_text() == typescript(), "python -m vivat.server.typescript > web/src/lib/messages.ts"


def test_the_openapi_document_is_current() -> None:
    async def main() -> None:
        async with wire() as net, net.client() as client:
            served = (await client.get("/api/openapi.json")).json()
            assert served["openapi"] == "3.1.0"
            committed = Path(__file__).parents[2] / "docs" / "schemas" / "openapi.json"
            assert json.loads(committed.read_text()) == served

    asyncio.run(main())
