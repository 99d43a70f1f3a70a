"""Old tables go by themselves; never one that somebody follows, in whatever process."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from in_process import ANN, OPEN, InProcess, in_process, watching

from vivat.server import expiry
from vivat.store import open_store
from vivat.store.index import DAY


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, seconds in (("FIRST", 0.0), ("EVERY", 0.05), ("PAUSE", 0.0)):
        monkeypatch.setattr(expiry, name, seconds)


def later(net: InProcess, days: float) -> None:
    """The server's time, so many days on."""
    before = net.services.tables.clock
    net.services.tables.clock = lambda: before() + int(days * DAY)


def test_a_table_that_nobody_visits_goes_and_one_that_is_followed_elsewhere_stays(tmp_path: Path) -> None:
    async def main() -> None:
        url = str(tmp_path / "e.sqlite")
        async with in_process(store=open_store(url)) as one, in_process(store=open_store(url), keep_gathering=0) as two:
            host = one.token()
            alone, followed = await one.table(host, [ANN, OPEN]), await one.table(one.token(), [ANN, OPEN])
            socket, _ = await watching(two, followed, None)
            for _ in range(9):
                later(two, 1)
                await two.services.scheduler.awake.round()  # a visit of every day is put down
                later(one, 1)
                await asyncio.sleep(0.1)
            assert await one.services.store.newest([alone, followed]) == {followed: 1}
            assert (await socket.ask(type="ping"))["type"] == "pong"
            async with one.client(host) as client:
                assert (await client.get(f"/api/tables/{alone}")).status_code == 404

    asyncio.run(main())


def test_a_visit_of_somebody_who_sits_there_counts_and_one_of_a_stranger_does_not(tmp_path: Path) -> None:
    async def main() -> None:
        async with in_process(store=open_store(str(tmp_path / "v.sqlite"))) as net:
            host = net.token()
            visited, looked_at = await net.table(host, [ANN, OPEN]), await net.table(net.token(), [ANN, OPEN])
            for _ in range(3):
                later(net, 3)
                async with net.client(host) as client:
                    for table in (visited, looked_at):
                        await client.get(f"/api/tables/{table}")
                await net.services.scheduler.awake.round()
            await asyncio.sleep(0.3)
            assert await net.services.store.newest([visited, looked_at]) == {visited: 1}

    asyncio.run(main())
