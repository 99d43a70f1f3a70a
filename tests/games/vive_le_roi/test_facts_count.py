"""counting.py: a count with every favourite, card and marker, and the verdict with every step of its comparison."""

from __future__ import annotations

from typing import Any

import kit
import msgspec
import pytest

import vivat
from vivat.games.vive_le_roi import counting, data

from . import positions as t


def crowned(text: str = t.A, **more: Any) -> vivat.Match:
    match = t.ballot(text, **more)
    t.vote(match, "y")
    if match.position()["step"] == "emissary_vote":
        match.happen("emissary_vote:yes")
    return match


# ---- coronation and count --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("character", "kind"), [("leonardo", "man"), ("anna", "woman"), ("ouaf", "dog"), ("jester", "jester")]
)
def test_VR_5_10_a_coronation_tells_who_is_crowned_and_who_brought_it_about(character: str, kind: str) -> None:
    text, rest = f"throne {character}", "floor_1 floor_2 floor_3 floor_4"
    match = crowned(text, rest=rest, turn=1, units="1+2+1", teams="separate")
    told = {"character": character, "kind": kind, "unit": 1, "seats": [1, 2], "consort": None}
    assert t.facts(match, "crowned") == [{"rule": "VR-5.10", **told}]


def test_VR_5_11_each_favourite_is_counted_where_it_stands() -> None:
    """Example X7."""
    match = crowned(favourites=["fav_01", "fav_02", "fav_12"])
    points = {"eloise": 1, "foidvo": -2, "jeanne": 5, "merlin": -3, "ouaf": 2, "victoria": 0}
    told = t.facts(match, "favourites_counted")
    assert told[0] == {
        "rule": "VR-5.11", "seat": 0, "card": "fav_01", "points": points, "banned": None, "total": 3
    }  # fmt: skip
    assert [fact["total"] for fact in told] == [3, 22, 21]
    assert t.facts(match, "signs_turned") == []


def test_VR_5_12_a_crowned_jester_turns_the_signs() -> None:
    """Example X8."""
    match = crowned(t.J, favourites=["fav_02"])
    assert t.facts(match, "signs_turned") == [{"rule": "VR-5.12"}]
    counted = t.facts(match, "favourites_counted")[0]
    assert counted["points"] == {"anna": -3, "bridget": -5, "eloise": -1, "leonardo": -4, "ouaf": -2, "victoria": 0}
    assert counted["total"] == -15


def test_VR_5_18_the_banned_name_is_told_and_not_counted() -> None:
    """Example X16."""
    counted = t.facts(crowned(favourites=["fav_01"], banned=True), "favourites_counted")[0]
    assert counted["banned"] == "victoria"
    assert "victoria" not in counted["points"]


@pytest.mark.parametrize(("start", "end", "stopped"), [(20, 5, False), (9, 0, True)])
def test_VR_5_14_a_marker_moves_by_the_total_and_stops_at_0(start: int, end: int, stopped: bool) -> None:
    """And VR-R12."""
    match = crowned(t.J, favourites=["fav_02"], markers=[start, 20, 20])
    moved = {"seats": [0], "totals": [-15], "points": -15, "start": start, "end": end, "stopped": stopped}
    assert t.facts(match, "marker")[0] == {"rule": "VR-5.14", **moved}


def test_VR_5_39_a_common_marker_moves_by_the_smaller_of_two_totals() -> None:
    """Example X23."""
    match = crowned(units="2+1+1", teams="common", favourites=["fav_01", "fav_02"])
    moved = {"seats": [0, 1], "totals": [3, 22], "points": 3, "start": 20, "end": 23, "stopped": False}
    assert t.facts(match, "marker")[0] == {"rule": "VR-5.39", **moved}
    assert [fact["seats"] for fact in t.facts(match, "marker")] == [[0, 1], [2], [3]]


@pytest.mark.parametrize(("marker", "end", "stopped"), [(40, 25, False), (10, 0, True)])
def test_VR_5_29_the_emissary_counts_too(marker: int, end: int, stopped: bool) -> None:
    match = crowned(t.J, emissary=True, emissary_card="fav_02", emissary_marker=marker)
    points = {"anna": -3, "bridget": -5, "eloise": -1, "leonardo": -4, "ouaf": -2, "victoria": 0}
    told = {"card": "fav_02", "points": points, "banned": None, "total": -15}
    moved = {"start": marker, "end": end, "stopped": stopped}
    assert t.facts(match, "emissary_counted") == [{"rule": "VR-5.29", **told, **moved}]


def test_VR_5_22_every_ambition_card_is_told_with_whether_it_is_met_and_what_it_pays() -> None:
    """Example X18."""
    match = crowned(favourites=["fav_01", "fav_02"], ambition=True, ambitions=["two_in_cells", "consolation", "no_wc"])
    told = [(fact["seat"], fact["card"], fact["met"], fact["points"]) for fact in t.facts(match, "ambition_counted")]
    assert told[:2] == [(0, "two_in_cells", True, 5), (1, "consolation", False, 0)]
    assert {fact["rule"] for fact in t.facts(match, "ambition_counted")} == {"VR-5.22"}
    assert [fact["totals"] for fact in t.facts(match, "marker")][:2] == [[8], [22]]


def test_VR_5_21_a_spectator_is_told_the_ambition_cards_of_every_round() -> None:
    """The next round is dealt at once, so no board shows them: the facts of the count do."""
    options = {"players": 3, "ambition": True}
    match = kit.random_match("vive_le_roi", options, seed=5)
    kept = []
    for step in match.steps:
        if step.before.step == data.NEXT_ROUND:
            kept += [data.AMBITIONS[card] for card in step.before.kept[:3]]
    kept += [data.AMBITIONS[card] for card in match.state.kept[:3]]
    assert len(kept) == 9
    for viewer in (0, 1, 2, None):
        assert [fact["card"] for fact in t.facts(match, "ambition_counted", viewer)] == kept
    running = kit.some_match("vive_le_roi", options, seed=5, share=0.9)
    assert not running.over
    assert [fact["card"] for fact in t.facts(running, "ambition_counted")] == kept[:6]


@pytest.mark.parametrize(("round", "rule"), [(1, "VR-5.15"), (2, "VR-5.15"), (3, "VR-5.17")])
def test_VR_5_15_the_end_of_a_round_tells_every_marker(round: int, rule: str) -> None:
    """And VR-5.17."""
    match = crowned(round=round, favourites=["fav_01", "fav_02", "fav_12"])
    over = {"rule": rule, "round": round, "each_marker": [23, 42, 41], "emissary_marker": None}
    assert t.facts(match, "round_over") == [over]


# ---- the wedding -----------------------------------------------------------------------------------------------------


def test_VR_5_31_a_first_coronation_counts_without_ambition_and_steps_aside() -> None:
    """Example X20, both counts; VR-5.33, VR-5.34."""
    match = crowned(
        wedding=True, turn=0, favourites=["fav_01", "fav_02", "fav_12"], ambition=True, ambitions=["no_wc", "man_king"]
    )
    assert t.fact(match, "crowned")["rule"] == "VR-5.31"
    assert t.facts(match, "beside_throne") == [{"rule": "VR-5.31", "character": "leonardo"}]
    assert [fact["total"] for fact in t.facts(match, "favourites_counted")] == [3, 22, 21]
    assert t.facts(match, "ambition_counted") == t.facts(match, "round_over") == []
    t.move(match, "anna", "tristan", "bridget")
    t.vote(match, "y")
    second = t.fact(match, "crowned")
    assert (second["rule"], second["character"], second["consort"]) == ("VR-5.33", "bridget", "leonardo")
    assert [fact["total"] for fact in t.facts(match, "favourites_counted")][3:] == [3, 18, 12]
    assert [(fact["card"], fact["points"]) for fact in t.facts(match, "ambition_counted")][:2] == [
        ("no_wc", 0),
        ("man_king", 3),
    ]
    assert [(fact["start"], fact["end"]) for fact in t.facts(match, "marker")][3:5] == [(23, 26), (42, 63)]
    assert len(t.facts(match, "beside_throne")) == len(t.facts(match, "round_over")) == 1


def test_VR_R23_without_a_second_candidate_only_ambition_is_counted() -> None:
    """Here the first coronation itself leaves nobody: two counts, one after the other."""
    match = crowned(
        "throne jester; cell_3 anna; cell_2 bridget; cell_1 eloise; "
        "box foidvo guenievre hector jeanne leonardo merlin ouaf romeo tristan victoria",
        units="1+1+1+1+1+1+1+1",
        wedding=True,
        turn=4,
        no=[2, 1, 0, 0, 0, 0, 0, 0],
        favourites=["fav_03"],
        ambition=True,
        ambitions=["jester_king", "man_king"],
    )
    assert t.facts(match, "no_couple") == [{"rule": "VR-R23"}]
    assert len(t.facts(match, "favourites_counted")) == 8
    assert [(fact["card"], fact["points"]) for fact in t.facts(match, "ambition_counted")][:2] == [
        ("jester_king", 5),
        ("man_king", 0),
    ]
    own = [(fact["points"], fact["start"], fact["end"]) for fact in t.facts(match, "marker") if fact["seats"] == [0]]
    assert own == [(6, 20, 26), (5, 26, 31)]


# ---- the verdict -----------------------------------------------------------------------------------------------------


def verdict(markers: list[int], **more: Any) -> dict[str, Any]:
    """Of a finished game: leonardo on the throne, jeanne on floor 5, anna on floor 4."""
    more.setdefault("units", "+".join("1" * len(markers)))
    text = "throne leonardo; floor_5 jeanne; floor_4 jester anna"
    rest = "floor_1 floor_2 floor_3 floor_0"
    match = t.over(text, rest=rest, markers=markers, **more)
    found: dict[str, Any] = msgspec.to_builtins(counting.verdict(match.state))
    return found


def step(rule: str, by: str, values: list[Any], left: list[int], emissary: int | None = None) -> dict[str, Any]:
    told = {"by": by, "each_value": values, "emissary_value": emissary, "left_seats": left}
    return {"fact": "compared", "rule": rule, **told}


def test_VR_6_4_the_highest_score_wins() -> None:
    assert verdict([50, 60, 40]) == {
        "fact": "verdict",
        "rule": "VR-6.4",
        "decided_by": "score",
        "winner_seats": [1],
        "score": 60,
        "each_score": [50, 60, 40],
        "each_place": [2, 1, 3],
        "comparisons": [step("VR-6.4", "score", [50, 60, 40], [1])],
    }


def test_VR_6_5_a_tie_is_broken_by_the_highest_favourite() -> None:
    """Example X28: jeanne of card 1 on floor 5, leonardo of card 2 on the throne; the third is out of it."""
    found = verdict([58, 58, 40], favourites=["fav_01", "fav_02"], emissary=True, emissary_marker=58)
    assert (found["decided_by"], found["winner_seats"], found["score"]) == ("height", [1], 58)
    assert found["comparisons"] == [
        step("VR-R28", "emissary", [58, 58, 40], [0, 1, 2], 58),
        step("VR-6.4", "score", [58, 58, 40], [0, 1]),
        step("VR-6.5", "height", [5, 6, None], [1]),
    ]


def test_VR_R27_still_tied_shares_the_victory() -> None:
    found = verdict([58, 58, 40], favourites=["fav_02", "fav_06"])
    assert (found["rule"], found["decided_by"], found["winner_seats"]) == ("VR-R27", "shared", [0, 1])
    assert found["comparisons"][-1] == step("VR-6.5", "height", [6, 6, None], [0, 1])


def test_VR_6_3_the_emissary_ahead_of_everybody_ends_the_comparison() -> None:
    found = verdict([50, 60, 40], emissary=True, emissary_marker=61)
    assert (found["rule"], found["decided_by"], found["winner_seats"]) == ("VR-6.3", "emissary", [])
    assert (found["score"], found["each_place"]) == (61, [3, 2, 4])
    assert found["comparisons"] == [step("VR-6.3", "emissary", [50, 60, 40], [], 61)]


def test_VR_6_2_in_a_team_with_separate_markers_the_lower_one_counts() -> None:
    """Example X29, and VR-R29: heights 6 and 3 in the team, 4 of the lone seat."""
    found = verdict(
        [49, 71, 49], units="2+1", teams="separate", emissary=True, emissary_marker=30, favourites=["fav_18", "fav_15"]
    )
    assert found["each_score"] == [49, 49, 49]
    assert found["comparisons"][:3] == [
        step("VR-6.2", "lower_marker", [49, 71, 49], [0, 2]),
        step("VR-6.3", "emissary", [49, 49, 49], [0, 1, 2], 30),
        step("VR-6.4", "score", [49, 49, 49], [0, 1, 2]),
    ]
    team, partner, lone = found["comparisons"][3]["each_value"]
    assert team == partner < lone, "the lower height of the team"
    assert found["winner_seats"] == [2]


# ---- in all games ----------------------------------------------------------------------------------------------------


def test_the_facts_of_whole_games_add_up_to_their_markers_and_result() -> None:
    for options in kit.cases("vive_le_roi").CASES:
        match = kit.random_match("vive_le_roi", options, seed=6)
        marker = dict.fromkeys(range(match.seats), 20)
        for _, fact in match.facts(None):
            told = msgspec.to_builtins(fact)
            if told["fact"] == "compensated":
                marker |= dict.fromkeys(told["seats"], told["marker"])
            elif told["fact"] == "marker":
                assert {marker[seat] for seat in told["seats"]} == {told["start"]}
                marker |= dict.fromkeys(told["seats"], told["end"])
            elif told["fact"] == "round_over":
                assert told["each_marker"] == list(marker.values())
            elif told["fact"] == "favourites_counted":
                assert sum(told["points"].values()) == told["total"]
        assert list(marker.values()) == t.markers(match)
        check_end(match)


def check_end(match: vivat.Match) -> None:
    """The last fact is the verdict, and who is left after its last step has won."""
    _, last = match.facts(None)[-1]
    told, result = msgspec.to_builtins(last), match.result
    assert result is not None
    assert (told["fact"], told["rule"], told["decided_by"]) == ("verdict", result.rule, result.decided_by)
    winners = [number for number, seat in enumerate(result.seats) if seat.ending != "loss"]
    assert told["winner_seats"] == told["comparisons"][-1]["left_seats"] == winners
    assert told["each_score"] == [seat.score for seat in result.seats]
    assert told["each_place"] == [seat.place for seat in result.seats]
