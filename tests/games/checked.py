"""Random games of every game over all its options and over other boxes, every step held against the invariants.

    python tests/games/checked.py [--games 20000] [--seed 1] [--workers 2]

Every game has an equal part. Combinations of options are drawn among all that it allows; half of the games of a game
that can be played with another box are, with some values of the usual one or of that of the tests exchanged. A
violation is told with its options, game and step; the last line counts.
"""

from __future__ import annotations

import argparse
import multiprocessing
import random
import sys
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "tools"), str(ROOT / "tests")]

# ruff: noqa: E402
import kit
from equal import cases

import vivat
from vivat import box, compiled
from vivat.cli import campaign
from vivat.definition import Definition
from vivat.games import definition

MOST_EXCHANGED = 6  # pairs of values of a box
TRIES = 40  # most pairs cannot be exchanged: what is printed, borders that would not be mutual


def plans(game: str, games: int, seed: int, each: int = 10) -> Iterator[campaign.Plan]:
    """`each`: games of one combination of options."""
    draw = random.Random(f"{game}{seed}")
    every, defined = [options for _, options in cases(game)], definition(game)
    for first in range(0, games, each):
        options = dict(draw.choice(every))
        if defined.box and draw.random() < 0.5 and (other := another_box(defined, draw)):
            options["box"] = other
        yield campaign.Plan(game, options, draw.getrandbits(32), 0, min(each, games - first), check=True)


def another_box(defined: Definition, draw: random.Random) -> dict[str, Any] | None:
    """The usual box or that of the tests with pairs of values exchanged, as far as it can still be played."""
    assert defined.box
    given = draw.choice([{}, {part: value for part, value in kit.cases(defined.id).BOX.items() if part != "name"}])
    found, left = box.laid_over(box.whole_of(defined.box.Box), given), draw.randint(1, MOST_EXCHANGED)
    for _ in range(TRIES):
        tried = exchanged(found, draw)
        if left and not box.wrong(defined.id, defined.box, "", box.opened(defined.id, defined.box, tried)[1]):
            found, left = tried, left - 1
    return box.as_option(defined.id, defined.box, {"name": "another", **found})


def exchanged(whole: dict[str, Any], draw: random.Random) -> dict[str, Any]:
    """Two values of one part, or of one list within a part, in each other's place."""
    name = draw.choice([part for part, value in whole.items() if len(value) > 1])
    part = whole[name]
    inner = part.items() if isinstance(part, dict) else enumerate(part)
    lists = [key for key, value in inner if isinstance(value, list) and len(value) > 1]
    if lists and draw.random() < 0.5:
        key = draw.choice(lists)
        part = {**part, key: swapped(part[key], draw)}
    else:
        part = swapped(part, draw)
    return {**whole, name: part}


def swapped(values: Any, draw: random.Random) -> Any:
    """A list or an object with two of its values exchanged."""
    one, other = draw.sample(list(values) if isinstance(values, dict) else range(len(values)), 2)
    found = values.copy()
    found[one], found[other] = values[other], values[one]
    return found


def run(games: int, seed: int, workers: int) -> Counter[str]:
    counts: Counter[str] = Counter()
    each = -(-games // len(vivat.game_ids()))
    wanted = [plan for game in vivat.game_ids() for plan in plans(game, each, seed)]
    with ProcessPoolExecutor(workers, multiprocessing.get_context("spawn")) as pool:
        for plan, count in zip(wanted, pool.map(campaign.play, wanted, chunksize=4), strict=True):
            counts += told(plan, count)
    return counts


def told(plan: campaign.Plan, count: campaign.Count) -> Counter[str]:
    for found in count.kept:
        print(f"{plan.game} {plan.options} seed {plan.seed} game {found.game} step {found.step}: {found.problem}")
    return Counter(
        cases=1, boxes=int("box" in plan.options), games=count.games, decisions=count.decisions, chance=count.chance,
        violations=count.violations,
    )  # fmt: skip


def main() -> int:
    parser = argparse.ArgumentParser(description="Random games over all options and other boxes, every step checked.")
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=2)
    given = parser.parse_args()
    counts = run(given.games, given.seed, given.workers)
    print(
        f"{counts['games']} games of {counts['cases']} cases, {counts['boxes']} of them with another box, rules "
        f"{compiled.mode()}: {counts['decisions']} decisions, {counts['chance']} outcomes of chance, "
        f"{counts['violations']} violations"
    )
    return 1 if counts["violations"] else 0


if __name__ == "__main__":
    raise SystemExit(main())
