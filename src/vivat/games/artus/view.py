"""Who may see what in Artus, field by field as section 9 of the rules allows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from vivat.engine.bits import members
from vivat.engine.numbers import CHANCE, NOBODY
from vivat.engine.result import Step
from vivat.engine.state import State
from vivat.games.artus import check, data
from vivat.games.artus.rules import Artus


def view(state: Artus, seat: int | None, shared: Mapping[str, Any] | None = None) -> dict[str, Any]:
    """AR-9.11 to AR-9.15: what this seat sees, or a spectator (AR-9.1)."""
    seen = dict(shared or common(state))
    if seat is not None:
        seen["seats"] = [*seen["seats"][:seat], seat_view(state, seat, own=True), *seen["seats"][seat + 1 :]]
    return seen


def common(state: Artus) -> dict[str, Any]:
    """What everybody is shown."""
    sitting, over = check.sitting(state), state.is_over()
    return {
        "level": data.LEVELS[state.level],
        "step": data.STEPS[state.step],
        "round": round_number(state),
        "rounds": data.TURNS[state.level],
        "first_seat": named(state.first),
        "turn": named(state.turn),
        "remaining": state.remaining,
        "card": None if state.card == NOBODY else data.CARDS[state.card],
        "figure": named(state.figure),
        "pile": None if state.source == NOBODY else data.PILES[state.source],
        "king": data.ROYALS[state.king],
        "reserve": state.reserve,
        "royals": {data.ROYALS[royal]: royal_view(state, royal) for royal in range(4)},
        "chairs": [chair_view(state, chair, sitting.get(chair)) for chair in range(data.CHAIRS)],
        "seats": [seat_view(state, seat, own=over) for seat in range(state.seats)],
    }


def royal_view(state: Artus, royal: int) -> dict[str, Any]:
    return {"chair": state.royal[royal], "rings": state.rings[royal]}


def chair_view(state: Artus, chair: int, figure: str | None) -> dict[str, Any]:
    """AR-9.11: the board is open; the value is the one of this moment."""
    return {
        "value": state.value(chair),
        "zone": data.ZONES[state.zone(chair)],
        "carpet": chair in data.CARPET_CHAIRS,
        "crown": chair in data.CROWN_CHAIRS,
        "figure": figure,
    }


def seat_view(state: Artus, seat: int, own: bool) -> dict[str, Any]:
    """AR-9.12, AR-9.13: faces and contents of the piles for the owner, numbers for all; AR-9.14: cards set aside."""
    sizes = [(state.pile[seat] & kind).bit_count() for kind in data.CARDS_OF_PILE]
    total = state.total[seat]
    return {
        "colour": data.COLOURS[seat],
        "total": total,
        "tiles": max(total, 0) // data.TILE,  # AR-5.11
        "space": total % data.TILE,
        "lying": total < 0,
        "knights": members(state.knights[seat]),
        "chairs": state.worth(state.knights[seat]),
        "cards": state.hand[seat].bit_count(),
        "backs": {name: state.held[seat * 3 + number] for number, name in enumerate(data.PILES)},
        "piles": dict(zip(data.PILES, sizes, strict=True)),
        "hand": names(state.hand[seat]) if own else None,
        "pile_cards": names(state.pile[seat]) if own else None,
        "unplayed": names(state.hand[seat] | state.pile[seat]),  # AR-9.2: what is not set aside
        "aside": [data.CARDS[card] for card in check.aside_of(state, seat)],
    }


def names(cards: int) -> list[str]:
    return [data.CARDS[card] for card in members(cards)]


def round_number(state: Artus) -> int | None:
    """AR-4.1: from 1; None before the first turn and after the last."""
    if state.turn == NOBODY or state.step in (data.DEAL, data.PLACE_KNIGHT):
        return None
    per_turn = data.CARDS_PER_TURN[state.level]
    played = check.played_by(state, state.turn)
    begun = state.step == data.PLAY_CARD and state.remaining == per_turn
    return played // per_turn + 1 if begun else (played + per_turn - 1) // per_turn


def shown(steps: Sequence[Step], state: Artus, seat: int | None, first: int = 0) -> list[bool]:
    """Of the steps from `first` on, those this seat may read. AR-8.13: a drawn card is its owner's to see; every other
    step is open, and all of them after the end (AR-9.1)."""
    return [state.is_over() or step.who != CHANCE or seen_draw(step.before, seat) for step in steps[first:]]


def seen_draw(before: State, seat: int | None) -> bool:
    return isinstance(before, Artus) and (before.step == data.FIRST_SEAT or before.turn == seat)


def final(state: Artus, seat: int, action: int) -> str | None:
    """AR-R9: every accepted step is final."""
    return "AR-R9"


def named(number: int) -> int | None:
    return None if number == NOBODY else number
