"""The worked examples of section 11, each from its position."""

from __future__ import annotations

import pytest

from vivat.engine.rng import Rng
from vivat.games.artus import view, words

from .positions import (
    BEIGE,
    BLACK,
    BLUE,
    P1,
    P2,
    RED,
    choices,
    choose,
    crown_at,
    form,
    happen,
    in_turn,
    knights,
    moved,
    options,
    read,
    royal,
    start,
    until,
    values,
)


def test_AR_11_1_red_pushes_the_King_to_26():
    """Example A. Also AR-R16: the points are those of the table before it turned."""
    state = in_turn(P1, RED, "knight_3_6")
    assert moved(state, RED, "knight_3_6", 23, 5) == 5
    assert knights(state, RED) == [0, 10, 19, 22]
    assert royal(state, "bronze_a") == (26, 3)
    assert crown_at(state) == 26
    assert values(state, 0) == [0]
    assert state.plate(0) == 2


def test_AR_11_2_red_pushes_black_from_27_to_26():
    state = in_turn(P1, RED, "knight_3_6")
    assert moved(state, RED, "knight_3_6", 23, 4) == 5
    assert knights(state, RED) == [10, 19, 22, 27]
    assert knights(state, BLACK) == [1, 14, 16, 26]
    assert values(state, 27, 26) == [10, 8]
    assert crown_at(state) == 0


def test_AR_11_3_red_displaces_nobody():
    state = in_turn(P1, RED, "knight_3_6")
    assert moved(state, RED, "knight_3_6", 23, 3) == 5
    assert knights(state, RED) == [10, 19, 22, 26]
    assert [knights(state, seat) for seat in (BLACK, BLUE, BEIGE)] == [P1["knights"][seat] for seat in (0, 1, 3)]
    assert values(state, 26) == [8]


def test_AR_11_4_red_goes_backward_and_blue_falls_back_to_13():
    """Example B."""
    state = in_turn(P1, RED, "knight_1_5_both")
    assert moved(state, RED, "knight_1_5_both", 23, -3) == 5
    assert knights(state, RED) == [10, 19, 20, 22]
    assert knights(state, BLUE) == [13, 18, 24, 25]
    assert values(state, 20, 13) == [2, -6]


@pytest.mark.parametrize("seat", range(4))
def test_AR_11_5_the_third_ring_crowns_the_silver_prince(seat):
    """Example C."""
    state = in_turn(P1, seat, "ring_silver")
    assert choose(state, seat, "play_card:ring_silver", "pick_prince:21") == 3
    assert royal(state, "silver_b") == (21, 3)
    assert royal(state, "bronze_a") == (0, 1)
    assert state.reserve == 4
    assert crown_at(state) == 21
    assert [knights(state, other) for other in range(4)] == P1["knights"]
    assert values(state, 0, 20) == [-12, 10]


@pytest.mark.parametrize("seat", range(4))
def test_AR_11_6_a_second_ring_costs_12_and_crowns_nobody(seat):
    state = in_turn(P1, seat, "ring_silver")
    assert choose(state, seat, "play_card:ring_silver", "pick_prince:7") == -12
    assert royal(state, "silver_a") == (7, 2)
    assert state.reserve == 2
    assert crown_at(state) == 0


@pytest.mark.parametrize(("seat", "points"), [(BLACK, 2), (BLUE, 14), (RED, 1), (BEIGE, -13)])
def test_AR_11_7_all_knights_score(seat, points):
    """Example D, with the plus sign of AR-R21 for blue."""
    assert choose(in_turn(P1, seat, "score_all"), seat, "play_card:score_all") == points


def test_AR_11_8_beige_scores_with_signs_reversed():
    assert choose(in_turn(P1, BEIGE, "score_reversed"), BEIGE, "play_card:score_reversed") == 13


def test_AR_11_9_only_black_has_three_colours():
    """Example E."""
    for chosen, points in (("27+16", 7), ("27+14", 5)):
        state = in_turn(P1, BLACK, "score_three_colours")
        assert choose(state, BLACK, "play_card:score_three_colours", f"pick_knights:{chosen}") == points
    for seat in (BLUE, RED, BEIGE):
        assert choose(in_turn(P1, seat, "score_three_colours"), seat, "play_card:score_three_colours") == -15


def test_AR_11_10_black_leaves_out_its_worst_knight_on_the_carpet():
    """Example F."""
    for chosen, points in (("1+14", -5), ("1+16", -3), ("14+16", -8)):
        state = in_turn(P1, BLACK, "score_carpet")
        choose(state, BLACK, "play_card:score_carpet")
        assert options(state, BLACK) == ["1+14", "1+16", "14+16"]
        assert choose(state, BLACK, f"pick_knights:{chosen}") == points
    state = in_turn(P1, BEIGE, "score_carpet")
    choose(state, BEIGE, "play_card:score_carpet")
    assert choices(state, BEIGE) == ["pick_knights:2+15"]
    assert choose(state, BEIGE, "pick_knights:2+15") == -4
    for seat in (BLUE, RED):
        assert choose(in_turn(P1, seat, "score_carpet"), seat, "play_card:score_carpet") == -25


def test_AR_11_11_only_beige_has_three_on_red():
    """Example G."""
    state = in_turn(P1, BEIGE, "score_red")
    choose(state, BEIGE, "play_card:score_red")
    assert options(state, BEIGE) == ["12+15+17"]
    assert choose(state, BEIGE, "pick_knights:12+15+17") == -13
    for seat in (BLACK, BLUE, RED):
        assert choose(in_turn(P1, seat, "score_red"), seat, "play_card:score_red") == -50


def test_AR_11_12_a_displaced_knight_may_take_the_chair_just_left():
    state = in_turn(P1, BLUE, "knight_1_4")
    assert moved(state, BLUE, "knight_1_4", 18, 1) == -1
    assert knights(state, BLUE) == [19, 20, 24, 25]
    assert knights(state, RED) == [10, 18, 22, 23]


def test_AR_11_13_two_own_knights_change_places():
    state = in_turn(P1, BLUE, "knight_2_5")
    assert moved(state, BLUE, "knight_2_5", 20, 4) == 2
    assert [knights(state, seat) for seat in range(4)] == P1["knights"]


def test_AR_11_14_the_King_falls_back_to_27():
    state = in_turn(P1, BLACK, "knight_1_4")
    assert moved(state, BLACK, "knight_1_4", 27, 1) == 10
    assert knights(state, BLACK) == [0, 1, 14, 16]
    assert royal(state, "bronze_a") == (27, 3)
    assert crown_at(state) == 27
    assert values(state, 0, 25, 24) == [0, 8, 7]


def test_AR_11_15_the_King_pushes_a_prince_to_the_10():
    state = in_turn(P1, BEIGE, "king_4_8")
    assert moved(state, BEIGE, "king_4_8", 0, 7) == 0
    assert royal(state, "bronze_a") == (7, 3)
    assert royal(state, "silver_a") == (6, 1)
    assert crown_at(state) == 7
    assert values(state, 6, 1) == [10, 4]


def test_AR_11_16_blue_slides_past_eleven_figures():
    state = in_turn(P1, BEIGE, "king_1_5_both")
    assert moved(state, BEIGE, "king_1_5_both", 0, -3) == 0
    assert royal(state, "bronze_a") == (25, 3)
    assert knights(state, BLUE) == [13, 18, 20, 24]
    assert crown_at(state) == 25
    assert values(state, 13) == [-3]


def test_AR_11_17_a_prince_who_pushes_the_King_is_not_crowned():
    state = in_turn(P1, BLACK, "king_1_7_silver")
    assert moved(state, BLACK, "king_1_7_silver", 21, 7) == 3
    assert royal(state, "silver_b") == (0, 2)
    assert royal(state, "bronze_a") == (26, 3)
    assert crown_at(state) == 26
    assert values(state, 0) == [0]


def test_AR_11_18_a_prince_pushes_a_knight_of_the_seat_that_moves_him():
    state = in_turn(P1, RED, "king_4_8")
    assert moved(state, RED, "king_4_8", 5, 5) == -14
    assert royal(state, "bronze_b") == (10, 1)
    assert knights(state, RED) == [9, 19, 22, 23]
    assert values(state, 9) == [-10]


def test_AR_11_19_the_order_of_two_cards_matters():
    first = in_turn(P1, BEIGE, "ring_silver", "score_reversed")
    assert choose(first, BEIGE, "play_card:ring_silver", "pick_prince:21") == 3
    assert values(first, 2, 12, 15, 17) == [-10, 1, 4, 6]
    assert choose(first, BEIGE, "play_card:score_reversed") == -1
    assert first.total[BEIGE] == 2
    second = in_turn(P1, BEIGE, "ring_silver", "score_reversed")
    assert choose(second, BEIGE, "play_card:score_reversed") == 13
    assert choose(second, BEIGE, "play_card:ring_silver", "pick_prince:21") == 3
    assert second.total[BEIGE] == 16


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
