"""What a GPU has to find, worked out on a machine without one: build/gpu/reference.json.

    python tools/gpu_reference.py [--share 1.0]

All player counts and all options. Of every seed: what the engine counts over two random games (`vivat.engine.playout`),
and a digest of every state of one, of what seats know and of worlds dealt from it (the kernels on the host, which
tests/gpu compares with Python). Of every case: a digest of 300 steps of an environment.
"""

from __future__ import annotations

import argparse
import base64
import hashlib
import json
from array import array
from pathlib import Path
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
SEEDS = {"artus": 4096, "king_is_dead": 512, "long_live_the_king": 640, "vive_le_roi": 96}  # by case; all above 20,000
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
        seeds = max(1, round(SEEDS.get(game, 64) * share))
        games[game] = [of_case(case, seeds) for case in cases(game)]
        print(f"{game}: {len(games[game])} cases, {seeds} seeds each", flush=True)
    settings = {"first": FIRST, "games": GAMES, "count": COUNT, "rounds": ROUNDS, "policy": POLICY}
    found = {"digest": compiled.digest(compiled.sources()), "python": compiled.mode(), **settings, "cases": games}
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(json.dumps(found))


if __name__ == "__main__":
    main()
