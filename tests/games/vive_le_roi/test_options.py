"""Section 2: options, what is refused, and what the combinations mean."""

from __future__ import annotations

import itertools
from typing import Any

import kit
import pytest

import vivat
from vivat import errors

from . import combinations
from . import positions as t


def game(**options: Any) -> vivat.Game:
    return vivat.game("vive_le_roi", **options)


def accepted(**options: Any) -> bool:
    try:
        game(**options)
    except errors.BadOption:
        return False
    return True


def test_VR_2_1_every_combination_is_allowed_except_what_VR_2_5_refuses() -> None:
    """Every ordered list of 1 to 9 unit sizes, every value of every option, allowed and refused as the rule says."""
    flags = list(itertools.product((False, True), repeat=2))
    for units in range(1, 10):
        for sizes in itertools.product((1, 2), repeat=units):
            word = "+".join(map(str, sizes))
            for teams, (emissary, wedding) in itertools.product(("off", "separate", "common"), flags):
                expected = combinations.legal(sizes, teams, emissary)
                given = {"units": word, "teams": teams, "emissary": emissary, "wedding": wedding}
                assert accepted(**given) == expected, given
                if expected:
                    assert accepted(**given, ambition=True, banned=wedding)


def test_VR_2_1_a_number_of_players_in_a_table_is_that_of_the_units() -> None:
    state = game(units="2+2+2", teams="separate").start()
    assert (state.seats, state.limit) == (6, 4)


def test_VR_2_2_by_default_everything_is_off_except_the_emissary_with_two_units() -> None:
    for players in range(2, 9):
        assert game(players=players).options == {
            "players": players,
            "units": "+".join("1" * players),
            "teams": "off",
            "ambition": False,
            "banned": False,
            "emissary": players == 2,
            "wedding": False,
            "placed_by_two": "six_each",
            "stop_at_zero": "after_ambition",
        }


def test_VR_2_8_a_reading_that_has_no_meaning_at_a_table_changes_nothing_there() -> None:
    for reading in ({"placed_by_two": "five_each"}, {"stop_at_zero": "before_ambition"}):
        plain, other = (kit.random_match("vive_le_roi", {"players": 4, **more}, 3) for more in ({}, reading))
        assert plain.history() == other.history()
        assert plain.view(None)["board"] == other.view(None)["board"]


def test_VR_2_7_players_or_units_are_enough_and_the_units_are_written_out() -> None:
    assert game(players=7, teams="separate").options["units"] == "2+2+2+1"
    assert game(players=16, teams="common").options["units"] == "2+2+2+2+2+2+2+2"
    assert game(players=3, units="default").options == game(players=3).options
    assert game(units="1+2+1", teams="common").options["players"] == 4
    assert game(players=4, units="1+2+1", teams="common").options == game(units="1+2+1", teams="common").options
    written = "teams=off ambition=false banned=false emissary=false wedding=false"
    assert written in repr(game(players=3))


@pytest.mark.parametrize("players", range(2, 9))
def test_VR_2_3_without_teams_there_are_two_to_eight_units_of_one_seat(players: int) -> None:
    state = game(players=players).start()
    assert state.units == state.seats == players


def test_VR_2_4_teams_need_a_team_and_may_have_lone_seats_beside_it() -> None:
    """And VR-R3: any number of lone seats."""
    for teams in ("separate", "common"):
        for units in ("2+1+1+1+1+1", "1+2+1", "2+2", "1+1+1+1+2"):
            assert accepted(units=units, teams=teams), units
        assert not accepted(units="1+1+1", teams=teams)


REFUSED = {
    "VR-2.5 a, one unit": ({"units": "2", "teams": "separate"}, "One unit is not possible"),
    "VR-2.5 a, nine units": ({"players": 9, "teams": "off"}, "9 units are not possible"),
    "VR-2.5 a, nine teams": ({"units": "+".join("2" * 9), "teams": "common"}, "9 units are not possible"),
    "VR-2.5 a, one seat": ({"units": "1"}, "One unit is not possible"),
    "VR-2.5 b": ({"units": "3+1+1", "teams": "separate"}, "A unit of 3 seats"),
    "VR-2.5 b, nobody": ({"units": "1+0+1"}, "A unit of 0 seats"),
    "VR-2.5 c, off": ({"units": "2+1+1"}, "teams is off"),
    "VR-2.5 c, on": ({"units": "1+1+1", "teams": "common"}, "no team of two"),
    "VR-2.5 d": ({"players": 2, "emissary": False}, "cannot play without the Emissary"),
    "VR-2.5 d, teams": ({"players": 4, "teams": "common", "emissary": False}, "cannot play without the Emissary"),
    "VR-2.5 e": ({"players": 6, "emissary": True}, "does not come to 6 units"),
    "VR-2.5 e, 8": ({"players": 16, "teams": "common", "emissary": True}, "does not come to 8 units"),
    "VR-2.5 f": ({"players": 10, "teams": "separate"}, "there are only 8"),
    "VR-2.5 f, emissary": ({"players": 8, "teams": "separate", "emissary": True}, "there are only 8"),
}


@pytest.mark.parametrize("case", REFUSED, ids=str)
def test_VR_2_5_what_is_refused_names_its_reason_and_its_rule(case: str) -> None:
    options, sentence = REFUSED[case]
    with pytest.raises(errors.BadOption) as caught:
        game(**options)
    assert sentence in str(caught.value)
    assert str(caught.value).endswith("(VR-2.5)")
    assert caught.value.said("fr") != str(caught.value)


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"units": "2+x"}, "cannot be “2+x”"),
        ({"units": "+"}, "such as 2+2+1"),
        ({"units": ""}, "such as 2+2+1"),
        ({"units": 5}, "cannot be “5”"),
        ({"units": None}, "cannot be “None”"),
        ({"units": ["1", "1"]}, "such as 2+2+1"),
        ({"units": "1+" * 500 + "1"}, "such as 2+2+1"),
        ({"units": "¹+²"}, "such as 2+2+1"),
        ({"players": 5, "units": "1+1+1"}, "have 3 seats, but the number of players is 5"),
        ({}, "Say how many players"),
        ({"players": 1}, "cannot be 1"),
        ({"players": 17}, "cannot be 17"),
        ({"players": "3"}, "cannot be the text “3”"),
        ({"players": 3, "ambition": "on"}, "ambition cannot be on. Allowed: false, true"),
        ({"players": 3, "wedding": 1}, "wedding cannot be 1"),
        ({"players": 3, "teams": True}, "Allowed: off, separate, common"),
        ({"players": 3, "colour": "red"}, "no option “colour”"),
    ],
    ids=str,
)
def test_an_option_that_cannot_be_read_gets_a_sentence(options: dict[str, Any], sentence: str) -> None:
    with pytest.raises(errors.BadOption) as caught:
        game(**options)
    assert sentence in str(caught.value)
    assert caught.value.said("fr")


def test_VR_R2_variants_combine_and_a_game_of_all_of_them_is_played_to_its_end() -> None:
    options = {"units": "2+1+2", "teams": "common", "ambition": True, "banned": True, "emissary": True, "wedding": True}
    match = game(**options).new(seed=3)
    while not match.over:
        seat = min(match.waiting_for)
        match.choose(seat, match.choices(seat)[len(match.steps) % len(match.choices(seat))])
    assert match.result is not None


def test_VR_R4_two_teams_are_two_units_with_emissary_and_limit_three() -> None:
    made = game(players=4, teams="separate")
    assert made.options["emissary"] is True
    assert made.start().limit == 3


def test_VR_R5_sixteen_people_play_with_common_markers_only() -> None:
    assert accepted(players=16, teams="common")
    assert not accepted(players=16, teams="separate")
    assert accepted(players=8, teams="separate")


# ---- VR-2.6: what the combinations mean ------------------------------------------------------------------------------


def counts(**more: Any) -> tuple[list[int], int | None]:
    """Position A, everybody agrees: how far the markers move, and the Emissary's."""
    match = t.ballot(t.A, **more)
    before = t.markers(match)
    t.vote(match, "y")
    if match.position()["step"] == "emissary_vote":
        match.happen("emissary_vote:yes")
    moved = [after - old for after, old in zip(t.markers(match), before, strict=True)]
    return moved, t.emissary_marker(match) - 40 if match.position().get("emissary") else None


def test_VR_2_6_ambition_and_banni_the_banned_name_fulfils_no_condition() -> None:
    """fav_10 without merlin has one favourite in the cells, with him two."""
    more: dict[str, Any] = {"favourites": ["fav_10"], "ambition": True, "ambitions": ["one_in_cells"]}
    assert counts(**more)[0][0] == 17
    assert counts(**more, banned=True)[0][0] == 20 + 3


def test_VR_2_6_ambition_and_emissary_he_gets_no_ambition_card() -> None:
    match = game(players=3, emissary=True, ambition=True).new(seed=1)
    dealt = [word for _, word in match.history() if word.startswith("ambition:")]
    assert len(dealt) == 6
    assert "ambition" not in match.view(None)["board"]["emissary"]


def test_VR_2_6_banni_and_emissary_he_has_five_favourites_too() -> None:
    assert counts(emissary=True, emissary_card="fav_12")[1] == 21
    assert counts(emissary=True, emissary_card="fav_12", banned=True)[1] == 23


def test_VR_2_6_banni_and_teams_the_seal_counts_only_for_the_holder() -> None:
    """Victoria is banned for fav_01, not for the partner's fav_02; leonardo the other way round."""
    match = t.ballot(t.A, units="2+1+1", teams="separate", banned=True, favourites=["fav_01", "fav_02"])
    assert match.state.names(0) & match.state.names(1) == (1 << 2) | (1 << 9)
    t.vote(match, "y")
    assert t.markers(match)[:2] == [23, 32]


def test_VR_2_6_emissary_and_teams_he_must_beat_the_ranking_score_of_every_unit() -> None:
    for marker, ending in ((49, "win"), (50, "loss")):
        match = t.over(
            "throne leonardo; floor_5 anna; floor_3 jester",
            rest="floor_1 floor_2 floor_4 floor_3",
            units="2+2",
            teams="separate",
            markers=[49, 90, 30, 30],
            emissary_marker=marker,
        )
        assert match.result is not None
        assert match.result.seats[0].ending == ending


def test_VR_2_6_teams_ambition_and_banni_the_total_of_a_seat_is_its_own() -> None:
    more: dict[str, Any] = {
        "units": "2+1+1",
        "favourites": ["fav_01", "fav_02"],
        "ambition": True,
        "banned": True,
        "ambitions": ["no_wc", "man_king"],
    }
    assert counts(teams="separate", **more)[0][:2] == [3 + 5, 12 + 3]
    assert counts(teams="common", **more)[0][:2] == [8, 8]


def test_VR_2_6_emissary_wedding_teams_and_both_options_count_twice_without_new_cards() -> None:
    match = t.ballot(
        t.A,
        units="2+1+1",
        teams="common",
        favourites=["fav_01", "fav_02", "fav_12"],
        ambition=True,
        ambitions=["no_wc", "man_king", "woman_queen"],
        banned=True,
        wedding=True,
        emissary=True,
        emissary_card="fav_25",
        no=[1, 3, 3],
    )
    t.vote(match, "y")
    assert t.markers(match) == [23, 23, 43, 24], "five favourites, the smaller of a team, no ambition yet"
    assert t.emissary_marker(match) == 40 + 24
    seen = match.view(3)["board"]
    assert all(seat["favourites"] for seat in seen["seats"])
    assert [seat["ambition"] is None for seat in seen["seats"]] == [True, True, True, False]
    t.move(match, "anna", "tristan", "bridget")
    cards = [unit["cards"] for unit in match.view(None)["board"]["units"]]
    assert [card["no"] for card in cards] == [1, 3, 3]
    t.vote(match, "y", emissary="yes")
    assert t.markers(match)[0] == 23 + min(3 + 5, 18 + 3)
    assert t.markers(match)[2] == 43 + 14 + 3
