"""Section 5.6: the Emissary."""

from __future__ import annotations

from typing import Any

import pytest

import vivat
from vivat.games.vive_le_roi import data

from . import positions as t


def emissary_election(candidate: str = "hector", card: str = "fav_01", **more: Any) -> vivat.Match:
    jester = "" if candidate == "jester" else "; floor_3 jester"
    text = f"throne {candidate}; floor_5 ouaf{jester}"
    return t.ballot(text, rest="floor_1 floor_2 floor_4 floor_3", emissary=True, emissary_card=card, **more)


def test_VR_5_25_the_emissary_is_no_unit() -> None:
    match = vivat.game("vive_le_roi", players=3, emissary=True).new(chance="typed")
    assert list(match.outcomes()) == ["first_unit:0", "first_unit:1", "first_unit:2"]
    assert match.seats == 3
    t.deal(match)
    for number in range(24):
        assert match.waiting_for == {number // 2 % 3}
        match.choose(number // 2 % 3, match.choices(number // 2 % 3)[number % 3 % len(match.choices(number // 2 % 3))])
    assert match.position()["step"] == "move_character"


def test_VR_5_26_he_agrees_to_a_favourite_without_a_card_else_his_pile_decides() -> None:
    match = emissary_election("merlin")
    t.vote(match, "nyy")
    assert (match.position()["step"], t.place_of(match, "merlin")) == ("move_character", "cell_3")
    assert match.position()["emissary"]["no"] == 3
    match = emissary_election("hector")
    t.vote(match, "yyy")
    assert match.outcomes() == {"emissary_vote:yes": 1, "emissary_vote:no": 3, "emissary_vote:stomach_ache": 1}


def test_VR_5_26_the_jester_is_never_his_favourite() -> None:
    for card in data.FAVOURITES:
        match = emissary_election("jester", card)
        t.vote(match, "yyy")
        assert match.position()["step"] == "emissary_vote"


@pytest.mark.parametrize(("card", "place"), [("yes", "throne"), ("no", "cell_3"), ("stomach_ache", "floor_5")])
def test_VR_5_27_his_vote_counts_like_any_other(card: str, place: str) -> None:
    match = emissary_election()
    t.vote(match, "yyy", emissary=card)
    assert t.place_of(match, "hector") == place


@pytest.mark.parametrize(("card", "left"), [("yes", (3, 1)), ("no", (2, 1)), ("stomach_ache", (3, 0))])
def test_VR_5_28_his_no_and_stomach_ache_are_lost_and_his_yes_goes_back(card: str, left: tuple[int, int]) -> None:
    """And VR-R21: the pile is shuffled with it, so the next draw is from all that is left."""
    match = emissary_election()
    t.vote(match, "nsy", emissary=card)
    pile = match.position()["emissary"]
    assert (pile["no"], pile["stomach_ache"]) == left
    t.move(match, "hector")
    t.vote(match, "yyy")
    assert match.outcomes()["emissary_vote:yes"] == 1
    assert sum(match.outcomes().values()) == 1 + sum(left)


def test_VR_5_29_his_marker_moves_at_every_count_and_never_below_0() -> None:
    match = t.ballot(t.A, emissary=True, emissary_card="fav_06")
    t.vote(match, "y")
    assert t.emissary_marker(match) == 40 + 30
    for start, after in ((40, 40 - 24), (10, 0)):
        match = t.ballot(t.J, emissary=True, emissary_card="fav_06", emissary_marker=start)
        t.vote(match, "y", emissary="yes")
        assert t.emissary_marker(match) == after


def test_VR_5_30_each_round_he_gets_a_new_open_card_and_a_full_pile() -> None:
    match = t.ballot(t.A, emissary=True, emissary_card="fav_06", emissary_no=0, emissary_ache=0)
    t.vote(match, "y")
    t.deal(match, favourites="fav_01 fav_02 fav_03 fav_09")
    seen = match.view(None)["board"]["emissary"]
    assert seen["favourites"]["card"] == "fav_09"
    assert seen["cards"] == {"yes": 1, "no": 3, "stomach_ache": 1}


def test_VR_R22_his_card_is_turned_only_after_every_unit_has_chosen() -> None:
    match = emissary_election()
    for seat in (2, 0):
        match.choose(seat, "cast_vote:yes")
        assert match.outcomes() == {}
        assert match.position()["step"] == "cast_vote"
    match.choose(1, "cast_vote:yes")
    assert match.waits_for_chance
