"""Finished matches to look at again: the last decisions of each as a match of their own."""

from __future__ import annotations

import functools

from kit import finished

import vivat

LATE = {"long_live_the_king": 14}  # decisions before the end; else 6


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
