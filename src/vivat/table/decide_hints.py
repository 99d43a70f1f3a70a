"""Agreeing on hints while a match runs: the rules of "Hints" in docs/build/server.md, by their numbers."""

from __future__ import annotations

from vivat.errors import Refusal
from vivat.table import events
from vivat.table.decide_back import all_allow, answering
from vivat.table.events import AnyEvent
from vivat.table.rights import Asking, bounded, may_hint, own, playing, stamp
from vivat.table.table import Table


def ask_hints(asking: Asking) -> list[AnyEvent]:
    """Rule 2: who plays this seat asks, where there are none."""
    table, command = asking.table, asking.command
    seat = own(asking)
    playing(asking)
    if not seat.plays:
        raise Refusal("table-bot-plays", seat=command.seat)
    if may_hint(table):
        raise Refusal("table-hints-on")
    if table.people.hints is not None:
        raise Refusal("table-hints-asked")
    if command.seat in table.people.unhinted:  # rule 4
        raise Refusal("table-hints-denied")
    bounded(asking)
    return [events.HintsAsked(**stamp(asking), seat=command.seat)]


def allow_hints(asking: Asking) -> list[AnyEvent]:
    """Rules 3 and 4: each of the others who play says yes, or one says no."""
    who = answering(asking, asking.table.people.hints, "table-hints-not-asked")
    command = asking.command
    return [events.HintsAnswered(**stamp(asking), seat=command.seat, holder=who, allow=command.allow)]


def agreed(table: Table) -> events.HintsAgreed | None:
    """Rule 3: what all are agreed on now."""
    ask = table.people.hints
    if ask is None or not all_allow(table, ask):
        return None
    return events.HintsAgreed(at=table.at)
