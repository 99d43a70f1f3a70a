"""How long a bot thinks about one answer: by simulations, which can be repeated, or by the clock.

Thinking goes in portions, and after each the search is looked at:

    settled     the option tried most can no longer be reached by another: the rest would change nothing
    unstable    at the end the option tried second most promises more than the one tried most and is about to overtake
                it: then half as much again is thought, at most, until that is decided
    kept        what an earlier search of the same match thought about this choice counts, up to a half

By the clock somebody who waits for the machine may end it as soon as the simulations of the level are made.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import NamedTuple

Tried = Sequence[tuple[int, int, float]]  # action, visits, mean reward

PORTIONS = 16
MORE = PORTIONS // 2  # portions for an unstable decision
MOST_KEPT = 0.5


class Portion(NamedTuple):
    simulations: int | None  # so many more, or as many as the time allows
    seconds: float | None


def nobody_waits() -> bool:
    return False


class Budget:
    """Asked for portion after portion, until there is none."""

    def __init__(
        self,
        simulations: int,
        seconds: float | None = None,
        *,
        timed: bool = False,
        kept: float = 0.0,
        settles: bool = True,
        extends: bool = True,
        hurried: Callable[[], bool] = nobody_waits,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """`timed`: until `seconds` are over, else until the simulations are made, and `seconds` only bounds them;
        `kept`: the part that was thought before; `settles`, `extends`: see above."""
        self.part = 1.0 - min(kept, MOST_KEPT)
        self.simulations = max(1, round(simulations * self.part))
        self.seconds, self.timed = seconds, timed
        self.settles, self.extends = settles, extends
        self.hurried, self.clock = hurried, clock
        self.begun = clock()
        self.done = 0  # simulations
        self.portions = 0

    def next(self, made: int, tried: Tried) -> Portion | None:
        """The next portion, after so many simulations in the one before; None when it is enough."""
        self.done += made
        if self.portions and self.is_enough(tried):
            return None
        self.portions += 1
        if self.timed:
            assert self.seconds is not None
            return Portion(None, self.seconds * self.part / PORTIONS)
        bound = None if self.seconds is None else max(0.0, self.begun + self.seconds - self.clock())
        return Portion(min(self.each(), self.left() or self.each()), bound)

    def is_enough(self, tried: Tried) -> bool:
        if self.timed and self.done >= self.simulations and self.hurried():
            return True
        if not self.timed and self.seconds is not None and self.clock() >= self.begun + self.seconds:
            return True
        if left := self.left():
            return self.settles and not is_unstable(tried) and is_settled(tried, left)
        return not self.extends or self.portions >= PORTIONS + MORE or not is_unstable(tried)

    def each(self) -> int:
        """The simulations of a portion; by the clock, of those so far."""
        return self.done // self.portions + 1 if self.timed else -(-self.simulations // PORTIONS)

    def left(self) -> int:
        """The simulations to come if the decision stays clear."""
        return self.each() * max(0, PORTIONS - self.portions) if self.timed else max(0, self.simulations - self.done)


def first_two(tried: Tried) -> list[tuple[int, int, float]]:
    return sorted(tried, key=lambda item: (item[1], item[2]))[-2:]


def is_settled(tried: Tried, left: int) -> bool:
    """So many simulations more cannot make another option the one tried most."""
    if len(tried) < 2:
        return False
    (_, second, _), (_, first, _) = first_two(tried)
    return first - second > left


def is_unstable(tried: Tried) -> bool:
    if len(tried) < 2:
        return False
    (_, _, second), (_, _, first) = first_two(tried)
    return second > first
