"""What a single step of Artus may not do: the invariants of section 12 that compare two states."""

from __future__ import annotations

import functools
from collections.abc import Iterator

from vivat.engine.bits import members
from vivat.engine.numbers import CHANCE, NOBODY
from vivat.games.artus import data
from vivat.games.artus.rules import Artus

OTHERS = NOBODY  # every other card


def between(before: Artus, who: int, number: int, after: Artus) -> list[str]:
    """What a single choice or outcome may not do."""
    return [*changed_totals(before, who, after), *changed_board(before, after), *changed_cards(before, who, after)]


@functools.lru_cache(maxsize=64)
def amounts(plates: tuple[int, ...]) -> dict[int, tuple[int, int]]:
    """AR-12.11: the least and the most that a card can bring, by card."""
    low, high = sorted(plates), sorted(plates, reverse=True)
    reds, greens = [value for value in high if value < 0], [value for value in low if value > 0]
    loss = data.FIXED_LOSS
    return {
        data.SCORE_ALL: (sum(low[:5]), sum(high[:5])),
        data.SCORE_REVERSED: (-sum(high[:5]), -sum(low[:5])),
        data.SCORE_THREE_COLOURS: (min(-loss[data.SCORE_THREE_COLOURS], greens[0] + reds[-1]), greens[-1] + reds[0]),
        data.SCORE_CARPET: (min(-loss[data.SCORE_CARPET], sum(low[:2])), sum(high[:2])),
        data.SCORE_RED: (min(-loss[data.SCORE_RED], sum(reds[-3:])), sum(reds[:3])),
        OTHERS: (low[0], high[0]),
    }


def played_by(state: Artus, seat: int) -> int:
    """How many cards the seat has set aside."""
    return (data.CARDS_IN_USE[state.level] & ~(state.hand[seat] | state.pile[seat])).bit_count()


def aside_of(state: Artus, seat: int) -> list[int]:
    """The cards the seat has set aside, in the order played."""
    first = seat * data.DECK
    return list(state.aside[first : first + played_by(state, seat)])


def changed_totals(before: Artus, who: int, after: Artus) -> Iterator[str]:
    for seat in range(before.seats):
        amount = after.total[seat] - before.total[seat]
        if not amount:
            continue
        allowed = amounts(tuple(before.plates))
        low, high = allowed.get(carried_out(before, after, seat), allowed[OTHERS])
        if seat != who or not low <= amount <= high:
            yield f"AR-12.11: the total of seat {seat} changes by {amount}"


def carried_out(before: Artus, after: Artus, seat: int) -> int:
    return before.card if before.card != NOBODY else aside_of(after, seat)[-1]


def changed_board(before: Artus, after: Artus) -> Iterator[str]:
    old, new = sitting(before), sitting(after)
    gone = {chair for chair in old if new.get(chair) != old[chair]}
    come = {chair for chair in new if old.get(chair) != new[chair]}
    moves = before.step == data.PICK_STEPS
    most = 2 if moves else 0
    if before.step == data.PLACE_KNIGHT:
        if gone or len(come) != 1:
            yield "AR-3.9: a placement puts one knight on an empty chair"
    elif len(gone) > most or len(come) > most:
        yield f"AR-12.10: the figures on {sorted(gone)} moved to {sorted(come)} in one step"
    if list(before.rings) != list(after.rings) and before.step != data.PICK_PRINCE:
        yield "AR-4.20: rings change by a ring alone"


def sitting(state: Artus) -> dict[int, str]:
    """Who sits where; knights of one seat are interchangeable (AR-1.12)."""
    found = {state.royal[royal]: data.ROYALS[royal] for royal in range(4)}
    for seat in range(state.seats):
        found |= dict.fromkeys(members(state.knights[seat]), data.COLOURS[seat])
    return found


def changed_cards(before: Artus, who: int, after: Artus) -> Iterator[str]:
    for seat in range(before.seats):
        played = before.hand[seat] & ~after.hand[seat]
        drawn = after.hand[seat] & ~before.hand[seat]
        may_play = seat == who and before.step == data.PLAY_CARD
        may_draw = who == CHANCE and seat == before.turn and before.step in (data.DEAL, data.DRAW)
        if played.bit_count() != may_play or drawn.bit_count() != may_draw:
            yield f"AR-4.6: the hand of seat {seat} changes out of turn"
        aside = aside_of(before, seat)
        if aside_of(after, seat)[: len(aside)] != aside:
            yield f"AR-4.6: a card that seat {seat} has set aside changes"
