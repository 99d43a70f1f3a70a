"""A few kills of a real server, and of one of several; the command for many: tests/simulation/kill.py."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import signal
import time
from pathlib import Path
from random import Random

import pytest
from databases import postgres_url
from kill import Player, Server, alive, campaign, children, compare, soon
from websockets.asyncio.client import connect

from vivat.server.messages import RESTART


@pytest.mark.parametrize(("kind", "workers"), [("sqlite", 1), ("postgres", 1), ("postgres", 2)])
def test_killing_the_server_loses_and_doubles_nothing(kind: str, workers: int, tmp_path: Path) -> None:
    database = postgres_url() if kind == "postgres" else str(tmp_path / "kill.sqlite")
    assert "0 lost" in asyncio.run(campaign(database, repetitions=3, seed=5, tables=4, quick=0.6, workers=workers))


def test_two_processes_serve_the_same_tables_and_one_goes_on_when_the_other_is_killed() -> None:
    database = postgres_url()

    async def main() -> None:
        servers = [Server(database), Server(database)]
        for server in servers:
            server.start()
        for server in servers:
            await server.ready()
        ports = [server.port for server in servers]
        players = [Player(f"p{n}", ports, Random(n)) for n in range(6)]
        tasks = [asyncio.ensure_future(player.live()) for player in players]
        try:
            assert await soon(lambda: all(player.acknowledged for player in players))
            servers[0].stop()
            ports.pop(0)  # for all players
            before = {player.name: len(player.acknowledged) for player in players}
            goes_on = await soon(lambda: all(len(p.acknowledged) > before[p.name] + 5 for p in players))
            assert goes_on, "people and bots go on elsewhere"
        finally:
            for player in players:
                player.stopping = True
            await asyncio.gather(*tasks, return_exceptions=True)
            for server in servers:
                server.stop()
        _, acknowledged = await compare(database, players)
        assert acknowledged > 50

    asyncio.run(main())


async def two_workers(database: str) -> Server:
    server = Server(database, "--workers", "2")
    server.start()
    await server.ready()
    assert await soon(lambda: len(children(server.pid)) == 2)
    return server


LINUX = pytest.mark.skipif(
    not Path(f"/proc/{os.getpid()}/task").exists(), reason="processes are found as Linux shows them"
)


@LINUX
def test_of_two_workers_behind_one_address_one_is_killed_and_its_tables_go_on() -> None:
    database = postgres_url()

    async def main() -> None:
        server = await two_workers(database)
        players = [Player(f"p{n}", [server.port], Random(n)) for n in range(6)]
        tasks = [asyncio.ensure_future(player.live()) for player in players]
        try:
            assert await soon(lambda: all(player.acknowledged for player in players))
            victim = children(server.pid)[0]
            os.kill(victim, signal.SIGKILL)
            before, begun = {player.name: len(player.acknowledged) for player in players}, time.monotonic()
            goes_on = await soon(lambda: all(len(p.acknowledged) > before[p.name] + 5 for p in players))
            assert goes_on, "people and bots go on elsewhere"
            assert time.monotonic() - begun < 40, "within seconds, if the machine is not busy"
            assert await soon(lambda: len(children(server.pid)) == 2 and victim not in children(server.pid))
        finally:
            for player in players:
                player.stopping = True
            await asyncio.gather(*tasks, return_exceptions=True)
            workers = children(server.pid)
            server.stop(signal.SIGTERM)
            assert not any(map(alive, workers)), "no worker outlives its server"
        _, acknowledged = await compare(database, players)
        assert acknowledged > 30

    asyncio.run(main())


@pytest.mark.parametrize("workers", [1, 2])
def test_a_server_that_stops_tells_everybody_to_come_back(workers: int, tmp_path: Path) -> None:
    database = str(tmp_path / "stop.sqlite") if workers == 1 else postgres_url()

    async def main() -> None:
        server = Server(database, "--workers", str(workers))
        server.start()
        await server.ready()
        async with contextlib.AsyncExitStack() as stack:
            address = f"ws://127.0.0.1:{server.port}/api/socket"
            links = [await stack.enter_async_context(connect(address)) for _ in range(6)]
            stopping = asyncio.create_task(asyncio.to_thread(server.stop, signal.SIGTERM))
            for link in links:
                assert json.loads(await link.recv())["type"] == "goodbye"
                await link.wait_closed()
                assert link.close_code == RESTART
            await stopping

    asyncio.run(main())


@LINUX
def test_workers_end_when_the_process_that_started_them_is_killed() -> None:
    database = postgres_url()

    async def main() -> None:
        server = await two_workers(database)
        workers = children(server.pid)
        os.kill(server.pid, signal.SIGKILL)
        assert await soon(lambda: not any(map(alive, workers)))

    asyncio.run(main())


def test_several_workers_are_refused_with_sqlite(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    from vivat.cli import main

    assert main(["serve", "--workers", "2", "--database", str(tmp_path / "v.sqlite")]) == 2
    assert "PostgreSQL" in capfd.readouterr().err
    assert not (tmp_path / "v.sqlite").exists()
