"""Section 6: the end of the game, and section 10: that it comes."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

import vivat
from vivat.engine.numbers import WIN
from vivat.engine.result import Result
from vivat.engine.rng import Rng
from vivat.games.vive_le_roi import check, check_step, data

from . import combinations
from . import positions as t

LAST = "throne leonardo; floor_5 jeanne; floor_4 jester anna"


def over(markers: list[int], text: str = LAST, **more: Any) -> Result:
    """The result of a finished game with these markers."""
    more.setdefault("units", "+".join("1" * len(markers)))
    match = t.over(text, rest="floor_1 floor_2 floor_3 floor_0", markers=markers, **more)
    assert match.result is not None
    return match.result


def endings(result: Result) -> list[str]:
    return [seat.ending for seat in result.seats]


def test_VR_6_1_the_ranking_score_is_the_marker() -> None:
    assert [seat.score for seat in over([30, 41, 29]).seats] == [30, 41, 29]
    result = over([44, 44, 41, 29], units="2+1+1", teams="common")
    assert [seat.score for seat in result.seats] == [44, 44, 41, 29]


@pytest.mark.parametrize("markers", [[30, 90, 40, 35], [90, 30, 40, 35]])
def test_VR_6_2_separate_markers_the_lower_one_is_the_score_of_the_team(markers: list[int]) -> None:
    result = over(markers, units="2+1+1", teams="separate")
    assert [seat.score for seat in result.seats] == [30, 30, 40, 35]
    assert endings(result) == ["loss", "loss", "win", "loss"]


@pytest.mark.parametrize(
    ("emissary", "expected"), [(61, ["loss"] * 3), (60, ["win", "loss", "loss"]), (10, ["win", "loss", "loss"])]
)
def test_VR_6_3_the_emissary_wins_only_if_he_is_strictly_ahead_of_everybody(emissary: int, expected: list[str]) -> None:
    """And VR-R28: on equality the best unit wins."""
    result = over([60, 50, 40], emissary=True, emissary_marker=emissary)
    assert endings(result) == expected
    if emissary == 61:
        assert (result.decided_by, result.rule) == ("emissary", "VR-6.3")
        assert [seat.points for seat in result.seats] == [Fraction(0)] * 3
        assert [seat.place for seat in result.seats] == [2, 3, 4], "he is first"


def test_VR_6_4_the_highest_score_wins_and_on_a_tie_the_greater_height() -> None:
    result = over([50, 60, 40])
    assert (endings(result), result.decided_by, result.rule) == (["loss", "win", "loss"], "score", "VR-6.4")
    result = over([60, 60, 40], favourites=["fav_01", "fav_02"])  # jeanne on floor 5, leonardo on the throne
    assert (endings(result), result.decided_by, result.rule) == (["loss", "win", "loss"], "height", "VR-6.4")


HEIGHTS = [
    ("throne anna", 6),
    ("throne_side anna; throne merlin", 6),
    ("floor_5 anna; throne merlin", 5),
    ("floor_3 anna; throne merlin", 3),
    ("floor_0 anna; throne merlin", 0),
]


@pytest.mark.parametrize(("text", "height"), HEIGHTS)
def test_VR_6_5_the_height_of_a_seat_is_that_of_its_highest_favourite(text: str, height: int) -> None:
    """The five other favourites of fav_02 are in cells and WCs."""
    away = "; cell_3 bridget; cell_2 eloise; cell_1 ouaf; wc_3 victoria; wc_4 leonardo"
    wedding = "throne_side" in text
    match = t.over(
        text + away,
        rest="floor_1 floor_2 floor_4",
        units="1+1+1",
        kingmakers=[1],
        wedding=wedding,
        favourites=["fav_02"],
    )
    assert match.state.height(0) == height


def test_VR_6_5_all_in_wcs_cells_and_box_is_minus_1_and_the_jester_changes_no_height() -> None:
    away = "cell_3 bridget; cell_2 eloise; cell_1 ouaf; wc_3 victoria; wc_4 leonardo; box anna"
    text = f"throne jester; floor_5 foidvo; {away}"
    match = t.over(text, rest="floor_1 floor_2", kingmakers=[1], favourites=["fav_02"])
    assert [match.state.height(seat) for seat in range(2)] == [-1, 5]


def test_VR_6_5_with_banni_the_banned_name_gives_no_height() -> None:
    text = "throne leonardo; floor_3 anna bridget eloise ouaf; floor_2 victoria"
    for banned, height in ((False, 6), (True, 3)):
        match = t.over(
            text,
            rest="floor_1 floor_2 floor_5",
            kingmakers=[1],
            favourites=["fav_02"],
            banned=banned,
        )
        assert match.state.height(0) == height


def test_VR_6_6_partners_have_the_same_result_and_places_follow_score_then_height() -> None:
    """The team reaches floor 5 with its lower half (fav_01), the lone seat with the same score the throne (fav_16)."""
    result = over(
        [50, 70, 60, 50, 40], units="2+1+1+1", teams="separate", favourites=["fav_01", "fav_02", "fav_03", "fav_16"]
    )
    assert endings(result) == ["loss", "loss", "win", "loss", "loss"]
    assert result.seats[0] == result.seats[1]
    assert result.seats[2].points == 1
    assert [seat.place for seat in result.seats] == [3, 3, 1, 2, 4]


def test_VR_6_6_equal_in_both_is_an_equal_place() -> None:
    result = over([60, 40, 40], favourites=["fav_01", "fav_07", "fav_13"])  # jeanne on floor 5 is on all three
    assert [seat.place for seat in result.seats] == [1, 2, 2]


def test_VR_R27_still_tied_is_a_shared_victory() -> None:
    result = over([60, 60, 40], favourites=["fav_01", "fav_07"])
    assert endings(result) == ["shared_win", "shared_win", "loss"]
    assert [seat.points for seat in result.seats] == [Fraction(1, 2), Fraction(1, 2), 0]
    assert (result.decided_by, result.rule) == ("shared", "VR-R27")


def test_VR_R27_a_team_that_shares_the_victory_has_half_of_it_at_each_seat() -> None:
    result = over([60, 60, 60, 40], units="2+1+1", teams="common", favourites=["fav_01", "fav_07", "fav_13"])
    assert [seat.points for seat in result.seats] == [Fraction(1, 2)] * 3 + [0]


def test_VR_R28_a_tie_with_the_emissary_is_won_by_the_unit() -> None:
    assert endings(over([58, 40, 40], emissary=True, emissary_marker=58)) == ["win", "loss", "loss"]


def test_VR_R29_the_height_of_a_team_is_the_lower_of_its_two() -> None:
    """fav_02 reaches the throne, fav_01 floor 5; the lone fav_16 reaches the throne."""
    result = over([50, 50, 50, 10], units="2+1+1", teams="separate", favourites=["fav_02", "fav_01", "fav_16"])
    assert endings(result) == ["loss", "loss", "win", "loss"]
    assert result.decided_by == "height"


# ---- 10. termination -------------------------------------------------------------------------------------------------


def played(options: dict[str, Any], seed: int) -> list[tuple[int, int, int]]:
    """A random game; for each round its moves, elections and lost cards."""
    state = vivat.game("vive_le_roi", **options).start()
    rng, rounds = Rng(seed), []
    moves = elections = 0
    while not state.is_over():
        step, number = state.step, state.round
        if state.chances():
            state.befall(state.chances()[rng.below(len(state.chances()))][0])
        else:
            seat = (state.waiting_for & -state.waiting_for).bit_length() - 1
            choices = state.options(seat)
            state.play(seat, choices[rng.below(len(choices))])
        moves += step == data.MOVE_CHARACTER
        elections += step == data.MOVE_CHARACTER and state.step == data.CAST_VOTE
        if state.step in (data.NEXT_ROUND, data.OVER):
            rounds.append((moves, elections, number))
            moves = elections = 0
    return rounds


def test_VR_10_1_every_round_ends_and_a_game_has_exactly_three() -> None:
    """And VR-10.2, VR-10.3: at most 24 failed elections and fewer than 200 moves in a round, over many tables."""
    for options in combinations.few()[::23]:
        for seed in range(2):
            rounds = played(options, seed)
            assert [number for _, _, number in rounds] == [1, 2, 3]
            assert max(moves for moves, _, _ in rounds) < 200
            assert max(elections for _, elections, _ in rounds) <= 24 + 1 + options["wedding"]


def test_VR_10_1_a_move_climbs_one_or_two_half_steps_and_a_failed_election_costs_a_card() -> None:
    match = t.table(t.START)
    before = check_step.half_steps(match.state)
    t.move(match, "guenievre")  # to the WC
    assert check_step.half_steps(match.state) == before + 1
    t.move(match, "romeo")
    assert check_step.half_steps(match.state) == before + 3


def stubborn(units: int, wedding: bool) -> list[tuple[int, int]]:
    """A game in which one card is spent in each election and the Jester is moved whenever he can: moves, elections."""
    state = vivat.game("vive_le_roi", players=units, wedding=wedding).start()
    found, moves, elections = [], 0, 0
    while not state.is_over():
        if state.chances():
            state.befall(state.chances()[0][0])
        elif state.step == data.CAST_VOTE:
            elections += 1
            spender = next((unit for unit in range(units) if state.no[unit] + state.ache[unit]), None)
            for unit in range(units):
                card = 0 if unit != spender else 1 if state.no[unit] else 2
                state.play(unit, card)
        else:
            seat = state.waiting_for.bit_length() - 1
            moves += state.step == data.MOVE_CHARACTER
            state.play(seat, state.options(seat)[-1])
        if state.step in (data.NEXT_ROUND, data.OVER) and moves:
            found.append((moves, elections))
            moves = elections = 0
    return found


@pytest.mark.parametrize("units", range(3, 9))
def test_VR_10_2_the_stock_of_a_round_bounds_its_elections_and_moves(units: int) -> None:
    stock = units * (data.NO_CARDS[0][units] + 1)
    for wedding in (False, True):
        for moves, elections in stubborn(units, wedding):
            assert elections <= stock + 1 + wedding <= 24 + 1 + wedding
            assert moves < 200


def test_VR_10_3_two_hundred_moves_bound_a_round_in_the_check_of_the_program() -> None:
    assert check.MOST_MOVES == 200
    longest = check.longest(vivat.game("vive_le_roi", players=8, wedding=True).start())
    assert 900 < longest < 2000


def test_the_win_is_given_out_once() -> None:
    """VR-6.6: by unit; nothing when the Emissary wins."""
    for options in combinations.few()[::37]:
        state = vivat.game("vive_le_roi", **options).start()
        rng = Rng(5)
        while not state.is_over():
            if state.chances():
                state.befall(state.chances()[rng.below(len(state.chances()))][0])
            else:
                seat = state.waiting_for.bit_length() - 1
                choices = state.options(seat)
                state.play(seat, choices[rng.below(len(choices))])
        shares = dict(zip(state.sides(), state.rewards(), strict=True))
        assert sum(shares.values()) == (0 if state.emissary_wins() else WIN)
