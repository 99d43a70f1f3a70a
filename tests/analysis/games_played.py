"""Finished games for the tests of analyses."""

from __future__ import annotations

from typing import Any

import vivat
from vivat import bots
from vivat.engine import bits

PLAYERS = {"king_is_dead": 2, "long_live_the_king": 3, "vive_le_roi": 3, "artus": 2}
HIDING: dict[str, dict[str, Any]] = {"king_is_dead": {"mode": "advanced"}}


def played(game: str, *sitting: str, seed: int = 5, steps: int = 10**6, **options: Any) -> vivat.Match:
    """A game of these bots, a number of simulations or a level each; not over if `steps` come first."""
    match = vivat.game(game, **{"players": PLAYERS[game], **options}).new(seed=seed)
    made = [bots.Searcher(name, int(name)) if name.isdecimal() else bots.make(name) for name in sitting]
    while not match.over and len(match.steps) < steps:
        seat = bits.low(match.state.waiting_for)
        match.choose(seat, bots.answer(made[seat % len(made)], match, seat, seed=len(match.steps)))
    return match
