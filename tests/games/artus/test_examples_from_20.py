"""The worked examples of section 11, each from its position: the 20th and those after it."""

from __future__ import annotations

import pytest

from vivat.engine.rng import Rng
from vivat.games.artus import view, words

from .positions import (  # isort: skip
    BEIGE, BLACK, BLUE, P1, P2, RED, choices, choose, crown_at, form, happen, in_turn, knights, moved, options, read,
    royal, start, until, values,
)  # fmt: skip


@pytest.mark.parametrize(
    ("rule", "seat", "card", "expected"),
    [
        ("AR-11.20", BLACK, "score_carpet", {"14+15": -29}),
        ("AR-11.21", BLUE, "score_carpet", {"2+16": -11}),
        ("AR-11.22", BLUE, "score_three_colours", {"2+16": -11, "2+22": -5, "4+16": -9, "4+22": -3}),
        ("AR-11.24", BLACK, "score_red", {"14+15+26": -32}),
    ],
)
def test_sets_that_score_on_P2(rule, seat, card, expected):
    for chosen, points in expected.items():
        state = in_turn(P2, seat, card)
        choose(state, seat, f"play_card:{card}")
        assert options(state, seat) == list(expected)
        assert choose(state, seat, f"pick_knights:{chosen}") == points


@pytest.mark.parametrize(
    ("rule", "seat", "card", "points"),
    [("AR-11.23", BLACK, "score_three_colours", -15), ("AR-11.24", BLUE, "score_red", -50)],
)
def test_fixed_losses_on_P2(rule, seat, card, points):
    assert choose(in_turn(P2, seat, card), seat, f"play_card:{card}") == points


@pytest.mark.parametrize("seat", [BLACK, BLUE])
def test_AR_11_25_a_silver_ring_while_the_King_is_silver(seat):
    state = in_turn(P2, seat, "ring_silver")
    choose(state, seat, "play_card:ring_silver")
    assert choices(state, seat) == ["pick_prince:24"]
    assert choose(state, seat, "pick_prince:24") == -5
    assert royal(state, "silver_b") == (24, 3)
    assert royal(state, "silver_a") == (10, 1)
    assert state.reserve == 3
    assert crown_at(state) == 24
    assert values(state, 9, 22) == [-6, 8]


def test_AR_11_26_the_King_drops_a_knight_on_the_10():
    state = in_turn(P2, BLACK, "king_1_7_silver")
    assert moved(state, BLACK, "king_1_7_silver", 10, 4) == 0
    assert royal(state, "silver_a") == (14, 3)
    assert knights(state, BLACK) == [8, 9, 13, 15, 26]
    assert values(state, 13) == [10]


def test_AR_11_27_an_own_knight_falls_back_past_another():
    state = in_turn(P2, BLACK, "knight_7_9")
    assert moved(state, BLACK, "knight_7_9", 8, 7) == 8
    assert knights(state, BLACK) == [9, 13, 14, 15, 26]
    assert values(state, 15, 13) == [-14, 0]


def test_AR_11_28_a_bronze_prince_pushes_the_silver_King():
    state = in_turn(P2, BLACK, "king_1_7_bronze")
    assert moved(state, BLACK, "king_1_7_bronze", 3, 7) == 3
    assert royal(state, "bronze_a") == (10, 2)
    assert royal(state, "silver_a") == (7, 3)
    assert crown_at(state) == 7


@pytest.mark.parametrize(("seat", "points"), [(BLACK, 10), (BLUE, 4)])
def test_AR_11_29_the_best_knight(seat, points):
    assert choose(in_turn(P2, seat, "score_wild"), seat, "play_card:score_wild", "pick_mode:best") == points


def test_AR_11_30_what_P1_does_not_offer():
    state = in_turn(P1, RED, "knight_3_6", "king_1_7_silver", "ring_any")
    moving = state.clone()
    choose(moving, RED, "play_card:knight_3_6", "pick_figure:23")
    assert options(moving, RED) == ["3", "4", "5", "6"]
    silver = state.clone()
    choose(silver, RED, "play_card:king_1_7_silver")
    assert options(silver, RED) == ["7", "21"]
    ring = state.clone()
    choose(ring, RED, "play_card:ring_any")
    assert options(ring, RED) == ["5", "7", "21"]
    carpet = in_turn(P1, BEIGE, "score_carpet")
    choose(carpet, BEIGE, "play_card:score_carpet")
    assert choices(carpet, BEIGE) == ["pick_knights:2+15"]


def shown_total(state, seat):
    """What stands on the track: total, tiles, space, and whether the marker lies."""
    seen = view.view(state, None).seats[seat]
    return seen.total, seen.tiles, seen.space, seen.lying


def test_AR_11_31_a_total_passes_50_and_falls_back():
    state = in_turn(P2, BLACK, "knight_1_4", "ring_silver", totals=(46, 0))
    assert moved(state, BLACK, "knight_1_4", 8, 4) == 8
    assert shown_total(state, BLACK) == (54, 1, 4, False)
    assert choose(state, BLACK, "play_card:ring_silver", "pick_prince:24") == -5
    assert shown_total(state, BLACK) == (49, 0, 49, False)


def test_AR_11_32_a_total_falls_below_0_and_comes_back():
    state = in_turn(P1, BLACK, "ring_silver", "knight_1_4", totals=(4, 0, 0, 0))
    assert choose(state, BLACK, "play_card:ring_silver", "pick_prince:7") == -12
    assert shown_total(state, BLACK) == (-8, 0, 42, True)
    assert moved(state, BLACK, "knight_1_4", 27, 4) == 10
    assert shown_total(state, BLACK) == (2, 0, 2, False)


def test_AR_11_33_with_first_seat_1_of_three():
    state = until(start(3, "beginner"), Rng(1), "first_seat")
    happen(state, "first_seat:1")
    order = []
    while state.waiting_for and state.step == 2:
        order.append(state.turn)
        state.play(state.turn, state.options(state.turn)[0])
    assert order == [0, 2, 1] * 5
    turns = []
    for _ in range(4):
        turns.append(state.turn)
        until(state, Rng(2), "pick_pile")
        until(state, Rng(2), "play_card")
    assert turns == [1, 2, 0, 1]


def test_AR_11_34_the_last_two_draws_come_from_two_piles():
    """At the end of its eighth turn black has one knight and one score card left to draw."""
    content = form(P2, BLACK)
    hand = ["knight_1_5_both", "score_wild", "score_red", "score_carpet"]
    left = ["knight_7_9", "score_all"]
    kings = [card for card in words.data.CARDS if card.startswith(("king_", "ring_"))]
    knight = [card for card in words.data.CARDS if card.startswith("knight_")]
    aside = [card for card in [*knight, *kings, "score_reversed", "score_three_colours"] if card not in hand + left]
    content["seats"][0] |= {"hand": hand, "aside": aside[:16]}
    other = [*knight[:6], *kings[:6], "score_all", "score_reversed"]
    content["seats"][1] |= {"aside": other, "hand": [*knight[6:], *kings[6:], "score_carpet", "score_red"]}
    state = read(content | {"step": "pick_pile", "remaining": 2}, "advanced")
    assert options(state, BLACK) == ["knight", "score"]
    choose(state, BLACK, "pick_pile:score")
    assert state.chances() == [(words.data.SCORE_ALL, 1)]
    happen(state, "draw:score_all")
    assert choices(state, BLACK) == ["pick_pile:knight"]
    choose(state, BLACK, "pick_pile:knight")
    happen(state, "draw:knight_7_9")
    assert state.turn == BLUE
    until(state, Rng(3), "pick_pile")
    for _ in range(2):
        until(state, Rng(3), "draw")
        until(state, Rng(3), "pick_pile", "play_card")
    assert state.turn == BLACK
    choose(state, BLACK, "play_card:score_all", "play_card:score_wild", "pick_mode:best")
    assert state.turn == BLUE


def test_AR_11_35_the_last_draw_of_a_beginner_makes_the_hand_known():
    content = form(P2, BLACK, level="beginner")
    cards = words.data.CARDS[:16]
    content["seats"][0] |= {"hand": ["knight_1_4", "knight_2_5", "king_4_8"], "aside": [*cards[2:8], *cards[9:15]]}
    content["seats"][1] |= {"hand": [*cards[10:12], *cards[12:14]], "aside": [*cards[:8], *cards[8:10], "ring_any"]}
    state = read(content | {"step": "pick_pile"}, "beginner")
    assert choices(state, BLACK) == ["pick_pile:king"]
    choose(state, BLACK, "pick_pile:king")
    happen(state, "draw:ring_any")
    assert state.hand[BLACK].bit_count() == 4
    assert state.known_to(BLUE).hand[BLACK] == state.hand[BLACK]


def test_AR_11_36_two_seats_share_the_win():
    state = until(start(4, "beginner"), Rng(5), "over")
    state.total = [31, 44, 44, -6]
    result = words.result(state)
    assert [seat.ending for seat in result.seats] == ["loss", "shared_win", "shared_win", "loss"]
    assert [seat.place for seat in result.seats] == [3, 1, 1, 4]
    assert [seat.score for seat in result.seats] == [31, 44, 44, -6]
    assert state.rewards() == [0, 420, 420, 0]
