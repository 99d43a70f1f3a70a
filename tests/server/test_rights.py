"""Who may do what: every message type and every route, as nobody, a spectator, another seat, and a seat that was left.

A message type or route without a case here fails the first test.
"""

from __future__ import annotations

import asyncio
import typing
from typing import Any

import pytest
from in_process import InProcess, in_process

from vivat.server.api import ROUTES
from vivat.server.messages import ClientMessage

OTHERS = ("nobody", "spectator", "other", "left")
RIGHTS = {"table-no-token", "table-not-your-seat", "table-not-seated", "table-host-only", "table-no-spectators"}

# message type: its fields (for seat 0's holder, who may), and who else may send it without harm
MESSAGES: dict[str, tuple[dict[str, Any], tuple[str, ...]]] = {
    "choose": ({"seat": 0, "choices": ["turn:pass"]}, ()),
    "undo": ({"seat": 0}, ()),
    "take_back": ({"seat": 0}, ()),
    "allow": ({"seat": 0}, ()),
    "ask_hints": ({"seat": 0}, ()),
    "allow_hints": ({"seat": 0}, ()),
    "ready": ({"seat": 0}, ()),
    "rename": ({"seat": 0, "name": "Mallory"}, ()),
    "say": ({"seat": 0, "text": "hello"}, ()),
    "agree": ({"seat": 2}, ("other",)),  # everybody who plays answers for himself
    "remove": ({"seat": 1}, ()),
    "host": ({"seat": 1}, ()),
    "bot": ({"seat": 0, "level": "random"}, ()),
    "back": ({"seat": 0}, ()),
    "leave": ({"seat": 0}, ()),
    "resign": ({"seat": 0}, ()),
    "pause": ({}, ("other",)),  # everybody who sits may pause, and resume
    "resume": ({}, ("other",)),
    "rematch": ({"seat": 0}, ()),
    "watch": ({}, ("other",)),  # each sees with his own eyes
    "attend": ({}, OTHERS),  # only of what one follows oneself
    "unwatch": ({}, OTHERS),  # only ends one's own following
    "ping": (None, OTHERS),  # type: ignore[dict-item]
}

# route: how it is asked, and who may; "all" where nothing of a table is told or done
REQUESTS: dict[str, tuple[dict[str, Any], tuple[str, ...]]] = {
    "health": ({}, ("all",)),
    "live": ({}, ("all",)),
    "ready": ({}, ("all",)),
    "metrics": ({}, ()),
    "document": ({}, ("all",)),
    "session": ({}, ("all",)),
    "games": ({}, ("all",)),
    "rules": ({}, ("all",)),
    "see_box": ({}, ("all",)),
    "check_box": ({"json": {"name": "Mine", "box": {}}}, ("all",)),  # nothing is kept
    "lobby": ({}, ("all",)),
    "create_table": (
        {"json": {"id": "n", "game": "king_is_dead", "seats": [{"kind": "person", "name": "M"}, {"kind": "bot"}]}},
        ("spectator", "other", "left"),  # whoever has a token may make a table of his own
    ),
    "begin_first_game": ({"json": {"id": "f", "game": "artus", "name": "M"}}, ("spectator", "other", "left")),
    "give_hint": ({"json": {"seat": 0}}, ()),
    "see_table": ({}, ("other",)),
    "delete_table": ({}, ()),
    "take_seat": ({"json": {"id": "s", "seat": 0, "name": "Mallory", "invitation": ""}}, ()),
    "send_message": ({"json": {"type": "choose", "id": "m", "seq": 0, "seat": 0, "choices": ["turn:pass"]}}, ()),
    "see_record": ({"params": {"seat": 0}}, ()),
    "see_log": ({"params": {"seat": 0}}, ()),
    "see_past": ({"params": {"seat": 0, "step": 0}}, ()),
    "see_replay": ({"params": {"seat": 0}}, ("other",)),  # but of The King is Dead nothing before the end
    "see_dice": ({}, ("other",)),
    "see_position": ({}, ("other",)),
    "explore_table": ({"json": {"id": "e", "step": 0, "seat": 0, "name": "M"}}, ("other",)),
    "see_analysis": ({}, ("other",)),
    "begin_analysis": ({}, ("other",)),
    "analysis_as_csv": ({}, ("other",)),
    "collect": ({"json": {"tables": ["abc"]}}, ("spectator", "other", "left")),  # what each may read, and has an end
    "search_positions": ({"json": {"tables": ["abc"], "position": {}}}, ("spectator", "other", "left")),
    "yours": ({}, ("spectator", "other", "left")),  # each has a list of his own
    "hide_table": ({}, ("other",)),  # off his own list
    "statistics": ({}, ("spectator", "other", "left")),
    "identity": ({}, ("spectator", "other", "left")),
    "keep_identity": (
        {"json": {"name": "M", "arms": {"colour": "plum", "charge": "lion"}}},
        ("spectator", "other", "left"),  # his own
    ),
    "part_identity": ({}, ("spectator", "other", "left")),
    "make_link": ({"json": {}}, ("spectator", "other", "left")),
    "follow_link": ({"json": {"code": "a"}}, ("spectator", "other", "left")),
    "end_devices": ({}, ("spectator", "other", "left")),
    "push_key": ({}, ("all",)),
    "subscribe": ({"json": {"endpoint": "x", "keys": {"p256dh": "x", "auth": "x"}}}, ("spectator", "other", "left")),
    "unsubscribe": ({"json": {"endpoint": "x"}}, ("spectator", "other", "left")),
    "import_record": ({"content": "x", "headers": {"Content-Type": "text/plain"}}, ("spectator", "other", "left")),
}


def tags() -> set[str]:
    return {kind.__struct_config__.tag for kind in typing.get_args(ClientMessage)}


def test_every_message_type_and_every_route_has_a_case() -> None:
    assert set(MESSAGES) == tags()
    assert set(REQUESTS) == {route.name for route in ROUTES}


async def closed_table(net: InProcess) -> tuple[str, dict[str, str | None]]:
    """A running table without spectators; seat 2 was left by somebody."""
    table, held = await net.people("king_is_dead", 3, spectators=False, options={"first_seat": 0})
    async with net.client(held[2]) as client:
        body = {"type": "leave", "id": "go", "table": table, "seq": 0, "seat": 2}
        assert (await client.post(f"/api/tables/{table}/messages", json=body)).status_code == 200
    people = {"nobody": None, "spectator": net.token(), "other": held[1], "left": held[2], "owner": held[0]}
    return table, people


@pytest.mark.parametrize("kind", sorted(MESSAGES))
def test_a_message_for_a_seat_is_refused_to_everybody_else(kind: str) -> None:
    async def main() -> None:
        async with in_process() as net:
            table, people = await closed_table(net)
            fields, allowed = MESSAGES[kind]
            loaded = await net.services.tables.get(table)
            for who in OTHERS:
                if who in allowed:
                    continue
                socket = await net.socket(people[who])
                before = loaded.table.seq
                target = {"table": table, "seq": before} if kind not in ("watch", "unwatch") else {"table": table}
                answer = await socket.ask(type=kind, **target, **fields)
                assert answer["type"] == "refused", (kind, who, answer)
                assert answer["code"] in RIGHTS, (kind, who, answer)
                assert loaded.table.seq == before
                await net.services.tables.act(table, loaded.table.seats[0].holder, saying(table, who))
                await asyncio.sleep(0.01)
                assert socket.outbox.empty(), "a refused socket hears nothing afterwards"
                await socket.close()

    asyncio.run(main())


def saying(table: str, who: str) -> Any:
    from vivat.table import commands

    return commands.Say(id=f"say-{who}", table=table, seq=0, seat=0, text="between us")


@pytest.mark.parametrize("name", sorted(REQUESTS))
def test_a_request_for_a_table_is_refused_to_everybody_else(name: str) -> None:
    async def main() -> None:
        async with in_process() as net:
            table, people = await closed_table(net)
            how, allowed = REQUESTS[name]
            route = next(route for route in ROUTES if route.name == name)
            path = route.path.format(table=table, game="artus")
            if name == "send_message":
                how["json"]["table"] = table
            seq = (await net.services.tables.get(table)).table.seq
            for who in OTHERS:
                async with net.client(people[who]) as client:
                    reply = await client.request(route.method, path, **how)
                if "all" in allowed:
                    assert reply.status_code == 200, (name, who, reply.text)
                elif who not in allowed:
                    assert reply.status_code in (400, 401, 403, 404), (name, who, reply.text)
                    assert reply.json()["code"] in RIGHTS | {
                        "table-invitation",
                        "table-seat-taken",
                        "server-not-found",
                        "table-not-listed",
                    }
                else:
                    assert reply.status_code in (200, 400)
            assert (await net.services.tables.get(table)).table.seq == seq

    asyncio.run(main())


def test_who_loses_his_seat_hears_nothing_more_at_once() -> None:
    async def main() -> None:
        async with in_process() as net:
            table, held = await net.people("king_is_dead", 2, spectators=False, options={"first_seat": 0})
            socket = await net.socket(held[1])
            await socket.ask(type="watch", table=table)
            await socket.seen(0)
            assert (await socket.ask(type="leave", table=table, seq=0, seat=1))["type"] == "done"
            assert (await socket.receive())["code"] == "table-no-spectators"
            loaded = await net.services.tables.get(table)
            await net.services.tables.act(table, loaded.table.seats[0].holder, saying(table, "x"))
            await asyncio.sleep(0.02)
            assert socket.outbox.empty()
            assert not loaded.followers

    asyncio.run(main())


def test_the_token_of_who_left_is_dead_and_the_agreement_of_the_others_makes_a_new_holder() -> None:
    async def main() -> None:
        async with in_process() as net:
            table, held = await net.people("king_is_dead", 2, options={"first_seat": 0})
            old, new = await net.socket(held[0]), net.token()
            await old.ask(type="leave", table=table, seq=0, seat=0)
            loaded = await net.services.tables.get(table)
            async with net.client(new) as client:
                body = {"id": "t", "seat": 0, "name": "New", "invitation": loaded.table.invitation}
                reply = await client.post(f"/api/tables/{table}/seats", json=body)
                assert (reply.status_code, reply.json()["type"]) == (200, "done"), "it is asked for"
            assert loaded.table.seats[0].holder is None
            other = await net.socket(held[1])
            assert (await other.ask(type="agree", table=table, seq=loaded.table.seq, seat=0))["type"] == "done"
            message = {"type": "choose", "table": table, "seq": loaded.table.seq, "seat": 0, "choices": ["turn:pass"]}
            assert (await old.ask(**message))["code"] in RIGHTS
            fresh = await net.socket(new)
            assert (await fresh.ask(**{**message, "seq": loaded.table.seq}))["type"] == "done"

    asyncio.run(main())
