"""Where Python and the compiled form of a game meet.

The engine is plain Python. Of it the build compiles into every game what `tools/emit/sources.py` names, for the class
of that game; `fastest` finds it. The rest of this file is what carried code does in C++ in its own way: the key of a
state, states in tables of plain numbers, calls of a judge and of `observe.py`, rows of a network.

A judge is a module of a game, `judge.py`, with two functions:

    value(state, seat)            what share of the win this seat may expect, 0 to 1
    weight(state, seat, action)   how promising an option looks; only the order of the numbers counts
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from hashlib import blake2b
from types import ModuleType
from typing import Any, ParamSpec, TypeVar

KEY = (1 << 62) - 1

Given = ParamSpec("Given")
Found = TypeVar("Found")


def fastest(state: Any, function: Callable[Given, Found]) -> Callable[Given, Found]:
    """This function of the engine as it was compiled for the game of the state; itself where that is not compiled."""
    machine: Mapping[str, Callable[Given, Found]] = type(state).machine
    return machine.get(function.__qualname__, function)


def fields(state: Any) -> dict[str, Any]:
    """An interpreted state's own, a compiled one's as it tells them."""
    own: dict[str, Any] = getattr(state, "__dict__", None) or state.fields()
    return own


def key(state: Any) -> int:
    """A number that differs whenever a field differs; two states share one by accident once in 2**62 pairs."""
    numbers = repr(list(fields(state).values())).encode()
    return int.from_bytes(blake2b(numbers, digest_size=8).digest(), "big") & KEY


# ---- the judge and the observation of a game -------------------------------------------------------------------------


def same_game(judge: ModuleType | None, state: Any) -> None:
    """A judge sees states of its own game only."""
    package = judge.__name__.rpartition(".")[0] if judge else ""
    if judge and type(state).__module__.rpartition(".")[0] != package:
        raise ValueError(f"the judge is of {package}, the state is not")


def value(judge: Any, state: Any, seat: int) -> float:
    found: float = judge.value(state, seat)
    return found


def weight(judge: Any, state: Any, seat: int, action: int) -> float:
    found: float = judge.weight(state, seat, action)
    return found


def observe(observer: Any, state: Any, seat: int, out: Any) -> None:
    observer.observe(state, seat, out)


def action(observer: Any, state: Any, seat: int, option: int) -> int:
    found: int = observer.action(state, seat, option)
    return found


def place(observer: Any, state: Any, seat: int, option: int) -> int:
    found: int = observer.place(state, seat, option)
    return found


def points(observer: Any, state: Any, seat: int) -> int:
    found: int = observer.points(state, seat)
    return found


# ---- states in tables ------------------------------------------------------------------------------------------------


def words(state: Any) -> int:
    """How many numbers of 64 bits a state takes in a table."""
    return sum(len(value) if type(value) is list else 1 for value in fields(state).values())


def save(state: Any, table: Any, at: int) -> None:
    for value in fields(state).values():
        for number in value if type(value) is list else [value]:
            table[at] = number
            at += 1


def load(state: Any, table: Any, at: int) -> None:
    for name, value in fields(state).items():
        if type(value) is list:
            setattr(state, name, [int(number) for number in table[at : at + len(value)]])
            at += len(value)
        else:
            setattr(state, name, int(table[at]))
            at += 1


# ---- rows of a network -----------------------------------------------------------------------------------------------


def add_row(to: Any, rows: Any, at: int, times: int) -> None:
    """A row that begins at this place, so many times; `times` fits into 16 bits, every sum into 32."""
    for j in range(len(to)):
        to[j] += rows[at + j] * times


def dot(rows: Any, at: int, given: Any) -> int:
    """The products of a row that begins at this place and of what is given, added up; the sum fits into 32 bits."""
    found: int = sum(rows[at + j] * given[j] for j in range(len(given)))
    return found


def rounded(x: float, most: int) -> int:
    """The nearest whole number from -most to most; of two the higher."""
    return max(-most, min(most, math.floor(x + 0.5)))
