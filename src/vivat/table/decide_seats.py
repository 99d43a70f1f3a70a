"""Who may sit where: the rules of "Who may sit where" in docs/build/server.md, by their numbers."""

from __future__ import annotations

from vivat.errors import Refusal
from vivat.table import events
from vivat.table.events import AnyEvent
from vivat.table.refusals import Forbidden
from vivat.table.rights import (
    Asking,
    bounded,
    free_name,
    holds,
    hosting,
    known_level,
    must_be,
    own,
    seat_at,
    stamp,
    wished,
)
from vivat.table.table import Table

MOST_TAKES = 300  # of all seats of a table together, asked for or taken
MOST_ASKS = 4  # open at one time


# ---- taking and asking -----------------------------------------------------------------------------------------------


def take(asking: Asking) -> list[AnyEvent]:
    """Rules 3 and 5: an open seat is taken while the table gathers, and asked for while the match runs. Who may come to
    the table at all was settled before."""
    table, command = asking.table, asking.command
    seat = seat_at(table, command.seat)
    if table.status == "over":
        raise Refusal("table-is-over")
    if seat.holder is not None or (seat.level and table.status == "gathering"):
        raise Refusal("table-seat-taken", seat=command.seat)
    if table.people.takes >= MOST_TAKES:
        raise Refusal("table-enough-takes", most=MOST_TAKES)
    return ask(asking) if table.status == "running" else sit(asking)


def sit(asking: Asking) -> list[AnyEvent]:
    table, command = asking.table, asking.command
    if asking.who in table.people.removed:  # rule 4
        raise Refusal("table-removed")
    name = free_name(table, command.seat, command.name)
    return [
        events.Taken(**stamp(asking), seat=command.seat, name=name, holder=asking.who or "", arms=wished(command.arms))
    ]


def ask(asking: Asking) -> list[AnyEvent]:
    table, command, who = asking.table, asking.command, asking.who or ""
    seat, people = seat_at(table, command.seat), table.people
    if seat.resigned or seat.timed_out:  # rule 9
        raise Refusal("table-resigned" if seat.resigned else "table-time-over")
    if table.held_by(who):  # rule 7
        raise Refusal("table-sits-already")
    sat = {number for holder, number in people.sat if holder == who}
    if sat and command.seat not in sat:  # rule 7
        raise Refusal("table-only-own-seat", seat=min(sat))
    if who in people.refused:  # rule 6
        raise Refusal("table-refused")
    if command.seat in people.asks or who in (other.holder for other in people.asks.values()):
        raise Refusal("table-asked")
    if len(people.asks) >= MOST_ASKS:
        raise Refusal("table-enough-asks", most=MOST_ASKS)
    name = free_name(table, command.seat, command.name)
    return [events.SeatAsked(**stamp(asking), seat=command.seat, name=name, holder=who, arms=wished(command.arms))]


def agree(asking: Asking) -> list[AnyEvent]:
    """Rule 6: each of those who play says yes, or one says no."""
    table, command, who = asking.table, asking.command, asking.who or ""
    seat_at(table, command.seat)
    if who not in electors(table):
        raise Forbidden("table-players-only")
    must_be(table, "running")
    if command.seat not in table.people.asks:
        raise Refusal("table-not-asked", seat=command.seat)
    bounded(asking)
    return [events.Agreed(**stamp(asking), seat=command.seat, holder=who, agree=command.agree)]


def electors(table: Table) -> set[str]:
    """Rule 6: on whose word a seat of a running match is given: those who play; where nobody plays, the host."""
    return table.players() or {table.people.host or ""}


def given(table: Table) -> events.Taken | None:
    """A seat that was asked for and on which all are agreed now, be it because the last to answer has left."""
    if table.status != "running":
        return None
    for seat, ask in table.people.asks.items():
        if electors(table) <= ask.agreed | {ask.holder}:
            return events.Taken(at=table.at, seat=seat, name=ask.name, holder=ask.holder, arms=ask.arms)
    return None


# ---- what the host decides -------------------------------------------------------------------------------------------


def remove(asking: Asking) -> list[AnyEvent]:
    """Rule 4: the host frees the seat of a guest who does not answer."""
    hosting(asking)
    must_be(asking.table, "gathering")
    seat = seat_at(asking.table, asking.command.seat)
    if seat.holder is None or holds(seat, asking.who):
        raise Refusal("table-no-guest", seat=asking.command.seat)
    bounded(asking)
    return [events.Removed(**stamp(asking), seat=asking.command.seat)]


def host(asking: Asking) -> list[AnyEvent]:
    """Rule 2: the host's part goes to a person who sits."""
    hosting(asking)
    if seat_at(asking.table, asking.command.seat).holder is None:
        raise Refusal("table-no-person", seat=asking.command.seat)
    bounded(asking)
    return [events.HostNamed(**stamp(asking), seat=asking.command.seat)]


def bot(asking: Asking) -> list[AnyEvent]:
    """For oneself; at an empty seat by the host (rules 3 and 8), while the match runs without him by any player."""
    table, command = asking.table, asking.command
    seat = seat_at(table, command.seat)
    if seat.holder is None:
        if table.status != "running" or table.host is not None or asking.who not in table.players():
            hosting(asking)
        if table.status == "over" or (seat.level and table.status == "running"):
            raise Refusal("table-seat-taken", seat=command.seat)
    else:
        own(asking)
        must_be(table, "running")
    bounded(asking)
    level = known_level(command.level, asking.levels)
    return [events.Seated(**stamp(asking), seat=command.seat, level=level)]


def back(asking: Asking) -> list[AnyEvent]:
    table, command = asking.table, asking.command
    seat = seat_at(table, command.seat)
    if seat.holder is None:
        hosting(asking)
        must_be(table, "gathering")
    else:
        own(asking)
        must_be(table, "running")
        if seat.resigned:
            raise Refusal("table-resigned")
        if seat.timed_out:
            raise Refusal("table-time-over")
    if seat.level is None:
        raise Refusal("table-no-bot", seat=command.seat)
    return [events.Returned(**stamp(asking), seat=command.seat)]


# ---- one's own seat --------------------------------------------------------------------------------------------------


def rename(asking: Asking) -> list[AnyEvent]:
    own(asking)
    bounded(asking)
    command = asking.command
    name = free_name(asking.table, command.seat, command.name)
    return [events.Renamed(**stamp(asking), seat=command.seat, name=name, arms=wished(command.arms))]


def ready(asking: Asking) -> list[AnyEvent]:
    """The last seat that is ready starts the match."""
    own(asking)
    table, command = asking.table, asking.command
    must_be(table, "gathering")
    bounded(asking)
    found: list[AnyEvent] = [events.Readied(**stamp(asking), seat=command.seat, ready=command.ready)]
    others = all(seat.ready and not seat.empty for n, seat in enumerate(table.seats) if n != command.seat)
    if command.ready and others:
        found.append(events.Started(at=asking.now))
    return found


def leave(asking: Asking) -> list[AnyEvent]:
    own(asking)
    return [events.Left(**stamp(asking), seat=asking.command.seat)]
