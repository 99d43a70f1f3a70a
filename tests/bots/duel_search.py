"""Two searching bots that differ in their budget or in a skill of the search: which wins, and at what cost?

    python tests/bots/duel_search.py GAME PLAYERS GAMES ONE OTHERS [OPTION=VALUE ...]
    python tests/bots/duel_search.py king_is_dead 2 400 2000 2000-keeps-ends-extends

A bot is its simulations for each decision and the skills it lacks: `keeps` (its tree from choice to choice), `ends`
(the end of a game is looked at to the last), `extends` (an unstable decision is thought about longer), `settles` (a
clear one shorter). The one is alone against the others and takes every seat of a deal in turn, so that each deal is one
measurement; p is two-sided, for the mean of the deals being the even share.
"""

from __future__ import annotations

import itertools
import math
import statistics
import sys
import time

import vivat
from vivat import bots
from vivat.engine.numbers import WIN


def made(spec: str) -> bots.Searcher:
    simulations, *lacks = spec.split("-")
    return bots.Searcher(spec, int(simulations), **dict.fromkeys(lacks, False))  # type: ignore[arg-type]


class Duel:
    def __init__(self, game: str, players: int, one: str, others: str, options: dict[str, object]) -> None:
        self.game = vivat.game(game, players=players, **options)
        self.players = players
        self.bots = [[made(others), made(one)] for _ in range(players)]  # by seat: nobody shares a tree
        self.seconds = [0.0, 0.0]
        self.choices = [0, 0]

    def points(self, seat: int, seed: int) -> float:
        """What the one at this seat takes of a game."""
        match = self.game.new(seed=seed)
        for number in itertools.count():
            if match.over:
                return match.state.rewards()[seat] / WIN
            for other in sorted(match.waiting_for):
                which = int(other == seat)
                asked = bots.question(match, other, seed * 10_000 + number * 10 + other, False, f"{seed} {seat}")
                begun = time.process_time()
                action = self.bots[other][which].choose(asked)
                self.seconds[which] += time.process_time() - begun
                self.choices[which] += len(asked.knowledge.options(other)) > 1
                match.choose(other, match.game.definition.words.choice(match.state, other, action))
        raise AssertionError("a game ends")

    def cost(self) -> str:
        others, one = (1000 * used / max(1, made) for used, made in zip(self.seconds, self.choices, strict=True))
        return f"{one:.1f} ms a choice against {others:.1f}"


def told(deals: list[float], players: int) -> str:
    mean, error = statistics.mean(deals), statistics.stdev(deals) / len(deals) ** 0.5
    p = math.erfc(abs(mean - 1 / players) / error / 2**0.5) if error else 1.0
    return f"{mean:.1%} ± {1.96 * error:.1%} (even {1 / players:.1%}), p = {p:.2g}"


def main(game: str, players: int, games: int, one: str, others: str, *options: str) -> None:
    duel = Duel(game, players, one, others, dict(option.split("=") for option in options))  # type: ignore[arg-type]
    deals: list[float] = []
    for seed in range(games // players):
        deals.append(statistics.mean(duel.points(seat, seed) for seat in range(players)))
        if len(deals) > 1 and (len(deals) % 25 == 0 or seed == games // players - 1):
            print(f"{len(deals) * players} games: {told(deals, players)}; {duel.cost()}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), *sys.argv[4:])
