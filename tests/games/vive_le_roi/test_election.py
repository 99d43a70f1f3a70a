"""Section 5.1: the election."""

from __future__ import annotations

import itertools
import random
from typing import Any

import pytest

import vivat
from vivat import errors

from . import positions as t


def election(candidate: str = "anna", units: int = 3, **more: Any) -> vivat.Match:
    text = f"throne {candidate}; floor_5 merlin; floor_4 hector romeo"
    if candidate != "jester":
        text += "; floor_3 jester"
    return t.ballot(text, rest="floor_1 floor_2 floor_3 floor_4", units="+".join("1" * units), **more)


def test_VR_5_1_every_unit_votes_the_mover_too() -> None:
    match = t.table("floor_5 anna; floor_3 jester", rest="floor_1 floor_2 floor_4", turn=1)
    t.move(match, "anna")
    assert match.waiting_for == {0, 1, 2}
    assert match.position()["turn"] == 1


def test_VR_5_2_each_chooses_a_card_it_holds_and_nothing_is_shown_before_all_have_chosen() -> None:
    match = election(no=[4, 0, 4], ache=[1, 1, 0])
    assert match.choices(0) == ["cast_vote:yes", "cast_vote:no", "cast_vote:stomach_ache"]
    assert match.choices(1) == ["cast_vote:yes", "cast_vote:stomach_ache"]
    assert match.choices(2) == ["cast_vote:yes", "cast_vote:no"]
    match.choose(0, "cast_vote:no")
    match.choose(2, "cast_vote:no")
    for seat in (1, None):
        assert [unit["vote"] for unit in match.view(seat)["board"]["units"]] == [None] * 3
        assert [unit["voted"] for unit in match.view(seat)["board"]["units"]] == [True, False, True]
    assert t.place_of(match, "anna") == "throne"


def test_VR_5_2_nobody_is_bound_by_favourites() -> None:
    match = election(favourites=["fav_02"])
    assert "cast_vote:no" in match.choices(0), "anna is a favourite of seat 0"


def test_VR_5_3_the_yes_is_never_lost_and_whoever_has_nothing_else_must_vote_yes() -> None:
    match = election(no=[0, 4, 4], ache=[0, 1, 1])
    for candidate in ("anna", "merlin", "hector"):
        while t.place_of(match, candidate) != "throne":
            t.move(match, candidate)
        assert match.choices(0) == ["cast_vote:yes"]
        t.vote(match, "yny")
    assert t.place_of(match, "hector") == "cell_1"


def expected(votes: tuple[str, ...]) -> str:
    """VR-5.4, the first line that applies."""
    return "floor_5" if "s" in votes else "cell_3" if "n" in votes else "throne"


@pytest.mark.parametrize("units", [2, 3, 4])
def test_VR_5_4_the_first_line_that_applies_for_every_set_of_votes(units: int) -> None:
    """And VR-5.5, VR-R11: every no and every stomach-ache revealed is lost, every yes goes back."""
    for votes in itertools.product("yns", repeat=units):
        for emissary in "yns" if units == 2 else "-":
            match = election(units=units)
            before = [(unit["no"], unit["stomach_ache"]) for unit in match.position()["units"]]
            t.vote(match, *votes)
            everybody = votes
            if units == 2:
                match.happen(
                    {"y": "emissary_vote:yes", "n": "emissary_vote:no", "s": "emissary_vote:stomach_ache"}[emissary]
                )
                everybody = (*votes, emissary)
            assert t.place_of(match, "anna") == expected(everybody), everybody
            after = [(unit["no"], unit["stomach_ache"]) for unit in match.position()["units"]]
            assert after == [
                (no - (vote == "n"), ache - (vote == "s")) for (no, ache), vote in zip(before, votes, strict=True)
            ]


def every_order(voters: int) -> list[list[int]]:
    """Every order of arrival up to five voters, a sample above."""
    if voters <= 5:
        return [list(order) for order in itertools.permutations(range(voters))]
    return [random.Random(number).sample(range(voters), voters) for number in range(200)]


@pytest.mark.parametrize("units", range(2, 9))
def test_VR_5_4_every_order_of_arrival_of_the_votes_gives_the_same_result(units: int) -> None:
    """Exhaustive up to five voters, sampled above (VR-7.2)."""
    rng = random.Random(units)
    for _ in range(6):
        chosen = [rng.choice(["yes", "yes", "no", "stomach_ache"]) for _ in range(units)]
        results = []
        for order in every_order(units):
            state = election(units=units).state.clone()
            for unit in order:
                state.play(unit, ["yes", "no", "stomach_ache"].index(chosen[unit]))
            results.append((state.fields(), state.chances()))
        assert all(result == results[0] for result in results)


def test_VR_5_6_a_cancelled_candidate_stands_on_floor_5_and_may_be_moved_again_at_once() -> None:
    match = t.ballot("throne anna; floor_5 merlin bridget eloise; floor_3 jester", rest="floor_1 floor_2 floor_4")
    t.vote(match, "ysy")
    assert sorted(t.on(match, "floor_5")) == ["anna", "bridget", "eloise", "merlin"]
    t.move(match, "anna")
    assert match.position()["step"] == "cast_vote"


def test_VR_5_7_cells_3_2_1_and_then_the_box() -> None:
    match = election("anna", units=8, no=[2] * 8)
    candidates = ["anna", "merlin", "hector", "romeo", "victoria"]
    for number, candidate in enumerate(candidates):
        while t.place_of(match, candidate) != "throne":
            t.move(match, candidate)
        t.vote(match, "".join("n" if unit == number else "y" for unit in range(8)))
    places = [t.place_of(match, candidate) for candidate in candidates]
    assert places == ["cell_3", "cell_2", "cell_1", "box", "box"]


def test_VR_5_8_cells_are_not_emptied_by_elections_or_a_first_coronation() -> None:
    match = t.ballot(t.A, wedding=True)
    t.vote(match, "y")
    assert (t.on(match, "cell_3"), t.on(match, "cell_2")) == (["merlin"], ["foidvo"])


JESTERS_WAY = [((3, 4, 0), "floor_2"), ((4, 3, 0), "floor_1"), ((4, 4, 1), "floor_0"), ((1, 0, 1), "floor_2")]


@pytest.mark.parametrize(("numbers", "place"), JESTERS_WAY, ids=str)
def test_VR_5_9_a_refused_jester_goes_to_floor_2_or_1_or_0(numbers: tuple[int, int, int], place: str) -> None:
    court = ["anna", "bridget", "eloise", "foidvo", "guenievre", "hector", "jeanne", "leonardo", "merlin"]
    parts = ["throne jester"]
    for floor, number in zip((2, 1, 0), numbers, strict=True):
        parts.append(f"floor_{floor} {' '.join(court.pop() for _ in range(number))}")
    match = t.ballot("; ".join(parts), rest="floor_3 floor_4 floor_5")
    t.vote(match, "nnn")
    assert t.place_of(match, "jester") == place
    assert not t.on(match, "cell_3")
    free_above = {"floor_2": True, "floor_1": numbers[0] < 4, "floor_0": numbers[1] < 4}[place]
    assert ("jester" in t.movable(match)) == free_above, "he can be moved up again"


def test_VR_5_9_a_cancelled_jester_goes_to_floor_5_like_anybody() -> None:
    match = election("jester")
    t.vote(match, "nsy")
    assert t.place_of(match, "jester") == "floor_5"


def test_VR_R8_floor_0_takes_the_jester_although_it_is_full() -> None:
    match = t.ballot(
        "throne jester; floor_2 anna bridget eloise; floor_1 foidvo guenievre hector; floor_0 jeanne leonardo merlin",
        rest="floor_4 floor_5",
        units="1+1",
        placed_by_two="five_each",
    )
    t.vote(match, "nn", emissary="no")
    assert t.place_of(match, "jester") == "floor_0"
    assert len(t.on(match, "floor_0")) == 4


def test_VR_R10_a_refused_jester_does_not_count_as_the_first_refused() -> None:
    match = election("jester", units=4)
    t.vote(match, "nyyy")
    t.move(match, "merlin")
    t.vote(match, "ynyy")
    assert t.place_of(match, "merlin") == "cell_3"


def test_VR_R11_a_no_beside_a_stomach_ache_is_lost_and_sends_nobody_to_a_cell() -> None:
    match = election()
    t.vote(match, "nns")
    assert t.place_of(match, "anna") == "floor_5"
    assert [t.unit(match, unit)["no"] for unit in range(3)] == [3, 3, 4]


# ---- bad input -------------------------------------------------------------------------------------------------------


def refused(match: vivat.Match, seat: int, choice: str, kind: type[errors.Refusal], sentence: str) -> None:
    before, steps = match.state.fields(), len(match.steps)
    with pytest.raises(kind) as caught:
        match.choose(seat, choice)
    assert sentence in str(caught.value)
    assert caught.value.said("fr")
    assert match.state.fields() == before
    assert len(match.steps) == steps


def test_a_vote_for_another_unit_a_second_vote_and_a_card_not_held_are_refused() -> None:
    """VR-5.2, VR-5.41, VR-7.2."""
    match = t.ballot(
        "throne anna; floor_3 jester",
        rest="floor_1 floor_2 floor_4",
        units="2+1+1",
        teams="separate",
        speakers=[1, 2, 3],
        no=[4, 0, 4],
    )
    refused(match, 0, "cast_vote:yes", errors.NotYourTurn, "Seat 0 is not asked now; waiting for: 1, 2, 3")
    match.choose(1, "cast_vote:yes")
    refused(match, 0, "cast_vote:no", errors.NotYourTurn, "Seat 0 is not asked now; waiting for: 2, 3")
    refused(match, 1, "cast_vote:no", errors.NotYourTurn, "waiting for: 2, 3")
    refused(match, 2, "cast_vote:no", errors.IllegalChoice, "Possible: cast_vote:yes, cast_vote:stomach_ache")
    refused(match, 4, "cast_vote:no", errors.NoSuchSeat, "There is no seat 4")


def test_a_move_that_is_not_possible_is_refused() -> None:
    """VR-4.2."""
    match = t.table(t.START)
    t.move(match, "guenievre")
    assert t.place_of(match, "guenievre") == "wc_3"
    refused(match, 1, "move_character:hector", errors.IllegalChoice, "“move_character:hector” is not possible now")
    refused(match, 1, "move_character:guenievre", errors.IllegalChoice, "not possible now")
    refused(match, 0, "move_character:romeo", errors.NotYourTurn, "waiting for: 1")
    refused(match, 1, "cast_vote:yes", errors.IllegalChoice, "move_character:romeo")


def test_an_ambition_card_that_was_not_offered_is_refused() -> None:
    """VR-5.20."""
    match = vivat.game("vive_le_roi", players=3, ambition=True).new(chance="typed")
    t.deal(match, ambition="no_wc kingmaker consolation one_in_wc")
    refused(match, 0, "choose_ambition:consolation", errors.IllegalChoice, "choose_ambition:no_wc")
    match.choose(0, "choose_ambition:no_wc")
    refused(match, 0, "choose_ambition:kingmaker", errors.NotYourTurn, "waiting for: 1, 2")


def test_an_outcome_that_cannot_happen_is_refused() -> None:
    """VR-8.3, VR-12.9."""
    match = vivat.game("vive_le_roi", players=3).new(chance="typed")
    t_before = match.state.fields()
    with pytest.raises(errors.ImpossibleOutcome):
        match.happen("first_unit:3")
    assert match.state.fields() == t_before
    match.happen("first_unit:1")
    match.happen("favourites:fav_01")
    with pytest.raises(errors.ImpossibleOutcome):
        match.happen("favourites:fav_01")
