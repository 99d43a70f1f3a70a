"""What a good player of The King is Dead looks at (section 13 of the rules), as an estimate of who will win.

Each open region goes to a faction the more likely the more it leads there, most of all the contested one. So many
regions each faction may hope for, and the one with the highest hope is likely to be the strongest, the surer the later
it is. For a coronation of each faction the courts are compared, for an invasion the complete sets. Cards in hand are
worth more than most things they can be spent on at once (KD-13.1), the last ones most.

The constants were fitted to the results of games between searching bots: docs/study/bots.md.
"""

from __future__ import annotations

from vivat.engine import bits
from vivat.engine.growth import grow
from vivat.games.king_is_dead.data import INSTABILITY_DISCS, PLOT
from vivat.games.king_is_dead.rules import KingIsDead

LEAD = 0.23  # how strongly a follower claims a region, at the start
LEAD_LATE = 1.2  # more for each struggle that is over
LEAD_NOW = 1.5  # more in the contested region
LATE = 0.02  # a region at a later space is worth more: it breaks ties of strength (KD-13.4)
SHARP = 1.8  # how surely the faction with more hope becomes the strongest, at the start
SHARP_LATE = 0.38  # more for each struggle that is over
COURT = 0.44  # how much a follower of the strongest faction counts
COURT_LATE = 0.04  # more for each struggle that is over
CARD = 17.7  # how much a hand of n cards counts: CARD * n / (n + BEND)
CARD_LATE = -1.7  # more for each struggle that is over
BEND = 4.3  # the last card counts most
ON_TURN = -0.17  # having to act is a burden
SETS = 0.9  # how much a complete set counts in an invasion
CARD_SETS = 14.2  # and a hand
TIED = 0.69  # a region without a sole leader stays so
SPLIT = 0.04  # a region with a sole leader loses him


def value(state: KingIsDead, seat: int) -> float:
    """The share of the win that this seat's side may expect."""
    scots = hope(state, 0)
    welsh = hope(state, 1)
    english = hope(state, 2)
    most = scots if scots > welsh else welsh
    most = most if most > english else english
    sharp = SHARP + SHARP_LATE * state.struggles
    scots = grow(sharp * (scots - most), 6)
    welsh = grow(sharp * (welsh - most), 6)
    english = grow(sharp * (english - most), 6)
    side = state.side(seat)
    crowned = scots * claim(state, side, 0) + welsh * claim(state, side, 1) + english * claim(state, side, 2)
    danger = invasion(state)
    return (1.0 - danger) * crowned / (scots + welsh + english) + danger * claim(state, side, 3)


def weight(state: KingIsDead, seat: int, action: int) -> float:
    return 0.0


def hope(state: KingIsDead, faction: int) -> float:
    """The regions this faction controls, and those it may hope for."""
    found = 0.0
    for space in range(8):
        region = state.space[space]
        if space < state.struggles:
            if state.controlled[faction] >> region & 1:
                found += 1.0 + LATE * space
        else:
            step = LEAD + LEAD_LATE * state.struggles
            if space == state.struggles:
                step += LEAD_NOW
            scots = grow(step * state.followers[region], 6)
            welsh = grow(step * state.followers[8 + region], 6)
            english = grow(step * state.followers[16 + region], 6)
            mine = scots if faction == 0 else welsh if faction == 1 else english
            found += mine / (scots + welsh + english + 1.0) * (1.0 + LATE * space)
    return found


def invasion(state: KingIsDead) -> float:
    """How likely the missing instability discs are to come, if each open region is decided for itself."""
    none = 1.0
    one = 0.0
    two = 0.0
    for space in range(state.struggles, 8):
        tie = TIED if state.sole_leader(state.space[space]) < 0 else SPLIT
        two = two * (1.0 - tie) + one * tie
        one = one * (1.0 - tie) + none * tie
        none = none * (1.0 - tie)
    missing = INSTABILITY_DISCS - bits.count(state.unstable)
    if missing == 3:
        return 1.0 - none - one - two
    return 1.0 - none - one if missing == 2 else 1.0 - none


def claim(state: KingIsDead, side: int, faction: int) -> float:
    """This side's part in the claims of all sides, if the faction is the strongest (3: in an invasion)."""
    total = 0.0
    mine = 0.0
    for other in range(2 if state.seats == 4 else state.seats):
        strength = standing(state, other, faction)
        total += strength
        if other == side:
            mine = strength
    return mine / total


def standing(state: KingIsDead, side: int, faction: int) -> float:
    """How strong a side is for a coronation of the faction, or for an invasion."""
    hands = 0.0
    members = 0
    best = 0
    turn = 0.0
    seats = state.mates(side)
    while seats:
        seat = bits.low(seats)
        members += 1
        cards = cards_of(state, seat)
        hands += cards / (cards + BEND)
        if seat == state.player:
            turn = ON_TURN
        if faction < 3:
            here = state.court[seat * 3 + faction] + (state.hand[seat] >> PLOT & 1)
            if here > best:
                best = here
        seats &= seats - 1
    if faction == 3:
        return grow(SETS * state.sets(side) + CARD_SETS * hands / members, 6)
    court = (COURT + COURT_LATE * state.struggles) * best
    return grow(court + (CARD + CARD_LATE * state.struggles) * hands / members + turn, 6)


def cards_of(state: KingIsDead, seat: int) -> int:
    """The cards a seat can still play; the one it is playing counts until its follower is summoned."""
    cards = bits.count(state.playable(seat)) + state.unseen[seat]
    if seat == state.player and state.in_action():
        cards += 1
    return cards
