"""The players here against the levels of bots, as a page: docs/study/outside.md.

python examples/report.py --minutes 15 --page docs/study/outside.md
"""

from __future__ import annotations

import argparse
import datetime
import sys
import time
from collections.abc import Iterator
from pathlib import Path

from vivat.arena.count import one_bot
from vivat.arena.entrants import Company
from vivat.arena.plan import Plan, places_of
from vivat.arena.playing import Played, play
from vivat.bots import LEVELS
from vivat.play import Game

HERE = Path(__file__).resolve().parent
PLAYERS = {"king_is_dead": 2, "artus": 2, "long_live_the_king": 3, "vive_le_roi": 4}
PARTS = {"random": 1, "novice": 2, "easy": 2, "medium": 4, "hard": 12, "expert": 32, "master": 50}  # of the time
HEAD = """# Levels against players from outside

Written by `{command}` on {day}, on one core. The programs of
[examples/](../../examples/README.md) play by a few rules of thumb, from the view alone, and stay as they are.

One of the level sits among copies of the program, and in the game paired with it the reverse, at the same seats; levels
have their full simulations for each decision. Points are shares of a win for each seat that the level held: with three
seats 75.0 % is everything, with four 66.7 %. Every row has its part of the time, the slower levels more of it; a pair
in which it ran out is not counted.

| game | players | level | games | points of the level | 95 % interval | even share | failures |
|---|---|---|---|---|---|---|---|
"""


def plan_of(game: str, level: str, games: int) -> Plan:
    """A duel: docs of `vivat.arena.plan`."""
    options = Game(game, players=PLAYERS[game]).options
    return Plan(game, options, (level, f"run:{sys.executable} {HERE / game}.py"), seed=1, games=games, duel=True)


def pairs(plan: Plan) -> Iterator[tuple[int, int]]:
    """The numbers of games that differ by exchanging the two bots."""
    places = len(places_of(plan))
    for lap in range(0, plan.games, 2 * places):
        yield from ((lap + turn, lap + places + turn) for turn in range(places))


def played(plan: Plan, seconds: float) -> list[Played]:
    """The pairs for which there is time: the first one always."""
    company, until, found = Company(plan), time.monotonic() + seconds, list[Played]()
    try:
        for pair in pairs(plan):
            games = [play(plan, number, company) for number in pair]
            if found and time.monotonic() > until:
                break
            found += games
    finally:
        company.close()
    return found


def row(game: str, level: str, most: int, seconds: float) -> str:
    plan = plan_of(game, level, most)
    found = played(plan, seconds)
    told = one_bot(plan, 0, level, found)
    low, high = told["interval"]
    failures = sum(len(one.failures) for one in found)
    shares = f"{told['points_share']:.1%} | {low:.1%} to {high:.1%} | {1 / len(places_of(plan)):.1%}"
    return f"| {game} | {PLAYERS[game]} | {level} | {len(found)} | {shares} | {failures} |"


def main() -> None:
    reader = argparse.ArgumentParser()
    reader.add_argument("--minutes", type=float, default=15.0, help="for all rows (15)")
    reader.add_argument("--games", type=int, default=240, help="of a row at most (240)")
    reader.add_argument("--levels", default="novice,medium,hard,expert,master", help=", ".join(LEVELS))
    reader.add_argument("--page", type=Path, help="where the table goes too")
    given = reader.parse_args()
    levels = given.levels.split(",")
    second = 60 * given.minutes / len(PLAYERS) / sum(PARTS[level] for level in levels)
    command = "python examples/" + " ".join([Path(sys.argv[0]).name, *sys.argv[1:]])
    text = HEAD.format(command=command, day=datetime.date.today())
    print(text, end="")
    for game in PLAYERS:
        for level in levels:
            line = row(game, level, given.games, second * PARTS[level])
            print(line, flush=True)
            text += line + "\n"
            if given.page:  # row by row: whoever stops it has those before
                given.page.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
