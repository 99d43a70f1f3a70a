"""Do votes by regret win games? Vive le Roi !, two bots that differ in nothing but how they vote.

    python tests/bots/duel_votes.py [games] [simulations] [units ...]

One votes by regret, the others by the shares of a search of the same size. He is alone against them and takes every
seat of a deal in turn.
"""

from __future__ import annotations

import itertools
import multiprocessing
import statistics
import sys
from dataclasses import replace

import vivat
from vivat import bots
from vivat.bots.settings import settings
from vivat.engine.numbers import WIN

GAME = "vive_le_roi"
SOLVED = replace(settings(GAME), solved_together=16)  # with any number of units


def points(players: int, simulations: int, seat: int, seed: int) -> float:
    """What the one at this seat takes of a game."""
    by_regret = bots.Searcher("regret", simulations, use=SOLVED)
    searched = bots.Searcher("search", simulations, solves=False)
    match = vivat.game(GAME, players=players).new(seed=seed)
    for number in itertools.count():
        asked = [other for other in range(players) if match.state.awaits(other)]
        if not asked:
            return match.state.rewards()[seat] / WIN
        for other in asked:
            bot = by_regret if other == seat else searched
            match.choose(other, bots.answer(bot, match, other, seed=seed * 10_000 + number * 10 + other))
    raise AssertionError("a game ends")


def main(games: int = 400, simulations: int = 1000, *units: int) -> None:
    print("| units | simulations | games | points of the one | even |\n|---|---|---|---|---|")
    with multiprocessing.Pool() as pool:
        for players in units or (2, 3, 4):
            asked = [(players, simulations, number % players, number // players) for number in range(games)]
            found = pool.starmap(points, asked, chunksize=1)
            deals = [statistics.mean(found[first : first + players]) for first in range(0, games, players)]
            wide = 1.96 * statistics.stdev(deals) / len(deals) ** 0.5
            cells = f"{simulations:,} | {games} | {statistics.mean(found):.1%} ± {wide:.1%} | {1 / players:.0%}"
            print(f"| {players} | {cells} |", flush=True)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
