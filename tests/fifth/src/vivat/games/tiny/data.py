"""The box of the tiny game."""

from __future__ import annotations

PREFIX = "TY"
PLAYERS = (2, 3, 4)
OPTIONS: dict[str, tuple[object, ...]] = {}
STEPS = ("deal", "bid", "roll")
