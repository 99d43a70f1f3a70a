"""A tournament that is killed in the middle and resumed ends like one that was never stopped; with the figures.

python tests/arena/interrupted.py --games 1000000 --workers ray
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from arenas import KD, process


def words(games: int, workers: str) -> list[str]:
    plan = ["arena", KD, "--players", "2", "--bots", "random", "--seed", "20", "--games", str(games)]
    return [*plan, "--workers", workers, "--json"]


def games_in(book: Path) -> int:
    """Whole lines but the first, without taking a large file to pieces."""
    found = 0
    if book.exists():
        with book.open("rb") as file:
            while part := file.read(1 << 20):
                found += part.count(b"\n")
    return max(0, found - 1)


def killed(games: int, workers: str, book: Path) -> dict[str, Any]:
    """Killed as soon as a third of the games is there."""
    began = time.monotonic()
    running = process(*words(games, workers), "--out", str(book), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    while games_in(book) < games // 3 and running.poll() is None:
        time.sleep(0.02)
    running.kill()
    running.wait(60)
    return {"games": games_in(book), "seconds": round(time.monotonic() - began, 1)}


def whole(games: int, workers: str, *more: str) -> tuple[dict[str, Any], dict[str, Any]]:
    """What it tells, and what it took."""
    began = time.monotonic()
    running = process(*words(games, workers), *more)
    told, complaint = running.communicate()
    if running.returncode:
        raise SystemExit(complaint)
    return json.loads(told), {"seconds": round(time.monotonic() - began, 1)}


def compared(games: int, workers: str, beside: str) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        book = Path(folder) / "results.jsonl"
        first = killed(games, workers, book)
        resumed, took = whole(games, workers, "--out", str(book), "--resume")
        lines = games_in(book)
    never, alone = whole(games, beside)
    return {
        "killed": first,
        "resumed": took,
        "lines": lines,
        f"never stopped, {beside}": alone,
        "same": resumed == never,
    }


def main() -> int:
    reader = argparse.ArgumentParser()
    reader.add_argument("--games", type=int, default=1_000_000)
    reader.add_argument("--workers", default="ray")
    reader.add_argument("--beside", default=str(os.cpu_count()), help="workers of the run that is never stopped")
    given = reader.parse_args()
    found = compared(given.games, given.workers, given.beside)
    print(json.dumps({"load": os.getloadavg()[0], **found}, indent=2))
    return 0 if found["same"] and found["lines"] == given.games else 1


if __name__ == "__main__":
    sys.exit(main())
