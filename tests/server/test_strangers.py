"""Who has no part in a table: the same answer whatever he sends and whatever happens there."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from in_process import InProcess, in_process
from test_rights import MESSAGES

LOOKS = ("/record", "/log", "/past", "/replay")  # each also with a seat
OTHER_LOOKS = ("", "/dice", "/analysis", "/analysis.csv")
WISHES: tuple[tuple[str, str, Any], ...] = (  # of whoever has a token
    ("DELETE", "", None),
    ("POST", "/analysis", None),
    *(("POST", "/hints", {"seat": seat}) for seat in (0, 2, 15)),
    *(("POST", "/explore", {"id": "x", "step": 0, "seat": seat, "name": "Eve"}) for seat in (0, 15)),
)
SEQS = (0, 3, 1_000_000)
SEATS = (0, 2, 15)


async def gathers(net: InProcess, **more: Any) -> tuple[str, list[str]]:
    held = [net.token()]
    return await net.table(held[0], [{"kind": "person", "name": "Ann"}, {"kind": "open"}], **more), held


async def runs(net: InProcess, **more: Any) -> tuple[str, list[str]]:
    return await net.people("king_is_dead", 2, **more)


async def is_over(net: InProcess, **more: Any) -> tuple[str, list[str]]:
    table, held = await runs(net, **more)
    socket = await net.socket(held[0])
    assert (await socket.ask(type="resign", table=table, seq=3, seat=0))["type"] == "done"
    return table, held


async def is_broken(net: InProcess, **more: Any) -> tuple[str, list[str]]:
    table, held = await runs(net, **more)
    (await net.services.tables.get(table)).closed = "server-broken"
    return table, held


STATES = (gathers, runs, is_over, is_broken)


async def answers(net: InProcess, table: str, token: str | None) -> set[tuple[str, str]]:
    """What a client hears from every message and every look, as (code, sentence)."""
    heard: set[tuple[str, str]] = set()
    socket = await net.socket(token)
    for kind, (fields, _) in MESSAGES.items():
        if kind in ("ping", "attend", "unwatch"):  # of nothing but what one follows
            continue
        for seq in SEQS if kind != "watch" else (0,):
            for seat in SEATS if "seat" in fields else (0,):
                more = {} if kind == "watch" else {"seq": seq}
                sent = {**fields, **({"seat": seat} if "seat" in fields else {})}
                answer = await socket.ask(type=kind, table=table, **more, **sent)
                assert answer["type"] == "refused", (kind, answer)
                assert answer["seen"] is None
                heard.add((answer["code"], answer["sentence"]))
    async with net.client(token) as client:
        looks = [(path, query) for path in LOOKS for query in ({}, {"seat": 0}, {"seat": 15})]
        for path, query in [*looks, *((path, {}) for path in OTHER_LOOKS)]:
            reply = (await client.get(f"/api/tables/{table}{path}", params=query)).json()
            heard.add((reply["code"], reply["sentence"]))
        for method, path, body in WISHES if token else ():
            reply = (await client.request(method, f"/api/tables/{table}{path}", json=body)).json()
            heard.add((reply["code"], reply["sentence"]))
    return heard


@pytest.mark.parametrize("state", STATES, ids=lambda state: state.__name__)
def test_a_stranger_learns_nothing_of_a_closed_table(state: Any) -> None:
    async def main() -> None:
        async with in_process(burst=10_000) as net:
            table, _ = await state(net, spectators=False)
            for token in (None, net.token()):
                heard = await answers(net, table, token)
                assert heard == {("table-no-spectators", "This table does not admit spectators.")}

    asyncio.run(main())


@pytest.mark.parametrize("state", STATES, ids=lambda state: state.__name__)
def test_without_the_invitation_every_seat_of_a_closed_table_is_refused_in_the_same_words(state: Any) -> None:
    async def main() -> None:
        async with in_process() as net:
            table, _ = await state(net, spectators=False)
            async with net.client(net.token()) as client:
                for seat in SEATS:
                    body = {"id": f"s{seat}", "seat": seat, "name": "Eve", "invitation": "guess"}
                    reply = await client.post(f"/api/tables/{table}/seats", json=body)
                    assert (reply.status_code, reply.json()["code"]) == (403, "table-invitation")

    asyncio.run(main())


def test_with_the_invitation_a_seat_of_a_closed_table_is_taken() -> None:
    async def main() -> None:
        async with in_process() as net:
            table, _ = await gathers(net, spectators=False)
            code = (await net.services.tables.get(table)).table.invitation
            async with net.client(net.token()) as client:
                body = {"id": "s", "seat": 1, "name": "Bob", "invitation": code}
                reply = await client.post(f"/api/tables/{table}/seats", json=body)
            assert (reply.status_code, reply.json()["yours"]) == (200, [1])

    asyncio.run(main())


def test_at_an_open_table_a_stranger_is_told_that_he_does_not_sit_before_anything_else() -> None:
    async def main() -> None:
        async with in_process(burst=10_000) as net:
            table, _ = await runs(net)
            socket = await net.socket(net.token())
            for kind, (fields, _) in MESSAGES.items():
                if kind not in ("ping", "watch", "attend", "unwatch"):
                    for seq in SEQS:
                        answer = await socket.ask(type=kind, table=table, seq=seq, **fields)
                        assert (answer["type"], answer["code"]) == ("refused", "table-not-seated"), answer

    asyncio.run(main())


def test_who_asks_for_a_seat_of_a_closed_table_sees_nothing_until_it_is_his() -> None:
    async def main() -> None:
        async with in_process() as net:
            table, held = await runs(net, spectators=False)
            leaver, stays, eve = await net.socket(held[1]), await net.socket(held[0]), net.token()
            assert (await leaver.ask(type="leave", table=table, seq=3, seat=1))["type"] == "done"
            loaded = await net.services.tables.get(table)
            async with net.client(eve) as client:
                body = {"id": "s", "seat": 1, "name": "Eve", "invitation": loaded.table.invitation}
                reply = await client.post(f"/api/tables/{table}/seats", json=body)
                assert (reply.status_code, reply.json()["type"]) == (200, "done")
                assert (await client.get(f"/api/tables/{table}")).json()["code"] == "table-no-spectators"
                answer = await stays.ask(type="agree", table=table, seq=loaded.table.seq, seat=1)
                assert answer["type"] == "done"
                assert (await client.get(f"/api/tables/{table}")).json()["yours"] == [1]

    asyncio.run(main())


def test_the_invitation_lets_a_guest_see_a_closed_table_until_the_match_begins() -> None:
    async def main() -> None:
        async with in_process() as net:
            table, held = await gathers(net, spectators=False)
            loaded = await net.services.tables.get(table)
            guest = await net.socket(net.token())
            for code in ("", "guess"):
                assert (await guest.ask(type="watch", table=table, invitation=code))["code"] == "table-no-spectators"
            assert (await guest.ask(type="watch", table=table, invitation=loaded.table.invitation))["type"] == "done"
            seen = await guest.seen(0)
            assert (seen["yours"], seen["invitation"]) == ([], None)
            host = await net.socket(held[0])
            await host.ask(type="bot", table=table, seq=1, seat=1, level="random")
            assert (await guest.seen(2))["table"]["seats"][1]["kind"] == "bot"
            await host.ask(type="ready", table=table, seq=2, seat=0)
            assert (await guest.receive())["code"] == "table-no-spectators"

    asyncio.run(main())
