"""A recorded game, decision by decision: what it was worth to the seat that chose, and what else it could have done.

Everything is judged by what that seat knew at that moment. A search from its knowledge finds the option it would take;
then the option that was played and the one it would take are weighed against each other in the same imagined worlds,
each a world that the seat held possible, by a search of whoever is asked next in that world. What a decision is worth
before it is made is what the better of the two gives; what it costs is the difference.
"""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import Any, NamedTuple

from vivat.bots import Question, Searcher
from vivat.engine import bits
from vivat.engine.numbers import CHANCE, WIN
from vivat.engine.rng import Rng
from vivat.engine.search import Search
from vivat.engine.state import State
from vivat.play import Match
from vivat.play.chance import below
from vivat.play.record import read

WORLDS = 16  # in which two options are weighed against each other
SEED = 1 << 31
POINTS = 3  # turning points


class Weighed(NamedTuple):
    """A decision in numbers: shares of a win from 0 to 1."""

    best: int  # what the search would have done
    before: float
    after: float

    @property
    def cost(self) -> float:
        return self.before - self.after


class Task(NamedTuple):
    record: str
    step: int  # its index
    simulations: int


def decisions(match: Match, seat: int | None = None) -> list[int]:
    """The steps in which a seat (or this one) had more than one option."""
    return [
        index
        for index, (before, who, _) in enumerate(match.steps)
        if who != CHANCE and seat in (None, who) and len(before.options(who)) > 1
    ]


def analysed(task: Task) -> dict[str, Any]:
    """One decision as plain data."""
    match = opened(task.record)
    before, seat, action = match.steps[task.step]
    question = Question(match.game.id, seat, before.known_to(seat), None, below(f"analyse|{task.step}", SEED))
    weighed = weigh(question, action, task.simulations)
    words = match.game.definition.words
    return {
        "step": task.step + 1,
        "seat": seat,
        "choice": words.choice(before, seat, action),
        "before": weighed.before,
        "after": weighed.after,
        "cost": weighed.cost,
        "better": None if weighed.best == action else words.choice(before, seat, weighed.best),
    }


@functools.lru_cache(maxsize=1)
def opened(record: str) -> Match:
    return read(record)


def turning_points(found: Sequence[dict[str, Any]]) -> list[int]:
    """The steps that cost their seats most, in the order of the game."""
    dear = sorted((decision for decision in found if decision["cost"] > 0), key=lambda decision: -decision["cost"])
    return sorted(decision["step"] for decision in dear[:POINTS])


# ---- weighing --------------------------------------------------------------------------------------------------------


def weigh(question: Question, action: int, simulations: int) -> Weighed:
    """The question is all that is known here: what is hidden from its seat cannot be reached."""
    searcher = thinking(simulations)
    found = max(searcher.think(question), key=lambda item: (item[1], item[2]))[0]
    search = searcher.prepared(question.game)[0]
    played = worth(question, action, simulations, search)
    if found == action:
        return Weighed(action, played, played)
    best = worth(question, found, simulations, search)
    return Weighed(found, best, played) if best > played else Weighed(action, played, played)


@functools.lru_cache(maxsize=1)
def thinking(simulations: int) -> Searcher:
    """Its tables are large; they are kept from decision to decision."""
    return Searcher("analysis", simulations)


def worth(question: Question, action: int, simulations: int, search: Search) -> float:
    """The seat's share of the win after this choice, on average over worlds; the same worlds for every choice."""
    share = max(1, simulations // WORLDS)
    total = 0.0
    for number in range(WORLDS):
        rng = Rng(below(f"world|{question.seed}|{number}", SEED))
        state = question.knowledge.imagined(rng)
        secret = state.waiting_for & ~bits.one(question.seat)
        state.play(question.seat, action)
        reveal(state, secret, share, search, rng)
        total += value(state, question.seat, share, search, rng)
    return total / WORLDS


def reveal(state: State, secret: int, simulations: int, search: Search, rng: Rng) -> None:
    """Others who choose at the same time and in secret: each does what a search from its knowledge does."""
    while secret & state.waiting_for and state.waiting_for != CHANCE:
        seat = bits.low(secret & state.waiting_for)
        secret &= ~bits.one(seat)
        options = state.options(seat)
        if len(options) > 1:
            search.begin(state.known_to(seat), seat, rng.below(SEED))
            search.run(simulations)
            options = [max(search.options(), key=lambda item: (item[1], item[2]))[0]]
        state.play(seat, options[0])


def value(state: State, seat: int, simulations: int, search: Search, rng: Rng) -> float:
    """What a search expects for this seat, made by the seat that is asked next."""
    while state.waiting_for == CHANCE:
        state.befall(drawn(state, rng))
    if state.is_over():
        return state.rewards()[seat] / WIN
    asked = bits.low(state.waiting_for)
    search.begin(state.known_to(asked), asked, rng.below(SEED))
    search.run(simulations)
    return search.values()[seat]


def drawn(state: State, rng: Rng) -> int:
    chances = state.chances()
    rest = rng.below(sum(weight for _, weight in chances))
    for outcome, weight in chances:
        rest -= weight
        if rest < 0:
            return outcome
    raise AssertionError("the weights of a chance point add up to more than 0")
