"""A few kills of a real server, and of one of several; the command for many: tests/simulation/kill.py."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest
from databases import postgres_url
from kill import Player, Server, campaign, compare, soon


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_killing_the_server_loses_and_doubles_nothing(kind: str, tmp_path: Path) -> None:
    database = postgres_url() if kind == "postgres" else str(tmp_path / "kill.sqlite")
    assert "0 lost" in asyncio.run(campaign(database, repetitions=3, seed=5, tables=4, quick=0.6))


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
