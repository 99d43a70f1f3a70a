"""Secret choices solved by regret: near the equilibrium where it is known, blind, repeatable."""

from __future__ import annotations

import json
import os
from typing import Any

import kit
import pytest
from trees import ROOT, run

import vivat
from vivat.bots.searcher import judge
from vivat.engine.rng import Rng
from vivat.engine.secret import Secret
from vivat.engine.state import State
from vivat.games.vive_le_roi.data import CAST_VOTE

GAME = "vive_le_roi"


def votes() -> list[tuple[Any, int]]:
    """Some elections of random games, with a seat that has a choice."""
    found = []
    for game, options in kit.all_cases():
        if game == GAME:
            states: list[Any] = list(kit.some_states(game, options, seed=6, share=0.2))
            elections = [state for state in states if state.step == CAST_VOTE]
            found += [(state, seat) for state in elections[:2] for seat in range(2) if len(state.options(seat)) > 1]
    return found


def solved(state: State, seat: int, *runs: int) -> list[tuple[int, int, float]]:
    judging = judge(GAME)
    assert judging
    secret, known = Secret(judging), state.known_to(seat)
    other = next(s for s in range(state.seats) if known.awaits(s) and s != seat)
    secret.begin(known, known.known_to(other), seat, 4)
    for simulations in runs:
        secret.run(simulations)
    return secret.options()


def traces() -> list[float]:
    return [number for state, seat in votes()[:6] for option in solved(state, seat, 40) for number in option]


@pytest.fixture(scope="module")
def made_games() -> dict[str, Any]:
    done = run(ROOT, str(ROOT / "tests/engine/try_secret.py"), VIVAT_PURE="1")
    assert done.returncode == 0, done.stderr
    told: dict[str, Any] = json.loads(done.stdout)
    return told


def test_uneven_pennies_are_shown_as_the_equilibrium_says(made_games: dict[str, Any]) -> None:
    for seat, options in enumerate(made_games["pennies"]):
        assert [action for action, _, _ in options] == [0, 1]
        assert options[0][1] / 3000 == pytest.approx(1 / 3, abs=0.04)
        for _, _, mean in options:
            assert mean == pytest.approx([1 / 3, 2 / 3][seat], abs=0.04), (
                "against an equilibrium both are worth the same"
            )


def test_the_others_do_not_learn_what_they_cannot_know(made_games: dict[str, Any]) -> None:
    for _, _, mean in made_games["card"]:
        assert mean > 0.9, "seat 1 shows what is more likely; if it knew the card it would win always"


def test_the_same_seed_gives_the_same_shares_in_one_run_or_many_and_in_twin_worlds() -> None:
    found = votes()
    assert len(found) > 5
    for state, seat in found:
        whole = solved(state, seat, 60)
        assert whole == solved(state, seat, 20, 39, 1)
        assert whole == solved(state.known_to(seat).imagined(Rng(8)), seat, 60)
        assert sum(count for _, count, _ in whole) == pytest.approx(64, abs=2)
        assert {action for action, _, _ in whole} <= set(state.options(seat))


def test_after_a_single_simulation_any_option_may_be_taken() -> None:
    for state, seat in votes():
        assert {action for action, _, _ in solved(state, seat, 1)} == set(state.options(seat))


def test_compiled_and_interpreted_find_the_same() -> None:
    if not vivat.compiled.is_compiled():
        pytest.skip("the engine runs interpreted here; there is nothing to compare")
    paths = os.pathsep.join(map(str, [ROOT / "src", ROOT / "tests", ROOT / "tests/engine", ROOT / "tools"]))
    code = "import json, test_secret; print(json.dumps(test_secret.traces()))"
    done = run(ROOT, "-c", code, VIVAT_PURE="1", PYTHONPATH=paths)
    assert done.returncode == 0, done.stderr
    assert traces() == pytest.approx(json.loads(done.stdout), abs=1e-9)


def test_a_seat_that_is_not_asked_is_refused() -> None:
    state = vivat.game(GAME, players=3).start()
    judging = judge(GAME)
    assert judging
    with pytest.raises(ValueError, match="seat 1 is not asked now"):
        Secret(judging).begin(state, state, 1, 1)


def test_a_judge_of_another_game_is_refused() -> None:
    state, seat = votes()[0]
    judging = judge("artus")
    assert judging
    with pytest.raises(ValueError, match="the judge is of vivat.games.artus, the state is not"):
        Secret(judging).begin(state, state, seat, 1)
