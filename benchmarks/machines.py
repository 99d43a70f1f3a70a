"""The same slices on the emitted code: as a native library, and as WebAssembly in Node (docs/build/one_source.md)."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable
from functools import partial
from pathlib import Path

from benchmarks.slices import MEGABYTES, SIMULATIONS, Case, Slice
from vivat.bots.levels import LEVELS
from vivat.bots.searcher import search_for
from vivat.engine.numbers import CHANCE
from vivat.engine.playout import one_step
from vivat.engine.rng import Rng
from vivat.engine.search import Search
from vivat.engine.state import State

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tools"))
from emit import build, equality
from emit.machines import Machine, machine

KINDS = ("native", "wasm")
Work = Callable[[int], tuple[int, int, int, float]]  # a number of rounds -> count, games, chance, seconds


class Emitted:
    """The machines of all games that are there, made when they are first asked for."""

    def __init__(self, build: bool) -> None:
        self.build = build
        self.machines: dict[tuple[str, str], Machine] = {}
        self.used: Counter[tuple[str, str]] = Counter()  # a number for each search of a machine
        self.missing: set[str] = set()

    def works(self, case: Case, measure: str) -> dict[str, Callable[[float], Slice]]:
        """By machine; empty for measures that only Python has."""
        if measure not in WORKS:
            return {}
        found: dict[str, Callable[[float], Slice]] = {}
        for kind in KINDS:
            if there := self.machine(case.game, kind):
                self.used[case.game, kind] += 1
                found[kind] = partial(timed, WORKS[measure](there, case, self.used[case.game, kind]))
        return found

    def machine(self, game: str, kind: str) -> Machine | None:
        key = game, kind
        if key not in self.machines:
            try:
                if not self.build and not build.is_built(game, kind):
                    return None
                self.machines[key] = machine(game, kind)
            except build.NoCompiler as problem:
                self.missing.add(f"{kind}: {problem}")
                return None
        return self.machines[key]

    def close(self) -> None:
        for there in self.machines.values():
            there.close()


def timed(work: Work, least: float) -> Slice:
    """Repeat the work, in growing portions, for at least this much CPU time of the machine itself."""
    count, games, chance, spent, portion = 0, 0, 0, 0.0, 1
    while spent < least:
        if games and spent < least / 8:
            portion *= 2
        done = work(portion)
        count, games, chance, spent = count + done[0], games + done[1], chance + done[2], spent + done[3]
    return Slice(count, games, chance, spent)


def playouts(there: Machine, case: Case, number: int) -> Work:
    start, rng = equality.numbers(case.start()), Rng(7)

    def work(games: int) -> tuple[int, int, int, float]:
        seed = Rng(rng.below(1 << 30))
        told = there.call("vivat_simulate", [start], [seed.x, seed.y, games], 21)
        return told.row[1], games, told.row[2], told.seconds

    return work


def search(there: Machine, case: Case, number: int) -> Work:
    return searching(there, case, number, Search(1))


def thinking(there: Machine, case: Case, number: int) -> Work:
    return searching(there, case, number, search_for(case.game, megabytes=1))


def searching(there: Machine, case: Case, number: int, settings: Search) -> Work:
    """As `slices.searching`: the first decision of a game, with as many simulations as `hard` has, then anew."""
    state, seat = first_decision(case)
    done, seeds = LEVELS["hard"].simulations, Rng(7)
    there.call("vivat_search_new", [], [number, MEGABYTES])

    def work(portion: int) -> tuple[int, int, int, float]:
        nonlocal done
        decisions, seconds = 0, 0.0
        for _ in range(portion):
            if done >= LEVELS["hard"].simulations:
                equality.begin_there(there, number, settings, state, seat, seeds.below(1 << 30))
                done = 0
            told = there.call("vivat_search_run", [], [number, SIMULATIONS])
            done, decisions, seconds = done + SIMULATIONS, decisions + told.result, seconds + told.seconds
        return decisions, SIMULATIONS * portion, 0, seconds

    return work


def first_decision(case: Case) -> tuple[State, int]:
    state, rng = case.start(), Rng(7)
    while state.waiting_for == CHANCE:
        one_step(state, rng)
    return state, (state.waiting_for & -state.waiting_for).bit_length() - 1


WORKS: dict[str, Callable[[Machine, Case, int], Work]] = {"playouts": playouts, "search": search, "thinking": thinking}
