"""A position of the tiny game as JSON."""

from __future__ import annotations

from typing import Any

import msgspec
from vivat.games.tiny.rules import Tiny

from vivat.errors import BadPosition


class Position(msgspec.Struct, forbid_unknown_fields=True):
    fields: dict[str, Any]


def write(state: Tiny) -> Position:
    return Position(state.fields())


def read(position: Position, options: dict[str, Any]) -> Tiny:
    raise BadPosition("position-unreadable", problem="the tiny game is not loaded")
