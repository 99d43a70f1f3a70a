"""Hostile clients: forged tokens, foreign pages, floods, strange frames. Nothing breaks, and others are unaffected."""

from __future__ import annotations

import asyncio
import json
from random import Random
from typing import Any

import pytest
from in_process import Socket, in_process

from vivat.server import tokens
from vivat.server.messages import MOST_BYTES

ANN, OPEN = {"kind": "person", "name": "Ann"}, {"kind": "open"}
GOOD = {"type": "choose", "id": "1", "table": "abc", "seq": 1, "seat": 0, "choices": ["turn:pass"]}
FRAMES: list[str | bytes] = [
    "", "null", "[]", "{}", "1", '"x"', "{", "\ud83d".encode("utf-16", "surrogatepass"), b"\xff\xfe\x00", b"\x00" * 100,
    "[" * 10_000, '{"type":' * 3_000, json.dumps({"type": "choose"}), json.dumps({**GOOD, "extra": 1}),
    json.dumps({**GOOD, "seat": "0"}), json.dumps({**GOOD, "seat": 0.0}), json.dumps({**GOOD, "seat": -1}),
    json.dumps({**GOOD, "seat": 10**30}), json.dumps({**GOOD, "seq": True}), json.dumps({**GOOD, "choices": []}),
    json.dumps({**GOOD, "choices": ["x"] * 65}), json.dumps({**GOOD, "choices": ["x" * 101]}),
    json.dumps({**GOOD, "choices": [[["turn:pass"]]]}), json.dumps({**GOOD, "id": "a\nb"}),
    json.dumps({**GOOD, "id": ""}),
    json.dumps({**GOOD, "id": "x" * 65}), json.dumps({**GOOD, "table": "../../etc/passwd"}),
    json.dumps({**GOOD, "table": "unknown"}), json.dumps({**GOOD, "type": "create"}), json.dumps({**GOOD, "type": 7}),
    json.dumps({**GOOD, "type": "botchoose", "who": "server"}), json.dumps({"type": "flag", "seat": 0}),
    json.dumps(GOOD) + json.dumps(GOOD), "NaN", '{"type":"ping","id":"\\ud800"}',
    '{"type":"ping","id":"1","id":"2"}', "x" * (MOST_BYTES + 1),
]  # fmt: skip


def test_strange_frames_are_all_answered_and_hurt_nobody() -> None:
    async def main() -> None:
        async with in_process() as net:
            table, held = await net.people("king_is_dead", 2, options={"first_seat": 0})
            friend, enemy = await net.socket(held[0]), await net.socket(held[1])
            for frame in FRAMES:
                enemy.raw(frame)
                answer = await enemy.receive()
                assert answer["type"] in ("refused", "pong"), (frame[:60], answer)
                assert answer["type"] == "pong" or answer["sentence"]
            loaded = await net.services.tables.get(table)
            message = {"type": "choose", "table": table, "seq": loaded.table.seq, "seat": 0, "choices": ["turn:pass"]}
            assert (await friend.ask(**message))["type"] == "done"
            assert net.services.metrics.counts["errors"] == 0

    asyncio.run(main())


def test_mutated_messages_never_break_the_server() -> None:
    async def main() -> None:
        random = Random(11)
        async with in_process() as net:
            _, held = await net.people("king_is_dead", 2)
            socket = await net.socket(held[0])
            for _ in range(1_500):
                raw = bytearray(json.dumps(GOOD).encode())
                for _ in range(random.randint(1, 6)):
                    raw[random.randrange(len(raw))] = random.randrange(256)
                socket.raw(bytes(raw))
                assert (await socket.receive())["type"] in ("refused", "pong", "done")

    asyncio.run(main())


def test_a_flood_is_answered_with_wait_and_other_sockets_are_served() -> None:
    async def main() -> None:
        async with in_process(burst=20, rate=5.0) as net:
            noisy, quiet = await net.socket(), await net.socket()
            for _ in range(50):
                noisy.send(type="ping")
            answers = [await noisy.receive() for _ in range(50)]
            assert sum(answer["type"] == "pong" for answer in answers) in (20, 21)
            assert {answer.get("code") for answer in answers} == {None, "server-busy"}
            assert (await quiet.ask(type="ping"))["type"] == "pong"

    asyncio.run(main())


def test_connections_are_limited_and_free_again_when_closed() -> None:
    async def main() -> None:
        async with in_process(sockets_each=3) as net:
            sockets = [await net.socket() for _ in range(3)]
            refused = Socket(net.app, {})
            assert not await refused.open()
            await sockets[0].close()
            await net.socket()

    asyncio.run(main())


def test_requests_and_new_tables_are_limited() -> None:
    async def main() -> None:
        async with in_process(requests_burst=30, requests_rate=1.0, tables_burst=3, tables_rate=0.01) as net:
            client = net.client(net.token())
            async with client:
                body = {"game": "king_is_dead", "seats": [ANN, OPEN]}
                made = [(await client.post("/api/tables", json={**body, "id": f"{n}"})).status_code for n in range(5)]
                assert made == [200, 200, 200, 429, 429]
                asked = [(await client.get("/api/games")).status_code for _ in range(40)]
                assert set(asked) == {200, 429}

    asyncio.run(main())


@pytest.mark.parametrize(
    ("headers", "admitted"),
    [
        ({}, True),
        ({"Origin": "http://test"}, True),
        ({"Origin": "https://vivat.example"}, True),
        ({"Origin": "http://evil.example"}, False),
        ({"Origin": "null"}, False),
        ({"Origin": "http://test.evil.example"}, False),
        ({"Origin": "http://test:81"}, False),
    ],
)
def test_only_our_own_pages_may_speak_to_the_server(headers: dict[str, str], admitted: bool) -> None:
    async def main() -> None:
        async with in_process(origins=["https://vivat.example"]) as net:
            assert await Socket(net.app, headers).open() is admitted
            async with net.client(**headers) as client:
                assert ((await client.post("/api/session")).status_code == 200) is admitted

    asyncio.run(main())


def test_tokens_are_long_made_here_only_and_kept_from_scripts() -> None:
    async def main() -> None:
        async with in_process(origins=["https://vivat.example"]) as net:
            async with net.client() as client:
                reply = await client.post("/api/session")
                cookie = reply.headers["set-cookie"]
                token = cookie.partition("=")[2].partition(";")[0]
                assert all(word in cookie for word in ("HttpOnly", "SameSite=strict", "Secure", "Path=/"))
                assert token not in reply.text
                assert len(token) * 6 >= 256
            forged = tokens.issue(b"another key")
            for wrong in (forged, "", "x", token[:-4], token[:-1] + ("A" if token[-1] != "A" else "B"), "é" * 10):
                assert not tokens.genuine(net.services.key, wrong)
            async with net.client(forged) as client:
                body = {"id": "1", "game": "king_is_dead", "seats": [ANN, OPEN]}
                assert (await client.post("/api/tables", json=body)).status_code == 401
            assert token not in repr(tokens.holder(token))

    asyncio.run(main())


def test_no_address_holds_a_token_or_an_invitation() -> None:
    from vivat.server.api import ROUTES

    names = {name for route in ROUTES for name, *_ in route.query} | {
        part for route in ROUTES for part in route.path.split("/") if part.startswith("{")
    }
    assert names == {"seat", "step", "most", "lang", "{table}", "{game}"}


def test_every_reply_carries_the_headers_that_keep_browsers_safe() -> None:
    async def main() -> None:
        async with in_process() as net, net.client() as client:
            for path in ("/", "/health", "/api/games", "/nowhere", "/api/tables/unknown", "/api/games?x=1"):
                reply = await client.get(path)
                assert "default-src 'none'" in reply.headers["content-security-policy"], path
                assert "unsafe" not in reply.headers["content-security-policy"]
                assert reply.headers["x-content-type-options"] == "nosniff"
                assert reply.headers["referrer-policy"] == "no-referrer"
            assert (await client.delete("/api/games")).status_code == 405

    asyncio.run(main())


def test_bodies_are_bounded_typed_and_strict() -> None:
    async def main() -> None:
        async with in_process() as net, net.client(net.token()) as client:
            good: dict[str, Any] = {"id": "1", "game": "king_is_dead", "seats": [ANN, OPEN]}
            head = {"Content-Type": "application/json"}
            for body, status in [
                (json.dumps({**good, "admin": True}), 400),
                (json.dumps({**good, "seats": [ANN] * 17}), 400),
                (json.dumps({**good, "seats": [{**ANN, "holder": "x"}, OPEN]}), 400),
                (json.dumps({**good, "options": {"__class__": 1}}), 400),
                (json.dumps({**good, "options": {"mode": {"a": []}}}), 400),
                ("[" * 60_000, 400),
                (b"\xff\xff", 400),
                ("x" * 70_000, 413),
            ]:
                reply = await client.post("/api/tables", content=body, headers=head)
                assert reply.status_code == status, (body[:50], reply.text)
            reply = await client.post("/api/tables", content=json.dumps(good), headers={"Content-Type": "text/plain"})
            assert reply.status_code == 400
            record = await client.post("/api/records", content="x" * 9_000_000, headers={"Content-Type": "text/plain"})
            assert record.status_code == 413

    asyncio.run(main())


def test_there_is_no_pickle_in_these_packages() -> None:
    from pathlib import Path

    import vivat

    for package in ("table", "store", "server"):
        for path in (Path(vivat.__file__).parent / package).rglob("*.py"):
            assert "pickle" not in path.read_text(encoding="utf-8")


@pytest.mark.filterwarnings("ignore")
def test_schemathesis_finds_no_error_of_the_server() -> None:
    schemathesis = pytest.importorskip("schemathesis")
    from hypothesis import HealthCheck, Phase, given, settings

    from vivat.server.api import described

    schema = schemathesis.openapi.from_dict(described())
    found: list[str] = []

    async def ask(case: Any) -> None:
        async with in_process() as net, net.client(net.token()) as client:
            parts = case.as_transport_kwargs(base_url="http://test")
            parts.pop("verify", None)
            reply = await client.request(**{k: v for k, v in parts.items() if k in FIELDS})
            if reply.status_code >= 500 and reply.status_code != 503:
                found.append(f"{case.method} {case.path}: {reply.text}")
            assert net.services.metrics.counts["errors"] == 0

    for result in schema.get_all_operations():
        strategy = result.ok().as_strategy()

        @given(case=strategy)
        @settings(
            max_examples=8,
            deadline=None,
            database=None,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        def probe(case: Any) -> None:
            asyncio.run(ask(case))

        probe()
    assert found == []


FIELDS = {"method", "url", "params", "headers", "content", "data", "json"}
