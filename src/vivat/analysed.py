"""What an analysis tells: plain data, as `vivat analyse --json` writes it and a server sends it.

Shares of a win are whole numbers, in parts of `whole`; steps are counted from 1.
"""

from __future__ import annotations

from typing import Literal, TypedDict

from vivat.options import Options

Cause = Literal["luck", "own", "others"]
CAUSES: tuple[Cause, ...] = ("luck", "own", "others")


class Doubt(TypedDict):
    start: int
    luck: int
    own: int
    others: int


class Account(TypedDict):
    """Of one side: start, luck, own choices and those of others add up to the result."""

    seats: list[int]
    start: int
    luck: int
    own: int
    others: int
    result: int
    doubt: Doubt


class Expected(TypedDict):
    """After so many steps, what every side could expect."""

    steps: int
    worth: list[int]
    doubt: list[int]


class Change(TypedDict):
    """An event that is not forced, with what it changed for every side; no seat: chance."""

    step: int
    to_step: int
    seat: int | None
    words: list[str]
    change: list[int]


class Judged(TypedDict):
    """A decision by what its seat knew, what that seat could have done instead, and how that would go on."""

    step: int
    seat: int
    choice: str
    before: int
    after: int
    cost: int
    better: str | None
    line: list[tuple[int, str]]


class HiddenStep(TypedDict):
    """A step that was hidden from somebody; for every seat, how many steps had been made when it could know it."""

    step: int
    seat: int | None
    words: str
    known: list[int]


class Analysed(TypedDict):
    game: str
    options: Options
    level: str
    simulations: int
    seed: int
    seat: int | None  # whose decisions alone are judged
    whole: int
    sides: list[Account]
    curve: list[Expected]
    events: list[Change]
    turning_points: list[int]
    decisions: list[Judged]
    dearest: list[int]
    hidden: list[HiddenStep]
