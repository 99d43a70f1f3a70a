"""The log: whose request, which table, one line an entry, no secrets, no flood."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import json
import logging
import socket as sockets
import weakref
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from databases import postgres_url
from in_process import ANN, BOT, Whims, in_process, watching
from logged import captured
from memory import MemoryStore
from served import Served

from vivat import __version__
from vivat.bots import Question
from vivat.server import logs
from vivat.server.tokens import holder
from vivat.store import NotSaved, open_store


def record(text: str, *args: object, **more: Any) -> logging.LogRecord:
    made = logging.LogRecord("vivat.server", logging.WARNING, __file__, 1, text, args, more.pop("exc_info", None))
    vars(made).update(more)
    return made


# ---- requests --------------------------------------------------------------------------------------------------------


def test_every_reply_carries_a_name_of_ours_and_never_the_clients() -> None:
    async def main() -> None:
        async with in_process() as net, net.client(**{"x-request-id": "mine"}) as client:
            asked = [
                ("GET", "/health"),
                ("GET", "/api/nothing"),
                ("PUT", "/health"),
                ("GET", "/"),
                ("POST", "/api/tables"),
            ]
            names = [(await client.request(*one)).headers["x-request-id"] for one in asked]
            assert len(set(names)) == len(asked)
            assert all(len(name) == 12 and int(name, 16) >= 0 for name in names)

    asyncio.run(main())


def test_nothing_of_a_request_stays_when_it_is_over() -> None:
    """Its scope has all that was sent, which may be long; the collector comes rarely."""

    class Sent:
        pass

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await asyncio.sleep(0)

    async def asked() -> Callable[[], Sent | None]:
        sent: Any = Sent()
        await asyncio.create_task(logs.each_request(app)({"type": "http", "path": "/", "sent": sent}, sent, sent))
        return weakref.ref(sent)

    async def main() -> None:
        gc.disable()
        try:
            sent = await asked()
            await asyncio.sleep(0)
            assert sent() is None
        finally:
            gc.enable()

    asyncio.run(main())


def test_an_error_of_the_program_carries_it_too(monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        async with in_process() as net, net.client() as client:
            monkeypatch.setattr(net.services, "lobby", None)
            reply = await client.get("/api/lobby")
            assert reply.status_code == 500
            assert len(reply.headers["x-request-id"]) == 12

    asyncio.run(main())


def test_an_entry_names_its_table_its_request_and_its_message() -> None:
    async def main() -> None:
        store = MemoryStore()
        async with in_process(store=store) as net:
            table, held = await net.people("king_is_dead", 2, options={"first_seat": 0})
            socket, view = await watching(net, table, held[0])
            store.fault = lambda: "refused"
            body = {"table": table, "seq": view["seq"], "seat": 0, "choices": ["turn:pass"]}
            with captured() as log:
                await socket.ask(type="choose", id="over-the-socket", **body)
                async with net.client(held[0]) as client:
                    by_http = {"type": "choose", "id": "by-http", **body}
                    reply = await client.post(f"/api/tables/{table}/messages", json=by_http)
            one, two = log.entries("not saved")
            assert one["table"] == two["table"] == table
            assert one["message_id"] == "over-the-socket"
            assert two["request"] == reply.headers["x-request-id"] != one["request"]

    asyncio.run(main())


def test_what_a_request_only_set_going_is_not_part_of_it() -> None:
    class Broken(Whims):
        async def choose(self, level: str, question: Question, client: str) -> int:
            raise RuntimeError("no idea")

    async def main() -> None:
        async with in_process(thinker=Broken()) as net:
            with captured() as log:
                token = net.token()
                table = await net.table(token, [ANN, BOT], options={"first_seat": 1})
                async with net.client(token) as client:
                    ready = {"type": "ready", "id": "r", "table": table, "seq": 0, "seat": 0}
                    await client.post(f"/api/tables/{table}/messages", json=ready)
                for _ in range(200):
                    if log.entries("failed"):
                        break
                    await asyncio.sleep(0.01)
            entry = log.entries("failed")[0]
            assert entry["table"] == table
            assert "request" not in entry

    asyncio.run(main())


# ---- secrets ---------------------------------------------------------------------------------------------------------


def test_a_whole_game_leaves_no_secret_in_the_log() -> None:
    async def main() -> None:
        store = MemoryStore()
        random = Random(1)
        async with in_process(store=store) as net:
            table, held = await net.people("king_is_dead", 2)
            loaded = await net.services.tables.get(table)
            played: set[str] = set()
            with captured() as log:
                while loaded.table.status != "over":
                    seat = min(loaded.table.waiting)
                    word = random.choice(loaded.table.running.choices(seat))
                    store.fault = lambda: "refused" if random.random() < 0.05 else ""
                    body = {
                        "type": "choose",
                        "id": f"c{random.random()}",
                        "table": table,
                        "seat": seat,
                        "choices": [word],
                    }
                    async with net.client(held[seat]) as client:
                        await client.post(f"/api/tables/{table}/messages", json={**body, "seq": loaded.table.seq})
                    played.add(word)
            text = "\n".join(log.lines)
            assert len(log.entries("answered")) > 50 and log.entries("not saved")
            secret = [*held, *map(holder, held), loaded.table.invitation, loaded.table.seed, *played]
            assert [found for found in secret if found in text] == []

    asyncio.run(main())


def test_a_choice_that_succeeds_is_no_entry_at_the_usual_level() -> None:
    async def main() -> None:
        async with in_process() as net:
            table, held = await net.people("king_is_dead", 2, options={"first_seat": 0})
            socket, view = await watching(net, table, held[0])
            with captured("INFO") as log:
                body = {"table": table, "seq": view["seq"], "seat": 0, "choices": ["turn:pass"]}
                assert (await socket.ask(type="choose", **body))["type"] == "done"
            assert log.lines == []

    asyncio.run(main())


def test_an_error_of_the_database_does_not_repeat_what_was_to_be_stored(tmp_path: Path) -> None:
    async def main(url: str) -> None:
        store = open_store(url)
        with pytest.raises(NotSaved) as caught:  # the schema is not there
            await store.index.length("a-very-secret-name")
        await store.stop()
        assert "a-very-secret-name" not in str(caught.value)

    asyncio.run(main(str(tmp_path / "empty.sqlite")))
    asyncio.run(main(postgres_url()))


# ---- entries ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("form", [logs.Text(), logs.Json()])
def test_an_entry_is_one_short_line_without_passwords(form: logging.Formatter) -> None:
    try:
        raise ValueError("first\nsecond postgresql://ada:lovelace@db/vivat")
    except ValueError as problem:
        made = record("x\r\n\x1b[31m %s", "y" * 100_000, exc_info=(ValueError, problem, problem.__traceback__))
    line = form.format(made)
    assert line.isprintable()
    assert "lovelace" not in line
    assert "postgresql://" in line
    assert len(line) < 3 * logs.MOST


def test_a_line_for_people_begins_with_time_and_level() -> None:
    line = logs.Text().format(record("two of %d", 3, table="abc", data="a b", created=0))
    assert line.startswith('1970-01-01T00:00:00.000Z WARNING two of 3 table=abc data="a b"')


# ---- no flood --------------------------------------------------------------------------------------------------------


def test_entries_of_one_kind_are_written_a_few_times_and_then_counted() -> None:
    now = [0.0]
    repeats = logs.Repeats(lambda: now[0])
    with captured() as log:
        written = [repeats.filter(record("client %d is slow", number)) for number in range(332)]
        assert written == [True] * 20 + [False] * 312
        assert repeats.filter(record("something else"))
        repeats.tell_all()
        assert log.lines == []  # the minute is not over
        now[0] = 61.0
        assert repeats.filter(record("client %d is slow", 1))
        (entry,) = log.entries()
        assert (entry["text"], entry["repeated"]) == ("repeated: client 331 is slow", 312)
        repeats.tell_all(ended=True)
        assert len(log.lines) == 1


def test_kinds_without_end_are_forgotten() -> None:
    repeats = logs.Repeats()
    for number in range(3 * repeats.MOST_KINDS):
        repeats.filter(record(f"kind {number}"))
    assert len(repeats.kinds) <= repeats.MOST_KINDS


def command_lines() -> list[str]:
    """Of every process that can be seen here, as anybody on this machine can read them."""
    found = []
    for path in Path("/proc").glob("[0-9]*/cmdline"):
        with contextlib.suppress(OSError):
            found.append(path.read_text(errors="replace"))
    return found


# ---- a real server ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("workers", [1, 2])
def test_a_server_says_what_it_is_when_it_starts_and_stops(tmp_path: Path, workers: int) -> None:
    database = str(tmp_path / "l.sqlite") if workers == 1 else postgres_url().replace("vivat@", "vivat:s3cret@")
    path = tmp_path / "log"
    with Served(database, "--workers", str(workers), log=path, VIVAT_LOG_FORMAT="json") as server:
        for _ in range(60):
            with sockets.create_connection(("127.0.0.1", server.port)) as link:
                link.sendall(b"nonsense\r\n\r\n")
                link.recv(100)
        assert all("s3cret" not in line for line in command_lines())
    head, *lines = [line for line in path.read_text().splitlines() if not line.startswith("Vivat is served")]
    entries = [json.loads(line) for line in [head, *lines]]
    first, last = entries[0], entries[-1]
    assert first["text"] == f"vivat {__version__} starts"
    assert last["text"] == f"vivat {__version__} has stopped"
    assert first["address"] == f"http://127.0.0.1:{server.port}/"
    assert (first["workers"], first["database"]) == (workers, "sqlite" if workers == 1 else "postgresql")
    assert sum(entry["text"] == "ready" for entry in entries) == workers
    refused = [entry for entry in entries if entry["text"] == "Invalid HTTP request received."]
    assert 20 <= len(refused) <= 20 * workers
    assert sum(entry.get("repeated", 0) for entry in entries) + len(refused) == 60
    assert "s3cret" not in path.read_text()
