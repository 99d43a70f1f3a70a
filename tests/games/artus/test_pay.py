"""What a card would pay: every legal execution, its points and the value of the seat's chairs afterwards."""

from __future__ import annotations

import pytest

from vivat.engine.rng import Rng
from vivat.errors import IllegalChoice, NoSuchSeat
from vivat.games.artus import data
from vivat.games.artus.pay import Execution, what_it_would_pay

from .positions import BEIGE, BLACK, BLUE, P1, P2, RED, choose, in_turn, start, step, until


def test_example_A_with_its_consequences():
    """AR-11.1 to AR-11.3: 5 points each way, but red's chairs differ afterwards."""
    state = in_turn(P1, RED, "knight_3_6")
    found = {execution.choices[1:]: execution for execution in what_it_would_pay(state, RED, "knight_3_6")}
    assert len(found) == 4 * 4
    assert found["pick_figure:23", "pick_steps:3"][1:] == (5, -9 + 1 + 4 + 8)
    assert found["pick_figure:23", "pick_steps:4"][1:] == (5, -9 + 1 + 4 + 10)
    assert found["pick_figure:23", "pick_steps:5"][1:] == (5, 0 - 7 + 3 + 6)  # the crown at 26


def test_AR_13_3_a_coronation_turns_the_table_under_the_own_knights():
    """Black's chairs fall from 2 to -16 in example C."""
    state = in_turn(P1, BLACK, "ring_silver")
    assert state.worth(state.knights[BLACK]) == 2
    assert what_it_would_pay(state, BLACK, "ring_silver") == [
        Execution(("play_card:ring_silver", "pick_prince:7"), -12, 2),
        Execution(("play_card:ring_silver", "pick_prince:21"), 3, -16),
    ]


def test_scoring_cards():
    state = in_turn(P1, BLACK, "score_all", "score_carpet", "score_red", "score_wild")
    assert what_it_would_pay(state, BLACK, "score_all") == [Execution(("play_card:score_all",), 2, 2)]
    assert [way.points for way in what_it_would_pay(state, BLACK, "score_carpet")] == [-5, -3, -8]
    assert what_it_would_pay(state, BLACK, "score_red") == [Execution(("play_card:score_red",), -50, 2)]
    wild = what_it_would_pay(state, BLACK, "score_wild")
    assert len(wild) == (4 + 4) * 3 + 3 + 1
    assert wild[-1] == Execution(("play_card:score_wild", "pick_mode:best"), 10, 2)


def test_it_agrees_with_playing_and_changes_nothing():
    rng = Rng(1)
    for players, level in ((2, "advanced"), (4, "beginner")):
        state = until(start(players, level), rng, "play_card")
        while state.waiting_for:
            if state.step == data.PLAY_CARD:
                seat, before = state.turn, state.fields()
                for number in state.options(seat):
                    ways = what_it_would_pay(state, seat, data.CARDS[number])
                    way = ways[rng.below(len(ways))]
                    after = state.clone()
                    assert choose(after, seat, *way.choices) == way.points
                    assert after.worth(after.knights[seat]) == way.chairs
                assert state.fields() == before
            for _ in range(7):
                if state.waiting_for:
                    step(state, rng)


def test_in_the_middle_of_a_card_the_open_executions_are_left():
    state = in_turn(P1, RED, "knight_3_6")
    choose(state, RED, "play_card:knight_3_6", "pick_figure:23")
    assert [way.choices for way in what_it_would_pay(state, RED, "knight_3_6")] == [
        (f"pick_steps:{steps}",) for steps in (3, 4, 5, 6)
    ]


def test_out_of_turn_it_tells_what_the_card_would_pay_on_this_board():
    state = in_turn(P1, RED, "knight_3_6")
    held = next(data.CARDS[card] for card in range(8) if state.hand[BEIGE] >> card & 1)
    ways = what_it_would_pay(state, BEIGE, held)
    assert {way.points for way in ways} == {0, -7, -4, -2}


def test_it_uses_only_what_the_seat_knows():
    state, rng = until(start(3, "advanced"), Rng(3), "play_card"), Rng(4)
    for _ in range(40):
        other = state.known_to(1).imagined(rng)
        for card in range(22):
            if state.hand[1] >> card & 1:
                name = data.CARDS[card]
                assert what_it_would_pay(state, 1, name) == what_it_would_pay(other, 1, name)
        step(state, rng)


@pytest.mark.parametrize("card", ["score_red", "knight_9_9", "", None, 3])
def test_a_card_that_is_not_held_is_refused_with_a_sentence(card):
    state = in_turn(P2, BLUE, "knight_3_6")
    with pytest.raises(IllegalChoice) as refusal:
        what_it_would_pay(state, BLUE, card)
    assert "knight_3_6" in refusal.value.said("en")
    assert "En main" in refusal.value.said("fr")


def test_before_the_first_turn_no_card_pays():
    state = until(start(2, "beginner"), Rng(1), "place_knight")
    with pytest.raises(IllegalChoice, match="AR-3.10"):
        what_it_would_pay(state, 0, "knight_1_4")


@pytest.mark.parametrize("seat", [-1, 2, 4, "0", None, 1.0])
def test_an_unknown_seat_is_refused(seat):
    with pytest.raises(NoSuchSeat):
        what_it_would_pay(in_turn(P2, BLUE, "knight_3_6"), seat, "knight_3_6")
