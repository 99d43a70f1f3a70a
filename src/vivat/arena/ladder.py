"""The ladder: in every game each level against the one below, with numbers of games that were fixed beforehand.

At two places a row is a plain match, and p is the chance that a fair coin gives the stronger side as many of the games
that had one winner. At more places one of the stronger sits among copies of the weaker and, in the game it is paired
with, the reverse at the same places. If both were equal, exchanging them would change nothing; so which of the two did
better in a pair is a fair coin too, and p is its sign test over the pairs that were not even.

Every row has a file of its own. A row that another process plays is left to it, so several may be started side by side.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from vivat.arena import tournament
from vivat.arena.book import Book, InUse, kept
from vivat.arena.count import one_bot, share
from vivat.arena.entrants import simulations, simulations_at
from vivat.arena.plan import Plan, places_of
from vivat.arena.playing import Played
from vivat.arena.statistics import at_least
from vivat.bots import LEVELS
from vivat.definition import Rung
from vivat.games import shelf
from vivat.play import Game

BOUND, EXPERTS_BOUND = 0.001, 0.01  # of p: up to `hard`, and for the last step
STEP, SPAN, CEILING = "step", "span", "ceiling"
CHEAT = f"cheat:{LEVELS['expert'].simulations}"
PAIRS = (  # stronger, weaker, what it is for, games with two places; twice as many with more, which tell less each
    ("novice", "random", STEP, 120),
    ("easy", "novice", STEP, 120),
    ("medium", "easy", STEP, 120),
    ("hard", "medium", STEP, 120),
    ("expert", "hard", STEP, 240),
    ("master", "expert", STEP, 120),
    ("hard", "random", SPAN, 120),
    (CHEAT, "expert", CEILING, 120),
)


@dataclass(frozen=True)
class Row:
    game: str
    players: int
    stronger: str
    weaker: str
    kind: str
    games: int
    options: Mapping[str, Any] = field(default_factory=dict, hash=False)
    again: bool = False  # 240 games could not decide it; these are the new games that were then fixed for it

    @property
    def bound(self) -> float:
        return EXPERTS_BOUND if self.stronger == "expert" else BOUND

    @property
    def id(self) -> str:
        return f"{self.game}-{self.players}-{self.stronger}-{self.weaker}".replace(":", "_")

    def plan(self, seed: int, most: int | None = None, games: int | None = None) -> Plan:
        """Both sides with the same part of their simulations, so that neither has more than `most` for a decision;
        `games` instead of the fixed number, made up to whole laps. A row played again has other games than before."""
        seed += self.again
        full = simulations(self.stronger, 1.0) or 1
        scale = 1.0 if most is None else min(1.0, most / full)
        options = Game(self.game, players=self.players, **self.options).options
        plan = Plan(self.game, options, (self.stronger, self.weaker), seed, games or self.games, scale, duel=True)
        laps = -(-plan.games // plan.lap_games())
        return Plan(self.game, options, plan.bots, seed, laps * plan.lap_games(), scale, duel=True)


def rows(only: Sequence[str] = ()) -> list[Row]:
    """All rows, or those whose names contain one of these words."""
    found = [row(game.id, rung, *pair) for game in shelf() for rung in game.ladder for pair in PAIRS]
    return [row for row in found if not only or any(word in row.id for word in only)]


def row(game: str, rung: Rung, stronger: str, weaker: str, kind: str, games: int) -> Row:
    """Options of the ceiling alone: elsewhere it does not matter whether something is hidden."""
    more = rung.again.get(f"{stronger}-{weaker}")
    fixed = more or games * (1 if rung.players == 2 else 2)
    options = rung.hiding if kind == CEILING else {}
    return Row(game, rung.players, stronger, weaker, kind, fixed, options, again=more is not None)


# ---- playing ---------------------------------------------------------------------------------------------------------


def play(
    plans: Mapping[Row, Plan],
    folder: Path,
    workers: int | str,
    tick: Callable[[int], None],
    minutes: float | None = None,
) -> None:
    """What is missing in every row. With a limit of time every row gets its even part of what is left of it."""
    folder.mkdir(parents=True, exist_ok=True)
    end = None if minutes is None else time.monotonic() + 60 * minutes
    for number, (row, plan) in enumerate(plans.items()):
        try:
            book = Book(plan, file_of(folder, row), resume=True)
        except InUse:
            tick(plan.games)
            continue
        now = time.monotonic()
        until = None if end is None else now + (end - now) / (len(plans) - number)
        try:
            tournament.run(plan, book, workers, tick, until)
        finally:
            book.close()


def file_of(folder: Path, row: Row) -> Path:
    return folder / f"{row.id}.jsonl"


# ---- counting --------------------------------------------------------------------------------------------------------


def results(plans: Mapping[Row, Plan], folder: Path) -> list[dict[str, Any]]:
    """Every row that was begun, as plain data."""
    found = []
    for row, plan in plans.items():
        played = kept(plan, file_of(folder, row))
        if whole := in_whole_laps(plan, played):
            found.append(result(row, plan, whole))
    return found


def in_whole_laps(plan: Plan, played: Mapping[int, Played]) -> list[Played]:
    """The games up to the first lap that is not whole, so that seats are even: time may have run out in it."""
    whole = []
    for first in range(0, plan.games, plan.lap_games()):
        lap = range(first, first + plan.lap_games())
        if any(number not in played for number in lap):
            break
        whole += [played[number] for number in lap]
    return whole


def result(row: Row, plan: Plan, played: Sequence[Played]) -> dict[str, Any]:
    counted = one_bot(plan, 0, row.stronger, played)
    better, worse = compared(plan, played)
    p = at_least(better, better + worse)
    return {
        "game": row.game,
        "players": row.players,
        "options": plan.options,
        "stronger": row.stronger,
        "weaker": row.weaker,
        "kind": row.kind,
        "simulations": [simulations_at(plan, name) for name in plan.bots],
        "games": len(played),
        "planned": plan.games,
        "seed": plan.seed,
        "again": row.again,
        "points_share": counted["points_share"],
        "interval": counted["interval"],
        "even_share": 1 / len(places_of(plan)),
        "better": better,
        "worse": worse,
        "p": p,
        "bound": row.bound,
        "shown": p < row.bound,
        "failures": sum(len(game.failures) for game in played),
    }


def compared(plan: Plan, played: Sequence[Played]) -> tuple[int, int]:
    """How often the first bot did better than the second and how often worse, by game or by pair."""
    places = len(places_of(plan))
    advantages = [share(game, 0) - share(game, 1) for game in played]
    if places > 2:
        advantages = list(pair_sums(advantages, places))
    return sum(value > 1e-9 for value in advantages), sum(value < -1e-9 for value in advantages)


def pair_sums(values: Sequence[float], places: int) -> Iterable[float]:
    """Game n of a lap belongs to game n of the next one, in which the bots have changed places."""
    for first in range(0, len(values), 2 * places):
        lap, reverse = values[first : first + places], values[first + places : first + 2 * places]
        yield from (one + other for one, other in zip(lap, reverse, strict=True))
