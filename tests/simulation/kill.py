"""kill -9 under load: a real server is killed at random moments and started again, while people go on playing.

    python tests/simulation/kill.py --repetitions 200 --database sqlite
    python tests/simulation/kill.py --repetitions 200 --database postgres --workers 2

With several workers half of the kills are of one of them, half of all and of the process that started them.

Afterwards the log on disk is compared with what clients were told: nothing acknowledged may be missing, nothing may be
there twice, nothing half.
"""

from __future__ import annotations

import argparse
import asyncio
import atexit
import contextlib
import functools
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE.parent)]

# ruff: noqa: E402
import httpx
from databases import free_port, postgres_url
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from vivat.games import all_ids, definition
from vivat.store import open_store
from vivat.store.index import Filter
from vivat.table import Table, events

SOURCE = HERE.parents[1] / "src"


WARM = """
import os, signal, sys
import aiosqlite, asyncpg
import vivat.server.command
from vivat.server import app
app.load()
from vivat.cli import main
signal.signal(signal.SIGCHLD, signal.SIG_IGN)
for line in sys.stdin:
    if (pid := os.fork()) == 0:
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        os.dup2(os.open(os.devnull, os.O_RDWR), 1)
        os._exit(main(["serve", *line.split()]))
    print(pid, flush=True)
"""


@functools.cache
def warm() -> subprocess.Popen[str]:
    """A process that has imported everything; a server is its fork, which is there at once."""
    env, pipe = {**os.environ, "PYTHONPATH": str(SOURCE)}, subprocess.PIPE
    process = subprocess.Popen([sys.executable, "-c", WARM], env=env, stdin=pipe, stdout=pipe, text=True)
    atexit.register(cool, process)
    return process


def cool(process: subprocess.Popen[str]) -> None:
    process.kill()
    process.communicate()


class Server:
    """A server process that can be killed and started again at the same address."""

    def __init__(self, database: str, *more: str) -> None:
        self.port, self.pid = free_port(), 0
        self.command = ["--port", str(self.port), "--database", database, "--bot-pace", "0", "--no-limits", *more]

    def start(self) -> None:
        process = warm()
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(" ".join(self.command) + "\n")
        process.stdin.flush()
        self.pid = int(process.stdout.readline())

    async def ready(self) -> None:
        for _ in range(6_000):
            with contextlib.suppress(OSError, asyncio.IncompleteReadError):
                reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
                writer.write(b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
                status = await reader.readline()
                writer.close()
                if b" 200 " in status:
                    return
            await asyncio.sleep(0.01)
        raise RuntimeError("the server did not start")

    def stop(self, how: signal.Signals = signal.SIGKILL) -> None:
        """It is gone when this returns; killed, with all its workers."""
        if not self.pid:
            return
        workers = children(self.pid) if how == signal.SIGKILL else []
        for pid in (self.pid, *workers):
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, how)
        for pid in (self.pid, *workers):
            for _ in range(3_000):
                if not alive(pid):
                    break
                time.sleep(0.01)
        self.pid = 0

    def kill_one(self, random: Random) -> None:
        """One of several workers; the server starts another."""
        with contextlib.suppress(ProcessLookupError):
            os.kill(random.choice(children(self.pid)), signal.SIGKILL)


def children(pid: int) -> list[int]:
    """The processes that this one has started, of those the servers; as Linux shows them."""
    with contextlib.suppress(FileNotFoundError):
        found = [int(word) for word in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
        return [child for child in found if "spawn_main" in Path(f"/proc/{child}/cmdline").read_text()]
    return []


def alive(pid: int) -> bool:
    """Running, and not merely waiting for somebody to ask how it ended."""
    stat = Path(f"/proc/{pid}/stat")
    if not Path("/proc").exists():
        with contextlib.suppress(ProcessLookupError):
            os.kill(pid, 0)
            return True
        return False
    with contextlib.suppress(FileNotFoundError, ProcessLookupError):
        return stat.read_text().rpartition(") ")[2][0] != "Z"
    return False


class Player:
    """Somebody who plays all seats of a table on one screen, as fast as the server answers, and never reloads."""

    def __init__(self, name: str, ports: list[int], random: Random) -> None:
        self.name, self.ports, self.random = name, ports, random
        self.token = ""
        self.tables = 0
        self.table = ""
        self.pending: dict[str, Any] | None = None
        self.number = 0
        self.acknowledged: dict[tuple[str, str], int] = {}
        self.stopping = False
        self.connections = 0

    def address(self) -> str:
        return f"127.0.0.1:{self.random.choice(self.ports)}"

    async def live(self) -> None:
        while not self.stopping:
            with contextlib.suppress(OSError, WebSocketException, httpx.HTTPError, TimeoutError, KeyError):
                if not self.table:
                    await self.sit_down()
                await self.play()
            await asyncio.sleep(0.03)

    async def sit_down(self) -> None:
        """A new table; asking again after a crash finds the same one."""
        async with httpx.AsyncClient(base_url=f"http://{self.address()}", timeout=10, verify=False) as client:
            if not self.token:
                self.token = (await client.post("/api/session")).cookies["vivat"]
            game = all_ids()[self.tables % len(all_ids())]
            players = definition(game).players[0]
            seats = [{"kind": "person", "name": "P0"}] + [
                {"kind": "screen", "name": f"P{n}"}
                if n < players - 1 or self.tables % 2
                else {"kind": "bot", "level": "random"}
                for n in range(1, players)
            ]
            body = {"id": f"t{self.tables}", "game": game, "seats": seats, "options": {"players": players}}
            reply = await client.post("/api/tables", json=body, headers={"Authorization": f"Bearer {self.token}"})
            self.table = reply.json()["table"]["id"]

    async def play(self) -> None:
        headers = {"Authorization": f"Bearer {self.token}"}
        async with connect(f"ws://{self.address()}/api/socket", additional_headers=headers, open_timeout=10) as socket:
            self.connections += 1
            await socket.send(json.dumps({"type": "watch", "id": "w", "table": self.table}))
            if self.pending is not None:
                await socket.send(json.dumps(self.pending))  # answered or not? it is sent again
            while not self.stopping and self.table:
                message = json.loads(await asyncio.wait_for(socket.recv(), 20))
                if (answer := self.hear(message)) is not None:
                    await socket.send(json.dumps(answer))

    def hear(self, message: dict[str, Any]) -> dict[str, Any] | None:
        if self.pending is not None and message.get("id") == self.pending["id"]:
            if message["type"] == "done":
                self.acknowledged[self.table, self.pending["id"]] = message["seq"]
            self.pending = None
        if message["type"] != "seen" or self.pending is not None:
            return None
        if message["table"]["status"] == "over":
            self.table, self.tables = "", self.tables + 1
            return None
        return self.next_message(message)

    def next_message(self, view: dict[str, Any]) -> dict[str, Any] | None:
        wish: dict[str, Any] | None = None
        table = view["table"]
        for match in view["matches"]:
            if match["view"]["choices"]:
                wish = {
                    "type": "choose",
                    "seat": match["seat"],
                    "choices": [self.random.choice(match["view"]["choices"])],
                }
        if table["status"] == "gathering":
            wish = {"type": "ready", "seat": next(n for n in view["yours"] if not table["seats"][n]["ready"])}
        if wish is None:
            return None
        self.number += 1
        self.pending = {**wish, "id": f"m{self.number}", "table": self.table, "seq": view["seq"]}
        return self.pending


async def soon(done: Callable[[], bool]) -> bool:
    """Whether it comes true, on however busy a machine."""
    for _ in range(1_200):
        if done():
            return True
        await asyncio.sleep(0.05)
    return False


async def compare(database: str, players: list[Player]) -> tuple[int, int]:
    """What is on disk against what was told; how many events and how many acknowledgements."""
    store = open_store(database)
    stored: dict[tuple[str, str], int] = {}
    total = 0
    for name, *_ in await store.index.page(Filter(), 1_000_000):
        table = Table()
        for row in await store.events(name):
            event = events.read(row.body)
            table.fold(event)  # half an event, or one that does not follow, would not fold
            total += 1
            if key := event.key.partition("#")[0]:  # behind it, a digest of the message
                assert (name, key) not in stored, f"{name} {key} twice"
                stored[name, key] = row.seq
        assert table.seq == len(await store.events(name))
    await store.database.stop()
    from vivat.server.tokens import holder

    acknowledged = 0
    for player in players:
        prefix = holder(player.token)[:16] if player.token else ""
        for (name, message), seq in player.acknowledged.items():
            assert stored.get((name, f"{prefix}:{message}")) == seq, (
                f"{name} {message}: acknowledged as {seq}, and lost"
            )
            acknowledged += 1
    return total, acknowledged


async def campaign(
    database: str, repetitions: int, seed: int, tables: int, quick: float = 1.0, workers: int = 1
) -> str:
    random = Random(seed)
    server = Server(database, "--workers", str(workers))
    players = [Player(f"p{n}", [server.port], Random(seed * 1000 + n)) for n in range(tables)]
    server.start()
    await server.ready()
    tasks = [asyncio.ensure_future(player.live()) for player in players]
    begun = time.monotonic()
    try:
        for _ in range(repetitions):
            await asyncio.sleep(random.uniform(0.05, quick))
            if len(children(server.pid)) > 1 and random.random() < 0.5:
                server.kill_one(random)
                continue
            server.stop()
            server.start()
            await server.ready()
        before = sum(len(player.acknowledged) for player in players)
        assert await soon(lambda: sum(len(player.acknowledged) for player in players) > before), (
            "all play on, no reload"
        )
    finally:
        for player in players:
            player.stopping = True
        await asyncio.gather(*tasks, return_exceptions=True)
        server.stop()
    total, acknowledged = await compare(database, players)
    again = sum(player.connections for player in players)
    taken = time.monotonic() - begun
    return (
        f"{repetitions} kills in {taken:.0f} s: {total} events on disk, {acknowledged} acknowledged to clients, "
        f"{again} connections; 0 lost, 0 doubled, 0 half"
    )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--repetitions", type=int, default=200)
    parser.add_argument("--database", choices=("sqlite", "postgres"), default="sqlite")
    parser.add_argument("--tables", type=int, default=12)
    parser.add_argument("--workers", type=int, default=1, help="processes of the server; more than one: PostgreSQL")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = postgres_url() if args.database == "postgres" else str(Path(folder) / "kill.sqlite")
        print(asyncio.run(campaign(database, args.repetitions, args.seed, args.tables, workers=args.workers)))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
