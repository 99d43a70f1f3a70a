"""Who may do what at a table, and when: what the commands have in common."""

from __future__ import annotations

import secrets
from collections.abc import Collection
from typing import Any, NamedTuple

from vivat.errors import Refusal
from vivat.table import text
from vivat.table.refusals import Forbidden, Unknown
from vivat.table.table import Seat, Table


class Fresh(NamedTuple):
    """Randomness for a table that may be born: made by the caller, from a cryptographic source."""

    table: str
    seed: str
    invitation: str


class Asking(NamedTuple):
    """A command with everything it is judged by."""

    table: Table
    who: str | None  # hash of the client's token
    command: Any
    now: int
    levels: Collection[str]
    fresh: Fresh


def key(who: str | None, message: str) -> str:
    """A message's key: two clients may use the same id."""
    return f"{(who or '')[:16]}:{message}"


def seat_at(table: Table, number: int) -> Seat:
    if not 0 <= number < len(table.seats):
        raise Unknown("no-such-seat", seat=number, last=len(table.seats) - 1)
    return table.seats[number]


def own(asking: Asking) -> Seat:
    """The seat of the command, if this client holds it."""
    seat = seat_at(asking.table, asking.command.seat)
    if not holds(seat, asking.who):
        raise Forbidden("table-not-your-seat", seat=asking.command.seat)
    return seat


def holds(seat: Seat, who: str | None) -> bool:
    return who is not None and seat.holder is not None and secrets.compare_digest(seat.holder, who)


def seated(asking: Asking) -> None:
    if not any(holds(seat, asking.who) for seat in asking.table.seats):
        raise Forbidden("table-not-seated")


def is_host(table: Table, who: str | None) -> bool:
    return table.host is not None and holds(table.seats[table.host], who)


def hosting(asking: Asking) -> None:
    if not is_host(asking.table, asking.who):
        raise Forbidden("table-host-only")


def deleting(table: Table, who: str | None) -> None:
    """The host may delete a table, but not a match from under those who play it."""
    if not is_host(table, who):
        raise Forbidden("table-host-only")
    if table.status == "running" and any(seat.holder not in (None, who) for seat in table.seats):
        raise Refusal("table-others-play")


def must_be(table: Table, status: str) -> None:
    if table.status != status:
        raise Refusal(f"table-not-{status}")


def playing(asking: Asking) -> None:
    must_be(asking.table, "running")
    if asking.table.paused:
        raise Refusal("table-is-paused")


def known_level(level: str, levels: Collection[str]) -> str:
    if level not in levels:
        raise Refusal("table-level", level=level, allowed=list(levels))
    return level


def stamp(asking: Asking) -> dict[str, Any]:
    return {"at": asking.now, "key": key(asking.who, asking.command.id)}


def free_name(table: Table, number: int, wanted: str) -> str:
    name = text.name(wanted)
    for other, seat in enumerate(table.seats):
        if other != number and seat.name.casefold() == name.casefold():
            raise Refusal("table-name-taken")
    return name
