"""Facts of elections and of the end: each kind in a position written as data, with every value it tells."""

from __future__ import annotations

import pytest
from lv_table import CLOSE, P3, P4, STAY_AND_SPEND, TIES, facts_of, play, table, with_hands

import vivat

from vivat.games.long_live_the_king.fact_kinds import (  # isort: skip
    Comparison, Count, Dealt, King, QuietTurn, Ranking, Redistribution, Tie, TieRoll,
)  # fmt: skip


def last_card() -> vivat.Match:
    """Worked example 11: A has spent his last card; B and C are equal."""
    match = table(with_hands(P3, A="1/0/0"))
    return play(match, "A move:step:grentebrige place_free:place roll_for_courtier:x1", "dice 5")


def test_LV_5_21_an_election_with_LV_5_22_county_votes_LV_5_23_penalties_and_LV_5_24_totals() -> None:
    assert facts_of(last_card())[-2:] == [
        Count(
            rule="LV-5.21",
            number=1,
            cause="empty_hand",
            empty_seats=[0],
            majority=19,
            each_counties=[
                ["grentebrige", "lundonia", "roucestre"],
                ["sedberouie", "tateshale"],
                ["wigemor", "lideford"],
            ],
            each_county_votes=[9, 6, 6],
            each_penalty=[3, 0, 0],
            each_votes=[6, 6, 6],
            each_bonus=[0, 0, 0],
            each_total=[6, 6, 6],
            each_cards=[0, 11, 11],
        ),
        Tie(rule="LV-5.27", seats=[1, 2], crown=False, place=1, votes=6, cards=11),
    ]


def test_LV_5_27_dice_of_the_tied_LV_5_26_places_and_gains_LV_5_28_what_is_dealt() -> None:
    match = play(last_card(), "dice 2 3 2 3 2", "dice 3 3 3 2 1")
    again = TieRoll(rule="LV-5.27", seats=[1, 2], crown=False, each_dice=[None, [3, 3, 2, 2, 2], [3, 3, 3, 2, 1]],
                    each_sum=[None, 12, 12], tied_seats=[1, 2])  # fmt: skip
    assert facts_of(match)[-1] == again
    play(match, "dice 6 6 6 6 6", "dice 1 1 1 1 1")
    assert facts_of(match)[-4:] == [
        again,
        TieRoll(rule="LV-5.27", seats=[1, 2], crown=False, each_dice=[None, [6] * 5, [1] * 5],
                each_sum=[None, 30, 5], tied_seats=[]),
        Ranking(rule="LV-5.26", number=1, each_place=[3, 1, 2], each_gain=[1, 3, 2], each_bonus=[1, 3, 2]),
        Redistribution(rule="LV-5.28", pile=38, share=12, left=2),
    ]  # fmt: skip


def test_LV_5_28_a_seat_is_told_its_own_new_cards_when_all_are_dealt_LV_9_2() -> None:
    match = play(last_card(), "dice 6 6 6 6 6", "dice 1 1 1 1 1")
    told = len(facts_of(match))
    play(match, *["draw x1 x2 x1"] * 6, *["draw x2 x1 x1"] * 3, "draw x1 x2 x3", "draw x1 x1 x1")
    assert len(facts_of(match, 0)) == told  # one round is still to come
    play(match, "draw x2 x1 x2")
    expected = [{"x1": 8, "x2": 4}, {"x1": 5, "x2": 7}, {"x1": 10, "x2": 1, "x3": 1}]
    for seat, cards in enumerate(expected):
        assert facts_of(match, seat)[told:] == [Dealt(rule="LV-5.28", seat=seat, number=12, cards=cards)]
    assert facts_of(match, None)[told:] == []


def test_LV_R16_with_nothing_to_deal_the_pile_is_turned_down() -> None:
    text = """
        A: roucestre 2, lundonia 1+B; 1/0/0; bonus 4
        B: sedberouie 2, tateshale 2+B; 18/11/1; bonus 4
        C: lideford 2, wigemor 2+B; 16/10/2; bonus 4
    """
    match = play(table(text, elections=2), f"A move:stay {STAY_AND_SPEND}", "dice 2")
    assert facts_of(match)[-2:] == [
        Ranking(rule="LV-5.26", number=3, each_place=[3, 1, 2], each_gain=[1, 3, 2], each_bonus=[5, 7, 6]),
        Redistribution(rule="LV-R16", pile=2, share=0, left=2),
    ]


def test_LV_R18_a_standstill_calls_an_election() -> None:
    """Worked example 21."""
    text = """
        A: roucestre 2+B, lundonia 3; 6/4/1
        B: sedberouie 2+B, tateshale 4; 6/4/1
        C: lideford 2+B, wigemor 4; 6/5/1
    """
    match = play(table(text, "C", quiet_turns=5), "C move:stay")
    _, quiet, count, ranking, _ = facts_of(match)
    assert quiet == QuietTurn(rule="LV-R18", seat=2, turns=6, limit=6)
    assert isinstance(count, Count)
    assert (count.rule, count.cause, count.empty_seats, count.each_penalty) == ("LV-R18", "standstill", [], [0, 0, 0])
    assert isinstance(ranking, Ranking)
    assert ranking.each_gain == [1, 2, 3]


def test_LV_R19_three_tied_are_ordered_by_their_sums_and_equals_roll_again() -> None:
    text = """
        A: stadford 2+B; 6/5/1
        B: oxeneford 2+B; 6/5/1
        C: tateshale 2+B; 6/5/1
    """
    match = play(table(text, "C", quiet_turns=5), "C move:stay place_free:end")
    play(match, "dice 6 6 6 6 6", "dice 1 1 1 1 1", "dice 1 1 1 1 1")
    roll = facts_of(match)[-1]
    assert roll == TieRoll(rule="LV-R19", seats=[0, 1, 2], crown=False, each_dice=[[6] * 5, [1] * 5, [1] * 5],
                           each_sum=[30, 5, 5], tied_seats=[1, 2])  # fmt: skip


def test_a_second_tied_group_is_told_before_it_rolls_LV_8_1() -> None:
    match = play(table(TIES, "D", quiet_turns=7), "D move:stay place_free:end", "dice 1 1 1 1 1", "dice 6 6 6 6 6")
    assert [fact for fact in facts_of(match) if isinstance(fact, Tie)] == [
        Tie(rule="LV-5.27", seats=[1, 2], crown=False, place=1, votes=4, cards=2),
        Tie(rule="LV-5.27", seats=[0, 3], crown=False, place=3, votes=3, cards=2),
    ]


def test_LV_5_27_a_tie_is_told_when_the_election_follows_the_last_die_of_a_confrontation() -> None:
    """The winner has no courtier left to place, and nobody's baron is to be banished."""
    text = """
        A: stadford 4, oxeneford 4, grentebrige 4, lundonia 3, roucestre 2, loncastre B; 1/0/0
        B: sedberouie 2+B, wigemor 2; 2/0/0
        C: lideford 2+B, man 1; 9/0/0
        D: tateshale 1+B; 9/0/0
    """
    match = play(table(text), "A move:step:wigemor", *(f"{seat} commit_cards:1/0/0" for seat in "ABCD"))
    play(match, "dice 6", "dice 1", "dice 1", "dice 1")
    assert [type(fact).__name__ for fact in facts_of(match)][-4:] == ["Victory", "CourtiersLost", "Count", "Tie"]
    assert facts_of(match)[-1].seats == [2, 3]


# ---- the end ---------------------------------------------------------------------------------------------------------


def crowned(a: str, b: str) -> vivat.Match:
    return play(table(CLOSE.format(a=a, b=b), "C", elections=4), f"C move:stay {STAY_AND_SPEND}", "dice 1")


MAJORITY = Comparison(by="majority", rule="LV-5.25", each_value=[23, 20, 9, 13], left_seats=[0, 1])
VOTES = Comparison(by="county_votes", rule="LV-6.2", each_value=[8, 8, None, None], left_seats=[0, 1])


def test_LV_6_2_the_verdict_has_every_step_of_its_comparison_down_to_the_cards() -> None:
    match = crowned("9/5/0", "9/6/0")
    assert facts_of(match)[-1] == King(
        rule="LV-6.2",
        seat=1,
        number=5,
        decided="cards",
        majority=20,
        total=20,
        each_total=[23, 20, 9, 13],
        each_votes=[8, 8, 5, 4],
        each_cards=[14, 15, 0, 14],
        each_place=[2, 1, 4, 3],
        comparisons=[
            MAJORITY,
            VOTES,
            Comparison(by="cards", rule="LV-6.2", each_value=[14, 15, None, None], left_seats=[1]),
        ],
    )


@pytest.mark.parametrize("viewer", [0, 1, 2, 3, None])
def test_LV_6_2_and_down_to_every_roll_of_the_dice(viewer: int | None) -> None:
    match = crowned("9/5/0", "9/5/0")
    assert facts_of(match, viewer)[-1] == Tie(rule="LV-6.2", seats=[0, 1], crown=True, place=1, votes=8, cards=14)
    play(match, "dice 2 2 2 2 2", "dice 2 2 2 2 2", "dice 6 1 1 1 1", "dice 1 1 1 1 1")
    verdict = facts_of(match, viewer)[-1]
    assert isinstance(verdict, King)
    assert (verdict.seat, verdict.decided) == (0, "dice")
    assert verdict.comparisons == [
        MAJORITY,
        VOTES,
        Comparison(by="cards", rule="LV-6.2", each_value=[14, 14, None, None], left_seats=[0, 1]),
        Comparison(by="dice", rule="LV-6.2", each_value=[10, 10, None, None], left_seats=[0, 1]),
        Comparison(by="dice", rule="LV-6.2", each_value=[10, 5, None, None], left_seats=[0]),
    ]
    assert match.facts(viewer, len(match.steps) - 1)[-1][1] == verdict


def test_LV_5_25_a_single_majority_needs_no_further_comparison() -> None:
    text = CLOSE.format(a="9/5/0", b="9/5/0").replace("bonus 12", "bonus 11").replace("bonus 4", "bonus 5")
    match = play(table(text, "C", elections=4), f"C move:stay {STAY_AND_SPEND}", "dice 1")
    verdict = facts_of(match)[-1]
    assert isinstance(verdict, King)
    assert (verdict.rule, verdict.decided, verdict.seat, verdict.total) == ("LV-5.25", "majority", 0, 23)
    assert verdict.comparisons == [
        Comparison(by="majority", rule="LV-5.25", each_value=[23, 19, 10, 13], left_seats=[0])
    ]


def test_LV_6_2_LV_R21_more_county_votes_beat_a_higher_total() -> None:
    """Worked example 19."""
    text = """
        A: stadford 1+B, wigemor 1; 9/5/0; bonus 15
        B: tateshale 1+B, grentebrige 1, lincolia 1; 9/5/0; bonus 9
        C: oxeneford 1+B, lundonia 1; 1/0/0; bonus 6
        D: lideford 1+B, sarisberie 1; 9/5/0; bonus 10
    """
    match = play(table(text, "C", elections=4), f"C move:stay {STAY_AND_SPEND}", "dice 1")
    verdict = facts_of(match)[-1]
    assert isinstance(verdict, King)
    assert (verdict.seat, verdict.decided, verdict.each_total) == (1, "county_votes", [23, 20, 11, 14])
    assert verdict.comparisons[-1] == Comparison(
        by="county_votes", rule="LV-6.2", each_value=[8, 11, None, None], left_seats=[1]
    )


def test_LV_5_31_only_the_last_fact_of_a_game_names_a_king() -> None:
    assert not [fact for fact in facts_of(table(P4)) if isinstance(fact, King)]
    kinds = [type(fact) for fact in facts_of(crowned("9/5/0", "9/6/0"))]
    assert kinds.count(King) == 1
    assert kinds[-1] is King
