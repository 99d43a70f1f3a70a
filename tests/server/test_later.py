"""What is asked of tables besides playing: moments of the past, a rematch, records."""

from __future__ import annotations

import asyncio

import pytest
from in_process import ANN, OPEN, in_process, watching
from tabling import fewest

from vivat.games import all_ids


@pytest.mark.parametrize("game", all_ids())
def test_a_seat_is_shown_again_what_it_was_shown_and_never_another_seat(game: str) -> None:
    """While the match runs not where covered cards are left to memory (KD-R22)."""

    async def main() -> None:
        async with in_process() as net, net.client() as client:
            table, held = await net.people(game, fewest(game))
            own = {"Authorization": f"Bearer {held[0]}"}
            loaded = await net.services.tables.get(table)
            shown = []
            for _ in range(15):
                seen = (await client.get(f"/api/tables/{table}", headers=own)).json()
                shown.append(seen["matches"][0]["view"])
                match = loaded.table.running
                seat = min(seat for seat in range(match.seats) if seat in match.waiting_for)
                body = {"type": "choose", "id": f"c{loaded.table.seq}", "table": table, "seq": loaded.table.seq}
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
        async with in_process() as net:
            table, held = await net.people("king_is_dead", 2)
            sockets = [(await watching(net, table, token))[0] for token in held]
            await sockets[0].ask(type="resign", table=table, seq=0, seat=0)
            assert (await sockets[1].ask(type="rematch", table=table, seq=0, seat=1))["type"] == "done"
            view = await sockets[0].until(lambda found: found["type"] == "seen" and found["table"]["successor"])
            socket, again = await watching(net, view["table"]["successor"], held[0])
            assert again["yours"] == [1]
            assert again["table"]["status"] == "gathering", "it begins when all have come"
            await socket.ask(type="ready", table=again["table"]["id"], seq=again["seq"], seat=1)
            assert (await socket.seen(again["seq"] + 2))["table"]["status"] == "running"

    asyncio.run(main())


def test_asking_twice_for_a_table_makes_one() -> None:
    async def main() -> None:
        async with in_process() as net:
            token = net.token()
            names = {await net.table(token, [ANN, OPEN]) for _ in range(3)}
            assert len(names) == 1
            assert await net.table(net.token(), [ANN, OPEN]) not in names

    asyncio.run(main())


def test_a_record_becomes_a_table_to_look_at() -> None:
    async def main() -> None:
        async with in_process() as net:
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
                name = reply.json()["table"]["id"]
                assert (await client.get(f"/api/tables/{name}/record")).text == record
                body = {"id": "t", "seat": 0, "name": "Z", "invitation": ""}
                assert (await client.post(f"/api/tables/{name}/seats", json=body)).status_code == 400
                for bad in ("", "nonsense", record[:-10], record + "0 turn:pass\n"):
                    refused = await client.post("/api/records", content=bad, headers=head)
                    assert refused.status_code == 400, bad
                    assert refused.json()["sentence"]

    asyncio.run(main())
