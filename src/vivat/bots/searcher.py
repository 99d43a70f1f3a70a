"""A bot that searches: how it thinks, and how it decides.

Nothing of an answer is left for the next, unless the questions say that they belong together: `trees.py`.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from types import ModuleType

from vivat.bots.bot import Question
from vivat.bots.budget import Budget, Portion, nobody_waits
from vivat.bots.learned import Learned
from vivat.bots.trees import MEGABYTES, Place, SharedSearch, Trees, Tried, room_for
from vivat.definition import Searching
from vivat.engine import bits
from vivat.engine.exact import Exact
from vivat.engine.rng import Rng
from vivat.engine.search import Search
from vivat.engine.secret import Secret
from vivat.engine.state import State
from vivat.games import definition

SLICE = 256  # simulations between two looks at the clock
WORLDS = 400  # imagined for one answer; more simulations share them
MOST_STATES = 393_000  # looked at to the end of the game: 21 megabytes
STATES_A_SECOND = 300_000  # that are worth their time
ALL_OPTIONS = 4  # nodes that take the room of one with an edge for each option, as a network wants it


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
        ends: bool = True,
        keeps: bool = True,
        extends: bool = True,
        settles: bool = True,
        timed: bool = False,
        seconds: float | None = None,
        threads: int = 1,
        use: Searching | None = None,
    ) -> None:
        self.name = name
        self.simulations = simulations
        self.guesses, self.hides, self.solves = guesses, hides, solves
        self.ends, self.keeps, self.extends, self.settles = ends, keeps, extends, settles
        self.timed, self.seconds = timed, seconds
        self.threads = threads
        self.use = use  # instead of the game's own
        self.hurried: Callable[[], bool] = nobody_waits
        self.trees = Trees()
        self.searches: dict[str, Search] = {}  # by game: instead of its own, where it runs elsewhere
        self.secrets: dict[str, Secret] = {}
        self.exact: Exact | None = None

    def choose(self, question: Question) -> int:
        options = question.knowledge.options(question.seat)
        if len(options) == 1:
            return options[0]
        return self.decided(question, self.think(question, whole=False))

    def decided(self, question: Question, tried: Sequence[tuple[int, int, float]]) -> int:
        """The choice, from every option that was tried."""
        if self.mixes(question):
            return mixed(tried, Rng(question.seed ^ 0x5EED))
        return max(tried, key=lambda item: (item[1], item[2]))[0]

    def mixes(self, question: Question) -> bool:
        """Whether the choice is drawn by the shares of the options."""
        return bits.count(question.knowledge.waiting_for) > 1 or (self.hides and self.betrays(question))

    def think(self, question: Question, whole: bool = True) -> Tried:
        """Every option that was tried: action, visits, mean reward; all threads together. Unless the `whole` is asked
        for, thinking ends when the choice is clear."""
        if self.solves and self.is_solved(question):
            return self.solved(question)
        return self.to_the_end(question) or self.searched(question, whole)

    def to_the_end(self, question: Question) -> Tried:
        """What each option brings, where that can be found out and some are better than others; else nothing."""
        if not self.ends or not self.searching(question.game).exact:
            return []
        self.exact = self.exact or Exact(self.states())
        known, seat = question.knowledge, question.seat
        if not self.exact.solve(known, seat, self.states()):
            return []
        values = self.exact.values(known, seat)
        best = max(value for _, value in values)
        if min(value for _, value in values) == best:
            return []
        return [(action, self.simulations if value == best else 1, value) for action, value in values]

    def states(self) -> int:
        """So many may be looked at: less work than the search that they may save."""
        if self.timed and self.seconds is not None:
            return min(MOST_STATES, round(self.seconds * STATES_A_SECOND))
        return min(MOST_STATES, max(1, self.simulations // 2))

    def searched(self, question: Question, whole: bool) -> Tried:
        tree, kept = self.begun(question)
        budget = self.budget(question, kept, whole)
        worlds = self.imagined(question)
        runs = [Run(search, worlds, self.most(question)) for search in tree.searches]
        made, tried = 0, tree.options()
        with ThreadPoolExecutor(self.threads) as pool:
            while portion := budget.next(made, tried):
                made, tried = shared_out(pool, runs, portion), tree.options()
        tree.end()
        return tried

    def begun(self, question: Question) -> tuple[SharedSearch, float]:
        """The tree for this question, and the part of its thought before that was about it."""
        if question.game in self.searches:
            tree = SharedSearch([self.searches[question.game]])
            return tree, tree.begin(question, keeps=False)
        asked = question if self.keeps else replace(question, course="")
        network = self.network(question)
        nodes = self.most(question) * (ALL_OPTIONS if network else 1)
        room = max(1, (MEGABYTES if self.timed else room_for(nodes)) // self.threads)
        place = Place(question.game, room, self.threads, asked.course, network is not None)
        return self.trees.begin(place, asked, lambda: search_for(question.game, self.use, room, network))

    def network(self, question: Question) -> Learned | None:
        """What the search asks instead of playing on; nothing."""
        return None

    def most(self, question: Question) -> int:
        """How many simulations this question is worth."""
        return self.simulations

    def budget(self, question: Question, kept: float = 0.0, whole: bool = False) -> Budget:
        """How long to think about this question."""
        mixes = self.mixes(question)
        return Budget(
            self.most(question), self.seconds, timed=self.timed, kept=kept, extends=self.extends and not mixes,
            settles=self.settles and not whole and not mixes, hurried=self.hurried,
        )  # fmt: skip

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

    def secret(self, game: str) -> Secret:
        """What solves the secret choices of this game, kept like the searches."""
        if game not in self.secrets:
            found = judge(game)
            assert found, "a game whose secret choices are solved has a judge"
            self.secrets[game] = Secret(found)
        return self.secrets[game]

    def close(self) -> None:
        self.trees = Trees()
        self.secrets.clear()
        self.exact = None


class Run:
    """One search in the worlds that were imagined, slice by slice."""

    def __init__(self, search: Search, worlds: Sequence[State], simulations: int) -> None:
        self.search, self.worlds = search, worlds
        self.size = min(SLICE, -(-simulations // len(worlds))) if worlds else SLICE
        self.slices = 0

    def go_on(self, portion: Portion) -> int:
        """As many simulations as the portion has or its time allows; how many they were."""
        stop = None if portion.seconds is None else time.monotonic() + portion.seconds
        done = 0
        while portion.simulations is None or done < portion.simulations:
            if self.worlds:
                self.search.imagine(self.worlds[self.slices % len(self.worlds)])
            size = self.size if portion.simulations is None else min(self.size, portion.simulations - done)
            self.search.run(size)
            self.slices += 1
            done += size
            if stop is not None and time.monotonic() >= stop:
                break
        return done


def shared_out(pool: ThreadPoolExecutor, runs: Sequence[Run], portion: Portion) -> int:
    """A portion on all threads; how many simulations were made."""
    if len(runs) == 1:
        return runs[0].go_on(portion)
    if portion.simulations is not None:
        portion = portion._replace(simulations=-(-portion.simulations // len(runs)))
    return sum(pool.map(lambda run: run.go_on(portion), runs))


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


def search_for(
    game: str, use: Searching | None = None, megabytes: int = MEGABYTES, network: Learned | None = None
) -> Search:
    """A search as this game wants it: with its judge, if it has one, or with a learned network."""
    chosen = use or definition(game).searching
    search = Search(megabytes)
    search.exploration = chosen.exploration
    search.secret = chosen.secret
    search.merged = int(chosen.merged)
    found = judge(game)
    if found is not None and chosen.judged:
        search.use_judge(found, chosen.horizon, chosen.looks)
    if network is not None:
        search.exploration, search.advice.temperature, search.belief = chosen.trust, chosen.temperature, chosen.belief
        search.use_network(network.network(), network.observer)
    return search


def judge(game: str) -> ModuleType | None:
    """The game's own judge, if it has one that values positions."""
    module = definition(game).judge
    return module if hasattr(module, "value") else None


def shares(tried: Sequence[tuple[int, int, float]]) -> dict[int, int]:
    """The options of a secret choice, each with its share: its visits.

    Options with less than a tenth of the visits of the first are the search's own curiosity and are left out.
    """
    most = max(count for _, count, _ in tried)
    return {action: count for action, count, _ in tried if count * 10 >= most}


def mixed(tried: Sequence[tuple[int, int, float]], rng: Rng) -> int:
    """An option by its share: a secret choice that cannot be foreseen."""
    return drawn(shares(tried), rng)


def drawn(parts: Mapping[int, int], rng: Rng) -> int:
    """An option, each as often as its part of the whole."""
    rest = rng.below(sum(parts.values()))
    for action, part in parts.items():
        rest -= part
        if rest < 0:
            return action
    raise AssertionError("the shares add up to the whole")
