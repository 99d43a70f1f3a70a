"""Taking back after others have acted: the rules of "Taking back" in docs/build/server.md, by their numbers."""

from __future__ import annotations

from vivat.errors import CannotUndo, Refusal
from vivat.play.taking_back import back_to
from vivat.table import events
from vivat.table.events import AnyEvent
from vivat.table.refusals import Forbidden, Stale
from vivat.table.rights import Asking, bounded, own, playing, stamp
from vivat.table.table import Table


def take_back(asking: Asking) -> list[AnyEvent]:
    """Rules 2 to 4: who may ask is who plays this seat; what may be asked is the same whatever is hidden."""
    table, command = asking.table, asking.command
    seat = own(asking)
    playing(asking)
    if command.seq < table.changed:
        raise Stale("table-stale")
    if seat.level is not None:
        raise Refusal("table-bot-plays", seat=command.seat)
    step = back_to(table.running, command.seat)
    if isinstance(step, CannotUndo):  # rule 3
        raise step
    if table.people.back is not None:
        raise Refusal("table-back-asked")
    if command.seat in table.people.denied:  # rule 5
        raise Refusal("table-back-denied")
    bounded(asking, "undo")
    return [events.BackAsked(**stamp(asking), seat=command.seat, step=step)]


def allow(asking: Asking) -> list[AnyEvent]:
    """Rules 4 and 5: each of the others who play says yes, or one says no."""
    table, command, who = asking.table, asking.command, asking.who or ""
    own(asking)
    back = table.people.back
    if back is None:
        raise Refusal("table-back-not-asked")
    if who not in others(table, back.seat):
        raise Forbidden("table-players-only")
    bounded(asking)
    return [events.BackAnswered(**stamp(asking), seat=command.seat, holder=who, allow=command.allow)]


def others(table: Table, seat: int) -> set[str]:
    """Rule 4: those who play and do not ask."""
    return table.players() - {table.seats[seat].holder or ""}


def agreed(table: Table) -> events.TakenBack | None:
    """What all are agreed on now, be it because there are only bots or because the last to answer has gone."""
    back = table.people.back
    if table.status != "running" or back is None or not others(table, back.seat) <= back.allowed:
        return None
    return events.TakenBack(at=table.at, seat=back.seat, step=back.step)
