"""What a GPU has to find, worked out on a machine without one: build/gpu/reference.json.

    python tools/gpu_reference.py [--share 1.0]

All player counts, with some combinations of options of each. Of every seed: what the engine counts over two random
games (`vivat.engine.playout`), and a digest of every state of one, of what seats know and of worlds dealt from it (the
kernels on the host, which tests/gpu compares with Python). Of every case: a digest of 300 steps of an environment.
"""

from __future__ import annotations

import argparse
import base64
import hashlib
import json
from array import array
from math import ceil
from pathlib import Path
from random import Random
from typing import Any

from emit import equality
from emit.equality import Case
from equal import cases
from gpu_host import HostEnvironment, HostModule

import vivat
from vivat import compiled
from vivat.engine.playout import Tally, simulate
from vivat.engine.rng import Rng

TARGET = Path(__file__).resolve().parent.parent / "build/gpu/reference.json"
SEEDS = 20_000  # of a game, at least
COMBINATIONS = 8  # of options, at most, for each number of players
FIRST = 1
GAMES = 2  # of each seed that are counted
COUNT, ROUNDS, POLICY = 64, 300, 1_000_000  # an environment


def text_of(row: array[int]) -> str:
    return base64.b64encode(row.tobytes()).decode()


def counted(case: Case, seeds: int) -> array[int]:
    """Decisions and checksum of every seed, by the engine as the product runs it."""
    start = equality.start_of(case)
    found = array("q")
    for seed in range(FIRST, FIRST + seeds):
        tally = Tally()
        simulate(start, GAMES, Rng(seed), tally)
        found.extend((tally.decisions, tally.checksum))
    return found


def stepped(module: HostModule, players: int) -> str:
    """A digest of all an environment shows while a random policy plays it, and of what the seats know at last."""
    environment = HostEnvironment(module, COUNT, players, FIRST)
    environment.sow(POLICY)
    total = hashlib.sha256()
    for _ in range(ROUNDS):
        environment.step(environment.choose())
        for name in ("masks", "seats", "status", "rewards"):
            total.update(getattr(environment, name).tobytes())
    total.update(environment.observe().tobytes())
    return total.hexdigest()


def some_cases(game: str) -> list[Case]:
    """Always the same: for each number of players the usual options, and others that are drawn."""
    by_players: dict[int, list[Case]] = {}
    for case in cases(game):
        by_players.setdefault(case[1]["players"], []).append(case)
    draw = Random(game)
    chosen: list[Case] = []
    for usual, *others in by_players.values():
        chosen += [usual, *draw.sample(others, min(COMBINATIONS - 1, len(others)))]
    return chosen


def of_case(case: Case, seeds: int) -> dict[str, Any]:
    start = equality.numbers(equality.start_of(case))
    module = HostModule(case[0], start)
    return {
        "options": case[1],
        "players": case[1]["players"],
        "start": start,
        "seeds": seeds,
        "digests": text_of(module.follow(FIRST, seeds)),
        "counts": text_of(counted(case, seeds)),
        "environment": stepped(module, case[1]["players"]),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description="What a GPU has to find.")
    parser.add_argument("--share", type=float, default=1.0, help="of the seeds")
    share = parser.parse_args().share
    games = {}
    for game in vivat.game_ids():
        chosen = some_cases(game)
        seeds = ceil(SEEDS * share / len(chosen))
        games[game] = [of_case(case, seeds) for case in chosen]
        print(f"{game}: {len(games[game])} cases, {seeds} seeds each", flush=True)
    settings = {"first": FIRST, "games": GAMES, "count": COUNT, "rounds": ROUNDS, "policy": POLICY}
    found = {"digest": compiled.digest(compiled.sources()), "python": compiled.mode(), **settings, "cases": games}
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(json.dumps(found))


if __name__ == "__main__":
    main()
