"""Sections 5.2 to 5.5: coronation and count, next round, banned, ambition."""

from __future__ import annotations

from typing import Any

import pytest

import vivat
from vivat.games.vive_le_roi import data

from . import positions as t


def crowned(text: str = t.A, **more: Any) -> vivat.Match:
    """Everybody agrees."""
    match = t.ballot(text, **more)
    t.vote(match, "y")
    return match


def gained(match: vivat.Match, start: int = 20) -> list[int]:
    return [marker - start for marker in t.markers(match)]


# ---- 5.2 coronation and count ----------------------------------------------------------------------------------------


def test_VR_5_10_the_crowned_stays_on_the_throne_and_all_favourites_cards_are_turned_up() -> None:
    match = t.ballot(t.A, favourites=["fav_01", "fav_02", "fav_12"])
    assert [seat["favourites"] for seat in match.view(None)["board"]["seats"]] == [None] * 3
    t.vote(match, "y")
    assert t.on(match, "throne") == ["leonardo"]
    seen = [seat["favourites"]["card"] for seat in match.view(None)["board"]["seats"]]
    assert seen == ["fav_01", "fav_02", "fav_12"]
    assert match.position()["step"] == "next_round"


def by_hand(text: str, card: str, points: tuple[int, ...]) -> int:
    names = dict(zip(data.FAVOURITES, data.FAVOURITES_CARDS, strict=True))[card][0]
    where = {name: place for place, people in t.castle(text).items() for name in people}
    return sum(
        points[data.PLACES.index(where[name])] for number, name in enumerate(data.CHARACTERS) if names >> number & 1
    )


@pytest.mark.parametrize("card", data.FAVOURITES)
def test_VR_5_11_the_favourites_points_are_the_sum_over_the_places(card: str) -> None:
    assert gained(crowned(favourites=[card]))[0] == by_hand(t.A, card, data.POINTS)


@pytest.mark.parametrize("card", data.FAVOURITES)
def test_VR_5_12_with_the_jester_the_other_column_counts_for_everybody(card: str) -> None:
    """And VR-R13: the table of points counts, also where the printed example says otherwise (fav_01 makes -2 in J)."""
    assert gained(crowned(t.J, favourites=[card], markers=[100] * 3), 100)[0] == by_hand(t.J, card, data.JESTER_POINTS)
    assert by_hand(t.J, "fav_01", data.JESTER_POINTS) == -2


def test_VR_5_13_the_total_is_favourites_points_plus_ambition_points() -> None:
    match = crowned(favourites=["fav_01"], ambition=True, ambitions=["two_in_cells"])
    assert gained(match)[0] == 3 + 5


def test_VR_5_14_a_marker_never_goes_below_0() -> None:
    """And VR-R12: one net movement, then the stop."""
    match = crowned(t.J, favourites=["fav_02", "fav_06"], markers=[10, 24, 20])
    assert t.markers(match)[:2] == [0, 0]
    match = crowned(t.J, favourites=["fav_02"], markers=[12, 20, 20], ambition=True, ambitions=["jester_king"])
    assert t.markers(match)[0] == 12 - 15 + 5
    match = crowned(t.J, favourites=["fav_02"], markers=[9, 20, 20], ambition=True, ambitions=["jester_king"])
    assert t.markers(match)[0] == 0, "not 0 first and then 5"


# ---- 5.3 next round --------------------------------------------------------------------------------------------------


def test_VR_5_15_after_round_1_and_2_a_new_round_begins_and_the_markers_stay() -> None:
    for number in (1, 2):
        match = crowned(round=number, favourites=["fav_01", "fav_02", "fav_12"])
        after = t.markers(match)
        t.deal(match)
        assert match.position()["round"] == number + 1
        assert t.markers(match) == after == [23, 42, 41]


@pytest.mark.parametrize("mover", range(3))
def test_VR_5_16_the_unit_that_moved_the_crowned_opens_the_next_round(mover: int) -> None:
    match = crowned(turn=mover, first=0)
    t.deal(match)
    assert match.waiting_for == {mover}
    assert match.position()["first"] == mover


def test_VR_5_17_after_the_count_of_round_3_the_game_is_over() -> None:
    match = crowned(round=3)
    assert match.over
    assert match.result is not None
    assert t.on(match, "throne") == ["leonardo"], "the last position stays for the heights"


# ---- 5.4 banned ------------------------------------------------------------------------------------------------------


def test_VR_5_18_the_banned_name_counts_0_in_every_place_on_the_throne_too() -> None:
    for number, card in enumerate(data.FAVOURITES):
        banned = data.FAVOURITES_CARDS[number][1]
        name = data.CHARACTERS[banned.bit_length() - 1]
        place = next(place for place, people in t.castle(t.A).items() if name in people)
        points = data.POINTS[data.PLACES.index(place)]
        with_it = gained(crowned(favourites=[card]))[0]
        assert gained(crowned(favourites=[card], banned=True))[0] == with_it - points


def test_VR_5_19_the_seal_is_as_secret_as_the_card() -> None:
    match = t.table(t.START, banned=True, favourites=["fav_01", "fav_02", "fav_03"])
    assert match.view(0)["board"]["seats"][0]["favourites"]["banned"] == "victoria"
    for viewer in (1, None):
        assert match.view(viewer)["board"]["seats"][0]["favourites"] is None
        assert "victoria" not in str(match.view(viewer)["board"]["seats"][0])


# ---- 5.5 ambition ----------------------------------------------------------------------------------------------------


def dealt(**options: Any) -> vivat.Match:
    match = vivat.game("vive_le_roi", ambition=True, **options).new(chance="typed")
    t.deal(match)
    return match


def test_VR_5_20_every_seat_gets_two_cards_and_keeps_one_in_secret_at_the_same_time() -> None:
    match = dealt(players=5)
    assert match.waiting_for == {0, 1, 2, 3, 4}
    offers = [match.choices(seat) for seat in range(5)]
    assert all(len(offer) == 2 for offer in offers)
    assert len({card for offer in offers for card in offer}) == 10
    match.choose(3, offers[3][1])
    assert match.waiting_for == {0, 1, 2, 4}
    assert match.view(0)["board"]["seats"][3]["ambition"] is None
    assert match.position()["seats"][3]["ambition"] == offers[3][1].partition(":")[2]


def test_VR_5_21_the_kept_card_is_hidden_until_the_count_and_then_all_are_turned_up() -> None:
    match = t.ballot(t.A, ambition=True, ambitions=["no_wc", "kingmaker", "consolation"])
    assert [seat["ambition"] for seat in match.view(0)["board"]["seats"]] == ["no_wc", None, None]
    t.vote(match, "y")
    for viewer in (0, 1, 2, None):
        seen = [seat["ambition"] for seat in match.view(viewer)["board"]["seats"]]
        assert seen == ["no_wc", "kingmaker", "consolation"]


# Where each card holds and where it does not. Favourites of fav_02: anna bridget eloise leonardo ouaf victoria.
HIGH = "throne leonardo; floor_5 anna bridget; floor_4 eloise ouaf victoria"
CONDITIONS = [
    ("jester_king", "throne jester; floor_5 anna", True),
    ("jester_king", HIGH, False),
    ("woman_queen", "throne anna", True),
    ("woman_queen", "throne ouaf", False),
    ("woman_queen", HIGH, False),
    ("man_king", HIGH, True),
    ("man_king", "throne jester", False),
    ("man_king", "throne ouaf", False),
    ("no_wc", HIGH, True),
    ("no_wc", HIGH + "; wc_3 romeo", True),
    ("no_wc", "throne romeo; wc_3 anna", False),
    ("not_floors_2_3", HIGH, True),
    ("not_floors_2_3", HIGH.replace("floor_5 anna", "floor_2 anna"), False),
    ("not_floors_2_3", "throne leonardo; floor_3 anna; floor_4 bridget eloise ouaf victoria", False),
    ("not_floors_2_3", HIGH.replace("ouaf", "") + "; wc_3 ouaf", True),
    ("not_floors_0_1", HIGH, True),
    ("not_floors_0_1", "throne leonardo; floor_0 anna; floor_4 bridget eloise ouaf victoria", False),
    ("not_floors_0_1", "throne leonardo; floor_1 anna; floor_4 bridget eloise ouaf victoria", False),
    ("not_floors_0_1", HIGH.replace("ouaf", "") + "; cell_3 romeo; cell_2 tristan; cell_1 ouaf", True),
    ("not_floors_4_5", "throne leonardo; floor_1 anna bridget eloise; floor_2 ouaf victoria", True),
    ("not_floors_4_5", "throne leonardo; floor_1 anna bridget eloise; floor_2 ouaf; floor_4 victoria", False),
    ("not_floors_4_5", "throne leonardo; floor_1 anna bridget eloise; floor_2 ouaf; floor_5 victoria", False),
    ("not_floors_4_5", "throne leonardo; floor_1 anna bridget eloise; floor_2 ouaf; wc_4 victoria", True),
    ("one_in_cells", HIGH, False),
    ("one_in_cells", "throne leonardo; cell_3 romeo; cell_2 anna", True),
    ("one_in_cells", "throne leonardo; cell_3 bridget; cell_2 anna", False),
    ("two_in_cells", "throne leonardo; cell_3 bridget; cell_2 anna", True),
    ("two_in_cells", "throne leonardo; cell_3 bridget; cell_2 anna; cell_1 ouaf", False),
    ("two_in_cells", "throne leonardo; cell_3 romeo; cell_2 anna; cell_1 tristan", False),
    ("three_in_cells", "throne leonardo; cell_3 bridget; cell_2 anna; cell_1 ouaf", True),
    ("three_in_cells", "throne leonardo; cell_3 romeo; cell_2 anna; cell_1 ouaf", False),
    ("three_in_cells", "throne leonardo; cell_3 romeo; cell_2 anna; cell_1 ouaf; box bridget", False),
    ("one_in_wc", "throne leonardo; wc_3 anna; wc_4 romeo", True),
    ("one_in_wc", "throne leonardo; wc_3 anna; wc_4 ouaf", False),
    ("one_in_wc", HIGH, False),
    ("two_in_wc", "throne leonardo; wc_3 anna; wc_4 ouaf", True),
    ("two_in_wc", "throne leonardo; wc_3 anna; wc_4 romeo", False),
    ("no_wc_no_cell", HIGH, True),
    ("no_wc_no_cell", HIGH + "; wc_3 romeo; cell_3 tristan", True),
    ("no_wc_no_cell", "throne leonardo; wc_3 anna", False),
    ("no_wc_no_cell", "throne leonardo; cell_3 anna", False),
]


def fill(text: str) -> str:
    """Floors for those who are not named: first floors that are not named; floor 5 is never filled up."""
    floors = ["floor_2", "floor_3", "floor_1", "floor_4"]
    return " ".join(sorted(floors, key=lambda floor: floor in text))


def paid(card: str, text: str, seat: int = 0, **more: Any) -> int:
    """What the card pays: the marker with it, less the marker without the option."""
    common: dict[str, Any] = {"favourites": ["fav_02"], "markers": [100] * 3, **more}
    common["rest"] = fill(text)
    with_card = crowned(text, ambition=True, ambitions=[card], **common)
    return t.markers(with_card)[seat] - t.markers(crowned(text, **common))[seat]


@pytest.mark.parametrize(("card", "text", "holds"), CONDITIONS, ids=str)
def test_VR_1_7_and_VR_5_22_a_card_pays_its_points_if_its_condition_holds(card: str, text: str, holds: bool) -> None:
    """And VR-R14 (WCs, cells, box and throne are no floors), VR-R15 (on neither of the two floors)."""
    points = data.AMBITION_POINTS[data.AMBITIONS.index(card)]
    assert paid(card, text) == (points if holds else 0)


@pytest.mark.parametrize(("no", "ache", "holds"), [(0, 0, True), (1, 0, False), (0, 1, False)])
def test_VR_1_7_only_yes_left(no: int, ache: int, holds: bool) -> None:
    assert paid("only_yes_left", HIGH, no=[no, 4, 4], ache=[ache, 1, 1]) == (3 if holds else 0)


@pytest.mark.parametrize(("mover", "holds"), [(0, True), (1, False)])
def test_VR_1_7_kingmaker(mover: int, holds: bool) -> None:
    """And VR-R17: only the unit whose move led to the successful election."""
    assert paid("kingmaker", HIGH, turn=mover) == (3 if holds else 0)


def test_VR_R17_an_earlier_attempt_with_the_same_candidate_does_not_count() -> None:
    match = t.ballot(t.A, turn=0, ambition=True, ambitions=["kingmaker", "jester_king"], favourites=["fav_01"])
    t.vote(match, "ysy")
    t.move(match, "leonardo")
    t.vote(match, "y")
    assert t.markers(match)[0] == 20 + 3
    t.deal(match)
    assert match.position()["first"] == 1


@pytest.mark.parametrize(("card", "points"), [("fav_11", 11), ("fav_03", 9)])
def test_VR_1_7_consolation_below_11(card: str, points: int) -> None:
    """And VR-R16: only the favourites points of this seat at this coronation, not its marker."""
    match = crowned(favourites=[card], ambition=True, ambitions=["consolation"], markers=[0, 20, 20])
    assert t.markers(match)[0] == points + (3 if points < 11 else 0)


def test_VR_R16_its_own_payment_does_not_spoil_consolation() -> None:
    """fav_03 makes 9 in position A; with its 3 points that is above 11, and paid all the same."""
    assert gained(crowned(favourites=["fav_03"], ambition=True, ambitions=["consolation"]))[0] == 12


def test_VR_5_23_ambition_points_stay_positive_with_the_jester() -> None:
    match = crowned(t.J, favourites=["fav_02"], markers=[100] * 3, ambition=True, ambitions=["one_in_wc"])
    assert t.markers(match)[0] == 100 - 15 + 3


def test_VR_5_24_conditions_are_read_with_the_candidate_on_the_throne() -> None:
    """Leonardo alone would be on floor 5; on the throne he is not."""
    text = "throne leonardo; floor_1 anna bridget eloise; floor_2 ouaf victoria"
    assert paid("not_floors_4_5", text) == 5


TEAM = {"units": "2+1+1", "teams": "separate", "favourites": ["fav_01", "fav_02"]}


def test_VR_R18_only_yes_left_and_kingmaker_look_at_the_team_and_pay_the_holder() -> None:
    match = crowned(**TEAM, ambition=True, ambitions=["only_yes_left", "kingmaker"], no=[0, 4, 4], ache=[0, 1, 1])
    assert t.markers(match)[:2] == [20 + 3 + 3, 20 + 22 + 3]
    match = crowned(**TEAM, ambition=True, ambitions=["only_yes_left", "kingmaker"], turn=1)
    assert t.markers(match)[:2] == [20 + 3, 20 + 22]


def test_VR_R19_more_than_eight_seats_get_two_cards_for_each_unit() -> None:
    """A lone seat keeps one of them as usual, a team gives one to each partner."""
    match = vivat.game("vive_le_roi", units="2+2+2+2+1", teams="common", ambition=True).new(chance="typed")
    t.deal(match, ambition="no_wc kingmaker one_in_wc two_in_wc")
    assert match.waiting_for == {0, 2, 4, 6, 8}
    assert set(match.choices(0)) == {"assign_ambitions:no_wc", "assign_ambitions:kingmaker"}
    assert all(choice.startswith("choose_ambition:") for choice in match.choices(8))
    match.choose(0, "assign_ambitions:kingmaker")
    match.choose(2, "assign_ambitions:one_in_wc")
    seats = match.position()["seats"]
    assert [seat.get("ambition") for seat in seats[:4]] == ["kingmaker", "no_wc", "one_in_wc", "two_in_wc"]
    for seat in (4, 6, 8):
        match.choose(seat, match.choices(seat)[0])
    assert match.position()["step"] == "place_character"


def test_VR_R19_eight_units_use_all_sixteen_cards() -> None:
    match = dealt(players=16, teams="common")
    assert sum(len(match.choices(seat)) for seat in match.waiting_for) == 16


def test_VR_R19_eight_seats_in_teams_still_choose_each_for_itself() -> None:
    match = dealt(players=8, teams="separate")
    assert match.waiting_for == set(range(8))
    assert all(choice.startswith("choose_ambition:") for choice in match.choices(1))


def test_VR_R20_the_emissary_has_no_ambition_but_his_banned_name_is_no_favourite() -> None:
    match = t.ballot(t.A, emissary=True, emissary_card="fav_02", banned=True, ambition=True)
    t.vote(match, "y")
    assert match.position()["step"] == "emissary_vote", "leonardo is banned on fav_02"
    match.happen("emissary_vote:yes")
    assert t.emissary_marker(match) == 40 + 12
