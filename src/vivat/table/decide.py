"""What a command becomes: events, or a refusal. Nothing else changes a table."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Collection
from typing import NamedTuple

from vivat.errors import Refusal
from vivat.play import Game
from vivat.table import commands, events, text
from vivat.table.bots import LAST_RESORT, STAND_IN
from vivat.table.events import AnyEvent, Clock, Created, Place
from vivat.table.refusals import Forbidden, Stale
from vivat.table.rights import (
    Asking,
    Fresh,
    free_name,
    hosting,
    key,
    known_level,
    must_be,
    own,
    playing,
    seat_at,
    seated,
    stamp,
)
from vivat.table.table import Seat, Table

MOST_EVENTS = 50_000
MOST_SAYINGS = 500
MOST_FORCED = 500
ATTEMPTS = 3  # of a bot, before another level takes its place


class Decision(NamedTuple):
    table: Table  # as it is with the events
    events: list[AnyEvent]
    born: Decision | None = None  # another table, to be stored together with them


def decide(
    table: Table, who: str | None, command: commands.AnyCommand, now: int, levels: Collection[str], fresh: Fresh
) -> Decision:
    """The events of a command of this client; with `who` "server", of the server's own."""
    if table.seq >= MOST_EVENTS:
        raise Refusal("table-full", most=MOST_EVENTS)
    if table.imported:
        raise Refusal("table-archive")
    now = max(now, table.at)
    asking = Asking(table, who, command, now, levels, fresh)
    if isinstance(command, commands.Command) and command.seq > table.seq:
        raise Stale("table-future", seq=command.seq, now=table.seq)
    found = RULES[type(command)](asking)
    born = again(asking) if isinstance(found[-1], events.RematchMade) else None
    return folded(table, found, born)


def folded(table: Table, found: list[AnyEvent], born: Decision | None = None) -> Decision:
    after = table.fork()
    for event in found:
        after.fold(event)
    if found and isinstance(found[-1], events.Chose | events.Started | events.Undone):
        found = [*found, *forced_steps(after)]
    return Decision(after, found, born)


def forced_steps(table: Table) -> list[AnyEvent]:
    """Steps with a single option are taken for the seat where the game says that this tells nothing (KD-9.5)."""
    taken: list[AnyEvent] = []
    while (step := forced_step(table)) and len(taken) < MOST_FORCED:
        table.fold(step)
        taken.append(step)
    return taken


def forced_step(table: Table) -> events.Chose | None:
    may_take_for = getattr(table.game.rooms.view, "may_take_for", None)
    if may_take_for is None:
        return None
    for seat in sorted(table.waiting):
        state = table.running.state
        if len(state.options(seat)) == 1 and may_take_for(state, seat):
            return events.Chose(at=table.at, seat=seat, choices=table.running.choices(seat), by="forced")
    return None


# ---- creating --------------------------------------------------------------------------------------------------------


def create(who: str, wanted: commands.Create, now: int, levels: Collection[str], fresh: Fresh) -> Decision:
    """A new table, with its creator in it."""
    game = Game(wanted.game, **{**wanted.options, "players": wanted.options.get("players", len(wanted.seats))})
    if game.options["players"] != len(wanted.seats):
        raise Refusal("table-seats", seats=len(wanted.seats), players=game.options["players"])
    kinds = [plan.kind for plan in wanted.seats]
    if kinds.count("person") != 1:
        raise Refusal("table-one-person")
    places = [placed(plan, who, levels) for plan in wanted.seats]
    names = [place.name.casefold() for place in places if place.name]
    if len(set(names)) < len(names):
        raise Refusal("table-name-taken")
    clock = Clock(move=wanted.clock.move * 1000, game=wanted.clock.game * 1000)
    event = Created(
        at=now, key=key(who, wanted.id), table=fresh.table, game=game.id, options=game.options, places=places,
        seed=fresh.seed, invitation=fresh.invitation, listed=wanted.listed, spectators=wanted.spectators,
        chat=wanted.chat, clock=clock,
    )  # fmt: skip
    return folded(Table(), [event])


def placed(plan: commands.Plan, who: str, levels: Collection[str]) -> Place:
    if plan.kind == "bot":
        return Place("bot", level=known_level(plan.level or STAND_IN, levels))
    if plan.level is not None:
        raise Refusal("table-level-of-person")
    if plan.kind == "open":
        return Place("open")
    return Place("person", name=text.name(plan.name or ""), holder=who)


def archive(record: str, game: Game, now: int, fresh: Fresh) -> Decision:
    """A table made from a record that was read before; to look at, not to play on."""
    places = [Place("open") for _ in range(game.options["players"])]
    event = Created(
        at=now, table=fresh.table, game=game.id, options=game.options, places=places, seed=fresh.seed,
        invitation=fresh.invitation, record=record,
    )  # fmt: skip
    return folded(Table(), [event])


# ---- seats -----------------------------------------------------------------------------------------------------------


def take(asking: Asking) -> list[AnyEvent]:
    """An open seat, or one that was left; with the invitation, unless the table is listed or one sits there already."""
    table, command = asking.table, asking.command
    if asking.who is None:
        raise Forbidden("table-no-token")
    seat = seat_at(table, command.seat)
    invited = secrets.compare_digest(command.invitation.encode(), table.invitation.encode())
    if not (table.listed or invited or table.held_by(asking.who)):
        raise Forbidden("table-invitation")
    if table.status == "over":
        raise Refusal("table-is-over")
    if seat.holder is not None or (seat.level and table.status == "gathering") or seat.resigned or seat.timed_out:
        raise Refusal("table-seat-taken", seat=command.seat)
    name = free_name(table, command.seat, command.name)
    return [events.Taken(**stamp(asking), seat=command.seat, name=name, holder=asking.who)]


def rename(asking: Asking) -> list[AnyEvent]:
    own(asking)
    name = free_name(asking.table, asking.command.seat, asking.command.name)
    return [events.Renamed(**stamp(asking), seat=asking.command.seat, name=name)]


def ready(asking: Asking) -> list[AnyEvent]:
    """The last seat that is ready starts the match."""
    own(asking)
    table, command = asking.table, asking.command
    must_be(table, "gathering")
    found: list[AnyEvent] = [events.Readied(**stamp(asking), seat=command.seat, ready=command.ready)]
    others = all(seat.ready and not seat.empty for n, seat in enumerate(table.seats) if n != command.seat)
    if command.ready and others:
        found.append(events.Started(at=asking.now))
    return found


def bot(asking: Asking) -> list[AnyEvent]:
    table, command = asking.table, asking.command
    seat = seat_at(table, command.seat)
    if seat.holder is None:
        hosting(asking)
        if table.status == "over" or (seat.level and table.status == "running"):
            raise Refusal("table-seat-taken", seat=command.seat)
    else:
        own(asking)
        must_be(table, "running")
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


def leave(asking: Asking) -> list[AnyEvent]:
    own(asking)
    return [events.Left(**stamp(asking), seat=asking.command.seat)]


# ---- playing ---------------------------------------------------------------------------------------------------------


def choose(asking: Asking) -> list[AnyEvent]:
    table, command = asking.table, asking.command
    seat = own(asking)
    playing(asking)
    if command.seq < table.asked.get(command.seat, table.changed):
        raise Stale("table-stale")
    if seat.level is not None:
        raise Refusal("table-bot-plays", seat=command.seat)
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
    if table.status == "running" and len(set(table.sides())) < len(table.seats):
        raise Refusal("table-chat-teams", rule="KD-9.1")
    if table.sayings >= MOST_SAYINGS:
        raise Refusal("table-chat-full", most=MOST_SAYINGS)
    return [events.Said(**stamp(asking), seat=asking.command.seat, text=text.saying(asking.command.text))]


def rematch(asking: Asking) -> list[AnyEvent]:
    """When every person at the table asks for it, the table is made again, the seats moved on by one."""
    table, command = asking.table, asking.command
    own(asking)
    must_be(table, "over")
    if table.successor is not None:
        raise Refusal("table-rematch-made")
    found: list[AnyEvent] = [events.RematchAsked(**stamp(asking), seat=command.seat)]
    agreed = table.rematch | {command.seat}
    willing = {seat.holder for n, seat in enumerate(table.seats) if n in agreed}
    if {seat.holder for seat in table.seats if seat.holder} <= willing:
        found.append(events.RematchMade(at=asking.now, table=asking.fresh.table))
    return found


def again(asking: Asking) -> Decision:
    table, fresh = asking.table, asking.fresh
    moved = [*table.seats[1:], table.seats[0]]
    places = [
        Place("person", seat.name, seat.holder) if seat.holder else Place("bot", level=seat.level or STAND_IN)
        for seat in moved
    ]
    created = Created(
        at=asking.now, table=fresh.table, game=table.game.id, options=table.game.options, places=places,
        seed=fresh.seed, invitation=fresh.invitation, listed=table.listed, spectators=table.spectators,
        chat=table.chat, clock=table.clock,
    )  # fmt: skip
    return folded(Table(), [created, events.Started(at=asking.now)])


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
    if asking.who != "server":
        raise Forbidden("table-not-seated")


RULES: dict[type, Callable[[Asking], list[AnyEvent]]] = {
    commands.Take: take,
    commands.Rename: rename,
    commands.Ready: ready,
    commands.Bot: bot,
    commands.Back: back,
    commands.Leave: leave,
    commands.Choose: choose,
    commands.Undo: undo,
    commands.Resign: resign,
    commands.Pause: pause,
    commands.Resume: resume,
    commands.Say: say,
    commands.Rematch: rematch,
    commands.BotChoose: bot_choose,
    commands.BotTrouble: bot_trouble,
    commands.Flag: flag,
    commands.Skip: skip,
}
