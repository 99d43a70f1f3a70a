"""Sections 7, 8 and 10, and the lengths of section 0: what is asked, in which order, how often."""

from __future__ import annotations

import pytest

from vivat.engine.bits import members
from vivat.engine.numbers import CHANCE
from vivat.engine.rng import Rng
from vivat.games.artus import data, words

from .positions import BLACK, BLUE, GAMES, P1, P2, RED, choices, choose, happen, in_turn, options, start, step, until

LENGTHS = {  # AR-0.2, AR-7.4: fewest and most decisions of a whole game
    (2, "beginner"): (122, 122),
    (3, "beginner"): (183, 183),
    (4, "beginner"): (240, 240),
    (2, "advanced"): (2 * (67 + 5), 154),
    (3, "advanced"): (3 * (67 + 5), 231),
    (4, "advanced"): (4 * (67 + 4), 304),
}


def decisions(state, rng) -> list[int]:
    """Decisions of each seat in a random game."""
    made = [0] * state.seats
    while state.waiting_for:
        who, _ = step(state, rng)
        if who != CHANCE:
            made[who] += 1
    return made


@pytest.mark.parametrize(("players", "level"), GAMES)
def test_AR_0_2_and_AR_7_4_the_length_of_a_game(players, level):
    """AR-0.2, AR-7.4, AR-10.1, AR-10.2: 56 steps a beginner, 67 to 72 an advanced seat, and the placements."""
    low, high = LENGTHS[players, level]
    placements = data.KNIGHTS[players]
    per_seat = (56, 56) if level == "beginner" else (67, 72)
    for seed in range(40):
        made = decisions(start(players, level), Rng(seed))
        assert low <= sum(made) <= high
        assert all(per_seat[0] <= number - placements <= per_seat[1] for number in made)


def extreme(players: int, longest: bool) -> int:
    """An advanced game in which every seat takes as many, or as few, steps as its scoring cards allow."""
    state, rng, made = start(players, "advanced"), Rng(1), 0
    while state.waiting_for:
        if state.step == data.PICK_MODE:
            state.play(state.turn, data.MOVE if longest else data.BEST)
            made += 1
        else:
            made += step(state, rng)[0] != CHANCE
    return made


def test_AR_10_2_no_game_is_longer_than_304_decisions():
    for players in data.PLAYERS:
        assert extreme(players, False) < extreme(players, True) <= LENGTHS[players, "advanced"][1]


def test_AR_10_1_every_step_offers_an_option_and_every_turn_plays_its_cards():
    for players, level in GAMES:
        state, rng, played = start(players, level), Rng(9), 0
        while state.waiting_for:
            if state.waiting_for == CHANCE:
                assert state.chances()
            else:
                assert state.options(state.turn)
                played += state.step == data.PLAY_CARD
            step(state, rng)
        assert played == players * data.CARDS_IN_USE[state.level].bit_count()


def test_AR_0_5_chance_decides_the_first_seat_and_the_draws_only():
    state, rng, seen = start(2, "advanced"), Rng(3), set()
    while state.waiting_for:
        if state.waiting_for == CHANCE:
            seen.add(data.STEPS[state.step])
        step(state, rng)
    assert seen == {"deal", "first_seat", "draw"}


# ---- the steps -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "last"), [(2, 15), (3, 10), (4, 9)])
def test_AR_7_11_place_knight_lists_the_empty_chairs(players, last):
    state = until(start(players, "beginner"), Rng(1), "place_knight")
    assert len(state.options(state.turn)) == 24
    while state.step == data.PLACE_KNIGHT:
        offered = state.options(state.turn)
        assert offered == [chair for chair in range(28) if not state.taken >> chair & 1]
        step(state, Rng(len(offered)))
    assert len(offered) == last


def test_AR_7_12_play_card_lists_distinct_cards_in_the_order_of_the_table():
    state = in_turn(P1, RED, "ring_any", "score_all", "ring_any", "knight_7_9", "king_4_8", "knight_1_4")
    assert options(state, RED) == ["knight_1_4", "knight_7_9", "king_4_8", "ring_any", "score_all"]
    choose(state, RED, "play_card:ring_any", "pick_prince:5")
    assert "ring_any" in options(state, RED)
    choose(state, RED, "play_card:ring_any", "pick_prince:7")
    assert state.held[RED * 3 + 1] == 1


def test_AR_7_12_two_equal_cards_leave_equal_states_whichever_was_drawn_first():
    one = start(2, "beginner")
    for card in ("knight_1_4", "knight_2_5", "ring_any", "ring_any"):
        happen(one, f"draw:{card}")
    assert members(one.hand[0]) == [0, 1, data.RING_ANY, data.SECOND_RING]
    assert one.pile[0] & 3 << data.RING_ANY == 0


def test_AR_7_13_pick_figure_lists_the_chairs_of_the_movable_figures():
    for card, chairs in (
        ("knight_1_4", "18 20 24 25"),
        ("king_4_8", "0 5 7 21"),
        ("king_1_7_bronze", "0 5"),
    ):
        state = in_turn(P1, BLUE, card)
        choose(state, BLUE, f"play_card:{card}")
        assert choices(state, BLUE) == [f"pick_figure:{chair}" for chair in chairs.split()]
    state = in_turn(P1, BLUE, "score_wild")
    choose(state, BLUE, "play_card:score_wild", "pick_mode:move")
    assert options(state, BLUE) == ["0", "5", "7", "18", "20", "21", "24", "25"]


def test_AR_7_14_pick_steps_lists_forward_and_then_backward():
    state = in_turn(P1, BLUE, "knight_1_5_both")
    choose(state, BLUE, "play_card:knight_1_5_both", "pick_figure:20")
    assert options(state, BLUE) == ["1", "2", "3", "4", "5", "-1", "-2", "-3", "-4", "-5"]


def test_AR_7_15_pick_prince_is_forced_while_the_King_has_the_metal():
    state = in_turn(P1, BLUE, "ring_bronze")
    choose(state, BLUE, "play_card:ring_bronze")
    assert choices(state, BLUE) == ["pick_prince:5"]


def test_AR_7_16_pick_mode_offers_three():
    state = in_turn(P2, BLUE, "score_wild")
    choose(state, BLUE, "play_card:score_wild")
    assert choices(state, BLUE) == ["pick_mode:move", "pick_mode:ring", "pick_mode:best"]


def test_AR_7_17_pick_knights_lists_the_sets_in_order():
    state = in_turn(P2, BLUE, "score_three_colours")
    choose(state, BLUE, "play_card:score_three_colours")
    assert options(state, BLUE) == ["2+16", "2+22", "4+16", "4+22"]


def test_AR_7_18_pick_pile_lists_the_non_empty_piles():
    state = in_turn(P1, BLUE, "knight_1_4", level="beginner")
    choose(state, BLUE, "play_card:knight_1_4", "pick_figure:18", "pick_steps:2")
    assert choices(state, BLUE) == ["pick_pile:knight", "pick_pile:king"]


FOLLOWS = {  # AR-7.1, AR-7.2: which step may come after which
    "deal": {"deal", "first_seat"},
    "first_seat": {"place_knight"},
    "place_knight": {"place_knight", "play_card"},
    "play_card": {"pick_figure", "pick_prince", "pick_mode", "pick_knights", "play_card", "pick_pile", "over"},
    "pick_figure": {"pick_steps"},
    "pick_steps": {"play_card", "pick_pile", "over"},
    "pick_prince": {"play_card", "pick_pile", "over"},
    "pick_mode": {"pick_figure", "pick_prince", "play_card", "pick_pile", "over"},
    "pick_knights": {"play_card", "pick_pile", "over"},
    "pick_pile": {"draw"},
    "draw": {"pick_pile", "play_card"},
}


@pytest.mark.parametrize(("players", "level"), GAMES)
def test_AR_7_1_the_sequence_of_steps(players, level):
    for seed in range(10):
        state, rng = start(players, level), Rng(seed)
        while state.waiting_for:
            before = data.STEPS[state.step]
            step(state, rng)
            assert data.STEPS[state.step] in FOLLOWS[before]


@pytest.mark.parametrize("card", ["score_all", "score_reversed", "score_red"])
def test_AR_7_2_no_step_follows_a_sum_or_a_fixed_loss(card):
    state = in_turn(P1, BLUE, card)
    choose(state, BLUE, f"play_card:{card}")
    assert state.step == data.PLAY_CARD
    best = in_turn(P1, BLUE, "score_wild")
    choose(best, BLUE, "play_card:score_wild", "pick_mode:best")
    assert best.step == data.PLAY_CARD


def test_AR_7_5_choices_in_words():
    state = in_turn(P1, BLACK, "knight_1_5_both", "score_carpet", "score_three_colours", "score_wild")
    assert "play_card:knight_1_5_both" in choices(state, BLACK)
    moving = state.clone()
    choose(moving, BLACK, "play_card:knight_1_5_both", "pick_figure:14")
    assert {"pick_steps:3", "pick_steps:-3"} <= set(choices(moving, BLACK))
    carpet = state.clone()
    choose(carpet, BLACK, "play_card:score_carpet")
    assert "pick_knights:1+14" in choices(carpet, BLACK)
    colours = state.clone()
    choose(colours, BLACK, "play_card:score_three_colours")
    assert "pick_knights:27+16" in choices(colours, BLACK)


def test_every_choice_has_words_of_its_own():
    for players, level in GAMES:
        state, rng = start(players, level), Rng(4)
        while state.waiting_for:
            if state.waiting_for == CHANCE:
                said = [words.outcome(state, outcome) for outcome, _ in state.chances()]
            else:
                said = choices(state, state.turn)
            assert len(set(said)) == len(said)
            step(state, rng)


# ---- chance ----------------------------------------------------------------------------------------------------------


def test_AR_8_1_a_draw_depends_on_nothing_but_the_cards_left_in_the_pile():
    """No order is stored: whatever was drawn before, every card left has its copies as weight."""
    state, rng = start(3, "advanced"), Rng(8)
    while state.waiting_for:
        if state.step in (data.DEAL, data.DRAW):
            pile = members(state.pile[state.turn] & data.CARDS_OF_PILE[state.source])
            names = [data.CARDS[card] for card in pile]
            weights = {data.CARDS[outcome]: weight for outcome, weight in state.chances()}
            assert weights == {name: names.count(name) for name in names}
        step(state, rng)


def test_AR_8_13_a_draw_is_for_its_owner():
    state = in_turn(P1, RED, "score_all", "score_reversed")
    choose(state, RED, "play_card:score_all", "play_card:score_reversed", "pick_pile:king")
    assert words.seat_of_chance(state) == RED
    total = sum(weight for _, weight in state.chances())
    assert total == (state.pile[RED] & data.CARDS_OF_PILE[1]).bit_count()


def test_AR_8_2_a_draw_with_one_possible_card_is_a_chance_point_too():
    rng = Rng(10)
    state = until(start(2, "beginner"), rng, "play_card")
    single = 0
    while state.waiting_for:
        single += state.step == data.DRAW and len(state.chances()) == 1
        step(state, rng)
    assert single >= 2


# ---- refusals --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("action", [-1, 0, 27, 40, 62, 10**9, 2.0, "3", None, True])
def test_a_choice_that_is_not_legal_is_refused_and_changes_nothing(action):
    state = in_turn(P1, RED, "knight_3_6")
    choose(state, RED, "play_card:knight_3_6", "pick_figure:23")
    before = state.fields()
    with pytest.raises((ValueError, TypeError)):
        state.play(RED, action)
    assert state.fields() == before


def test_another_seat_is_refused():
    state = in_turn(P1, RED, "knight_3_6")
    for seat in (BLACK, BLUE, 4, -1):
        with pytest.raises(ValueError, match="not asked"):
            state.play(seat, 0)


def test_every_action_outside_the_options_is_refused_at_every_step():
    state, rng = start(2, "advanced"), Rng(12)
    while state.waiting_for:
        before = state.fields()
        if state.waiting_for == CHANCE:
            possible = [outcome for outcome, _ in state.chances()]
            wrong, act = [n for n in range(-1, 63) if n not in possible], lambda n: state.befall(n)
        else:
            legal = state.options(state.turn)
            wrong, act = [n for n in range(-1, 63) if n not in legal], lambda n: state.play(state.turn, n)
        for number in wrong:
            with pytest.raises(ValueError, match="not legal|cannot happen"):
                act(number)
        assert state.fields() == before
        step(state, rng)
