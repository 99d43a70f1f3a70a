"""The tiny game in words."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from vivat.games.tiny import data
from vivat.games.tiny.rules import Tiny

from vivat.engine.numbers import WIN
from vivat.engine.result import Ending, Result, SeatResult
from vivat.options import checked

RESTS_ON = {"deal": "TY-3.1", "hidden_outcome": "TY-3.1", "bid": "TY-4.1", "hidden_choice": "TY-4.1", "die": "TY-5.1"}


def options(given: Mapping[str, object]) -> dict[str, Any]:
    return checked(given, data.PLAYERS, data.OPTIONS)


def start(options: Mapping[str, Any]) -> Tiny:
    state = Tiny()
    state.begin(options["players"])
    return state


def choice(state: Tiny, seat: int, action: int) -> str:
    return f"bid:{action}"


def outcome(state: Tiny, outcome: int) -> str:
    return f"die:{outcome + 1}" if data.STEPS[state.phase] == "roll" else f"deal:{outcome}"


def result(state: Tiny) -> Result:
    seats = []
    for seat in range(state.seats):
        share = state.reward(seat)
        ending: Ending = "loss" if not share else "win" if share == WIN else "shared_win"
        seats.append(SeatResult(ending, max(state.counting(seat), 0), Fraction(share, WIN), 1 if share else 2))
    return Result(tuple(seats), "highest", "TY-6.1", "counted")
