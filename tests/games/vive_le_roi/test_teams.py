"""Section 5.8: teams."""

from __future__ import annotations

import pytest

import vivat

from . import positions as t


def test_VR_5_36_a_team_takes_one_turn_and_has_one_vote_set_and_one_card_in_an_election() -> None:
    match = t.table("floor_5 anna; floor_3 jester", rest="floor_1 floor_2 floor_4", units="2+2+1", teams="separate")
    t.move(match, "anna")
    assert len(match.waiting_for) == 3
    t.vote(match, "nyy")
    assert [unit["no"] for unit in match.position()["units"]] == [3, 4, 4]
    assert match.state.sides() == [0, 0, 1, 1, 2]


def test_VR_5_37_each_seat_has_its_own_favourites_and_ambition_chosen_separately() -> None:
    match = vivat.game("vive_le_roi", units="2+2+1", teams="separate", ambition=True).new(chance="typed")
    t.deal(match)
    assert len({seat["favourites"] for seat in match.position()["seats"]}) == 5
    assert match.waiting_for == {0, 1, 2, 3, 4}


def test_VR_5_38_separate_each_marker_moves_by_its_own_total() -> None:
    match = t.ballot(t.A, units="2+1+1", teams="separate", favourites=["fav_01", "fav_02", "fav_12"])
    t.vote(match, "y")
    assert t.markers(match)[:3] == [23, 42, 41]


@pytest.mark.parametrize(
    ("text", "cards", "start", "after"),
    [
        (t.A, ["fav_01", "fav_02"], 20, 23),
        (t.A, ["fav_02", "fav_01"], 20, 23),
        (t.J, ["fav_02", "fav_06"], 50, 50 - 24),
        (t.J, ["fav_02", "fav_06"], 20, 0),
    ],
)
def test_VR_5_39_common_the_smaller_total_or_the_more_negative_one(
    text: str, cards: list[str], start: int, after: int
) -> None:
    match = t.ballot(text, units="2+1+1", teams="common", favourites=cards, markers=[start] * 4)
    t.vote(match, "y")
    assert t.markers(match)[:2] == [after, after]


@pytest.mark.parametrize(
    ("ambitions", "total"),
    [(["two_in_cells", "woman_queen"], min(3 + 5, 9)), (["jester_king", "man_king"], min(3, 9 + 3))],
)
def test_VR_5_39_common_ambition_points_are_part_of_the_totals(ambitions: list[str], total: int) -> None:
    match = t.ballot(
        t.A,
        units="2+1+1",
        teams="common",
        favourites=["fav_01", "fav_03"],
        ambition=True,
        ambitions=ambitions,
    )
    t.vote(match, "y")
    assert t.markers(match)[0] == 20 + total


def test_VR_5_40_lone_seats_beside_teams_follow_the_rules_without_teams() -> None:
    match = t.ballot(t.A, units="2+1+1", teams="common", favourites=["fav_01", "fav_02", "fav_12"])
    t.vote(match, "y")
    assert t.markers(match)[2] == 41
    assert match.state.limit == 4


def test_VR_5_41_the_speech_passes_after_each_placement_and_each_move_and_not_with_votes() -> None:
    match = vivat.game("vive_le_roi", units="2+1+2", teams="separate").new(chance="typed")
    t.deal(match)
    speakers = []
    for _ in range(6):
        speakers.append(t.speaking(match))
        match.choose(speakers[-1], match.choices(speakers[-1])[0])
        assert t.speaking(match) == speakers[-1], "both steps of a placement"
        match.choose(speakers[-1], match.choices(speakers[-1])[0])
    assert speakers == [0, 2, 3, 1, 2, 4]
    match = t.table(
        "floor_5 anna bridget; floor_3 jester", rest="floor_1 floor_2 floor_4", units="2+1+2", teams="separate"
    )
    t.move(match, "anna")
    assert match.waiting_for == {1, 2, 3}, "the partner of the mover casts the vote"
    t.vote(match, "sny")
    assert [unit["speaker"] for unit in match.position()["units"]] == [1, 2, 3]
    t.move(match, "bridget")
    assert match.waiting_for == {1, 2, 3}, "a lone seat speaks for itself"


def test_VR_5_41_the_role_goes_on_through_the_rounds_and_sharing_cards_does_not_pass_it() -> None:
    match = t.ballot(t.A, units="2+2+2+2+2", teams="common", speakers=[1, 2, 5, 6, 9], ambition=True, turn=0)
    t.vote(match, "y")
    t.deal(match)
    assert match.waiting_for == {1, 2, 5, 6, 9}
    for seat in (1, 2, 5, 6, 9):
        match.choose(seat, match.choices(seat)[0])
    assert [unit["speaker"] for unit in match.position()["units"]] == [1, 2, 5, 6, 9]
    assert match.waiting_for == {1}


def test_VR_R25_the_speaker_decides_and_the_partner_is_not_asked() -> None:
    match = t.table(t.START, units="2+1+1", teams="separate")
    assert match.waiting_for == {0}
    assert match.choices(1) == []


def test_VR_R26_partners_see_each_others_favourites_and_kept_ambitions_once_both_have_chosen() -> None:
    match = vivat.game("vive_le_roi", units="2+1+1", teams="separate", ambition=True).new(chance="typed")
    t.deal(match, favourites="fav_01 fav_02 fav_03 fav_04", ambition="no_wc kingmaker one_in_wc two_in_wc")
    assert match.view(0)["board"]["seats"][1]["favourites"]["card"] == "fav_02"
    assert match.view(2)["board"]["seats"][1]["favourites"] is None
    match.choose(1, "choose_ambition:two_in_wc")
    assert match.view(0)["board"]["seats"][1]["ambition"] is None, "seat 0 has not chosen yet"
    match.choose(0, "choose_ambition:no_wc")
    assert match.view(0)["board"]["seats"][1]["ambition"] == "two_in_wc"
    assert match.view(1)["board"]["seats"][0]["ambition"] == "no_wc"
    assert match.view(0)["board"]["seats"][1]["offered"] is None
