"""What a moment of a finished game was worth to every seat, with all hands lying open and the dice still to fall.

One measure for the whole game: a search in the world as it was. It knows every hand, and not what chance would bring.
Where several seats choose in secret and some have chosen already, the others first choose by searches from what they
know, so that nobody answers a choice that nobody has seen.

Chance in a row (a deal, a throw of several dice) is one event. Before it, the game is worth the mean of what it is
worth after each way it can go, by the exact weights: all ways if they are few, otherwise some, drawn by weight.

Everything is found twice with half of the simulations; half the difference is the doubt about a number.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from vivat.analysis.choices import SEED, search_of, searched
from vivat.engine import bits
from vivat.engine.numbers import CHANCE, WIN
from vivat.engine.rng import Rng
from vivat.engine.search import Search
from vivat.engine.state import State
from vivat.play.chance import below, by_lot

WHOLE = WIN * 1000  # a won game, in the parts in which an analysis counts: whole numbers add up exactly
SHARE = 8  # a moment gets twice this part of the simulations of a decision
THROWS = 12  # tries of the dice that follow on secret choices
WAYS = 24  # in which an event of chance can go, weighed one by one; of more, so many are drawn


class Worth(NamedTuple):
    """By seat, in parts of WHOLE."""

    parts: list[int]
    doubt: list[int]


class Outlook(NamedTuple):
    """What was to be expected of an event of chance: `rest`, and `weight` of what it was worth after it happened."""

    rest: list[float]
    weight: float
    doubt: list[int]
    exact: bool  # all ways were weighed, not some that were drawn


def worth(game: str, state: State, pending: bool, simulations: int, seed: str) -> Worth:
    """Of a state that waits for a choice or is over; `pending`: some of those who choose in secret have chosen."""
    if state.is_over():
        return Worth([reward * (WHOLE // WIN) for reward in state.rewards()], [0] * state.seats)
    share = max(1, simulations // SHARE)
    search = search_of(game, simulations)
    one, other = (looked(state, pending, share, search, Rng(below(f"worth|{seed}|{half}", SEED))) for half in range(2))
    middle = [round(WHOLE * (a + b) / 2) for a, b in zip(one, other, strict=True)]
    return Worth(middle, [round(WHOLE * abs(a - b) / 2) for a, b in zip(one, other, strict=True)])


def looked(state: State, pending: bool, simulations: int, search: Search, rng: Rng) -> list[float]:
    if not pending:
        return expected(state, simulations, search, rng)
    state = state.clone()
    for seat in list(bits.members(state.waiting_for)):
        state.play(seat, searched(state, seat, simulations, search, rng))
    if state.waiting_for != CHANCE:
        return expected(state, simulations, search, rng)
    found = [expected(one_way(state, rng)[1], simulations, search, rng) for _ in range(THROWS)]
    return [sum(column) / len(found) for column in zip(*found, strict=True)]


def expected(state: State, simulations: int, search: Search, rng: Rng) -> list[float]:
    """What a search expects for every seat when nothing waits for chance."""
    if state.is_over():
        return [reward / WIN for reward in state.rewards()]
    search.begin(state, bits.low(state.waiting_for), rng.below(SEED))
    search.run(simulations)
    return without_curiosity(search, simulations)


def without_curiosity(search: Search, simulations: int) -> list[float]:
    """What as many simulations more expect in which every seat takes what has proved best so far. While a search still
    tries things out, whoever is asked seems worse off than he is."""
    before, curiosity = search.values(), search.exploration
    search.exploration = 0.0
    search.run(simulations)
    search.exploration = curiosity
    return [2 * both - first for both, first in zip(search.values(), before, strict=True)]


# ---- chance ----------------------------------------------------------------------------------------------------------


def outlook(game: str, state: State, brought: Sequence[int], simulations: int, seed: str) -> Outlook:
    """Of an event of chance that begins here and brought these outcomes."""
    ways = all_ways(state)
    exact = ways is not None
    rng = Rng(below(f"ways|{seed}", SEED))
    found = ways if ways is not None else [one_way(state, rng) for _ in range(WAYS)]
    weight, rest, squares = 0.0, [0.0] * state.seats, [0.0] * state.seats
    values: list[list[int]] = []
    for number, (path, after, part) in enumerate(found):
        if exact and path == tuple(brought):
            weight = part
            continue
        parts, doubt = worth(game, after, False, simulations, f"{seed}|{number}")
        values.append(parts)
        for seat in range(state.seats):
            rest[seat] += part * parts[seat]
            squares[seat] += (part * doubt[seat]) ** 2
    if not exact:
        squares = [spread(column) for column in zip(*values, strict=True)]
    return Outlook(rest, weight, [round(math.sqrt(square)) for square in squares], exact)


Way = tuple[tuple[int, ...], State, float]  # the outcomes, the state behind them, the part of the cases


def all_ways(state: State) -> list[Way] | None:
    """Every way in which what waits for chance can go; None if there are more than WAYS."""
    found: list[Way] = []
    open_: list[Way] = [((), state, 1.0)]
    while open_:
        path, here, part = open_.pop()
        if here.waiting_for != CHANCE:
            found.append((path, here, part))
            continue
        chances = here.chances()
        total = sum(weight for _, weight in chances)
        for outcome, weight in chances:
            after = here.clone()
            after.befall(outcome)
            open_.append(((*path, outcome), after, part * weight / total))
        if len(found) + len(open_) > WAYS:
            return None
    return found


def one_way(state: State, rng: Rng) -> Way:
    path: list[int] = []
    after = state.clone()
    while after.waiting_for == CHANCE:
        path.append(by_lot(after.chances(), rng))
        after.befall(path[-1])
    return tuple(path), after, 1 / WAYS


def spread(values: Sequence[int]) -> float:
    """The squared standard error of the mean of some that were drawn; it holds their own doubt."""
    mean = sum(values) / len(values)
    return sum((value - mean) ** 2 for value in values) / (len(values) - 1) / len(values)
