"""Section 5.7: the Royal Wedding."""

from __future__ import annotations

from typing import Any

import pytest

import vivat

from . import positions as t


def wedding(text: str = t.A, **more: Any) -> vivat.Match:
    """The first coronation is just over."""
    match = t.ballot(text, wedding=True, **more)
    t.vote(match, "y")
    return match


def test_VR_5_31_first_coronation_counts_without_ambition_and_the_next_unit_moves() -> None:
    match = wedding(
        turn=1, ambition=True, ambitions=["no_wc", "man_king", "kingmaker"], favourites=["fav_06", "fav_02"]
    )
    assert t.markers(match)[:2] == [50, 42]
    assert t.place_of(match, "leonardo") == "throne_side"
    assert match.waiting_for == {2}
    assert match.position()["round"] == 1
    t.move(match, "anna")
    seen = match.view(None)["board"]["seats"]
    assert [seat["favourites"]["card"] for seat in seen[:2]] == ["fav_06", "fav_02"], "the cards stay open"


def test_VR_5_32_nothing_else_is_reset() -> None:
    match = t.ballot(t.A, wedding=True, emissary=True, emissary_card="fav_06", emissary_no=1)
    before = match.position()
    t.vote(match, "y")
    after = match.position()
    assert [unit["no"] for unit in after["units"]] == [unit["no"] for unit in before["units"]]
    assert after["emissary"]["no"] == 1
    places = {place: people for place, people in before["places"].items() if place != "throne"}
    assert after["places"] == {**places, "throne_side": ["leonardo"]}


def test_VR_5_33_the_second_count_leaves_out_the_first_crowned_and_ends_the_round() -> None:
    match = wedding(favourites=["fav_02"], turn=0)
    t.move(match, "bridget")
    before = t.markers(match)[0]
    t.vote(match, "y")
    assert t.markers(match)[0] - before == 4 + 10 + 1 + 0 + 2 + 0, "anna, bridget, eloise; leonardo counts nothing"
    t.deal(match)
    assert (match.position()["round"], match.position()["first"]) == (2, 1)


@pytest.mark.parametrize("second", ["bridget", "jeanne"])
def test_VR_5_33_any_two_can_form_the_couple(second: str) -> None:
    match = wedding()
    t.move(match, second)
    t.vote(match, "y")
    assert match.position()["places"]["throne"] == [second]
    assert match.position()["step"] == "next_round"


def test_VR_5_34_ambition_cards_are_turned_up_and_paid_at_the_second_count_only() -> None:
    match = wedding(ambition=True, ambitions=["man_king", "woman_queen", "jester_king"], favourites=["fav_01"])
    assert [seat["ambition"] for seat in match.view(1)["board"]["seats"]] == [None, "woman_queen", None]
    t.move(match, "bridget")
    before = t.markers(match)
    t.vote(match, "y")
    assert [seat["ambition"] for seat in match.view(1)["board"]["seats"]] == ["man_king", "woman_queen", "jester_king"]
    assert t.markers(match)[0] - before[0] == 1 - 2 + 5 - 3 + 2 + 0 + 3


def test_VR_5_35_signs_are_turned_only_at_the_count_of_the_jester_himself() -> None:
    match = wedding(t.J, favourites=["fav_02"], markers=[100] * 3)
    assert t.markers(match)[0] == 85
    t.move(match, "bridget")
    t.vote(match, "y")
    assert t.markers(match)[0] == 85 + 3 + 10 + 1 + 4 + 2 + 0


NOBODY_LEFT = (
    "throne victoria; throne_side jester; cell_3 anna; cell_2 bridget; cell_1 eloise; "
    "box foidvo guenievre hector jeanne leonardo merlin ouaf romeo tristan"
)
EIGHT = "1+1+1+1+1+1+1+1"


def test_VR_R23_no_second_candidate_ends_the_round_and_pays_the_ambition_cards() -> None:
    """Card 16 looks at the first count: seat 2 was below 11 there, seat 3 was not."""
    match = t.ballot(
        NOBODY_LEFT,
        units=EIGHT,
        wedding=True,
        turn=3,
        kingmakers=[5],
        below_11=[2],
        no=[2, 2, 0, 0, 0, 0, 0, 0],
        favourites=["fav_01"],
        ambition=True,
        ambitions=["three_in_cells", "jester_king", "consolation", "kingmaker", "no_wc", "not_floors_0_1"],
        emissary=False,
    )
    t.vote(match, "nyyyyyyy")
    assert t.markers(match)[:6] == [20, 25, 23, 20, 25, 25]
    assert match.view(None)["board"]["seats"][7]["ambition"] is not None
    t.deal(match)
    assert match.position()["first"] == 5


@pytest.mark.parametrize(
    ("ambitions", "after"),
    [
        (["no_wc", "jester_king", "man_king"], [25, 25, 20]),
        (["no_wc", "man_king", "jester_king"], [20, 20, 25]),
    ],
)
def test_VR_R23_a_common_marker_moves_by_the_smaller_payment(ambitions: list[str], after: list[int]) -> None:
    match = t.ballot(
        NOBODY_LEFT,
        units="2+1+1+1+1+1+1",
        teams="common",
        wedding=True,
        kingmakers=[5],
        no=[2, 0, 0, 0, 0, 0, 0],
        ambition=True,
        ambitions=ambitions,
    )
    t.vote(match, "nyyyyyy")
    assert t.markers(match)[:3] == after


def test_VR_R23_also_when_the_first_coronation_itself_leaves_nobody() -> None:
    match = t.ballot(
        "throne jester; cell_3 anna; cell_2 bridget; cell_1 eloise; "
        "box foidvo guenievre hector jeanne leonardo merlin ouaf romeo tristan victoria",
        units=EIGHT,
        wedding=True,
        turn=4,
        no=[2, 1, 0, 0, 0, 0, 0, 0],
    )
    t.vote(match, "y")
    assert match.position()["step"] == "next_round"
    assert t.place_of(match, "jester") == "throne_side"
    t.deal(match)
    assert match.position()["first"] == 4


def test_VR_R23_the_last_one_on_a_floor_or_in_a_wc_keeps_the_round_going() -> None:
    for place in ("floor_0", "wc_3", "floor_5"):
        text = NOBODY_LEFT.replace(" tristan", "") + f"; {place} tristan"
        units = "1+1+1+1+1+1" if place == "floor_0" else EIGHT
        no = [1, 0, 0, 0, 0, 0] if place == "floor_0" else [2, 2, 0, 0, 0, 0, 0, 0]
        match = t.ballot(text, units=units, wedding=True, kingmakers=[5], no=no)
        t.vote(match, "n" + "y" * (len(no) - 1))
        assert match.position()["step"] == "move_character"
        assert t.movable(match) == {"tristan"}


@pytest.mark.parametrize(
    ("card", "first", "second", "pays"),
    [
        ("jester_king", "jester", "bridget", 5),
        ("woman_queen", "leonardo", "bridget", 3),
        ("woman_queen", "bridget", "leonardo", 3),
        ("man_king", "leonardo", "romeo", 3),
        ("man_king", "bridget", "jeanne", 0),
        ("jester_king", "bridget", "jeanne", 0),
    ],
)
def test_VR_R24_cards_about_the_crowned_hold_if_one_of_the_couple_fits(
    card: str, first: str, second: str, pays: int
) -> None:
    """Paid once, also when both fit."""
    text = f"throne {second}; throne_side {first}"
    common: dict[str, Any] = {
        "rest": "floor_1 floor_2 floor_3",
        "wedding": True,
        "step": "cast_vote",
        "kingmakers": [2],
        "markers": [100] * 3,
    }
    with_card, without = (
        t.table(text, **common, ambition=True, ambitions=[card]),
        t.table(text, **common),
    )
    t.vote(with_card, "y")
    t.vote(without, "y")
    assert t.markers(with_card)[0] - t.markers(without)[0] == pays


@pytest.mark.parametrize(("unit", "pays"), [(0, 3), (1, 0), (2, 3)])
def test_VR_R24_kingmaker_holds_for_either_coronation(unit: int, pays: int) -> None:
    ambitions = ["jester_king", "three_in_cells", "two_in_wc"]
    ambitions[unit] = "kingmaker"
    common: dict[str, Any] = {"wedding": True, "step": "cast_vote", "kingmakers": [2], "turn": 0, "markers": [50] * 3}
    with_card, without = t.table(t.B, **common, ambition=True, ambitions=ambitions), t.table(t.B, **common)
    t.vote(with_card, "y")
    t.vote(without, "y")
    assert t.markers(with_card)[unit] - t.markers(without)[unit] == pays


def test_VR_R24_consolation_looks_at_the_second_count() -> None:
    """fav_12 makes 21 at the first count of A; at the second of this position it makes less than 11."""
    match = wedding(favourites=["fav_12"], ambition=True, ambitions=["consolation"], units="1+1+1")
    before = t.markers(match)[0]
    t.move(match, "jeanne")
    t.vote(match, "nyy")
    t.move(match, "bridget")
    t.vote(match, "y")
    points = 4 - 2 - 1 + 0 + 4 + 0
    assert t.markers(match)[0] - before == points + 3
