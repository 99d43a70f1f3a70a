"""Section 4.5: the scoring cards of the advanced game."""

from __future__ import annotations

import pytest

from vivat.engine.rng import Rng
from vivat.games.artus import data, words

from .positions import (  # isort: skip
    BEIGE, BLACK, BLUE, P1, P2, RED, choices, choose, crown_at, in_turn, knights, moved, options, royal, royals,
    start, until,
)  # fmt: skip

DEEP = {  # every knight of black on red; crown at 0
    "royals": royals(bronze_a=(0, 3), bronze_b=(20, 1), silver_a=(21, 1), silver_b=(22, 1)),
    "reserve": 4,
    "knights": [[4, 5, 6, 14, 15], [1, 2, 3, 16, 27]],
}


def test_AR_4_25_own_knights_alone_score_with_the_values_of_the_moment():
    state = in_turn(P1, BLUE, "king_1_5_both", "score_all")
    moved(state, BLUE, "king_1_5_both", 0, -2)  # the King to 26: blue on 18, 20, 24, 25 now stands on 2, 4, 8, 10
    before = list(state.knights), state.taken, list(state.rings)
    assert choose(state, BLUE, "play_card:score_all") == 2 + 4 + 8 + 10
    assert (list(state.knights), state.taken, list(state.rings)) == before
    assert crown_at(state) == 26


@pytest.mark.parametrize(("seat", "points"), [(BLACK, 8 + 10 - 15 - 14 - 3), (BLUE, 2 + 4 + 0 - 13 - 7)])
def test_AR_4_26_all_knights_count_and_none_is_left_out(seat, points):
    state = in_turn(P2, seat, "score_all")
    assert choose(state, seat, "play_card:score_all") == points


@pytest.mark.parametrize(("seat", "points"), [(BLACK, 14), (BLUE, 14)])
def test_AR_4_27_reversed_is_the_same_sum_with_the_other_sign(seat, points):
    assert choose(in_turn(P2, seat, "score_reversed"), seat, "play_card:score_reversed") == points


def test_AR_4_28_one_green_one_yellow_one_red_or_lose_15():
    blue = in_turn(DEEP, BLUE, "score_three_colours")
    choose(blue, BLUE, "play_card:score_three_colours")
    assert choices(blue, BLUE) == ["pick_knights:27+16"]
    assert choose(blue, BLUE, "pick_knights:27+16") == 10 - 3
    assert choose(in_turn(DEEP, BLACK, "score_three_colours"), BLACK, "play_card:score_three_colours") == -15


def without(board, seat, chair, to):
    """The same board with one knight elsewhere."""
    moved_knights = [list(knights) for knights in board["knights"]]
    moved_knights[seat] = sorted([to if knight == chair else knight for knight in moved_knights[seat]])
    return board | {"knights": moved_knights}


@pytest.mark.parametrize(("chair", "to"), [(27, 17), (16, 26)])
def test_AR_4_28_each_of_the_three_zones_is_needed(chair, to):
    """Without a green or without a red knight the loss is fixed; without a yellow one see AR-11.23."""
    board = without(DEEP, BLUE, chair, to)
    assert choose(in_turn(board, BLUE, "score_three_colours"), BLUE, "play_card:score_three_colours") == -15


def test_AR_4_29_two_on_the_carpet_or_lose_25():
    state = in_turn(DEEP, BLUE, "score_carpet")  # 1, 2 and 16 on the carpet
    choose(state, BLUE, "play_card:score_carpet")
    assert options(state, BLUE) == ["1+2", "1+16", "2+16"]
    assert choose(state, BLUE, "pick_knights:2+16") == -3
    one = in_turn(without(DEEP, BLACK, 14, 13), BLACK, "score_carpet")
    assert choose(one, BLACK, "play_card:score_carpet") == -25


def test_AR_4_30_three_on_red_or_lose_50():
    state = in_turn(DEEP, BLACK, "score_red")
    choose(state, BLACK, "play_card:score_red")
    assert options(state, BLACK) == [
        "4+5+6", "4+5+14", "4+5+15", "4+6+14", "4+6+15", "4+14+15", "5+6+14", "5+6+15", "5+14+15", "6+14+15",
    ]  # fmt: skip
    assert choose(state, BLACK, "pick_knights:6+14+15") == -13 - 5 - 4
    assert choose(in_turn(DEEP, BLUE, "score_red"), BLUE, "play_card:score_red") == -50


@pytest.mark.parametrize(("card", "loss"), [("score_three_colours", 15), ("score_carpet", 25), ("score_red", 50)])
def test_AR_4_31_a_fixed_loss_needs_no_further_choice(card, loss):
    state = in_turn(P1, BLUE, card)
    assert choose(state, BLUE, f"play_card:{card}") == -loss
    assert state.step == data.PLAY_CARD


def test_AR_4_32_royal_favour_moves_a_figure_gives_a_ring_or_scores_the_best_knight():
    state = in_turn(P1, RED, "score_wild")
    choose(state, RED, "play_card:score_wild")
    assert choices(state, RED) == ["pick_mode:move", "pick_mode:ring", "pick_mode:best"]
    move, ring, best = state.clone(), state.clone(), state.clone()
    choose(move, RED, "pick_mode:move")
    assert options(move, RED) == ["0", "5", "7", "10", "19", "21", "22", "23"]
    for figure, points in ((0, 0), (21, 3), (23, 5)):
        after = move.clone()
        choose(after, RED, f"pick_figure:{figure}")
        assert options(after, RED) == ["1", "2", "3"]
        assert choose(after, RED, "pick_steps:2") == points
    choose(ring, RED, "pick_mode:ring")
    assert options(ring, RED) == ["5", "7", "21"]
    assert choose(ring, RED, "pick_prince:21") == 3
    assert royal(ring, "silver_b") == (21, 3)
    assert choose(best, RED, "pick_mode:best") == 5


def test_AR_4_32_a_move_by_royal_favour_displaces_and_turns():
    state = in_turn(P1, RED, "score_wild")
    choose(state, RED, "play_card:score_wild", "pick_mode:move", "pick_figure:0", "pick_steps:2")
    assert crown_at(state) == 2
    assert knights(state, BEIGE) == [0, 12, 15, 17]  # past black's 1 to the chair the King left


def test_AR_R10_who_can_fulfil_must_score_even_when_it_is_worse():
    state = in_turn(P2, BLACK, "score_carpet")
    choose(state, BLACK, "play_card:score_carpet")
    assert state.step == data.PICK_KNIGHTS
    assert choose(state, BLACK, "pick_knights:14+15") == -29


def test_AR_R11_the_seat_may_choose_a_bad_set():
    state = in_turn(P1, BLACK, "score_carpet")
    choose(state, BLACK, "play_card:score_carpet")
    assert choose(state, BLACK, "pick_knights:14+16") == -8


@pytest.mark.parametrize("card", ["score_three_colours", "score_carpet", "score_red"])
def test_AR_R12_an_unfulfilled_card_may_be_played_while_others_are_in_hand(card):
    state = in_turn(P1, BLUE, card, "knight_1_4", "king_4_8")
    assert f"play_card:{card}" in choices(state, BLUE)


def test_AR_R13_which_yellow_knight_scores_is_not_asked():
    state = in_turn(DEEP, BLUE, "score_three_colours")  # blue has three on yellow
    choose(state, BLUE, "play_card:score_three_colours")
    assert options(state, BLUE) == ["27+16"]


def test_AR_R14_the_best_knight_counts_even_if_it_is_negative():
    state = in_turn(DEEP, BLACK, "score_wild")
    assert choose(state, BLACK, "play_card:score_wild", "pick_mode:best") == -4


def test_the_numbers_of_the_sets_and_their_words_agree():
    """AR-7.17: the set a number scores in the rules is the set its words name, wherever the knights stand."""
    for seed in range(60):
        state = until(start(2 + seed % 2, "advanced"), Rng(seed), "pick_knights")
        if not state.waiting_for:
            continue
        seat = state.turn
        for action in state.options(seat):
            chairs = [int(chair) for chair in words.choice(state, seat, action).partition(":")[2].split("+")]
            after = state.clone()
            after.play(seat, action)
            assert after.total[seat] - state.total[seat] == sum(state.value(chair) for chair in chairs)
            assert set(chairs) <= set(knights(state, seat))
