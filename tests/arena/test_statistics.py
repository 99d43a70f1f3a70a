"""The statistics against scipy where it is installed, and against numbers worked out by hand."""

from __future__ import annotations

import math

import pytest

from vivat.arena import statistics


def test_the_interval_of_wilson_is_the_one_of_the_textbooks() -> None:
    mean, low, high = statistics.mean_interval([1.0] * 8 + [0.0] * 2)
    assert (mean, round(low, 4), round(high, 4)) == (0.8, 0.4902, 0.9433)


@pytest.mark.parametrize(("value", "low", "high"), [(0.0, 0.0, 0.2775), (1.0, 0.7225, 1.0)])
def test_ten_equal_games_leave_something_open(value: float, low: float, high: float) -> None:
    assert [round(end, 4) for end in statistics.mean_interval([value] * 10)] == [value, low, high]


def test_shared_points_spread_less_than_wins_and_losses() -> None:
    wins = statistics.mean_interval([1.0, 0.0] * 50)
    shares = statistics.mean_interval([0.75, 0.25] * 50)
    assert wins[0] == shares[0] == 0.5
    assert shares[2] - shares[1] == pytest.approx((wins[2] - wins[1]) / 2, rel=0.02)


def test_the_interval_holds_the_truth_as_often_as_it_says() -> None:
    """Of all results of 40 fair games, weighted by how likely they are."""
    inside = 0.0
    for wins in range(41):
        _, low, high = statistics.mean_interval([1.0] * wins + [0.0] * (40 - wins))
        inside += math.comb(40, wins) / 2**40 * (low <= 0.5 <= high)
    assert 0.94 < inside < 0.97


def test_a_fair_coin_is_counted_exactly() -> None:
    assert statistics.at_least(0, 5) == 1
    assert statistics.at_least(5, 5) == 1 / 32
    assert statistics.at_least(8, 10) == 56 / 1024
    assert 0 < statistics.at_least(700, 1000) < 1e-36


def test_equal_seats_have_no_chi_square() -> None:
    assert statistics.chi_square([10, 10, 10]) == (0, 1)
    assert statistics.chi_square([0, 0]) == (0, 1)
    assert statistics.chi_square([60, 40]) == (4, pytest.approx(0.0455, abs=1e-4))


def test_the_tails_are_those_of_scipy() -> None:
    stats = pytest.importorskip("scipy.stats", reason="scipy is not installed here")
    for freedom in range(1, 16):
        for square in (0.1, 1.0, 5.0, 20.0, 60.0):
            assert statistics.chi_square_tail(square, freedom) == pytest.approx(
                stats.chi2.sf(square, freedom), rel=1e-9
            )
    assert statistics.at_least(130, 200) == pytest.approx(stats.binom.sf(129, 200, 0.5))
