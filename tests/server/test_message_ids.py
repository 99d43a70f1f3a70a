"""An id names one message: sent again it is answered again, with other content it is refused."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from in_process import in_process

PLAN = {"id": "new", "game": "king_is_dead", "seats": [{"kind": "person", "name": "Ann"}, {"kind": "open"}]}


def test_a_message_sent_again_gets_the_same_answer_and_another_with_its_id_is_refused() -> None:
    async def main() -> None:
        async with in_process() as net:
            table, held = await net.people("king_is_dead", 2, options={"first_seat": 0})
            socket = await net.socket(held[0])
            seq = (await net.services.tables.get(table)).table.seq
            message = {"type": "choose", "id": "c", "table": table, "seq": seq, "seat": 0, "choices": ["turn:pass"]}
            done = await socket.ask(**message)
            assert done["type"] == "done"
            assert await socket.ask(**message) == done
            others: list[dict[str, Any]] = [
                {**message, "choices": ["turn:assemble"]},
                {**message, "seq": seq + 1},
                {"type": "say", "id": "c", "table": table, "seq": seq, "seat": 0, "text": "hello"},
            ]
            for other in others:
                answer = await socket.ask(**other)
                assert (answer["type"], answer["code"]) == ("refused", "table-id-used")
            assert (await net.services.tables.get(table)).table.seq == seq + 1
            assert await socket.ask(**message) == done

    asyncio.run(main())


def test_two_clients_may_use_the_same_id() -> None:
    async def main() -> None:
        async with in_process() as net:
            table, held = await net.people("king_is_dead", 2)
            for seat, token in enumerate(held):
                socket = await net.socket(token)
                answer = await socket.ask(type="say", id="x", table=table, seq=0, seat=seat, text=f"I am {seat}")
                assert answer["type"] == "done"

    asyncio.run(main())


@pytest.mark.parametrize(
    "change", [{"game": "artus"}, {"listed": True}, {"seats": [{"kind": "person", "name": "Ann"}, {"kind": "bot"}]}]
)
def test_another_table_with_the_id_of_one_that_was_made_is_refused(change: dict[str, Any]) -> None:
    async def main() -> None:
        async with in_process() as net, net.client(net.token()) as client:
            made = (await client.post("/api/tables", json=PLAN)).json()
            assert (await client.post("/api/tables", json=PLAN)).json()["table"]["id"] == made["table"]["id"]
            reply = await client.post("/api/tables", json={**PLAN, **change})
            assert (reply.status_code, reply.json()["code"]) == (400, "table-id-used")
            assert (await client.get(f"/api/tables/{made['table']['id']}")).json()["seq"] == 1

    asyncio.run(main())


def test_another_seat_with_the_id_of_one_that_was_taken_is_refused() -> None:
    async def main() -> None:
        async with in_process() as net:
            table = await net.table(net.token(), [PLAN["seats"][0], {"kind": "open"}, {"kind": "open"}])  # type: ignore[index]
            code = (await net.services.tables.get(table)).table.invitation
            async with net.client(net.token()) as client:
                body = {"id": "t", "seat": 1, "name": "Bob", "invitation": code}
                for wish, status in ((body, 200), (body, 200), ({**body, "seat": 2}, 400)):
                    assert (await client.post(f"/api/tables/{table}/seats", json=wish)).status_code == status
                assert (await client.get(f"/api/tables/{table}")).json()["yours"] == [1]

    asyncio.run(main())
