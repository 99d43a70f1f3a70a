"""How long a study of many records takes:

python -m benchmarks.study [--records N] [--workers N] [--folder FOLDER] [--json FILE]

Writes random matches of all four games as a collection, every one different, and has `vivat study` count them, in
processes of their own. Records that are in the folder already are used again.
"""

from __future__ import annotations

import argparse
import json
import os
import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import msgspec

from vivat.arena.workers import shared_out, usable_cores
from vivat.engine.numbers import CHANCE
from vivat.engine.rng import Rng
from vivat.engine.state import State
from vivat.games import all_ids, definition
from vivat.play import Game

PART = 500  # records that one task writes
MOST_PLAYERS = 6


def record(number: int) -> tuple[str, int]:
    """A random match, and how many seats it has."""
    game_id = all_ids()[number % len(all_ids())]
    players = [count for count in definition(game_id).players if count <= MOST_PLAYERS]
    game = Game(game_id, players=players[number // len(all_ids()) % len(players)])
    state, rng, lines = game.start(), Rng(number), []
    while state.waiting_for:
        lines.append(step(game, state, rng))
    head = game.new(chance="typed").record().partition("\n\n")[0]
    return "\n".join([head, "", *lines, f"end: {len(lines)} over", ""]), state.seats


def step(game: Game, state: State, rng: Rng) -> str:
    words = game.definition.words
    if state.waiting_for == CHANCE:
        outcomes = [outcome for outcome, weight in state.chances() for _ in range(weight)]
        outcome = outcomes[rng.below(len(outcomes))]
        line = f"! {words.outcome(state, outcome)}"
        state.befall(outcome)
        return line
    seat = (state.waiting_for & -state.waiting_for).bit_length() - 1
    options = state.options(seat)
    action = options[rng.below(len(options))]
    line = f"{seat} {words.choice(state, seat, action)}"
    state.play(seat, action)
    return line


def written(first: int) -> bytes:
    """A part of the collection; who sat where is made up."""
    lines = []
    for number in range(first, first + PART):
        text, seats = record(number)
        names = [f"player {(number + seat) % 10}" for seat in range(seats)]
        lines.append(msgspec.json.encode({"record": text, "seats": names}))
    return b"\n".join(lines) + b"\n"


def write(path: Path, records: int, workers: int) -> None:
    parts = range(0, records, PART)
    with path.open("wb") as file, shared_out(written, parts, workers) as answers:
        for part in answers:
            file.write(part)


def measured(path: Path, workers: int) -> dict[str, Any]:
    command = [sys.executable, "-m", "vivat.cli", "study", str(path), "--json", "--workers", str(workers)]
    load, earlier = os.getloadavg()[0], cpu_seconds()
    start = time.monotonic()
    done = subprocess.run(command, check=True, capture_output=True)
    seconds = time.monotonic() - start
    return {
        "records": json.loads(done.stdout)["records"],
        "seconds": round(seconds, 1),
        "cpu_seconds": round(cpu_seconds() - earlier, 1),
        "largest_process_megabytes": resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss // 1024,
        "collection_megabytes": path.stat().st_size >> 20,
        "workers": workers,
        "load": [load, os.getloadavg()[0]],
    }


def cpu_seconds() -> float:
    """Of all processes that were started here and have ended."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def main() -> int:
    parser = argparse.ArgumentParser(description="measure vivat study")
    parser.add_argument("--records", type=int, default=100_000)
    parser.add_argument("--workers", type=int, default=usable_cores())
    parser.add_argument("--folder", default=None)
    parser.add_argument("--write", default=None, help="only write the records, to this file")
    parser.add_argument("--json", default="-")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as temporary:
        path = Path(given.folder or temporary) / f"{given.records}.jsonl"
        if given.write:
            write(Path(given.write), given.records, given.workers)
            return 0
        if not path.exists():  # in a process of its own, whose memory does not count
            again = [sys.executable, "-m", "benchmarks.study", "--write", str(path)]
            subprocess.run([*again, "--records", str(given.records), "--workers", str(given.workers)], check=True)
        text = json.dumps(measured(path, given.workers), indent=2)
    if given.json == "-":
        print(text)
    else:
        Path(given.json).write_text(text + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
