"""Who can enter a tournament: levels, searches of a stated size, programs of your own, and a cheat to measure with.

    novice ... expert       a level
    search:400              a search of 400 simulations for each decision, searching as the game declares
    run:python3 my_bot.py   a process that is asked in lines of JSON
    policy                  the shares of the learned network of the game alone, at any table: what masters stand on
    guided:2000             a search of 2,000 simulations that asks that network, at any table
    cheat:400               such a search that sees every hand and every secret choice, but not the dice to come

The cheat is the ceiling that honest play can be measured against. It exists here alone: it is no level, so no table can
seat it, and what it is shown only the arena has.
"""

from __future__ import annotations

import re
import shlex
import shutil
from collections.abc import Sequence

from vivat import bots
from vivat.arena.plan import Plan
from vivat.bots import Bot, Question, Searcher, UnknownBot
from vivat.bots.external import PREFIX, External
from vivat.bots.master import Guided, Master, Policy
from vivat.bots.trees import Trees
from vivat.play import Game

MOST_BOTS = 16
MOST_SIMULATIONS = 10_000_000
SEARCHES = re.compile(r"(search|cheat|guided):([0-9]{1,8})")
POLICY = "policy"
ALLOWED = [*bots.LEVELS, POLICY, "search:N", "guided:N", "cheat:N"]


class Cheat(Searcher):
    """A search from the true state."""


def named(words: str) -> tuple[str, ...]:
    """The bots of a list like `novice,easy,run:"python3 my_bot.py"`; a quoted part may contain commas."""
    reader = shlex.shlex(words, posix=True)
    reader.whitespace, reader.whitespace_split, reader.commenters = ",", True, ""
    try:
        found = [word.strip() for word in reader]
    except ValueError:
        raise UnknownBot("arena-quotes", found=words) from None
    if not 1 <= len(found) <= MOST_BOTS:
        raise UnknownBot("arena-how-many", most=MOST_BOTS)
    for name in found:
        check(name)
    return tuple(found)


def check(name: str) -> None:
    """Refuse what cannot play before the first game is played."""
    if name.startswith(PREFIX):
        program = External(name.removeprefix(PREFIX)).command[0]
        if shutil.which(program) is None:
            raise UnknownBot("arena-no-program", program=program)
    elif name not in bots.LEVELS and name != POLICY and not is_search(name):
        raise UnknownBot("unknown-bot", bot=name, allowed=ALLOWED)


def is_search(name: str) -> bool:
    found = SEARCHES.fullmatch(name)
    return found is not None and 1 <= int(found[2]) <= MOST_SIMULATIONS


def simulations(name: str, scale: float) -> int | None:
    """How many simulations this bot makes for each decision; None for one that does not search."""
    if name.startswith(PREFIX) or name in ("random", POLICY):
        return None
    number = bots.LEVELS[name].simulations if name in bots.LEVELS else int(name.partition(":")[2])
    return max(1, round(number * scale))


def labels(names: Sequence[str]) -> list[str]:
    """The names, with a number behind one that entered before."""
    before = [names[:place].count(name) for place, name in enumerate(names)]
    return [f"{name} #{times + 1}" if times else name for name, times in zip(names, before, strict=True)]


def searching(name: str, number: int) -> Searcher:
    """So many simulations for a decision; a search of a stated size has the skills of the highest level."""
    if name.startswith("cheat:"):
        return Cheat(name, number, hides=False, solves=False)  # nothing is hidden from it
    if name.startswith("guided:"):
        return Guided(name, number)
    level = bots.LEVELS.get(name, bots.LEVELS["expert"])
    bot = bots.searching(name, number, level)
    if isinstance(bot, Master):
        bot.thoughts = max(1, round(bot.thoughts * number / level.simulations))  # as many times more or fewer
    return bot


def simulations_at(plan: Plan, name: str) -> int | None:
    """The same at the table of this plan: a master makes fewer where it asks a network."""
    number = simulations(name, plan.scale)
    if number is None:
        return None
    start = Game(plan.game, **plan.options).start()
    return searching(name, number).most(Question(plan.game, 0, start, None, plan.seed))


class Company:
    """The bots of a tournament while it is played: one for each bot and place, so that copies share nothing."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.bots: dict[tuple[int, int], Bot] = {}
        self.trees = Trees(MOST_BOTS)  # of the seats of one game; the next one takes the tables over

    def at(self, bot: int, place: int) -> Bot:
        if (bot, place) not in self.bots:
            self.bots[bot, place] = self.made(self.plan.bots[bot])
        return self.bots[bot, place]

    def made(self, name: str) -> Bot:
        if name.startswith(PREFIX):
            return External(name.removeprefix(PREFIX), name=name, seconds=self.plan.seconds)
        if name == POLICY:
            return Policy(self.plan.game)
        number = simulations(name, self.plan.scale)
        if number is None:
            return bots.make(name)
        searcher = searching(name, number)
        searcher.trees = self.trees
        return searcher

    def close(self) -> None:
        for bot in self.bots.values():
            bot.close()
        self.bots.clear()
