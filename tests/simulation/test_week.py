"""A small share of the simulated weeks; the command for many: tests/simulation/week.py."""

import logging
from collections import Counter

import pytest
from week import simulate

TABLES = 4


@pytest.fixture(autouse=True)
def _quiet() -> None:
    logging.getLogger("vivat.server").setLevel(logging.CRITICAL)


@pytest.mark.parametrize("seed", range(20))
def test_a_week_of_bad_networks_and_crashes_loses_doubles_and_tells_nothing(seed: int) -> None:
    week = simulate(seed, TABLES)
    assert week.acknowledged > 20
    assert week.crashes > 5


def test_seats_are_asked_for_given_and_refused_in_such_weeks() -> None:
    """Otherwise they would show nothing about it."""
    kinds = sum((simulate(seed, 3 * TABLES).kinds for seed in range(3)), Counter[str]())
    assert all(kinds[kind] for kind in ("SeatAsked", "Agreed", "Taken", "Removed", "HostNamed")), kinds


def test_a_seed_gives_the_same_week_again() -> None:
    assert simulate(3, TABLES).digest() == simulate(3, TABLES).digest()
