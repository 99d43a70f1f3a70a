"""Bit sets, the random source, playouts."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

import vivat
from vivat.engine import bits
from vivat.engine.playout import Tally, copies, playout, simulate, summary
from vivat.engine.rng import Rng

sets = st.integers(0, 2**62 - 1)


@given(sets)
def test_a_bit_set_counts_and_lists_its_members(mask: int) -> None:
    members = bits.members(mask)
    assert sum(bits.one(k) for k in members) == mask
    assert bits.count(mask) == len(members)
    assert not members or bits.low(mask) == members[0]
    assert [bits.nth(mask, k) for k in range(len(members))] == members


@given(st.integers(0, 2**62))
def test_the_same_seed_gives_the_same_numbers(seed: int) -> None:
    one, other = Rng(seed), Rng(seed)
    assert [one.below(1000) for _ in range(20)] == [other.below(1000) for _ in range(20)]


def test_every_member_is_picked_about_equally_often() -> None:
    rng, counts = Rng(1), [0] * 6
    for _ in range(60_000):
        counts[rng.pick(0b111111)] += 1
    expected = 10_000
    chi_square = sum((count - expected) ** 2 / expected for count in counts)
    assert chi_square < 20.5  # p = 0.001 with 5 degrees of freedom


def test_neighbouring_seeds_give_different_games() -> None:
    rngs = [Rng(seed) for seed in range(2000)]
    assert len({tuple(rng.below(1 << 20) for _ in range(3)) for rng in rngs}) == 2000


@pytest.mark.parametrize("game", vivat.game_ids())
def test_simulating_in_one_go_or_in_pieces_is_the_same(game: str) -> None:
    start = vivat.game(game, players=3).start()
    whole, parts = Tally(), Tally()
    simulate(start, 30, Rng(9), whole)
    rng = Rng(9)
    for _ in range(3):
        simulate(start, 10, rng, parts)
    assert summary(whole) == summary(parts)
    assert start.fields() == vivat.game(game, players=3).start().fields(), "the start is left as it was"


@pytest.mark.parametrize("game", vivat.game_ids())
def test_a_playout_ends_the_game(game: str) -> None:
    state = vivat.game(game, players=3).start()
    assert playout(state, Rng(2)) > 10
    assert state.is_over()
    assert copies(state, 5) == 5 * state.seats
