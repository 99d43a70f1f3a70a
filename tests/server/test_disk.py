"""A bad disk under a running server: new choices are refused with a sentence, nothing is acknowledged that is not
stored, and everything earlier can be read."""

from __future__ import annotations

import asyncio
import signal
import sqlite3
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import databases
import pytest
from in_process import InProcess, Socket, in_process

from vivat.store import open_store, sqlite
from vivat.table import Table, events


class Sitting:
    """A table of two with the sockets of its people and of a spectator."""

    def __init__(self, net: InProcess, table: str, held: list[str]) -> None:
        self.net, self.table, self.held = net, table, held
        self.sockets: list[Socket] = []
        self.number = 0

    async def watch(self) -> None:
        for token in (*self.held, None):
            socket = await self.net.socket(token)
            await socket.ask(type="watch", table=self.table)
            await socket.seen(0)
            self.sockets.append(socket)

    async def now(self) -> Table:
        return (await self.net.services.tables.get(self.table)).table

    async def message(self) -> tuple[Socket, dict[str, Any]]:
        table = await self.now()
        seat = min(table.waiting)
        self.number += 1
        choices = [table.running.choices(seat)[0]]
        body = {"type": "choose", "id": f"c{self.number}", "table": self.table, "seq": table.seq, "seat": seat}
        return self.sockets[seat], {**body, "choices": choices}


async def sitting(net: InProcess) -> Sitting:
    found = Sitting(net, *await net.people("king_is_dead", 2))
    await found.watch()
    return found


async def refuses_and_goes_on(here: Sitting, broken: Callable[[], Any], mended: Callable[[], Any]) -> None:
    """Play, break the disk, be refused, look around, mend it, send the same again, play on."""
    for _ in range(3):
        socket, body = await here.message()
        assert (await socket.ask(**body))["type"] == "done"
    before = await here.now()
    for watcher in here.sockets:
        await watcher.seen(before.seq)
    await asyncio.to_thread(broken)
    socket, body = await here.message()
    for _ in range(3):
        answer = await socket.ask(**body)
        assert (answer["type"], answer["code"]) == ("refused", "server-not-saved")
        assert "did not happen" in answer["sentence"]
    await asyncio.sleep(0.05)
    assert all(watcher.outbox.empty() for watcher in here.sockets), "nobody is told"
    async with here.net.client(here.held[0]) as client:
        assert (await client.get(f"/api/tables/{here.table}")).json()["seq"] == before.seq
        assert "end: " in (await client.get(f"/api/tables/{here.table}/record", params={"seat": 0})).text
        seats = [{"kind": "person", "name": "A"}, {"kind": "open"}]
        made = await client.post("/api/tables", json={"id": "x", "game": "artus", "seats": seats})
        assert made.status_code == 503
    await asyncio.to_thread(mended)
    assert (await socket.ask(**body))["type"] == "done"
    for watcher in here.sockets:
        assert (await watcher.seen(before.seq + 1))["seq"] >= before.seq + 1


def full_disk(path: Path) -> tuple[Callable[[], Any], Callable[[], Any]]:
    """No file of this process may grow beyond the write-ahead log as it is; and again without limit."""
    resource = pytest.importorskip("resource")
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    log = path.with_name(path.name + "-wal")
    return (
        lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (log.stat().st_size, hard)),
        lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard)),
    )


def read_only(monkeypatch: pytest.MonkeyPatch, net: InProcess) -> tuple[Callable[[], Any], Callable[[], Any]]:
    """The connection that writes may only read; and again may write."""
    honest, writer = sqlite.durable, net.services.store.database.local
    assert writer is not None

    def bad(connection: sqlite3.Connection, _: object = None) -> None:
        honest(connection)
        connection.execute("pragma query_only=on")

    def setting(durable: Any) -> None:
        monkeypatch.setattr(sqlite, "durable", durable)
        writer.thread.submit(writer.close).result()

    return (lambda: setting(bad)), (lambda: setting(honest))


@pytest.mark.parametrize("fault", ["full", "read-only"])
def test_a_full_or_read_only_disk(fault: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        url = str(tmp_path / "d.sqlite")
        async with in_process(store=open_store(url)) as net:
            here = await sitting(net)
            switch = full_disk(Path(url)) if fault == "full" else read_only(monkeypatch, net)
            try:
                await refuses_and_goes_on(here, *switch)
            finally:
                switch[1]()
            expected = await here.now()
        async with in_process(store=open_store(url)) as net:
            again = (await net.services.tables.get(here.table)).table
            assert (again.seq, again.done) == (expected.seq, expected.done)

    asyncio.run(main())


def test_a_slow_disk_holds_up_the_answer_and_nobody_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    honest, written = sqlite.Writer.transacted, threading.Event()

    def slow(self: sqlite.Writer, work: Any) -> Any:
        written.wait(30)
        return honest(self, work)

    async def main() -> None:
        async with in_process(store=open_store(str(tmp_path / "s.sqlite"))) as net:
            here = await sitting(net)
            monkeypatch.setattr(sqlite.Writer, "transacted", slow)
            socket, body = await here.message()
            socket.send(**body)
            answer = asyncio.create_task(socket.until(lambda found: found.get("id") == body["id"]))
            other = here.sockets[2]
            assert (await other.ask(type="ping"))["type"] == "pong"
            async with net.client() as client:
                assert (await client.get(f"/api/tables/{here.table}")).status_code == 200
            await asyncio.sleep(0.2)
            assert not answer.done(), "not before it is stored"
            written.set()
            assert (await answer)["type"] == "done"
            monkeypatch.setattr(sqlite.Writer, "transacted", honest)

    asyncio.run(main())


def test_a_corrupt_last_record_closes_its_table_and_no_other(tmp_path: Path) -> None:
    """Found by a server that runs already and opens the table only then."""

    async def main() -> None:
        path = tmp_path / "c.sqlite"
        async with in_process(store=open_store(str(path))) as one, in_process(store=open_store(str(path))) as two:
            bad, good = await sitting(one), await sitting(one)
            for here in (bad, good):
                socket, body = await here.message()
                assert (await socket.ask(**body))["type"] == "done"
            before = await bad.now()
            with sqlite3.connect(path) as raw:
                spoil = "update events set body = replace(body, 'turn', 'burn') where table_id = ? and seq = ?"
                raw.execute(spoil, (bad.table, before.seq))
            raw.close()
            two.services.key = one.services.key
            for here in (bad, good):
                here.net, here.sockets = two, []
                await here.watch()
            found = await bad.now()
            assert found.seq == before.seq - 1, "everything earlier is there"
            socket, body = await bad.message()
            assert (await socket.ask(**body))["code"] == "server-damaged"
            socket, body = await good.message()
            assert (await socket.ask(**body))["type"] == "done"

    asyncio.run(main())


def test_a_database_server_that_goes_away_and_comes_back() -> None:
    postgres = databases.own_server()

    def away() -> None:
        postgres.server.send_signal(signal.SIGQUIT)
        postgres.server.wait(60)

    def back() -> None:
        postgres.server = postgres.start()
        postgres.new_database()  # waits until it is ready

    async def main() -> None:
        url = postgres.new_database()
        async with in_process(store=open_store(url)) as net:
            here = Sitting(net, *await net.people("king_is_dead", 2))
            await here.watch()
            for _ in range(2):
                socket, body = await here.message()
                assert (await socket.ask(**body))["type"] == "done"
            await asyncio.to_thread(away)
            socket, body = await here.message()
            assert (await socket.ask(**body))["code"] == "server-not-saved"
            await asyncio.to_thread(back)
            assert (await socket.ask(**body))["type"] == "done"
            rows = await net.services.store.events(here.table)
            keys = [event.key for row in rows if (event := events.read(row.body)).key]
            assert len(keys) == len(set(keys))
            assert len(rows) == (await here.now()).seq

    try:
        asyncio.run(main())
    finally:
        postgres.stop()
