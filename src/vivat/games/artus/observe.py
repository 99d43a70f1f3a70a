"""Artus from the eyes of the seat that is asked: chairs counted from the King's, seats from its own.

`planes.py` names the words. Everything is read from what the seat knows.
"""

from __future__ import annotations

from vivat.engine import bits
from vivat.engine.numbers import NOBODY
from vivat.engine.observation import Observation
from vivat.games.artus.data import (
    ALL_CHAIRS,
    BACKWARD,
    CHAIRS,
    PICK_KNIGHTS,
    PICK_STEPS,
    PLACE_KNIGHT,
)
from vivat.games.artus.rules import Artus

FIRST = (0, 0, 0, 28, 50, 78, 94, 122, 125, 135, 0, 0)  # by step
NAMES_CHAIRS = (0, 0, 1, 0, 1, 0, 1, 0, 0, 0, 0, 0)  # place_knight, pick_figure, pick_prince
TOTAL = 138
SEATS = 4
FORWARD = 9  # the most steps forward; behind them 5 backward
GOALS = 14
SETS = 10
FAR = 255  # points
ALL_ROYALS = 0b1111


def first(state: Artus) -> int:
    """The index of option 0 of this step."""
    return FIRST[state.step]


def names_chairs(step: int) -> bool:
    return NAMES_CHAIRS[step] == 1


def place(state: Artus, seat: int, action: int) -> int:
    """An option, counted from `first`."""
    return state.plate(action) if names_chairs(state.step) else action


def action(state: Artus, seat: int, place: int) -> int:
    return (place + state.royal[state.king]) % CHAIRS if names_chairs(state.step) else place


def legal(state: Artus, seat: int) -> int:
    """The options as a bit set, counted from `first`."""
    options = state.legal_mask(seat)
    return turned(state, options) if names_chairs(state.step) else options


def points(state: Artus, seat: int) -> int:
    """What a learner may be rewarded for on the way."""
    return state.total[seat]


def turned(state: Artus, chairs: int) -> int:
    """Chairs counted from the King's."""
    king = state.royal[state.king]
    return (chairs >> king | chairs << (CHAIRS - king)) & ALL_CHAIRS


def observe(state: Artus, seat: int, out: Observation) -> None:
    """`state` is what the seat knows."""
    out.put(first(state))
    out.put_wide(legal(state, seat))
    put_table(state, seat, out)
    put_royals(state, out)
    for k in range(SEATS):
        if k < state.seats:
            other = seat + k
            put_seat(state, other if other < state.seats else other - state.seats, seat, out)
        else:
            for _ in range(9):
                out.put(0)
    put_goals(state, seat, out)
    put_sets(state, seat, out)


def put_table(state: Artus, seat: int, out: Observation) -> None:
    out.put_one(state.step - PLACE_KNIGHT)
    out.put(state.level | bits.one(state.seats - 1) | bits.one(4 + state.remaining) | (state.king < 2) << 7)
    out.put_one((state.first + state.seats - seat) % state.seats)
    out.put_one(state.card)
    out.put(turned(state, bits.one(state.figure)) if state.figure != NOBODY else 0)
    out.put(turned(state, state.carpet[0]))


def put_royals(state: Artus, out: Observation) -> None:
    silver = 0
    bronze = 0
    crowned_soon = 0
    for royal in range(4):
        if royal != state.king:
            chair = bits.one(state.plate(state.royal[royal]))
            silver |= chair if royal < 2 else 0
            bronze |= chair if royal > 1 else 0
            crowned_soon |= chair if state.rings[royal] == 2 else 0
    out.put(silver)
    out.put(bronze)
    out.put(crowned_soon)


def put_seat(state: Artus, other: int, seat: int, out: Observation) -> None:
    out.put(turned(state, state.knights[other]))
    out.put(state.hand[other])
    out.put(state.pile[other])
    for pile in range(3):
        out.put(state.held[other * 3 + pile])
    ahead = state.total[seat] - state.total[other]
    out.put(clipped(ahead, 8))
    out.put(clipped(ahead, 32))
    out.put(clipped(ahead, FAR))


def clipped(x: int, most: int) -> int:
    if x > most:
        return most
    return x if x > -most else -most


def put_goals(state: Artus, seat: int, out: Observation) -> None:
    """Where the chosen figure would go: 1 to 9 forward, 1 to 5 backward; whom it would meet, and the plate."""
    own = 0
    others = 0
    royals = 0
    crowned = state.chairs_of(ALL_ROYALS)
    for k in range(GOALS):
        worth = 0
        if state.step == PICK_STEPS:
            chair = state.target(k + 1 if k < FORWARD else BACKWARD + k + 1 - FORWARD)
            worth = state.value(chair)
            if state.knights[seat] >> chair & 1:
                own |= bits.one(k)
            elif crowned >> chair & 1:
                royals |= bits.one(k)
            elif state.taken >> chair & 1:
                others |= bits.one(k)
        out.put(worth)
    out.put(own)
    out.put(others)
    out.put(royals)


def put_sets(state: Artus, seat: int, out: Observation) -> None:
    """What each set of knights would score."""
    for k in range(SETS):
        worth = 0
        if state.step == PICK_KNIGHTS and k < state.sets(seat):
            worth = state.worth(state.set_of(seat, k))
        out.put(worth)
