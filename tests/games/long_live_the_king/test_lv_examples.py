"""Sections 11.1 to 11.3: every worked example, from its position to its result; elections have their own file."""

from __future__ import annotations

import pytest

from lv_table import (  # isort: skip
    P3, P4, behind, bonuses, discards, hand, hands, holds, offers, play, stands, step, table, votes, with_hands,
    with_seats,
)  # fmt: skip

import vivat
from vivat.games.long_live_the_king import data, words
from vivat.games.long_live_the_king.rules import points


def names(counties: int) -> set[str]:
    return {name for number, name in enumerate(data.COUNTIES) if counties >> number & 1}


def dice_total(mixture: str, *dice: int) -> int:
    number = next(k for k in range(56) if words.mixture(k) == mixture)
    return points(sum(1 << 3 * (die - 1) for die in dice), number)


def test_example_1_the_neighbours_of_wigemor_and_sarisberie_LV_1_8() -> None:
    wigemor = {"man", "loncastre", "tateshale", "stadford", "oxeneford", "lideford"}
    assert names(data.NEIGHBOURS[data.WIGEMOR]) == wigemor
    assert names(data.NEIGHBOURS[data.SARISBERIE]) == {"oxeneford", "lideford"}


@pytest.mark.parametrize(("county", "most"), [("tateshale", 4), ("sedberouie", 2)])
def test_example_2_four_courtiers_fit_into_tateshale_two_into_sedberouie_LV_1_5(county: str, most: int) -> None:
    text = with_seats(P3, B=f"{county} {most}+B, stadford 1; 6/4/1", C="lideford 2+B; 6/4/1")
    assert stands(table(text), "B").startswith(f"{county} {most}+B")
    with pytest.raises(vivat.errors.BadPosition):
        table(with_seats(text, B=f"{county} {most + 1}+B, stadford 1; 6/4/1"))


def test_example_3_dice_on_cards_and_two_1s_bring_both_x1_back_LV_5_5_and_LV_5_10() -> None:
    assert dice_total("2/2/1", 1, 1, 3, 4, 6) == 34
    match = table(P3, "B")
    play(match, "B move:step:wigemor", "A commit_cards:1/0/0", "B commit_cards:2/2/1", "C commit_cards:1/0/0")
    play(match, "dice 1 1 3 4 6", "dice 6", "dice 6")
    assert hand(match, "B") == "6/2/0"
    assert match.position()["discard_open"] == {"x1": 20, "x2": 11, "x3": 1}


def test_example_4_the_defender_wins_with_40_against_39_and_36_LV_5_6() -> None:
    assert [
        dice_total("2/2/1", 6, 5, 3, 2, 1),
        dice_total("0/3/1", 6, 5, 3, 1),
        dice_total("1/3/1", 5, 4, 3, 1, 1),
    ] == [
        37,
        36,
        32,
    ]
    match = table(
        """
        A: roucestre 2, oxeneford 2+B; 6/4/1
        B: sedberouie 2, tateshale 2+B; 6/4/1
        C: lideford 2, wigemor 3+B; 6/4/1
        """,
        "A",
    )
    play(match, "A move:step:wigemor", "A commit_cards:2/2/1", "B commit_cards:0/3/1", "C commit_cards:1/3/1")
    play(match, "dice 6 5 3 2 1", "dice 6 5 3 1", "dice 5 4 3 1")
    assert match.view(None)["board"]["confrontation"]["totals"][:2] == [39, 36]
    play(match, "dice 1")
    assert match.view(None)["board"]["confrontation"]["winner"] == 2


def test_example_5_fourteen_votes_without_cards_are_ten_LV_5_22_and_LV_5_23() -> None:
    match = table(
        """
        A: roucestre 2, oxeneford 2+B; 6/4/1
        B: sedberouie 2+B; 6/4/1
        C: tateshale 1, lincolia 1, grentebrige 1, lundonia 1+B; 1/0/0
        """,
        "C",
    )
    play(match, "C move:stay place_free:place roll_for_courtier:x1", "dice 1")
    assert votes(match)[2] == 10


def test_example_6_the_list_of_moves_LV_4_10_LV_4_12_LV_4_20() -> None:
    match = table(P4)
    ways = {"man", "sedberouie", "tateshale", "wigemor"}
    assert offers(match, "A") == {"stay", *(f"step:{way}" for way in ways), *(f"cross:{way}" for way in ways)}
    assert behind(match, "A", "man") == {"wigemor"}
    assert behind(match, "A", "sedberouie") == {"tateshale"}
    assert behind(match, "A", "tateshale") == {"sedberouie", "wigemor", "stadford", "lincolia"}
    assert behind(match, "A", "wigemor") == {"man", "tateshale", "stadford", "oxeneford"}


def test_example_7_the_last_card_leads_into_no_enemy_county_LV_4_16() -> None:
    match = table(with_hands(P4, A="0/1/0"))
    assert behind(match, "A", "man") == {"wigemor"}
    assert behind(match, "A", "sedberouie") == {"tateshale"}
    assert behind(match, "A", "tateshale") == {"sedberouie", "wigemor", "stadford"}
    assert behind(match, "A", "wigemor") == {"man", "tateshale", "stadford"}


def test_example_8_two_failed_crossings_and_a_stop_LV_4_13_to_LV_4_15() -> None:
    match = table(P4)
    play(match, "A move:cross:wigemor cross_to:stadford cross_card:x1", "dice 2")
    assert offers(match, "A") == {"stop", "cross:man", "cross:sedberouie", "cross:tateshale", "cross:wigemor"}
    play(match, "A after_failed_crossing:cross:tateshale cross_to:stadford cross_card:x2", "dice 1")
    play(match, "A after_failed_crossing:stop")
    assert stands(match, "A") == "loncastre 1+B, tateshale 2"
    assert hand(match, "A") == "4/2/1"
    assert match.waiting_for == {1}


def test_example_9_a_journey_of_three_counties_LV_4_17_to_LV_4_24() -> None:
    match = table(P4)
    play(match, "A move:cross:tateshale cross_to:stadford cross_card:x2", "dice 2")
    assert offers(match, "A") == {
        "settle",
        *(f"onward:{c}" for c in ("lincolia", "wigemor", "grentebrige", "oxeneford")),
    }
    play(match, "A onward:onward:wigemor cross_card:x1", "dice 3")
    assert offers(match, "A") == {"settle", "onward:man", "onward:oxeneford"}
    play(match, "A onward:settle place_free:place roll_for_courtier:x3", "dice 1", "A roll_for_courtier:end")
    assert stands(match, "A") == "loncastre 1, tateshale 2, wigemor 2+B"
    assert hand(match, "A") == "4/2/0"


def test_example_10_an_election_in_mid_turn_LV_5_20_LV_5_28_LV_5_29() -> None:
    match = table(with_hands(P4, A="0/1/0"))
    play(match, "A move:cross:wigemor cross_to:stadford cross_card:x2", "dice 1")
    assert votes(match) == [5, 7, 6, 2]
    assert bonuses(match) == [2, 4, 3, 1]
    assert discards(match) == 40
    play(match, "deal")
    assert hands(match) == [10, 20, 20, 30]
    assert match.waiting_for == {0}
    assert offers(match, "A") == {"stop", "cross:man", "cross:sedberouie", "cross:tateshale", "cross:wigemor"}


def test_example_11_an_election_while_placing_with_a_tie_by_dice_LV_5_27() -> None:
    match = table(with_hands(P3, A="1/0/0"))
    play(match, "A move:step:grentebrige place_free:place roll_for_courtier:x1", "dice 5")
    assert holds(match, "A", "grentebrige") == "2+B"
    assert votes(match) == [6, 6, 6]
    play(match, "dice 6 6 6 6 6", "dice 1 1 1 1 1")
    assert bonuses(match) == [1, 3, 2]
    assert discards(match) == 38
    play(match, "draw x1", "deal")
    assert hands(match) == [12, 23, 23]
    assert discards(match) == 2
    play(match, "A roll_for_courtier:x1", "dice 3")
    assert holds(match, "A", "grentebrige") == "3+B"


def test_example_12_a_third_player_wins_and_an_election_follows_LV_5_9_LV_5_13_LV_5_14() -> None:
    match = table(with_hands(P4, C="0/1/0"), "C")
    play(match, "C move:step:grentebrige", "A commit_cards:1/1/0", "B commit_cards:1/0/0", "C commit_cards:0/1/0")
    play(match, "D commit_cards:2/0/1", "dice 4", "dice 6 5 1", "dice 3 4")
    assert match.view(None)["board"]["confrontation"]["totals"] == [11, 8, 10, 24]
    play(match, "dice 5")
    assert hand(match, "D") == "11/7/0"
    assert match.state.reserve[1] == 16
    assert match.waiting_for == {3}
    assert offers(match, "D") == {"lincolia"}
    play(match, "D banish_defender:lincolia")
    assert offers(match, "D") == {"roucestre", "oxeneford"}
    play(match, "D banish_intruder:roucestre place_free:place")
    assert stands(match, "B") == "lincolia 1+B"
    assert stands(match, "C") == "oxeneford 2, roucestre 2+B"
    assert holds(match, "D", "grentebrige") == "1"
    assert votes(match) == [7, 3, 4, 6]
    assert bonuses(match) == [4, 1, 2, 3]
    assert discards(match) == 46
    play(match, "deal")
    assert discards(match) == 2
    assert hands(match) == [18, 20, 11, 29]
    assert match.waiting_for == {3}
    assert step(match) == "roll_for_courtier"
    play(match, "D roll_for_courtier:end")
    assert match.waiting_for == {3}
    assert step(match) == "move"


def test_example_13_a_tie_is_rolled_again_and_only_the_first_roll_brings_cards_back_LV_5_8() -> None:
    match = table(P3, "B")
    play(match, "B move:step:wigemor", "A commit_cards:0/1/0", "B commit_cards:2/0/0", "C commit_cards:1/0/0")
    play(match, "dice 1 6", "dice 3", "dice 4")
    assert match.view(None)["board"]["rolling"] == [1, 2]
    play(match, "dice 1 1", "dice 1")
    assert match.view(None)["board"]["confrontation"]["winner"] == 2
    assert [hand(match, seat) for seat in "ABC"] == ["6/3/1", "5/4/1", "5/4/1"]
    assert match.waiting_for == {2}
    assert offers(match, "C") == {"sedberouie", "tateshale"}


def test_example_14_three_empty_hands_cause_one_election_LV_5_21() -> None:
    match = table(with_hands(P3, A="1/0/0", B="0/1/0", C="2/0/0"), "B")
    play(match, "B move:step:wigemor", "A commit_cards:1/0/0", "B commit_cards:0/1/0", "C commit_cards:2/0/0")
    play(match, "dice 6", "dice 3 4", "dice 5")
    play(match, "B banish_defender:lideford place_free:place")
    assert votes(match) == [4, 7, 2]
    assert bonuses(match) == [2, 3, 1]
    assert discards(match) == 60
    play(match, "deal")
    assert hands(match) == [15, 15, 15]
    assert discards(match) == 15
    assert match.position()["elections"] == 1


def test_example_15_a_whole_hand_won_back_is_not_out_LV_5_10_and_LV_R17() -> None:
    match = table(with_hands(P3, B="1/1/0", C="1/0/0"), "B")
    play(match, "B move:step:wigemor", "A commit_cards:0/2/0", "B commit_cards:1/1/0", "C commit_cards:1/0/0")
    play(match, "dice 1 1", "dice 1", "dice 6")
    assert match.view(None)["board"]["confrontation"]["totals"][1:] == [5, 7]
    play(match, "dice 5", "B take_back:all")
    assert hand(match, "B") == "1/1/0"
    play(match, "A banish_defender:lideford banish_intruder:sedberouie place_free:place")
    assert votes(match) == [9, 6, 2]
    assert match.position()["elections"] == 1


def test_example_16_an_intruder_without_courtiers_goes_back_LV_5_6_and_LV_R11() -> None:
    text = with_seats(P4, A="tateshale 2, loncastre 1+B, wigemor 1; 5/3/1", D="lideford B; 12/7/1")
    match = table(text, "D")
    play(match, "D move:step:wigemor", "A commit_cards:0/0/1", "B commit_cards:1/0/0", "C commit_cards:1/0/0")
    play(match, "D commit_cards:2/0/0", "dice 4 3", "dice 4", "dice 6")
    assert match.view(None)["board"]["confrontation"]["totals"] == [14, 6, 0, 9]
    play(match, "dice 2")
    assert match.waiting_for == {0}
    assert offers(match, "A") == {"lideford"}


def test_example_17_a_winner_without_courtiers_gains_nothing_LV_R10_LV_R12_LV_4_22() -> None:
    match = table(
        """
        A: stadford 4+B, oxeneford 4, grentebrige 4, lundonia 3, roucestre 2; 3/3/1
        B: sedberouie 2, tateshale 2+B; 6/4/1
        C: lideford 2, wigemor 2, sarisberie B; 6/4/1
        """,
        "B",
    )
    assert match.state.reserve[0] == 0
    play(match, "B move:step:wigemor", "A commit_cards:0/2/1", "B commit_cards:1/0/0", "C commit_cards:1/0/0")
    play(match, "dice 6", "dice 4", "dice 2 2")
    assert match.view(None)["board"]["confrontation"]["totals"][1:] == [8, 8]
    play(match, "dice 5")
    assert offers(match, "A") == {"sedberouie", "tateshale"}
    play(match, "A banish_intruder:sedberouie")
    assert [holds(match, seat, "wigemor") for seat in "ABC"] == ["", "", ""]
    assert holds(match, "C", "sarisberie") == "B"
    assert match.waiting_for == {2}
