"""The numbers on the screen: what each card would pay, where the table would turn, what scoring cards are worth."""

from __future__ import annotations

import time

import pytest

from vivat.engine.rng import Rng
from vivat.games.artus import data
from vivat.games.artus.aid import Aid, aid
from vivat.games.artus.pay import what_it_would_pay

from .positions import BEIGE, BLACK, BLUE, P1, P2, RED, choose, in_turn, start, step, until

LIMIT = 0.005  # seconds of the processor


def way(found, card, *choices):
    return next(way for way in found.cards[card] if way.choices == [f"play_card:{card}", *choices])


def test_AR_11_3_a_move_onto_the_King_tells_its_pay_the_push_and_where_the_table_turns():
    found = aid(in_turn(P1, RED, "knight_3_6"), RED)
    move = way(found, "knight_3_6", "pick_figure:23", "pick_steps:5")
    assert (move.points, move.start, move.target, move.pushed, move.king) == (5, 23, 0, 26, 26)
    assert move.chairs[RED] == 0 - 7 + 3 + 6


def test_AR_11_13_a_knight_pushed_to_the_chair_just_left():
    move = way(aid(in_turn(P1, BLUE, "knight_2_5"), BLUE), "knight_2_5", "pick_figure:20", "pick_steps:4")
    assert (move.points, move.start, move.target, move.pushed, move.king) == (2, 20, 24, 20, 0)


def test_AR_11_16_backward_onto_a_figure():
    move = way(aid(in_turn(P1, BEIGE, "king_1_5_both"), BEIGE), "king_1_5_both", "pick_figure:0", "pick_steps:-3")
    assert (move.points, move.target, move.pushed, move.king) == (0, 25, 13, 25)


def test_AR_11_25_a_third_ring_turns_the_table_and_moves_nobody():
    ring = way(aid(in_turn(P2, BLACK, "ring_silver"), BLACK), "ring_silver", "pick_prince:24")
    assert (ring.points, ring.start, ring.target, ring.pushed, ring.king) == (-5, None, None, None, 24)


def test_in_the_middle_of_a_card_the_open_ways_are_left():
    state = in_turn(P1, RED, "knight_3_6")
    choose(state, RED, "play_card:knight_3_6", "pick_figure:23")
    ways = aid(state, RED).cards["knight_3_6"]
    assert [(way.choices, way.start, way.target) for way in ways] == [
        ([f"pick_steps:{steps}"], 23, (23 + steps) % 28) for steps in (3, 4, 5, 6)
    ]


@pytest.mark.parametrize(
    ("board", "seat", "expected"),
    [
        (P1, BLACK, {"score_all": 2, "score_reversed": -2, "score_carpet": -3, "score_red": -50, "score_wild": 10}),
        (P1, BEIGE, {"score_three_colours": -15, "score_carpet": -4, "score_red": -13}),
        (P2, BLACK, {"score_three_colours": -15, "score_carpet": -29, "score_red": -32, "score_wild": 10}),
        (P2, BLUE, {"score_three_colours": -3, "score_carpet": -11, "score_red": -50}),
    ],
)
def test_a_scoring_card_is_worth_the_most_it_could_score_now(board, seat, expected):
    """Examples AR-11.8 to AR-11.11, AR-11.20 to AR-11.24."""
    scoring = aid(in_turn(board, seat, *expected), None).scoring[seat]
    assert {card: scoring[card] for card in expected} == expected


def test_what_is_worth_now_agrees_with_the_ways_of_the_card():
    rng = Rng(5)
    state = until(start(3, "advanced"), rng, "play_card")
    compared = 0
    while state.waiting_for:
        if state.step == data.PLAY_CARD:
            found = aid(state.known_to(state.turn), state.turn)
            for card, worth in found.scoring[state.turn].items():
                if card in found.cards:
                    assert worth == max(way.points for way in found.cards[card])
                    compared += 1
        step(state, rng)
    assert compared > 20


def test_the_ways_are_those_of_what_it_would_pay():
    rng = Rng(8)
    state = until(start(4, "advanced"), rng, "pick_figure")
    for seat in range(4):
        for card, ways in aid(state.known_to(seat), seat).cards.items():
            expected = [(list(way.choices), way.points, way.chairs) for way in what_it_would_pay(state, seat, card)]
            assert [(way.choices, way.points, way.chairs[seat]) for way in ways] == expected


def test_a_spectator_is_told_of_no_hand():
    state = until(start(2, "advanced"), Rng(2), "play_card")
    assert aid(state, None).cards == {}
    assert len(aid(state, None).scoring[0]) == 6  # AR-9.2: nothing is played yet


def test_before_the_first_turn_there_is_nothing_to_tell():
    state = until(start(2, "advanced"), Rng(2), "place_knight")
    assert aid(state.known_to(0), 0) == Aid(scoring=[{}, {}], cards={})


def test_it_is_quick():
    """The screen asks for it after every step."""
    state = until(start(4, "advanced"), Rng(3), "play_card")
    taken = []
    for _ in range(20):
        begun = time.process_time()
        aid(state.known_to(0), 0)
        taken.append(time.process_time() - begun)
    assert min(taken) < LIMIT
