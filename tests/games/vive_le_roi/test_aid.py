"""aid.py: what it foretells is what the rules then do, and it reads no card that its seat may not see."""

from __future__ import annotations

import time
from typing import Any

import kit
import pytest

import vivat
from vivat.games.vive_le_roi import data
from vivat.games.vive_le_roi.aid import aid

from . import positions as t

RICH: list[dict[str, Any]] = [
    {"players": 4, "ambition": True, "banned": True},
    {"players": 3, "ambition": True, "emissary": True, "wedding": True},
    {"units": "2+1+2", "teams": "separate", "ambition": True},
    {"units": "2+2+2+2+2", "teams": "common", "ambition": True, "emissary": True},
]


def foretold(match: vivat.Match, seat: int, future: str = "now") -> dict[str, Any]:
    found: dict[str, Any] = match.aid(seat)["seats"][seat][future]
    return found


# ---- worth -----------------------------------------------------------------------------------------------------------


def test_each_favourite_and_their_sum_are_worth_their_places() -> None:
    """VR-5.11."""
    castle = t.B.replace("throne bridget; floor_5 ", "floor_5 bridget ")
    match = t.table(castle, favourites=["fav_02"], wedding=True, kingmakers=[0])
    own = foretold(match, 0)
    assert own["points"] == {"anna": 5, "bridget": 5, "eloise": 1, "leonardo": 0, "ouaf": 2, "victoria": 0}
    assert own["favourites"] == own["total"] == 13


def test_an_election_has_three_futures_and_the_favourites_are_worth_something_else_in_each() -> None:
    """VR-5.4: leonardo of card 2 on the throne counts 10, in the free cell -1, back on floor 5 it counts 5."""
    match = t.ballot(t.A, favourites=["fav_02"])
    totals = {name: found["total"] for name, found in match.aid(0)["seats"][0].items()}
    assert totals == {"crowned": 22, "refused": 11, "cancelled": 17}
    assert match.aid(0)["candidate"] == {"name": "leonardo", "refused_to": "cell_1", "mover": 0}


def test_a_crowned_jester_turns_the_worth_of_every_place() -> None:
    """VR-5.12, example X8; and refused he goes to floor 2 (VR-5.9)."""
    match = t.ballot(t.J, favourites=["fav_02"])
    found = match.aid(0)
    assert found["seats"][0]["crowned"]["total"] == -15
    assert found["worth"]["crowned"]["cell_3"] == 3
    assert found["worth"]["refused"]["cell_3"] == -3
    assert found["candidate"]["refused_to"] == "floor_2"


def test_with_banni_the_banned_name_counts_nothing() -> None:
    """VR-5.18, example X16."""
    match = t.ballot(t.A, favourites=["fav_02"], banned=True)
    own = foretold(match, 0, "crowned")
    assert own["total"] == 12
    assert "leonardo" not in own["points"]


def test_the_first_count_of_a_wedding_pays_no_ambition_card_even_if_its_condition_is_met() -> None:
    """VR-5.34."""
    cards = {"favourites": ["fav_01"], "ambition": True, "ambitions": ["two_in_cells"]}
    plain = foretold(t.ballot(t.A, **cards), 0, "crowned")
    first = foretold(t.ballot(t.A, wedding=True, **cards), 0, "crowned")
    assert (plain["met"], plain["ambition"], plain["total"]) == (True, 5, 8)
    assert (first["met"], first["ambition"], first["total"]) == (True, 0, 3)


@pytest.mark.parametrize("options", RICH, ids=str)
def test_what_is_foretold_of_a_coronation_is_what_the_markers_then_move_by(options: dict[str, Any]) -> None:
    """Whole random games: the totals of all seats, as each seat itself foresees them, and the Emissary's."""
    counts = 0
    for seed in range(12):
        before = None
        for state in kit.walk(vivat.game("vive_le_roi", **options).start(), seed):
            if before is not None and state.step not in (data.CAST_VOTE, data.EMISSARY_VOTE):
                if state.kingmakers != before.kingmakers or state.step in (data.NEXT_ROUND, data.OVER):
                    counts += compare(before, state)
                before = None
            elif state.step in (data.CAST_VOTE, data.EMISSARY_VOTE):
                before = state.clone()
    assert counts > 20


def compare(before: Any, after: Any) -> int:
    """One coronation; 1 if it was one, 0 if the election failed and ended the round otherwise."""
    if after.at[data.THRONE] != before.at[data.THRONE] and after.at[data.THRONE_SIDE] != before.at[data.THRONE]:
        return 0
    totals = [aid(before.known_to(seat), seat).seats[seat]["crowned"].total for seat in range(before.seats)]
    for seat in range(before.seats):
        total = min(totals[seat], totals[before.partner(seat)]) if before.teams == data.COMMON else totals[seat]
        assert after.marker[seat] == max(0, before.marker[seat] + total)
    if before.emissary:
        his = aid(before, None).emissary.worth["crowned"].total
        assert after.marker[data.EMISSARY_SEAT] == max(0, before.marker[data.EMISSARY_SEAT] + his)
    return 1


# ---- votes, moves, ranking -------------------------------------------------------------------------------------------


def test_the_cards_left_tell_who_can_still_stop_a_candidate() -> None:
    """VR-9.1."""
    match = t.table(t.START, no=[0, 2, 0], ache=[0, 1, 1])
    assert match.aid(None)["votes"] == {
        "no": 2,
        "stomach_ache": 2,
        "can_refuse": [1],
        "can_cancel": [1, 2],
        "only_yes": [0],
    }


def test_the_emissary_agrees_for_sure_to_his_favourite_and_else_by_the_cards_of_his_pile() -> None:
    """VR-5.26: card 26 names leonardo."""
    free = t.ballot(t.A, emissary=True).aid(None)["emissary"]
    assert free["free_yes"] and free["chances"] == {"yes": 1.0, "no": 0.0, "stomach_ache": 0.0}
    drawn = t.ballot(t.A, emissary=True, emissary_card="fav_01", emissary_no=2).aid(None)["emissary"]
    assert not drawn["free_yes"] and drawn["chances"] == {"yes": 0.25, "no": 0.5, "stomach_ache": 0.25}


def test_every_move_goes_where_it_is_said_to_go_and_changes_what_it_is_said_to_change() -> None:
    """VR-4.2, VR-4.3."""
    match = t.table(t.START, favourites=["fav_01"])
    moves = match.aid(0)["moves"]
    assert moves["eloise"] == {"to": "floor_1", "gain": 1}
    assert moves["guenievre"] == {"to": "wc_3", "gain": 0}
    assert moves["jeanne"] == {"to": "wc_3", "gain": -2}
    assert set(moves) == t.movable(match)
    for name, move in moves.items():
        copy = t.table(t.START, favourites=["fav_01"])
        t.move(copy, name)
        assert t.place_of(copy, name) == move["to"]
        assert foretold(copy, 0)["total"] == foretold(match, 0)["total"] + move["gain"]


def test_the_ranking_counts_the_lower_marker_of_a_team() -> None:
    """VR-6.2, VR-6.3."""
    match = t.table(t.START, units="2+1+1", teams="separate", markers=[49, 71, 50, 12])
    assert match.aid(None)["ranking"] == {"scores": [49, 50, 12], "leaders": [1], "emissary_leads": False}


# ---- what a seat may know --------------------------------------------------------------------------------------------


def test_before_the_coronation_only_the_own_card_is_counted_and_partners_share_theirs() -> None:
    """VR-9.3, VR-R26."""
    match = t.ballot(t.A, units="2+1+1", teams="common")
    assert [seen is not None for seen in match.aid(0)["seats"]] == [True, True, False, False]
    assert match.aid(None)["seats"] == [None] * 4
    t.vote(match, "y")
    assert None not in match.aid(None)["seats"]


def test_asking_changes_nothing() -> None:
    match = t.ballot(t.A, favourites=["fav_01"], ambition=True, ambitions=["consolation"])
    before = match.state.fields()
    for seat in (None, 0, 1, 2):
        aid(match.state, seat)
    assert match.state.fields() == before


def test_it_takes_less_than_five_milliseconds_for_sixteen_seats() -> None:
    match = kit.some_match("vive_le_roi", {"units": "+".join("2" * 8), "teams": "common", "ambition": True}, 1, 0.5)
    match.aid(0)
    best = min(timed(match) for _ in range(5))
    assert best < 0.005


def timed(match: vivat.Match) -> float:
    begin = time.perf_counter()
    match.aid(0)
    return time.perf_counter() - begin
