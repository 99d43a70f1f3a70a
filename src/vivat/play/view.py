"""What views and facts are as they are sent: plain data, the same for every game."""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict

from vivat.engine.result import Ending
from vivat.options import Options


class FactSeen(TypedDict):
    """What every fact has; the game's facts.py declares what else."""

    fact: str
    rule: str
    comparisons: NotRequired[list[FactSeen]]  # of the one that ends a match: the steps that led to the verdict


class SeatResultSeen(TypedDict):
    ending: Ending
    score: int
    points: str  # share of the win: 1, 1/k, 0
    place: int  # 1 for every winner


class ResultSeen(TypedDict):
    seats: list[SeatResultSeen]
    decided_by: str
    rule: str
    ending: str


class View(TypedDict):
    """All that one seat, or a spectator (None), is shown of a match."""

    game: str
    options: Options
    seat: int | None
    steps: int
    waiting_for: list[int] | Literal["chance"]
    choices: list[str]
    board: Any  # in the form the game's view.py declares
    result: ResultSeen | None
