"""How long a bot thinks: as much as it should, less where the choice is clear, more where it is about to change."""

from __future__ import annotations

import pytest

from vivat.bots.budget import MORE, MOST_KEPT, PORTIONS, Budget, Portion, is_settled, is_unstable

CLOSE = [(0, 50, 0.5), (1, 50, 0.6)]
CLEAR = [(0, 99_000, 0.9), (1, 10, 0.1)]
OVERTAKING = [(0, 51, 0.5), (1, 49, 0.6), (2, 3, 0.9)]


def portions(budget: Budget, tried: list[tuple[int, int, float]], made: int | None = None) -> list[Portion]:
    found: list[Portion] = []
    while portion := budget.next((made or found[-1].simulations or 0) if found else 0, tried):
        found.append(portion)
    return found


@pytest.mark.parametrize("simulations", [1, 7, 16, 40, 6_000, 30_001])
def test_all_simulations_are_made(simulations: int) -> None:
    made = sum(portion.simulations or 0 for portion in portions(Budget(simulations), CLOSE))
    assert made == simulations


def test_a_clear_choice_ends_the_thinking_and_an_unstable_one_prolongs_it() -> None:
    assert len(portions(Budget(1600), CLEAR)) == 1
    assert len(portions(Budget(1600, settles=False), CLEAR)) == PORTIONS
    assert len(portions(Budget(1600), OVERTAKING)) == PORTIONS + MORE
    assert len(portions(Budget(1600, extends=False), OVERTAKING)) == PORTIONS
    assert len(portions(Budget(1600), [(3, 1600, 0.5)])) == PORTIONS, "one option alone may only be the first tried"


def test_settled_is_what_nothing_can_change_any_more() -> None:
    assert is_settled([(0, 60, 0.5), (1, 40, 0.5)], 19)
    assert not is_settled([(0, 60, 0.5), (1, 40, 0.5)], 20)
    assert is_unstable(OVERTAKING)
    assert not is_unstable(CLOSE)


def test_what_was_kept_counts_but_not_for_all() -> None:
    def made(kept: float) -> int:
        return sum(portion.simulations or 0 for portion in portions(Budget(1600, kept=kept), CLOSE))

    assert made(0.25) == 1200
    assert made(1.0) == 1600 * (1 - MOST_KEPT)


def test_by_the_clock_the_time_is_shared_out_and_simulations_are_no_bound() -> None:
    found = portions(Budget(100, 3.2, timed=True), CLOSE, made=5_000)
    assert found == [Portion(None, pytest.approx(0.2))] * PORTIONS


def test_who_is_hurried_ends_after_the_simulations_of_the_level() -> None:
    def made(hurried: bool) -> int:
        return len(portions(Budget(100, 3.2, timed=True, hurried=lambda: hurried), CLOSE, made=30))

    assert made(hurried=True) == 4
    assert made(hurried=False) == PORTIONS


def test_a_bound_on_the_time_ends_a_search_by_simulations() -> None:
    now = [0.0]
    budget = Budget(1600, 1.0, clock=lambda: now[0])
    assert budget.next(0, []) == Portion(100, 1.0)
    now[0] = 0.4
    assert budget.next(100, CLOSE) == Portion(100, pytest.approx(0.6))
    now[0] = 1.1
    assert budget.next(100, CLOSE) is None
