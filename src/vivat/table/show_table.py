"""A table as it is shown to everybody: built field by field, from what all who look may know."""

from __future__ import annotations

import msgspec

from vivat.options import Options
from vivat.table.arms import ArmsShown, arms_of
from vivat.table.decide_back import others
from vivat.table.events import Kind, Origin, Status
from vivat.table.rights import may_hint
from vivat.table.table import Table


class SeatShown(msgspec.Struct, frozen=True):
    kind: Kind
    name: str
    level: str | None  # of the bot that plays now
    ready: bool
    resigned: bool
    trouble: int  # times its bot has failed in a row
    move_left: int | None  # milliseconds when its clock was last started or stopped; null without a clock, as for a bot
    game_left: int | None
    deadline: int | None  # when its clock runs out, in the server's time; null while it stands


class SayingShown(msgspec.Struct, frozen=True):
    seat: int
    text: str


class AskShown(msgspec.Struct, frozen=True):
    """Somebody asks for a seat of the running match."""

    seat: int
    name: str
    waits_for: list[int]  # seats of those who have not answered; none where the host answers because nobody plays


class BackShown(msgspec.Struct, frozen=True):
    """Somebody asks to take back his newest choice, after others have acted."""

    seat: int
    steps: int  # that would go
    waits_for: list[int]  # seats of those who have not answered


class HintsShown(msgspec.Struct, frozen=True):
    """Somebody asks that hints be given."""

    seat: int
    waits_for: list[int]  # seats of those who have not answered


class TableShown(msgspec.Struct, frozen=True):
    id: str
    game: str
    options: Options
    seq: int
    status: Status
    paused: bool
    listed: bool
    spectators: bool
    chat: bool
    host: int | None  # the seat of the host; null if he does not sit
    seats: list[SeatShown]
    arms: list[ArmsShown]  # the shield of each seat
    sides: list[int]  # of each seat; partners have the same
    asks: list[AskShown]
    back: BackShown | None
    said: list[SayingShown]
    sayings: int  # in all; `said` are the newest
    dice: str  # SHA-256 of the seed
    seed: str | None  # the seed, after the end
    rematch: list[int]
    successor: str | None
    origin: Origin | None  # the moment of another match that this one goes on from
    hints: bool  # whether those who sit may ask for hints
    hints_asked: HintsShown | None
    hints_denied: list[int]  # the seats that asked for them and were refused
    first_game: bool  # whether the page explains it


def shown_table(table: Table) -> TableShown:
    over = table.status == "over"
    return TableShown(
        id=table.id,
        game=table.game.id,
        options=dict(table.game.options),
        seq=table.seq,
        status=table.status,
        paused=table.paused,
        listed=table.listed,
        spectators=table.spectators,
        chat=table.chat,
        host=table.host,
        seats=[shown_seat(table, number) for number in range(len(table.seats))],
        arms=arms_of(table.seats),
        sides=table.sides(),
        asks=[shown_ask(table, seat) for seat in table.people.asks] if table.status == "running" else [],
        back=shown_back(table),
        said=[SayingShown(seat, text) for seat, text in table.said],
        sayings=table.sayings,
        dice=table.commitment,
        seed=table.seed if over and not table.imported else None,
        rematch=sorted(table.rematch),
        successor=table.successor,
        origin=table.origin,
        hints=may_hint(table),
        hints_asked=shown_hints(table),
        hints_denied=sorted(table.people.unhinted),
        first_game=table.first_game,
    )


def shown_seat(table: Table, number: int) -> SeatShown:
    seat = table.seats[number]
    return SeatShown(
        kind=seat.kind,
        name=seat.name,
        level=seat.level,
        ready=seat.ready,
        resigned=seat.resigned,
        trouble=seat.troubles,
        move_left=seat.move_left if table.clock.move and seat.kind != "bot" else None,
        game_left=seat.game_left if table.clock.game and seat.kind != "bot" else None,
        deadline=table.deadline(number),
    )


def shown_ask(table: Table, number: int) -> AskShown:
    ask = table.people.asks[number]
    return AskShown(number, ask.name, seats_held_by(table, table.players() - ask.agreed))


def shown_back(table: Table) -> BackShown | None:
    back = table.people.back
    if back is None or table.match is None:
        return None
    waits = seats_held_by(table, others(table, back.seat) - back.allowed)
    return BackShown(back.seat, len(table.match.steps) - back.step, waits)


def shown_hints(table: Table) -> HintsShown | None:
    ask = table.people.hints
    if ask is None or table.status != "running":
        return None
    return HintsShown(ask.seat, seats_held_by(table, others(table, ask.seat) - ask.allowed))


def seats_held_by(table: Table, people: set[str]) -> list[int]:
    return [number for number, seat in enumerate(table.seats) if seat.holder in people]
