"""What search and batches do in C in their own way: the key of a state, states in tables of plain numbers, calls of a
judge and of `observe.py`. `native.pxd` holds the C versions.

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


def place_of(observer: ModuleType, name: str) -> int:
    """The place of a function of `observe.py`: never 0."""
    return address(observer, name)


def observe(place: int, state: Any, seat: int, out: Any) -> None:
    JUDGES[place](state, seat, out)


def action(place: int, state: Any, seat: int, option: int) -> int:
    found: int = JUDGES[place](state, seat, option)
    return found


def points(place: int, state: Any, seat: int) -> int:
    found: int = JUDGES[place](state, seat)
    return found


def words(state: Any) -> int:
    """How many numbers of 64 bits a state takes in a table."""
    return sum(len(value) if type(value) is list else 1 for value in state.__dict__.values())


def save(state: Any, table: Any, at: int) -> None:
    for value in state.__dict__.values():
        for number in value if type(value) is list else [value]:
            table[at] = number
            at += 1


def load(state: Any, table: Any, at: int) -> None:
    for name, value in state.__dict__.items():
        if type(value) is list:
            state.__dict__[name] = [int(number) for number in table[at : at + len(value)]]
            at += len(value)
        else:
            state.__dict__[name] = int(table[at])
            at += 1


def value(place: int, state: Any, seat: int) -> float:
    found: float = JUDGES[place](state, seat)
    return found


def weight(place: int, state: Any, seat: int, action: int) -> float:
    found: float = JUDGES[place](state, seat, action)
    return found
