"""What is measured: one slice of each measure, for one game with its options.

playouts    random games inside the engine                          counts decisions
calls       the same games driven from Python, call by call         counts decisions
copies      a state copied into a new one                           counts copies
search      tree search with random playouts to the end             counts decisions; a game is a simulation
thinking    the same as bots use it: cut off, and judged            counts decisions; a game is a simulation
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from threading import Thread
from typing import Any

import vivat
from vivat.bots.levels import LEVELS
from vivat.bots.searcher import search_for
from vivat.engine import bits, playout
from vivat.engine.numbers import CHANCE
from vivat.engine.rng import Rng
from vivat.engine.search import Search
from vivat.engine.state import State
from vivat.errors import BadOption
from vivat.games import all_ids, definition
from vivat.options import from_words


@dataclass(frozen=True)
class Slice:
    """What was done in how much CPU time. Chance is never counted as a decision."""

    count: int
    games: int
    chance: int
    seconds: float


Work = Callable[[int], tuple[int, int, int]]  # a number of rounds -> count, games, chance


def timed(work: Work, least: float) -> Slice:
    """Repeat the work, in growing portions, for at least this much CPU time."""
    count, games, chance, portion = 0, 0, 0, 1
    began = time.process_time()
    while (spent := time.process_time() - began) < least:
        if games and spent < least / 8:
            portion *= 2
        done = work(portion)
        count, games, chance = count + done[0], games + done[1], chance + done[2]
    return Slice(count, games, chance, spent)


def playouts(start: State) -> Work:
    rng = Rng(7)

    def work(games: int) -> tuple[int, int, int]:
        tally = playout.Tally()
        playout.simulate(start, games, rng, tally)
        return tally.decisions, games, tally.chance

    return work


def calls(start: State) -> Work:
    rng = random.Random(7)

    def work(games: int) -> tuple[int, int, int]:
        decisions = chance = 0
        for _ in range(games):
            state = start.clone()
            while waiting := state.waiting_for:
                if waiting == CHANCE:
                    state.befall(drawn(state.chances(), rng))
                    chance += 1
                else:
                    seat = bits.low(waiting)
                    options = state.options(seat)
                    state.play(seat, options[int(rng.random() * len(options))])
                    decisions += 1
        return decisions, games, chance

    return work


def drawn(chances: list[tuple[int, int]], rng: random.Random) -> int:
    rest = int(rng.random() * sum([weight for _, weight in chances]))
    for outcome, weight in chances:
        rest -= weight
        if rest < 0:
            return outcome
    return chances[-1][0]


def copies(start: State) -> Work:
    def work(number: int) -> tuple[int, int, int]:
        playout.copies(start, number)
        return number, number, 0

    return work


def search(start: State) -> Work:
    return searching(start, Search(MEGABYTES))


def thinking(start: State) -> Work:
    return searching(start, search_for(type(start).__module__.split(".")[2], megabytes=MEGABYTES))


def searching(start: State, tree: Search) -> Work:
    """The first decision of a game, thought about again and again with as many simulations as `hard` has."""
    state, rng = start.clone(), random.Random(7)
    while state.waiting_for == CHANCE:
        state.befall(drawn(state.chances(), rng))
    seat = bits.low(state.waiting_for)
    known = state.known_to(seat)
    tree.begin(known, seat, 7)

    def work(portion: int) -> tuple[int, int, int]:
        decisions, simulations = 0, SIMULATIONS * portion
        for _ in range(simulations // SIMULATIONS):
            if tree.simulations >= LEVELS["hard"].simulations:
                tree.begin(known, seat, rng.randrange(1 << 30))
            before = tree.decisions
            tree.run(SIMULATIONS)
            decisions += tree.decisions - before
        return decisions, simulations, 0

    return work


SIMULATIONS = 100
MEGABYTES = 64
MEASURES: dict[str, Callable[[State], Work]] = {
    "playouts": playouts,
    "calls": calls,
    "copies": copies,
    "search": search,
    "thinking": thinking,
}


def two_at_once(least: float) -> Slice:
    """The same search alone, then beside a second one in another thread: how often the work of one, by the clock."""
    works = [thinking(vivat.game("king_is_dead", players=2).start()) for _ in range(2)]
    portion = 8
    while (alone := clocked(works[:1], portion)) < 4 * least:
        portion *= 2
    return Slice(2, 2, 0, clocked(works, portion) / alone)


def clocked(works: list[Work], portion: int) -> float:
    threads = [Thread(target=work, args=(portion,)) for work in works]
    began = time.monotonic()
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return time.monotonic() - began


def short(number: float) -> str:
    for size, sign in ((1e6, " M"), (1e3, " k")):
        if number >= size:
            return f"{number / size:.3g}{sign}"
    return f"{number:.3g}"


# ---- cases -----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Case:
    """A game with the options that matter for speed, as they are written on the command line."""

    game: str
    options: str  # players=2 mode=advanced

    def given(self) -> dict[str, Any]:
        return from_words(dict(pair.split("=") for pair in self.options.split()), definition(self.game).options)

    def start(self) -> State:
        return vivat.game(self.game, **self.given()).start()


def cases(quick: bool) -> list[Case]:
    """Every game with the fewest and the most players, and with the fullest form of its rules."""
    found = []
    for game in all_ids():
        defined = definition(game)
        few, many = f"players={min(defined.players)}", f"players={max(defined.players)}"
        fullest = [few, *(f"{name}={values[-1]}" for name, values in defined.options.items() if is_form(values))]
        wanted = [few] if quick else list(dict.fromkeys([few, many, " ".join(fullest)]))
        found += [Case(game, options) for options in wanted if is_allowed(game, options)]
    return found


def is_form(values: Sequence[object]) -> bool:
    """Options that choose a form of the rules have words for values, like basic and advanced."""
    return all(isinstance(value, str) for value in values)


def is_allowed(game: str, options: str) -> bool:
    try:
        Case(game, options).start()
    except BadOption:
        return False
    return True
