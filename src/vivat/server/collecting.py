"""Records of many finished matches in one file, as `vivat study` reads it: docs/study/collections.md."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Annotated

import msgspec

from vivat.errors import Refusal
from vivat.server.routes import Ask, Route
from vivat.table import Table
from vivat.table.commands import TableId
from vivat.table.show import record, seats_of

MOST = 100  # matches in one file


class Wanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    tables: Annotated[list[TableId], msgspec.Meta(min_length=1, max_length=MOST)]


class Line(msgspec.Struct, frozen=True):
    """A match of a collection."""

    record: str
    seats: list[str]  # the name of a person, the level of a bot


async def collect(ask: Ask) -> str:
    """The records of those of these tables that are over and may be looked at; others are left out."""
    ask.sure()
    lines = []
    async with ask.services.expensive.turn(ask.address):
        for name in dict.fromkeys(ask.body.tables):
            with contextlib.suppress(Refusal):
                table = (await ask.services.tables.get(name)).table
                seats = seats_of(table, ask.who)
                if table.status == "over" and table.match is not None and table.match.over:
                    lines.append(msgspec.json.encode(Line(record(table, seats, None), who_sat(table))).decode())
            await asyncio.sleep(0)  # others are served meanwhile
    return "".join(f"{line}\n" for line in lines)


def who_sat(table: Table) -> list[str]:
    return [seat.name or seat.level or "" for seat in table.seats]


ROUTES = (Route("POST", "/api/collection", "Records of finished matches, a line each", collect, body=Wanted),)
