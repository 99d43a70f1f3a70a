"""Section 3: the set-up, with its chance points."""

from __future__ import annotations

import pytest

from vivat.engine.numbers import CHANCE
from vivat.engine.rng import Rng
from vivat.games.artus import data, words

from .positions import GAMES, choices, choose, crown_at, happen, knights, royal, start, step, until, values


def placed(players: int, first: int) -> tuple[list[int], int]:
    """The order in which the seats place, and the seat that takes the first turn."""
    state = until(start(players, "beginner"), Rng(first), "first_seat")
    happen(state, f"first_seat:{first}")
    order = []
    while state.step == data.PLACE_KNIGHT:
        order.append(state.turn)
        step(state, Rng(len(order)))
    return order, state.turn


def test_AR_3_1_seats_are_numbered_clockwise_so_the_turn_passes_to_the_next_number():
    state, rng = until(start(4, "beginner"), Rng(1), "first_seat"), Rng(2)
    happen(state, "first_seat:2")
    turns = []
    for _ in range(5):
        until(state, rng, "play_card")
        turns.append(state.turn)
        until(state, rng, "pick_pile")
    assert turns == [2, 3, 0, 1, 2]


def test_AR_3_2_royal_figures_and_rings():
    state = start(3, "beginner")
    assert royal(state, "bronze_a") == (0, 3)
    assert royal(state, "silver_a") == (7, 1)
    assert royal(state, "bronze_b") == (14, 1)
    assert royal(state, "silver_b") == (21, 1)
    assert state.reserve == 4


def test_AR_3_3_the_crown_plate_faces_chair_0():
    state = start(2, "advanced")
    assert crown_at(state) == 0
    assert values(state, 21, 14, 7) == [3, -5, -12]


def test_AR_3_4_every_total_is_0():
    state = until(start(4, "advanced"), Rng(1), "play_card")
    assert list(state.total) == [0, 0, 0, 0]


@pytest.mark.parametrize(("players", "level"), GAMES)
def test_AR_3_5_each_seat_has_full_piles_of_its_own(players, level):
    state = start(players, level)
    assert [state.pile[seat] for seat in range(players)] == [data.CARDS_IN_USE[data.LEVELS.index(level)]] * players
    happen(state, "draw:knight_3_6")
    assert state.pile[0] == data.CARDS_IN_USE[state.level] & ~(1 << 2)
    assert state.pile[1] == data.CARDS_IN_USE[state.level]


@pytest.mark.parametrize(("players", "level"), GAMES)
def test_AR_3_6_no_score_card_is_in_a_starting_hand(players, level):
    for seed in range(20):
        state = until(start(players, level), Rng(seed), "place_knight")
        each = data.STARTING_CARDS[state.level]
        for seat in range(players):
            assert [(state.hand[seat] & kind).bit_count() for kind in data.CARDS_OF_PILE] == [each, each, 0]


def test_AR_3_7_the_first_seat_is_known_before_placement():
    state = until(start(3, "beginner"), Rng(1), "first_seat")
    assert state.first == -1
    happen(state, "first_seat:1")
    assert state.first == 1
    assert state.step == data.PLACE_KNIGHT


def test_AR_R5_the_first_seat_is_drawn_uniformly():
    state = until(start(3, "beginner"), Rng(1), "first_seat")
    assert state.chances() == [(0, 1), (1, 1), (2, 1)]


@pytest.mark.parametrize(
    ("players", "first", "one_round", "rounds"),
    [(2, 0, [1, 0], 5), (3, 0, [2, 1, 0], 5), (3, 2, [1, 0, 2], 5), (4, 1, [0, 3, 2, 1], 4)],
)
def test_AR_3_8_placement_runs_counter_clockwise_and_the_first_seat_places_last(players, first, one_round, rounds):
    """AR-3.8, AR-R7 (every round runs in the same order) and AR-3.10 (the first seat then takes the first turn)."""
    assert placed(players, first) == (one_round * rounds, first)


def test_AR_R7_later_rounds_do_not_change_direction():
    order, _ = placed(3, 1)
    assert [order[i : i + 3] for i in range(0, 15, 3)] == [[0, 2, 1]] * 5


def test_AR_R8_with_two_seats_the_other_seat_places_first():
    for first in (0, 1):
        assert placed(2, first)[0][:2] == [1 - first, first]


def test_AR_3_9_a_knight_is_placed_on_any_empty_chair_and_scores_nothing():
    state = until(start(2, "beginner"), Rng(1), "first_seat")
    happen(state, "first_seat:0")
    empty = [chair for chair in range(28) if chair not in (0, 7, 14, 21)]
    assert choices(state, 1) == [f"place_knight:{chair}" for chair in empty]
    assert choose(state, 1, "place_knight:27") == 0
    assert choices(state, 0) == [f"place_knight:{chair}" for chair in empty if chair != 27]
    assert choose(state, 0, "place_knight:4") == 0
    assert (knights(state, 0), knights(state, 1)) == ([4], [27])


def test_AR_3_10_turns_go_clockwise_from_the_first_seat():
    for first in range(4):
        assert placed(4, first)[1] == first


def test_AR_R6_the_first_King_is_bronze():
    assert data.ROYALS[data.FIRST_KING] == "bronze_a"
    assert data.CONFIDENCE["FIRST_KING"] == "reconstructed"
    assert start(2, "beginner").king == data.FIRST_KING


# ---- section 8: the chance points of the set-up ----------------------------------------------------------------------


def test_AR_8_2_hands_come_first_seat_by_seat_knight_cards_then_king_cards_then_the_first_seat():
    state = start(2, "beginner")
    said = ["knight_1_4", "knight_3_6", "ring_any", "ring_any", "knight_1_4", "knight_7_9", "king_4_8", "ring_any"]
    for number, card in enumerate(said):
        assert (state.waiting_for, words.seat_of_chance(state)) == (CHANCE, number // 4)
        happen(state, f"draw:{card}")
    assert words.seat_of_chance(state) is None
    assert [words.outcome(state, outcome) for outcome, _ in state.chances()] == ["first_seat:0", "first_seat:1"]
    happen(state, "first_seat:1")
    assert state.waiting_for == 1 << 0


def test_AR_8_11_the_first_seat_has_one_equal_chance_for_each_seat():
    for players in data.PLAYERS:
        state = until(start(players, "advanced"), Rng(1), "first_seat")
        assert state.chances() == [(seat, 1) for seat in range(players)]


def test_AR_8_12_the_starting_hand_is_drawn_uniformly_from_each_pile():
    state = start(2, "advanced")
    assert state.chances() == [(card, 1) for card in range(8)]
    for card in ("knight_1_4", "knight_2_5", "knight_3_6"):
        happen(state, f"draw:{card}")
    assert state.chances() == [(card, 2 if card == data.RING_ANY else 1) for card in range(8, 15)]
    happen(state, "draw:ring_any")
    assert dict(state.chances())[data.RING_ANY] == 1
    happen(state, "draw:ring_any")
    assert data.RING_ANY not in dict(state.chances())
