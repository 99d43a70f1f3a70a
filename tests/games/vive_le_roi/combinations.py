"""Every legal combination of units, teams, options and variants (VR-2.1, VR-2.5), and random games over all of them.

    every()     all of them: each ordered list of unit sizes, so also where in the circle the teams sit
    few()       each number of units and of teams once with the teams first and once shuffled, with all options

As a program: `PYTHONPATH=src python tests/games/vive_le_roi/combinations.py games every 10`
"""

from __future__ import annotations

import itertools
import json
import random
import sys
import time
from collections.abc import Iterator
from typing import Any

import vivat
from vivat.engine.playout import one_step
from vivat.engine.rng import Rng
from vivat.games.vive_le_roi import check, data

FLAGS = ("ambition", "banned", "emissary", "wedding")


def legal(sizes: tuple[int, ...], teams: str, emissary: bool) -> bool:
    """VR-2.5 a to f, said once more and independently of the program."""
    units, seats = len(sizes), sum(sizes)
    return (
        2 <= units <= 8
        and set(sizes) <= {1, 2}
        and (teams == "off") == (2 not in sizes)
        and (emissary or units > 2)
        and not (emissary and units > 5)
        and not (teams == "separate" and seats + emissary > 8)
    )


def patterns(units: int) -> list[tuple[int, ...]]:
    return list(itertools.product((1, 2), repeat=units))


def some_patterns(units: int) -> list[tuple[int, ...]]:
    """For each number of teams: the teams first, and one shuffled order."""
    found = []
    for teams in range(units + 1):
        first = (2,) * teams + (1,) * (units - teams)
        shuffled = tuple(random.Random(f"{units} {teams}").sample(first, units))
        found += [first] if shuffled == first else [first, shuffled]
    return found


def combinations(sizes: tuple[int, ...]) -> Iterator[dict[str, Any]]:
    for teams in ("off", "separate", "common"):
        for flags in itertools.product((False, True), repeat=4):
            options = dict(zip(FLAGS, flags, strict=True))
            if legal(sizes, teams, options["emissary"]):
                for reading in readings(len(sizes), options["ambition"]):
                    yield {"units": "+".join(map(str, sizes)), "teams": teams, **options, **reading}


def readings(units: int, ambition: bool) -> Iterator[dict[str, Any]]:
    """VR-2.8: those that have a meaning at the table."""
    for placed in ("six_each", "five_each")[: 2 if units == 2 else 1]:
        for stop in ("after_ambition", "before_ambition")[: 2 if ambition else 1]:
            yield {"placed_by_two": placed, "stop_at_zero": stop}


def every() -> list[dict[str, Any]]:
    return [options for units in range(2, 9) for sizes in patterns(units) for options in combinations(sizes)]


def few() -> list[dict[str, Any]]:
    return [options for units in range(2, 9) for sizes in some_patterns(units) for options in combinations(sizes)]


# ---- random games ----------------------------------------------------------------------------------------------------


def checked_game(options: dict[str, Any], seed: int) -> tuple[int, int]:
    """One random game with every invariant tested after every step; its decisions and chance points."""
    state = vivat.game("vive_le_roi", **options).start()
    rng = Rng(seed)
    before, decisions, chance = state.clone(), 0, 0
    while not state.is_over():
        who = state.waiting_for
        if outcomes := state.chances():
            number = outcomes[rng.below(len(outcomes))][0]
            state.befall(number)
            chance += 1
        else:
            who = rng.pick(state.waiting_for)
            choices = state.options(who)
            number = choices[rng.below(len(choices))]
            state.play(who, number)
            decisions += 1
        problems = check.violations(state) + check.between(before, who, number, state)
        assert not problems, (options, seed, problems)
        before = state.clone()
    assert decisions <= check.longest(state), (options, seed, decisions)
    assert state.round == data.ROUNDS
    return decisions, chance


def digest(options: dict[str, Any], seed: int) -> int:
    """One number over every state of a random game, the same compiled and interpreted."""
    state = vivat.game("vive_le_roi", **options).start()
    rng = Rng(seed)
    total = hash((state.seats, state.units))
    number = 0
    while not state.is_over():
        one_step(state, rng)
        fields = [tuple(value) if isinstance(value, list) else value for value in state.fields().values()]
        total = hash((total, *fields))
        number += 1
        if number % 29 == 0 and not state.is_over():
            seat = number % state.seats
            total = hash((total, *state.known_to(seat).imagined(Rng(number)).favourites, *state.encode(seat)))
    return hash((total, *state.rewards()))


def digests(tables: list[dict[str, Any]], seeds: range) -> list[int]:
    """One number for each table."""
    return [hash(tuple(digest(options, seed) for seed in seeds)) for options in tables]


def main(what: str, tables: str, number: str, first: str = "0") -> None:
    """`games every 10`: ten checked games of each; `digests few 30`: thirty digests of each, one number a table."""
    chosen, seeds = {"every": every, "few": few}[tables](), range(int(first), int(first) + int(number))
    if what == "digests":
        print(json.dumps(digests(chosen, seeds)))
        return
    start, decisions, chance, longest = time.perf_counter(), 0, 0, 0
    for seed in seeds:
        for options in chosen:
            made, drawn = checked_game(options, seed)
            decisions, chance, longest = decisions + made, chance + drawn, max(longest, made)
        counts = f"{len(chosen)} tables, seeds {first} to {seed}: {decisions} decisions, {chance} outcomes"
        print(
            f"{vivat.compiled.mode()}: {counts}, longest {longest}, no violation, {time.perf_counter() - start:.0f} s"
        )


if __name__ == "__main__":
    main(*sys.argv[1:])
