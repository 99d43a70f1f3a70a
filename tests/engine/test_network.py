"""A network in whole numbers: the same on every machine, near the floats it stands for; the search with it."""

from __future__ import annotations

import importlib
import json
import math
import os
from array import array
from typing import Any

import kit
import pytest
from trees import ROOT, run

import vivat
from vivat.bots.learned import check_sums
from vivat.engine.network import WEIGHT, Network
from vivat.engine.observation import Observation
from vivat.engine.rng import Rng
from vivat.engine.search import Search
from vivat.engine.state import State
from vivat.research.spec import Spec, of

FAST = vivat.compiled.is_compiled()
WIDTH, BLOCKS = 16, 2
Case = tuple[str, dict[str, Any]]
CASES: list[Case] = [
    ("artus", {"players": 3}),
    ("king_is_dead", {"players": 2}),
    ("long_live_the_king", {"players": 3}),
    ("vive_le_roi", {"players": 4}),
]
HIDING: list[Case] = [*CASES[2:], ("king_is_dead", {"players": 3, "mode": "advanced"}), ("artus", {"players": 3})]
every_case = pytest.mark.parametrize("case", CASES, ids=kit.case_id)


def network_of(spec: Spec, seed: int = 1) -> Network:
    """Small weights drawn at random."""
    rng = Rng(seed)

    def row(code: str, cells: int, most: int) -> array[Any]:
        return array(code, [rng.below(2 * most + 1) - most for _ in range(cells)])

    def parts(cells: int) -> array[Any]:
        return array("f", [(rng.below(201) - 100) / 500 for _ in range(cells)])

    inputs = sum(bits or 1 for bits in spec.bits)
    found = Network()
    found.width, found.blocks, found.words = WIDTH, BLOCKS, spec.width
    found.members, found.largest = array("i", spec.bits), array("i", spec.largest)
    found.entry, found.entry_bias = row("h", inputs * WIDTH, 1500), row("i", WIDTH, 100_000)
    found.out, found.out_bias = row("h", BLOCKS * WIDTH * WIDTH, 2000), parts(BLOCKS * WIDTH)
    found.back, found.back_bias = row("h", BLOCKS * WIDTH * WIDTH, 2000), parts(BLOCKS * WIDTH)
    found.policy, found.policy_bias = row("h", spec.outputs * WIDTH, 3000), parts(spec.outputs)
    found.value_row, found.value_bias = row("h", WIDTH, 1000), 0.125
    found.sums, found.held, found.inner = (array(code, [0]) * WIDTH for code in "ihh")
    return found


def in_floats(network: Network, spec: Spec, seen: Observation) -> tuple[list[float], float]:
    """Scores and value, the plain way."""

    def part(table: array[int], place: int) -> list[float]:
        return [x / WEIGHT for x in table[place * WIDTH : (place + 1) * WIDTH]]

    def times(row: list[float], given: list[float]) -> float:
        return sum(a * b for a, b in zip(row, given, strict=True))

    def normal(row: list[float]) -> list[float]:
        size = math.sqrt(sum(x * x for x in row) / WIDTH + 1e-5)
        return [x / size for x in row]

    h, at = [x / WEIGHT**2 for x in network.entry_bias], 0
    for k, bits in enumerate(spec.bits):
        word = seen.word[k]
        shares = [word >> i & 1 for i in range(bits)] if bits else [word / spec.largest[k]]
        for i, share in enumerate(shares):
            h = [a + share * b for a, b in zip(h, part(network.entry, at + i), strict=True)]
        at += len(shares)
    h = [max(0.0, x) for x in h]
    for k in range(BLOCKS):
        given, first = normal(h), k * WIDTH
        inner = [
            max(0.0, times(part(network.out, first + j), given) + network.out_bias[first + j]) for j in range(WIDTH)
        ]
        h = [x + times(part(network.back, first + j), inner) + network.back_bias[first + j] for j, x in enumerate(h)]
    h = normal(h)
    scores = [times(part(network.policy, o), h) + network.policy_bias[o] for o in range(spec.outputs)]
    return scores, times(part(network.value_row, 0), h) + network.value_bias


def asked(case: Case, seed: int) -> list[tuple[State, int]]:
    states = kit.some_states(*case, seed=seed, share=0.03)
    found = [(state, seat) for state in states for seat in range(state.seats) if len(state.options(seat)) > 1]
    return found[:6]


@every_case
def test_whole_numbers_come_near_the_floats_they_stand_for(case: Case) -> None:
    spec, seen = of(case[0], [case[1]]), Observation()
    network, observer = network_of(spec), importlib.import_module(f"vivat.games.{case[0]}.observe")
    for state, seat in asked(case, 1):
        seen.clear()
        observer.observe(state.known_to(seat), seat, seen)
        network.read(seen)
        scores, value = in_floats(network, spec, seen)
        assert network.value() == pytest.approx(value, abs=0.02)
        assert [network.score(option) for option in range(spec.outputs)] == pytest.approx(scores, abs=0.05)


def test_weights_with_which_a_sum_could_leave_32_bits_are_refused() -> None:
    network = network_of(of("artus", [{"players": 2}]))
    check_sums(network)
    network.out[0:WIDTH] = array("h", [20_000] * WIDTH)
    with pytest.raises(ValueError, match="too large"):
        check_sums(network)


# ---- the search with it ----------------------------------------------------------------------------------------------


def guided(case: Case, merged: int = 0) -> Search:
    search = Search(1)
    search.merged = merged
    search.use_judge(importlib.import_module(f"vivat.games.{case[0]}.judge"), 4, 0)
    search.use_network(network_of(of(case[0], [case[1]])), importlib.import_module(f"vivat.games.{case[0]}.observe"))
    search.exploration, search.advice.temperature, search.belief = 1.0, 2.0, 0.75
    return search


@every_case
@pytest.mark.parametrize("merged", [0, 1])
def test_the_first_simulation_asks_about_the_root_and_each_further_one_visits_an_option(
    case: Case, merged: int
) -> None:
    search = guided(case, merged)
    for state, seat in asked(case, 2):
        search.begin(state.known_to(seat), seat, 5)
        search.run(1)
        assert [action for action, _ in search.shares()] == state.options(seat)
        assert sum(share for _, share in search.shares()) == pytest.approx(1.0)
        search.run(39)
        together = state.waiting_for & (state.waiting_for - 1)
        assert search.thought() == (40 if together else 39)
        assert all(0 <= mean <= 1 for _, _, mean in search.options())
        sides = dict(zip(state.sides(), search.values(), strict=True))
        assert sum(sides.values()) <= 1 + 1e-9


@pytest.mark.parametrize("case", HIDING, ids=kit.case_id)
def test_what_a_seat_cannot_know_changes_neither_shares_nor_worth(case: Case) -> None:
    """Twin worlds: whatever is dealt to the others, the network is asked the same."""
    search, worlds, differ = guided(case), 6, 0
    for state, seat in asked(case, 3):
        known, found = state.known_to(seat), []
        for seed in range(worlds):
            world = known.imagined(Rng(seed))
            differ += world.fields() != known.imagined(Rng(worlds)).fields()
            search.begin(known, seat, 5)
            search.imagine(world)
            search.run(1)
            alone = known.waiting_for == 1 << seat  # else others were asked behind it, each by what he knows
            told = [search.advice.seen.word, search.advice.network.value()] if alone else []
            found.append((search.shares(), told))
        assert found == [found[0]] * worlds
    assert differ, "the worlds are not all the same one"


def traces() -> list[Any]:
    found = []
    for case in CASES:
        search = guided(case, merged=int(case[0] == "vive_le_roi"))
        for state, seat in asked(case, 4)[:2]:
            search.begin(state.known_to(seat), seat, 7)
            search.run(25)
            found.append([search.shares(), search.options(), search.values()])
    return found


@pytest.mark.skipif(not FAST, reason="nothing is compiled here")
def test_compiled_and_interpreted_searches_with_a_network_agree_to_the_last_digit() -> None:
    code = "import json, test_network; print(json.dumps(test_network.traces()))"
    paths = os.pathsep.join(map(str, [ROOT / "src", ROOT / "tests", ROOT / "tests/engine", ROOT / "tools"]))
    done = run(ROOT, "-c", code, VIVAT_PURE="1", PYTHONPATH=paths)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == json.loads(json.dumps(traces()))
