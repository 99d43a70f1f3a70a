"""Playing, talking, playing again, and what the server itself does at a table."""

from __future__ import annotations

from vivat.errors import Refusal
from vivat.table import events, text
from vivat.table.bots import LAST_RESORT, STAND_IN
from vivat.table.events import AnyEvent
from vivat.table.refusals import Forbidden, Stale
from vivat.table.rights import SERVER, Asking, bounded, must_be, own, playing, seat_at, seated, stamp
from vivat.table.seat import Seat

MOST_SAYINGS = 500
ATTEMPTS = 3  # of a bot, before another level takes its place


def choose(asking: Asking) -> list[AnyEvent]:
    table, command = asking.table, asking.command
    seat = own(asking)
    playing(asking)
    if command.seq < table.asked.get(command.seat, table.changed):
        raise Stale("table-stale")
    if seat.level is not None:
        raise Refusal("table-bot-plays", seat=command.seat)
    if len(command.choices) > 1:
        table.running.check_sequence(command.seat, command.choices)
    return [events.Chose(**stamp(asking), seat=command.seat, choices=command.choices)]


def undo(asking: Asking) -> list[AnyEvent]:
    """The newest step of this seat, with the steps that were then taken for it."""
    table, command = asking.table, asking.command
    own(asking)
    playing(asking)
    if command.seq < table.changed:
        raise Stale("table-stale")
    if problem := table.running.cannot_undo(command.seat):
        raise problem
    bounded(asking, "undo")
    return [events.Undone(**stamp(asking), seat=command.seat, steps=1 + table.forced)]


def resign(asking: Asking) -> list[AnyEvent]:
    """The seat's side loses if it is the last; otherwise a bot plays on for the seat."""
    seat = own(asking)
    must_be(asking.table, "running")
    if seat.resigned:
        raise Refusal("table-resigned")
    return [events.Resigned(**stamp(asking), seat=asking.command.seat, level=STAND_IN)]


def pause(asking: Asking) -> list[AnyEvent]:
    seated(asking)
    playing(asking)
    bounded(asking)
    return [events.Paused(**stamp(asking))]


def resume(asking: Asking) -> list[AnyEvent]:
    seated(asking)
    must_be(asking.table, "running")
    if not asking.table.paused:
        raise Refusal("table-not-paused")
    return [events.Resumed(**stamp(asking))]


def say(asking: Asking) -> list[AnyEvent]:
    own(asking)
    table = asking.table
    if not table.chat:
        raise Refusal("table-chat-off")
    silent = table.game.definition.partners_are_silent
    if silent and table.status == "running" and len(set(table.sides())) < len(table.seats):
        raise Refusal("table-chat-teams", rule=silent)
    if table.sayings >= MOST_SAYINGS:
        raise Refusal("table-chat-full", most=MOST_SAYINGS)
    bounded(asking)
    return [events.Said(**stamp(asking), seat=asking.command.seat, text=text.saying(asking.command.text))]


def rematch(asking: Asking) -> list[AnyEvent]:
    """Rule 11: whoever sits there makes the table again, once; the others find it from here."""
    table, command = asking.table, asking.command
    own(asking)
    must_be(table, "over")
    if table.successor is not None:
        raise Refusal("table-rematch-made")
    asked = events.RematchAsked(**stamp(asking), seat=command.seat)
    return [asked, events.RematchMade(at=asking.now, table=asking.fresh.table)]


# ---- the server's own ------------------------------------------------------------------------------------------------


def bot_choose(asking: Asking) -> list[AnyEvent]:
    bot_asked(asking)
    command = asking.command
    return [events.Chose(at=asking.now, seat=command.seat, choices=[command.choice], by="bot")]


def bot_trouble(asking: Asking) -> list[AnyEvent]:
    seat = bot_asked(asking)
    attempt = seat.troubles + 1
    instead = LAST_RESORT if attempt >= ATTEMPTS and seat.level != LAST_RESORT else ""
    return [events.Troubled(at=asking.now, seat=asking.command.seat, attempt=attempt, instead=instead)]


def bot_asked(asking: Asking) -> Seat:
    table, command = asking.table, asking.command
    server(asking)
    playing(asking)
    seat = seat_at(table, command.seat)
    if seat.level is None or table.asked.get(command.seat) != command.seq:
        raise Stale("table-stale")
    return seat


def flag(asking: Asking) -> list[AnyEvent]:
    """It fell when the time was over, however much later somebody looked: no more than that time is used."""
    server(asking)
    table, seat = asking.table, asking.command.seat
    deadline = table.deadline(seat)
    if deadline is None or asking.now < deadline:
        raise Stale("table-stale")
    return [events.FlagFell(at=max(deadline, table.at), seat=seat, level=STAND_IN)]


def skip(asking: Asking) -> list[AnyEvent]:
    server(asking)
    if all(seat.since is None for seat in asking.table.seats):
        raise Stale("table-stale")
    return [events.Skipped(at=asking.now, start=asking.command.start, end=asking.command.end)]


def server(asking: Asking) -> None:
    if asking.who != SERVER:
        raise Forbidden("table-not-seated")
