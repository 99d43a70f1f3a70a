"""One game for those who learn: whom it asks, what that seat knows, what it may choose. The adapters stand on this."""

from __future__ import annotations

import importlib
from typing import Any

import numpy

import vivat
from vivat.engine.numbers import CHANCE, WIN
from vivat.engine.observation import Observation
from vivat.engine.playout import one_step
from vivat.engine.rng import Rng
from vivat.engine.state import State
from vivat.research.spec import Spec, of

Array = numpy.ndarray[Any, Any]


class Table:
    """`perfect_information`: every seat sees everything; off unless it is asked for by name."""

    def __init__(self, game: str, options: dict[str, Any], perfect_information: bool = False) -> None:
        self.spec: Spec = of(game, [options])
        self.observer = importlib.import_module(f"vivat.games.{game}.observe")
        self.begun = vivat.game(game, **options).start()
        self.perfect_information = perfect_information
        self.state: State = self.begun.clone()
        self.rng = Rng(0)
        self.table = [numpy.array(row) for row in self.spec.table()]

    def copy(self) -> Table:
        """The same position; what never changes is shared."""
        found = Table.__new__(Table)
        found.__dict__ |= {**self.__dict__, "state": self.state.clone(), "rng": Rng(self.rng.below(1 << 30))}
        return found

    def __deepcopy__(self, memory: dict[int, Any]) -> Table:
        return self.copy()

    @property
    def seats(self) -> int:
        return self.begun.seats

    def begin(self, seed: int) -> None:
        self.state, self.rng = self.begun.clone(), Rng(seed & 0x7FFFFFFF)
        self.settle()

    def settle(self) -> None:
        """Chance falls until a seat is asked."""
        while self.state.waiting_for == CHANCE:
            one_step(self.state, self.rng)

    def asked(self) -> list[int]:
        """The seats that choose now; several choose in secret and at the same time."""
        if self.state.waiting_for == CHANCE:
            return []
        return [seat for seat in range(self.seats) if self.state.awaits(seat)]

    def known(self, seat: int) -> State:
        return self.state.clone() if self.perfect_information else self.state.known_to(seat)

    def words(self, seat: int) -> Array:
        """What a seat that is asked knows."""
        out = Observation()
        self.observer.observe(self.known(seat), seat, out)
        return numpy.array(out.word[: self.spec.width], numpy.int32)

    def features(self, seat: int) -> Array:
        word, bit, unit = self.table
        picked = self.words(seat)[word]
        found: Array = numpy.where(bit < 0, picked * unit, picked >> numpy.maximum(bit, 0) & 1)
        return found.astype(numpy.float32)

    def legal(self, seat: int) -> list[int]:
        """The (step, option) a seat that is asked may choose."""
        known = self.known(seat)
        first = self.observer.first(known)
        return sorted(first + self.observer.place(known, seat, option) for option in self.state.options(seat))

    def mask(self, seat: int) -> Array:
        found = numpy.zeros(self.spec.options, numpy.int8)
        found[self.legal(seat)] = 1
        return found

    def choose(self, seat: int, index: int) -> None:
        """One (step, option); chance is left to whoever calls."""
        known = self.known(seat)
        if index not in self.legal(seat):
            raise ValueError(f"{index} is not legal for seat {seat}")
        self.state.play(seat, self.observer.action(known, seat, int(index) - self.observer.first(known)))

    def wins(self) -> list[float]:
        """By seat: 1 for a win of its own, 0 for an even share; 0 while the game runs."""
        if self.state.waiting_for:
            return [0.0] * self.seats
        sides = len(set(self.state.sides()))
        return [(reward / WIN * sides - 1) / (sides - 1) for reward in self.state.rewards()]
