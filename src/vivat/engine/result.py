"""How a game ended, and a step of it: the two small records that games and matches share."""

from __future__ import annotations

import functools
from dataclasses import dataclass
from fractions import Fraction
from typing import Literal, NamedTuple

from vivat.engine.numbers import WIN
from vivat.engine.state import State

Ending = Literal["win", "shared_win", "loss"]


@dataclass(frozen=True, slots=True)
class SeatResult:
    ending: Ending
    score: int
    points: Fraction  # share of the win: 1, 1/k, 0
    place: int  # 1 for every winner


@dataclass(frozen=True, slots=True)
class Result:
    seats: tuple[SeatResult, ...]
    decided_by: str  # an identifier of the game, in words in the catalogue: <game>-decided-<id>
    rule: str  # the number of the rule that decided
    ending: str  # how the game came to its end, an identifier of the game; in words: <game>-ending-<id>


@functools.cache
def share_of(reward: int) -> Fraction:
    """What part of the win a reward is; there are few, and a fraction takes longer to make than to find."""
    return Fraction(reward, WIN)


class Step(NamedTuple):
    """One step of a game: the state before it, the seat or CHANCE, and the action or outcome."""

    before: State
    who: int
    number: int
