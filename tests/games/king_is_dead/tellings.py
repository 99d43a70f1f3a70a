"""Facts as the tests read them: plain, by kind, in sentences."""

from __future__ import annotations

from typing import Any

import msgspec

import vivat
from vivat.play.telling import sentence

from .positions import act, match

OPEN = "Mo 1/0/1 St 2/0/0 La 1/2/1 No 1/1/1 Gw 0/2/0 Wa 0/1/2 Es 1/0/2 De=W supply 7/7/9"
NAMES = ("Ada", "Ben", "Cleo", "Dan")


def told(game: vivat.Match, seat: int | None = None, since: int = 0) -> list[dict[str, Any]]:
    return [msgspec.to_builtins(fact) for _, fact in game.facts(seat, since)]


def last(game: vivat.Match, kind: str) -> dict[str, Any]:
    """The newest fact of a kind, without its kind."""
    found = [fact for fact in told(game) if fact["fact"] == kind][-1]
    return {name: value for name, value in found.items() if name != "fact"}


def said(fact: Any, language: str = "en") -> str:
    return sentence("king_is_dead", fact, NAMES.__getitem__, language)


def after(actions: str, text: str = OPEN, **fields: Any) -> vivat.Match:
    """Seat 0 of three plays a card of the advanced game."""
    card = actions.split()[0]
    mode = "basic" if card.endswith("support") else "advanced"
    made: dict[str, Any] = {"players": 3, "mode": mode, "hands": {0: [card]}, **fields}
    return act(match(text, **made), actions)
