"""The emitted code of every game plays as Python does: interpreted, native, checked and WebAssembly, state by state."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from array import array
from typing import Any

import every
import kit
import pytest
from emit import equality
from emit.analysis import Analysis
from emit.build import KINDS, NoCompiler, compiler
from emit.machines import Machine, machine, node
from emit.sources import Program
from trees import ROOT

from vivat import compiled

SEEDS = {"artus": 2, "king_is_dead": 2, "long_live_the_king": 3, "vive_le_roi": 1}
every_kind = pytest.mark.parametrize("kind", KINDS)


def missing(kind: str) -> str:
    """Why this kind cannot be built here; empty if it can."""
    try:
        compiler(kind)
        if kind == "wasm":
            node()
    except NoCompiler as problem:
        return str(problem)
    return ""


def in_python(code: str) -> Any:
    """What interpreted Python answers to this, as JSON."""
    paths = os.pathsep.join(str(ROOT / part) for part in ("src", "tools", "tests", "tests/emit"))
    env = {**os.environ, "VIVAT_PURE": "1", "PYTHONPATH": paths}
    env.pop("VIVAT_CHECKED", None)
    done = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, cwd=ROOT)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def seeds_of(case: every.Case) -> range:
    return range(SEEDS.get(case[0], 1))


def played(game: str) -> list[list[int]]:
    """Traces of the games that are compared; called in an interpreted process too."""
    return [
        equality.trace(case, seed, 8).tolist() for case in kit.all_cases() if case[0] == game for seed in seeds_of(case)
    ]


def thought(game: str) -> list[Any]:
    """Searches with and without the judge, with a network, and secret choices."""
    found: list[Any] = []
    for case in kit.all_cases():
        for state, seat in equality.decisions(case, 1, most=1) if case[0] == game else ():
            found += [equality.searched(state, seat, 0, -1, 0), equality.searched(state, seat, 1, 6, 2)]
            found += [equality.advised(state, seat)] if equality.is_advised(state) else []
            if state.waiting_for & (state.waiting_for - 1):
                found.append(equality.settled(state, seat, 20))
    return found


def thought_there(game: str, there: Machine) -> list[Any]:
    """The same there."""
    found: list[Any] = []
    for case in kit.all_cases():
        for state, seat in equality.decisions(case, 1, most=1) if case[0] == game else ():
            found += [equality.searched_there(there, state, seat, *way) for way in ((0, -1, 0), (1, 6, 2))]
            found += [equality.advised_there(there, state, seat)] if equality.is_advised(state) else []
            if state.waiting_for & (state.waiting_for - 1):
                found.append(equality.settled_there(there, state, seat, 20))
    return found


@every_kind
def test_a_tree_that_is_kept_is_thinned_out_alike(kind: str) -> None:
    if missing(kind) or not compiled.is_compiled():
        pytest.skip(missing(kind) or "too slow interpreted")
    case = next(case for case in kit.all_cases() if case[0] == "king_is_dead")
    state, seat = next(iter(equality.decisions(case, 1, most=1)))
    there = machine("king_is_dead", kind)
    for way in ((0, -1, 0), (1, 6, 2)):
        here = equality.searched(state, seat, *way, simulations=(20_000, 2_000, 2_000))
        assert equality.searched_there(there, state, seat, *way, (20_000, 2_000, 2_000)) == here
    there.close()


def machines(game: str) -> dict[str, Machine]:
    """All that can be built here."""
    found = {kind: machine(game, kind) for kind in KINDS if not missing(kind)}
    if not found:
        pytest.skip("; ".join(missing(kind) for kind in KINDS))
    return found


@every_kind
def test_a_machine_is_compared_where_it_can_be_built(kind: str) -> None:
    if why := missing(kind):
        pytest.skip(why)
    there = machine("artus", kind)
    start = equality.start_of(("artus", {"players": 2}))
    assert there.call("vivat_numbers").result == len(equality.numbers(start))
    there.close()


@every.game
def test_games_searches_and_secret_choices_are_the_same_number_by_number(game: str) -> None:
    there = machines(game)
    answers = f"{{'played': t.played({game!r}), 'thought': t.thought({game!r})}}"
    plain = in_python(f"import json, test_equality as t; print(json.dumps({answers}))")
    cases = [(case, seed) for case in kit.all_cases() if case[0] == game for seed in seeds_of(case)]
    assert len(plain["played"]) == len(cases) > 0
    assert len(plain["thought"]) > 0
    for kind, that in there.items():
        for (case, seed), trace in zip(cases, plain["played"], strict=True):
            theirs = equality.traced(that, case, seed, 8)
            assert equality.first_difference(case, array("q", trace), theirs) == "", f"{kind}, seed {seed}"
        assert json.loads(json.dumps(thought_there(game, that))) == plain["thought"], kind
        that.close()


@every.game
def test_every_number_lies_in_the_range_that_was_proven_for_it(game: str) -> None:
    program = Program(game, compiled.sources())
    Analysis(program)
    facts = [field.fact for field in program.state.fields.values() for _ in range(field.size or 1)]
    for case in kit.all_cases():
        for state in kit.walk(equality.start_of(case), seed=3) if case[0] == game else ():
            found = zip(facts, equality.numbers(state), strict=True)
            assert all(fact.low <= number <= fact.high for fact, number in found)


def test_a_difference_is_told_with_its_field() -> None:
    case = "artus", {"players": 2}
    ours = equality.trace(case, 1, 8)
    theirs = ours[:]
    assert equality.first_difference(case, ours, theirs) == ""
    theirs[4] += 1
    assert "level" in equality.first_difference(case, ours, theirs)
    assert "number" in equality.first_difference(case, ours, ours[:-1])
