"""Where the outcomes of a match come from, when they are not typed in.

A seed and the number of the outcome give the outcome, by SHA-256: nobody can guess the next one from those before, and
anybody who has the seed can check all of them. Outcome k of a match with seed S:

    take the first 16 bytes of SHA-256("vivat|S|k|a") as a number, for a = 0, 1, 2, ... until it is below the largest
    multiple of T that fits in 128 bits, where T is the sum of the weights; its remainder by T, counted through the
    outcomes in rising order of their numbers, names the outcome.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

from vivat.engine.rng import Rng

RANGE = 1 << 128


def drawn(seed: int | str, number: int, chances: Sequence[tuple[int, int]]) -> int:
    """The outcome that the seed gives to chance point `number` with these (outcome, weight) pairs."""
    return meant(chances, below(f"vivat|{seed}|{number}", sum(weight for _, weight in chances)))


def by_lot(chances: Sequence[tuple[int, int]], rng: Rng) -> int:
    """An outcome drawn by the engine's own random numbers: worlds that are imagined, matches that are only counted."""
    return meant(chances, rng.below(sum(weight for _, weight in chances)))


def meant(chances: Sequence[tuple[int, int]], number: int) -> int:
    """The outcome in whose share the number lies."""
    rest = number
    for outcome, weight in chances:
        rest -= weight
        if rest < 0:
            return outcome
    raise AssertionError("the weights of a chance point add up to more than 0")


def below(text: str, total: int) -> int:
    """A number from 0 to total - 1, all equally likely."""
    limit = RANGE - RANGE % total
    attempt = 0
    while True:
        value = int.from_bytes(hashlib.sha256(f"{text}|{attempt}".encode()).digest()[:16], "big")
        if value < limit:
            return value % total
        attempt += 1
