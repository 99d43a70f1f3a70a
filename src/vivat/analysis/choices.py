"""A decision: what it was worth to the seat that chose, and what else that seat could have done.

Everything is judged by what that seat knew at that moment. A search from its knowledge finds the option it would take;
then the option that was played and the one it would take are weighed against each other in the same imagined worlds,
each a world that the seat held possible, by a search of whoever is asked next in that world. What a decision is worth
before it is made is what the better of the two gives; what it costs is the difference.
"""

from __future__ import annotations

import functools
from typing import NamedTuple

from vivat.bots import Question, Searcher
from vivat.bots.searcher import search_for
from vivat.engine import bits
from vivat.engine.numbers import CHANCE, WIN
from vivat.engine.rng import Rng
from vivat.engine.search import Search
from vivat.engine.state import State
from vivat.games import definition
from vivat.play.chance import below, by_lot

WORLDS = 16  # in which two options are weighed against each other
SEED = 1 << 31
LINE = 4  # choices of a line, the first counted in


class Weighed(NamedTuple):
    """A decision in numbers: shares of a win from 0 to 1."""

    best: int  # what the search would have done
    before: float
    after: float


def weigh(question: Question, action: int, simulations: int) -> Weighed:
    """The question is all that is known here: what is hidden from its seat cannot be reached."""
    found = max(thinking(simulations).think(question), key=lambda item: (item[1], item[2]))[0]
    search = search_of(question.game, simulations)
    played = worth(question, action, simulations, search)
    if found == action:
        return Weighed(action, played, played)
    best = worth(question, found, simulations, search)
    return Weighed(found, best, played) if best > played else Weighed(action, played, played)


@functools.lru_cache(maxsize=1)
def thinking(simulations: int) -> Searcher:
    """All simulations, no more: analyses that were begun can be gone on with."""
    return Searcher("analysis", simulations, extends=False, ends=False)


def search_of(game: str, simulations: int) -> Search:
    """What weighs; where the searcher's own runs elsewhere, that one."""
    return thinking(simulations).searches.get(game) or own_search(game)


@functools.lru_cache(maxsize=1)
def own_search(game: str) -> Search:
    """Its tables are large; they serve from decision to decision."""
    return search_for(game)


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
        state.play(seat, searched(state, seat, simulations, search, rng))


def searched(state: State, seat: int, simulations: int, search: Search, rng: Rng) -> int:
    """What a search from this seat's knowledge does; what is forced needs none."""
    options = state.options(seat)
    if len(options) > 1:
        search.begin(state.known_to(seat), seat, rng.below(SEED))
        search.run(simulations)
        return max(search.options(), key=lambda item: (item[1], item[2]))[0]
    return options[0]


def value(state: State, seat: int, simulations: int, search: Search, rng: Rng) -> float:
    """What a search expects for this seat, made by the seat that is asked next."""
    settle(state, rng)
    if state.is_over():
        return state.rewards()[seat] / WIN
    asked = bits.low(state.waiting_for)
    search.begin(state.known_to(asked), asked, rng.below(SEED))
    search.run(simulations)
    return search.values()[seat]


def settle(state: State, rng: Rng) -> None:
    """Let everything happen that waits for chance."""
    while state.waiting_for == CHANCE:
        state.befall(by_lot(state.chances(), rng))


def line(question: Question, action: int, simulations: int) -> list[tuple[int, str]]:
    """The choice and how it would go on, as (seat, words), in one world that the seat holds possible: until something
    is drawn or chosen in secret, and no further than LINE choices."""
    search = search_of(question.game, simulations)
    words = definition(question.game).words
    rng = Rng(below(f"line|{question.seed}", SEED))
    state = question.knowledge.imagined(rng)
    found: list[tuple[int, str]] = []
    seat, share = question.seat, max(1, simulations // WORLDS)
    while True:
        alone = state.waiting_for == bits.one(seat)
        found.append((seat, words.choice(state, seat, action)))
        state.play(seat, action)
        if len(found) == LINE or not alone or state.waiting_for == CHANCE or bits.count(state.waiting_for) != 1:
            return found
        seat = bits.low(state.waiting_for)
        action = searched(state, seat, share, search, rng)
