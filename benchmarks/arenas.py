"""Tournaments by the number of workers: games a second by the clock, and for each second of processor time.

The whole command is measured, with its start and its table. In the same round two busy loops in C run alone and side by
side: what they lose there nobody can win.
"""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
import time
from dataclasses import dataclass
from hashlib import pbkdf2_hmac
from statistics import median
from typing import Any

from rich import box
from rich.console import Console
from rich.table import Table

from benchmarks.process import SOURCE
from benchmarks.slices import clocked

SIZES = {"random": 400_000, "novice,easy": 400}  # games of a measurement: some seconds of one core
QUICK = {"random": 8000, "novice,easy": 4}
GAME = ("king_is_dead", "--players", "2")


@dataclass(frozen=True)
class Run:
    seconds: float
    processor: float  # seconds of all processes together


def measure(rounds: int, quick: bool) -> dict[str, Any]:
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    sizes, workers = QUICK if quick else SIZES, sorted({1, cores})
    found: dict[tuple[str, int], list[Run]] = {(bots, hands): [] for bots in sizes for hands in workers}
    loops = []
    for _ in range(rounds):
        loops.append(side_by_side(cores, 1 << (14 if quick else 21)))
        for (bots, hands), readings in found.items():
            readings.append(tournament(bots, sizes[bots], hands))
    rows = [row(bots, hands, sizes[bots], readings, found[bots, 1]) for (bots, hands), readings in found.items()]
    return {"cores": cores, "loops": round(median(loops), 2), "load": load(), "tournaments": rows}


def tournament(bots: str, games: int, workers: int) -> Run:
    command = [sys.executable, "-m", "vivat.cli", "arena", *GAME, "--bots", bots, "--games", str(games), "--seed", "7"]
    env, before, began = {**os.environ, "PYTHONPATH": str(SOURCE)}, os.times(), time.monotonic()
    subprocess.run([*command, "--workers", str(workers), "--json"], check=True, stdout=subprocess.DEVNULL, env=env)
    after = os.times()
    spent = after.children_user + after.children_system - before.children_user - before.children_system
    return Run(time.monotonic() - began, spent)


def side_by_side(cores: int, rounds: int) -> float:
    """How many times the work of one loop as many as there are cores do in the same time."""
    return cores * clocked([busy], rounds) / clocked([busy] * cores, rounds)


def busy(rounds: int) -> tuple[int, int, int]:
    """A loop in C that lets the others run."""
    pbkdf2_hmac("sha256", b"", b"", rounds)
    return rounds, 0, 0


def load() -> float | None:
    """How many programs wanted a core in the last minute, these among them."""
    with contextlib.suppress(OSError, AttributeError):
        return round(os.getloadavg()[0], 1)
    return None


def row(bots: str, workers: int, games: int, readings: list[Run], alone: list[Run]) -> dict[str, Any]:
    times = [one.seconds / run.seconds for one, run in zip(alone, readings, strict=True)]
    return {
        "bots": bots,
        "workers": workers,
        "games": games,
        "games_per_s": round(median(games / run.seconds for run in readings), 1),
        "games_per_core_s": round(median(games / run.processor for run in readings), 1),
        "times": {"median": round(median(times), 2), "least": round(min(times), 2), "most": round(max(times), 2)},
    }


def show(data: dict[str, Any], console: Console) -> None:
    table = Table(title="tournaments of The King is Dead with two", box=box.SIMPLE)
    for head in ("bots", "games", "workers", "games/s", "games a second of a core", "times one worker"):
        table.add_column(head, justify="left" if head == "bots" else "right")
    for one in data["tournaments"]:
        times = f"{one['times']['median']} ({one['times']['least']} to {one['times']['most']})"
        numbers = (one["games"], one["workers"], one["games_per_s"], one["games_per_core_s"])
        table.add_row(one["bots"], *(f"{number:,}" for number in numbers), times)
    console.print(table)
    console.print(
        f"as many busy loops in C as there are cores ({data['cores']}) do {data['loops']} times the work of one"
    )
    console.print(f"load at the end: {data['load']}")
