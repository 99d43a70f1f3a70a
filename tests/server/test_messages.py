"""The protocol: messages are answered, resending is harmless, what is shown is how things stand."""

from __future__ import annotations

import asyncio
import itertools
import json
from pathlib import Path
from random import Random

import pytest
from in_process import ANN, BOT, OPEN, InProcess, asked, in_process, watching
from memory import MemoryStore
from tabling import AT_ONCE, fewest

from vivat.games import all_ids
from vivat.play.record import first_wrong_outcome, read
from vivat.store import open_store
from vivat.table import commands


def test_a_person_plays_a_whole_match_against_bots_for_every_game() -> None:
    async def main(game: str) -> None:
        async with in_process() as net:
            token = net.token()
            table = await net.table(token, [ANN] + [BOT] * (fewest(game) - 1), game)
            socket, view = await watching(net, table, token)
            await socket.ask(type="ready", table=table, seq=1, seat=0)
            pending = ""  # the message that waits for its answer
            while view["table"]["status"] != "over":
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
            assert not [frame for frame in socket.frames if '"type":"refused"' in frame]

    for game in all_ids():
        asyncio.run(main(game))


def test_the_same_message_ten_times_over_two_sockets_is_done_once_with_one_answer() -> None:
    async def main() -> None:
        async with in_process() as net:
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
            assert (await net.services.tables.get(table)).table.seq == view["seq"] + 1

    asyncio.run(main())


@pytest.mark.parametrize("game", all_ids())
def test_the_numbers_of_the_aid_come_with_each_view_for_those_who_ask_for_them(game: str) -> None:
    async def main() -> None:
        async with in_process(store=MemoryStore()) as net:
            table, held = await net.people(game, fewest(game))
            viewers = [(seat, await net.socket(token)) for seat, token in [*enumerate(held), (None, None)]]
            for _, socket in viewers:
                await socket.ask(type="watch", table=table, aid=True)
            plain, view = await watching(net, table, held[0])
            assert view["matches"][0]["aid"] is None
            random = Random(game)
            for _ in range(12):
                match = (await net.services.tables.get(table)).table.running
                shown = [(seat, (await socket.seen(view["seq"]))["matches"][0]) for seat, socket in viewers]
                for seat, one in shown:
                    assert (one["seat"], one["aid"]) == (seat, json.loads(json.dumps(match.aid(seat))))
                seat, one = next((seat, one) for seat, one in shown if one["view"]["choices"])
                choice = random.choice(one["view"]["choices"])
                message = {"type": "choose", "table": table, "seq": view["seq"], "seat": seat, "choices": [choice]}
                answer = await viewers[seat or 0][1].ask(**message)
                view = await plain.seen(answer["seq"])

    asyncio.run(main())


def test_a_stale_message_is_answered_with_the_current_view() -> None:
    async def main() -> None:
        async with in_process() as net:
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
        async with in_process(store=open_store(url)) as one, in_process(store=open_store(url)) as two:
            table = await one.table(one.token(), [ANN, OPEN], listed=True)
            clients = [(net, net.token()) for net in (one, two) * 8]

            async def take(net: InProcess, token: str, name: str) -> int:
                async with net.client(token) as client:
                    body = {"id": "take", "seat": 1, "name": name}
                    return (await client.post(f"/api/tables/{table}/seats", json=body)).status_code

            answers = await asyncio.gather(*(take(net, token, f"N{n}") for n, (net, token) in enumerate(clients)))
            assert sorted(answers) == [200] + [400] * 15
            seats = [(await net.services.tables.get(table)).table.held_by(None) for net in (one, two)]
            assert seats == [[], []]

    asyncio.run(main())


@pytest.mark.parametrize("game", AT_ONCE)
def test_all_secret_choices_at_once_in_every_order_are_all_answered(game: str) -> None:
    async def main() -> None:
        async with in_process(store=MemoryStore()) as net:
            table, held = await net.people(game, fewest(game))
            sockets = [(await watching(net, table, token))[0] for token in held]
            loaded, random = await net.services.tables.get(table), Random(3)
            while len(loaded.table.waiting) < 2:
                assert loaded.table.waiting, "the game ended before several chose at once"
                seat = min(loaded.table.waiting)
                choice = [random.choice(loaded.table.running.choices(seat))]
                await sockets[seat].ask(type="choose", table=table, seq=loaded.table.seq, seat=seat, choices=choice)
            seats, before = sorted(loaded.table.waiting), loaded.table
            words = {seat: loaded.table.running.choices(seat)[-1:] for seat in seats}
            results, stored = set(), list(net.services.store.rows[table])  # type: ignore[attr-defined]
            for number, order in enumerate(itertools.permutations(seats)):
                loaded.table = before
                net.services.store.rows[table] = list(stored)  # type: ignore[attr-defined]
                message = {"type": "choose", "id": f"vote{number}", "table": table, "seq": before.seq}
                for seat in order:
                    sockets[seat].send(**message, seat=seat, choices=words[seat])
                for seat in order:
                    answer = await sockets[seat].until(lambda found, wanted=f"vote{number}": found.get("id") == wanted)
                    assert answer["type"] == "done"
                results.add(repr(loaded.table.running.position()))
            assert len(results) == 1

    asyncio.run(main())


def test_a_client_that_does_not_read_is_told_how_things_stand_not_every_step() -> None:
    async def main() -> None:
        async with in_process() as net:
            table, _ = await net.people("king_is_dead", 2, options={"first_seat": 0})
            lazy, _ = await watching(net, table, None)
            lazy.end.reading = False
            loaded = await net.services.tables.get(table)
            for number in range(150):
                await net.services.tables.act(table, loaded.table.seats[0].holder, say(table, number))
            assert lazy.outbox.empty()
            lazy.end.reading = True
            lazy.end.tell()
            view = await lazy.receive()
            assert (view["type"], view["seq"]) == ("seen", loaded.table.seq)
            await asyncio.sleep(0.05)
            assert lazy.outbox.empty(), "one frame for all changes"

    asyncio.run(main())


def say(table: str, number: int) -> commands.Say:
    return commands.Say(id=f"s{number}", table=table, seq=0, seat=0, text=f"{number}")
