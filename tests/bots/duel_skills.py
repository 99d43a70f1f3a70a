"""Do the skills of the upper levels win games? Vive le Roi !, bots that differ in nothing but one of them.

    python tests/bots/duel_skills.py [games] [simulations] [skill ...]

The skills: `solves` (votes by regret, not by a search), `guesses` (what others did is a sign of what they hide) and
`hides` (placements are drawn). One bot has the skill and is alone against others that lack it; it takes every seat of a
deal in turn.
"""

from __future__ import annotations

import itertools
import multiprocessing
import statistics
import sys

import vivat
from vivat import bots
from vivat.engine.numbers import WIN

GAME = "vive_le_roi"
SKILLS = ("solves", "guesses", "hides")
UNITS = (2, 3, 4)


def points(skill: str, players: int, simulations: int, seat: int, seed: int) -> tuple[float, float]:
    """What the one at this seat takes of a game, and what all seats together take: the rest is the Emissary's."""
    skilled = bots.Searcher("skilled", simulations)
    lacking = bots.Searcher("lacking", simulations, **{skill: False})  # type: ignore[arg-type]
    match = vivat.game(GAME, players=players).new(seed=seed)
    for number in itertools.count():
        asked = [other for other in range(players) if match.state.awaits(other)]
        if not asked:
            rewards = match.state.rewards()
            return rewards[seat] / WIN, sum(rewards) / WIN
        for other in asked:
            bot = skilled if other == seat else lacking
            match.choose(other, bots.answer(bot, match, other, seed=seed * 10_000 + number * 10 + other))
    raise AssertionError("a game ends")


def row(found: list[tuple[float, float]], players: int) -> str:
    own, all_seats = ([game[which] for game in found] for which in (0, 1))
    deals = [statistics.mean(own[first : first + players]) for first in range(0, len(own), players)]
    wide = 1.96 * statistics.stdev(deals) / len(deals) ** 0.5
    return f"{len(own)} | {statistics.mean(own):.1%} ± {wide:.1%} | {statistics.mean(all_seats) / players:.1%}"


def main(games: int = 240, simulations: int = 300, *skills: str) -> None:
    print("| skill | units | simulations | games | points of the one | even |\n|---|---|---|---|---|---|")
    with multiprocessing.Pool() as pool:
        for skill, players in itertools.product(skills or SKILLS, UNITS):
            asked = [(skill, players, simulations, number % players, number // players) for number in range(games)]
            found = pool.starmap(points, asked, chunksize=1)
            print(f"| {skill} | {players} | {simulations:,} | {row(found, players)} |", flush=True)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:3]), *sys.argv[3:])
