"""One hostile client machine: everything it can think of, at once, as fast as it can, from one address.

It is told the tables of honest people, as an invited guest or a spectator would know them. It is started by abuse.py as
a process of its own, and ends with a line of JSON that says how often it did what.
"""

from __future__ import annotations

import asyncio
import contextlib
import functools
import json
import logging
import resource
import sys
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

import vivat
from vivat.server.api import MOST_SENT_IN

ADDRESS = "127.0.0.66"
GOLDEN = Path(__file__).resolve().parents[1] / "golden/long_live_the_king/5.txt"
WINDOW = 3.0  # seconds after which it chooses anew what it does at once
HELD = 3_000  # half-open connections
TROUBLE = (OSError, asyncio.IncompleteReadError, TimeoutError, ValueError, KeyError, IndexError)
UPGRADE = (
    "GET /api/socket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
)
Link = tuple[asyncio.StreamReader, asyncio.StreamWriter]


def frame(payload: bytes, kind: int = 1) -> bytes:
    """A frame of a client, masked with zeros."""
    size = len(payload)
    length = (
        bytes([0x80 | size])
        if size < 126
        else b"\xfe" + size.to_bytes(2)
        if size < 65_536
        else b"\xff" + size.to_bytes(8)
    )
    return bytes([0x80 | kind]) + length + bytes(4) + payload


def drop(links: list[Link], most: int) -> None:
    """Close the oldest of too many."""
    for _, writer in links[: max(0, len(links) - most)]:
        writer.transport.abort()
    del links[: max(0, len(links) - most)]


@functools.cache
def long_match() -> str:
    """The record in a golden playthrough, without its marks."""
    lines = [line.partition(" #")[0].rstrip() for line in GOLDEN.read_text().split("\n")]
    end = next(number for number, line in enumerate(lines) if line.startswith("end: "))
    return "\n".join([*lines[: end + 1], ""])


@functools.cache
def still_match() -> str:
    """The longest record there can be: nobody moves, and nothing ends it."""
    match = vivat.game("long_live_the_king", players=3, quiet_rounds=0).new(seed=1)
    while len(match.steps) < MOST_SENT_IN:
        match.choose(min(match.waiting_for), "move:stay")
    return match.record()


class Abuser:
    def __init__(self, port: int, seconds: float, seed: int, victims: list[str]) -> None:
        self.port, self.seconds, self.victims = port, seconds, victims
        self.random = Random(seed)
        self.done: Counter[str] = Counter()
        self.tokens: list[str] = []
        self.mine: list[tuple[str, str]] = []  # tables it made, each with its token
        self.ids = 0
        self.held: list[Link] = []
        self.deaf: list[Link] = []
        self.sent_in: list[str] = []  # long matches

    async def run(self) -> None:
        attacks: list[Callable[[], Awaitable[None]]] = [
            self.half_open, self.slow_headers, self.slow_body, self.does_not_read, self.giant_frames, self.nonsense,
            self.pings, self.messages, self.expert_tables, self.unknown_names, self.makes_tables, self.records,
            self.floods, self.reused_ids, self.look_ahead, self.replays, self.long_stories,
        ]  # fmt: skip
        end = asyncio.get_running_loop().time() + self.seconds
        await self.replays()
        await self.replays()
        for attack in (self.expert_tables, self.makes_tables):  # some come through before the floods
            await self.window([attack], min(2.0, self.seconds / 4))
        while (left := end - asyncio.get_running_loop().time()) > 0:
            now = [attack for attack in attacks if self.random.random() < 0.6]
            await self.window(now, min(WINDOW, left))
        for _, writer in (*self.held, *self.deaf):
            writer.transport.abort()

    async def window(self, attacks: list[Callable[[], Awaitable[None]]], seconds: float) -> None:
        tasks = [asyncio.ensure_future(self.again(attack)) for attack in attacks]
        await asyncio.sleep(seconds)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def again(self, attack: Callable[[], Awaitable[None]]) -> None:
        while True:
            try:
                async with asyncio.timeout(5):
                    await attack()
                self.done[attack.__name__] += 1
            except TROUBLE:
                self.done["refused"] += 1
                await asyncio.sleep(0.002)

    # ---- its tools ---------------------------------------------------------------------------------------------------

    async def link(self) -> Link:
        return await asyncio.open_connection("127.0.0.1", self.port, local_addr=(ADDRESS, 0))

    async def ask(
        self, method: str, path: str, token: str = "", body: Any = None, kind: str = "application/json"
    ) -> Any:
        """One request on a connection of its own; the body of the answer."""
        reader, writer = await self.link()
        try:
            data = b"" if body is None else body.encode() if isinstance(body, str) else json.dumps(body).encode()
            head = f"{method} {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: {len(data)}\r\n"
            head += (f"Authorization: Bearer {token}\r\n" if token else "") + f"Content-Type: {kind}\r\n\r\n"
            writer.write(head.encode() + data)
            answer = await reader.read()
        finally:
            writer.transport.abort()
        self.done["requests"] += 1
        self.done[f"status {answer[9:12].decode() or 'none'}"] += 1
        return answer

    async def socket(self, token: str = "") -> Link:
        reader, writer = await self.link()
        head = UPGRADE + (f"Authorization: Bearer {token}\r\n" if token else "") + "\r\n"
        writer.write(head.encode())
        try:
            if b" 101 " not in await reader.readuntil(b"\r\n\r\n"):
                raise ConnectionRefusedError
        except BaseException:
            writer.transport.abort()
            raise
        self.done["sockets"] += 1
        return reader, writer

    async def flood(self, frames: list[bytes], token: str = "") -> None:
        """These frames again and again, as long as the socket lasts."""
        _, writer = await self.socket(token)
        try:
            for _ in range(200):
                writer.write(b"".join(frames))
                self.done["frames"] += len(frames)
                await writer.drain()
                await asyncio.sleep(0.005)
        finally:
            writer.transport.abort()

    def message(self, kind: str, table: str, **more: Any) -> bytes:
        self.ids += 1
        acts = {} if kind == "watch" else {"seq": 1, "seat": 0}
        return frame(json.dumps({"id": f"m{self.ids}", "type": kind, "table": table, **acts, **more}).encode())

    async def token(self) -> str:
        if not self.tokens or (len(self.tokens) < 200 and self.random.random() < 0.5):
            answer = await self.ask("POST", "/api/session")
            self.tokens.append(answer.split(b"vivat=")[1].split(b";")[0].decode())
        return self.random.choice(self.tokens)

    async def table(self, level: str, **more: Any) -> tuple[str, str]:
        token, self.ids = await self.token(), self.ids + 1
        seats = [{"kind": "person", "name": "X"}, {"kind": "bot", "level": level}, {"kind": "bot", "level": level}]
        body = {"id": f"t{self.ids}", "game": "long_live_the_king", "seats": seats, "options": {"players": 3}, **more}
        answer = await self.ask("POST", "/api/tables", token, body)
        made = json.loads(answer.split(b"\r\n\r\n", 1)[1])["table"]["id"], token
        self.mine.append(made)
        self.done["tables"] += 1
        return made

    # ---- what it does ------------------------------------------------------------------------------------------------

    async def half_open(self) -> None:
        reader, writer = await self.link()
        writer.write(b"GET / HTTP/1.1\r\nX: ")
        self.done["connections"] += 1
        self.held.append((reader, writer))
        drop(self.held, HELD)

    async def slow_headers(self) -> None:
        _, writer = await self.link()
        with contextlib.closing(writer):
            writer.write(b"GET / HTTP/1.1\r\n")
            for _ in range(100):
                writer.write(b"X: y\r\n")
                await writer.drain()
                await asyncio.sleep(0.05)

    async def slow_body(self) -> None:
        token = await self.token()
        _, writer = await self.link()
        with contextlib.closing(writer):
            head = f"POST /api/records HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {token}\r\n"
            writer.write((head + "Content-Type: text/plain\r\nContent-Length: 7000000\r\n\r\n").encode())
            for _ in range(60):
                writer.write(b"x" * 100_000)
                await writer.drain()
                await asyncio.sleep(0.05)

    async def does_not_read(self) -> None:
        """Asks for views that it never reads."""
        token = await self.token()
        reader, writer = await self.socket(token)
        reader._limit = 0  # type: ignore[attr-defined]
        writer.transport.pause_reading()  # type: ignore[attr-defined]
        for table in (*[name for name, _ in self.mine[-8:]], *self.victims[:8]):
            writer.write(self.message("watch", table))
            writer.write(self.message("choose", table, choices=["turn:pass"]) * 3)
        self.deaf.append((reader, writer))
        drop(self.deaf, 100)

    async def giant_frames(self) -> None:
        await self.flood([frame(b"x" * 1_000_000)])

    async def nonsense(self) -> None:
        await self.flood([frame(b"[" * 10_000), frame(b'{"type":'), frame(b"\xff\xfe", 2), frame(b"null")] * 5)

    async def pings(self) -> None:
        await self.flood([frame(b"", kind) * 100 for kind in (9, 10, 0)])

    async def messages(self) -> None:
        """Renames, chat and readiness, at its own tables and at those of others."""
        table, token = self.random.choice(self.mine)
        kinds = [("rename", {"name": "Y"}), ("say", {"text": "z" * 500}), ("ready", {}), ("bot", {}), ("undo", {})]
        both = (table, self.random.choice(self.victims))
        await self.flood([self.message(kind, name, **more) for kind, more in kinds for name in both], token)

    async def look_ahead(self) -> None:
        """Long sequences of words, and seats that are not its own."""
        table, token = self.random.choice(self.mine)
        words = [f"turn:{word}" for word in ("pass", "assemble", "play")] * 20
        both = (table, self.random.choice(self.victims))
        await self.flood([self.message("choose", name, choices=words) for name in both], token)
        for seat in range(3):
            body = {"id": f"s{self.ids}", "seat": seat, "name": "Thief"}
            await self.ask("POST", f"/api/tables/{self.random.choice(self.victims)}/seats", token, body)

    async def expert_tables(self) -> None:
        table, token = await self.table("expert")
        body = {"type": "ready", "id": "r", "table": table, "seq": 1, "seat": 0}
        await self.ask("POST", f"/api/tables/{table}/messages", token, body)

    async def makes_tables(self) -> None:
        await self.table("random", listed=True, clock={"move": 60})

    async def unknown_names(self) -> None:
        await self.ask("GET", "/api/tables/" + "x" * self.random.choice((30, 300, 12_000)))
        await self.ask("GET", f"/api/tables/{self.random.getrandbits(100):x}")
        await self.flood(
            [self.message("choose", f"{self.random.getrandbits(100):x}", choices=["a"]) for _ in range(20)]
        )

    async def records(self) -> None:
        body = "vivat record 1\ngame: king_is_dead\n" + "x" * 500_000
        await self.ask("POST", "/api/records", await self.token(), body, "text/plain")

    async def replays(self) -> None:
        """What costs most for one answer: the end of a long match, moment by moment, and all that is told of it."""
        if len(self.sent_in) < 2:
            record = (long_match, still_match)[len(self.sent_in)]()
            answer = await self.ask("POST", "/api/records", await self.token(), record, "text/plain")
            self.sent_in.append(json.loads(answer.split(b"\r\n\r\n", 1)[1])["table"]["id"])
        path = f"/api/tables/{self.random.choice(self.sent_in)}"
        doors = ["/replay?step=1130", "/replay?step=1000000", "/log", "/record", "/dice", "/past?step=1000"]
        asked = (self.ask("GET", path + self.random.choice(doors)) for _ in range(20))
        for answer in await asyncio.gather(*asked, return_exceptions=True):
            self.done["replays"] += isinstance(answer, bytes) and b" 200 " in answer[:16]

    async def long_stories(self) -> None:
        """Comes to long matches again and again, to be told everything."""
        for table in self.sent_in:
            reader, writer = await self.socket()
            with contextlib.closing(writer):
                writer.write(self.message("watch", table))
                self.done["stories"] += b'"type":"seen"' in await reader.readuntil(b'"type":"seen"')

    async def floods(self) -> None:
        table, token = self.random.choice(self.mine) if self.mine else ("x", "")
        paths = ["/health", "/metrics", "/api/openapi.json", "/api/lobby", "/api/games", "/", "/api/session"]
        paths += [f"/api/tables/{table}{part}" for part in ("", "/record", "/log", "/past?step=3")]
        for path in paths:
            await self.ask("POST" if path == "/api/session" else "GET", path, token)

    async def reused_ids(self) -> None:
        table, token = self.random.choice(self.mine)
        one = json.dumps({"id": "same", "type": "say", "table": table, "seq": 1, "seat": 0, "text": "a"}).encode()
        await self.flood([frame(one), frame(one.replace(b'"a"', b'"b"'))] * 5, token)


def main() -> int:
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    logging.disable()  # of what it does to itself
    port, seconds, seed, *victims = sys.argv[1:]
    abuser = Abuser(int(port), float(seconds), int(seed), victims)
    asyncio.run(abuser.run())
    print(json.dumps(abuser.done))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
