"""The trees of searching bots: large tables, of which few are kept.

Questions that belong together (`Question.course`: one seat in one match, one after the other) find the tree again that
the last of them left. To others its tables are given only after it is cleared, so nothing goes from seat to seat.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from vivat.bots.bot import Question
from vivat.engine.search import Search

MEGABYTES = 64  # of one tree, at most
NODES = 12_000  # of a tree of one megabyte
KEPT = 2

Tried = list[tuple[int, int, float]]  # every option that was tried: action, visits, mean reward


class Place(NamedTuple):
    game: str
    megabytes: int
    threads: int
    course: str
    asks: bool = False  # a learned network


class SharedSearch:
    """One search for each thread of the processor, each with its tree."""

    def __init__(self, searches: Sequence[Search]) -> None:
        self.searches = searches
        self.thought = 0  # how often the choice before was tried

    def begin(self, question: Question, keeps: bool) -> float:
        """From now on for this question; the part of the thought before that was about the choice to be made now."""
        many = len(self.searches)
        for number, search in enumerate(self.searches):
            search.begin(question.knowledge, question.seat, question.seed * many + number, keeps)
        kept, self.thought = (self.visits() / self.thought if keeps and self.thought else 0.0), 0
        return kept

    def end(self) -> None:
        self.thought = self.visits()

    def visits(self) -> int:
        return sum(visits for _, visits, _ in self.options())

    def options(self) -> Tried:
        return added([search.options() for search in self.searches])


class Trees:
    """The trees used last, of all bots that share them."""

    def __init__(self, most: int = KEPT) -> None:
        self.most = most
        self.at: dict[Place, SharedSearch] = {}  # the one used last at the end

    def begin(self, place: Place, question: Question, make: Callable[[], Search]) -> tuple[SharedSearch, float]:
        """The tree for this question, and the part of its thought before that was about it."""
        tree = self.at.pop(place, None)
        keeps = tree is not None and question.course != ""
        if tree is None:
            tree = self.taken_over(place) or SharedSearch([make() for _ in range(place.threads)])
        self.at[place] = tree
        return tree, tree.begin(question, keeps)

    def taken_over(self, place: Place) -> SharedSearch | None:
        """The tree used longest ago, if there are as many as may be; its tables serve again where they fit."""
        if len(self.at) < self.most:
            return None
        oldest = next(iter(self.at))
        tree = self.at.pop(oldest)
        return tree if oldest._replace(course=place.course) == place else None


def room_for(simulations: int) -> int:
    """Megabytes for a tree of so many simulations, with as many kept from before."""
    return max(1, min(MEGABYTES, -(-simulations * 3 // NODES)))


def added(parts: Sequence[Tried]) -> Tried:
    """The visits of several searches together."""
    visits: dict[int, int] = {}
    rewards: dict[int, float] = {}
    for part in parts:
        for action, count, mean in part:
            visits[action] = visits.get(action, 0) + count
            rewards[action] = rewards.get(action, 0.0) + count * mean
    return [(action, count, rewards[action] / count) for action, count in sorted(visits.items())]
