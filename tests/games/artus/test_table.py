"""Sections 4.4, 5 and 6: rings and coronation, the turning table, displacement, prestige, the result."""

from __future__ import annotations

import pytest

from vivat.engine.rng import Rng
from vivat.games.artus import check, data, view, words

from .positions import (  # isort: skip
    BEIGE, BLACK, BLUE, P1, P2, RED, choose, crown_at, in_turn, knights, moved, options, royal, start, step, until,
    values,
)  # fmt: skip

# ---- 4.4 and 5.3: rings and coronation -------------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "chairs"), [("ring_silver", "7 21"), ("ring_bronze", "5"), ("ring_any", "5 7 21")])
def test_AR_4_20_a_prince_of_the_metal_gets_a_ring_and_nobody_moves(card, chairs):
    state = in_turn(P1, RED, card)
    choose(state, RED, f"play_card:{card}")
    assert options(state, RED) == chairs.split()
    taken = state.taken
    choose(state, RED, "pick_prince:5" if "5" in chairs.split() else "pick_prince:7")
    assert (state.taken, state.reserve) == (taken, 2)


def test_AR_4_21_a_ring_pays_the_prince_s_chair_before_any_coronation():
    for chair, points in ((21, 3), (7, -12), (5, -14)):
        state = in_turn(P1, RED, "ring_any")
        assert choose(state, RED, "play_card:ring_any", f"pick_prince:{chair}") == points


def test_AR_4_22_a_ring_card_can_always_be_played():
    """If the King is of the card's metal, exactly one prince is eligible; the reserve is never empty."""
    for seed in range(5):
        rng = Rng(seed)
        state = until(start(4, "advanced"), rng, "play_card")
        while state.waiting_for:
            if state.step == data.PICK_PRINCE:
                royals = data.ROYALS_OF_CARD[state.card]
                assert len(state.options(state.turn)) == (royals & ~(1 << state.king)).bit_count() >= 1
                assert state.reserve >= 1
            step(state, rng)


def test_AR_4_23_the_third_ring_crowns_at_once():
    state = in_turn(P2, BLUE, "ring_bronze")
    choose(state, BLUE, "play_card:ring_bronze", "pick_prince:3")
    assert state.king == data.ROYALS.index("bronze_a")
    assert crown_at(state) == 3


def test_AR_5_8_the_old_King_keeps_one_ring_and_both_stay():
    state = in_turn(P2, BLUE, "ring_any")
    choose(state, BLUE, "play_card:ring_any", "pick_prince:3")
    assert royal(state, "bronze_a") == (3, 3)
    assert royal(state, "silver_a") == (10, 1)
    assert state.reserve == 2 - 1 + 2
    assert [knights(state, seat) for seat in (BLACK, BLUE)] == P2["knights"]


def test_AR_5_9_moving_onto_the_King_crowns_nobody():
    state = in_turn(P2, BLUE, "king_1_7_bronze")
    moved(state, BLUE, "king_1_7_bronze", 3, 7)
    assert state.king == data.ROYALS.index("silver_a")


# ---- 5.1: values and the turning table -------------------------------------------------------------------------------


@pytest.mark.parametrize(("board", "king"), [(P1, 0), (P2, 10)])
def test_AR_5_1_the_value_of_a_chair_depends_on_where_the_King_sits(board, king):
    state = in_turn(board, BLACK)
    assert values(state, *range(28)) == [data.PLATES[(chair - king) % 28] for chair in range(28)]


def test_AR_5_2_the_table_turns_when_the_King_moves_is_displaced_or_crowned_and_nobody_scores_by_it():
    moves = in_turn(P1, RED, "king_4_8")
    assert moved(moves, RED, "king_4_8", 0, 4) == 0
    displaced = in_turn(P1, BLACK, "knight_1_4")
    moved(displaced, BLACK, "knight_1_4", 27, 1)
    crowned = in_turn(P1, RED, "ring_silver")
    choose(crowned, RED, "play_card:ring_silver", "pick_prince:21")
    assert [crown_at(state) for state in (moves, displaced, crowned)] == [4, 27, 21]
    assert list(crowned.total) == [0, 0, 3, 0]


def test_AR_5_3_points_are_read_before_anything_moves():
    state = in_turn(P1, BLACK, "knight_1_4")
    assert moved(state, BLACK, "knight_1_4", 27, 1) == 10  # although 27 is the crown chair afterwards


def test_AR_R16_the_table_before_the_card_counts_for_a_third_ring():
    state = in_turn(P1, RED, "ring_silver")
    assert choose(state, RED, "play_card:ring_silver", "pick_prince:21") == 3  # not the 0 of a King


# ---- 5.2: displacement -----------------------------------------------------------------------------------------------


def test_AR_5_4_any_figure_is_displaced():
    own = in_turn(P1, BLUE, "knight_1_4")
    moved(own, BLUE, "knight_1_4", 24, 1)
    assert knights(own, BLUE) == P1["knights"][BLUE]
    prince = in_turn(P1, BLUE, "knight_1_4")
    moved(prince, BLUE, "knight_1_4", 20, 1)
    assert royal(prince, "silver_b") == (20, 2)
    king = in_turn(P1, BLUE, "knight_3_6")
    moved(king, BLUE, "knight_3_6", 25, 3)
    assert royal(king, "bronze_a") == (26, 3)


def test_AR_5_5_the_next_empty_chair_counter_clockwise_and_the_mover_s_old_chair_counts():
    state = in_turn(P1, BEIGE, "knight_5_8")
    moved(state, BEIGE, "knight_5_8", 17, 8)  # blue's 25 falls past 24 to 18 to the chair just left
    assert knights(state, BEIGE) == [2, 12, 15, 25]
    assert knights(state, BLUE) == [17, 18, 20, 24]


def test_AR_5_6_counter_clockwise_also_when_the_mover_came_backward():
    state = in_turn(P1, BEIGE, "knight_1_5_both")
    moved(state, BEIGE, "knight_1_5_both", 12, -2)  # red's 10 falls to 9, not to 11
    assert knights(state, RED) == [9, 19, 22, 23]


def test_AR_5_7_one_figure_is_displaced_without_a_chain_and_falls_back_no_further_than_the_move():
    rng = Rng(21)
    for _ in range(3):
        state = until(start(4, "beginner"), rng, "play_card")
        while state.waiting_for:
            before = state.clone()
            step(state, rng)
            if before.step == data.PICK_STEPS:
                old, new = check.sitting(before), check.sitting(state)
                gone = [chair for chair in old if new.get(chair) != old[chair]]
                assert len(gone) <= 2
                others = [seat for seat in range(4) if seat != before.turn]
                assert [state.total[seat] for seat in others] == [before.total[seat] for seat in others]


@pytest.mark.parametrize("seed", range(3))
def test_AR_5_7_after_a_forward_move_the_displaced_figure_ends_between_the_mover_s_chairs(seed):
    rng = Rng(seed)
    state = until(start(4, "advanced"), rng, "play_card")
    while state.waiting_for:
        before = state.clone()
        _, number = step(state, rng)
        if before.step == data.PICK_STEPS and number <= data.BACKWARD:
            came = set(check.sitting(state)) - set(check.sitting(before))
            between = {(before.figure + i) % 28 for i in range(number + 1)}
            assert came <= between


# ---- 5.4: prestige ---------------------------------------------------------------------------------------------------


def test_AR_5_10_gains_and_losses_apply_in_full():
    state = in_turn(P1, RED, "ring_silver", "score_red", totals=(0, 0, 2, 0))
    choose(state, RED, "play_card:ring_silver", "pick_prince:7", "play_card:score_red")
    assert state.total[RED] == 2 - 12 - 50


@pytest.mark.parametrize(
    ("total", "tiles", "space", "lying"),
    [
        (0, 0, 0, False),
        (49, 0, 49, False),
        (50, 1, 0, False),
        (149, 2, 49, False),
        (-1, 0, 49, True),
        (-50, 0, 0, True),
        (-60, 0, 40, True),
        (292, 5, 42, False),
    ],
)
def test_AR_5_11_and_AR_R17_tiles_and_marker_show_the_signed_total(total, tiles, space, lying):
    """AR-5.11, AR-R17: the number alone counts, below -50 too, and is always shown."""
    seen = view.view(in_turn(P1, RED, totals=(0, 0, total, 0)), None).seats[RED]
    assert (seen.total, seen.tiles, seen.space, seen.lying) == (total, tiles, space, lying)


# ---- 6: end and result -----------------------------------------------------------------------------------------------


def ended(*totals: int) -> object:
    state = until(start(len(totals), "beginner"), Rng(1), "over")
    state.total = [*totals, 0, 0][:4]
    return state


def test_AR_0_3_and_AR_6_2_the_highest_total_wins():
    """AR-0.3, AR-6.2."""
    state = ended(3, 20, 19)
    assert [seat.ending for seat in words.result(state).seats] == ["loss", "win", "loss"]
    assert state.rewards() == [0, 840, 0]
    assert words.result(state).rule == "AR-6.2"


@pytest.mark.parametrize("level", data.LEVELS)
def test_AR_6_1_the_game_ends_when_every_hand_and_pile_is_empty(level):
    state = until(start(3, level), Rng(2), "over")
    assert state.is_over()
    assert [state.hand[seat] | state.pile[seat] for seat in range(3)] == [0, 0, 0]
    full = data.CARDS_IN_USE[state.level].bit_count()
    assert [len(check.aside_of(state, seat)) for seat in range(3)] == [full] * 3


def test_AR_6_3_equal_best_totals_share_without_a_tie_break():
    result = words.result(ended(12, 12, 12, -3))
    assert [seat.ending for seat in result.seats] == ["shared_win"] * 3 + ["loss"]
    assert [str(seat.points) for seat in result.seats] == ["1/3", "1/3", "1/3", "0"]
    assert (result.decided_by, result.rule) == ("shared", "AR-6.3")


def test_AR_6_4_places_count_the_seats_with_more():
    result = words.result(ended(5, 9, 5, 7))
    assert [seat.place for seat in result.seats] == [3, 1, 3, 2]
    assert [seat.score for seat in result.seats] == [5, 9, 5, 7]


def test_AR_R18_the_highest_total_wins_even_below_0():
    state = ended(-40, -7)
    assert [seat.ending for seat in words.result(state).seats] == ["loss", "win"]
    assert state.rewards() == [0, 840]
