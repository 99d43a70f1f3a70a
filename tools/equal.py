"""Play random games in Python and in the emitted code, and compare every number of every state.

    python tools/equal.py [--seeds 20] [--cases 200] [--game artus] [--machines native,checked,wasm]

All player counts with all combinations of options, or so many of them, drawn. Python runs compiled unless VIVAT_PURE=1.
A difference is told with the game, its options, its seed and the field; the last line counts. Searches and secret
choices of every fifth seed are compared too.
"""

from __future__ import annotations

import argparse
import itertools
import random
import time
from collections import Counter
from collections.abc import Iterator

from emit import equality
from emit.build import KINDS
from emit.equality import Case
from emit.machines import Machine, machine

import vivat
from vivat import compiled
from vivat.errors import BadOption
from vivat.games import definition

EVERY = 8  # steps between two looks
WAYS = ((0, -1, 0), (1, -1, 0), (0, 6, 2))  # merged, horizon, looks


def cases(game: str) -> Iterator[Case]:
    """Every player count with every combination of options that the game allows."""
    defined = definition(game)
    for players in defined.players:
        for values in itertools.product(*defined.options.values()):
            case = game, {"players": players, **dict(zip(defined.options, values, strict=True))}
            try:
                equality.start_of(case)
            except BadOption:
                continue
            yield case


def drawn(game: str, most: int) -> list[Case]:
    """All of them, or so many: always the same."""
    every = list(cases(game))
    return every if len(every) <= most else random.Random(game).sample(every, most)


def differences(case: Case, seed: int, machines: dict[str, Machine], thorough: bool) -> Iterator[str]:
    """What differs in one game, in words."""
    ours = equality.trace(case, seed, EVERY)
    for kind, there in machines.items():
        if found := equality.first_difference(case, ours, equality.traced(there, case, seed, EVERY)):
            yield f"{kind}, seed {seed}: {found}"
    if thorough:
        for kind, there in machines.items():
            for what in thoughts(case, seed, there):
                yield f"{kind}, seed {seed}: {case[0]} {case[1]}: {what}"


def thoughts(case: Case, seed: int, there: Machine) -> Iterator[str]:
    """Searches and secret choices that come out otherwise."""
    for state, seat in equality.decisions(case, seed, most=2):
        for way in WAYS:
            if equality.searched(state, seat, *way) != equality.searched_there(there, state, seat, *way):
                yield f"a search of seat {seat} with {way}"
        several = state.waiting_for & (state.waiting_for - 1)
        if several and equality.settled(state, seat, 20) != equality.settled_there(there, state, seat, 20):
            yield f"a secret choice of seat {seat}"


def campaign(games: list[str], seeds: int, most: int, kinds: list[str]) -> Counter[str]:
    counts: Counter[str] = Counter()
    for game in games:
        machines = {kind: machine(game, kind) for kind in kinds}
        began = time.monotonic()
        for case in drawn(game, most):
            counts["cases"] += 1
            for seed in range(seeds):
                counts["games"] += 1
                for what in differences(case, seed, machines, thorough=seed % 5 == 0):
                    counts["differences"] += 1
                    print(what, flush=True)
        print(f"{game}: compared in {time.monotonic() - began:.0f} s", flush=True)
        for there in machines.values():
            there.close()
    return counts


def main() -> int:
    parser = argparse.ArgumentParser(description="Whether the emitted code plays as Python does.")
    parser.add_argument("--seeds", type=int, default=20)
    parser.add_argument("--cases", type=int, default=200, help="combinations of options of a game at most")
    parser.add_argument("--game", action="append", choices=vivat.game_ids())
    parser.add_argument("--machines", default=",".join(KINDS))
    given = parser.parse_args()
    counts = campaign(given.game or list(vivat.game_ids()), given.seeds, given.cases, given.machines.split(","))
    print(
        f"{counts['games']} games of {counts['cases']} cases, Python {compiled.mode()}, {given.machines}: "
        f"{counts['differences']} differences"
    )
    return 1 if counts["differences"] else 0


if __name__ == "__main__":
    raise SystemExit(main())
