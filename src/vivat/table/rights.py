"""Who may do what at a table, and when: what the commands have in common."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Collection
from typing import Any, NamedTuple

import msgspec

from vivat.errors import Refusal
from vivat.table import commands, text
from vivat.table.events import Arms
from vivat.table.refusals import Forbidden, Unknown
from vivat.table.seat import Seat
from vivat.table.table import Table, counter

SERVER = "server"
MOST_ASIDES = 200  # of a client about one seat: names, readiness, words, bots, pauses, answers
MOST_UNDOS = 500
ENCODER = msgspec.json.Encoder()


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


# ---- messages --------------------------------------------------------------------------------------------------------


def key(who: str | None, message: str) -> str:
    """A message's key: two clients may use the same id."""
    return f"{(who or '')[:16]}:{message}"


def digest(command: Any) -> str:
    """What tells two messages with one id apart."""
    return hashlib.blake2b(ENCODER.encode(command), digest_size=6).hexdigest()


def already(table: Table, who: str | None, command: Any) -> int | None:
    """The event that this very message became before; another message with its id is refused."""
    found = table.done.get(key(who, command.id))
    if found is None:
        return None
    seq, known = found
    if known and known != digest(command):
        raise Refusal("table-id-used", id=command.id)
    return seq


def marked(who: str | None, command: Any) -> str:
    """The key of an event, with the digest of its message."""
    return f"{key(who, command.id)}#{digest(command)}"


def stamp(asking: Asking) -> dict[str, Any]:
    return {"at": asking.now, "key": marked(asking.who, asking.command)}


# ---- people ----------------------------------------------------------------------------------------------------------


def admit(table: Table, who: str | None, command: Any) -> None:
    """Who has no part in a table is refused before anything of it is looked at, whatever he sends."""
    if who == SERVER or takes_part(table, who):
        return
    if not isinstance(command, commands.Take):
        raise Forbidden("table-not-seated" if table.spectators else "table-no-spectators")
    if who is None:
        raise Forbidden("table-no-token")
    if not (table.listed or invited(table, command.invitation)):
        raise Forbidden("table-invitation")


def may_look(table: Table, who: str | None) -> None:
    """A closed table says the same to every stranger, whatever he asks of it."""
    if not (table.spectators or takes_part(table, who)):
        raise Forbidden("table-no-spectators")


def invited(table: Table, invitation: str) -> bool:
    return secrets.compare_digest(invitation.encode(), table.invitation.encode())


def takes_part(table: Table, who: str | None) -> bool:
    """Whether this client holds a seat or is the host."""
    return who is not None and (table.people.host == who or who in [seat.holder for seat in table.seats])


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
    return who is not None and table.people.host == who


def hosting(asking: Asking) -> None:
    if not is_host(asking.table, asking.who):
        raise Forbidden("table-host-only")


def deleting(table: Table, who: str | None) -> None:
    """The host may delete a table, but not a match from under those who play it."""
    may_look(table, who)
    if not is_host(table, who):
        raise Forbidden("table-host-only")
    if table.status == "running" and any(seat.holder not in (None, who) for seat in table.seats):
        raise Refusal("table-others-play")


def may_hint(table: Table) -> bool:
    """Alone against bots, where it was said before anybody sat down, or since all agreed."""
    return table.hints or sum(seat.holder is not None or seat.empty for seat in table.seats) == 1


# ---- the state of a table --------------------------------------------------------------------------------------------


def must_be(table: Table, status: str) -> None:
    if table.status != status:
        raise Refusal(f"table-not-{status}")


def playing(asking: Asking) -> None:
    must_be(asking.table, "running")
    if asking.table.paused:
        raise Refusal("table-is-paused")


def bounded(asking: Asking, kind: str = "aside") -> None:
    """Nobody fills a table with what the rules of its game do not end."""
    most = MOST_UNDOS if kind == "undo" else MOST_ASIDES
    name = counter(kind, key(asking.who, ""), getattr(asking.command, "seat", None))
    if asking.table.people.counts.get(name, 0) >= most:
        raise Refusal(f"table-enough-{kind}s", most=most)


def known_level(level: str, levels: Collection[str]) -> str:
    if level not in levels:
        raise Refusal("table-level", level=level, allowed=list(levels))
    return level


def wished(arms: commands.Arms | None) -> Arms | None:
    return None if arms is None else (arms.colour, arms.charge)


def free_name(table: Table, number: int, wanted: str) -> str:
    """The name in one visible line, if nobody else at the table has it or will have it at the seat he asks for."""
    name = text.name(wanted)
    taken = [seat.name for other, seat in enumerate(table.seats) if other != number]
    taken += [ask.name for other, ask in table.people.asks.items() if other != number]
    if name.casefold() in (other.casefold() for other in taken):
        raise Refusal("table-name-taken")
    return name
