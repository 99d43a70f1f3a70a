"""The levels, from random to master: the same search with more simulations, and with the game's own judge.

A level is a number of simulations for each decision, so that it plays the same everywhere and can be repeated by its
seed. At a table `seconds` bounds the time of an answer as well: on a slow machine the search stops early.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from types import ModuleType
from typing import Any

from vivat.bots import master
from vivat.bots.bot import Bot, Question, UnknownBot
from vivat.definition import Searching
from vivat.engine import bits
from vivat.engine.rng import Rng
from vivat.engine.search import Search
from vivat.engine.secret import Secret
from vivat.engine.state import State
from vivat.games import definition

SLICE = 256  # simulations between two looks at the clock
MEGABYTES = 64
WORLDS = 400  # imagined for one answer; more simulations share them


@dataclass(frozen=True, slots=True)
class Level:
    simulations: int  # for each decision
    seconds: float  # an answer takes at most so long on one core
    guesses: bool = False  # takes what others did for a sign of what they hide, in games that have a guess
    hides: bool = False  # draws what would betray it, where the game says so (`Searching`)
    learned: bool = False  # asks a learned policy instead, where there is one that is stronger


LEVELS = {
    "random": Level(0, 0.1),
    "novice": Level(40, 0.2),
    "easy": Level(200, 0.3),
    "medium": Level(1_000, 0.5),
    "hard": Level(6_000, 1.0, guesses=True),
    "expert": Level(30_000, 3.0, guesses=True, hides=True),
    "master": Level(300_000, 3.0, guesses=True, hides=True, learned=True),
}


def make(name: str, *, seconds: float | None = None, threads: int = 1) -> Bot:
    """A bot of a level; `seconds` bounds each answer (then a slow machine may change the choice)."""
    if name not in LEVELS:
        raise UnknownBot("unknown-bot", bot=name, allowed=list(LEVELS))
    if name == "random":
        return Random()
    level = LEVELS[name]
    return searching(name, level.simulations, level, seconds=seconds, threads=threads)


def searching(name: str, simulations: int, level: Level, **how: Any) -> Searcher:
    """A bot with the skills of a level and so many simulations."""
    kind = Master if level.learned else Searcher
    return kind(name, simulations, guesses=level.guesses, hides=level.hides, **how)


class Random:
    """Any option, all equally likely."""

    name = "random"
    needs_view = False

    def choose(self, question: Question) -> int:
        options = question.knowledge.options(question.seat)
        return options[Rng(question.seed).below(len(options))]

    def close(self) -> None:
        pass


class Searcher:
    """Information-set tree search from what the seat knows."""

    needs_view = False

    def __init__(
        self,
        name: str,
        simulations: int,
        *,
        guesses: bool = True,
        hides: bool = True,
        solves: bool = True,
        seconds: float | None = None,
        threads: int = 1,
        use: Searching | None = None,
    ) -> None:
        self.name = name
        self.simulations = simulations
        self.guesses, self.hides, self.solves = guesses, hides, solves
        self.seconds = seconds
        self.threads = threads
        self.use = use  # instead of the game's own
        self.searches: dict[str, list[Search]] = {}
        self.secrets: dict[str, Secret] = {}

    def choose(self, question: Question) -> int:
        options = question.knowledge.options(question.seat)
        if len(options) == 1:
            return options[0]
        return self.decided(question, self.think(question))

    def decided(self, question: Question, tried: Sequence[tuple[int, int, float]]) -> int:
        """The choice, from every option that was tried."""
        if bits.count(question.knowledge.waiting_for) > 1 or (self.hides and self.betrays(question)):
            return mixed(tried, Rng(question.seed ^ 0x5EED))
        return max(tried, key=lambda item: (item[1], item[2]))[0]

    def think(self, question: Question) -> list[tuple[int, int, float]]:
        """Every option that was tried: action, visits, mean reward; all threads together."""
        if self.solves and self.is_solved(question):
            return self.solved(question)
        searches = self.prepared(question.game)
        for number, search in enumerate(searches):
            search.begin(question.knowledge, question.seat, question.seed * self.threads + number)
        share = -(-self.simulations // self.threads)
        worlds = self.imagined(question)
        stop = None if self.seconds is None else time.monotonic() + self.seconds
        if self.threads == 1:
            run(searches[0], share, stop, worlds)
        else:
            with ThreadPoolExecutor(self.threads) as pool:
                list(pool.map(lambda search: run(search, share, stop, worlds), searches))
        return added([search.options() for search in searches])

    def is_solved(self, question: Question) -> bool:
        """A secret choice that the game wants solved."""
        wanted = self.searching(question.game).solved
        return wanted != "" and step(question) == wanted

    def betrays(self, question: Question) -> bool:
        """A choice from which others read what the seat hides."""
        steps = self.searching(question.game).betraying
        return steps != () and step(question) in steps

    def searching(self, game: str) -> Searching:
        return self.use or definition(game).searching

    def solved(self, question: Question) -> list[tuple[int, int, float]]:
        """A secret choice by regret, on one thread: action, share in simulations, mean reward."""
        common = in_common(question)
        worlds = list(zip(self.imagined(question), self.imagined(common), strict=True))
        secret = self.secret(question.game)
        secret.begin(question.knowledge, common.knowledge, question.seat, question.seed)
        stop = None if self.seconds is None else time.monotonic() + self.seconds
        size = 1 if worlds else SLICE
        for done in range(0, self.simulations, size):
            if worlds:
                secret.imagine(*worlds[done % len(worlds)])
            secret.run(min(size, self.simulations - done))
            if stop is not None and time.monotonic() > stop:
                break
        return secret.options()

    def imagined(self, question: Question) -> list[State]:
        """Worlds as likely as the past makes them; none if the game has no guess: then the search deals."""
        guess = definition(question.game).guess
        if guess is None or not self.guesses:
            return []
        number = min(self.simulations, WORLDS)
        found: list[State] = guess.worlds(question.knowledge, question.past, number, question.seed)
        return found

    def prepared(self, game: str) -> list[Search]:
        """The searches of this game; their tables are kept from question to question, what is in them is not."""
        if game not in self.searches:
            self.searches[game] = [search_for(game, self.use) for _ in range(self.threads)]
        return self.searches[game]

    def secret(self, game: str) -> Secret:
        """What solves the secret choices of this game, kept like the searches."""
        if game not in self.secrets:
            found = judge(game)
            assert found, "a game whose secret choices are solved has a judge"
            self.secrets[game] = Secret(found)
        return self.secrets[game]

    def close(self) -> None:
        self.searches.clear()
        self.secrets.clear()


class Master(Searcher):
    """A learned policy where it is stronger (`master.py`), and else a long search."""

    def choose(self, question: Question) -> int:
        policy = master.policy_for(question.knowledge, question.game)
        return master.choose(policy, question) if policy else super().choose(question)


def in_common(question: Question) -> Question:
    """The same with what everybody knows."""
    known = question.knowledge
    other = next(seat for seat in bits.members(known.waiting_for) if seat != question.seat)
    return replace(question, knowledge=known.known_to(other), seed=question.seed + 1)


def step(question: Question) -> str:
    """The step of the game, in the words of a choice."""
    known, seat = question.knowledge, question.seat
    words: str = definition(question.game).words.choice(known, seat, known.options(seat)[0])
    return words.partition(":")[0]


def search_for(game: str, use: Searching | None = None, megabytes: int = MEGABYTES) -> Search:
    """A search as this game wants it: with its judge, if it has one."""
    chosen = use or definition(game).searching
    search = Search(megabytes)
    search.exploration = chosen.exploration
    search.secret = chosen.secret
    search.merged = int(chosen.merged)
    found = judge(game)
    if found is not None and chosen.judged:
        search.use_judge(found, chosen.horizon, chosen.looks)
    return search


def judge(game: str) -> ModuleType | None:
    """The game's own judge, if it has one that values positions."""
    module = definition(game).judge
    return module if hasattr(module, "value") else None


def run(search: Search, simulations: int, stop: float | None, worlds: Sequence[State] = ()) -> None:
    """All simulations, in as many slices as there are worlds, or until the time is up."""
    size = simulations if stop is None else SLICE
    if worlds:
        size = min(size, -(-simulations // len(worlds)))
    for number, done in enumerate(range(0, simulations, size)):
        if worlds:
            search.imagine(worlds[number % len(worlds)])
        search.run(min(size, simulations - done))
        if stop is not None and time.monotonic() > stop:
            return


def added(parts: Sequence[Sequence[tuple[int, int, float]]]) -> list[tuple[int, int, float]]:
    """The visits of several searches together."""
    visits: dict[int, int] = {}
    rewards: dict[int, float] = {}
    for part in parts:
        for action, count, mean in part:
            visits[action] = visits.get(action, 0) + count
            rewards[action] = rewards.get(action, 0.0) + count * mean
    return [(action, count, rewards[action] / count) for action, count in sorted(visits.items())]


def shares(tried: Sequence[tuple[int, int, float]]) -> dict[int, int]:
    """The options of a secret choice, each with its share: its visits.

    Options with less than a tenth of the visits of the first are the search's own curiosity and are left out.
    """
    most = max(count for _, count, _ in tried)
    return {action: count for action, count, _ in tried if count * 10 >= most}


def mixed(tried: Sequence[tuple[int, int, float]], rng: Rng) -> int:
    """An option by its share: a secret choice that cannot be foreseen."""
    kept = shares(tried)
    rest = rng.below(sum(kept.values()))
    for action, count in kept.items():
        rest -= count
        if rest < 0:
            return action
    raise AssertionError("the shares add up to the whole")
