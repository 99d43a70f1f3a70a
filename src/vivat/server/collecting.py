"""Many finished matches: their records in one file, as `vivat study` reads it (docs/study/collections.md), and those of
them that came to a position."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from typing import Annotated, Any

import msgspec

from vivat.errors import Refusal
from vivat.play.order import in_seat_order
from vivat.play.reached import reached
from vivat.server.routes import Ask, Route
from vivat.table import Table
from vivat.table.commands import TableId
from vivat.table.show import record, seats_of

MOST = 100  # matches in one file


class Wanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    tables: Annotated[list[TableId], msgspec.Meta(min_length=1, max_length=MOST)]


class Sought(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Matches that came to a position, or to one that holds this part of it."""

    tables: Annotated[list[TableId], msgspec.Meta(min_length=1, max_length=MOST)]
    position: dict[str, Any]


class Reached(msgspec.Struct, frozen=True):
    table: str
    step: int  # after so many


class Line(msgspec.Struct, frozen=True):
    """A match of a collection."""

    record: str
    seats: list[str]  # the name of a person, the level of a bot


async def collect(ask: Ask) -> str:
    """The records of those of these tables that are over and may be looked at; others are left out."""
    ask.sure()
    lines = [await ask.services.long(line, table, seats) async for table, seats in finished(ask)]
    return "".join(lines)


def line(table: Table, seats: tuple[int, ...]) -> str:
    return msgspec.json.encode(Line(record(table, seats, None), who_sat(table))).decode() + "\n"


async def search_positions(ask: Ask) -> list[Reached]:
    """Those of these tables whose match came to the position, each with the first time it did."""
    ask.sure()
    found = []
    async for table, _ in finished(ask):
        step = await ask.services.long(first_time, table, ask.body.position)
        if step is not None:
            found.append(Reached(table.id, step))
    return found


def first_time(table: Table, position: dict[str, Any]) -> int | None:
    return reached(in_seat_order(table.running), position)


async def finished(ask: Ask) -> AsyncIterator[tuple[Table, tuple[int, ...]]]:
    """Those of the tables asked for that are over and may be looked at, with one's seats there."""
    wanted = list(dict.fromkeys(ask.body.tables))
    ask.services.loads.check(ask.address, sum(name not in ask.services.tables.loaded for name in wanted))
    async with ask.services.expensive.turn(ask.address):
        for name in wanted:
            with contextlib.suppress(Refusal):
                table = (await ask.services.tables.get(name)).table
                seats = seats_of(table, ask.who)
                if table.status == "over" and table.match is not None and table.match.over:
                    yield table, seats


def who_sat(table: Table) -> list[str]:
    return [seat.name or seat.level or "" for seat in table.seats]


ROUTES = (
    Route("POST", "/api/collection", "Records of finished matches, a line each", collect, body=Wanted),
    Route("POST", "/api/collection/positions", "Which came to a position", search_positions, list[Reached], Sought),
)
