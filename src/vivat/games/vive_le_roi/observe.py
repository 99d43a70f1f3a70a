"""Vive le Roi ! from the eyes of the seat that is asked: units counted from its own, places by whom it favours.

`planes.py` names the words. Everything is read from what the seat knows.
"""

from __future__ import annotations

from vivat.engine import bits
from vivat.engine.numbers import NOBODY
from vivat.engine.observation import Observation
from vivat.games.vive_le_roi.rules import ViveLeRoi

from vivat.games.vive_le_roi.data import (  # isort: skip
    EMISSARY_SEAT, EMISSARY_UNIT, FLOOR_0, FLOOR_5, JESTER_POINTS, MOVE_CHARACTER, NO_CARDS, POINTS, SUPPLY,
)  # fmt: skip

FIRST = (0, 0, 0, 0, 16, 30, 36, 50, 0, 0, 0)  # by step
TOTAL = 53
UNITS = 8
CHARACTERS = 14


def first(state: ViveLeRoi) -> int:
    """The index of option 0 of this step."""
    return FIRST[state.step]


def place(state: ViveLeRoi, seat: int, action: int) -> int:
    """An option, counted from `first`."""
    return action


def action(state: ViveLeRoi, seat: int, place: int) -> int:
    return place


def legal(state: ViveLeRoi, seat: int) -> int:
    """The options as a bit set, counted from `first`."""
    return state.legal_mask(seat)


def points(state: ViveLeRoi, seat: int) -> int:
    """What a learner may be rewarded for on the way."""
    return state.ranking_score(state.unit_of[seat])


def observe(state: ViveLeRoi, seat: int, out: Observation) -> None:
    """`state` is what the seat knows."""
    out.put(first(state))
    out.put_wide(legal(state, seat))
    put_table(state, seat, out)
    put_castle(state, seat, out)
    put_own(state, seat, out)
    put_emissary(state, seat, out)
    own = state.ranking_score(state.unit_of[seat])
    for k in range(UNITS):
        if k < state.units:
            unit = state.unit_of[seat] + k
            put_unit(state, unit if unit < state.units else unit - state.units, own, out)
        else:
            for _ in range(7):
                out.put(0)


def put_table(state: ViveLeRoi, seat: int, out: Observation) -> None:
    out.put_one(state.step)
    out.put(bits.one(state.units - 2) | (state.teams > 0) << 7 | state.ambition << 8 | state.banned << 9
            | state.emissary << 10 | state.wedding << 11 | state.readings[0] << 12)  # fmt: skip
    out.put(bits.one(state.round - 1) | (state.kingmakers > 0) << 3)
    out.put_one((state.first + state.units - state.unit_of[seat]) % state.units)
    out.put_one((state.turn + state.units - state.unit_of[seat]) % state.units)
    out.put(state.placed)
    out.put_one(state.hand)
    floors = 0
    for floor in range(FLOOR_0, FLOOR_5 + 1):
        if state.full(floor):
            floors |= bits.one(floor)
    out.put(floors)


def put_castle(state: ViveLeRoi, seat: int, out: Observation) -> None:
    """By place: who is there, and which of them this seat favours."""
    mine = names(state, seat)
    for place in range(SUPPLY + 1):
        out.put(state.at[place])
        out.put(state.at[place] & mine)


def names(state: ViveLeRoi, seat: int) -> int:
    """The favourites of a seat, if they are known."""
    return state.names(seat) if state.favourites[seat] != NOBODY else 0


def put_own(state: ViveLeRoi, seat: int, out: Observation) -> None:
    """The seat's cards, and what its favourites are worth where they are."""
    mine = names(state, seat)
    out.put(mine)
    out.put(names(state, state.partner(seat)))
    out.put(state.offered[state.holder(seat)])
    out.put_one(state.kept[seat])
    out.put_one(state.kept[state.partner(seat)])
    out.put(fulfilled(state, seat))
    now = 0
    turned = 0
    for place in range(SUPPLY):
        number = bits.count(mine & state.at[place])
        now += number * POINTS[place]
        turned += number * JESTER_POINTS[place]
    out.put(now)
    out.put(turned)
    out.put(state.movable() if state.step == MOVE_CHARACTER else 0)


def fulfilled(state: ViveLeRoi, seat: int) -> int:
    """Whether the seat's ambition would be fulfilled now."""
    if state.ambition == 0 or state.kept[seat] == NOBODY:
        return 0
    return 1 if state.fulfilled(seat, state.kept[seat]) else 0


def put_emissary(state: ViveLeRoi, seat: int, out: Observation) -> None:
    here = state.emissary
    out.put(names(state, EMISSARY_SEAT) if here else 0)
    out.put(state.no[EMISSARY_UNIT] if here else 0)
    out.put(state.ache[EMISSARY_UNIT] if here else 0)
    out.put(state.ranking_score(state.unit_of[seat]) - state.marker[EMISSARY_SEAT] if here else 0)


def put_unit(state: ViveLeRoi, unit: int, own: int, out: Observation) -> None:
    """`own`: the ranking score of the unit that is asked."""
    ahead = own - state.ranking_score(unit)
    out.put(state.no[unit])
    out.put(state.ache[unit])
    out.put(clipped(ahead, 8))
    out.put(clipped(ahead, 60))
    out.put(names(state, state.first_seat[unit]))
    out.put(NO_CARDS[state.emissary][state.units] - state.no[unit])
    out.put((state.kingmakers >> unit & 1) | (state.opener == unit) << 1)


def clipped(x: int, most: int) -> int:
    if x > most:
        return most
    return x if x > -most else -most
