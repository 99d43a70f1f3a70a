"""Taking back after others have acted: the rules of "Taking back" in docs/build/server.md, by their numbers."""

from __future__ import annotations

from vivat.errors import CannotUndo, Refusal
from vivat.play.taking_back import back_to
from vivat.table import events
from vivat.table.events import AnyEvent
from vivat.table.refusals import Forbidden, Stale
from vivat.table.rights import Asking, bounded, own, playing, stamp
from vivat.table.seat import BackAsk, HintsAsk
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
    who = answering(asking, asking.table.people.back, "table-back-not-asked")
    command = asking.command
    return [events.BackAnswered(**stamp(asking), seat=command.seat, holder=who, allow=command.allow)]


def answering(asking: Asking, ask: BackAsk | HintsAsk | None, nobody: str) -> str:
    """Who says yes or no to what a seat asks of the others."""
    own(asking)
    if ask is None:
        raise Refusal(nobody)
    who = asking.who or ""
    if who not in others(asking.table, ask.seat):
        raise Forbidden("table-players-only")
    bounded(asking)
    return who


def others(table: Table, seat: int) -> set[str]:
    """Rule 4: those who play and do not ask."""
    return table.players() - {table.seats[seat].holder or ""}


def all_allow(table: Table, ask: BackAsk | HintsAsk) -> bool:
    return table.status == "running" and others(table, ask.seat) <= ask.allowed


def agreed(table: Table) -> events.TakenBack | None:
    """What all are agreed on now, be it because there are only bots or because the last to answer has gone."""
    back = table.people.back
    if back is None or not all_allow(table, back):
        return None
    return events.TakenBack(at=table.at, seat=back.seat, step=back.step)
