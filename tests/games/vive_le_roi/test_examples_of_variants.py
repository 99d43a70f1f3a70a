"""The worked examples of section 11, X20 to X32: variants and the end. Units are counted from 0 here."""

from __future__ import annotations

from typing import Any

import pytest

import vivat
from vivat import errors

from . import positions as t
from .test_examples import CARDS, counted, election


def wedding_of_B(**more: Any) -> vivat.Match:
    match = t.ballot(t.A, wedding=True, **more)
    t.vote(match, "y")
    t.move(match, "anna", "tristan", "bridget")
    assert t.castle(t.B) == {place: sorted(t.on(match, place)) for place in t.castle(t.B)}
    return match


def test_X20_two_counts_of_a_wedding() -> None:
    """VR-5.31, VR-5.33."""
    match = wedding_of_B(favourites=CARDS)
    assert t.markers(match) == [23, 42, 41]
    t.vote(match, "y")
    assert t.markers(match) == [26, 60, 53]
    t.deal(match)
    assert match.waiting_for == {0}


def test_X21_ambition_cards_of_a_couple() -> None:
    """VR-5.34, VR-R24."""
    match = wedding_of_B(
        favourites=["fav_12", "fav_01", "fav_02"], ambition=True, ambitions=["kingmaker", "consolation", "man_king"]
    )
    before = t.markers(match)
    assert before == [41, 23, 42], "no ambition card is paid at the first count"
    t.vote(match, "y")
    paid = [after - old for after, old in zip(t.markers(match), before, strict=True)]
    assert paid == [12 + 3, 3 + 3, 18 + 3]


def test_X22_the_jester_as_the_second_of_the_couple() -> None:
    """VR-5.33, VR-5.35."""
    text = t.B.replace("throne bridget", "throne jester").replace("floor_5 anna", "floor_5 bridget anna")
    text = text.replace("floor_3 jester; ", "")
    assert counted(text, wedding=True, kingmakers=[1])[1] == -13


@pytest.mark.parametrize(("teams", "after", "score"), [("separate", [23, 42], 23), ("common", [23, 23], 23)])
def test_X23_a_team_counts_with_two_markers_or_one(teams: str, after: list[int], score: int) -> None:
    """VR-5.38, VR-5.39, VR-6.2."""
    match = t.ballot(t.A, units="2+1+1", teams=teams, favourites=CARDS, round=3)
    t.vote(match, "y")
    assert t.markers(match)[:2] == after
    assert match.result is not None
    assert match.result.seats[0].score == match.result.seats[1].score == score


@pytest.mark.parametrize(("teams", "after", "score"), [("separate", [53, 55], 53), ("common", [36, 36], 36)])
def test_X24_the_totals_of_three_rounds(teams: str, after: list[int], score: int) -> None:
    """VR-5.38, VR-5.39, VR-6.2."""
    swapped = t.A.replace("hector", "-").replace("ouaf", "hector").replace("-", "ouaf")
    turned = t.A.replace("hector", "-").replace("bridget", "hector").replace("-", "bridget")
    markers = [20, 20, 20, 20]
    rounds = [(t.A, "fav_01", "fav_02"), (swapped, "fav_09", "fav_01"), (turned, "fav_23", "fav_03")]
    for number, (text, *cards) in enumerate(rounds, start=1):
        match = t.ballot(text, units="2+1+1", teams=teams, favourites=cards, round=number, markers=markers)
        t.vote(match, "y")
        markers = t.markers(match)
    assert markers[:2] == after
    assert match.result is not None
    assert match.result.seats[0].score == score


def test_X25_the_emissary_agrees_to_his_favourites_without_a_card() -> None:
    """VR-5.26, VR-R20."""
    ouaf = t.A.replace("leonardo", "-").replace("ouaf", "leonardo").replace("-", "ouaf")
    for banned in (False, True):
        match = t.ballot(ouaf, emissary=True, emissary_card="fav_02", banned=banned)
        t.vote(match, "y")
        assert match.position()["step"] == "next_round", "his yes is free"
    match = t.ballot(t.A, emissary=True, emissary_card="fav_02", banned=True)
    t.vote(match, "y")
    assert set(match.outcomes()) == {"emissary_vote:yes", "emissary_vote:no", "emissary_vote:stomach_ache"}


def test_X26_the_pile_of_the_emissary_runs_down_to_his_yes() -> None:
    """VR-5.28, VR-R21."""
    match = election(
        "throne hector; floor_5 anna bridget; floor_4 jester",
        rest="floor_3 floor_2 floor_1 floor_4",
        units="1+1",
        emissary_card="fav_01",
        emissary_no=1,
        emissary_ache=0,
    )
    t.vote(match, "sy")
    assert match.outcomes() == {"emissary_vote:yes": 1, "emissary_vote:no": 1}
    match.happen("emissary_vote:yes")
    t.move(match, "hector")
    t.vote(match, "yy")
    assert match.outcomes() == {"emissary_vote:yes": 1, "emissary_vote:no": 1}
    match.happen("emissary_vote:no")
    assert t.place_of(match, "hector") == "cell_3"
    t.move(match, "anna")
    t.vote(match, "yy")
    assert match.outcomes() == {"emissary_vote:yes": 1}


def test_X27_nobody_is_left_for_the_wedding() -> None:
    """VR-R23."""
    match = election(
        "throne victoria; throne_side jester; cell_3 anna; cell_2 bridget; cell_1 eloise; "
        "box foidvo guenievre hector jeanne leonardo merlin ouaf romeo tristan",
        units="1+1+1+1+1+1+1+1",
        wedding=True,
        turn=3,
        kingmakers=[5],
        no=[2, 2, 0, 0, 0, 0, 0, 0],
        ambition=True,
        ambitions=["jester_king", "woman_queen", "no_wc"],
        favourites=["fav_01"],
    )
    t.vote(match, "nyyyyyyy")
    assert len(t.on(match, "box")) == 10
    assert match.position()["step"] == "next_round"
    assert t.markers(match)[:3] == [25, 20, 25], "no favourites points, but the ambition cards"
    t.deal(match)
    assert (match.position()["round"], match.position()["first"]) == (2, 5)


def test_X28_equal_with_the_emissary_the_better_unit_wins() -> None:
    """VR-6.3, VR-6.4, VR-R28."""
    match = t.over(
        "throne leonardo; floor_5 jeanne; floor_4 jester",
        rest="floor_1 floor_2 floor_3 floor_4 floor_0",
        units="1+1",
        favourites=["fav_01", "fav_02"],
        markers=[58, 58],
        emissary_marker=58,
    )
    assert match.result is not None
    assert [seat.ending for seat in match.result.seats] == ["loss", "win"]
    assert (match.result.decided_by, match.result.rule) == ("height", "VR-6.4")


def test_X29_the_lower_half_of_a_team_decides_a_tie_too() -> None:
    """VR-6.2, VR-R29."""
    match = t.over(
        "throne leonardo; floor_5 jester; floor_4 anna bridget hector; floor_3 eloise foidvo jeanne; "
        "floor_2 merlin ouaf victoria; floor_1 guenievre romeo tristan",
        units="2+1",
        teams="separate",
        favourites=["fav_02", "fav_01", "fav_03"],
        markers=[49, 71, 49],
        emissary_marker=40,
    )
    assert [match.state.height(seat) for seat in range(3)] == [6, 3, 4]
    assert match.result is not None
    assert [(seat.ending, seat.score) for seat in match.result.seats] == [("loss", 49), ("loss", 49), ("win", 49)]


def test_X30_ten_seats_share_ten_ambition_cards() -> None:
    """VR-2.5, VR-R19."""
    game = vivat.game("vive_le_roi", players=10, teams="common", ambition=True, emissary=True)
    match = game.new(chance="typed")
    t.deal(match)
    assert [unit["cards"] for unit in match.view(None)["board"]["units"]] == [
        {"yes": 1, "no": 2, "stomach_ache": 1}
    ] * 5
    dealt = [word for _, word in match.history() if word.startswith("ambition:")]
    assert len(dealt) == len(set(dealt)) == 10
    for seat in (0, 2, 4, 6, 8):
        match.choose(seat, match.choices(seat)[0])
    assert len({seat["ambition"] for seat in match.position()["seats"]}) == 10


def test_X31_nine_separate_markers_are_too_many() -> None:
    """VR-2.5 f."""
    with pytest.raises(errors.BadOption, match="only 8"):
        vivat.game("vive_le_roi", players=8, teams="separate", emissary=True)
    assert vivat.game("vive_le_roi", players=8, teams="common", emissary=True).options["units"] == "2+2+2+2"


def test_X36_a_common_marker_goes_to_the_lower_of_two_places() -> None:
    """VR-5.39, VR-R12."""
    for stop, after in (("before_ambition", 2), ("after_ambition", 0)):
        match = t.ballot(
            t.J,
            units="2+1+1",
            teams="common",
            turn=1,
            favourites=["fav_02", "fav_01"],
            ambition=True,
            ambitions=["jester_king", "kingmaker"],
            stop_at_zero=stop,
            markers=[4, 4, 20, 20],
        )
        t.vote(match, "y")
        assert t.markers(match)[:2] == [after, after]
        moved = t.facts(match, "marker")[0]
        assert (moved["totals"], moved["start"], moved["end"]) == ([-10, -2], 4, after)
        assert (moved["points"], moved["stopped"]) == ((-2, False) if stop == "before_ambition" else (-10, True))


def test_X32_a_team_and_a_lone_seat_are_two_units() -> None:
    """VR-2.5 d, VR-R4."""
    with pytest.raises(errors.BadOption, match="without the Emissary"):
        vivat.game("vive_le_roi", players=3, teams="separate", emissary=False)
    match = vivat.game("vive_le_roi", players=3, teams="separate", emissary=True).new(chance="typed")
    t.deal(match)
    seen = match.view(None)["board"]
    assert seen["limit"] == 3
    assert [unit["cards"] for unit in seen["units"]] == [{"yes": 1, "no": 4, "stomach_ache": 1}] * 2
