"""Section 12: the invariants, each broken on purpose; and random games of every legal combination that keep them."""

from __future__ import annotations

import copy
import os
from collections.abc import Callable
from typing import Any

import pytest

import vivat
from vivat import errors
from vivat.games.vive_le_roi import check, data

from . import combinations
from . import positions as t

Position = dict[str, Any]

ELECTION: dict[str, Any] = {"text": t.A, "step": "cast_vote"}
MOVE: dict[str, Any] = {"text": t.START}
DUEL: dict[str, Any] = {
    "text": "floor_3 jester",
    "rest": "floor_0 floor_1 floor_2 floor_4 floor_3",
    "units": "1+1",
    "placed_by_two": "five_each",
}
SIX_EACH = "floor_0 victoria; floor_3 jester anna bridget eloise"  # the start of two units
PLACING: dict[str, Any] = {"text": "floor_3 jester", "rest": "supply", "step": "place_character"}
AMBITION: dict[str, Any] = {"text": t.START, "ambition": True}
SHARED: dict[str, Any] = {"text": t.START, "units": "2+2+2+2+2", "teams": "common", "ambition": True}
WEDDING: dict[str, Any] = {"text": t.B, "step": "cast_vote", "wedding": True, "kingmakers": [0]}


def put(character: str, place: str) -> Callable[[Position], None]:
    """Somebody stands somewhere else."""

    def change(position: Position) -> None:
        for people in position["places"].values():
            if character in people:
                people.remove(character)
        position["places"].setdefault(place, []).append(character)

    return change


def also(character: str, place: str) -> Callable[[Position], None]:
    return lambda position: position["places"].setdefault(place, []).append(character)


def gone(character: str) -> Callable[[Position], None]:
    return lambda position: [people.remove(character) for people in position["places"].values() if character in people]


def set_to(*path: Any) -> Callable[[Position], None]:
    """The entry at a path gets the last value."""

    def change(position: Position) -> None:
        branch: Any = position
        for key in path[:-2]:
            branch = branch[key]
        branch[path[-2]] = path[-1]

    return change


BROKEN: list[tuple[str, dict[str, Any], Callable[[Position], Any]]] = [
    ("VR-12.1", MOVE, gone("anna")),
    ("VR-12.1", MOVE, also("anna", "floor_5")),
    ("named twice", MOVE, also("anna", "floor_1")),
    ("VR-12.2", MOVE, put("anna", "floor_3")),
    ("VR-12.2", {**DUEL}, put("guenievre", "floor_2")),
    ("VR-12.3", MOVE, put("anna", "throne")),
    ("VR-12.3", ELECTION, put("leonardo", "floor_5")),
    ("VR-12.3", ELECTION, put("anna", "wc_4")),
    ("VR-12.3", ELECTION, put("anna", "cell_3")),
    ("VR-12.4", ELECTION, put("foidvo", "cell_1")),
    ("VR-12.4", ELECTION, put("foidvo", "box")),
    ("VR-12.5", ELECTION, put("jester", "cell_1")),
    ("VR-12.5", MOVE, put("anna", "floor_0")),
    ("VR-12.6", MOVE, put("anna", "supply")),
    ("VR-12.6", ELECTION, put("anna", "throne_side")),
    ("VR-12.6", MOVE, set_to("hand", "anna")),
    ("VR-12.7", {**MOVE, "units": "1+1+1+1"}, set_to("units", 0, "no", 4)),
    ("VR-12.8", ELECTION, put("ouaf", "cell_1")),
    ("VR-12.9", MOVE, set_to("seats", 0, "favourites", "fav_02")),
    ("VR-12.9", {**MOVE, "emissary": True}, set_to("emissary", "favourites", "fav_02")),
    ("VR-12.9", AMBITION, set_to("seats", 0, "offered", ["woman_queen", "kingmaker"])),
    ("VR-12.10", {**MOVE, "units": "2+1+1", "teams": "common"}, set_to("seats", 0, "marker", 21)),
    ("VR-12.13", MOVE, set_to("step", "next_round")),
    ("VR-12.7", MOVE, set_to("step", "first_unit")),
    ("VR-12.13", {**MOVE, "round": 3}, set_to("step", "next_round")),
    ("VR-12.13", ELECTION, set_to("kingmakers", [1])),
    ("VR-12.6", WEDDING, set_to("kingmakers", [])),
    ("VR-12.13", WEDDING, set_to("kingmakers", [0, 1])),
    ("VR-3.2", MOVE, set_to("first", None)),
    ("VR-4.1", MOVE, set_to("turn", None)),
    ("no unit 3", MOVE, set_to("turn", 3)),
    ("VR-3.5", PLACING, set_to("units", 1, "no", 3)),
    ("VR-3.4", PLACING, put("jester", "floor_2")),
    ("VR-3.8", PLACING, put("jester", "supply")),
    ("VR-3.8", PLACING, put("anna", "floor_5")),
    ("VR-3.8", PLACING, set_to("hand", "anna")),
    ("VR-3.8", PLACING, set_to("step", "place_floor")),
    ("VR-3.9", PLACING, put("anna", "floor_1")),
    ("VR-3.9", PLACING, set_to("turn", 1)),
    ("VR-5.2", MOVE, set_to("units", 0, "vote", "yes")),
    ("VR-5.2", {**ELECTION, "no": [0, 3, 3]}, set_to("units", 0, "vote", "no")),
    (
        "VR-5.6",
        {**ELECTION, "text": t.A.replace("bridget jeanne", "bridget jeanne ouaf").replace("; floor_2 ouaf", "")},
        put("eloise", "floor_5"),
    ),
    ("VR-5.16", WEDDING, set_to("opener", 1)),
    ("VR-5.16", MOVE, set_to("opener", 1)),
    ("VR-R16", MOVE, set_to("below_11", [1])),
    ("VR-5.20", AMBITION, set_to("seats", 0, "ambition", "kingmaker")),
    ("VR-5.20", AMBITION, set_to("seats", 0, "ambition", None)),
    ("VR-8.3", AMBITION, set_to("seats", 1, "offered", [])),
    ("VR-8.3", MOVE, set_to("seats", 1, "offered", ["no_wc"])),
    ("VR-5.20", MOVE, set_to("seats", 1, "ambition", "no_wc")),
    ("VR-R19", {**SHARED, "step": "choose_ambition", "at_start": True}, set_to("seats", 1, "ambition", "woman_queen")),
    ("VR-8.3", MOVE, set_to("seats", 1, "favourites", None)),
    ("VR-5.25", MOVE, set_to("emissary", {"marker": 40, "no": 4, "stomach_ache": 1, "favourites": "fav_09"})),
    ("VR-5.26", {**ELECTION, "emissary": True, "emissary_card": "fav_06"}, set_to("step", "emissary_vote")),
    ("VR-5.26", ELECTION, set_to("step", "emissary_vote")),
    ("VR-5.41", {**MOVE, "units": "2+1+1", "teams": "common"}, set_to("units", 1, "speaker", 1)),
    ("VR-3.7", PLACING, set_to("step", "choose_ambition")),
    ("seats", MOVE, lambda position: position["seats"].pop()),
    ("units", MOVE, lambda position: position["units"].append(copy.deepcopy(position["units"][0]))),
]


def position_of(base: dict[str, Any]) -> tuple[vivat.Game, Position]:
    given = dict(base)
    if given.pop("at_start", False):
        match = vivat.game("vive_le_roi", units=given["units"], teams="common", ambition=True).new(chance="typed")
        t.deal(match)
    else:
        match = t.table(given.pop("text"), **given)
    return match.game, copy.deepcopy(match.position())


@pytest.mark.parametrize(("problem", "base", "change"), BROKEN, ids=[f"{i}-{b[0]}" for i, b in enumerate(BROKEN)])
def test_VR_12_1_to_VR_12_13_a_position_that_breaks_a_rule_is_refused_with_its_number(
    problem: str, base: dict[str, Any], change: Callable[[Position], Any]
) -> None:
    game, position = position_of(base)
    game.load(copy.deepcopy(position))
    change(position)
    with pytest.raises(errors.BadPosition) as caught:
        game.load(position)
    assert problem in str(caught.value)
    assert caught.value.said("fr")


def test_VR_12_2_of_two_units_that_placed_six_each_only_floor_3_may_hold_four_and_only_with_the_jester() -> None:
    game, position = position_of({"text": SIX_EACH, "rest": "floor_1 floor_2 floor_4", "units": "1+1"})
    assert len(position["places"]["floor_3"]) == 4
    four = position["places"]["floor_3"]
    four[four.index("jester")], position["places"]["floor_0"] = "victoria", ["jester"]
    with pytest.raises(errors.BadPosition, match=r"VR-12\.2: floor_3 holds 4"):
        game.load(position)
    for place in ("floor_1", "floor_4"):
        game, position = position_of({"text": SIX_EACH, "rest": "floor_1 floor_2 floor_4", "units": "1+1"})
        put("jester", place)(position)
        with pytest.raises(errors.BadPosition, match=rf"VR-12\.2: {place} holds 4"):
            game.load(position)


def test_VR_12_2_whoever_enters_a_full_floor_is_found() -> None:
    match = t.table(SIX_EACH, rest="floor_1 floor_2 floor_4", units="1+1")
    before, after = match.state.clone(), match.state.clone()
    anna, hector = data.ANNA, data.HECTOR  # from floor 3 to 4, from 2 to 3
    after.at = [people & ~anna | (anna if floor == 4 else 0) for floor, people in enumerate(after.at)]
    assert "VR-12.2: somebody entered floor_4, which was full" in check.between(before, 0, 0, after)
    after.at = [people & ~hector | (hector if floor == 3 else 0) for floor, people in enumerate(before.at)]
    assert "VR-12.2: somebody entered floor_3, which was full" in check.between(before, 0, 0, after)


def test_VR_12_2_of_two_units_that_placed_five_each_only_floor_0_may_hold_four_and_only_with_the_jester() -> None:
    base = {**DUEL, "text": "floor_3 anna", "rest": "floor_0 floor_1 floor_2 floor_4 floor_3"}
    game, position = position_of(base)
    put("jester", "floor_0")(position)
    assert len(position["places"]["floor_0"]) == 4
    game.load(position)
    for place in position["places"].values():
        place[:] = ["jester" if name == "anna" else "anna" if name == "jester" else name for name in place]
    with pytest.raises(errors.BadPosition, match=r"VR-12\.2"):
        game.load(position)


def broken(change: Callable[[Any], None], text: str = t.A, **more: Any) -> set[str]:
    """The numbers of the rules that a state breaks after a change, and broke none of before."""
    state = t.table(text, **{"step": "cast_vote", **more}).state
    assert check.violations(state) == []
    change(state)
    return {problem.partition(":")[0] for problem in check.violations(state)}


def to(place: int, *people: int) -> Callable[[Any], None]:
    """These characters, wherever they were, stand in a place."""

    def change(state: Any) -> None:
        moved = sum(people)
        state.at = [here & ~moved | (moved if number == place else 0) for number, here in enumerate(state.at)]

    return change


@pytest.mark.parametrize("place", ["wc_3", "wc_4", "cell_3", "cell_2", "cell_1", "throne", "throne_side"])
def test_VR_12_3_the_throne_its_side_a_wc_and_a_cell_hold_one_each(place: str) -> None:
    assert "VR-12.3" in broken(to(data.PLACES.index(place), data.ANNA, data.OUAF))


def test_VR_12_3_at_the_start_of_a_turn_the_throne_is_empty_and_in_an_election_it_is_taken() -> None:
    assert "VR-12.3" in broken(to(data.THRONE, data.ANNA), t.START, step="move_character")
    assert "VR-12.3" in broken(to(data.FLOOR_5, data.LEONARDO))


def test_VR_12_4_the_cells_are_filled_from_the_third_down_and_the_box_after_them() -> None:
    assert broken(to(data.CELL_1, data.FOIDVO)) == {"VR-12.4"}, "the second is empty"
    assert broken(to(data.CELL_1, data.MERLIN)) == {"VR-12.4"}, "the third is empty"
    assert broken(to(data.BOX, data.FOIDVO)) == {"VR-12.4"}, "two cells are empty"
    assert broken(to(data.CELL_1, data.OUAF), no=[4, 3, 2]) == set()


def test_VR_12_6_after_the_placement_nobody_is_in_the_supply_and_beside_the_throne_only_one_who_was_crowned() -> None:
    assert broken(to(data.SUPPLY, data.ANNA)) == {"VR-12.6"}
    assert broken(to(data.THRONE_SIDE, data.ANNA)) >= {"VR-12.6"}
    assert broken(to(data.THRONE_SIDE, data.ANNA), wedding=True) >= {"VR-12.6"}, "nobody was crowned yet"
    assert broken(lambda state: setattr(state, "wedding", 0), **WEDDING) == {"VR-12.6"}


def test_VR_12_8_nobody_is_refused_without_a_no_card_that_is_lost() -> None:
    assert broken(to(data.CELL_1, data.OUAF)) == {"VR-12.8"}
    assert broken(lambda state: setattr(state, "no", [4, 4, 3, *state.no[3:]])) == {"VR-12.8"}
    assert broken(lambda state: setattr(state, "no", [0, 0, 0, *state.no[3:]])) == set(), "more may be lost"


def test_VR_12_11_a_position_in_which_nobody_can_move_is_refused() -> None:
    game, position = position_of(WEDDING)
    position["step"] = "move_character"
    left = ["anna", "eloise", "guenievre", "hector", "jeanne", "leonardo", "ouaf", "romeo", "tristan", "victoria"]
    position["places"] = {"throne_side": ["jester"], "cell_3": ["merlin"], "cell_2": ["foidvo"], "cell_1": ["bridget"]}
    position["places"]["box"] = left
    for unit in position["units"]:
        unit["no"] = 0
    with pytest.raises(errors.BadPosition, match=r"VR-12\.(8|11)"):
        game.load(position)
    state = t.table(**WEDDING).state
    state.at = [0] * len(data.PLACES)
    state.step = data.MOVE_CHARACTER
    assert any(problem.startswith("VR-12.11") for problem in check.violations(state))


# ---- what one step may not do ----------------------------------------------------------------------------------------


def stepped(text: str, **more: Any) -> tuple[Any, Any]:
    """The state before and after everybody has voted no."""
    match = t.ballot(text, **more)
    t.vote(match, "nnn")
    return match.steps[-1].before, match.state.clone()


STEPS: list[tuple[str, Callable[[Any], None]]] = [
    ("VR-12.7", lambda after: setattr(after, "no", [4, *after.no[1:]])),
    ("VR-5.8", lambda after: setattr(after, "at", [*after.at[:10], 0, *after.at[11:]])),
    ("VR-12.5", lambda after: setattr(after, "at", [1, *after.at[1:]])),
    ("VR-12.13", lambda after: setattr(after, "round", 2)),
    ("VR-5.41", lambda after: setattr(after, "speaker", [1, *after.speaker[1:]])),
]


@pytest.mark.parametrize(("problem", "change"), STEPS, ids=[problem for problem, _ in STEPS])
def test_VR_12_5_VR_12_7_VR_12_13_a_step_that_breaks_a_rule_is_found(
    problem: str, change: Callable[[Any], None]
) -> None:
    before, after = stepped(t.A, no=[3, 3, 4])
    assert check.between(before, 0, 1, after) == []
    change(after)
    assert any(found.startswith(problem + ":") for found in check.between(before, 0, 1, after))


def test_VR_12_10_a_marker_that_moves_without_a_count_is_found() -> None:
    match = t.table(t.START)
    before = match.state.clone()
    t.move(match, "romeo")
    after = match.state.clone()
    assert check.between(before, 0, 10, after) == []
    after.marker = [21, *after.marker[1:]]
    assert any("VR-12.10" in found for found in check.between(before, 0, 10, after))


def test_VR_R12_ambition_points_that_the_stop_swallowed_are_found() -> None:
    for stop in ("after_ambition", "before_ambition"):
        match = t.jester_elected(stop, marker=9)
        t.vote(match, "y")
        before, after = match.steps[-1].before, match.state.clone()
        assert check.between(before, 2, 0, after) == []
        after.marker = [4, *after.marker[1:]]
        swallowed = ["VR-R12: the ambition points of seat 0 were swallowed by the stop at 0"]
        assert check.between(before, 2, 0, after) == (swallowed if stop == "before_ambition" else [])


def test_VR_10_1_a_move_that_climbs_too_far_is_found() -> None:
    match = t.table(t.START)
    before, after = match.state.clone(), match.state.clone()
    after.at = [*after.at[:4], 0, after.at[4], *after.at[6:]]
    assert any("VR-10.1" in found for found in check.between(before, 0, 10, after))


# ---- random games of every legal combination -------------------------------------------------------------------------


def test_VR_12_every_kind_of_table_keeps_every_invariant_after_every_step() -> None:
    """Every number of units and teams, every option: a random game each, all checked; VIVAT_GAMES asks for more."""
    games = int(os.environ.get("VIVAT_GAMES", "0"))
    tables = combinations.every() if games else combinations.few()[::5]
    for options in tables:
        for seed in range(max(1, games)):
            combinations.checked_game(options, seed)
