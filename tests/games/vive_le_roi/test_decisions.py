"""Sections 7 and 8: decisions and chance."""

from __future__ import annotations

from typing import Any

import kit
import pytest

import vivat
from vivat.games.vive_le_roi import data, words

from . import combinations
from . import positions as t

ALL = {"units": "2+1+2", "teams": "common", "ambition": True, "emissary": True, "wedding": True, "banned": True}


def new(**options: Any) -> vivat.Match:
    return vivat.game("vive_le_roi", **options).new(chance="typed")


# ---- 7. decisions ----------------------------------------------------------------------------------------------------


def test_VR_7_1_a_forced_yes_is_listed_and_revealed_with_the_others() -> None:
    match = t.ballot("throne anna; floor_3 jester", rest="floor_1 floor_2 floor_4", no=[0, 4, 4], ache=[0, 1, 1])
    assert match.choices(0) == ["cast_vote:yes"]
    match.choose(0, "cast_vote:yes")
    assert match.log(1)[-1] == (0, None), "not shown before the reveal"
    match.choose(1, "cast_vote:no")
    match.choose(2, "cast_vote:yes")
    assert [word for _, word in match.log(1)] == ["cast_vote:yes", "cast_vote:no", "cast_vote:yes"]


@pytest.mark.parametrize("kind", ["cast_vote", "choose_ambition"])
def test_VR_7_2_a_secret_choice_is_final(kind: str) -> None:
    if kind == "cast_vote":
        match = t.ballot("throne anna; floor_3 jester", rest="floor_1 floor_2 floor_4")
    else:
        match = new(players=3, ambition=True)
        t.deal(match)
    match.choose(1, match.choices(1)[0])
    problem = match.cannot_undo(1)
    assert problem is not None
    assert problem.rule == "VR-7.2"


def test_VR_7_2_a_placement_and_a_move_can_be_taken_back() -> None:
    match = t.table(t.START)
    before = match.state.fields()
    t.move(match, "romeo")
    match.undo(0)
    assert match.state.fields() == before


@pytest.mark.parametrize("units", [7, 8])
def test_VR_7_3_with_seven_or_eight_units_the_last_placement_takes_the_last_character(units: int) -> None:
    match = new(players=units)
    t.deal(match)
    numbers = []
    while match.position()["step"] == "place_character":
        seat = t.speaking(match)
        numbers.append(len(match.choices(seat)))
        match.choose(seat, match.choices(seat)[0])
        match.choose(seat, match.choices(seat)[0])
    assert numbers == list(range(13, 0, -1))


def test_VR_7_4_there_are_no_other_decisions_and_each_fits_one_list() -> None:
    """And VR-7.5: every choice is written step:option with the identifiers of section 1."""
    known = {
        "choose_ambition": (2, data.AMBITIONS),
        "assign_ambitions": (2, data.AMBITIONS),
        "place_character": (13, data.CHARACTERS),
        "place_floor": (4, data.PLACES),
        "move_character": (14, data.CHARACTERS),
        "cast_vote": (3, data.VOTES),
    }
    seen = set()
    for options in combinations.few()[::67]:
        state = vivat.game("vive_le_roi", **options).start()
        for _ in kit.walk(state, seed=1):
            for seat in range(state.seats):
                choices = [words.choice(state, seat, action) for action in state.options(seat)]
                for choice in choices:
                    step, option = choice.split(":")
                    seen.add(step)
                    assert option in known[step][1]
                    assert 1 <= len(choices) <= known[step][0]
                    assert step != "place_floor" or option in ("floor_1", "floor_2", "floor_3", "floor_4")
    assert seen == set(known)


def test_VR_7_5_choose_names_the_card_kept_and_assign_the_card_of_the_seat_named_first() -> None:
    """Also when the second seat of the team is the speaker."""
    match = new(players=3, ambition=True)
    t.deal(match, ambition="no_wc kingmaker")
    match.choose(0, "choose_ambition:kingmaker")
    assert match.position()["seats"][0]["ambition"] == "kingmaker"
    match = t.ballot(t.A, units="2+2+2+2+2", teams="common", speakers=[1, 2, 4, 6, 8], ambition=True)
    t.vote(match, "y")
    t.deal(match, ambition="no_wc kingmaker")
    match.choose(1, "assign_ambitions:kingmaker")
    assert [seat.get("ambition") for seat in match.position()["seats"][:2]] == ["kingmaker", "no_wc"]


# ---- 8. chance -------------------------------------------------------------------------------------------------------


def emissary_election(candidate: str = "hector", **more: Any) -> vivat.Match:
    """Two units and the Emissary vote; fav_01 is his card."""
    rest = "floor_1 floor_2 floor_4 floor_3 floor_5"
    text = f"throne {candidate}; floor_3 jester"
    return t.ballot(text, rest=rest, units="1+1", emissary_card="fav_01", **more)


def test_VR_8_1_the_emissarys_draw_is_uniform_over_the_cards_left() -> None:
    for no in range(5):
        for ache in (0, 1):
            match = emissary_election(emissary_no=no, emissary_ache=ache)
            t.vote(match, "y")
            expected = {"emissary_vote:yes": 1, "emissary_vote:no": no, "emissary_vote:stomach_ache": ache}
            assert match.outcomes() == {word: weight for word, weight in expected.items() if weight}


def test_VR_8_2_the_draw_does_not_depend_on_the_votes_and_there_is_none_for_his_favourites() -> None:
    seen = set()
    for votes in ("yy", "yn", "ns", "ss"):
        match = emissary_election()
        t.vote(match, votes)
        seen.add(tuple(match.outcomes().items()))
    assert len(seen) == 1
    match = emissary_election("merlin")
    t.vote(match, "ny")
    assert match.outcomes() == {}


def test_VR_8_3_the_order_of_the_outcomes_and_their_words() -> None:
    match = new(units="2+1+1", teams="separate", ambition=True, emissary=True)
    t.deal(match, first_unit="2", favourites="fav_07 fav_08 fav_09 fav_10 fav_11", ambition="no_wc kingmaker one_in_wc")
    words_ = [word for _, word in match.history()]
    assert words_[:8] == [
        "first_unit:2",
        "favourites:fav_07",
        "favourites:fav_08",
        "favourites:fav_09",
        "favourites:fav_10",
        "favourites:fav_11",
        "ambition:no_wc",
        "ambition:kingmaker",
    ]
    assert len(words_) == 1 + 5 + 8
    assert set(match.choices(0)) == {"choose_ambition:no_wc", "choose_ambition:kingmaker"}
    assert match.view(None)["board"]["emissary"]["favourites"]["card"] == "fav_11"
    match = emissary_election(emissary_no=0, emissary_ache=0)
    t.vote(match, "y")
    assert match.outcomes() == {"emissary_vote:yes": 1}, "also when only his yes is left"


def test_VR_8_3_each_outcome_says_which_seat_it_is_for() -> None:
    match = new(units="2+1+2+2+2", teams="common", ambition=True, emissary=True)
    receivers = []
    while match.waits_for_chance:
        receivers.append(words.seat_of_chance(match.state))
        match.happen(next(iter(match.outcomes())))
    assert receivers == [None, *range(9), None, 0, 0, 2, 2, 3, 3, 5, 5, 7, 7]
