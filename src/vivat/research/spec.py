"""A game as a learner needs it: its words, its options, the states it begins with. Plain numbers, also as JSON.

What reads a `Spec` needs nothing else of Vivat, so a machine on which nothing is installed can train from a file.
"""

from __future__ import annotations

import importlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

Options = Mapping[str, Any]


@dataclass(frozen=True)
class Spec:
    game: str
    options: int  # all (step, option) of the game
    names: tuple[str, ...]  # of the words
    bits: tuple[int, ...]  # by word: members of a plane, 0 for a number
    largest: tuple[int, ...]  # by word: what a number is divided by
    tables: tuple[str, ...]  # the options each start was made with, in words
    starts: tuple[tuple[int, ...], ...]  # all numbers of the states before the first outcome or choice
    seats: tuple[int, ...]  # by start

    @property
    def columns(self) -> int:
        return max(self.seats)

    @property
    def width(self) -> int:
        return len(self.bits)

    @property
    def features(self) -> int:
        """Inputs of a network: one for each member of a plane, one for a number; filled up with zeros."""
        return filled(sum(bits or 1 for bits in self.bits))

    @property
    def outputs(self) -> int:
        """Of a network: one for each option, filled up with some that are never legal."""
        return filled(self.options)

    def table(self) -> tuple[list[int], list[int], list[float]]:
        """By feature: its word, its bit or -1 for a number, and what the number is multiplied by."""
        rows = [
            (word, bit, 1.0) if self.bits[word] else (word, -1, 1.0 / self.largest[word])
            for word in range(self.width)
            for bit in range(self.bits[word] or 1)
        ]
        rows += [(0, -1, 0.0)] * (self.features - len(rows))
        word, bit, unit = zip(*rows, strict=True)
        return list(word), list(bit), list(unit)

    def write(self) -> str:
        return json.dumps(asdict(self))


def filled(number: int) -> int:
    """The next multiple of 16: matrices of such sizes are multiplied fastest."""
    return (number + 15) // 16 * 16


def read(text: str) -> Spec:
    found = json.loads(text)
    found["starts"] = [tuple(row) for row in found["starts"]]
    plain: dict[str, Any] = {name: tuple(value) if isinstance(value, list) else value for name, value in found.items()}
    return Spec(**plain)


def of(game: str, tables: Sequence[Options]) -> Spec:
    """The spec of a game; game i of a batch is played with options i, round and round."""
    import vivat

    planes = importlib.import_module(f"vivat.games.{game}.planes")
    words = planes.words()
    starts = [vivat.game(game, **table).start() for table in tables]
    return Spec(
        game=game,
        options=planes.OPTIONS,
        names=tuple(word.name for word in words),
        bits=tuple(len(word.members) for word in words),
        largest=tuple(word.largest for word in words),
        tables=tuple(" ".join(f"{name}={value}" for name, value in table.items()) for table in tables),
        starts=tuple(tuple(numbers(start)) for start in starts),
        seats=tuple(start.seats for start in starts),
    )


def numbers(state: Any) -> list[int]:
    """All numbers of a state, in the order of its fields."""
    flat: list[int] = []
    for value in state.fields().values():
        flat.extend(value if isinstance(value, list) else [value])
    return flat
