"""The socket itself, over a real connection: what it does when one side is slow."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import AsyncIterator
from typing import Any

import pytest
import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from vivat.server import protocol

MUCH = "x" * 100_000


@contextlib.asynccontextmanager
async def served(app: Any) -> AsyncIterator[str]:
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        listening.listen()
        config = uvicorn.Config(app, ws=protocol.SocketProtocol, log_level="error", lifespan="off")
        server = uvicorn.Server(config)
        task = asyncio.create_task(server.serve([listening]))
        try:
            yield f"ws://127.0.0.1:{listening.getsockname()[1]}"
        finally:
            server.should_exit = True
            await task


async def begin(receive: Any, send: Any) -> None:
    await receive()
    await send({"type": "websocket.accept"})


async def read_on(link: ClientConnection) -> None:
    while True:
        await link.recv()


def test_a_client_that_does_not_read_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(protocol, "PATIENCE", 0.3)
    ended = asyncio.Event()

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await begin(receive, send)
        try:
            while True:
                await send({"type": "websocket.send", "text": MUCH})
        finally:
            ended.set()

    async def main() -> None:
        async with served(app) as address, connect(address, compression=None, max_queue=1) as link:
            await asyncio.wait_for(ended.wait(), 10)
            with pytest.raises(ConnectionClosed):
                await read_on(link)

    asyncio.run(main())


def test_a_client_that_reads_late_but_in_time_gets_everything(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(protocol, "PATIENCE", 5.0)

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await begin(receive, send)
        for _ in range(200):
            await send({"type": "websocket.send", "text": MUCH})
        await receive()

    async def main() -> None:
        async with served(app) as address, connect(address, compression=None, max_queue=1) as link:
            await asyncio.sleep(0.3)
            assert [len(await link.recv()) for _ in range(200)] == [len(MUCH)] * 200

    asyncio.run(main())


def test_what_is_to_be_said_is_fetched_when_the_client_reads_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(protocol, "PATIENCE", 5.0)
    fetched: list[int] = []
    begun, now = asyncio.Event(), [0]

    def news() -> list[bytes]:
        fetched.append(now[0])
        return [f"{now[0]} {MUCH}".encode()]

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await begin(receive, send)
        socket = scope["state"]["socket"]
        socket.news = news
        begun.set()
        while now[0] < 1000:
            now[0] += 1
            socket.tell()
            await asyncio.sleep(0)
        await receive()

    async def main() -> None:
        async with served(app) as address, connect(address, compression=None, max_queue=1) as link:
            await asyncio.wait_for(begun.wait(), 5)
            while now[0] < 1000:
                await asyncio.sleep(0.01)
            assert len(fetched) < 500, "nothing is fetched for a client that does not read"
            while int((str(await link.recv())).split()[0]) < 1000:
                pass
            assert sorted(fetched) == fetched

    asyncio.run(main())


def test_a_client_that_cannot_be_told_is_cut_off_and_comes_again() -> None:
    async def app(scope: Any, receive: Any, send: Any) -> None:
        await begin(receive, send)
        socket = scope["state"]["socket"]
        socket.news = lambda: 1 / 0
        socket.tell()
        assert (await receive())["type"] == "websocket.disconnect"

    async def main() -> None:
        async with served(app) as address:
            for _ in range(2):
                async with connect(address, compression=None) as link:
                    with pytest.raises(ConnectionClosed):
                        await asyncio.wait_for(link.recv(), 5)

    asyncio.run(main())


def test_messages_that_pile_up_hold_their_sender_up_and_none_is_lost() -> None:
    waiting, go = [0], asyncio.Event()

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await begin(receive, send)
        await go.wait()
        waiting[0] = receive.__self__.queue.qsize()
        for number in range(400):
            assert (await receive())["text"] == f"{number}{MUCH}"
        await send({"type": "websocket.send", "text": "all"})
        await receive()

    async def main() -> None:
        async with served(app) as address, connect(address, compression=None) as link:

            async def flood() -> None:
                for number in range(400):
                    await link.send(f"{number}{MUCH}")

            flooding = asyncio.create_task(flood())
            await asyncio.sleep(0.5)
            assert not flooding.done()
            go.set()
            await flooding
            assert await link.recv() == "all"
            assert 0 < waiting[0] < 4 * protocol.MOST_UNREAD

    asyncio.run(main())
