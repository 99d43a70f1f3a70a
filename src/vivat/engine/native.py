"""What search does in C in its own way: the key of a state, and calls of a judge. `native.pxd` holds the C versions.

A judge is a module of a game, `judge.py`, with two functions:

    value(state, seat)            what share of the win this seat may expect, 0 to 1
    weight(state, seat, action)   how promising an option looks; only the order of the numbers counts
"""

from __future__ import annotations

from hashlib import blake2b
from types import ModuleType
from typing import Any

KEY = (1 << 62) - 1
JUDGES: list[Any] = [None]  # what a place stands for while interpreted


def key(state: Any) -> int:
    """A number that differs whenever a field differs; two states share one by accident once in 2**62 pairs."""
    numbers = repr(list(state.__dict__.values())).encode()
    return int.from_bytes(blake2b(numbers, digest_size=8).digest(), "big") & KEY


def address(judge: ModuleType, name: str) -> int:
    """The place of a judge's function: never 0."""
    JUDGES.append(getattr(judge, name))
    return len(JUDGES) - 1


def value(place: int, state: Any, seat: int) -> float:
    found: float = JUDGES[place](state, seat)
    return found


def weight(place: int, state: Any, seat: int, action: int) -> float:
    found: float = JUDGES[place](state, seat, action)
    return found
