"""What a card would pay: every legal way to carry it out now, its points, and what the own chairs are worth then."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from vivat.engine.numbers import NOBODY
from vivat.errors import IllegalChoice, NoSuchSeat
from vivat.games.artus import data, words
from vivat.games.artus.rules import Artus

NO_TURN = (data.DEAL, data.FIRST_SEAT, data.PLACE_KNIGHT)


class Execution(NamedTuple):
    """One way to carry a card out."""

    choices: tuple[str, ...]  # in words, one step after the other
    points: int
    chairs: int  # what the chairs of the seat's knights are worth afterwards, all together


def what_it_would_pay(state: Artus, seat: int, card: str) -> list[Execution]:
    """Every execution of a card the seat holds, on the board as it is, also out of turn.

    A card the seat is carrying out gives the executions that are still open. Only what the seat knows is used.
    """
    found = ways(state, seat, card)
    before = state.total[seat]
    return [
        Execution(choices, after.total[seat] - before, after.worth(after.knights[seat])) for choices, after in found
    ]


def ways(state: Artus, seat: int, card: str) -> list[tuple[tuple[str, ...], Artus]]:
    """The same executions: the choices, and the state they lead to as far as the seat knows it."""
    if type(seat) is not int or not 0 <= seat < state.seats:
        raise NoSuchSeat("no-such-seat", seat=str(seat), last=state.seats - 1)
    if state.step in NO_TURN:
        raise IllegalChoice("artus-no-card-yet", rule="AR-3.10")
    work = state.known_to(seat)
    if state.turn == seat and state.card != NOBODY and data.CARDS[state.card] == card:
        return list(completions(work, seat, ()))
    held = [number for number in range(data.DECK) if state.hand[seat] >> number & 1]
    names = [words.card(state, number) for number in held]
    if card not in names:
        raise IllegalChoice("artus-card-not-held", card=str(card), allowed=names)
    work.card = NOBODY
    work.figure = NOBODY
    work.source = NOBODY
    work.begin_turn(seat)
    action = data.CARDS.index(card)
    choice = words.choice(work, seat, action)
    work.play(seat, action)
    return list(completions(work, seat, (choice,)))


def completions(state: Artus, seat: int, choices: tuple[str, ...]) -> Iterator[tuple[tuple[str, ...], Artus]]:
    """The completions of a card, in the order of section 7."""
    if state.card == NOBODY:
        yield choices, state
        return
    for action in state.options(seat):
        after = state.clone()
        after.play(seat, action)
        yield from completions(after, seat, (*choices, words.choice(state, seat, action)))
