"""What happened, as facts: every kind with its numbers, in positions written as data."""

from __future__ import annotations

from typing import Any

import pytest

from vivat.engine.result import Step
from vivat.engine.rng import Rng
from vivat.games.artus import data, facts, words

from vivat.games.artus.facts import (  # isort: skip
    CardPlayed, Comparison, Crowned, Displaced, Drawn, Ended, FirstSeat, FixedLoss, HandDealt, HandKnown, KnightPlaced,
    ModeChosen, Moved, RingGiven, RoundBegun, Scored, Turned, Verdict,
)  # fmt: skip

from .positions import BEIGE, BLACK, BLUE, P1, P2, RED, choices, choose, happen, in_turn, start, step, until


def told(state, seat, *said):
    """What these choices bring about, one after the other."""
    found = []
    for word in said:
        before = state.clone()
        action = before.options(seat)[choices(before, seat).index(word)]
        choose(state, seat, word)
        found += facts.happened(Step(before, seat, action), state)
    return found


def outcome(state, said):
    before = state.clone()
    number = next(number for number, _ in before.chances() if words.outcome(before, number) == said)
    happen(state, said)
    return facts.happened(Step(before, -1, number), state)


def carried_out(board, seat, card, *said, totals=(0, 0, 0, 0)):
    """What a card brings about, after it has been played."""
    state = in_turn(board, seat, card, totals=totals)
    played, *rest = told(state, seat, f"play_card:{card}", *said)
    assert isinstance(played, CardPlayed)
    return rest


# ---- the set-up ------------------------------------------------------------------------------------------------------


def test_AR_3_6_a_starting_hand_is_told_when_it_is_whole():
    state, said = start(2, "beginner"), ["knight_3_6", "knight_1_4", "ring_any", "king_4_8"]
    found = [outcome(state, f"draw:{card}") for card in said]
    hand = ["knight_1_4", "knight_3_6", "king_4_8", "ring_any"]
    assert found == [[], [], [], [HandDealt(rule="AR-3.6", seat=0, knight=2, king=2, cards=hand)]]


def test_AR_3_7_the_first_seat_and_the_order_of_placing():
    state = until(start(3, "beginner"), Rng(1), "first_seat")
    assert outcome(state, "first_seat:1") == [FirstSeat(rule="AR-3.7", seat=1, placing_seats=[0, 2, 1])]


def test_AR_3_9_a_knight_is_placed_on_a_chair_of_some_value():
    state = until(start(2, "beginner"), Rng(1), "first_seat")
    happen(state, "first_seat:0")
    assert told(state, 1, "place_knight:27") == [KnightPlaced(rule="AR-3.9", seat=1, chair=27, value=10, left=4)]


def test_AR_4_1_the_last_placement_begins_the_first_round():
    state = until(start(2, "advanced"), Rng(1), "first_seat")
    happen(state, "first_seat:0")
    found: list[Any] = []
    while state.step == data.PLACE_KNIGHT:
        found = told(state, state.turn, choices(state, state.turn)[0])
    assert found[1:] == [RoundBegun(rule="AR-4.1", seat=0, round=1, rounds=11, last=False)]


@pytest.mark.parametrize(("players", "level", "rounds"), [(2, "beginner", 16), (3, "advanced", 11)])
def test_AR_4_1_every_round_is_told_once_and_the_last_as_such(players, level, rounds):
    state, rng, found = start(players, level), Rng(3), []
    while state.waiting_for:
        before = state.clone()
        found += facts.happened(Step(before, *step(state, rng)), state)
    begun = [fact for fact in found if isinstance(fact, RoundBegun)]
    assert [fact.round for fact in begun] == list(range(1, rounds + 1))
    assert [fact.last for fact in begun] == [False] * (rounds - 1) + [True]
    assert {fact.seat for fact in begun} == {found[players].seat}


# ---- moving ----------------------------------------------------------------------------------------------------------


def test_AR_4_6_a_played_card_is_set_aside():
    found = told(in_turn(P1, RED, "knight_3_6"), RED, "play_card:knight_3_6", "pick_figure:23")
    assert found == [CardPlayed(rule="AR-4.10", seat=RED, card="knight_3_6", pile="knight", aside=7, hand=5)]


def test_AR_4_13_a_knight_pays_the_chair_he_leaves_and_lands_on_the_King():
    """AR-11.1: AR-4.13, AR-5.5, and AR-5.2 with what the turn changes for everybody."""
    moved, displaced, turned = carried_out(P1, RED, "knight_3_6", "pick_figure:23", "pick_steps:5", totals=(0, 0, 7, 0))
    assert moved == Moved(
        rule="AR-4.13", seat=RED, figure="red", kind="knight", from_chair=23, to_chair=0, steps=5, forward=True,
        points=5, total=12,
    )  # fmt: skip
    assert displaced == Displaced(
        rule="AR-5.5", seat=RED, figure="bronze_a", kind="king", owner_seat=None, from_chair=0, to_chair=26, back=2,
        by="red",
    )  # fmt: skip
    red = [0 - 9 + 1 + 4, 0 - 7 + 3 + 6]  # chairs 0, 10, 19, 22, by the old and the new crown
    assert (turned.rule, turned.from_chair, turned.to_chair, turned.chairs) == ("AR-5.2", 0, 26, 26)
    assert (turned.each_before[RED], turned.each_after[RED], turned.each_change[RED]) == (*red, red[1] - red[0])
    assert turned.each_before[BLACK] == 10 - 3 - 5 + 0


def test_AR_5_6_a_backward_move_pushes_a_knight_of_another_seat():
    moved, displaced = carried_out(P1, RED, "knight_1_5_both", "pick_figure:23", "pick_steps:-3")
    assert (moved.steps, moved.forward, moved.to_chair, moved.points) == (3, False, 20, 5)
    assert (displaced.figure, displaced.kind, displaced.owner_seat) == ("blue", "knight", BLUE)
    assert (displaced.from_chair, displaced.to_chair, displaced.back) == (20, 13, 7)


def test_AR_5_5_an_own_knight_may_be_pushed_to_the_chair_just_left():
    """AR-11.13."""
    _, displaced = carried_out(P1, BLUE, "knight_2_5", "pick_figure:20", "pick_steps:4")
    assert (displaced.owner_seat, displaced.from_chair, displaced.to_chair, displaced.by) == (BLUE, 24, 20, "blue")


def test_AR_4_14_nobody_is_displaced_from_an_empty_chair():
    (moved,) = carried_out(P1, RED, "knight_3_6", "pick_figure:23", "pick_steps:3")
    assert (moved.to_chair, moved.points) == (26, 5)


def test_AR_4_18_a_prince_pays_and_the_King_does_not():
    """AR-11.15, AR-11.18."""
    moved, displaced, turned = carried_out(P1, BEIGE, "king_4_8", "pick_figure:0", "pick_steps:7")
    assert (moved.rule, moved.figure, moved.kind, moved.points) == ("AR-4.18", "bronze_a", "king", 0)
    assert (displaced.figure, displaced.kind, displaced.to_chair) == ("silver_a", "prince", 6)
    assert (turned.from_chair, turned.to_chair) == (0, 7)
    moved, displaced = carried_out(P1, RED, "king_4_8", "pick_figure:5", "pick_steps:5")
    assert (moved.figure, moved.kind, moved.points) == ("bronze_b", "prince", -14)
    assert (displaced.owner_seat, displaced.by, displaced.to_chair) == (RED, "bronze_b", 9)


# ---- rings -----------------------------------------------------------------------------------------------------------


def test_AR_4_20_a_ring_leaves_the_reserve_and_pays_the_chair_of_the_prince():
    (ring,) = carried_out(P1, BLACK, "ring_silver", "pick_prince:7", totals=(5, 0, 0, 0))
    assert ring == RingGiven(
        rule="AR-4.20", seat=BLACK, royal="silver_a", chair=7, rings=2, reserve=2, points=-12, total=-7
    )


def test_AR_5_8_a_third_ring_crowns_and_turns_the_table():
    """AR-11.5; P1 of section 13: black falls from 2 to -16."""
    ring, crowned, turned = carried_out(P1, BLACK, "ring_silver", "pick_prince:21")
    assert (ring.rings, ring.reserve, ring.points) == (3, 2, 3)
    assert crowned == Crowned(
        rule="AR-5.8", seat=BLACK, royal="silver_b", chair=21, old_royal="bronze_a", old_chair=0, kept=1, returned=2,
        reserve=4,
    )  # fmt: skip
    assert isinstance(turned, Turned)
    assert (turned.each_before[BLACK], turned.each_after[BLACK], turned.each_change[BLACK]) == (2, -16, -18)


# ---- scoring ---------------------------------------------------------------------------------------------------------


def test_AR_4_26_all_knights_with_the_values_of_their_chairs():
    (scored,) = carried_out(P1, BLACK, "score_all", totals=(40, 0, 0, 0))
    assert scored == Scored(
        rule="AR-4.26", seat=BLACK, card="score_all", chairs=[1, 14, 16, 27], values=[0, -5, -3, 10],
        zones=["yellow", "red", "red", "green"], sum=2, reversed=False, points=2, total=42,
    )  # fmt: skip


def test_AR_4_27_reversed_signs():
    (scored,) = carried_out(P1, BEIGE, "score_reversed")
    assert (scored.rule, scored.sum, scored.reversed, scored.points) == ("AR-4.27", -13, True, 13)


SETS = [  # the card, the chosen set, the chairs that count and their values
    ("AR-4.28", BLACK, "score_three_colours", "27+16", [27, 1, 16], [10, 0, -3]),
    ("AR-4.29", BLACK, "score_carpet", "1+16", [1, 16], [0, -3]),
    ("AR-4.30", BEIGE, "score_red", "12+15+17", [12, 15, 17], [-7, -4, -2]),
]


@pytest.mark.parametrize(("rule", "seat", "card", "chosen", "chairs", "values"), SETS)
def test_AR_R11_the_chosen_knights_are_told_with_their_values(rule, seat, card, chosen, chairs, values):
    """AR-R13: for three colours a knight on yellow is named though nobody asked for one."""
    (scored,) = carried_out(P1, seat, card, f"pick_knights:{chosen}")
    assert (scored.rule, scored.card, scored.chairs, scored.values) == (rule, card, chairs, values)
    assert scored.points == scored.sum == sum(values)


@pytest.mark.parametrize(
    ("seat", "card", "found", "needed", "missing", "loss"),
    [
        (RED, "score_three_colours", 2, 3, ["yellow"], 15),
        (BEIGE, "score_three_colours", 2, 3, ["green"], 15),
        (BLUE, "score_carpet", 0, 2, [], 25),
        (BLACK, "score_red", 2, 3, [], 50),
    ],
)
def test_AR_4_31_a_fixed_loss_says_what_was_lacking(seat, card, found, needed, missing, loss):
    (lost,) = carried_out(P1, seat, card, totals=(1, 1, 1, 1))
    assert lost == FixedLoss(
        rule="AR-4.31", seat=seat, card=card, found=found, needed=needed, missing=missing, loss=loss, total=1 - loss
    )


def test_AR_4_32_the_mode_and_what_it_does():
    """AR-R14: the best knight, even if he is worth less than nothing."""
    mode, best = carried_out(P2, BLUE, "score_wild", "pick_mode:best")
    assert mode == ModeChosen(rule="AR-4.32", seat=BLUE, mode="best")
    assert (best.rule, best.chairs, best.values, best.points) == ("AR-4.32", [4], [4], 4)
    mode, ring, *_ = carried_out(P2, BLUE, "score_wild", "pick_mode:ring", "pick_prince:3")
    assert (mode.mode, ring.royal, ring.rings) == ("ring", "bronze_a", 3)
    mode, moved = carried_out(P2, BLUE, "score_wild", "pick_mode:move", "pick_figure:4", "pick_steps:1")
    assert (mode.mode, moved.from_chair, moved.to_chair) == ("move", 4, 5)


# ---- drawing ---------------------------------------------------------------------------------------------------------


def test_AR_4_35_a_draw_tells_the_pile_and_the_card():
    state = in_turn(P1, RED, "score_all", "score_reversed")
    choose(state, RED, "play_card:score_all", "play_card:score_reversed")
    assert told(state, RED, "pick_pile:score") == []
    (drawn,) = outcome(state, "draw:score_red")
    assert drawn == Drawn(rule="AR-4.35", seat=RED, pile="score", card="score_red", left=3, hand=5)


def test_AR_9_2_with_its_last_draw_the_hand_of_a_seat_is_known():
    state = until(start(2, "beginner"), Rng(6), "play_card")
    rng, known = Rng(7), {}
    while state.waiting_for:
        before = state.clone()
        for fact in facts.happened(Step(before, *step(state, rng)), state):
            if isinstance(fact, HandKnown):
                assert state.known_to(1 - fact.seat).hand[fact.seat] == state.hand[fact.seat]
                known[fact.seat] = (fact.rule, len(fact.cards), state.pile[fact.seat])
    assert known == {0: ("AR-9.2", 4, 0), 1: ("AR-9.2", 4, 0)}


# ---- the end ---------------------------------------------------------------------------------------------------------


def ending(*totals):
    """What the last choice of a game brings about that ends with these totals."""
    state, rng = start(len(totals), "beginner"), Rng(1)
    while state.waiting_for:
        before = state.clone()
        who, number = step(state, rng)
    before.total = [total - state.total[seat] + before.total[seat] for seat, total in enumerate((*totals, 0, 0)[:4])]
    state = before.clone()
    state.play(who, number)
    return facts.happened(Step(before, who, number), state)


def test_AR_6_1_and_AR_6_2_the_end_with_the_totals_and_the_comparison():
    *_, ended, verdict = ending(31, 44, -6)
    assert ended == Ended(rule="AR-6.1", rounds=16, each_total=[31, 44, -6])
    assert verdict == Verdict(
        rule="AR-6.2", winner_seats=[1], best=44, lead=13, each_total=[31, 44, -6], each_place=[2, 1, 3],
        each_ending=["loss", "win", "loss"],
        comparisons=[Comparison(rule="AR-6.2", by="total", each_value=[31, 44, -6], left_seats=[1])],
    )  # fmt: skip


def test_AR_6_3_several_with_the_best_total_share():
    """AR-11.36."""
    verdict = ending(31, 44, 44, -6)[-1]
    assert (verdict.rule, verdict.winner_seats, verdict.lead) == ("AR-6.3", [1, 2], 13)
    assert verdict.each_ending == ["loss", "shared_win", "shared_win", "loss"]
    assert verdict.comparisons == [
        Comparison(rule="AR-6.2", by="total", each_value=[31, 44, 44, -6], left_seats=[1, 2]),
        Comparison(rule="AR-6.3", by="shared", each_value=[None, 44, 44, None], left_seats=[1, 2]),
    ]


def test_AR_6_4_all_equal():
    verdict = ending(-3, -3)[-1]
    assert (verdict.winner_seats, verdict.best, verdict.lead) == ([0, 1], -3, 0)


def test_AR_R18_the_best_total_wins_below_0_too():
    verdict = ending(-30, -9)[-1]
    assert (verdict.rule, verdict.winner_seats, verdict.best, verdict.lead) == ("AR-6.2", [1], -9, 21)


def test_AR_6_1_the_last_card_brings_the_verdict_and_nothing_comes_after_it():
    state, rng, found = start(2, "advanced"), Rng(11), []
    while state.waiting_for:
        before = state.clone()
        found += facts.happened(Step(before, *step(state, rng)), state)
    assert [type(fact) for fact in found[-2:]] == [Ended, Verdict]
    assert sum(isinstance(fact, Verdict) for fact in found) == 1
    assert found[-1].each_total == [state.total[0], state.total[1]]
