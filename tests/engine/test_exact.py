"""The end of a game to the last: equal to looking at everything, and silent where something is hidden."""

from __future__ import annotations

import json
import subprocess
from typing import Any

import kit
import pytest
from trees import ROOT, run

import vivat
from vivat.engine.exact import Exact
from vivat.engine.numbers import WIN
from vivat.engine.state import State

FAST = vivat.compiled.is_compiled()
TURN = kit.data_of("king_is_dead").TURN


def by_looking_at_all(state: State, memory: dict[str, list[float]]) -> list[float]:
    """What every seat gets if all play for their own best and take any of what is alike to them."""
    if state.is_over():
        return [reward / WIN for reward in state.rewards()]
    key = repr(state.fields())
    if key not in memory:
        seat = state.waiting_for.bit_length() - 1
        found = list(options_of(state, seat, memory).values())
        best = [values for values in found if values[seat] > max(values[seat] for values in found) - 1e-9]
        memory[key] = [sum(values[other] for values in best) / len(best) for other in range(state.seats)]
    return memory[key]


def options_of(state: State, seat: int, memory: dict[str, list[float]]) -> dict[int, list[float]]:
    found = {}
    for action in state.options(seat):
        after = state.clone()
        after.play(seat, action)
        found[action] = by_looking_at_all(after, memory)
    return found


def ends(players: int, cards: int, wanted: int, **options: Any) -> list[tuple[State, int]]:
    """Real choices in the last struggles of random games of The King is Dead, with so many cards left."""
    found: list[tuple[State, int]] = []
    for seed in range(3000):
        for state in kit.walk(vivat.game("king_is_dead", players=players, **options).start(), seed):
            left = sum(hand.bit_count() for hand in state.hand)
            if state.struggles >= 6 and left == cards and state.step != TURN and not state.is_over():
                seat = state.waiting_for.bit_length() - 1
                if len(state.options(seat)) > 1:
                    found.append((state.clone(), seat))
                    break
        if len(found) == wanted:
            break
    return found


@pytest.mark.parametrize(("players", "cards", "options"), [
    (2, 1, {}), (2, 2, {}), (2, 2, {"last_tie": "shared"}), (3, 1, {}), (3, 2, {}), (4, 1, {}),
])  # fmt: skip
def test_the_end_is_what_looking_at_everything_finds(players: int, cards: int, options: dict[str, Any]) -> None:
    exact, cases = Exact(50_000), ends(players, cards, 8 if FAST else 2, **options)
    assert cases
    for state, seat in cases:
        wanted = {action: values[seat] for action, values in options_of(state, seat, {}).items()}
        assert exact.solve(state, seat, 50_000)
        assert dict(exact.values(state, seat)) == pytest.approx(wanted)
        assert exact.looked <= 50_000


def test_where_something_is_hidden_there_is_no_answer() -> None:
    exact, asked = Exact(1000), 0
    for case in kit.all_cases():
        for state in kit.some_states(*case, seed=1, share=0.05):
            for seat in range(state.seats):
                known = state.known_to(seat)
                hidden = any(known.known_to(other).fields() != known.fields() for other in range(state.seats))
                if state.awaits(seat) and hidden:
                    asked += 1
                    assert not exact.solve(known, seat, 1000)
                    assert exact.looked == 0
    assert asked


def test_more_states_than_allowed_are_not_looked_at() -> None:
    exact = Exact(1000)
    state, seat = ends(2, 3, 1)[0]
    assert not exact.solve(state, seat, 3)
    assert exact.looked == 3
    assert exact.solve(state, seat, 1000), "and it can be asked again"


def test_a_seat_that_is_not_asked_is_refused() -> None:
    state, seat = ends(2, 1, 1)[0]
    with pytest.raises(ValueError, match="is not asked now"):
        Exact(10).solve(state, 1 - seat, 10)


def test_chance_counts_by_its_weight_and_a_state_that_comes_back_is_not_solved() -> None:
    """On two games made for it, interpreted."""
    done: subprocess.CompletedProcess[str] = run(ROOT, str(ROOT / "tests/engine/try_exact.py"), VIVAT_PURE="1")
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert told["urn"] == [[0, 0.5], [1, pytest.approx(0.75)]]
    assert told["round and round"] is False
