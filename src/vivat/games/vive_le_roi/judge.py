"""What a good player of Vive le Roi ! looks at (section 13 of the rules), as an estimate of who will win.

A character is worth what its place will be worth at the coronation: the more seats favour it the more, and a high place
is dangerous as long as many cards are left to refuse it (VR-13.1, VR-13.2, VR-13.4). A seat's prospect is its marker,
its favourites, its ambition card and what a round usually brings. The unit whose prospect is ahead is likely to win,
the surer the less there is still to play; the Emissary takes his part of what is to be won (VR-13.11).

The constants were fitted to the results of games between searching bots: docs/study/bots.md.
"""

from __future__ import annotations

from vivat.engine import bits
from vivat.engine.growth import grow
from vivat.games.vive_le_roi.rules import ViveLeRoi

from vivat.games.vive_le_roi.data import (  # isort: skip
    AMBITION_POINTS, CAST_VOTE, DEAL_FAVOURITES, EMISSARY_SEAT, EMISSARY_UNIT, JESTER, MOVE_CHARACTER, NEXT_ROUND, NO,
    NO_CARDS, PLACE_CHARACTER, PLACE_FLOOR, ROUNDS, STOMACH_ACHE_CARDS, SUPPLY, THRONE, YES,
)  # fmt: skip

# By place: what a character there will be worth, when no card that can refuse it is left, and how much more if all are;
# then the same two for a character whom every seat favours.
LATER = (
    (0.1, 0.3, 0.1, 2.1),  # floor_0
    (1.15, 0.1, 0.45, 1.8),
    (2.05, -0.95, 0.8, 2.75),
    (2.7, -1.9, 1.85, 2.5),
    (4.15, -5.75, 1.35, 5.95),
    (2.25, -4.3, 5.4, -0.55),  # floor_5
    (-1.5, -0.5, 2.5, -1.0),  # throne, if it is not crowned now
    (0.0, 0.0, 0.0, 0.0),  # throne_side
    (0.05, 1.15, 4.0, -1.15),  # wc_3
    (0.35, 1.7, 3.6, -1.15),  # wc_4
    (-3.0, 0.0, 0.0, 0.0),  # cell_3
    (-2.0, 0.0, 0.0, 0.0),
    (-1.0, 0.0, 0.0, 0.0),
    (0.0, 0.0, 0.0, 0.0),  # box
    (0.0, 0.0, 2.3, 2.3),  # supply
)
JESTER_LATER = (-1.1, -1.9, -2.4, -2.5, -1.5, -0.8, 1.0, 0.0, -1.7, -1.4, 3.0, 2.0, 1.0, 0.0, -1.7)  # if he is crowned
JESTER_RISK = (0.01, 0.01, 0.01, 0.02, 0.04, 0.08, 0.1, 0.0, 0.01, 0.01)  # by his place: he will be crowned
GAIN = 16.5  # points of a seat in a round to come
EMISSARY_GAIN = 7.0
FULFILLED = 0.8  # an ambition that is fulfilled now will be in the end
NOT_YET = 0.3
FAN_YES = 0.5  # a unit agrees to its favourite
OTHER_YES = 0.33  # and to anybody else
OPEN = 3.6  # how many points a prospect may be wrong, without any card that can refuse
CARDS = 0.6  # more with all these cards
ROUND = 2.4  # more for each round to come
VETO = 1.5  # points for each card that can refuse, over what the units hold on average (VR-13.4)


def value(state: ViveLeRoi, seat: int) -> float:
    """The share of the win that this seat's unit may expect."""
    blur = ROUND * (ROUNDS - state.round)
    if state.step != NEXT_ROUND:
        blur += OPEN + CARDS * cards_left(state)
    crown = coronation(state)
    own = prospect(state, state.unit_of[seat], crown)
    total = 0.0
    for unit in range(state.units):
        total += grow((prospect(state, unit, crown) - own) / blur, 10)
    if state.emissary:
        total += grow((seat_prospect(state, EMISSARY_SEAT, crown) - own) / blur, 10)
    return 1.0 / total


def cards_left(state: ViveLeRoi) -> float:
    """The share of the no and stomach-ache cards that are not lost yet."""
    left = 0
    for unit in range(state.units):
        left += state.no[unit] + state.ache[unit]
    if state.emissary:
        left += state.no[EMISSARY_UNIT] + state.ache[EMISSARY_UNIT]
    each = NO_CARDS[state.emissary][state.units] + STOMACH_ACHE_CARDS
    return left / (each * (state.units + state.emissary) * 1.0)


# ---- prospects -------------------------------------------------------------------------------------------------------


def prospect(state: ViveLeRoi, unit: int, crown: float) -> float:
    """The ranking score a unit may expect: its weaker half counts (VR-6.2, VR-5.39)."""
    one = seat_prospect(state, state.first_seat[unit], crown)
    other = one
    if state.first_seat[unit + 1] - state.first_seat[unit] > 1:
        other = seat_prospect(state, state.first_seat[unit] + 1, crown)
    return (one if one < other else other) + VETO * vetoes(state, unit)


def vetoes(state: ViveLeRoi, unit: int) -> float:
    """How many more cards that can refuse a unit holds than the others: who has the last of them decides."""
    if state.step >= NEXT_ROUND:
        return 0.0
    held = 0
    for other in range(state.units):
        held += state.no[other] + state.ache[other]
    return state.no[unit] + state.ache[unit] - held * 1.0 / state.units


def seat_prospect(state: ViveLeRoi, seat: int, crown: float) -> float:
    """The marker a seat or the Emissary may expect; `crown` is the chance of a coronation now."""
    gain = EMISSARY_GAIN if seat == EMISSARY_SEAT else GAIN
    if state.wedding:
        gain = gain * 2.0
    found = state.marker[seat] + gain * (ROUNDS - state.round)
    if state.step >= NEXT_ROUND:
        return found
    if state.step <= DEAL_FAVOURITES:
        return found + gain
    points = crown * state.favourites_points(seat) + (1.0 - crown) * points_later(state, seat)
    if state.wedding and state.kingmakers == 0:
        points = points * 2.0
    if state.ambition and seat != EMISSARY_SEAT and state.kept[seat] >= 0:
        likely = FULFILLED if state.fulfilled(seat, state.kept[seat]) else NOT_YET
        points += likely * AMBITION_POINTS[state.kept[seat]]
    return found + points


def points_later(state: ViveLeRoi, seat: int) -> float:
    """The favourites points at a coronation to come."""
    names = state.names(seat)
    cards = cards_left(state)
    risk = JESTER_RISK[state.place_of(bits.low(JESTER))]
    found = 0.0
    for place in range(SUPPLY + 1):
        here = names & state.at[place]
        if here:
            number = bits.count(here)
            fans = 0
            for other in range(state.seats):
                fans += bits.count(here & state.names(other))
            worth = later(place, number, fans * 1.0 / state.seats, cards)
            found += (1.0 - risk) * worth + risk * JESTER_LATER[place] * number
    return found


def later(place: int, number: int, fans: float, cards: float) -> float:
    """What so many characters in a place will be worth; `fans` is the sum of the shares of seats that favour them."""
    anybody = LATER[place][0] + LATER[place][1] * cards
    favoured = LATER[place][2] + LATER[place][3] * cards
    return number * anybody + fans * favoured


def coronation(state: ViveLeRoi) -> float:
    """How likely the candidate is to be crowned in the election that is going on."""
    if state.at[THRONE] == 0 or state.step >= NEXT_ROUND:
        return 0.0
    crown = 1.0
    for unit in range(state.units):
        if state.vote[unit] > YES:
            return 0.0
        if state.vote[unit] < 0 and state.no[unit] + state.ache[unit]:
            crown = crown * (FAN_YES if favours(state, unit) else OTHER_YES)
    if state.emissary and state.names(EMISSARY_SEAT) & state.at[THRONE] == 0:
        crown = crown / (1 + state.no[EMISSARY_UNIT] + state.ache[EMISSARY_UNIT])
    return crown


def favours(state: ViveLeRoi, unit: int) -> bool:
    """The candidate is a favourite of somebody in this unit."""
    first = state.first_seat[unit]
    return (state.names(first) | state.names(state.partner(first))) & state.at[THRONE] != 0


# ---- options ---------------------------------------------------------------------------------------------------------


def weight(state: ViveLeRoi, seat: int, action: int) -> float:
    """In points, against what the others get."""
    step = state.step
    if step == MOVE_CHARACTER:
        place = state.place_of(action)
        return shift(state, seat, action, place, state.destination(place))
    if step == PLACE_FLOOR:
        return shift(state, seat, state.hand, SUPPLY, action)
    if step == PLACE_CHARACTER:
        return (state.names(seat) >> action & 1) * 1.0
    if step == CAST_VOTE:
        if action == YES:
            return gain_now(state, seat)
        mine = state.names(seat) & state.at[THRONE]
        if action == NO:
            return -4.0 if mine else 0.5
        return 1.0 if mine else -1.0
    return 0.0


def shift(state: ViveLeRoi, seat: int, character: int, place: int, goal: int) -> float:
    """What a seat gains if the character goes from this place to that one."""
    fans = 0
    for other in range(state.seats):
        fans += state.names(other) >> character & 1
    cards = cards_left(state)
    share = fans * 1.0 / state.seats
    mine = state.names(seat) >> character & 1
    return (later(goal, 1, share, cards) - later(place, 1, share, cards)) * (mine - share)


def gain_now(state: ViveLeRoi, seat: int) -> float:
    """What a seat gains if the candidate is crowned now."""
    gain = 0.0
    for other in range(state.seats):
        more = state.favourites_points(other) - points_later(state, other)
        gain += more if other == seat else 0.0 - more / (state.seats - 1)
    return gain
