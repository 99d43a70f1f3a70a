"""Section 4: the turn."""

from __future__ import annotations

import itertools

import kit
import pytest

import vivat
from vivat import errors
from vivat.engine import bits
from vivat.games.vive_le_roi import data

from . import combinations
from . import positions as t


def test_VR_4_1_one_move_in_turn_clockwise_and_no_passing() -> None:
    match = t.table(t.START, turn=2)
    assert all(choice.startswith("move_character:") for choice in match.choices(2))
    for seat, character in ((2, "romeo"), (0, "tristan"), (1, "leonardo"), (2, "merlin")):
        assert match.waiting_for == {seat}
        t.move(match, character)
    with pytest.raises(errors.IllegalChoice):
        match.choose(0, "move_character:pass")


# Where a character stands, what the place above holds (by number), whether the WC is taken, and where it goes.
WAYS = [
    ("floor_0", {"floor_1": 3}, "", "floor_1"),
    ("floor_0", {"floor_1": 4}, "", None),
    ("floor_1", {"floor_2": 3}, "", "floor_2"),
    ("floor_1", {"floor_2": 4}, "", None),
    ("floor_2", {"floor_3": 3}, "", "floor_3"),
    ("floor_2", {"floor_3": 3}, "wc_3", "floor_3"),
    ("floor_2", {"floor_3": 4}, "", "wc_3"),
    ("floor_2", {"floor_3": 4}, "wc_3", None),
    ("floor_3", {"floor_4": 3}, "", "floor_4"),
    ("floor_3", {"floor_4": 4}, "", "wc_4"),
    ("floor_3", {"floor_4": 4}, "wc_4", None),
    ("floor_3", {"floor_4": 4}, "wc_3", "wc_4"),
    ("floor_4", {"floor_5": 3}, "", "floor_5"),
    ("floor_4", {"floor_5": 4}, "", None),
    ("floor_4", {"floor_5": 4}, "wc_4", None),
    ("floor_5", {}, "", "throne"),
    ("wc_3", {"floor_3": 3}, "", "floor_3"),
    ("wc_3", {"floor_3": 4}, "", None),
    ("wc_4", {"floor_4": 3}, "", "floor_4"),
    ("wc_4", {"floor_4": 4}, "", None),
]


@pytest.mark.parametrize("mover", ["anna", "jester"])
@pytest.mark.parametrize(("origin", "above", "wc", "goal"), WAYS, ids=str)
def test_VR_4_2_the_ways(origin: str, above: dict[str, int], wc: str, goal: str | None, mover: str) -> None:
    others = [name for name in data.CHARACTERS if name != mover]
    others.sort(key=lambda name: name == "jester")
    parts = [f"{origin} {mover}"]
    if wc:
        parts.append(f"{wc} {others.pop(0)}")
    for place, number in above.items():
        parts.append(f"{place} {' '.join(others.pop(0) for _ in range(number))}")
    free = [f"floor_{floor}" for floor in range(1, 6) if f"floor_{floor}" not in {origin, *above}]
    match = t.table("; ".join(parts), rest=" ".join(free))
    assert (mover in t.movable(match)) == (goal is not None)
    if goal:
        t.move(match, mover)
        assert t.place_of(match, mover) == goal


def test_VR_4_3_every_character_has_at_most_one_destination() -> None:
    """Over random games: who is moved goes where its place alone says, and only the WC or only the floor is open."""
    for options in ({"players": 2}, {"players": 5}):
        for state in kit.some_states("vive_le_roi", options, seed=2, share=0.3):
            if state.step != data.MOVE_CHARACTER:
                continue
            for character in bits.members(state.movable()):
                after = state.clone()
                after.play(bits.low(state.waiting_for), character)
                before_place, after_place = state.place_of(character), after.place_of(character)
                assert after_place == state.destination(before_place)
                assert sum(before != now for before, now in zip(state.at, after.at, strict=True)) == 2


def test_VR_4_4_nobody_goes_from_a_wc_to_another_floor() -> None:
    match = t.table("wc_3 anna; floor_3 bridget; floor_5 jester", rest="floor_1 floor_2 floor_4")
    t.move(match, "anna")
    assert t.place_of(match, "anna") == "floor_3"
    assert match.waiting_for == {1}, "the turn is over"


def test_VR_4_5_who_is_in_a_cell_in_the_box_or_beside_the_throne_never_moves() -> None:
    match = t.table(
        "cell_3 anna; cell_2 bridget; cell_1 eloise; box foidvo; throne_side guenievre; floor_2 jester",
        rest="floor_1 floor_3",
        wedding=True,
        kingmakers=[0],
    )
    assert not {"anna", "bridget", "eloise", "foidvo", "guenievre"} & t.movable(match)


def test_VR_4_6_a_move_to_the_throne_starts_an_election_and_any_other_ends_the_turn() -> None:
    match = t.table("floor_5 anna; floor_3 jester", rest="floor_1 floor_2 floor_4")
    t.move(match, "jester")
    assert (match.position()["step"], match.waiting_for) == ("move_character", {1})
    t.move(match, "anna")
    assert (match.position()["step"], match.waiting_for) == ("cast_vote", {0, 1, 2})


def test_VR_4_7_somebody_can_always_move_while_a_character_is_on_a_floor_or_in_a_wc() -> None:
    """Every way to spread a few characters over floors and WCs, with full floors too, for both limits."""
    for players, limit in ((2, 3), (3, 4)):
        state = vivat.game("vive_le_roi", players=players).start()
        for numbers in itertools.product((0, 1, limit), repeat=6):
            for wcs in itertools.product((0, 1), repeat=2):
                if not 0 < sum(numbers) + sum(wcs) <= 14:
                    continue
                at, next_one = [0] * len(data.PLACES), 0
                for place, number in zip((*range(6), data.WC_3, data.WC_4), (*numbers, *wcs), strict=True):
                    for _ in range(number):
                        at[place] |= 1 << next_one
                        next_one += 1
                state.at = at
                assert state.movable(), (numbers, wcs)


def test_VR_4_8_after_the_election_the_next_unit_moves() -> None:
    match = t.ballot("throne anna; floor_3 jester", rest="floor_1 floor_2 floor_4", turn=2)
    t.vote(match, "nyy")
    assert match.waiting_for == {0}


def test_VR_4_8_the_turn_goes_round_all_units() -> None:
    for options in combinations.few()[::101]:
        match = vivat.game("vive_le_roi", **options).new(seed=1)
        while match.position()["step"] != "move_character":
            seat = min(match.waiting_for)
            match.choose(seat, match.choices(seat)[0])
        units = []
        for _ in range(len(options["units"].split("+"))):
            seat = t.speaking(match)
            units.append(match.state.sides()[seat])
            match.choose(seat, match.choices(seat)[0])
            if match.position()["step"] != "move_character":
                break
        assert units == [(units[0] + number) % len(options["units"].split("+")) for number in range(len(units))]
