"""Why a choice is good in Vive le Roi !: what the own favourites count now and after each result of an election."""

from __future__ import annotations

from collections.abc import Sequence

from vivat.engine import bits
from vivat.fact import Fact
from vivat.games.vive_le_roi import data
from vivat.games.vive_le_roi.aid import Aid, Worth, aid
from vivat.games.vive_le_roi.rules import ViveLeRoi

BEGINS: tuple[str, ...] = ("choose_ambition", "assign_ambitions", "place_character", "move_character", "cast_vote")


class Places(Fact, frozen=True, tag="hint_place"):
    character: str
    place: str
    favourite: bool
    points: int  # that a favourite counts there


class Moves(Fact, frozen=True, tag="hint_move"):
    character: str
    place: str  # where it goes
    favourite: bool
    gain: int
    left: int  # places for others there
    total: int  # what the own card counts then


class Results(Fact, frozen=True, tag="hint_election"):
    """What the own card counts after each result."""

    candidate: str
    crowned: int
    refused: int
    cancelled: int


class Stoppers(Fact, frozen=True, tag="hint_stoppers"):
    """How many others can still stop a candidate."""

    others: int
    no: int  # cards left to all others together
    stomach_ache: int


class Keeps(Fact, frozen=True, tag="hint_ambition"):
    card: str
    points: int
    met: bool  # its condition holds now


def reasons(known: ViveLeRoi, after: ViveLeRoi, seat: int, choices: Sequence[str]) -> list[Fact]:
    step, _, option = choices[0].partition(":")
    if step in ("choose_ambition", "assign_ambitions"):
        return [ambition(known, seat, option)]
    if step == "cast_vote":
        return [results(aid(known, seat), seat), stoppers(known, seat)]
    if step == "move_character":
        return moving(known, after, seat, option)
    return placing(known, seat, choices)


def ambition(known: ViveLeRoi, seat: int, option: str) -> Fact:
    card = data.AMBITIONS.index(option)
    return Keeps(rule="VR-5.22", card=option, points=data.AMBITION_POINTS[card], met=bool(known.fulfilled(seat, card)))


def placing(known: ViveLeRoi, seat: int, choices: Sequence[str]) -> list[Fact]:
    said = dict(choice.split(":") for choice in choices)
    if "place_floor" not in said:
        return []
    character = said.get("place_character") or data.CHARACTERS[known.hand]
    place = said["place_floor"]
    points = known.worth(data.PLACES.index(place))
    return [
        Places(
            rule="VR-5.11", character=character, place=place, favourite=is_mine(known, seat, character), points=points
        )
    ]


def moving(known: ViveLeRoi, after: ViveLeRoi, seat: int, character: str) -> list[Fact]:
    before, then = aid(known, seat), aid(after, seat)
    if then.candidate is not None:
        return [results(then, seat), stoppers(after, seat)]
    move = before.moves[character]
    total = worth(then, seat)["now"].total
    return [
        Moves(
            rule="VR-5.11", character=character, place=move.to, favourite=is_mine(known, seat, character),
            gain=move.gain, left=places_left(after, move.to), total=total,
        )
    ]  # fmt: skip


def places_left(after: ViveLeRoi, place: str) -> int:
    """VR-0.7; a WC holds one (VR-1.1)."""
    there = bits.count(after.at[data.PLACES.index(place)])
    return max(after.limit - there, 0) if place.startswith("floor") else 0


def results(then: Aid, seat: int) -> Fact:
    """VR-5.4."""
    assert then.candidate is not None, "an election is going on"
    mine = worth(then, seat)
    return Results(
        rule="VR-5.4", candidate=then.candidate.name,
        crowned=mine["crowned"].total, refused=mine["refused"].total, cancelled=mine["cancelled"].total,
    )  # fmt: skip


def stoppers(known: ViveLeRoi, seat: int) -> Fact:
    """VR-5.3: who has neither no nor stomach-ache left must agree."""
    others = [unit for unit in range(known.units) if unit != known.unit_of[seat]]
    return Stoppers(
        rule="VR-5.3",
        others=sum(bool(known.no[unit] or known.ache[unit]) for unit in others),
        no=sum(known.no[unit] for unit in others),
        stomach_ache=sum(known.ache[unit] for unit in others),
    )


def worth(then: Aid, seat: int) -> dict[str, Worth]:
    found = then.seats[seat]
    assert found is not None, "a seat sees its own card"
    return {str(future): one for future, one in found.items()}


def is_mine(known: ViveLeRoi, seat: int, character: str) -> bool:
    return bool(known.names(seat) >> data.CHARACTERS.index(character) & 1)
