"""Sections 4.1 to 4.3 and 4.6: turns, moves, drawing."""

from __future__ import annotations

import pytest

from vivat.engine.numbers import CHANCE
from vivat.engine.rng import Rng
from vivat.games.artus import check, data, view

from .positions import (  # isort: skip
    BEIGE, BLACK, BLUE, P1, P2, RED, choices, choose, crown_at, form, happen, in_turn, knights, moved, options, read,
    royal, start, step, until, values,
)  # fmt: skip

# ---- 4.1: frame ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("level", "rounds"), [("beginner", 16), ("advanced", 11)])
def test_AR_4_1_a_round_is_one_turn_of_every_seat(level, rounds):
    state, rng = until(start(3, level), Rng(1), "play_card"), Rng(2)
    first, seen = state.first, []
    while state.waiting_for:
        entry = (view.view(state, None).round, state.turn)
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
    assert "score_red" in view.view(state, BLACK).seats[BLACK].hand
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
            turn = (state.turn, view.view(state, None).round)
            drawn[turn] = drawn.get(turn, 0) + 1
        step(state, rng)
    each = data.CARDS_PER_TURN[data.LEVELS.index(level)]
    assert drawn == {(seat, number): each for seat in range(3) for number in range(1, last + 1)}


def test_AR_R15_the_scoring_pile_is_open_from_the_first_draw_on():
    state = until(start(2, "advanced"), Rng(6), "pick_pile")
    assert view.view(state, None).round == 1
    assert options(state, state.turn) == ["knight", "king", "score"]
