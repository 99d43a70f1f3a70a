"""Readiness is the truth: a database that does not take what is written is named, and the server recovers by itself."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import databases
import pytest
from in_process import InProcess, in_process
from test_disk import full_disk, read_only

from vivat.server import health
from vivat.store import NotSaved, open_store

Switch = tuple[Callable[[], Any], Callable[[], Any]]


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "FRESH", 0.0)


async def readiness(net: InProcess) -> tuple[int, str]:
    async with net.client() as client:
        reply = await client.get("/health/ready")
        same = await client.get("/health")
        assert (await client.get("/health/live")).status_code == 200
        if reply.status_code != 200:
            assert reply.json()["sentence"]
        assert reply.status_code == same.status_code
        return reply.status_code, reply.json().get("code", "")


def locked(path: Path) -> Switch:
    holder = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    return (lambda: holder.execute("begin immediate")), (lambda: (holder.rollback(), holder.close()))


def removed(path: Path) -> Switch:
    spare = path.with_name("spare")
    os.link(path, spare)
    return path.unlink, lambda: os.link(spare, path)


def replaced(path: Path) -> Switch:
    """By a whole copy, as if somebody had put back a backup."""
    spare, copy = path.with_name("spare"), path.with_name("copy")
    os.link(path, spare)
    with sqlite3.connect(path) as source, sqlite3.connect(copy) as target:
        source.backup(target)
    source.close()
    target.close()
    return (lambda: copy.replace(path)), (lambda: spare.replace(path))


def log_removed(path: Path) -> Switch:
    log, spare = path.with_name(path.name + "-wal"), path.with_name("spare")
    os.link(log, spare)
    return log.unlink, lambda: os.link(spare, log)


def corrupt(path: Path) -> Switch:
    def write(head: bytes) -> None:
        with path.open("r+b") as opened:
            opened.write(head)

    honest = path.read_bytes()[:16]
    return (lambda: write(b"not a database!!")), (lambda: write(honest))


CAUSES: dict[str, tuple[Callable[[Path], Switch], set[str]]] = {
    "full": (full_disk, {"health-full"}),
    "locked": (locked, {"health-slow", "health-locked"}),
    "removed": (removed, {"health-removed"}),
    "replaced": (replaced, {"health-replaced"}),
    "log removed": (log_removed, {"health-removed"}),
    "corrupt": (corrupt, {"health-corrupt"}),
}


@pytest.mark.parametrize("cause", CAUSES)
def test_what_is_wrong_with_the_file_is_said_and_when_it_is_mended_all_is_well(
    cause: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(health, "PATIENCE", 0.3)

    async def main() -> None:
        path = tmp_path / "h.sqlite"
        async with in_process(store=open_store(str(path))) as net:
            assert await readiness(net) == (200, "")
            broken, mended = CAUSES[cause][0](path)
            broken()
            try:
                status, code = await readiness(net)
                assert status == 503
                assert code in CAUSES[cause][1]
            finally:
                mended()
            for _ in range(100):
                if (await readiness(net))[0] == 200:
                    break
                await asyncio.sleep(0.2)
            assert await readiness(net) == (200, "")

    asyncio.run(main())


def test_a_file_that_can_only_be_read_is_not_ready(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        async with in_process(store=open_store(str(tmp_path / "r.sqlite"))) as net:
            assert await readiness(net) == (200, "")
            broken, mended = read_only(monkeypatch, net)
            await asyncio.to_thread(broken)
            assert await readiness(net) == (503, "health-read-only")
            await asyncio.to_thread(mended)
            assert await readiness(net) == (200, "")

    asyncio.run(main())


@pytest.mark.parametrize("cause", ["removed", "replaced", "log removed"])
def test_nothing_is_acknowledged_into_a_file_that_nobody_will_find_again(cause: str, tmp_path: Path) -> None:
    async def main() -> None:
        path = tmp_path / "g.sqlite"
        async with in_process(store=open_store(str(path))) as net:
            table, held = await net.people("king_is_dead", 2, options={"first_seat": 0})
            seq = (await net.services.tables.get(table)).table.seq
            body = {"type": "choose", "id": "c", "table": table, "seq": seq, "seat": 0, "choices": ["turn:pass"]}
            broken, mended = CAUSES[cause][0](path)
            broken()
            async with net.client(held[0]) as client:
                for _ in range(2):
                    reply = await client.post(f"/api/tables/{table}/messages", json=body)
                    assert (reply.status_code, reply.json()["code"]) == (503, "server-not-saved")
                made = {"id": "x", "game": "artus", "seats": [{"kind": "person", "name": "A"}, {"kind": "open"}]}
                assert (await client.post("/api/tables", json=made)).status_code == 503
                if cause == "removed":
                    assert not path.exists(), "no empty one takes its place"
                mended()
                assert (await client.post(f"/api/tables/{table}/messages", json=body)).status_code == 200
        with sqlite3.connect(path) as raw:
            assert raw.execute("select max(seq) from events where table_id = ?", (table,)).fetchone() == (seq + 1,)
        raw.close()

    asyncio.run(main())


def test_a_damaged_file_is_not_opened(tmp_path: Path) -> None:
    async def main(path: Path) -> None:
        store = open_store(str(path))
        try:
            with pytest.raises(NotSaved) as caught:
                await store.start()
            assert caught.value.why == "corrupt"
        finally:
            await store.stop()

    async def made(path: Path) -> None:
        async with in_process(store=open_store(str(path))) as net:
            for _ in range(3):
                await net.people("king_is_dead", 2)

    honest, letter = tmp_path / "whole.sqlite", tmp_path / "letter.sqlite"
    asyncio.run(made(honest))
    letter.write_text("Dear Sir, this is no database at all.")
    asyncio.run(main(letter))
    broken = tmp_path / "broken.sqlite"
    shutil.copy(honest, broken)
    with broken.open("r+b") as opened:
        opened.seek(4096 * 3)
        opened.write(b"\xff" * 8192)
    asyncio.run(main(broken))


def test_however_many_ask_the_database_is_asked_once_a_second(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "FRESH", 1.0)
    asked = 0

    async def prove() -> None:
        nonlocal asked
        asked += 1
        await asyncio.sleep(0.05)

    async def main() -> None:
        ready = health.Readiness(prove)
        await asyncio.gather(*(ready.check() for _ in range(100)))
        await ready.check()
        assert asked == 1
        await asyncio.sleep(1.1)
        await ready.check()
        assert asked == 2

    asyncio.run(main())


def test_a_database_server_that_is_away_is_not_ready_until_it_is_back() -> None:
    postgres = databases.own_server()

    async def main() -> None:
        async with in_process(store=open_store(postgres.new_database())) as net:
            assert await readiness(net) == (200, "")
            postgres.server.send_signal(signal.SIGQUIT)
            await asyncio.to_thread(postgres.server.wait, 20)
            assert await readiness(net) == (503, "health-away")
            postgres.server = await asyncio.to_thread(postgres.start)
            await asyncio.to_thread(postgres.new_database)  # waits until it is ready
            assert await readiness(net) == (200, "")

    try:
        asyncio.run(main())
    finally:
        postgres.stop()
