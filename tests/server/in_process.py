"""A whole server without a network: requests and frames go straight into the application, byte for byte."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator, Callable, Sequence
from typing import Any

import httpx
from memory import MemoryStore

from vivat.bots import LEVELS, Question, Random, Searcher
from vivat.server import tokens
from vivat.server.app import build
from vivat.server.services import Services
from vivat.server.settings import Settings

PATIENCE = 20.0
NOVICE = Searcher("novice", 40)
ANN, OPEN, BOT = {"kind": "person", "name": "Ann"}, {"kind": "open"}, {"kind": "bot"}


class End:
    """The server's end of a socket."""

    def __init__(self, inbox: asyncio.Queue[dict[str, Any]], outbox: asyncio.Queue[dict[str, Any]]) -> None:
        self.receive, self.outbox = inbox.get, outbox
        self.news: Callable[[], Sequence[bytes]] = tuple
        self.reading = True  # the client does

    def tell(self) -> None:
        if self.reading:
            asyncio.get_running_loop().call_soon(self.say)

    def say(self) -> None:
        for frame in self.news():
            self.outbox.put_nowait({"type": "websocket.send", "text": frame.decode()})

    async def finish(self) -> None:
        self.say()


class Socket:
    """One client's socket."""

    def __init__(self, app: Any, headers: dict[str, str]) -> None:
        self.inbox: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.outbox: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.end = End(self.inbox, self.outbox)
        self.frames: list[str] = []  # every frame, as it came
        self.ids = 0
        raw = [(name.lower().encode(), value.encode()) for name, value in {"host": "test", **headers}.items()]
        scope = {
            "type": "websocket", "asgi": {"version": "3.0"}, "http_version": "1.1", "scheme": "ws",
            "path": "/api/socket",
            "raw_path": b"/api/socket", "query_string": b"", "root_path": "", "headers": raw, "subprotocols": [],
            "client": ("10.0.0.1", 1), "server": ("test", 80), "extensions": {},
            "state": {"socket": self.end},
        }  # fmt: skip
        self.task = asyncio.create_task(app(scope, self.inbox.get, self.outbox.put))

    async def open(self) -> bool:
        self.inbox.put_nowait({"type": "websocket.connect"})
        return bool((await asyncio.wait_for(self.outbox.get(), PATIENCE))["type"] == "websocket.accept")

    def send(self, **message: Any) -> str:
        self.ids += 1
        message = {"id": f"{self.ids}", **message}
        self.raw(json.dumps(message))
        return str(message["id"])

    def raw(self, frame: str | bytes) -> None:
        kind = "text" if isinstance(frame, str) else "bytes"
        self.inbox.put_nowait({"type": "websocket.receive", kind: frame})

    async def receive(self) -> dict[str, Any]:
        found = await asyncio.wait_for(self.outbox.get(), PATIENCE)
        if found["type"] != "websocket.send":
            return {"type": "closed", "code": found.get("code")}
        self.frames.append(found["text"])
        message: dict[str, Any] = json.loads(found["text"])
        return message

    def unheard(self) -> list[str]:
        """What has come and was not received yet, but for who is there."""
        waiting = [self.outbox.get_nowait() for _ in range(self.outbox.qsize())]
        for frame in waiting:
            self.outbox.put_nowait(frame)
        return [frame["text"] for frame in waiting if '"type":"present"' not in frame.get("text", "")]

    async def ask(self, **message: Any) -> dict[str, Any]:
        """Send, and wait for the answer to this very message."""
        wanted = self.send(**message)
        return await self.until(lambda found: found.get("id") == wanted)

    async def until(self, wanted: Any) -> dict[str, Any]:
        while True:
            found = await self.receive()
            if found["type"] == "closed" or wanted(found):
                return found

    async def seen(self, seq: int) -> dict[str, Any]:
        return await self.until(lambda found: found["type"] == "seen" and found["seq"] >= seq)

    async def close(self) -> None:
        self.inbox.put_nowait({"type": "websocket.disconnect", "code": 1000})
        with contextlib.suppress(asyncio.CancelledError):
            await asyncio.wait_for(self.task, PATIENCE)


class InProcess:
    def __init__(self, services: Services) -> None:
        self.services = services
        self.app = build(services)

    def client(self, token: str | None = None, address: str = "10.0.0.1", **headers: str) -> httpx.AsyncClient:
        transport = httpx.ASGITransport(self.app, raise_app_exceptions=False, client=(address, 1))
        return httpx.AsyncClient(transport=transport, base_url="http://test", headers={**bearer(token), **headers})

    async def socket(self, token: str | None = None, **headers: str) -> Socket:
        socket = Socket(self.app, {**bearer(token), **headers})
        assert await socket.open()
        return socket

    def token(self) -> str:
        return tokens.issue(self.services.key)

    async def table(self, token: str, seats: list[dict[str, Any]], game: str = "king_is_dead", **more: Any) -> str:
        async with self.client(token) as client:
            reply = await client.post("/api/tables", json={"id": "new", "game": game, "seats": seats, **more})
            assert reply.status_code == 200, reply.text
            return str(reply.json()["table"]["id"])

    async def people(self, game: str, players: int, **more: Any) -> tuple[str, list[str]]:
        """A running table of people: its name, and the token of each seat."""
        held = [self.token() for _ in range(players)]
        seats = [{"kind": "person", "name": "P0"}] + [{"kind": "open"}] * (players - 1)
        options = {"players": players, **more.pop("options", {})}
        table = await self.table(held[0], seats, game, options=options, **more)
        tables = self.services.tables
        code = (await tables.get(table)).table.invitation
        for seat, token in enumerate(held):
            async with self.client(token) as client:
                if seat:
                    body = {"id": "take", "seat": seat, "name": f"P{seat}", "invitation": code}
                    assert (await client.post(f"/api/tables/{table}/seats", json=body)).status_code == 200
                body = {"type": "ready", "id": "ready", "table": table, "seq": 0, "seat": seat}
                reply = await client.post(f"/api/tables/{table}/messages", json=body)
                assert reply.status_code == 200, reply.text
        return table, held


async def watching(net: InProcess, table: str, token: str | None) -> tuple[Socket, dict[str, Any]]:
    socket = await net.socket(token)
    assert (await socket.ask(type="watch", table=table))["type"] == "done"
    return socket, await socket.seen(0)


def asked(view: dict[str, Any]) -> tuple[int, list[str]]:
    """The seat among these views that is asked, and its choices."""
    return next((match["seat"], match["view"]["choices"]) for match in view["matches"] if match["view"]["choices"])


class Whims:
    """Bots without processes: whatever their level, they choose at random."""

    levels = tuple(LEVELS)

    async def choose(self, level: str, question: Question, client: str) -> int:
        return Random().choose(question)

    async def weigh(self, level: str, question: Question, client: str) -> list[tuple[int, int, float]]:
        return NOVICE.think(question)

    async def stop(self) -> None:
        pass


def bearer(token: str | None) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"} if token else {}


@contextlib.asynccontextmanager
async def in_process(store: Any = None, thinker: Any = None, **settings: Any) -> AsyncIterator[InProcess]:
    kinds = (
        "requests_burst",
        "messages_burst",
        "work_burst",
        "loads_burst",
        "tables_burst",
        "tokens_burst",
        "burst",
        "rate",
        "hints_burst",
    )
    loose: dict[str, Any] = dict.fromkeys(kinds, 10**6)
    more = Settings(database="", bot_pace=0, **{**loose, **settings})
    services = Services(more, thinker=thinker or Whims(), store=store or MemoryStore())
    services.lobby.lasts = 0
    await services.start()
    try:
        yield InProcess(services)
    finally:
        await services.stop()
