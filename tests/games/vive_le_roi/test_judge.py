"""The judge: a share of the win, the same compiled and interpreted, and it knows what is better."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import Any

import kit
import pytest

import vivat
from vivat.games.vive_le_roi import data, judge
from vivat.games.vive_le_roi.rules import ViveLeRoi

from . import cases, positions

GAME = "vive_le_roi"
every_case = pytest.mark.parametrize("options", cases.CASES, ids=str)


def states(options: dict[str, Any], seed: int = 5) -> list[ViveLeRoi]:
    found = [state for state in kit.some_states(GAME, options, seed) if not state.is_over()]
    return [state for state in found if isinstance(state, ViveLeRoi)]


def sampled() -> list[list[float]]:
    """Values and weights at a few positions of every case."""
    found = []
    every: list[dict[str, Any]] = list(cases.CASES)
    for options in every:
        for state in states(options)[::5]:
            found.append([judge.value(state, seat) for seat in range(state.seats)])
            for seat in range(state.seats):
                found.append([judge.weight(state, seat, action) for action in state.options(seat)])
    return found


@every_case
def test_a_value_is_a_share_and_the_units_share_no_more_than_the_win(options: dict[str, Any]) -> None:
    for state in states(options):
        values = dict.fromkeys(range(state.units), 0.0)
        for seat, unit in enumerate(state.sides()):
            value = judge.value(state, seat)
            assert 0 <= value <= 1
            assert values[unit] in (0.0, value), "partners win together"
            values[unit] = value
        total = sum(values.values())
        assert total < 1.01
        assert state.emissary or total > 0.99, "without the Emissary somebody wins"


def test_compiled_and_interpreted_judge_alike() -> None:
    if not vivat.compiled.is_compiled():
        pytest.skip("the judge runs interpreted here; there is nothing to compare")
    code = "import json; from games.vive_le_roi.test_judge import sampled; print(json.dumps(sampled()))"
    paths = os.pathsep.join([str(kit.TESTS), *sys.path])
    environment = {**os.environ, "VIVAT_PURE": "1", "PYTHONPATH": paths}
    environment.pop("VIVAT_CHECKED", None)
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, check=True)
    for ours, theirs in zip(sampled(), json.loads(done.stdout), strict=True):
        assert ours == pytest.approx(theirs, abs=1e-9)


# ---- what is better --------------------------------------------------------------------------------------------------


@every_case
def test_a_higher_own_marker_is_better_and_that_of_a_rival_worse(options: dict[str, Any]) -> None:
    for state in states(options)[::4]:
        before, unit = judge.value(state, 0), state.unit_of[0]
        for seat in range(state.seats):
            after, markers = state.clone(), list(state.marker)
            markers[seat] += 10
            if state.partner(seat) != seat:
                markers[state.partner(seat)] += 10
            after.marker = markers
            if state.unit_of[seat] == unit:
                assert judge.value(after, 0) > before
            else:
                assert judge.value(after, 0) < before


def at(text: str, **said: Any) -> ViveLeRoi:
    state = positions.table(text, **said).state
    assert isinstance(state, ViveLeRoi)
    return state


def moved(state: ViveLeRoi, character: int, place: int) -> ViveLeRoi:
    after, at = state.clone(), [people & ~(1 << character) for people in state.at]
    at[place] |= 1 << character
    after.at = at
    return after


def test_VR_13_1_at_the_end_of_a_round_a_favourite_is_better_on_a_high_floor_than_in_a_cell() -> None:
    """No card that can refuse anybody is left; anna is a favourite of the first seat alone."""
    cards = ["fav_02", "fav_14", "fav_15"]
    state = at(positions.START, favourites=cards, no=(0, 0, 0), ache=(0, 0, 0))
    cell_3, floor_1, floor_3, floor_5 = (judge.value(moved(state, 0, place), 0) for place in (10, 1, 3, 5))
    assert cell_3 < floor_1 < floor_3 < floor_5


def test_VR_5_3_where_only_yes_is_left_the_candidate_is_sure_of_the_crown() -> None:
    state = at(positions.A, step="cast_vote", no=(0, 0, 0), ache=(0, 0, 0))
    assert judge.coronation(state) == 1.0
    state = at(positions.A, step="cast_vote", no=(1, 0, 0), ache=(0, 0, 0))
    assert 0 < judge.coronation(state) < 1


def test_VR_5_4_a_vote_against_leaves_no_hope() -> None:
    state = at(positions.A, step="cast_vote", no=(1, 1, 1))
    state.play(0, 1)
    assert judge.coronation(state) == 0.0


@pytest.mark.parametrize("card", ["no", "ache"])
@pytest.mark.parametrize("units", [2, 4])
def test_VR_13_4_the_more_of_the_cards_that_refuse_a_unit_holds_the_better_it_stands(units: int, card: str) -> None:
    seen = 0
    for state in [*states({"players": units}), *states({"players": units}, seed=7)]:
        held = list(getattr(state, card))
        if state.step == data.MOVE_CHARACTER and held[1]:
            seen += 1
            other = state.clone()
            setattr(other, card, [held[0] + 1, held[1] - 1, *held[2:]])
            assert judge.value(other, 1) < judge.value(state, 1)
            assert judge.value(other, 0) > judge.value(state, 0)
    assert seen > 5
