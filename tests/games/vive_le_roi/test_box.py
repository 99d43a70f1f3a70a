"""Sections 0 and 1: the terms and what is in the box."""

from __future__ import annotations

import itertools
import re
from collections import Counter

import kit
import pytest

import vivat
from vivat import locale
from vivat.engine import bits
from vivat.games.vive_le_roi import data, words

from . import combinations
from . import positions as t

RULES = (kit.ROOT / "docs" / "rules" / "vive_le_roi.md").read_text(encoding="utf-8")
NAMES = {
    card: {data.CHARACTERS[character] for character in bits.members(names)}
    for card, (names, _) in zip(data.FAVOURITES, data.FAVOURITES_CARDS, strict=True)
}
BANNED = {
    card: data.CHARACTERS[bits.low(banned)]
    for card, (_, banned) in zip(data.FAVOURITES, data.FAVOURITES_CARDS, strict=True)
}


# ---- 0. at a glance --------------------------------------------------------------------------------------------------


def test_VR_0_1_every_round_every_seat_holds_a_list_of_six_favourites() -> None:
    match = vivat.game("vive_le_roi", players=4).new(seed=1)
    for seat in range(4):
        own = match.view(seat)["board"]["seats"][seat]["favourites"]
        assert len(own["names"]) == 6
        assert [other["favourites"] for other in match.view(seat)["board"]["seats"]].count(None) == 3


def test_VR_0_2_characters_are_placed_on_the_lower_floors_and_then_moved_up_by_one() -> None:
    match = vivat.game("vive_le_roi", players=4).new(seed=1)
    (seat,) = match.waiting_for
    assert {choice.partition(":")[0] for choice in match.choices(seat)} == {"place_character"}
    match = t.table(t.START, units="1+1+1+1")
    t.move(match, "anna")
    assert t.place_of(match, "anna") == "floor_2"


@pytest.mark.parametrize(("votes", "place"), [("nyy", "cell_3"), ("syy", "floor_5"), ("yyy", "throne")])
def test_VR_0_3_one_no_one_stomach_ache_or_only_yes(votes: str, place: str) -> None:
    match = t.ballot("throne anna; floor_3 jester", rest="floor_1 floor_2 floor_4")
    t.vote(match, votes)
    assert t.place_of(match, "anna") == place


def test_VR_0_4_when_no_and_stomach_ache_are_gone_somebody_is_crowned() -> None:
    match = t.ballot("throne anna; floor_3 jester", rest="floor_1 floor_2 floor_4", no=[0, 0, 0], ache=[0, 0, 0])
    assert [match.choices(seat) for seat in range(3)] == [["cast_vote:yes"]] * 3
    t.vote(match, "y")
    assert match.position()["step"] == "next_round"


def test_VR_0_5_a_crowned_jester_turns_all_signs_round() -> None:
    for place, points in enumerate(data.POINTS):
        if data.PLACES[place] != "throne":
            assert data.JESTER_POINTS[place] == -points


def test_VR_0_6_a_unit_is_a_lone_seat_or_a_team_of_two() -> None:
    state = words.start(vivat.game("vive_le_roi", units="2+1+2", teams="separate").options)
    assert (state.seats, state.units) == (5, 3)
    assert state.sides() == [0, 0, 1, 2, 2]
    alone = words.start(vivat.game("vive_le_roi", players=5).options)
    assert alone.seats == alone.units == 5


@pytest.mark.parametrize("units", range(2, 9))
def test_VR_0_7_the_limit_is_three_with_two_units_and_else_four(units: int) -> None:
    state = words.start(vivat.game("vive_le_roi", players=units).options)
    assert state.limit == (3 if units == 2 else 4)


def test_VR_0_8_with_banni_the_favourites_are_the_five_names_that_are_not_banned() -> None:
    for banned, number in ((False, 6), (True, 5)):
        match = t.table(t.START, favourites=["fav_01"], banned=banned)
        names = {data.CHARACTERS[character] for character in bits.members(match.state.names(0))}
        assert len(names) == number
        assert ("victoria" in names) == (not banned)


# ---- 1. components and data ------------------------------------------------------------------------------------------


def test_VR_1_1_the_points_of_the_places() -> None:
    """And VR-R1: the second cell costs 2."""
    points = dict(zip(data.PLACES, data.POINTS, strict=True))
    assert [points[f"floor_{floor}"] for floor in range(6)] == [0, 1, 2, 3, 4, 5]
    assert (points["throne"], points["throne_side"], points["wc_3"], points["wc_4"], points["box"]) == (10, 0, 0, 0, 0)
    assert (points["cell_3"], points["cell_2"], points["cell_1"]) == (-3, -2, -1)
    upside_down = dict(zip(data.PLACES, data.JESTER_POINTS, strict=True))
    assert upside_down["throne"] == 0
    assert (upside_down["cell_3"], upside_down["cell_2"], upside_down["cell_1"]) == (3, 2, 1)


def test_VR_1_1_wcs_and_cells_count_for_no_floor_and_no_limit() -> None:
    match = t.table(
        "floor_3 anna bridget eloise; wc_3 foidvo; cell_3 guenievre; floor_2 hector",
        rest="floor_1 floor_4 floor_5",
    )
    assert "hector" in t.movable(match)
    t.move(match, "hector")
    assert t.place_of(match, "hector") == "floor_3", "floor 3 has three, whoever is in its WC and its cell"


def test_VR_1_2_fourteen_characters_and_their_kinds() -> None:
    assert len(data.CHARACTERS) == len(set(data.CHARACTERS)) == 14
    women = {data.CHARACTERS[character] for character in bits.members(data.WOMEN)}
    men = {data.CHARACTERS[character] for character in bits.members(data.MEN)}
    assert women == {"anna", "bridget", "eloise", "guenievre", "jeanne", "victoria"}
    assert men == {"foidvo", "hector", "leonardo", "merlin", "romeo", "tristan"}
    assert [data.KINDS[data.CHARACTERS.index(name)] for name in ("anna", "merlin", "ouaf", "jester")] == [
        "woman",
        "man",
        "dog",
        "jester",
    ]
    assert bits.low(data.JESTER) == data.CHARACTERS.index("jester")
    for number, name in enumerate(data.CHARACTERS):
        assert getattr(data, name.upper()) == 1 << number


def test_VR_1_3_ouaf_and_the_jester_are_neither_woman_nor_man_and_the_jester_is_on_no_card() -> None:
    assert not (data.OUAF | data.JESTER) & (data.WOMEN | data.MEN)
    assert not any("jester" in names for names in NAMES.values())


def test_VR_1_4_the_favourites_cards_are_balanced() -> None:
    assert len(NAMES) == 26
    assert all(len(names) == 6 for names in NAMES.values())
    single = Counter(name for names in NAMES.values() for name in names)
    assert set(single.values()) == {12}
    assert len(single) == 13
    pairs = Counter(pair for names in NAMES.values() for pair in itertools.combinations(sorted(names), 2))
    assert set(pairs.values()) == {5}
    assert len(pairs) == 78
    assert set(Counter(BANNED.values()).values()) == {2}
    assert len(set(map(frozenset, NAMES.values()))) == 26
    assert all(BANNED[card] in names for card, names in NAMES.items())


def test_VR_1_4_the_cards_are_those_of_the_rules() -> None:
    rows = re.findall(r"`(fav_\d\d)` \| ([a-z ]+) \| ([a-z]+) \|", RULES)
    assert {card: (set(names.split()), banned) for card, names, banned in rows} == {
        card: (NAMES[card], BANNED[card]) for card in data.FAVOURITES
    }


def test_VR_1_5_thirty_two_vote_cards_are_enough_for_every_table() -> None:
    assert sum(data.VOTE_CARDS) == 32
    for options in combinations.few():
        sets = len(options["units"].split("+")) + options["emissary"]
        no = data.NO_CARDS[options["emissary"]][sets - options["emissary"]]
        assert sets <= data.VOTE_CARDS[data.YES]
        assert sets * no <= data.VOTE_CARDS[data.NO]
        assert sets * data.STOMACH_ACHE_CARDS <= data.VOTE_CARDS[data.STOMACH_ACHE]


SETS = {False: {3: 4, 4: 3, 5: 2, 6: 2, 7: 2, 8: 2}, True: {2: 4, 3: 3, 4: 2, 5: 2}}


@pytest.mark.parametrize(("emissary", "units"), [(e, u) for e, table in SETS.items() for u in table])
def test_VR_1_6_the_vote_set_of_every_unit_and_of_the_emissary(emissary: bool, units: int) -> None:
    match = vivat.game("vive_le_roi", players=units, emissary=emissary).new(seed=1)
    expected = {"yes": 1, "no": SETS[emissary][units], "stomach_ache": 1}
    seen = match.view(None)["board"]
    assert [unit["cards"] for unit in seen["units"]] == [expected] * units
    if emissary:
        assert seen["emissary"]["cards"] == expected


def test_VR_1_7_sixteen_ambition_cards_with_the_points_of_the_rules() -> None:
    rows = re.findall(r"^\| (\d+) \| `([a-z_0-9]+)` \| [^|]+ \| (\d) \|", RULES, re.MULTILINE)
    assert len(rows) == 16
    for number, card, points in rows:
        assert data.AMBITIONS[int(number) - 1] == card
        assert data.AMBITION_POINTS[int(number) - 1] == int(points)
        assert getattr(data, card.upper()) == int(number) - 1


def test_VR_1_8_eight_markers_and_a_track_without_an_end() -> None:
    assert data.MARKERS == 8
    match = t.ballot(t.A, favourites=["fav_06"], markers=[990, 20, 20])
    t.vote(match, "y")
    assert t.markers(match)[0] == 1020


# ---- confidence and names --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("table", "entry", "level"),
    [
        ("PLACES", "", "rulebook"),
        ("CHARACTERS", "anna", "rulebook"),
        ("CHARACTERS", "hector", "reconstructed"),
        ("KINDS", "anna", "derived"),
        ("KINDS", "foidvo", "reconstructed"),
        ("FAVOURITES_CARDS", "fav_01", "derived"),
        ("FAVOURITES_CARDS", "fav_02", "derived"),
        ("FAVOURITES_CARDS", "fav_03", "reconstructed"),
        ("AMBITIONS", "no_wc", "rulebook"),
        ("AMBITIONS", "kingmaker", "reconstructed"),
        ("VOTE_CARDS", "", "derived"),
        ("NO_CARDS", "", "rulebook"),
    ],
)
def test_VR_1_2_and_VR_1_4_every_fact_says_how_sure_it_is(table: str, entry: str, level: str) -> None:
    assert data.confidence(table, entry) == level


def test_every_confidence_names_a_table_and_an_entry_that_exist() -> None:
    for fact, level in data.CONFIDENCE.items():
        table, _, entry = fact.partition(".")
        assert level in ("derived", "reconstructed")
        assert hasattr(data, table)
        known = {*data.PLACES, *data.CHARACTERS, *data.FAVOURITES, *data.AMBITIONS, *map(str, data.UNITS), ""}
        assert entry in known


@pytest.mark.parametrize("language", locale.LANGUAGES)
def test_everything_a_person_reads_has_a_name(language: str) -> None:
    ids = [*data.PLACES, *data.CHARACTERS, *(f"kind-{kind}" for kind in data.KINDS), *data.VOTES, *data.AMBITIONS]
    ids += [f"{card}-text" for card in data.AMBITIONS]
    ids += [f"step-{step}" for step in (*data.STEPS, "assign_ambitions")]
    ids += [f"option-{option}" for option in data.OPTIONS]
    ids += [
        f"option-{option}-{value}"
        for option in ("teams", "placed_by_two", "stop_at_zero")
        for value in data.OPTIONS[option]
    ]
    ids += [f"decided-{reason}" for reason in data.DECIDED_BY]
    for name in ids:
        assert locale.say(f"vive_le_roi-{name}", language)
