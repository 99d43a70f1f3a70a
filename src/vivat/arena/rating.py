"""Ratings by openskill (Weng and Lin's Bayesian approximation, Plackett-Luce), for any number of sides.

A rating is a strength with its own uncertainty, worked out game by game in the order of the numbers. It is an extra:
without the library there are no ratings, and everything else is the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from vivat.arena.playing import Played


def ratings(bots: int, played: Sequence[Played]) -> list[tuple[float, float]] | None:
    """Strength and uncertainty (one standard deviation) of every bot; None without the library or a rival."""
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        return None
    if bots < 2:
        return None
    model = PlackettLuce(tau=0.0)  # no drift: a bot plays the last game as well as the first
    known: list[Any] = [model.rating() for _ in range(bots)]
    for game in played:
        if len(set(game.seating)) > 1:
            rate(model, known, game)
    return [(rating.mu, rating.sigma) for rating in known]


def rate(model: Any, known: list[Any], game: Played) -> None:
    """Copies of a bot are rated like strangers, and the bot by what they come to on average."""
    teams = model.rate([[known[bot]] for bot in game.seating], ranks=[-points for points in game.points])
    for bot in set(game.seating):
        own = [team[0] for team, sitting in zip(teams, game.seating, strict=True) if sitting == bot]
        mu = sum(rating.mu for rating in own) / len(own)
        sigma = sum(rating.sigma for rating in own) / len(own)
        known[bot] = model.rating(mu=mu, sigma=sigma)
