"""What is stored, and how storing fails: the same for every store, and without the packages of any."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import NamedTuple

DAY = 24 * 3600 * 1000  # milliseconds
MOST_DEVICES = 8  # of one person
MOST_SUBSCRIPTIONS_EACH = 8
ENDED = "@ended"  # how processes tell each other that a device acts as somebody else, or nobody, from now on


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
    brief: bytes | None = None  # what lists tell of it
    changed: int = 0


class Append(NamedTuple):
    rows: list[Row]  # consecutive for each table
    summaries: list[Summary]  # of tables that begin or have changed
    sittings: Sequence[Sitting] = ()  # who has sat down or gone
    results: Sequence[Result] = ()  # of a match that is over


def seal(before: bytes, body: bytes) -> bytes:
    """Of an event: it holds all that came before as well."""
    return hashlib.sha256(before + body).digest()[:16]


class Kept(NamedTuple):
    """What is known of the match of a table."""

    done: int  # parts
    whole: int
    at: int  # when it was kept, in milliseconds
    body: bytes  # JSON: what is known so far; the result, when it is whole


# ---- people: all by hashes of tokens ---------------------------------------------------------------------------------


class Full(Exception):
    """There is no room for one more."""


class Sitting(NamedTuple):
    """What a client is at a table; with no seat and not the host, nothing any more."""

    table: str
    holder: str
    seats: int = 0  # a bit for each that he holds
    hosting: bool = False


class Result(NamedTuple):
    """How a match ended for one who sat there."""

    holder: str
    table: str
    game: str
    players: int
    level: str
    won: float
    at: int


class Own(NamedTuple):
    """A table in somebody's list."""

    table: str
    game: str
    status: str
    brief: bytes
    seats: int
    hosting: bool


class InLobby(NamedTuple):
    table: str
    game: str
    created: int
    brief: bytes


class Device(NamedTuple):
    token: str  # its hash
    holder: str
    label: str
    since: int
    seen: int


class Profile(NamedTuple):
    name: str
    colour: str
    charge: str


class Subscription(NamedTuple):
    endpoint: str  # its hash
    body: bytes
