"""Abuse from one address while honest people play: a real server, with 1,024 files and its usual limits.

    python tests/simulation/abuse.py [seconds] [seed]

Honest players sit at tables with bots and with each other, each at an address of his own, and choose as people do. How
long a choice takes until it is acknowledged is measured first in quiet, then while one hostile machine (abuser.py) does
all it can for so many seconds (300 unless told), in the same run. Then the abuse ends. Asserted: nothing honest was
refused or lost, 99 of 100 choices took at most three times as long as in quiet, /health always answered, and the memory
of the server comes back to within a tenth of what it was. The tables are read back from the disk at the end.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import signal
import sys
import tempfile
import time
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent), str(HERE.parent / "server")]

# ruff: noqa: E402
import httpx
from kill import Player, compare
from serving import HEALTH, Serving, serving
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

PLAYERS = 16
PAUSE = (0.1, 0.4)  # seconds before a choice
SETTLED = 420.0  # seconds until the memory no longer grows by itself: finished tables stay for three minutes


@dataclass(frozen=True)
class Wanted:
    """What is asserted."""

    times: float = 3  # as long as in quiet, at the most
    floor: float = 0.005  # seconds: quicker than that, the scheduler of the machine is measured and not the server
    bots: float = 5.0  # seconds more for a bot: an expert's thought (3) that is under way, and a busy machine
    memory: float = 1.10  # of what it was
    comes_back: float = 240.0  # seconds until the memory has: tables stay awake for two minutes, in memory one more


class Honest(Player):
    """Somebody who plays against a bot, or with a friend, and waits a little before he chooses."""

    def __init__(self, server: Serving, number: int, random: Random, friend: Honest | None = None) -> None:
        super().__init__(f"h{number}", [server.port], random)
        self.home, self.friend = f"127.0.1.{number + 1}", friend
        self.invitation = ""
        self.phase = "quiet"
        self.took: dict[str, list[float]] = {"quiet": [], "abuse": [], "after": []}
        self.bots_took: dict[str, list[float]] = {"quiet": [], "abuse": [], "after": []}
        self.refused: Counter[str] = Counter()
        self.sent = self.bot_asked = 0.0
        self.against_a_bot = number % 4 > 1

    async def live(self) -> None:
        while not self.stopping:
            try:
                if not self.table:
                    await self.sit_down()
                if self.table:
                    await self.play()
            except (OSError, WebSocketException, httpx.HTTPError, TimeoutError, EOFError) as problem:
                self.refused[f"{self.phase}: {type(problem).__name__}"] += 1
            await asyncio.sleep(0.2)

    async def sit_down(self) -> None:
        transport = httpx.AsyncHTTPTransport(local_address=self.home)
        url = f"http://127.0.0.1:{self.ports[0]}"
        async with httpx.AsyncClient(transport=transport, base_url=url, timeout=20) as client:
            if not self.token:
                self.token = (await client.post("/api/session")).cookies["vivat"]
            client.headers["Authorization"] = f"Bearer {self.token}"
            if self.friend is not None:
                await self.join(client, self.friend)
                return
            seats: list[dict[str, Any]] = [{"kind": "person", "name": self.name}]
            seats.append({"kind": "bot", "level": "easy"} if self.against_a_bot else {"kind": "open"})
            body = {"id": f"t{self.tables}", "game": "king_is_dead", "seats": seats, "spectators": True}
            reply = await client.post("/api/tables", json=body)
            reply.raise_for_status()
            self.table, self.invitation = reply.json()["table"]["id"], reply.json()["invitation"]

    async def join(self, client: httpx.AsyncClient, friend: Honest) -> None:
        """Take the seat that the friend keeps, once he has a new table."""
        if friend.table and friend.table != getattr(self, "last", ""):
            body = {"id": f"s{friend.tables}", "seat": 1, "name": self.name, "invitation": friend.invitation}
            reply = await client.post(f"/api/tables/{friend.table}/seats", json=body)
            reply.raise_for_status()
            self.table = self.last = friend.table

    async def play(self) -> None:
        url, head = f"ws://127.0.0.1:{self.ports[0]}/api/socket", {"Authorization": f"Bearer {self.token}"}
        async with connect(url, additional_headers=head, open_timeout=20, local_addr=(self.home, 0)) as socket:
            self.connections += 1
            await socket.send(json.dumps({"type": "watch", "id": "w", "table": self.table}))
            if self.pending is not None:
                await socket.send(json.dumps(self.pending))
            while not self.stopping and self.table:
                message = json.loads(await asyncio.wait_for(socket.recv(), 60))
                self.measure(message)
                if (answer := self.hear(message)) is not None:
                    await asyncio.sleep(self.random.uniform(*PAUSE))
                    self.sent = time.perf_counter()
                    await socket.send(json.dumps(answer))

    def measure(self, message: dict[str, Any]) -> None:
        now = time.perf_counter()
        if self.pending is not None and message.get("id") == self.pending["id"] and self.sent:
            if message["type"] == "refused":
                self.refused[f"{self.phase}: {message['code']}"] += 1
            elif self.pending["type"] == "choose":
                self.took[self.phase].append(now - self.sent)
            self.sent = 0.0
        if message["type"] == "seen" and self.against_a_bot:
            if self.bot_asked:
                self.bots_took[self.phase].append(now - self.bot_asked)
            asked = any(match["view"]["choices"] for match in message["matches"])
            self.bot_asked = 0.0 if asked or message["table"]["status"] != "running" else now

    def next_message(self, view: dict[str, Any]) -> dict[str, Any] | None:
        table = view["table"]
        if table["status"] == "gathering" and (
            "open" in [seat["kind"] for seat in table["seats"]] or table["seats"][view["yours"][0]]["ready"]
        ):
            return None
        return super().next_message(view)


async def watch_health(server: Serving, failures: list[str]) -> None:
    """Somebody who runs the server looks at it twice a second."""
    while True:
        begun = time.monotonic()
        try:
            answer = (await asyncio.to_thread(server.ask, HEALTH)).partition(b"\r\n")[0].decode()
        except OSError as problem:
            answer = repr(problem)
        if " 200 " not in answer:
            failures.append(f"/health: {answer or 'nothing'} after {time.monotonic() - begun:.1f} s")
        await asyncio.sleep(0.5)


def p99(found: list[float]) -> float:
    return sorted(found)[int(len(found) * 0.99)] if found else 0.0


async def abused(server: Serving, seconds: float, seed: int, players: list[Honest]) -> dict[str, int]:
    victims = [player.table for player in players if player.table]
    words = [str(HERE / "abuser.py"), str(server.port), str(seconds), str(seed), *victims]
    process = await asyncio.create_subprocess_exec(sys.executable, *words, stdout=asyncio.subprocess.PIPE)
    use_cores(process.pid, of_abuser=True)
    out, _ = await process.communicate()
    done: dict[str, int] = json.loads(out)
    return done


def use_cores(pid: int, of_abuser: bool) -> None:
    """The abuser is another machine: it has the last core, and everybody else the others, in quiet as well."""
    if hasattr(os, "sched_setaffinity") and len(cores := sorted(os.sched_getaffinity(os.getppid()))) > 1:
        os.sched_setaffinity(pid, cores[-1:] if of_abuser else cores[:-1])


async def campaign(
    server: Serving, seconds: float, quiet: float, settled: float, seed: int, wanted: Wanted
) -> dict[str, Any]:
    random = Random(seed)
    players: list[Honest] = []
    for number in range(PLAYERS):
        friend = players[-1] if number % 4 == 1 else None
        players.append(Honest(server, number, Random(random.getrandbits(32)), friend))
    failures: list[str] = []
    tasks = [asyncio.ensure_future(player.live()) for player in players]
    tasks.append(asyncio.ensure_future(watch_health(server, failures)))
    await asyncio.sleep(settled)
    for player in players:
        player.took["quiet"].clear()
    await asyncio.sleep(quiet)
    before, begun, used = server.memory(), time.monotonic(), server.cpu()
    set_phase(players, "abuse")
    done = await abused(server, seconds, seed, players)
    taken, used, most = time.monotonic() - begun, server.cpu() - used, server.memory()
    set_phase(players, "after")
    after = await memory_after(server, before * wanted.memory, wanted.comes_back)
    for player in players:
        player.stopping = True
    await asyncio.wait(tasks[:-1], timeout=30)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    found: dict[str, Any] = {"memory": [before, most, after], "health failures": failures, "abuser": done}
    found["server cores used"] = round(used / taken, 2)
    found["abuser a second"] = {
        name: round(done.get(name, 0) / taken) for name in ("requests", "connections", "sockets", "frames", "refused")
    }
    for phase in ("quiet", "abuse", "after"):
        choices = [one for player in players for one in player.took[phase]]
        bots = [one for player in players for one in player.bots_took[phase]]
        found[phase] = {"choices": len(choices), "p99_ms": round(p99(choices) * 1000, 2)}
        found[phase] |= {"median_ms": round(sorted(choices)[len(choices) // 2] * 1000, 2) if choices else None}
        found[phase] |= {"bots": len(bots), "bots_p99_s": round(p99(bots), 2)}
    found["refused"] = dict(sum((player.refused for player in players), Counter()))
    found["players"] = players
    return found


def set_phase(players: list[Honest], phase: str) -> None:
    for player in players:
        player.phase = phase


async def memory_after(server: Serving, enough: float, seconds: float) -> int:
    """The memory as soon as it has come back, or what it is in the end."""
    until = time.monotonic() + seconds
    while (now := server.memory()) > enough and time.monotonic() < until:
        await asyncio.sleep(1)
    return now


def judge(found: dict[str, Any], wanted: Wanted) -> list[str]:
    """What was not kept."""
    problems = [f"refused or lost: {found['refused']}"] if found["refused"] else []
    problems += found["health failures"][:1]
    quiet, abuse = found["quiet"], found["abuse"]
    if abuse["p99_ms"] > wanted.times * max(quiet["p99_ms"], wanted.floor * 1000):
        problems.append(f"p99 of a choice: {quiet['p99_ms']} ms in quiet, {abuse['p99_ms']} ms under abuse")
    if abuse["bots_p99_s"] > quiet["bots_p99_s"] + wanted.bots:
        problems.append(f"p99 of a bot: {quiet['bots_p99_s']} s in quiet, {abuse['bots_p99_s']} s under abuse")
    before, _, after = found["memory"]
    if after > before * wanted.memory:
        problems.append(f"memory: {before:,} bytes before, {after:,} after")
    if not abuse["choices"]:
        problems.append("nobody played")
    return problems


def whole(seconds: float, quiet: float, settled: float, seed: int, wanted: Wanted) -> tuple[dict[str, Any], list[str]]:
    """The campaign from start to end: what was found, and what was not kept."""
    usual = os.sched_getaffinity(0) if hasattr(os, "sched_getaffinity") else None
    use_cores(0, of_abuser=False)  # with the server, which it starts
    try:
        return judged(seconds, quiet, settled, seed, wanted)
    finally:
        if usual is not None:
            os.sched_setaffinity(0, usual)


def judged(seconds: float, quiet: float, settled: float, seed: int, wanted: Wanted) -> tuple[dict[str, Any], list[str]]:
    with tempfile.TemporaryDirectory() as folder:
        database = str(Path(folder) / "abuse.sqlite")
        with serving("--database", database, open_files=1024) as server:
            found = asyncio.run(campaign(server, seconds, quiet, settled, seed, wanted))
            problems = judge(found, wanted)
            if server.process.poll() is not None:
                problems.append("the server has ended")
            found["log"] = server.log.read_text().splitlines()
            server.process.send_signal(signal.SIGTERM)
            with contextlib.suppress(Exception):
                server.process.wait(30)
        events, acknowledged = asyncio.run(compare(database, found.pop("players")))
        found["on disk"] = {"events": events, "acknowledged to honest players, and there": acknowledged}
    return found, problems


def main() -> int:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 300.0
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else 1
    quiet = max(10.0, min(60.0, seconds / 4))
    found, problems = whole(seconds, quiet, SETTLED, seed, Wanted())
    log = found.pop("log")
    print(json.dumps(found, indent=1))
    print(f"log: {len(log)} lines; the last:", *log[-5:], sep="\n  ")
    print(*(problems or ["everything was kept"]), sep="\n")
    return 1 if problems else 0


if __name__ == "__main__":
    raise SystemExit(main())
