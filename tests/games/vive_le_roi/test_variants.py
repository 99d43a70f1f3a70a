"""Sections 5.6 to 5.8: Emissary, Royal Wedding, Teams."""

from __future__ import annotations

from typing import Any

import pytest

import vivat
from vivat.games.vive_le_roi import data

from . import positions as t

# ---- 5.6 Emissary ----------------------------------------------------------------------------------------------------


def emissary_election(candidate: str = "hector", card: str = "fav_01", **more: Any) -> vivat.Match:
    jester = "" if candidate == "jester" else "; floor_3 jester"
    text = f"throne {candidate}; floor_5 ouaf{jester}"
    return t.table(
        text, rest="floor_1 floor_2 floor_4 floor_3", step="cast_vote", emissary=True, emissary_card=card, **more
    )


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
    match = t.table(t.A, step="cast_vote", emissary=True, emissary_card="fav_06")
    t.vote(match, "y")
    assert t.emissary_marker(match) == 40 + 30
    for start, after in ((40, 40 - 24), (10, 0)):
        match = t.table(t.J, step="cast_vote", emissary=True, emissary_card="fav_06", emissary_marker=start)
        t.vote(match, "y", emissary="yes")
        assert t.emissary_marker(match) == after


def test_VR_5_30_each_round_he_gets_a_new_open_card_and_a_full_pile() -> None:
    match = t.table(t.A, step="cast_vote", emissary=True, emissary_card="fav_06", emissary_no=0, emissary_ache=0)
    t.vote(match, "y")
    t.deal(match, favourites="fav_01 fav_02 fav_03 fav_09")
    seen = match.view(None)["table"]["emissary"]
    assert seen["favourites"]["card"] == "fav_09"
    assert seen["cards"] == {"yes": 1, "no": 3, "stomach_ache": 1}


def test_VR_R22_his_card_is_turned_only_after_every_unit_has_chosen() -> None:
    match = emissary_election()
    for seat in (2, 0):
        match.choose(seat, "cast_vote:yes")
        assert match.outcomes() == {}
        assert match.position()["step"] == "cast_vote"
    match.choose(1, "cast_vote:yes")
    assert match.waiting_for == "chance"


# ---- 5.7 Royal Wedding -----------------------------------------------------------------------------------------------


def wedding(text: str = t.A, **more: Any) -> vivat.Match:
    """The first coronation is just over."""
    match = t.table(text, step="cast_vote", wedding=True, **more)
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
    seen = match.view(None)["table"]["seats"]
    assert [seat["favourites"]["card"] for seat in seen[:2]] == ["fav_06", "fav_02"], "the cards stay open"


def test_VR_5_32_nothing_else_is_reset() -> None:
    match = t.table(t.A, step="cast_vote", wedding=True, emissary=True, emissary_card="fav_06", emissary_no=1)
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
    assert [seat["ambition"] for seat in match.view(1)["table"]["seats"]] == [None, "woman_queen", None]
    t.move(match, "bridget")
    before = t.markers(match)
    t.vote(match, "y")
    assert [seat["ambition"] for seat in match.view(1)["table"]["seats"]] == ["man_king", "woman_queen", "jester_king"]
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
    match = t.table(
        NOBODY_LEFT,
        units=EIGHT,
        wedding=True,
        step="cast_vote",
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
    assert match.view(None)["table"]["seats"][7]["ambition"] is not None
    t.deal(match)
    assert match.position()["first"] == 5


def test_VR_R23_a_common_marker_moves_by_the_smaller_payment() -> None:
    match = t.table(
        NOBODY_LEFT,
        units="2+1+1+1+1+1+1",
        teams="common",
        wedding=True,
        step="cast_vote",
        kingmakers=[5],
        no=[2, 0, 0, 0, 0, 0, 0],
        ambition=True,
        ambitions=["no_wc", "jester_king", "man_king"],
    )
    t.vote(match, "nyyyyyy")
    assert t.markers(match)[:3] == [25, 25, 20]
    match = t.table(
        NOBODY_LEFT,
        units="2+1+1+1+1+1+1",
        teams="common",
        wedding=True,
        step="cast_vote",
        kingmakers=[5],
        no=[2, 0, 0, 0, 0, 0, 0],
        ambition=True,
        ambitions=["no_wc", "man_king", "jester_king"],
    )
    t.vote(match, "nyyyyyy")
    assert t.markers(match)[:3] == [20, 20, 25]


def test_VR_R23_also_when_the_first_coronation_itself_leaves_nobody() -> None:
    match = t.table(
        "throne jester; cell_3 anna; cell_2 bridget; cell_1 eloise; "
        "box foidvo guenievre hector jeanne leonardo merlin ouaf romeo tristan victoria",
        units=EIGHT,
        wedding=True,
        step="cast_vote",
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
        match = t.table(text, units=units, wedding=True, step="cast_vote", kingmakers=[5], no=no)
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


# ---- 5.8 Teams -------------------------------------------------------------------------------------------------------


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
    match = t.table(t.A, units="2+1+1", teams="separate", step="cast_vote", favourites=["fav_01", "fav_02", "fav_12"])
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
    match = t.table(text, units="2+1+1", teams="common", step="cast_vote", favourites=cards, markers=[start] * 4)
    t.vote(match, "y")
    assert t.markers(match)[:2] == [after, after]


def test_VR_5_39_common_ambition_points_are_part_of_the_totals() -> None:
    """3 + 5 against 9, and 3 against 9 + 3."""
    match = t.table(
        t.A,
        units="2+1+1",
        teams="common",
        step="cast_vote",
        favourites=["fav_01", "fav_03"],
        ambition=True,
        ambitions=["two_in_cells", "woman_queen"],
    )
    t.vote(match, "y")
    assert t.markers(match)[0] == 20 + min(3 + 5, 9)
    match = t.table(
        t.A,
        units="2+1+1",
        teams="common",
        step="cast_vote",
        favourites=["fav_01", "fav_03"],
        ambition=True,
        ambitions=["jester_king", "man_king"],
    )
    t.vote(match, "y")
    assert t.markers(match)[0] == 20 + min(3, 9 + 3)


def test_VR_5_40_lone_seats_beside_teams_follow_the_rules_without_teams() -> None:
    match = t.table(t.A, units="2+1+1", teams="common", step="cast_vote", favourites=["fav_01", "fav_02", "fav_12"])
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
    match = t.table(
        t.A, units="2+2+2+2+2", teams="common", step="cast_vote", speakers=[1, 2, 5, 6, 9], ambition=True, turn=0
    )
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
    assert match.view(0)["table"]["seats"][1]["favourites"]["card"] == "fav_02"
    assert match.view(2)["table"]["seats"][1]["favourites"] is None
    match.choose(1, "choose_ambition:two_in_wc")
    assert match.view(0)["table"]["seats"][1]["ambition"] is None, "seat 0 has not chosen yet"
    match.choose(0, "choose_ambition:no_wc")
    assert match.view(0)["table"]["seats"][1]["ambition"] == "two_in_wc"
    assert match.view(1)["table"]["seats"][0]["ambition"] == "no_wc"
    assert match.view(0)["table"]["seats"][1]["offered"] is None
