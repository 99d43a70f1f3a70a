"""The worked examples of section 11, each from its position: the first 19."""

from __future__ import annotations

import pytest

from .positions import (  # isort: skip
    BEIGE, BLACK, BLUE, P1, RED, choices, choose, crown_at, in_turn, knights, moved, options, royal, values,
)  # fmt: skip


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
