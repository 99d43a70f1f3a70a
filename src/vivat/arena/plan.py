"""A tournament as it is planned: who plays, how often, and who sits where in which game.

A place is a side of the game: a seat, or the seats of a team, which one bot plays. Games come in laps of as many games
as there are places; in a lap the same line-up moves on by one place from game to game, so after whole laps every bot
has sat in every place equally often. Line-ups take turns from lap to lap:

    as many bots as places      all of them, in an order drawn for each lap
    more bots than places       every choice of bots, in turn
    fewer bots than places      every way to fill up with copies in which nobody is missing, in turn

A duel (two bots at more than two places) has two line-ups only: one of the first against copies of the second, then the
reverse with the same places. That makes pairs of games that differ by exchanging the two bots.
"""

from __future__ import annotations

import functools
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import combinations, combinations_with_replacement
from typing import Any

from vivat.play import Game
from vivat.play.chance import below

SEED = 1 << 31  # a bot's seed is below: the generator of simulations takes 31 bits
ON_FAILURE = ("random", "forfeit", "stop")


@dataclass(frozen=True)
class Plan:
    """Everything that decides the results; neither workers nor the number of games change game number n."""

    game: str
    options: dict[str, Any] = field(hash=False)
    bots: tuple[str, ...]
    seed: int
    games: int
    scale: float = 1.0  # of the simulations of every bot that searches
    on_failure: str = "random"
    seconds: float = 10.0  # that a process has for an answer
    duel: bool = False

    @property
    def all_random(self) -> bool:
        """Such a tournament is played by compiled playouts: docs/study/arena.md."""
        return set(self.bots) == {"random"}

    def seed_of(self, *what: int) -> int:
        return below("|".join(map(str, ("arena", self.seed, *what))), SEED)

    def seating(self, number: int) -> tuple[int, ...]:
        """Which bot (by its number) sits at which place in this game."""
        places = len(places_of(self))
        lap, turn = divmod(number, places)
        around = around_table(self, lap, places)
        return tuple(around[(place - turn) % places] for place in range(places))

    def around(self, lap: int, places: int) -> Sequence[int]:
        """The line-up of a lap in its order around the table."""
        if self.duel:
            first, second = (0, 1) if lap % 2 == 0 else (1, 0)
            return [first, *[second] * (places - 1)]
        choices = line_ups(len(self.bots), places)
        if len(self.bots) == 1:
            return choices[0]
        return shuffled(choices[lap % len(choices)], f"arena|{self.seed}|lap {lap}")

    def lap_games(self) -> int:
        """After a multiple of so many games every bot has had every place and every company equally often."""
        places = len(places_of(self))
        return places * (2 if self.duel else len(line_ups(len(self.bots), places)))


@functools.lru_cache(maxsize=64)
def around_table(plan: Plan, lap: int, places: int) -> Sequence[int]:
    """The same for all games of a lap."""
    return plan.around(lap, places)


@functools.cache
def places_of(plan: Plan) -> tuple[tuple[int, ...], ...]:
    """The seats of every place, in the order of their first seats."""
    seats: dict[int, list[int]] = {}
    for seat, side in enumerate(sides_of(Game(plan.game, **plan.options))):
        seats.setdefault(side, []).append(seat)
    return tuple(tuple(of_side) for of_side in seats.values())


def sides_of(game: Game) -> list[int]:
    return game.start().sides()


@functools.cache
def line_ups(bots: int, places: int) -> list[tuple[int, ...]]:
    if bots > places:
        return list(combinations(range(bots), places))
    return [(*range(bots), *copies) for copies in combinations_with_replacement(range(bots), places - bots)]


def shuffled(items: Sequence[int], seed: str) -> list[int]:
    rest = list(items)
    return [rest.pop(below(f"{seed}|{turn}", len(rest))) for turn in range(len(items))]
