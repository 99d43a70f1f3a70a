"""The levels, from random to master: the same search with more simulations or more time, and with the game's own judge.

A level is a number of simulations for each decision, so that it plays the same everywhere and can be repeated by its
seed: so tests, tournaments and analyses use it. At a table it has `seconds` for an answer. Up to `medium` they only
bound it: on a slow machine the search stops early. From `hard` on they are what it thinks, and the simulations the
least of it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from vivat.bots.bot import Bot, Question, UnknownBot
from vivat.bots.master import Master
from vivat.bots.searcher import Searcher
from vivat.engine.rng import Rng


@dataclass(frozen=True, slots=True)
class Level:
    simulations: int  # for each decision
    seconds: float  # for an answer, on one core
    timed: bool = False  # at a table it thinks as long as that, not only as many simulations
    guesses: bool = False  # takes what others did for a sign of what they hide, in games that have a guess
    hides: bool = False  # draws what would betray it, where the game says so (`Searching`)
    learned: bool = False  # asks a learned network, where that is stronger


LEVELS = {
    "random": Level(0, 0.1),
    "novice": Level(40, 0.2),
    "easy": Level(200, 0.3),
    "medium": Level(1_000, 0.5),
    "hard": Level(6_000, 1.0, timed=True, guesses=True),
    "expert": Level(30_000, 3.0, timed=True, guesses=True, hides=True),
    "master": Level(300_000, 3.0, timed=True, guesses=True, hides=True, learned=True),
}


def make(name: str, *, seconds: float | None = None, threads: int = 1) -> Bot:
    """A bot of a level, repeatable; with `seconds` it thinks by the clock, as at a table (`Level`)."""
    if name not in LEVELS:
        raise UnknownBot("unknown-bot", bot=name, allowed=list(LEVELS))
    if name == "random":
        return Random()
    level = LEVELS[name]
    return searching(name, level.simulations, level, seconds=seconds, threads=threads)


def searching(name: str, simulations: int, level: Level, **how: Any) -> Searcher:
    """A bot with the skills of a level and so many simulations."""
    kind = Master if level.learned else Searcher
    timed = level.timed and how.get("seconds") is not None
    return kind(name, simulations, guesses=level.guesses, hides=level.hides, timed=timed, **how)


class Random:
    """Any option, all equally likely."""

    name = "random"
    needs_view = False

    def choose(self, question: Question) -> int:
        options = question.knowledge.options(question.seat)
        return options[Rng(question.seed).below(len(options))]

    def close(self) -> None:
        pass
