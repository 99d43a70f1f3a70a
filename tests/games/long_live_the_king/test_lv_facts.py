"""Facts of the turn and of confrontations: each kind in a position written as data, with every value it tells."""

from __future__ import annotations

from lv_table import P3, P4, facts_of, play, table, with_bonus, with_hands, with_seats

import vivat
from vivat.games.long_live_the_king import data

from vivat.games.long_live_the_king.fact_kinds import (  # isort: skip
    Banishment, CardsShown, CourtierRoll, CourtiersLost, Crossing, FreeCourtier, Intrusion, Laid, NoCourtier, QuietTurn,
    Recovery, Roll, Settled, Started, Stayed, Stepped, Stopped, Victory,
)  # fmt: skip

# ---- the turn --------------------------------------------------------------------------------------------------------


def test_LV_3_2_start_cards_and_who_begins() -> None:
    match = play(vivat.game(data.ID, players=3).new(chance="typed"), "draw sedberouie roucestre lideford")
    assert facts_of(match) == [
        Started(rule="LV-3.2", seat=0, county="sedberouie", begins=False),
        Started(rule="LV-3.2", seat=1, county="roucestre", begins=True),
        Started(rule="LV-3.2", seat=2, county="lideford", begins=False),
    ]


def test_LV_4_6_staying_and_LV_4_23_the_free_courtier() -> None:
    match = play(table(P4), "A move:stay place_free:place roll_for_courtier:end")
    assert facts_of(match) == [
        Stayed(rule="LV-4.6", seat=0, county="loncastre"),
        FreeCourtier(rule="LV-4.23", seat=0, county="loncastre", courtiers=2, reserve=13),
    ]


def test_LV_4_7_a_step_and_LV_4_3_the_county_left_empty() -> None:
    match = play(table(with_seats(P4, A="tateshale 2, loncastre B; 5/3/1")), "A move:step:wigemor")
    assert facts_of(match) == [Stepped(rule="LV-4.7", seat=0, origin="loncastre", county="wigemor", left_empty=True)]
    manned = play(table(P4), "A move:step:wigemor")
    assert facts_of(manned)[0].left_empty is False


def test_LV_R18_a_quiet_turn_is_counted() -> None:
    match = play(table(P4, quiet_turns=3), "A move:step:wigemor place_free:end")
    assert facts_of(match)[1:] == [
        NoCourtier(rule="LV-4.23", seat=0, county="wigemor"),
        QuietTurn(rule="LV-R18", seat=0, turns=4, limit=8),
    ]


def test_LV_4_13_crossings_with_card_die_and_product_until_he_stops_LV_4_15() -> None:
    """Worked example 8."""
    match = play(table(P4), "A move:cross:wigemor cross_to:stadford cross_card:x1", "dice 2")
    failed = Crossing(rule="LV-4.13", seat=0, origin="loncastre", through="wigemor", county="stadford", card="x1",
                      value=1, die=2, points=2, success=False, onward=False, waits=False, left_empty=False)  # fmt: skip
    assert facts_of(match) == [failed]
    play(match, "A after_failed_crossing:cross:tateshale cross_to:stadford cross_card:x2", "dice 1")
    again = Crossing(rule="LV-4.13", seat=0, origin="loncastre", through="tateshale", county="stadford", card="x2",
                     value=2, die=1, points=2, success=False, onward=False, waits=False, left_empty=False)  # fmt: skip
    play(match, "A after_failed_crossing:stop")
    assert facts_of(match) == [failed, again, Stopped(rule="LV-4.15", seat=0, county="loncastre")]


def test_LV_4_17_LV_4_18_onward_and_settled_then_LV_4_24_a_roll_for_a_courtier() -> None:
    """Worked example 9."""
    match = play(table(P4), "A move:cross:tateshale cross_to:stadford cross_card:x2", "dice 2")
    play(match, "A onward:onward:wigemor cross_card:x1", "dice 3", "A onward:settle place_free:place")
    play(match, "A roll_for_courtier:x3", "dice 1")
    assert facts_of(match)[1:] == [
        Crossing(rule="LV-4.18", seat=0, origin="stadford", through="stadford", county="wigemor", card="x1",
                 value=1, die=3, points=3, success=True, onward=True, waits=False, left_empty=True),
        Settled(rule="LV-4.17", seat=0, county="wigemor"),
        FreeCourtier(rule="LV-4.23", seat=0, county="wigemor", courtiers=1, reserve=13),
        CourtierRoll(rule="LV-4.24", seat=0, county="wigemor", card="x3", value=3, die=1, points=3, success=True,
                     courtiers=2, reserve=12),
    ]  # fmt: skip
    play(match, "A roll_for_courtier:x1", "dice 2")
    assert facts_of(match)[-1] == CourtierRoll(
        rule="LV-4.24", seat=0, county="wigemor", card="x1", value=1, die=2, points=2, success=False, courtiers=2,
        reserve=12,
    )  # fmt: skip


def test_LV_4_18_giving_up_on_the_way() -> None:
    match = play(table(P4), "A move:cross:tateshale cross_to:stadford cross_card:x2", "dice 2")
    play(match, "A onward:onward:wigemor cross_card:x1", "dice 1", "A onward:stop")
    assert facts_of(match)[-1] == Stopped(rule="LV-4.18", seat=0, county="stadford")


# ---- confrontations --------------------------------------------------------------------------------------------------


def example_12() -> vivat.Match:
    """C has entered Grentebrige; third player D wins."""
    match = play(table(with_hands(P4, C="0/1/0"), "C"), "C move:step:grentebrige", "C commit_cards:0/1/0")
    play(match, "D commit_cards:2/0/1", "A commit_cards:1/1/0", "B commit_cards:1/0/0")
    return play(match, "dice 4", "dice 6 5 1", "dice 3 4", "dice 5")


def test_LV_5_1_who_challenges_whom_and_LV_5_6_the_points_for_pieces() -> None:
    assert facts_of(example_12())[1] == Intrusion(
        rule="LV-5.1", seat=2, defender_seat=1, county="grentebrige", votes=4, each_bonus=[0, 8, 2, 0]
    )


def test_LV_5_2_that_a_seat_has_laid_and_LV_5_3_the_cards_of_all() -> None:
    laid = {0: {"x1": 1, "x2": 1}, 1: {"x1": 1}, 2: {"x2": 1}, 3: {"x1": 2, "x3": 1}}
    for viewer in (0, 1, 2, 3, None):
        assert facts_of(example_12(), viewer)[2:7] == [
            *(
                Laid(rule="LV-5.2", seat=seat, cards=laid[seat] if seat == viewer else None, without=False)
                for seat in (2, 3, 0, 1)
            ),
            CardsShown(rule="LV-5.3", county="grentebrige", each_laid=["1/1/0", "1/0/0", "0/1/0", "2/0/1"]),
        ]


def test_LV_5_5_dice_cards_and_pieces_LV_5_7_the_winner_LV_5_10_cards_won_back_LV_5_13_courtiers_lost() -> None:
    assert facts_of(example_12())[7:] == [
        Roll(
            rule="LV-5.5",
            county="grentebrige",
            again=False,
            each_laid=["1/1/0", "1/0/0", "0/1/0", "2/0/1"],
            each_dice=[[4, 3], [5], [4], [6, 5, 1]],
            each_points=[11, 5, 8, 24],
            each_bonus=[0, 8, 2, 0],
            each_total=[11, 13, 10, 24],
            total=24,
            tied_seats=[],
        ),
        Victory(
            rule="LV-5.7",
            seat=3,
            role="third",
            county="grentebrige",
            intruder_seat=2,
            defender_seat=1,
            total=24,
            against=13,
            each_total=[11, 13, 10, 24],
            each_ones=[0, 0, 0, 1],
        ),
        Recovery(rule="LV-5.10", seat=3, ones=1, cards={"x1": 1}),
        CourtiersLost(rule="LV-5.13", seat=1, county="grentebrige", number=3, reserve=16),
    ]


def test_LV_5_14_where_barons_are_banished_and_LV_5_16_the_winners_courtier() -> None:
    match = play(example_12(), "D banish_defender:lincolia banish_intruder:roucestre place_free:place")
    assert [fact for fact in facts_of(match) if isinstance(fact, Banishment | FreeCourtier)] == [
        Banishment(rule="LV-5.14", seat=3, beaten_seat=1, origin="grentebrige", county="lincolia"),
        Banishment(rule="LV-5.14", seat=3, beaten_seat=2, origin="grentebrige", county="roucestre"),
        FreeCourtier(rule="LV-5.16", seat=3, county="grentebrige", courtiers=1, reserve=14),
    ]


def test_LV_5_8_a_tie_is_rolled_again_and_only_the_first_roll_wins_cards_back() -> None:
    """Worked example 13."""
    match = play(table(P3, "B"), "B move:step:wigemor", "B commit_cards:2/0/0", "C commit_cards:1/0/0")
    play(match, "A commit_cards:0/1/0", "dice 1 6", "dice 3", "dice 4", "dice 1 1", "dice 1")
    first, second, victory, recovery = facts_of(match)[-4:]
    assert isinstance(first, Roll)
    assert (first.again, first.each_total, first.total, first.tied_seats) == (False, [8, 9, 9], 9, [1, 2])
    assert second == Roll(
        rule="LV-5.8",
        county="wigemor",
        again=True,
        each_laid=["0/1/0", "2/0/0", "1/0/0"],
        each_dice=[None, [1, 1], [1]],
        each_points=[None, 2, 1],
        each_bonus=[None, 2, 6],
        each_total=[None, 4, 7],
        total=7,
        tied_seats=[],
    )
    assert isinstance(victory, Victory)
    assert (victory.rule, victory.role, victory.seat, victory.total, victory.against) == ("LV-5.8", "defender", 2, 7, 4)
    assert (victory.each_total, victory.each_ones) == ([8, 4, 7], [0, 1, 0])
    assert recovery == Recovery(rule="LV-5.10", seat=1, ones=1, cards={"x1": 1})


def test_LV_5_12_an_intruder_who_wins_drives_the_courtiers_out() -> None:
    match = play(table(P3, "B"), "B move:step:wigemor", "B commit_cards:0/4/1", "C commit_cards:1/0/0")
    play(match, "A commit_cards:1/0/0", "dice 6 6 6 6 6", "dice 1", "dice 1")
    victory, lost = facts_of(match)[-2:]
    assert isinstance(victory, Victory)
    assert (victory.role, victory.total, victory.against) == ("intruder", 68, 7)
    assert lost == CourtiersLost(rule="LV-5.12", seat=2, county="wigemor", number=2, reserve=15)


def test_LV_R11_an_intruder_without_courtiers_is_sent_back() -> None:
    """Worked example 16."""
    text = with_seats(P4, A="tateshale 2, loncastre 1+B, wigemor 1; 5/3/1", D="lideford B; 12/7/1")
    match = play(table(text, "D"), "D move:step:wigemor", "D commit_cards:2/0/0", "A commit_cards:0/0/1")
    play(match, "B commit_cards:1/0/0", "C commit_cards:1/0/0", "dice 4 3", "dice 4", "dice 6", "dice 2")
    play(match, "A banish_intruder:lideford")
    assert [fact for fact in facts_of(match) if isinstance(fact, Banishment)] == [
        Banishment(rule="LV-R11", seat=0, beaten_seat=3, origin="wigemor", county="lideford")
    ]


def test_LV_R16_a_seat_without_cards_lays_nothing() -> None:
    text = with_bonus(with_hands(P3, A="0/0/0"), 1, 2, 3)
    match = play(table(text, "B", elections=1), "B move:step:wigemor", "A commit_cards:0/0/0")
    assert facts_of(match, 0)[-1] == Laid(rule="LV-R16", seat=0, cards={}, without=True)
    assert facts_of(match, 1)[-1] == Laid(rule="LV-R16", seat=0, cards=None, without=True)
