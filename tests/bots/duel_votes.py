"""Do votes by regret win games? Vive le Roi !, two bots that differ in nothing but how they vote.

    python tests/bots/duel_votes.py [games] [level]

One votes by regret, as the levels do; the others by the shares of a search of the same size. With two units they play
every deal twice and change seats; with four, one is alone against three and takes every seat in turn.
"""

from __future__ import annotations

import itertools
import multiprocessing
import statistics
import sys

import vivat
from vivat import bots
from vivat.bots.levels import LEVELS
from vivat.engine.numbers import WIN

GAME = "vive_le_roi"


def points(players: int, level: str, seat: int, seed: int) -> float:
    """What the one at this seat takes of a game."""
    size = LEVELS[level]
    by_regret = bots.Searcher("regret", size.simulations, guesses=size.guesses)
    searched = bots.Searcher("search", size.simulations, guesses=size.guesses, solves=False)
    match = vivat.game(GAME, players=players).new(seed=seed)
    for number in itertools.count():
        asked = [other for other in range(players) if match.state.awaits(other)]
        if not asked:
            return match.state.rewards()[seat] / WIN
        for other in asked:
            bot = by_regret if other == seat else searched
            match.choose(other, bots.answer(bot, match, other, seed=seed * 10_000 + number * 10 + other))
    raise AssertionError("a game ends")


def main(games: int = 400, level: str = "medium") -> None:
    print("| units | level | games | points of the one | even |\n|---|---|---|---|---|")
    with multiprocessing.Pool() as pool:
        for players in (2, 4):
            asked = [(players, level, number % players, number // players) for number in range(games)]
            found = pool.starmap(points, asked, chunksize=1)
            deals = [statistics.mean(found[first : first + players]) for first in range(0, games, players)]
            wide = 1.96 * statistics.stdev(deals) / len(deals) ** 0.5
            print(
                f"| {players} | {level} | {games} | {statistics.mean(found):.1%} ± {wide:.1%} | {1 / players:.0%} |",
                flush=True,
            )


if __name__ == "__main__":
    main(*map(int, sys.argv[1:2]), *sys.argv[2:])
