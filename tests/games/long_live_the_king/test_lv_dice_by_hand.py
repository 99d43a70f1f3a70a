"""LV-2.9, LV-R8: players put their dice on their cards themselves."""

from __future__ import annotations

from typing import Any

import pytest
from lv_table import P3, P4, facts_of, hand, offers, play, step, table, with_hands

import vivat
from vivat import errors
from vivat.engine.rng import Rng
from vivat.games.long_live_the_king import data, judge
from vivat.games.long_live_the_king.fact_kinds import Roll, Victory
from vivat.games.long_live_the_king.rules import points


def by_hand(**options: Any) -> vivat.Match:
    """Worked example 12, when C and D have rolled."""
    match = table(with_hands(P4, C="0/1/0"), "C", {"dice_on_cards": "by_hand", **options})
    play(match, "C move:step:grentebrige", "A commit_cards:1/1/0", "B commit_cards:1/0/0", "C commit_cards:0/1/0")
    return play(match, "D commit_cards:2/0/1", "dice 4", "dice 6 5 1")


def test_example_25_everybody_puts_his_dice_on_his_cards_LV_2_9_LV_5_5_and_LV_R8() -> None:
    match = by_hand()
    assert step(match) == "place_dice"
    assert match.waiting_for == {3}
    assert offers(match, "D") == {"6", "5", "1"}
    play(match, "D place_dice:1")
    assert match.waits_for_chance
    assert match.view(None)["board"]["confrontation"]["totals"][2:] == [10, 14]
    play(match, "dice 3 4")
    assert offers(match, "A") == {"3", "4"}
    play(match, "A place_dice:4", "dice 5")
    victory = next(fact for fact in facts_of(match) if isinstance(fact, Victory))
    assert (victory.seat, victory.total, victory.each_total) == (3, 14, [11, 13, 10, 14])
    assert hand(match, "D") == "11/7/0"


@pytest.mark.parametrize(("die", "winner", "totals"), [(6, 1, [1, 15, 11]), (1, 2, [1, 10, 11])])
def test_LV_R8_a_player_may_lose_on_purpose(die: int, winner: int, totals: list[int]) -> None:
    match = table(P3, "B", {"dice_on_cards": "by_hand"})
    play(match, "B move:step:wigemor", "A commit_cards:1/0/0", "B commit_cards:1/1/0", "C commit_cards:1/0/0")
    play(match, "dice 1 6", f"B place_dice:{die}", "dice 5", "dice 1")
    victory = next(fact for fact in facts_of(match) if isinstance(fact, Victory))
    assert (victory.seat, victory.each_total) == (winner, totals)


def test_LV_R8_every_card_but_those_of_the_lowest_kind_is_asked_for() -> None:
    match = table(P3, "B", {"dice_on_cards": "by_hand"})
    play(match, "B move:step:wigemor", "A commit_cards:1/0/0", "B commit_cards:2/2/1", "C commit_cards:1/0/0")
    play(match, "dice 2 5 3 6 4")
    assert offers(match, "B") == {"2", "3", "4", "5", "6"}
    seen = match.view(None)["board"]["seats"][1]
    assert (seen["dice"], seen["on_cards"]) == ([6, 5, 4, 3, 2], 0)
    play(match, "B place_dice:3 place_dice:5")
    assert offers(match, "B") == {"2", "4", "6"}
    seen = match.view(None)["board"]["seats"][1]
    assert (seen["dice"], seen["on_cards"]) == ([3, 5, 6, 4, 2], 2)
    play(match, "B place_dice:2")
    assert match.view(None)["board"]["seats"][1]["dice"] == [3, 5, 2, 6, 4]
    assert match.view(None)["board"]["confrontation"]["totals"][1] == 3 * 3 + 5 * 2 + 2 * 2 + 6 + 4 + 2


@pytest.mark.parametrize(("laid", "dice"), [("3/0/0", "1 2 3"), ("0/2/0", "1 6"), ("1/2/1", "4 4 4 4"), ("1/0/0", "5")])
def test_LV_R8_where_it_changes_nothing_nobody_is_asked(laid: str, dice: str) -> None:
    match = table(P3, "B", {"dice_on_cards": "by_hand"})
    play(match, "B move:step:wigemor", "A commit_cards:1/0/0", f"B commit_cards:{laid}", "C commit_cards:1/0/0")
    play(match, f"dice {dice}")
    assert step(match) == "confrontation_roll"
    assert match.state.roller == 2


def test_LV_R8_the_tied_place_their_dice_again_LV_5_8() -> None:
    match = table(P3, "B", {"dice_on_cards": "by_hand"})
    play(match, "B move:step:wigemor", "A commit_cards:1/0/0", "B commit_cards:1/1/0", "C commit_cards:1/0/0")
    play(match, "dice 1 2", "B place_dice:1", "dice 1", "dice 1")  # B 1*2 + 2 + 2 = 6, C 1 + 6 = 7
    assert step(match) == "banish_intruder"
    match = table(P3, "B", {"dice_on_cards": "by_hand"})
    play(match, "B move:step:wigemor", "A commit_cards:1/0/0", "B commit_cards:1/1/0", "C commit_cards:1/0/0")
    play(match, "dice 1 2", "B place_dice:2", "dice 1", "dice 1")  # 2*2 + 1 + 2 = 7, and C 7
    assert match.state.again == 1
    play(match, "dice 3 6")
    assert offers(match, "B") == {"3", "6"}
    play(match, "B place_dice:3", "dice 6")
    told = [fact for fact in facts_of(match) if isinstance(fact, Roll)]
    assert [roll.each_dice for roll in told] == [[[1], [2, 1], [1]], [None, [3, 6], [6]]]
    assert told[1].each_points == [None, 12, 6]
    assert told[1].each_total == [None, 14, 12]


def test_LV_R8_placed_by_hand_the_best_way_the_total_is_the_automatic_one() -> None:
    """Odds are told for the best assignment: the judge's order of dice is that one."""
    rng = Rng(4)
    for mixture in range(1, len(data.MIXTURES)):
        state = table(P3, "B", {"dice_on_cards": "by_hand"}).state.clone()
        play_all(state, data.COUNTY + data.WIGEMOR, mixture)
        while state.step in (data.CONFRONTATION_ROLL, data.PLACE_DICE) and state.roller == 1:
            if state.chances():
                state.befall(1 + rng.below(6))
            else:
                options = state.options(1)
                state.play(1, max(options, key=lambda die: judge.weight(state, 1, die)))
        assert state.total(1) == points(state.dice[1], mixture) + 2


def play_all(state: Any, entry: int, mixture: int) -> None:
    """B enters with so many cards that this mixture can be laid; the others lay one card."""
    cards = data.MIXTURES[mixture]
    state.hand = [6, 4, 1, *cards, 6, 4, 1, *[0] * 6]
    state.size = [11, sum(cards), 11, 0, 0]
    state.play(1, entry)
    for seat, laid in ((0, 1), (1, mixture), (2, 1)):
        state.play(seat, laid)


def test_LV_R8_positions_with_dice_on_cards_come_back_whole_and_wrong_ones_are_refused() -> None:
    match = play(by_hand(), "D place_dice:1", "dice 3 4")
    content = match.position()
    assert vivat.load(content).position() == content
    for placed in ([6], [1, 6], [1, 6, 6], [], [5, 6, 1, 1]):
        broken = match.position()
        broken["seats"][3]["placed"] = placed
        with pytest.raises(errors.BadPosition, match=r"LV-(R8|8\.1)"):
            vivat.load(broken)
    broken = match.position()
    broken["options"]["dice_on_cards"] = "best"
    with pytest.raises(errors.BadPosition, match=r"LV-R8"):
        vivat.load(broken)
