"""What the games of a tournament add up to, as plain data: the same for the same games, however they were played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from vivat.arena.entrants import labels, simulations
from vivat.arena.plan import Plan, places_of
from vivat.arena.playing import Played
from vivat.arena.rating import ratings
from vivat.arena.statistics import chi_square, mean_interval
from vivat.engine.numbers import WIN


def summary(plan: Plan, played: Sequence[Played]) -> dict[str, Any]:
    return {
        "game": plan.game,
        "options": plan.options,
        "seed": plan.seed,
        "games": len(played),
        "planned": plan.games,
        "scale": plan.scale,
        "on_failure": plan.on_failure,
        "by_playout": plan.all_random,
        "even_share": 1 / len(places_of(plan)),
        "rotated": len(played) == plan.games and plan.games % plan.lap_games() == 0,
        "lap": plan.lap_games(),
        "bots": all_bots(plan, played),
        "places": by_place(plan, played),
        "lengths": lengths(played),
        "endings": endings(played),
        "failures": failures(plan, played),
    }


# ---- bots ------------------------------------------------------------------------------------------------------------


def all_bots(plan: Plan, played: Sequence[Played]) -> list[dict[str, Any]]:
    rated = ratings(len(plan.bots), played)
    return [
        {**one_bot(plan, number, label, played), "rating": rated and as_rating(*rated[number])}
        for number, label in enumerate(labels(plan.bots))
    ]


def one_bot(plan: Plan, bot: int, label: str, played: Sequence[Played]) -> dict[str, Any]:
    shares = [share(game, bot) for game in played if bot in game.seating]
    mean, low, high = mean_interval(shares) if shares else (0.0, 0.0, 1.0)
    return {
        "bot": label,
        "simulations": simulations(plan.bots[bot], plan.scale),
        "games": len(shares),
        "points_share": mean,
        "interval": [low, high],
        "failures": sum(failure.bot == bot for game in played for failure in game.failures),
    }


def share(game: Played, bot: int) -> float:
    """The bot's points in this game for each place it held, 0 to 1."""
    own = [points for points, sitting in zip(game.points, game.seating, strict=True) if sitting == bot]
    return sum(own) / len(own) / WIN


def as_rating(mu: float, sigma: float) -> dict[str, float]:
    return {"mu": mu, "sigma": sigma, "low": mu - 2 * sigma, "high": mu + 2 * sigma}


# ---- games -----------------------------------------------------------------------------------------------------------


def by_place(plan: Plan, played: Sequence[Played]) -> dict[str, Any]:
    """Points of every place: whether sitting there is worth something, all bots taken together."""
    points = [sum(game.points[place] for game in played) / WIN for place in range(len(places_of(plan)))]
    square, p = chi_square(points)
    return {"seats": [list(seats) for seats in places_of(plan)], "points": points, "chi_square": square, "p": p}


def lengths(played: Sequence[Played]) -> dict[str, Any]:
    """In decisions."""
    found = sorted(game.decisions for game in played)
    if not found:
        return {}
    last = len(found) - 1
    return {
        "mean": sum(found) / len(found),
        "shortest": found[0],
        "quartiles": [found[last * quarter // 4] for quarter in (1, 2, 3)],
        "longest": found[-1],
        "counts": sorted(Counter(found).items()),
    }


def endings(played: Sequence[Played]) -> list[dict[str, Any]]:
    """By what games were decided, the most frequent first."""
    found = Counter((game.decided_by, game.rule) for game in played)
    ranked = sorted(found.items(), key=lambda item: (-item[1], item[0]))
    return [{"decided_by": name, "rule": rule, "games": number} for (name, rule), number in ranked]


def failures(plan: Plan, played: Sequence[Played]) -> list[dict[str, Any]]:
    """Every kind of failure of every bot, with the number of games and the first of them."""
    found: dict[tuple[int, str], dict[str, Any]] = {}
    for game in played:
        for failure in game.failures:
            entry: dict[str, Any] = {
                "bot": labels(plan.bots)[failure.bot],
                "message": failure.message,
                "values": failure.values,
            }
            entry |= {"games": 0, "first": game.number, "step": failure.step, "seat": failure.seat}
            found.setdefault((failure.bot, failure.message), entry)["games"] += 1
    return [found[key] for key in sorted(found)]
