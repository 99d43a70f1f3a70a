"""Who may see what in the tiny game."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from vivat.games.tiny import data
from vivat.games.tiny.rules import Tiny

from vivat.engine.numbers import CHANCE
from vivat.engine.result import Step


class SeatView(msgspec.Struct, frozen=True):
    card: int | None  # its owner's to see
    has_bid: bool
    bid: int | None  # when all have bid


class Board(msgspec.Struct, frozen=True):
    step: str
    seats: list[SeatView]
    die: int


def common(state: Tiny) -> Board:
    seats = [seat_view(state, seat, state.is_over()) for seat in range(state.seats)]
    return Board(data.STEPS[state.phase], seats, state.die)


def view(state: Tiny, seat: int | None, shared: Board | None = None) -> Board:
    board = shared or common(state)
    if seat is None:
        return board
    seats = [seat_view(state, seat, True) if other == seat else one for other, one in enumerate(board.seats)]
    return msgspec.structs.replace(board, seats=seats)


def seat_view(state: Tiny, seat: int, own: bool) -> SeatView:
    has_bid = state.bid[seat] >= 0
    shown = has_bid and (own or data.STEPS[state.phase] == "roll")
    return SeatView(state.card[seat] if own else None, has_bid, state.bid[seat] if shown else None)


def shown(steps: Sequence[Step], state: Tiny, seat: int | None, first: int = 0) -> list[bool]:
    return [state.is_over() or step.who == seat or (step.who == CHANCE and dealt_to(step) in (seat, None)) for step in
            steps[first:]]  # fmt: skip


def dealt_to(step: Step) -> int | None:
    """The seat that is dealt a card; nobody when the die is rolled."""
    before = step.before
    assert isinstance(before, Tiny)
    cards = list(before.card)
    return cards.index(0) if data.STEPS[before.phase] == "deal" else None


def final(state: Tiny, seat: int, action: int) -> str | None:
    return "TY-4.1"
