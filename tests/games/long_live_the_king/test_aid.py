"""The numbers on the screen of Long Live the King: the ledger of an election held now, the odds of laying cards."""

from __future__ import annotations

import time
from typing import Any

import kit
import pytest
from lv_table import P3, P4, play, table, votes, with_bonus, with_hands, with_seats

import vivat
from vivat.engine.rng import Rng
from vivat.games.long_live_the_king import aid, data, odds

FIVE = """
    A: stadford 2+B, wigemor 1; 6/5/1
    B: oxeneford 2+B, grentebrige 1; 6/5/1
    C: tateshale 2+B, sedberouie 1, man 1; 6/5/2
    D: loncastre 1+B, lincolia 1, lundonia 1; 6/5/0
    E: roucestre 2+B, sarisberie 1, lideford 1; 6/6/0
"""


def ledger(match: vivat.Match, seat: int | None = 0) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = match.aid(seat)["ledger"]
    return rows


def column(match: vivat.Match, name: str) -> list[Any]:
    return [row[name] for row in ledger(match)]


# ---- the ledger ------------------------------------------------------------------------------------------------------


def test_LV_5_22_every_county_with_a_piece_counts_whole() -> None:
    match = table(P4)
    assert column(match, "county_votes") == [7, 7, 6, 2]
    assert column(match, "counties")[0] == ["loncastre", "tateshale"]
    assert column(match, "needed") == [13, 13, 14, 18]


def test_LV_1_6_an_only_county_is_protected() -> None:
    assert column(table(P4), "protected") == [False, False, False, True]


def test_LV_5_23_an_empty_hand_costs_a_third_of_the_county_votes_and_no_bonus_votes() -> None:
    match = table(with_hands(P4, A="0/1/0"))
    play(match, "A move:cross:wigemor", "A cross_to:stadford", "A cross_card:x2")
    assert column(match, "penalty") == [2, 0, 0, 0]
    assert column(match, "total") == [5, 7, 6, 2]
    assert column(match, "at_risk") == [2, 2, 2, 0]


def test_the_ledger_before_a_roll_is_the_election_after_it() -> None:
    """Worked example 10: the last card is paid; the votes and bonuses foretold are those that come."""
    match = table(with_hands(P4, A="0/1/0"))
    play(match, "A move:cross:wigemor", "A cross_to:stadford", "A cross_card:x2")
    foretold, dealt = ledger(match), match.aid(0)["dealt"]
    play(match, "dice 1")
    assert [row["votes"] for row in foretold] == votes(match) == [5, 7, 6, 2]
    assert [row["gain"] for row in foretold] == [2, 4, 3, 1] == list(match.state.bonus[:4])
    assert dealt == 10 == match.state.deal_left // 4


def test_LV_5_27_equal_votes_and_cards_share_a_place_until_dice_tell() -> None:
    match = table(with_hands(P3, A="6/4/0"))
    assert column(match, "place") == [3, 1, 1]
    assert column(match, "equal") == [False, True, True]


def test_LV_6_2_among_several_with_a_majority_county_votes_decide_then_cards() -> None:
    match = table(with_bonus(P4, 15, 13, 7, 5), elections=4)
    assert column(match, "total") == [22, 20, 13, 7]
    assert column(match, "king") == [False, True, False, False]  # 7 county votes each, A has 9 cards and B 10
    assert column(match, "gain") == [0, 0, 0, 0]
    assert column(table(with_bonus(P4, 14, 6, 14, 6), elections=4), "king") == [True, False, False, False]


def test_LV_5_17_a_contested_county_counts_for_its_defender_alone_until_it_is_won() -> None:
    match = play(table(P3, "B"), "B move:step:wigemor")
    assert column(match, "county_votes") == [5, 6, 6]
    play(match, "A commit_cards:1/0/0", "B commit_cards:0/4/1", "C commit_cards:1/0/0", "dice 6 6 6 6 6", "dice 1 1")
    assert match.state.winner == 1
    assert column(match, "county_votes") == [5, 10, 2]


def test_the_ledger_at_the_end_is_the_last_election() -> None:
    for seed in range(4):
        match = kit.some_match(data.ID, {"players": 4}, seed=seed, share=1.0)
        if match.over:
            assert match.result is not None
            assert column(match, "total") == [seat.score for seat in match.result.seats]
            assert column(match, "king") == [seat.ending == "win" for seat in match.result.seats]
            return
    pytest.fail("no game came to its end")


# ---- rolls and odds --------------------------------------------------------------------------------------------------


def test_LV_4_13_x1_succeeds_four_times_in_six_x2_five_x3_always() -> None:
    assert table(P4).aid(0)["rolls"] == {"x1": 4, "x2": 5, "x3": 6}


def contested(position: str, seat: str, county: str) -> vivat.Match:
    return play(table(position, seat), f"{seat} move:step:{county}")


@pytest.mark.parametrize(
    ("position", "intruder", "county"), [(P3, "B", "wigemor"), (P4, "B", "oxeneford"), (FIVE, "A", "oxeneford")]
)
def test_the_odds_are_those_of_the_stated_assumption(position: str, intruder: str, county: str) -> None:
    match = contested(position, intruder, county)
    for seat in range(match.seats):
        known = match.state.known_to(seat)
        for assumed in match.aid(seat)["odds"]:
            others = {int(other): cards for other, cards in assumed["laid"].items()}
            expected = odds.of_all_choices(known, seat, others)
            assert assumed["chances"] == {cards: round(chance, 4) for cards, chance in expected.items()}


def test_LV_9_6_a_hand_that_is_known_is_assumed_to_hold_what_it_holds() -> None:
    match = contested(with_hands(P3, A="0/3/0", C="2/0/0"), "B", "wigemor")
    assert match.aid(1)["hands"] == [(0, 3, 0), (6, 4, 1), (2, 0, 0)]
    assert [assumed["laid"] for assumed in match.aid(1)["odds"]] == [
        {"0": "0/1/0", "2": "1/0/0"},
        {"0": "0/3/0", "2": "2/0/0"},
        {"0": "0/3/0", "2": "2/0/0"},
    ]


def test_LV_R16_a_seat_without_cards_is_assumed_to_lay_none() -> None:
    match = play(table(with_bonus(with_hands(P3, A="0/0/0"), 1, 2, 3), "B", elections=1), "B move:step:wigemor")
    assert {assumed["laid"]["0"] for assumed in match.aid(1)["odds"]} == {"0/0/0"}
    assert list(match.aid(0)["odds"][0]["chances"]) == ["0/0/0"]


def test_a_spectator_is_given_no_odds() -> None:
    assert contested(P3, "B", "wigemor").aid(None)["odds"] is None
    assert table(P3).aid(0)["odds"] is None


def test_LV_9_3_the_odds_do_not_tell_what_another_has_laid() -> None:
    match = contested(P3, "B", "wigemor")
    before = match.aid(0)
    play(match, "B commit_cards:0/4/1")
    assert match.aid(0) == before


def test_before_the_start_cards_are_dealt_there_is_nothing_to_say() -> None:
    match = vivat.game(data.ID, players=3).new(chance="typed")
    assert match.aid(None) == {}


def test_the_numbers_come_quickly() -> None:
    """Even the widest choice of five players, asked for the first time."""
    if not vivat.compiled.is_compiled():
        pytest.skip("compiled rules only")
    match = contested(with_seats(FIVE, C="tateshale 2+B, sedberouie 1, man 1; 5/6/3"), "A", "oxeneford")
    known = match.state.known_to(2)
    odds.tables()
    aid.chance.cache_clear()
    begun = time.process_time()
    aid.aid(known, 2)
    assert time.process_time() - begun < 0.05  # a tenth of it on an idle machine


def test_every_state_of_random_games_has_its_numbers() -> None:
    for players in data.PLAYERS:
        for state in kit.some_states(data.ID, {"players": players}, seed=players, share=0.3):
            rows = aid.aid(state, None).ledger or []
            assert sum(row.county_votes for row in rows) <= sum(data.VOTES)
            if not state.is_over():
                aid.aid(state.known_to(0).imagined(Rng(1)).known_to(0), 0)
