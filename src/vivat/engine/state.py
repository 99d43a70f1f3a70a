"""State: what every game is, for a program.

A state waits for one seat, for several seats at once (secret simultaneous choices), for CHANCE, or for nobody when the
game is over. Every decision is one option out of at most 62, a small int; every chance point likewise lists its
outcomes with integer weights. So a game is the list of its choices and outcomes, and nothing random is stored in it.

A game fills in the first group of methods; they trust their arguments, because playouts and search call them millions
of times a second. The second group is for everybody else, and checks.

A subclass holds ints and fixed tables of ints only (`self.x = 0`, `self.x = [0] * 24`). The compiled form of a game is
a class derived from this one too, in which a state is one block of memory: the fields, the first group, `assign`,
`clone` and `fields` are its own, and nothing can be derived from it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Self

from vivat.engine import bits
from vivat.engine.numbers import CHANCE, OPTIONS
from vivat.engine.rng import Rng


class State:
    if not TYPE_CHECKING:
        __slots__ = ()  # a compiled state has room for its fields alone; the class of an interpreted game adds a dict
    machine: ClassVar[Mapping[str, Callable[..., Any]]] = {}  # what is compiled for this game: see native.fastest

    def __init__(self) -> None:
        self.seats = 0
        self.waiting_for = 0  # bit set of seats, or CHANCE, or 0 when over

    # ---- what a game provides; arguments are trusted ----

    def legal_mask(self, seat: int) -> int:
        """The options of a seat that is waited for, as a bit set; never empty."""
        return 0

    def apply(self, seat: int, action: int) -> None:
        """The seat takes one of its options."""

    def outcomes(self) -> int:
        """What can happen at a chance point, as a bit set."""
        return 0

    def weight(self, outcome: int) -> int:
        """How many of the equally likely cases give this outcome."""
        return 1

    def happen(self, outcome: int) -> None:
        """One of the outcomes comes to pass."""

    def takes_long(self) -> bool:
        """Whether what comes takes longer than it mostly does at this step: where many games are played side by side,
        those are kept together."""
        return False

    def forget(self, seat: int) -> None:
        """Remove everything this seat may not know.

        An unrevealed secret choice of another seat is taken back: that seat is waited for again.
        """

    def deal(self, rng: Rng) -> None:
        """Fill what was forgotten with a world consistent with what is left."""

    def reward(self, seat: int) -> int:
        """The seat's share of the win when the game is over: 0 to WIN."""
        return 0

    def side(self, seat: int) -> int:
        """Seats of one side win and lose together."""
        return seat

    # ---- shared, and checked ----

    def assign(self, other: State) -> None:
        """Become equal to another state of the same class."""
        bits.copy_block(self, other)

    def clone(self) -> Self:
        copy = type(self).__new__(type(self))
        copy.assign(self)
        return copy

    def is_over(self) -> bool:
        return self.waiting_for == 0

    def options(self, seat: int) -> list[int]:
        """The legal options of a seat, rising; none if it is not waited for."""
        if not self.awaits(seat):
            return []
        return members(self.legal_mask(seat))

    def play(self, seat: int, action: int) -> None:
        """Apply a choice if it is legal."""
        if type(action) is not int or type(seat) is not int:
            raise TypeError("a seat and an action are whole numbers")
        if not self.awaits(seat):
            raise ValueError(f"seat {seat} is not asked now")
        if not 0 <= action < OPTIONS or not self.legal_mask(seat) >> action & 1:
            raise ValueError(f"action {action} is not legal for seat {seat}; legal: {self.options(seat)}")
        self.apply(seat, action)

    def chances(self) -> list[tuple[int, int]]:
        """The possible outcomes with their weights, rising; none if chance is not waited for."""
        if self.waiting_for != CHANCE:
            return []
        return [(outcome, self.weight(outcome)) for outcome in members(self.outcomes())]

    def befall(self, outcome: int) -> None:
        """Let an outcome happen if it is possible."""
        if type(outcome) is not int:
            raise TypeError("an outcome is a whole number")
        if self.waiting_for != CHANCE or not 0 <= outcome < OPTIONS or not self.outcomes() >> outcome & 1:
            raise ValueError(f"outcome {outcome} cannot happen now")
        self.happen(outcome)

    def known_to(self, seat: int) -> Self:
        """A copy without anything this seat may not know."""
        if type(seat) is not int or not 0 <= seat < self.seats:
            raise ValueError(f"there is no seat {seat}")
        copy = self.clone()
        if self.waiting_for:
            copy.forget(seat)
        return copy

    def imagined(self, rng: Rng) -> Self:
        """A copy in which everything forgotten is dealt anew."""
        copy = self.clone()
        copy.deal(rng)
        return copy

    def rewards(self) -> list[int]:
        """Every seat's share of the win, in parts of WIN; all 0 while the game runs."""
        return [0 if self.waiting_for else self.reward(seat) for seat in range(self.seats)]

    def sides(self) -> list[int]:
        return [self.side(seat) for seat in range(self.seats)]

    def fields(self) -> dict[str, Any]:
        """Every field by name, in the order of declaration; tables as lists."""
        return {name: value[:] if type(value) is list else value for name, value in vars(self).items()}

    def encode(self, seat: int) -> list[int]:
        """All numbers of what this seat knows, flat and of constant length: for learning."""
        flat: list[int] = []
        for value in self.known_to(seat).fields().values():
            flat.extend(value if isinstance(value, list) else [value])
        return flat

    def __reduce__(self) -> tuple[Any, ...]:
        return restore, (type(self), self.fields())

    def awaits(self, seat: int) -> bool:
        return type(seat) is int and 0 <= seat < self.seats and self.waiting_for >> seat & 1 == 1


def members(mask: int) -> list[int]:
    found = []
    while mask:
        found.append(bits.low(mask))
        mask &= mask - 1
    return found


def restore(cls: type[Any], fields: dict[str, Any]) -> Any:
    state = cls()
    for name, value in fields.items():
        setattr(state, name, value)
    return state
