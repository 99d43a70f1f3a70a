"""The invariants of the tiny game."""

from __future__ import annotations

from vivat.games.tiny.rules import Tiny


def violations(state: Tiny) -> list[str]:
    return [] if all(card <= 3 for card in state.card) else ["TY-12.1: a card above 3"]


def between(before: Tiny, who: int, number: int, after: Tiny) -> list[str]:
    return []


def longest(state: Tiny) -> int:
    return state.seats
