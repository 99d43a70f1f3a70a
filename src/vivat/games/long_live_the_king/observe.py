"""Long Live the King from the eyes of the seat that is asked: seats counted from its own.

`planes.py` names the words. Everything is read from what the seat knows.
"""

from __future__ import annotations

from vivat.engine import bits
from vivat.engine.numbers import NOBODY
from vivat.engine.observation import Observation
from vivat.games.long_live_the_king.data import MAJORITY, MIXTURES, NO_CARDS
from vivat.games.long_live_the_king.rules import LongLiveTheKing

FIRST = (0, 0, 27, 41, 0, 45, 72, 86, 100, 102, 0, 106, 0, 162, 169, 171, 185, 0, 0, 0, 0, 0)  # by step
TOTAL = 199
SEATS = 5
COUNTIES = 13
AT_LEAST = (0, 0, 1) + (0x10001,) * 30  # by number of courtiers: a bit for two, one for three


def first(state: LongLiveTheKing) -> int:
    """The index of option 0 of this step."""
    return FIRST[state.step]


def place(state: LongLiveTheKing, seat: int, action: int) -> int:
    """An option, counted from `first`."""
    return action


def action(state: LongLiveTheKing, seat: int, place: int) -> int:
    return place


def legal(state: LongLiveTheKing, seat: int) -> int:
    """The options as a bit set, counted from `first`."""
    return state.legal_mask(seat)


def points(state: LongLiveTheKing, seat: int) -> int:
    """Nothing is won on the way."""
    return 0


def observe(state: LongLiveTheKing, seat: int, out: Observation) -> None:
    """`state` is what the seat knows."""
    out.put(first(state))
    out.put_wide(legal(state, seat))
    put_table(state, out)
    put_journey(state, out)
    courts = 0
    for county in range(COUNTIES):
        courts |= AT_LEAST[state.courtiers[county]] << county
    for k in range(SEATS):
        if k < state.seats:
            other = seat + k
            put_seat(state, other if other < state.seats else other - state.seats, seat, courts, out)
        else:
            for _ in range(21):
                out.put(0)


def put_table(state: LongLiveTheKing, out: Observation) -> None:
    out.put_one(state.step)
    out.put(bits.one(state.seats - 3) | state.bonus_start << 3 | (state.quiet_limit > 0) << 4 | state.readings << 5)
    out.put(state.elections)
    out.put(state.quiet)
    out.put(state.quiet_limit)
    for kind in range(3):
        out.put(state.spent[kind])
    full = 0
    for county in range(COUNTIES):
        full |= (state.courtiers[county] >= state.worth[county]) << county
    out.put(full)


def put_journey(state: LongLiveTheKing, out: Observation) -> None:
    """This turn's way, and the confrontation."""
    out.put(state.used)
    out.put_one(state.through)
    out.put_one(state.target)
    out.put_one(state.came_from)
    out.put_one(state.contested)
    out.put_one(state.card)
    out.put((state.again > 0) | (state.election_due > 0) << 1)
    out.put(state.worth[state.contested] if state.contested != NOBODY else 0)
    out.put(state.dice_left)


def put_seat(state: LongLiveTheKing, other: int, seat: int, courts: int, out: Observation) -> None:
    """`courts`: the counties with at least two courtiers, then those with at least three."""
    out.put_one(state.baron[other])
    out.put(state.court[other])
    out.put(state.court[other] & courts)
    out.put(state.court[other] & courts >> 16)
    out.put((other == state.active) | (other == state.defender) << 1 | (other == state.winner) << 2)
    for kind in range(3):
        out.put(state.hand[other * 3 + kind])
    out.put(state.size[other])
    out.put(state.reserve[other])
    out.put(state.bonus[other])
    votes = state.county_votes(other)
    out.put(votes)
    out.put(bits.count(state.held(other)))
    lost = votes // 3 if state.size[other] == 0 else 0
    out.put(clipped(votes - lost + state.bonus[other] - MAJORITY[state.seats - 3], 19))
    out.put(state.size[seat] - state.size[other])
    put_fight(state, other, out)


def put_fight(state: LongLiveTheKing, other: int, out: Observation) -> None:
    """What he laid, as far as it is known, his 1s, his total, what his pieces add."""
    mixture = state.laid[other] if state.laid[other] > NO_CARDS else NO_CARDS
    for kind in range(3):
        out.put(MIXTURES[mixture][kind])
    out.put(state.ones[other])
    out.put(state.sums[other])
    out.put(state.piece_bonus(other) if state.contested != NOBODY else 0)


def clipped(x: int, most: int) -> int:
    if x > most:
        return most
    return x if x > -most else -most
