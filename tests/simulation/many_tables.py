"""A database full of tables: what they cost a server that starts, and one that nobody uses.

    python tests/simulation/many_tables.py 100000
    python tests/simulation/many_tables.py 100000 --database postgres

A real server is started with an empty database and with one that holds so many tables, each with the events of a real
match, and its processor time is measured while it idles.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import NamedTuple

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE.parent), str(HERE.parent / "table")]

# ruff: noqa: E402
from databases import free_port, postgres_url
from tabling import BOT, PERSON, Sitting, everybody, play_on

from vivat.server.stored import summary
from vivat.store import Append, Row, Summary, open_store
from vivat.table import Table, events

SOURCE = HERE.parents[1] / "src"
AT_ONCE = 500  # tables in one transaction
LATER, IDLE = 5.0, 0.02  # seconds a full database may cost at the start; of a core that idling may take


class Measured(NamedTuple):
    start: float  # seconds until it is ready
    idle: float  # of a core
    lobby: float  # seconds for the list of open tables
    memory: int  # bytes


def kinds() -> list[tuple[list[bytes], Summary]]:
    """Tables that gather, run (with bots, a clock, or neither) and are over: their events, and what is listed."""
    gathering = Sitting([PERSON, {"kind": "open"}], listed=True)
    bots = Sitting([PERSON, BOT, BOT])
    bots.start()
    over = everybody(players=2)
    play_on(over, Random(1))
    found = (gathering, bots, everybody(players=3, clock={"move": 3600}), everybody(players=2), over)
    return [(sitting.log, summary(sitting.table)) for sitting in found]


async def fill(database: str, tables: int) -> int:
    """So many tables of all kinds, written as the server writes them; how many events they have."""
    store, models, total = open_store(database), kinds(), 0
    await store.start()
    now = time.time_ns() // 1_000_000
    for start in range(0, tables, AT_ONCE):
        rows, summaries = [], []
        for number in range(start, min(start + AT_ONCE, tables)):
            log, about = models[number % len(models)]
            name = f"t{number:07d}"
            rows += [Row(name, seq, body.replace(b'"t1"', f'"{name}"'.encode())) for seq, body in enumerate(log, 1)]
            summaries.append(about._replace(table=name, created=now - number * 1000))
        await store.append(Append(rows, summaries))
        total += len(rows)
    for name in ("t0000000", f"t{tables - 1:07d}"):
        table = Table()
        for row in await store.events(name):
            table.fold(events.read(row.body))
        assert table.id == name
    await store.stop()
    return total


@contextlib.contextmanager
def served(database: str) -> Iterator[tuple[int, int, float]]:
    """A real server: its port, its process, and the seconds until it was ready."""
    port = free_port()
    command = [sys.executable, "-m", "vivat.cli", "serve", "--port", str(port), "--database", database]
    begun = time.monotonic()
    process = subprocess.Popen(
        command, env={**os.environ, "PYTHONPATH": str(SOURCE)}, stdout=subprocess.DEVNULL, start_new_session=True
    )
    try:
        while not answers(port):
            assert process.poll() is None, "the server ended"
            assert time.monotonic() - begun < 120, "the server did not start"
            time.sleep(0.02)
        yield port, process.pid, time.monotonic() - begun
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(30)


def answers(port: int) -> bool:
    with contextlib.suppress(OSError), urllib.request.urlopen(f"http://127.0.0.1:{port}/health", timeout=10):
        return True
    return False


def measure(database: str, seconds: float) -> Measured:
    with served(database) as (port, pid, start):
        time.sleep(1)
        used, begun = cpu(pid), time.monotonic()
        time.sleep(seconds)
        idle = (cpu(pid) - used) / (time.monotonic() - begun)
        begun = time.monotonic()
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/api/lobby", timeout=30) as reply:
            reply.read()
        return Measured(start, idle, time.monotonic() - begun, memory(pid))


def cpu(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(") ")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory(pid: int) -> int:
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) * 1024 for line in lines if line.startswith("VmRSS"))


def compare(kind: str, tables: int, seconds: float) -> tuple[str, Measured, Measured]:
    """What so many tables cost: in words, and the figures without them and with them."""
    with tempfile.TemporaryDirectory() as folder:
        addresses = [postgres_url() if kind == "postgres" else str(Path(folder) / f"{n}.sqlite") for n in range(2)]
        begun = time.monotonic()
        total = asyncio.run(fill(addresses[1], tables))
        filled = time.monotonic() - begun
        empty, full = (measure(address, seconds) for address in addresses)
    words = (
        f"{kind}: {tables} tables, {total} events (written in {filled:.0f} s); ready after {full.start:.2f} s, empty "
        f"{empty.start:.2f} s; idle {full.idle:.2%} of a core, empty {empty.idle:.2%}; lobby {full.lobby * 1000:.0f} "
        f"ms; {full.memory / 1e6:.0f} MB, empty {empty.memory / 1e6:.0f} MB"
    )
    return words, empty, full


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("tables", type=int, nargs="?", default=100_000)
    parser.add_argument("--database", choices=("sqlite", "postgres"), default="sqlite")
    parser.add_argument("--seconds", type=float, default=20.0, help="of idling")
    args = parser.parse_args()
    words, empty, full = compare(args.database, args.tables, args.seconds)
    print(words)
    if full.start > empty.start + LATER or full.idle > IDLE:
        print(f"too much: {LATER:g} s and {IDLE:.0%} are allowed", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
