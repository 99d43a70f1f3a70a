"""The King is Dead from the eyes of the seat that is asked: seats counted from its own, regions also in the order in
which they are contested.

`planes.py` names the words. Everything is read from what the seat knows.
"""

from __future__ import annotations

from vivat.engine import bits
from vivat.engine.observation import Observation
from vivat.games.king_is_dead.data import ENGLISH, HAND_SIZE, SCOTS, TURN, WELSH
from vivat.games.king_is_dead.rules import KingIsDead, second_of, strongest_of

FIRST = (  # by step
    0, 0, 0, 0, 0, 0, 20, 28, 36, 44, 52, 60, 68, 76, 84, 87, 95, 98, 106, 109,
    117, 126, 145, 153, 156, 164, 172, 181, 184, 192, 200, 208, 217, 225, 233, 236, 244, 252, 270, 278,
    287, 295, 304, 312, 321, 329, 332, 335, 343, 0,
)  # fmt: skip
SEATS = 4
REGIONS = 8
SPLIT = 22  # steps in the first of two planes
ALL_REGIONS = 0b11111111
THREE = 0xFFFFFF  # regions for each of three numbers
# By number of followers: a bit for each of 1 to 6 that it reaches, eight places apart.
AT_LEAST = (0, 0x1, 0x101, 0x10101, 0x1010101, 0x101010101) + (0x10101010101,) * 13


def first(state: KingIsDead) -> int:
    """The index of option 0 of this step."""
    return FIRST[state.step]


def place(state: KingIsDead, seat: int, action: int) -> int:
    """An option, counted from `first`."""
    return action


def action(state: KingIsDead, seat: int, place: int) -> int:
    return place


def legal(state: KingIsDead, seat: int) -> int:
    """The options as a bit set, counted from `first`."""
    return state.legal_mask(seat)


def points(state: KingIsDead, seat: int) -> int:
    """Nothing is won on the way."""
    return 0


def observe(state: KingIsDead, seat: int, out: Observation) -> None:
    """`state` is what the seat knows."""
    out.put(first(state))
    out.put_wide(legal(state, seat))
    put_table(state, seat, out)
    put_action(state, out)
    put_regions(state, out)
    put_road(state, out)
    for k in range(SEATS):
        if k < state.seats:
            other = seat + k
            put_seat(state, other if other < state.seats else other - state.seats, seat, out)
        else:
            for _ in range(14):
                out.put(0)


def put_table(state: KingIsDead, seat: int, out: Observation) -> None:
    out.put(state.advanced | state.open_discards << 1 | bits.one(state.seats) | state.readings[0] << 5)
    out.put_one((state.first + state.seats - seat) % state.seats)
    out.put(state.struggles)
    out.put(state.passes)
    out.put(bits.one(bits.count(state.unstable)))
    for faction in range(3):
        out.put(state.supply[faction])
    out.put(state.box)


def put_action(state: KingIsDead, out: Observation) -> None:
    """The step, the card that is played, and what its steps have chosen so far."""
    step = state.step - TURN
    out.put(bits.one(step) if step < SPLIT else 0)
    out.put(bits.one(step - SPLIT) if step >= SPLIT else 0)
    out.put_one(state.played)
    out.put_one(state.card)
    out.put_one(state.level)
    out.put(bits.one(state.pick_1) if state.in_action() else 0)
    out.put(bits.one(state.pick_2) if state.in_action() else 0)
    out.put(bits.one(state.pick_3) if state.in_action() else 0)
    out.put_one(state.last_card)


def put_regions(state: KingIsDead, out: Observation) -> None:
    """By faction: where it has at least 1, 2, 3 and 4, 5, 6 followers, where it leads alone, what it controls."""
    scots = state.strength(SCOTS)
    welsh = state.strength(WELSH)
    english = state.strength(ENGLISH)
    leads = 0  # nobody's first
    for region in range(REGIONS):
        leads |= bits.one((state.sole_leader(region) + 1) * 8 + region)
    for faction in range(3):
        least = 0
        for region in range(REGIONS):
            least |= AT_LEAST[state.followers[faction * 8 + region]] << region
        out.put(least & THREE)
        out.put(least >> 24)
        out.put(leads >> (faction + 1) * 8 & ALL_REGIONS)
        out.put(state.controlled[faction])
        out.put(scots if faction == SCOTS else welsh if faction == WELSH else english)
    out.put(state.unstable)
    out.put_one(strongest_of(scots, welsh, english))
    out.put_one(second_of(scots, welsh, english))


def put_road(state: KingIsDead, out: Observation) -> None:
    """The contested region, the one after it and so on: which it is, and its followers by faction."""
    for k in range(REGIONS):
        space = state.struggles + k
        if space < REGIONS:
            region = state.space[space]
            out.put(bits.one(region))
            for faction in range(3):
                out.put(state.followers[faction * 8 + region])
        else:
            for _ in range(4):
                out.put(0)


def put_seat(state: KingIsDead, other: int, seat: int, out: Observation) -> None:
    out.put(state.hand[other])
    out.put(state.unseen[other])
    out.put(bits.count(state.playable(other)) + state.unseen[other])
    out.put_one(state.disc_on[other])
    out.put(state.last_action[other])
    out.put((other == state.player) | (other == state.last_seat) << 1 | (state.side(other) == state.side(seat)) << 2)
    spent = 0
    for place in range(HAND_SIZE):
        spent |= (place < state.pile_size[other]) << state.pile[other * HAND_SIZE + place]
    out.put(spent)
    out.put(state.sets(state.side(other)))
    for faction in range(3):
        out.put(state.court[other * 3 + faction])
    for faction in range(3):
        out.put(state.court[seat * 3 + faction] - state.court[other * 3 + faction])
