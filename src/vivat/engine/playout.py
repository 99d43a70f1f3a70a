"""Random games at full speed, for any State: playouts, and counts over many of them."""

from __future__ import annotations

from typing import Any

from vivat.engine import bits, native
from vivat.engine.numbers import CHANCE
from vivat.engine.rng import Rng
from vivat.engine.state import State


def random_outcome(state: State, rng: Rng) -> int:
    """One outcome of the chance point, by weight."""
    mask = state.outcomes()
    total = 0
    rest = mask
    while rest:
        total += state.weight(bits.low(rest))
        rest &= rest - 1
    k = rng.below(total)
    rest = mask
    while rest & (rest - 1):  # always to the last: an end that cannot be foreseen costs a processor more
        k -= state.weight(bits.low(rest))
        rest &= rest - 1
        if k >= 0:
            mask = rest
    return bits.low(mask)


def step(state: State, rng: Rng) -> int:
    """One random choice or outcome. Of several seats that choose in secret the lowest goes first."""
    if state.waiting_for == CHANCE:
        state.happen(random_outcome(state, rng))
        return 0
    seat = bits.low(state.waiting_for)
    state.apply(seat, rng.pick(state.legal_mask(seat)))
    return 1


def playout(state: State, rng: Rng) -> int:
    """Play at random to the end; the number of decisions."""
    return native.fastest(state, play_out)(state, rng)


def play_out(state: State, rng: Rng) -> int:
    decisions = 0
    while state.waiting_for:
        decisions += step(state, rng)
    return decisions


class Tally:
    """What many random games add up to."""

    def __init__(self) -> None:
        self.games = 0
        self.decisions = 0
        self.chance = 0
        self.longest = 0
        self.checksum = 0  # the same for the same games, compiled or not
        self.rewards = [0] * 16  # by seat, in parts of WIN

    def add_games(self, start: State, work: State, rng: Rng, games: int) -> None:
        for _ in range(games):
            work.assign(start)
            self.add_game(work, rng)

    def add_game(self, state: State, rng: Rng) -> None:
        """Play one random game to its end and count it."""
        decisions = 0
        while state.waiting_for:
            if step(state, rng):
                decisions += 1
            else:
                self.chance += 1
        self.games += 1
        self.decisions += decisions
        if decisions > self.longest:
            self.longest = decisions
        self.checksum = (self.checksum * 31 + decisions) & 0x3FFFFFFF
        for seat in range(state.seats):
            self.rewards[seat] += state.reward(seat)
            self.checksum = (self.checksum * 31 + state.reward(seat)) & 0x3FFFFFFF


def simulate(start: State, games: int, rng: Rng, tally: Tally) -> None:
    """Play random games from one state; the lock is released, so threads run side by side."""
    native.fastest(start, Tally.add_games)(tally, start, start.clone(), rng, games)


def copies(start: State, number: int) -> int:
    """Make this many clones and drop them; for measuring."""
    seen = 0
    for _ in range(number):
        seen += start.clone().seats
    return seen


def one_step(state: State, rng: Rng) -> bool:
    """One random choice (True) or outcome (False) from plain Python."""
    return native.fastest(state, step)(state, rng) == 1


def summary(tally: Tally) -> dict[str, Any]:
    return {name: getattr(tally, name) for name in ("games", "decisions", "chance", "longest", "checksum", "rewards")}
