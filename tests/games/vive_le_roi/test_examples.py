"""The worked examples of section 11, X1 to X19, each from its position. Units are counted from 0 here."""

from __future__ import annotations

from typing import Any

import pytest

import vivat

from . import positions as t


def test_X1_the_character_nobody_placed_goes_to_floor_0() -> None:
    """VR-3.9, VR-3.11."""
    match = t.table(
        "supply eloise victoria; floor_1 anna bridget foidvo; floor_2 guenievre hector jeanne; "
        "floor_3 jester leonardo merlin; floor_4 ouaf romeo tristan",
        step="place_character",
        turn=2,
    )
    t.place(match, "victoria 4")
    assert t.on(match, "floor_0") == ["eloise"]
    assert not t.on(match, "supply")


X2 = "floor_4 romeo anna bridget eloise; floor_3 foidvo guenievre hector; floor_2 jeanne leonardo"


def test_X2_romeo_goes_up_and_nobody_of_floor_3_could_enter_the_full_floor_4() -> None:
    """VR-4.2."""
    match = t.table(X2, rest="floor_1 floor_0", units="1+1+1+1")
    t.move(match, "romeo")
    assert t.place_of(match, "romeo") == "floor_5"
    match = t.table(X2, rest="floor_1 floor_0", units="1+1+1+1")
    t.move(match, "hector")
    assert t.place_of(match, "hector") == "wc_4"


def test_X3_a_wc_is_entered_only_beside_a_full_floor() -> None:
    """VR-4.2."""
    match = t.table(X2, rest="floor_1 floor_0", units="1+1+1+1")
    t.move(match, "leonardo")
    assert t.place_of(match, "leonardo") == "floor_3", "floor 3 is not full: the WC beside it is no way"
    t.move(match, "foidvo")
    assert t.place_of(match, "foidvo") == "wc_4"


def test_X4_out_of_the_wc_is_the_whole_move() -> None:
    """VR-4.2, VR-4.4."""
    match = t.table(
        "wc_4 foidvo; wc_3 leonardo; floor_4 anna bridget eloise; floor_3 guenievre hector jeanne merlin; "
        "floor_2 ouaf romeo; floor_1 tristan victoria; floor_0 jester",
        units="1+1+1+1",
    )
    assert "leonardo" not in t.movable(match)
    assert not {"ouaf", "romeo"} & t.movable(match), "both WCs are taken"
    t.move(match, "foidvo")
    assert t.place_of(match, "foidvo") == "floor_4"
    assert match.waiting_for == {1}


ELECTION = "throne jeanne; floor_5 anna; floor_4 bridget eloise; floor_3 foidvo guenievre hector; floor_2 jester"


def election(text: str = ELECTION, rest: str = "floor_1 floor_2 floor_3", **more: Any) -> vivat.Match:
    return t.ballot(text, rest=rest, **more)


def test_X5_one_no_sends_the_first_refused_to_the_cell_of_floor_3() -> None:
    """VR-5.4, VR-5.5, VR-5.7."""
    match = election()
    t.vote(match, "yny")
    assert t.place_of(match, "jeanne") == "cell_3"
    assert [t.unit(match, unit)["no"] for unit in range(3)] == [4, 3, 4]
    assert match.view(None)["board"]["units"][0]["cards"]["yes"] == 1


def test_X6_a_stomach_ache_saves_from_the_cell_and_the_no_is_lost_too() -> None:
    """VR-5.4, VR-5.5, VR-R11."""
    match = election()
    t.vote(match, "nsy")
    assert t.place_of(match, "jeanne") == "floor_5"
    assert not t.on(match, "cell_3")
    assert (t.unit(match, 0)["no"], t.unit(match, 1)["stomach_ache"]) == (3, 0)


CARDS = ("fav_01", "fav_02", "fav_12")


def counted(text: str, **more: Any) -> list[int]:
    """How far each marker moves when everybody agrees to the candidate."""
    match = t.ballot(text, **{"favourites": CARDS, **more})
    before = t.markers(match)
    t.vote(match, "y")
    return [after - old for after, old in zip(t.markers(match), before, strict=True)]


def test_X7_leonardo_is_crowned_and_everybody_counts() -> None:
    """VR-5.11."""
    assert counted(t.A) == [3, 22, 21]


def test_X8_the_jester_is_crowned_and_all_signs_are_turned() -> None:
    """VR-5.12, VR-R13."""
    assert counted(t.J)[1] == -15


def test_X9_teams_count_as_units_for_the_vote_sets() -> None:
    """VR-1.6, VR-5.36, VR-5.40."""
    for units, no in (("2+2+2", 4), ("2+2+2+1", 3)):
        match = vivat.game("vive_le_roi", units=units, teams="separate").new(chance="typed")
        t.deal(match)
        sets = [unit["cards"] for unit in match.view(None)["board"]["units"]]
        assert sets == [{"yes": 1, "no": no, "stomach_ache": 1}] * len(units.split("+"))


def test_X10_two_units_that_place_five_each_leave_three_for_floor_0() -> None:
    """VR-3.8, VR-R7."""
    match = t.table(
        "floor_1 anna bridget eloise; floor_2 foidvo guenievre hector; floor_3 jester jeanne; floor_4 leonardo merlin; "
        "supply ouaf romeo tristan victoria",
        units="1+1",
        step="place_character",
        turn=1,
        placed_by_two="five_each",
    )
    match.choose(1, "place_character:ouaf")
    assert match.choices(1) == ["place_floor:floor_3", "place_floor:floor_4"]
    match.choose(1, "place_floor:floor_3")
    assert t.on(match, "floor_0") == ["romeo", "tristan", "victoria"]
    assert len(t.on(match, "floor_3")) + len(t.on(match, "floor_4")) == 5, "one of six places is free"


def test_X11_seven_units_the_last_of_the_order_places_once_and_is_compensated() -> None:
    """VR-3.9, VR-3.10, VR-R9."""
    match = t.table(
        "floor_3 jester", rest="supply", units="1+1+1+1+1+1+1", round=2, first=2, turn=2, step="place_character"
    )
    order = []
    for floor in (1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 4, 4):
        order.append(t.speaking(match))
        match.choose(order[-1], match.choices(order[-1])[0], f"place_floor:floor_{floor}")
    assert order == [2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0]
    assert t.markers(match) == [20, 23, 20, 20, 20, 20, 20]
    assert not t.on(match, "floor_0")
    assert match.waiting_for == {2}


def test_X12_with_two_units_three_fill_a_floor() -> None:
    """VR-0.7, VR-4.2."""
    match = t.table(
        "floor_3 anna bridget eloise; floor_2 foidvo guenievre hector; floor_4 jeanne; floor_5 jester leonardo merlin",
        rest="floor_1 floor_0",
        units="1+1",
    )
    t.move(match, "guenievre")
    assert t.place_of(match, "guenievre") == "wc_3"
    assert (t.on(match, "floor_4"), t.on(match, "floor_5")) == (["jeanne"], ["leonardo", "merlin", "jester"])


def test_X13_a_refused_jester_goes_down_and_takes_no_cell() -> None:
    """VR-5.9, VR-R10."""
    match = election(
        "throne jester; floor_5 merlin; floor_2 anna bridget eloise foidvo; floor_1 guenievre hector",
        rest="floor_3 floor_4",
    )
    t.vote(match, "nyy")
    assert t.place_of(match, "jester") == "floor_1"
    t.move(match, "merlin")
    t.vote(match, "yny")
    assert t.place_of(match, "merlin") == "cell_3"


def test_X14_with_two_units_floor_0_takes_the_jester_as_a_fourth() -> None:
    """VR-5.9, VR-R8."""
    match = election(
        "throne jester; floor_2 anna bridget eloise; floor_1 foidvo guenievre hector; floor_0 jeanne leonardo merlin",
        rest="floor_3 floor_4",
        units="1+1",
        placed_by_two="five_each",
    )
    t.vote(match, "ny", emissary="yes")
    assert len(t.on(match, "floor_0")) == 4
    assert t.place_of(match, "jester") == "floor_0"


def test_X15_the_fourth_refused_goes_to_the_box() -> None:
    """VR-5.5, VR-5.7."""
    text = "throne anna; cell_3 bridget; cell_2 eloise; cell_1 foidvo; floor_3 jester"
    match = election(text, units="1+1+1+1", no=[3, 3, 1, 2], favourites=["fav_02"])
    before = [t.unit(match, unit)["no"] for unit in range(4)]
    t.vote(match, "nnyy")
    assert t.place_of(match, "anna") == "box"
    assert [t.unit(match, unit)["no"] for unit in range(4)] == [before[0] - 1, before[1] - 1, before[2], before[3]]
    assert match.state.worth(13) == 0


def test_X16_the_banned_name_counts_nowhere() -> None:
    """VR-0.8, VR-5.18."""
    assert counted(t.A, banned=True) == [3, 12, 23]


def test_X17_a_banned_name_spoils_no_ambition() -> None:
    """VR-5.22, VR-0.8."""
    assert counted(t.A, ambition=True, ambitions=["no_wc", "jester_king", "three_in_cells"])[0] == 3
    assert counted(t.A, ambition=True, ambitions=["no_wc", "jester_king", "three_in_cells"], banned=True)[0] == 8


def test_X18_two_in_the_cells_and_consolation() -> None:
    """VR-1.7, VR-R16."""
    assert counted(t.A, ambition=True, ambitions=["two_in_cells", "consolation", "jester_king"])[:2] == [8, 22]
    assert counted(t.A, ambition=True, ambitions=["consolation", "two_in_cells", "jester_king"])[0] == 6


@pytest.mark.parametrize(
    ("marker", "stop", "after"),
    [
        (12, "after_ambition", 2),
        (9, "after_ambition", 0),
        (12, "before_ambition", 5),
        (9, "before_ambition", 5),
        (20, "before_ambition", 10),
    ],
)
def test_X19_loss_and_gain_are_one_movement_or_two_and_stop_at_0(marker: int, stop: str, after: int) -> None:
    """VR-5.14, VR-5.23, VR-R12."""
    match = t.jester_elected(stop, marker)
    t.vote(match, "y")
    assert t.markers(match)[0] == after
    moved = t.facts(match, "marker")[0]
    assert (moved["points"], moved["end"], moved["stopped"]) == (-10, after, marker - 10 != after)


DUEL = (
    "floor_1 anna bridget eloise; floor_2 foidvo guenievre hector; floor_3 jester jeanne leonardo; "
    "floor_4 merlin ouaf romeo; supply tristan victoria"
)


def test_X33_the_last_placement_of_two_units_fills_floor_3() -> None:
    """VR-3.8, VR-R7."""
    match = t.table(DUEL, units="1+1", step="place_character", turn=1)
    match.choose(1, "place_character:tristan")
    assert match.choices(1) == ["place_floor:floor_3"]
    match.choose(1, "place_floor:floor_3")
    assert t.on(match, "floor_3") == ["jeanne", "leonardo", "tristan", "jester"]
    assert t.on(match, "floor_0") == ["victoria"]


def test_X34_after_the_placement_of_two_units_the_low_floors_are_blocked() -> None:
    """VR-0.7, VR-4.2, VR-R7."""
    match = t.table(DUEL, units="1+1", step="place_character", turn=1)
    t.place(match, "tristan 3")
    goals = {name: move["to"] for name, move in match.aid(0)["moves"].items()}
    assert goals == {
        **dict.fromkeys(("merlin", "ouaf", "romeo"), "floor_5"),
        **dict.fromkeys(("jeanne", "leonardo", "tristan", "jester"), "wc_4"),
        **dict.fromkeys(("foidvo", "guenievre", "hector"), "wc_3"),
    }


def test_X35_a_floor_above_its_limit_is_entered_when_two_have_left_it() -> None:
    """VR-0.7, VR-R7."""
    match = t.table(DUEL, units="1+1", step="place_character", turn=1)
    t.place(match, "tristan 3")
    t.move(match, "merlin", "jester")
    assert (t.place_of(match, "jester"), len(t.on(match, "floor_3"))) == ("floor_4", 3)
    assert match.aid(0)["moves"]["hector"]["to"] == "wc_3"
    t.move(match, "ouaf", "jeanne")
    assert match.aid(0)["moves"]["hector"]["to"] == "floor_3"
