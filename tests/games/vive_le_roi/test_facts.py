"""facts.py: what a deal, a placement, a move and an election bring about, with every number that explains it."""

from __future__ import annotations

from typing import Any

import kit
import pytest

import vivat
from vivat.games.vive_le_roi import data, facts

from . import positions as t


def new(**options: Any) -> vivat.Match:
    return vivat.game("vive_le_roi", **options).new(chance="typed")


# ---- the deal --------------------------------------------------------------------------------------------------------


def test_VR_3_2_the_first_round_is_opened_by_the_unit_that_was_drawn() -> None:
    match = new(units="1+2+1", teams="separate")
    match.happen("first_unit:1")
    opened = {"rule": "VR-3.2", "round": 1, "unit": 1, "seats": [1, 2], "no": 4, "stomach_ache": 1}
    assert t.facts(match, "round") == [opened]


def test_VR_5_16_the_next_round_is_opened_by_the_unit_that_crowned() -> None:
    match = t.ballot(t.A, turn=2)
    t.vote(match, "y")
    t.deal(match)
    opened = {"rule": "VR-5.16", "round": 2, "unit": 2, "seats": [2], "no": 4, "stomach_ache": 1}
    assert t.facts(match, "round") == [opened]


@pytest.mark.parametrize(("sealed", "banned", "number"), [(False, None, 6), (True, "victoria", 5)])
def test_VR_3_6_everybody_gets_a_secret_card_and_the_emissary_an_open_one(
    sealed: bool, banned: str | None, number: int
) -> None:
    match = new(players=2, banned=sealed)
    t.deal(match, favourites="fav_01 fav_02 fav_26")
    names = ["eloise", "foidvo", "jeanne", "merlin", "ouaf", "victoria"]
    dealt = {"rule": "VR-3.6", "seat": 0, "card": "fav_01", "names": names, "banned": banned}
    assert t.facts(match, "favourites", viewer=0) == [dealt]
    assert t.facts(match, "dealt", viewer=0) == [{"rule": "VR-3.6", "number": number}]
    names = ["guenievre", "leonardo", "merlin", "ouaf", "romeo", "victoria"]
    his = {"rule": "VR-5.30", "card": "fav_26", "names": names, "banned": "guenievre" if sealed else None}
    assert t.facts(match, "emissary_favourites", viewer=0) == [his]


def test_VR_5_20_two_ambition_cards_for_everybody_and_one_is_kept() -> None:
    match = new(players=3, ambition=True)
    t.deal(match, ambition="kingmaker no_wc consolation man_king")
    offered = {"rule": "VR-5.20", "seats": [1], "first_card": "man_king", "other_card": "consolation"}
    assert t.facts(match, "offered", viewer=1) == [offered]
    assert t.facts(match, "ambitions_dealt") == [{"rule": "VR-5.20", "shared": False}]
    match.choose(1, "choose_ambition:consolation")
    kept = {"rule": "VR-5.20", "seat": 1, "card": "consolation", "given_back": "man_king"}
    assert t.facts(match, "ambition_kept", viewer=1) == [kept]


def test_VR_R19_with_more_than_eight_seats_a_team_shares_two_cards_out() -> None:
    match = new(units="1+2+2+2+2", teams="common", ambition=True)
    t.deal(match, ambition="kingmaker no_wc consolation man_king")
    offered = {"rule": "VR-R19", "seats": [1, 2], "first_card": "man_king", "other_card": "consolation"}
    assert t.facts(match, "offered", viewer=2) == [offered]
    assert t.facts(match, "ambitions_dealt") == [{"rule": "VR-R19", "shared": True}]
    match.choose(1, "assign_ambitions:consolation")
    assert t.fact(match, "ambitions_shared", viewer=2) == {
        "rule": "VR-R19",
        "seat": 1,
        "first_seat": 1,
        "first_card": "consolation",
        "other_seat": 2,
        "other_card": "man_king",
    }
    match.choose(0, "choose_ambition:no_wc")
    kept = {"rule": "VR-5.20", "seat": 0, "card": "no_wc", "given_back": "kingmaker"}
    assert t.facts(match, "ambition_kept", viewer=0) == [kept]


# ---- placement and moves ---------------------------------------------------------------------------------------------


def test_VR_3_8_a_placement_is_told_when_its_floor_is_chosen() -> None:
    match = new(players=3)
    t.deal(match, first_unit="0")
    match.choose(0, "place_character:anna")
    assert t.facts(match, "placed") == []
    match.choose(0, "place_floor:floor_3")
    placed = {"rule": "VR-3.8", "seat": 0, "unit": 0, "character": "anna", "place": "floor_3", "full": False}
    assert t.facts(match, "placed") == [placed]
    t.place(match, "bridget 3", "eloise 3")
    assert [fact["full"] for fact in t.facts(match, "placed")] == [False, False, True], "the Jester is the fourth"


def test_VR_3_11_whom_nobody_placed_begins_on_floor_0() -> None:
    match = t.table(
        "floor_1 anna bridget eloise; floor_2 foidvo guenievre; floor_3 jester hector; floor_4 jeanne leonardo merlin; "
        "supply ouaf romeo tristan victoria",
        units="1+1+1+1+1",
        first=1,
        turn=0,
        step="place_floor",
        hand="victoria",
    )
    match.choose(0, "place_floor:floor_4")
    assert t.facts(match, "left_over") == [{"rule": "VR-3.11", "characters": ["ouaf", "romeo", "tristan"]}]
    assert t.facts(match, "compensated") == []


@pytest.mark.parametrize(("teams", "owners"), [("separate", [[6], [7]]), ("common", [[6, 7]])])
def test_VR_3_12_who_placed_less_gets_three_points_on_each_marker(teams: str, owners: list[list[int]]) -> None:
    """And VR-R9; with seven units everybody is placed."""
    match = t.table(
        "floor_1 anna bridget eloise foidvo; floor_2 guenievre hector jeanne leonardo; floor_3 jester merlin ouaf; "
        "floor_4 romeo tristan; supply victoria",
        units="1+1+1+1+1+1+2",
        teams=teams,
        turn=5,
        step="place_floor",
        hand="victoria",
    )
    match.choose(5, "place_floor:floor_4")
    told = [{"rule": "VR-3.12", "unit": 6, "seats": seats, "points": 3, "marker": 23} for seats in owners]
    assert t.facts(match, "compensated") == told
    assert t.facts(match, "left_over") == []


CROWDED = (
    "floor_0 anna; floor_2 bridget; floor_3 eloise foidvo guenievre hector; "
    "floor_4 jeanne leonardo merlin; wc_4 ouaf; floor_5 romeo tristan victoria jester"
)


@pytest.mark.parametrize(
    ("character", "origin", "place", "way", "full", "rule"),
    [
        ("anna", "floor_0", "floor_1", "up", False, "VR-4.2"),
        ("eloise", "floor_3", "floor_4", "up", True, "VR-4.2"),
        ("bridget", "floor_2", "wc_3", "to_wc", True, "VR-4.2"),
        ("ouaf", "wc_4", "floor_4", "out_of_wc", True, "VR-4.4"),
        ("romeo", "floor_5", "throne", "to_throne", True, "VR-4.2"),
    ],
)
def test_VR_4_2_a_move_tells_whence_where_and_by_which_way(
    character: str, origin: str, place: str, way: str, full: bool, rule: str
) -> None:
    """And VR-4.4."""
    match = t.table(CROWDED, units="2+1+1", teams="common", speakers=[1, 2, 3])
    t.move(match, character)
    moved = {"seat": 1, "unit": 0, "character": character, "origin": origin, "place": place, "way": way, "full": full}
    assert t.facts(match, "moved") == [{"rule": rule, **moved}]
    assert len(t.facts(match, "candidate")) == (place == "throne")


@pytest.mark.parametrize(("character", "refused_to"), [("romeo", "cell_3"), ("jester", "floor_2")])
def test_VR_5_1_a_candidate_is_told_with_the_cards_that_can_stop_it(character: str, refused_to: str) -> None:
    match = t.table(CROWDED, units="2+1+1", teams="common", no=[0, 2, 3], ache=[0, 0, 1], emissary=True, emissary_no=1)
    t.move(match, character)
    told = {"character": character, "unit": 0, "seats": [0, 1], "refused_to": refused_to, "no": 6, "stomach_ache": 2}
    assert t.facts(match, "candidate") == [{"rule": "VR-5.1", **told}]


# ---- elections -------------------------------------------------------------------------------------------------------


def election(**more: Any) -> vivat.Match:
    """Hector before three units, the first a team whose second seat speaks."""
    more = {"units": "2+1+1", "teams": "common", "speakers": [1, 2, 3], **more}
    candidate = more.pop("candidate", "hector")
    return t.ballot(f"throne {candidate}; floor_5 anna", rest="floor_1 floor_2 floor_3 floor_4", **more)


def test_VR_5_2_that_a_unit_voted_is_told_at_once_and_how_when_all_votes_are_revealed() -> None:
    match = election()
    match.choose(2, "cast_vote:no")
    assert t.facts(match, "voted") == [{"rule": "VR-5.2", "seat": 2, "unit": 1, "vote": None}]
    match.choose(1, "cast_vote:yes")
    match.choose(3, "cast_vote:yes")
    assert [(fact["seat"], fact["vote"]) for fact in t.facts(match, "voted")] == [(2, "no"), (1, "yes"), (3, "yes")]


@pytest.mark.parametrize(
    ("votes", "result", "counts"),
    [("yny", "refused", (2, 1, 0)), ("nsy", "cancelled", (1, 1, 1)), ("yyy", "crowned", (3, 0, 0))],
)
def test_VR_5_4_the_reveal_tells_every_vote_and_the_result(votes: str, result: str, counts: tuple[int, ...]) -> None:
    match = election()
    t.vote(match, votes)
    names = [{"y": "yes", "n": "no", "s": "stomach_ache"}[letter] for letter in votes]
    told = dict(zip(("yes", "no", "stomach_ache"), counts, strict=True))
    assert t.facts(match, "vote") == [
        {"rule": "VR-5.4", "character": "hector", "result": result, "each_vote": [None, *names], "emissary_vote": None}
        | told
    ]


def test_VR_5_26_the_emissary_turns_up_a_card_or_agrees_to_his_favourite_without_one() -> None:
    match = election(emissary=True, emissary_card="fav_01")
    t.vote(match, "yyy")
    assert t.facts(match, "emissary_voted") == t.facts(match, "vote") == []
    match.happen("emissary_vote:no")
    drawn = {"rule": "VR-5.26", "character": "hector", "vote": "no", "free": False}
    assert t.facts(match, "emissary_voted") == [drawn]
    assert (t.fact(match, "vote")["emissary_vote"], t.fact(match, "vote")["no"]) == ("no", 1)
    free = election(candidate="ouaf", emissary=True, emissary_card="fav_01")
    t.vote(free, "yyy")
    assert t.facts(free, "emissary_voted") == [{**drawn, "character": "ouaf", "vote": "yes", "free": True}]
    assert t.fact(free, "vote")["yes"] == 4


def test_VR_5_5_cards_played_against_a_candidate_are_lost_and_what_is_left_is_told() -> None:
    """And VR-5.28."""
    match = election(emissary=True, emissary_card="fav_01", no=[2, 3, 1], ache=[1, 0, 1])
    t.vote(match, "yns", emissary="stomach_ache")
    assert t.facts(match, "cards_lost") == [
        {
            "rule": "VR-5.5",
            "each_lost": [None, None, "no", "stomach_ache"],
            "emissary_lost": "stomach_ache",
            "each_no": [None, 2, 2, 1],
            "each_stomach_ache": [None, 1, 0, 0],
            "emissary_no": 3,
            "emissary_stomach_ache": 0,
        }
    ]
    crowned = election()
    t.vote(crowned, "y")
    assert t.facts(crowned, "cards_lost") == [], "a yes goes back"


def test_VR_5_6_a_cancelled_candidate_goes_back_to_floor_5() -> None:
    match = election()
    t.vote(match, "ysn")
    assert t.facts(match, "cancelled") == [{"rule": "VR-5.6", "character": "hector", "place": "floor_5"}]


@pytest.mark.parametrize(
    ("text", "character", "place", "rule"),
    [
        ("floor_5 bridget", "anna", "cell_3", "VR-5.7"),
        ("cell_3 ouaf; cell_2 romeo", "anna", "cell_1", "VR-5.7"),
        ("cell_3 ouaf; cell_2 romeo; cell_1 merlin", "anna", "box", "VR-5.7"),
        ("floor_2 anna bridget eloise foidvo", "jester", "floor_1", "VR-5.9"),
    ],
)
def test_VR_5_7_a_refused_candidate_is_told_with_its_place(text: str, character: str, place: str, rule: str) -> None:
    """And VR-5.9."""
    match = t.ballot(f"throne {character}; {text}", rest="floor_3 floor_4 floor_1")
    t.vote(match, "nyy")
    assert t.facts(match, "refused") == [{"rule": rule, "character": character, "place": place}]


# ---- in all games ----------------------------------------------------------------------------------------------------


def test_every_kind_of_fact_comes_up_in_some_game_and_only_what_a_step_completes_goes_untold() -> None:
    """Whole random games: what a single step brings is told by itself, by the next, or not worth a word."""
    kinds = set()
    for options in kit.cases("vive_le_roi").CASES:
        match = kit.random_match("vive_le_roi", options, seed=3)
        told = facts.shown(match.steps, match.state, None)
        assert len(told) == len(match.steps)
        kinds |= {type(fact) for found in told for fact in found}
        untold = {data.STEPS[step.before.step] for step, found in zip(match.steps, told, strict=True) if not found}
        assert untold <= {"place_character", "ambition"}
    assert set(facts.AnyFact.__args__) - kinds <= {facts.NoCouple}, "a wedding without a couple is too rare"
