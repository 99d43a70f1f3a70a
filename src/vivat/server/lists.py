"""Lists of tables, from what is stored beside them: no table is read from its events or woken for a list."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from vivat import locale
from vivat.box import names_in
from vivat.errors import Refusal
from vivat.games import definition
from vivat.options import Options
from vivat.play.telling import told
from vivat.server.routes import Ask, Route
from vivat.store.rows import Own
from vivat.table.brief import Brief, SeatBrief
from vivat.table.events import Clock, Status

MOST_LISTED = 100
DECODER = msgspec.json.Decoder(Brief)


class Waiting(msgspec.Struct, frozen=True):
    """A listed table that still gathers."""

    table: str
    game: str
    options: Options
    seats: list[SeatBrief]
    open: list[int]
    clock: Clock
    spectators: bool
    created: int


class Lobby(msgspec.Struct, frozen=True):
    now: int
    tables: list[Waiting]


class YourTable(msgspec.Struct, frozen=True):
    """A table at which this client sits, or which he made: what everybody there knows of it."""

    table: str
    game: str
    status: Status
    options: Options
    seats: list[SeatBrief]
    yours: list[int]
    hosting: bool
    deletable: bool
    waiting: list[int]
    winners: list[int]
    last: str | None  # the newest deed, as a sentence
    at: int
    sayings: int
    paused: bool
    successor: str | None
    length: int  # choices that were made, after the end


class Yours(msgspec.Struct, frozen=True):
    now: int
    tables: list[YourTable]


class Hidden(msgspec.Struct, frozen=True):
    """The table is off this client's list; nothing else has changed."""

    table: str


class Played(msgspec.Struct, frozen=True):
    """A finished match of this client."""

    game: str
    players: int
    level: str  # of the strongest opponent, or `people`
    won: float  # share of the win: 1, 1/k, 0
    at: int


class Statistics(msgspec.Struct, frozen=True):
    played: list[Played]  # the oldest first


async def lobby(ask: Ask) -> Lobby:
    found = []
    for one in await ask.services.lobby.get():
        known = DECODER.decode(one.brief)
        free = [number for number, seat in enumerate(known.seats) if seat.kind == "open"]
        if free:
            found.append(
                Waiting(
                    one.table, one.game, known.options, known.seats, free, known.clock, known.spectators, one.created
                )
            )
    return Lobby(ask.services.clock(), found)


async def yours(ask: Ask) -> Yours:
    rows = await ask.services.store.people.tables(ask.sure(), MOST_LISTED)
    return Yours(ask.services.clock(), [shown(row, ask.language) for row in rows])


def shown(own: Own, language: str) -> YourTable:
    known = DECODER.decode(own.brief)
    mine = [number for number in range(len(known.seats)) if own.seats >> number & 1]
    others = any(seat.kind == "person" for number, seat in enumerate(known.seats) if number not in mine)
    names = names_in(definition(own.game).box, known.options, language)
    return YourTable(
        table=own.table,
        game=own.game,
        status=known.status,
        options=known.options,
        seats=known.seats,
        yours=mine,
        hosting=own.hosting,
        deletable=own.hosting and not (known.status == "running" and others),
        waiting=known.waiting,
        winners=known.winners,
        last=told(own.game, known.last, namer(known, language), language, names) if known.last else None,
        at=known.at,
        sayings=known.sayings,
        paused=known.paused,
        successor=known.successor,
        length=known.length,
    )


def namer(known: Brief, language: str) -> Callable[[int], str]:
    """The names of seats as the page has them."""
    bots = locale.say("web-bot-names", language).split(", ")
    return lambda seat: known.seats[seat].name or (bots[seat] if seat < len(bots) else str(seat))


async def hide_table(ask: Ask) -> Hidden:
    """A finished table goes off one's list; those one sits at are left first."""
    who = ask.sure()
    rows = await ask.services.store.people.tables(who, MOST_LISTED)
    row = next((row for row in rows if row.table == ask.table), None)
    if row is None:
        raise Refusal("table-not-listed")
    if row.status != "over":
        raise Refusal("table-not-over")
    await ask.services.store.people.hide(who, ask.table)
    return Hidden(ask.table)


async def statistics(ask: Ask) -> Statistics:
    found = await ask.services.store.people.results(ask.sure())
    return Statistics([Played(one.game, one.players, one.level, one.won, one.at) for one in found])


ROUTES = (
    Route("GET", "/api/lobby", "Listed tables with open seats", lobby, Lobby),
    Route("GET", "/api/yours", "The tables of this client", yours, Yours),
    Route("DELETE", "/api/yours/{table}", "A finished table off this client's list", hide_table, Hidden),
    Route("GET", "/api/statistics", "How this client's matches ended", statistics, Statistics),
)
