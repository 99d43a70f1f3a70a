"""Section 3: the set-up of the game and of each round."""

from __future__ import annotations

from typing import Any

import pytest

import vivat
from vivat.games.vive_le_roi import data

from . import positions as t


def new(**options: Any) -> vivat.Match:
    return vivat.game("vive_le_roi", **options).new(chance="typed")


def begun(first: int = 0, **options: Any) -> vivat.Match:
    """Dealt, and about to place (or to choose an ambition)."""
    match = new(**options)
    t.deal(match, first_unit=str(first))
    return match


def place_all(match: vivat.Match) -> list[int]:
    """Place at random-looking floors to the end of the placement; the units in the order they placed."""
    order = []
    while match.position()["step"] == "place_character":
        seat = t.speaking(match)
        order.append(match.state.sides()[seat])
        match.choose(seat, match.choices(seat)[-1])
        match.choose(seat, match.choices(seat)[len(order) % len(match.choices(seat))])
    return order


def test_VR_3_1_every_marker_starts_on_20_and_the_emissarys_on_40() -> None:
    match = new(units="2+1+2", teams="separate", emissary=True)
    assert t.markers(match) == [20] * 5
    assert t.emissary_marker(match) == 40
    assert [unit["seats"] for unit in match.view(None)["board"]["units"]] == [[0, 1], [2], [3, 4]]


def test_VR_3_2_the_first_unit_is_drawn_each_with_equal_chance() -> None:
    """And VR-R6."""
    for units in range(2, 9):
        assert new(players=units).outcomes() == {f"first_unit:{unit}": 1 for unit in range(units)}
    match = begun(first=2, players=4)
    assert match.waiting_for == {2}


def coronation(**more: Any) -> vivat.Match:
    """Somebody has just been crowned; the next round is not dealt yet."""
    match = t.ballot(t.A, turn=1, **{"units": "1+1+1+1", **more})
    t.vote(match, "y")
    return match


def test_VR_3_3_the_set_up_is_done_again_in_each_of_three_rounds() -> None:
    for number in (1, 2):
        match = coronation(round=number)
        t.deal(match)
        assert match.position()["round"] == number + 1
        assert len([word for _, word in match.history() if word.startswith("favourites:")]) == 4
    assert coronation(round=3).over


def test_VR_3_4_all_go_to_the_supply_and_the_jester_to_floor_3() -> None:
    match = coronation()
    assert t.place_of(match, "leonardo") == "throne", "the old board stays until the next deal"
    t.deal(match)
    assert match.position()["places"] == {"floor_3": ["jester"], "supply": list(data.CHARACTERS[:13])}
    assert begun(players=3).position()["places"] == match.position()["places"]


def test_VR_3_5_every_unit_gets_its_full_set_and_old_cards_do_not_add_up() -> None:
    match = coronation(no=[3, 3, 1, 0], ache=[1, 0, 0, 1], units="1+1+1+1")
    t.deal(match)
    assert [(unit["no"], unit["stomach_ache"]) for unit in match.position()["units"]] == [(3, 1)] * 4


def test_VR_3_6_every_seat_gets_one_favourites_card_and_the_emissary_an_open_one() -> None:
    match = new(players=3, emissary=True)
    match.happen("first_unit:0")
    assert len(match.outcomes()) == 26
    match.happen("favourites:fav_05")
    assert "favourites:fav_05" not in match.outcomes()
    t.deal(match, favourites="fav_06 fav_07 fav_08")
    assert [seat["favourites"] for seat in match.position()["seats"]] == ["fav_05", "fav_06", "fav_07"]
    seen = match.view(None)["board"]
    assert seen["emissary"]["favourites"]["card"] == "fav_08"
    assert [seat["favourites"] for seat in seen["seats"]] == [None] * 3


def test_VR_3_7_ambition_cards_are_dealt_and_chosen_before_anybody_is_placed() -> None:
    match = begun(players=3, ambition=True)
    assert match.waiting_for == {0, 1, 2}
    for seat in range(3):
        match.choose(seat, match.choices(seat)[0])
    assert match.position()["step"] == "place_character"
    assert len(t.on(match, "supply")) == 13


def test_VR_3_8_any_character_on_a_floor_from_1_to_4_that_has_room() -> None:
    match = begun(players=4)
    assert len(match.choices(0)) == 13
    match.choose(0, "place_character:ouaf")
    assert match.choices(0) == [f"place_floor:floor_{floor}" for floor in (1, 2, 3, 4)]
    match.choose(0, "place_floor:floor_3")
    assert t.on(match, "floor_3") == ["ouaf", "jester"]
    t.place(match, "anna 3", "bridget 3")
    match.choose(3, "place_character:eloise")
    assert match.choices(3) == [f"place_floor:floor_{floor}" for floor in (1, 2, 4)], "the Jester counts"


PLACED = {2: [6, 6], 3: [4] * 3, 4: [3] * 4, 5: [2] * 5, 6: [2] * 6, 7: [2] * 6 + [1], 8: [2] * 5 + [1] * 3}
LEFT = {2: 1, 3: 1, 4: 1, 5: 3, 6: 1, 7: 0, 8: 0}


@pytest.mark.parametrize("units", range(2, 9))
def test_VR_3_9_how_many_each_unit_places_and_how_many_are_left(units: int) -> None:
    """And VR-3.10, VR-3.11: counted from the first unit of the round; the others go to floor 0."""
    for first in range(units):
        match = begun(first, players=units)
        order = place_all(match)
        assert order == [(first + number) % units for number in range(sum(PLACED[units]))]
        assert [order.count((first + number) % units) for number in range(units)] == PLACED[units]
        assert len(t.on(match, "floor_0")) == LEFT[units]
        assert not t.on(match, "supply")


def test_VR_3_10_last_is_counted_in_the_order_of_this_round() -> None:
    match = begun(6, players=8)
    place_all(match)
    assert t.markers(match) == [20, 20, 20, 23, 23, 23, 20, 20]


def test_VR_3_11_the_emissary_places_nothing() -> None:
    match = begun(players=3, emissary=True)
    assert place_all(match) == [0, 1, 2] * 4
    assert t.on(match, "floor_0") == ["anna"]


@pytest.mark.parametrize("units", range(2, 9))
def test_VR_3_12_compensation_as_soon_as_the_placement_is_over_then_the_first_unit_moves(units: int) -> None:
    match = begun(1, players=units)
    place_all(match)
    last = {7: 1, 8: 3}.get(units, 0)
    expected = [20] * units
    for number in range(last):
        expected[(1 + units - 1 - number) % units] = 23
    assert t.markers(match) == expected
    assert match.position()["step"] == "move_character"
    assert match.waiting_for == {1}


@pytest.mark.parametrize("units", ["1+1", "2+1", "2+2"])
def test_VR_R7_two_units_place_six_each_and_the_jester_is_not_counted(units: str) -> None:
    """The printed numbers: six each, one left, three of those who are placed on a floor."""
    match = begun(units=units, teams="common" if "2" in units else "off")
    assert place_all(match) == [0, 1] * 6
    assert [len(t.on(match, f"floor_{floor}")) for floor in range(6)] == [1, 3, 3, 4, 3, 0]
    assert "jester" in t.on(match, "floor_3")


def test_VR_R7_the_room_that_is_shown_while_placing_is_the_room_there_is() -> None:
    match = begun(players=2)
    while match.position()["step"] != "move_character":
        seat, board = t.speaking(match), match.view(None)["board"]
        if board["step"] == "place_floor":
            free = {place for place in ("floor_1", "floor_2", "floor_3", "floor_4") if board["room"][place]}
            assert {word.partition(":")[2] for word in match.choices(seat)} == free
        match.choose(seat, match.choices(seat)[-1])
        for placed in t.facts(match, "placed")[-1:]:
            after = match.view(None)["board"]
            assert placed["full"] == (after["room"][placed["place"]] == 0), placed
    assert match.view(None)["board"]["room"] == {
        "floor_0": 2, "floor_1": 0, "floor_2": 0, "floor_3": 0, "floor_4": 0, "floor_5": 3,
    }  # fmt: skip


def test_VR_R7_five_each_never_break_the_limit_of_three() -> None:
    match = begun(players=2, placed_by_two="five_each")
    assert place_all(match) == [0, 1] * 5
    assert max(len(people) for people in match.position()["places"].values()) <= 3
    assert len(t.on(match, "floor_0")) == 3
    free = 12 - sum(len(t.on(match, f"floor_{floor}")) for floor in (1, 2, 3, 4))
    assert free == 1, "so the first moves are not blocked"


@pytest.mark.parametrize(("teams", "team"), [("separate", [23, 23]), ("common", [23, 23])])
def test_VR_R9_a_team_is_compensated_on_both_markers_or_on_its_common_one(teams: str, team: list[int]) -> None:
    match = begun(0, units="1+1+1+1+1+1+2", teams=teams)
    place_all(match)
    assert t.markers(match) == [20] * 6 + team


def test_VR_R9_compensation_is_paid_in_every_round() -> None:
    match = coronation(units="1+1+1+1+1+1+1", no=[2, 2, 2, 2, 1, 2, 1])
    before = t.markers(match)
    t.deal(match)
    place_all(match)
    assert match.position()["first"] == 1
    assert [after - old for after, old in zip(t.markers(match), before, strict=True)] == [3, 0, 0, 0, 0, 0, 0]
