"""Section 9.1 on the board: the totals of a confrontation, the count of an election, and what is the same for all."""

from __future__ import annotations

from typing import Any

import kit
import pytest
from lv_table import CLOSE, P3, P4, STAY_AND_SPEND, play, table, with_hands

import vivat
from vivat import errors
from vivat.games.long_live_the_king import check, data, view

EVERYBODY = [0, 1, 2, None]


def part(match: vivat.Match, name: str, seat: int | None = None) -> Any:
    return match.view(seat)["board"][name]


def fought(*dice: str) -> vivat.Match:
    """B has entered Wigemor with two x1; C defends with one, A lays an x2."""
    match = play(table(P3, "B"), "B move:step:wigemor")
    play(match, "B commit_cards:2/0/0", "C commit_cards:1/0/0", "A commit_cards:0/1/0")
    return play(match, *dice)


@pytest.mark.parametrize("seat", EVERYBODY)
def test_LV_9_1_the_totals_of_a_confrontation_stay_until_the_turn_ends(seat: int | None) -> None:
    match = fought("dice 6 5", "dice 1", "dice 4")
    assert match.state.winner == 1
    assert part(match, "confrontation", seat)["totals"] == [8, 13, 7]
    play(match, "B banish_defender:lideford")
    assert part(match, "confrontation", seat)["totals"] == [8, 13, 7]
    play(match, "B place_free:end")
    assert part(match, "confrontation", seat) is None
    assert list(match.state.sums) == [0] * 5


@pytest.mark.parametrize("seat", EVERYBODY)
def test_LV_5_8_who_is_out_of_a_tie_keeps_his_total_on_the_board(seat: int | None) -> None:
    """Worked example 13: C wins the second roll with 7, though A had 8."""
    match = fought("dice 1 6", "dice 3", "dice 4")
    assert part(match, "confrontation", seat)["totals"] == [8, 2, 6]  # B and C add only their pieces so far
    play(match, "dice 1 1", "dice 1")
    assert match.state.winner == 2
    assert part(match, "confrontation", seat)["totals"] == [8, 4, 7]


def test_LV_5_6_before_the_first_die_the_pieces_alone_count() -> None:
    match = play(table(P3, "B"), "B move:step:wigemor")
    assert part(match, "confrontation")["totals"] is None
    assert part(fought(), "confrontation")["totals"] == [0, 2, 6]


@pytest.mark.parametrize("seat", EVERYBODY)
def test_LV_9_1_an_election_is_counted_on_the_board_while_ties_are_rolled(seat: int | None) -> None:
    """Worked example 11: B and C roll for the first place."""
    match = table(with_hands(P3, A="1/0/0"))
    play(match, "A move:step:grentebrige place_free:place roll_for_courtier:x1", "dice 5")
    counted = {
        "number": 1,
        "county_votes": [9, 6, 6],
        "penalties": [3, 0, 0],
        "bonuses": [0, 0, 0],
        "totals": [6, 6, 6],
        "gains": None,
    }
    assert part(match, "election", seat) == counted
    assert [row["place"] for row in part(match, "seats", seat)] == [3, 1, 1]
    play(match, "dice 6 6 6 6 6", "dice 1 1 1 1 1")
    assert part(match, "election", seat) == counted | {"gains": [1, 3, 2]}
    play(match, "draw x1 x1 x1")
    assert part(match, "election", seat) == counted | {"gains": [1, 3, 2]}
    play(match, "deal")
    assert part(match, "election", seat) is None


def test_LV_5_24_bonus_votes_of_earlier_elections_are_in_the_total_and_those_of_this_one_are_not() -> None:
    match = play(table(CLOSE.format(a="9/5/0", b="9/6/0"), "C", elections=4), f"C move:stay {STAY_AND_SPEND}", "dice 1")
    assert match.over
    assert part(match, "election") == {
        "number": 5,
        "county_votes": [8, 8, 7, 4],
        "penalties": [0, 0, 2, 0],
        "bonuses": [15, 12, 4, 9],
        "totals": [23, 20, 9, 13],
        "gains": None,
    }


def test_positions_without_totals_load_and_totals_that_cannot_be_are_refused_LV_5_8() -> None:
    match = fought("dice 6 5", "dice 1", "dice 4")
    older = match.position()
    for row in older["seats"]:
        del row["total"]
    del older["discard_turned"]
    assert part(vivat.load(older), "confrontation")["totals"] is None
    tied = fought("dice 1 6", "dice 3", "dice 4").position()
    assert vivat.load(tied).position() == tied
    tied["seats"][1]["total"] = 10
    with pytest.raises(errors.BadPosition, match=r"LV-5\.8"):
        vivat.load(tied)
    first = fought().position()
    first["seats"][0]["total"] = 10
    with pytest.raises(errors.BadPosition, match=r"LV-5\.8"):
        vivat.load(first)


def test_LV_5_8_a_tie_after_a_tie_may_be_below_the_total_of_somebody_who_is_out() -> None:
    match = fought("dice 1 6", "dice 3", "dice 4", "dice 1 4", "dice 1")
    assert match.state.again == 1
    assert list(match.state.sums[:3]) == [8, 7, 7]
    assert check.violations(match.state) == []
    content = match.position()
    assert vivat.load(content).position() == content


def test_LV_R16_no_more_cards_are_turned_down_than_lie_there() -> None:
    content = table(P4).position()
    content["discard_turned"] = {"x1": 1, "x2": 0, "x3": 0}
    with pytest.raises(errors.BadPosition, match="LV-R16"):
        vivat.load(content)


def test_what_a_seat_sees_like_everybody_is_the_same_object() -> None:
    for state in kit.some_states(data.ID, {"players": 4}, seed=4, share=0.05):
        shared = view.common(state)
        own = view.view(state, 2, shared)
        assert [name for name in own.__struct_fields__ if getattr(own, name) is not getattr(shared, name)] == ["seats"]
        assert [mine is theirs for mine, theirs in zip(own.seats, shared.seats, strict=True)] == [
            True,
            True,
            False,
            True,
        ]
