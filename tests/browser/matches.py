"""Finished matches to look at again: whole ones, and the last decisions of each as a match of their own."""

from __future__ import annotations

import functools
from typing import Any

import vivat
from vivat.bots import Random, answer
from vivat.games import definition

LATE = {"long_live_the_king": 14}  # decisions before the end; else 6
HIDING: dict[str, dict[str, Any]] = {"king_is_dead": {"mode": "advanced"}}


@functools.cache
def finished(game: str) -> vivat.Match:
    match = vivat.game(game, players=definition(game).players[0], **HIDING.get(game, {})).new(seed=f"s {game}")
    while not match.over:
        seat = min(match.waiting_for)
        match.choose(seat, answer(Random(), match, seat, seed=len(match.steps)))
    return match


@functools.cache
def short(game: str) -> vivat.Match:
    """Little to analyse."""
    whole = finished(game)
    decisions = [n for n, (before, who, _) in enumerate(whole.steps) if who >= 0 and len(before.options(who)) > 1]
    first = decisions[-LATE.get(game, 6)]
    match = vivat.load(whole.before(first).position())
    for who, word in whole.history(first):
        match.happen(word) if who == "chance" else match.choose(int(who), word)
    return match
