"""What a good player of Artus looks at (section 13 of the rules), as an estimate of who will win.

Every card must be played (AR-13.8). So a seat may hope for its points and for what its unplayed cards pay: what such
cards usually pay and, the fewer are left, the more what these would pay as the figures sit now. The hopes of all seats
are compared; the more cards are left, the less a difference says.

The constants were fitted to the points and results of games between searching bots: docs/study/bots.md.
"""

from __future__ import annotations

from vivat.engine import bits
from vivat.engine.growth import grow
from vivat.engine.numbers import NOBODY
from vivat.games.artus.data import (
    ALL_CHAIRS,
    CHAIRS,
    FIXED_LOSS,
    MOVES_KNIGHTS,
    PICK_FIGURE,
    PICK_PRINCE,
    PICK_STEPS,
    PLACE_KNIGHT,
    PLAY_CARD,
    RING_SILVER,
    ROYALS_OF_CARD,
    SCORE_ALL,
    SCORE_CARPET,
    SCORE_REVERSED,
    SCORE_THREE_COLOURS,
    SCORE_WILD,
)
from vivat.games.artus.rules import Artus

KNIGHT_CARDS = 0x0000FF
MOVE_CARDS = 0x000F00
RING_CARDS = 0x00F000
KING_CARDS = MOVE_CARDS | RING_CARDS
LAST = -100  # below every value

KNIGHT = 5.0  # points that a knight card usually pays
MOVE = 3.5  # a king card with numbers
RING = 0.0  # a ring card
SCORING = (-6.7, 25.6, 0.5, -6.0, -28.0, 8.0)  # the scoring cards, in the order of the table
SOON = 1.0  # how far what cards would pay now counts: SOON / (SOON + cards left - 1), for the last card fully
SPREAD = 3.2  # points that may still change when no card is left
SPREAD_CARD = 1.65  # and for each card left


def value(state: Artus, seat: int) -> float:
    """The share of the win that this seat may expect."""
    spread = SPREAD + SPREAD_CARD * cards_left(state)
    mine = prospect(state, seat)
    total = 0.0
    for other in range(state.seats):
        total += grow((prospect(state, other) - mine) / spread, 6)
    return 1.0 / total


def cards_left(state: Artus) -> float:
    """Cards that a seat has still to play, on average."""
    cards = 0
    for seat in range(state.seats):
        cards += bits.count(state.hand[seat] | state.pile[seat])
    return 1.0 * cards / state.seats


def prospect(state: Artus, seat: int) -> float:
    """The points a seat may hope to have in the end."""
    found = 1.0 * state.total[seat]
    knights = state.knights[seat]
    if state.turn == seat and state.card != NOBODY:
        found += pending(state, seat)
        if state.step == PICK_STEPS:
            knights &= ~bits.one(state.figure)
    unplayed = state.hand[seat] | state.pile[seat]
    if unplayed:
        soon = SOON / (SOON + bits.count(unplayed) - 1)
        found += soon * pay_now(state, unplayed, knights) + (1.0 - soon) * usual_pay(unplayed)
    return found


def usual_pay(cards: int) -> float:
    """What these cards pay on average, wherever the figures sit."""
    found = KNIGHT * bits.count(cards & KNIGHT_CARDS)
    found += MOVE * bits.count(cards & MOVE_CARDS) + RING * bits.count(cards & RING_CARDS)
    for card in range(SCORE_ALL, SCORE_WILD + 1):
        if cards >> card & 1:
            found += SCORING[card - SCORE_ALL]
    return found


def pay_now(state: Artus, cards: int, knights: int) -> int:
    """What these cards would pay if no figure moved; each knight card takes the best knight that is left."""
    plates = by_plate(state, knights)
    found = best(state, plates, bits.count(cards & KNIGHT_CARDS))
    royal = cards & KING_CARDS
    while royal:
        found += royal_pay(state, bits.low(royal))
        royal &= royal - 1
    for card in range(SCORE_ALL, SCORE_WILD + 1):
        if cards >> card & 1:
            found += scored(state, card, knights, plates)
    return found


def by_plate(state: Artus, chairs: int) -> int:
    """A set of chairs as the set of the plates that lie there."""
    king = state.royal[state.king]
    return (chairs >> king | chairs << (CHAIRS - king)) & ALL_CHAIRS


def worth(state: Artus, plates: int) -> int:
    """The values of all the plates together."""
    found = 0
    while plates:
        found += state.plates[bits.low(plates)]
        plates &= plates - 1
    return found


def best(state: Artus, plates: int, number: int) -> int:
    """The value of the highest so many of the plates; those of 0 come last."""
    if number >= bits.count(plates):
        return worth(state, plates)
    found = 0
    while number:
        top = LAST
        taken = plates & -plates
        rest = plates
        while rest:
            here = state.plates[bits.low(rest)]
            if here > top and here != 0:
                top = here
                taken = rest & -rest
            rest &= rest - 1
        if top == LAST:
            return found
        found += top
        plates &= ~taken
        number -= 1
    return found


def green(state: Artus, plates: int) -> int:
    """Those of the plates that are green."""
    found = 0
    while plates:
        if state.plates[bits.low(plates)] > 0:
            found |= plates & -plates
        plates &= plates - 1
    return found


def red(state: Artus, plates: int) -> int:
    """Those of the plates that are red."""
    found = 0
    while plates:
        if state.plates[bits.low(plates)] < 0:
            found |= plates & -plates
        plates &= plates - 1
    return found


def scored(state: Artus, card: int, knights: int, plates: int) -> int:
    """What a scoring card would pay for knights on these chairs (AR-4.26 to AR-4.31)."""
    if card == SCORE_ALL:
        return worth(state, plates)
    if card == SCORE_REVERSED:
        return -worth(state, plates)
    if card == SCORE_WILD:
        return best(state, plates, 1)
    if card == SCORE_THREE_COLOURS:
        reds = red(state, plates)
        greens = green(state, plates)
        if plates & ~reds & ~greens and greens and reds:
            return best(state, greens, 1) + best(state, reds, 1)
    elif card == SCORE_CARPET:
        if bits.count(knights & state.carpet[0]) > 1:
            return best(state, by_plate(state, knights & state.carpet[0]), 2)
    elif bits.count(red(state, plates)) > 2:
        return best(state, red(state, plates), 3)
    return -FIXED_LOSS[card]


def pending(state: Artus, seat: int) -> int:
    """What the card that is being carried out will pay."""
    if state.step == PICK_STEPS:
        return state.value(state.figure)
    return pay(state, seat, state.card)


def pay(state: Artus, seat: int, card: int) -> int:
    """The most a card can pay now."""
    if card >= SCORE_ALL:
        return scored(state, card, state.knights[seat], by_plate(state, state.knights[seat]))
    if MOVES_KNIGHTS[card]:
        return state.best_value(state.knights[seat])
    return royal_pay(state, card)


def royal_pay(state: Artus, card: int) -> int:
    """The best chair of the royal figures a king card allows; a ring never goes to the King."""
    royals = ROYALS_OF_CARD[state.kind_of(card)]
    if card >= RING_SILVER:
        royals &= ~bits.one(state.king)
    found = state.value(state.royal[bits.low(royals)])
    while royals:
        here = state.value(state.royal[bits.low(royals)])
        if here > found:
            found = here
        royals &= royals - 1
    return found


def weight(state: Artus, seat: int, action: int) -> float:
    """The points of the card, the figure or the prince; where to put a knight."""
    if state.step == PLAY_CARD:
        return pay(state, seat, action)
    if state.step == PICK_FIGURE or state.step == PICK_PRINCE or state.step == PLACE_KNIGHT:
        return state.value(action)
    if state.step == PICK_STEPS and state.knights[seat] >> state.figure & 1:
        return state.value(state.target(action))
    return 0.0
