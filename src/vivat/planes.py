"""The names of what `observe.py` of a game puts into an observation, word by word: planes and numbers."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

MOST_BITS = 31  # members of a plane


@dataclass(frozen=True)
class Word:
    """A plane with its members, or a number from `low` to `high`."""

    name: str
    means: str
    members: tuple[str, ...] = ()
    low: int = 0
    high: int = 0

    @property
    def features(self) -> int:
        """How many inputs of a learner it becomes: one for each member of a plane, one for a number."""
        return len(self.members) or 1

    @property
    def largest(self) -> int:
        """What a number is divided by, so that it lies between -1 and 1."""
        return max(abs(self.low), abs(self.high), 1)


def plane(name: str, members: Sequence[str], means: str) -> Word:
    assert 0 < len(members) <= MOST_BITS, name
    return Word(name, means, tuple(members))


def wide(name: str, members: Sequence[str], means: str) -> list[Word]:
    """A set of more members: two planes."""
    rest = members[MOST_BITS:] or ("none",)
    return [plane(f"{name}.1", members[:MOST_BITS], means), plane(f"{name}.2", rest, means)]


def number(name: str, low: int, high: int, means: str) -> Word:
    return Word(name, means, (), low, high)


def each(names: Iterable[str], low: int, high: int, means: str) -> list[Word]:
    """Numbers of one kind, one for each name."""
    return [number(name, low, high, means) for name in names]


def heads(options: int) -> list[Word]:
    """What every observation begins with."""
    return [
        number("first", 0, 1023, "the index of option 0 of this step among all (step, option) of the game"),
        *wide("legal", [str(option) for option in range(options)], "the options, counted from `first`"),
    ]
