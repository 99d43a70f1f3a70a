"""Strangers come and go at a real server, without limits on rates: its memory stays where it is.

    python tests/simulation/soak.py [minutes] [seed]

A round asks for tables that are not there, under long names and short ones, takes tokens, sends messages that are
refused, imports records that are none, opens connections and leaves them half-way; a long run also makes tables and
abandons them. The memory is compared with what it was after the first rounds (or minutes), when everything that is kept
for good has been made.
"""

from __future__ import annotations

import asyncio
import sys
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent), str(HERE.parent / "server")]

# ruff: noqa: E402
from abuser import TROUBLE, Abuser, frame
from serving import Serving, serving

MANY = 80  # of each kind in a round
MOST_GROWTH = 1.05  # in a long run


class Stranger(Abuser):
    async def round(self, tables: bool) -> None:
        for number in range(MANY):
            for _ in range(3):
                await self.ask("GET", f"/api/tables/{number}{self.random.getrandbits(64):x}" + "x" * 12_000)
            await self.ask("GET", f"/api/tables/{self.random.getrandbits(100):x}")
            await self.ask("GET", f"/api/rules/{self.random.getrandbits(100):x}")
            await self.ask("POST", "/api/session")
        for _ in range(MANY // 10):
            await self.half_open()
            await self.records()
            await self.chat()
            if tables:
                await self.table("random", listed=True, clock={"move": 60})
        for _, writer in self.held:
            writer.transport.abort()
        self.held.clear()
        self.mine.clear()
        self.tokens.clear()

    async def chat(self) -> None:
        """A socket on which everything is refused, closed without a word."""
        reader, writer = await self.socket()
        try:
            for _ in range(MANY // 10):
                unknown = f"{self.random.getrandbits(100):x}"
                writer.write(self.message("choose", unknown, choices=["x"]) + frame(b"[" * 5_000))
            await reader.readexactly(100)  # of the first answers
        finally:
            writer.transport.abort()


async def soak(server: Serving, rounds: int, seed: int) -> list[int]:
    """The memory after each of some rounds."""
    stranger, found = Stranger(server.port, 0, seed, []), []
    for _ in range(rounds):
        await stranger.round(tables=False)
        await asyncio.sleep(0.5)
        found.append(server.memory())
    return found


async def long_soak(server: Serving, minutes: float, seed: int) -> tuple[int, int]:
    """The memory after a quarter of the time, at least two minutes, and at the end."""
    stranger, begun, early = Stranger(server.port, 0, seed, []), time.monotonic(), 0
    while (taken := (time.monotonic() - begun) / 60) < minutes:
        if taken >= max(2.0, minutes / 4) and not early:
            early = server.memory()
        try:
            await stranger.round(tables=True)
        except TROUBLE as problem:
            print(f"after {taken:.1f} minutes: {problem!r}", file=sys.stderr)
        print(f"{taken:.1f} minutes: {server.memory() / 1e6:.1f} MB", file=sys.stderr, flush=True)
    await asyncio.sleep(100)  # tables that nobody needs leave the memory
    return early, server.memory()


def main() -> int:
    minutes = float(sys.argv[1]) if len(sys.argv) > 1 else 30.0
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else 1
    with serving("--no-limits") as server:
        early, late = asyncio.run(long_soak(server, minutes, seed))
    print(f"{early / 1e6:.1f} MB early on, {late / 1e6:.1f} MB after {minutes:g} minutes")
    return 0 if late <= early * MOST_GROWTH else 1


if __name__ == "__main__":
    raise SystemExit(main())
