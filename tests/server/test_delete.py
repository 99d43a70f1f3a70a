"""The host deletes a table: nobody finds it again, whoever follows it is told, in every process."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from databases import postgres_url
from in_process import ANN, BOT, OPEN, InProcess, in_process, watching

from vivat.server import notifications
from vivat.store import open_store


async def delete(net: InProcess, table: str, token: str | None) -> tuple[int, str]:
    async with net.client(token) as client:
        reply = await client.delete(f"/api/tables/{table}")
        return reply.status_code, reply.json().get("code", "")


async def notice(socket: Any) -> dict[str, Any]:
    found: dict[str, Any] = await socket.until(lambda found: found["type"] == "refused" and found["id"] == "")
    return found


def test_a_deleted_table_is_gone_and_those_who_follow_it_are_told() -> None:
    async def main() -> None:
        async with in_process() as net:
            host = net.token()
            table = await net.table(host, [ANN, OPEN])
            follower, _ = await watching(net, table, None)
            assert await delete(net, table, host) == (200, "")
            assert (await notice(follower))["code"] == "table-deleted"
            assert (await follower.ask(type="watch", table=table))["code"] == "table-unknown"
            async with net.client(host) as client:
                assert (await client.get(f"/api/tables/{table}")).status_code == 404
                assert (await client.get(f"/api/tables/{table}/record")).status_code == 404
            assert await delete(net, table, host) == (404, "table-unknown")
            assert table not in net.services.tables.loaded
            assert table not in net.services.store.rows  # type: ignore[attr-defined]

    asyncio.run(main())


def test_only_the_host_may_and_not_while_others_play() -> None:
    async def main() -> None:
        async with in_process() as net:
            table, held = await net.people("king_is_dead", 2)
            assert await delete(net, table, None) == (401, "table-no-token")
            for token in (net.token(), held[1]):
                assert await delete(net, table, token) == (403, "table-host-only")
            assert await delete(net, table, held[0]) == (400, "table-others-play")
            socket = await net.socket(held[1])
            await socket.ask(type="resign", table=table, seq=0, seat=1)
            assert await delete(net, table, held[0]) == (200, "")
            alone = net.token()
            table = await net.table(alone, [ANN, BOT])
            socket = await net.socket(alone)
            await socket.ask(type="ready", table=table, seq=1, seat=0)
            assert await delete(net, table, alone) == (200, ""), "running, but nobody else is there"

    asyncio.run(main())


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_another_process_tells_its_followers_and_brings_nothing_back(kind: str, tmp_path: Path) -> None:
    async def main() -> None:
        url = postgres_url() if kind == "postgres" else str(tmp_path / "d.sqlite")
        async with in_process(store=open_store(url)) as one, in_process(store=open_store(url)) as two:
            host = one.token()
            table = await one.table(host, [ANN, OPEN])
            follower, view = await watching(two, table, host)
            assert await delete(one, table, host) == (200, "")
            if kind == "sqlite":
                answer = await follower.ask(type="ready", table=table, seq=view["seq"], seat=0)
                assert answer["code"] == "table-deleted", "it is noticed when something is to be added"
            assert (await notice(follower))["code"] == "table-deleted"
            assert await two.services.store.events(table) == []
            assert table not in two.services.tables.loaded

    asyncio.run(main())


def test_a_table_that_was_deleted_behind_the_servers_back_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notifications, "LOOK_EVERY", 0.1)

    async def main() -> None:
        store = open_store(str(tmp_path / "b.sqlite"))
        async with in_process(store=store) as net:
            table = await net.table(net.token(), [ANN, OPEN])
            follower, _ = await watching(net, table, None)
            other = open_store(str(tmp_path / "b.sqlite"))
            await other.start()
            await other.index.delete([table])
            await other.stop()
            assert (await notice(follower))["code"] == "table-deleted"

    asyncio.run(main())
