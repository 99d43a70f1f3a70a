"""What is stored, and how storing fails: the same for every store, and without the packages of any."""

from __future__ import annotations

import hashlib
from typing import NamedTuple


class Conflict(Exception):
    """Somebody else has appended to that table; read it and decide again."""


class Gone(Exception):
    """The table was deleted."""


class NotSaved(Exception):
    """The database did not take it (or did not say that it did): read before going on. `why` names the cause."""

    def __init__(self, words: str = "", why: str = "failed") -> None:
        super().__init__(words)
        self.why = why


class Damaged(Exception):
    """An event's seal is wrong. `rows` are those before it."""

    def __init__(self, rows: list[Row]) -> None:
        super().__init__(f"after {len(rows)} events")
        self.rows = rows


class Row(NamedTuple):
    table: str
    seq: int
    body: bytes


class Summary(NamedTuple):
    """What is asked of tables without reading their events."""

    table: str
    game: str
    status: str
    listed: bool
    created: int


class Append(NamedTuple):
    rows: list[Row]  # consecutive for each table
    summaries: list[Summary]  # of tables that begin or for which one changed


def seal(before: bytes, body: bytes) -> bytes:
    """Of an event: it holds all that came before as well."""
    return hashlib.sha256(before + body).digest()[:16]
