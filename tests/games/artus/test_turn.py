"""Sections 4.1 to 4.4, 4.6 and 5: turns, moves, displacement, rings, coronation, drawing."""

from __future__ import annotations

import pytest

from vivat.engine.numbers import CHANCE
from vivat.engine.rng import Rng
from vivat.games.artus import check, data, view, words

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
    step,
    until,
    values,
)

# ---- 4.1: frame ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("level", "rounds"), [("beginner", 16), ("advanced", 11)])
def test_AR_4_1_a_round_is_one_turn_of_every_seat(level, rounds):
    state, rng = until(start(3, level), Rng(1), "play_card"), Rng(2)
    first, seen = state.first, []
    while state.waiting_for:
        entry = (view.view(state, None)["round"], state.turn)
        if not seen or seen[-1] != entry:
            seen.append(entry)
        step(state, rng)
    assert seen == [(number, (first + i) % 3) for number in range(1, rounds + 1) for i in range(3)]


def test_AR_4_2_a_beginner_plays_one_card_and_draws_one():
    state = in_turn(P1, RED, "knight_3_6", level="beginner")
    choose(state, RED, "play_card:knight_3_6")
    assert check.aside_of(state, RED)[-1] == data.CARDS.index("knight_3_6")
    choose(state, RED, "pick_figure:23", "pick_steps:3")
    assert choices(state, RED) == ["pick_pile:knight", "pick_pile:king"]
    choose(state, RED, "pick_pile:king")
    assert state.waiting_for == CHANCE
    step(state, Rng(1))
    assert (state.turn, state.step) == (BEIGE, data.PLAY_CARD)


def test_AR_4_3_an_advanced_turn_carries_out_two_cards_and_draws_twice():
    state = in_turn(P1, RED, "ring_silver", "knight_3_6")
    choose(state, RED, "play_card:ring_silver", "pick_prince:21")  # the table turns to 21
    assert state.step == data.PLAY_CARD
    assert moved(state, RED, "knight_3_6", 23, 6) == 0  # 23 is a yellow chair now
    seen = []
    while state.turn == RED:
        seen.append(data.STEPS[state.step])
        step(state, Rng(1))
    assert seen == ["pick_pile", "draw", "pick_pile", "draw"]


def test_AR_4_4_the_second_card_is_any_other_card_and_nothing_is_drawn_between():
    state = in_turn(P1, RED, "knight_3_6", "score_all", "ring_any")
    hand = set(options(state, RED))
    choose(state, RED, "play_card:score_all")
    assert state.waiting_for == 1 << RED
    assert set(options(state, RED)) == hand - {"score_all"}


def test_AR_4_5_playing_is_compulsory_and_every_card_in_hand_may_be_played():
    state = in_turn(P1, RED, "score_red", "score_carpet", "knight_7_9", "ring_bronze", "king_4_8", "score_wild")
    assert set(options(state, RED)) == {data.CARDS[card] for card in range(22) if state.hand[RED] >> card & 1}
    assert len(options(state, RED)) == 6
    for card in options(state, RED):
        after = state.clone()
        choose(after, RED, f"play_card:{card}")
        assert after.waiting_for == 1 << RED
        assert after.options(RED)


def test_AR_4_6_a_played_card_is_out_of_the_game():
    state = in_turn(P1, RED, "score_all", "score_reversed")
    choose(state, RED, "play_card:score_all")
    assert "score_all" not in options(state, RED)
    assert not (state.hand[RED] | state.pile[RED]) >> data.SCORE_ALL & 1
    until(state, Rng(3), "over")
    assert check.aside_of(state, RED).count(data.SCORE_ALL) == 1


def test_AR_R9_every_accepted_step_is_final():
    state, rng = until(start(2, "advanced"), Rng(1), "place_knight"), Rng(2)
    for _ in range(100):
        if state.waiting_for != CHANCE:
            seat = state.turn
            assert {view.final(state, seat, action) for action in state.options(seat)} == {"AR-R9"}
        step(state, rng)


# ---- 4.2: knight cards -----------------------------------------------------------------------------------------------

REACH = {
    "knight_1_4": "1 2 3 4",
    "knight_2_5": "2 3 4 5",
    "knight_3_6": "3 4 5 6",
    "knight_4_7": "4 5 6 7",
    "knight_5_8": "5 6 7 8",
    "knight_6_9": "6 7 8 9",
    "knight_7_9": "7 8 9",
    "knight_1_5_both": "1 2 3 4 5 -1 -2 -3 -4 -5",
    "king_4_8": "4 5 6 7 8",
    "king_1_7_silver": "1 2 3 4 5 6 7",
    "king_1_7_bronze": "1 2 3 4 5 6 7",
    "king_1_5_both": "1 2 3 4 5 -1 -2 -3 -4 -5",
}


@pytest.mark.parametrize("card", [card for card in REACH if card.startswith("knight_")])
def test_AR_4_10_one_own_knight_moves_a_number_of_chairs_the_card_allows(card):
    """AR-4.10, and AR-4.11: forward only, except the card for both ways; never 0."""
    state = in_turn(P1, BLUE, card)
    choose(state, BLUE, f"play_card:{card}")
    assert options(state, BLUE) == ["18", "20", "24", "25"]
    choose(state, BLUE, "pick_figure:25")
    assert options(state, BLUE) == REACH[card].split()
    for steps in REACH[card].split():
        after = state.clone()
        choose(after, BLUE, f"pick_steps:{steps}")
        assert (25 + int(steps)) % 28 in knights(after, BLUE)
        assert after.total[BLUE] == 7


def test_AR_4_11_backward_is_for_one_knight_card_and_one_king_card_only():
    both = [card for card, steps in REACH.items() if "-" in steps]
    assert both == ["knight_1_5_both", "king_1_5_both"]
    assert [data.CARDS[card] for card in range(22) if data.MOVES[card][2]] == both


def test_AR_4_12_every_chair_counts_and_those_passed_stay():
    state = in_turn(P1, BEIGE, "knight_6_9")
    assert moved(state, BEIGE, "knight_6_9", 17, 9) == -2  # over 18 to 25, all but one occupied, to 26
    assert knights(state, BEIGE) == [2, 12, 15, 26]
    assert [knights(state, seat) for seat in (BLACK, BLUE, RED)] == P1["knights"][:3]
    assert royal(state, "silver_b") == (21, 2)


@pytest.mark.parametrize("steps", [5, -5])
def test_AR_4_13_the_chair_left_pays_also_backward_and_the_chair_reached_pays_nothing(steps):
    state = in_turn(P2, BLACK, "knight_1_5_both")
    assert moved(state, BLACK, "knight_1_5_both", 26, steps) == -3


def test_AR_4_14_an_occupied_target_is_displaced():
    state = in_turn(P1, BLUE, "knight_2_5")
    moved(state, BLUE, "knight_2_5", 25, 4)
    assert knights(state, BLUE) == [1, 18, 20, 24]
    assert knights(state, BLACK) == [14, 16, 26, 27]  # from 1 past 0 and 27 to 26


# ---- 4.3: king cards with numbers ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "on_one", "on_two"),
    [
        ("king_4_8", "0 5 7 21", "3 10 20 24"),
        ("king_1_7_silver", "7 21", "10 24"),
        ("king_1_7_bronze", "0 5", "3 20"),
        ("king_1_5_both", "0 5 7 21", "3 10 20 24"),
    ],
)
def test_AR_4_15_the_background_of_the_card_tells_the_figures_the_King_by_his_metal(card, on_one, on_two):
    """AR-4.15, AR-4.16 (the numbers) and AR-4.17 (two figures of each metal, always)."""
    for board, chairs in ((P1, on_one), (P2, on_two)):
        state = in_turn(board, BLUE, card)
        choose(state, BLUE, f"play_card:{card}")
        assert options(state, BLUE) == chairs.split()
        choose(state, BLUE, f"pick_figure:{chairs.split()[0]}")
        assert options(state, BLUE) == REACH[card].split()


def test_AR_4_16_the_King_goes_backward_with_the_card_for_both_ways():
    state = in_turn(P1, RED, "king_1_5_both")
    assert moved(state, RED, "king_1_5_both", 0, -2) == 0
    assert royal(state, "bronze_a") == (26, 3)


def test_AR_4_17_a_king_card_can_always_be_played():
    rng = Rng(11)
    state = until(start(2, "advanced"), rng, "play_card")
    while state.waiting_for:
        if state.step == data.PICK_FIGURE and data.CARDS[state.card].startswith("king_"):
            assert len(state.options(state.turn)) == data.ROYALS_OF_CARD[state.card].bit_count()
        step(state, rng)


def test_AR_4_18_a_prince_pays_his_chair_and_the_King_0():
    for chair, points in ((21, 3), (7, -12), (5, -14), (0, 0)):
        assert moved(in_turn(P1, RED, "king_4_8"), RED, "king_4_8", chair, 4) == points


def test_AR_4_19_a_moved_King_displaces_and_turns_the_table():
    state = in_turn(P1, RED, "king_1_5_both")
    moved(state, RED, "king_1_5_both", 0, 1)  # onto black's 1
    assert crown_at(state) == 1
    assert knights(state, BLACK) == [0, 14, 16, 27]
    assert values(state, 0) == [10]


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
    seen = view.view(in_turn(P1, RED, totals=(0, 0, total, 0)), None)["seats"][RED]
    assert (seen["total"], seen["tiles"], seen["space"], seen["lying"]) == (total, tiles, space, lying)


# ---- 4.6: drawing ----------------------------------------------------------------------------------------------------


def test_AR_4_35_each_draw_is_from_a_non_empty_pile_of_choice():
    state = in_turn(P2, BLACK, "score_all", "score_reversed")
    choose(state, BLACK, "play_card:score_all", "play_card:score_reversed")
    assert choices(state, BLACK) == ["pick_pile:knight", "pick_pile:king", "pick_pile:score"]
    for pile, kind in zip(data.PILES, data.CARDS_OF_PILE, strict=True):
        after = state.clone()
        choose(after, BLACK, f"pick_pile:{pile}")
        copies = [outcome for outcome, weight in after.chances() for _ in range(weight)]
        assert len(copies) == (state.pile[BLACK] & kind).bit_count()


def test_AR_4_36_the_first_drawn_card_is_seen_before_the_second_pile_is_chosen():
    state = in_turn(P2, BLACK, "score_all", "score_reversed")
    choose(state, BLACK, "play_card:score_all", "play_card:score_reversed", "pick_pile:score")
    happen(state, "draw:score_red")
    assert "score_red" in view.view(state, BLACK)["seats"][BLACK]["hand"]
    assert "pick_pile:score" in choices(state, BLACK)
    choose(state, BLACK, "pick_pile:score")
    happen(state, "draw:score_carpet")
    assert state.turn == BLUE


def test_AR_4_37_drawing_ends_when_all_piles_are_empty_and_the_hand_shrinks():
    content = form(P2, BLACK, level="beginner")
    names = data.CARDS[:16]
    content["seats"][0] |= {"hand": list(names[12:16]), "aside": list(names[:12])}
    content["seats"][1] |= {"hand": list(names[:4]), "aside": [*names[4:6], *names[8:16], *names[6:8]]}
    state = read(content, "beginner")
    choose(state, BLACK, "play_card:ring_any", "pick_prince:3")
    assert (state.turn, state.step) == (BLUE, data.PLAY_CARD)
    assert state.hand[BLACK].bit_count() == 3


@pytest.mark.parametrize(("level", "last"), [("beginner", 12), ("advanced", 8)])
def test_AR_4_38_the_last_draw_is_at_the_end_of_turn_12_or_8(level, last):
    state, rng = until(start(3, level), Rng(4), "play_card"), Rng(5)
    drawn = {}
    while state.waiting_for:
        if state.step == data.PICK_PILE:
            turn = (state.turn, view.view(state, None)["round"])
            drawn[turn] = drawn.get(turn, 0) + 1
        step(state, rng)
    each = data.CARDS_PER_TURN[data.LEVELS.index(level)]
    assert drawn == {(seat, number): each for seat in range(3) for number in range(1, last + 1)}


def test_AR_R15_the_scoring_pile_is_open_from_the_first_draw_on():
    state = until(start(2, "advanced"), Rng(6), "pick_pile")
    assert view.view(state, None)["round"] == 1
    assert options(state, state.turn) == ["knight", "king", "score"]


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
