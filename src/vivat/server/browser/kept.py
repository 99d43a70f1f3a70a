"""All tables of this browser: listed, saved to a file, read from one.

The file is a line of JSON for the browser and one for each table, with its events as they are stored. Whoever reads it
elsewhere sits where its owner sat: the mark of the holder is exchanged.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from vivat.errors import Refusal
from vivat.server.browser.store import StoredTable
from vivat.server.routes import Ask, Route
from vivat.server.stored import append_of, results_of
from vivat.store.rows import Conflict, NotSaved
from vivat.table import Decision, Table, events

FORM: Literal["vivat tables 1"] = "vivat tables 1"
MOST_FILE = 200_000_000  # characters


class Kept(msgspec.Struct, frozen=True):
    store: str  # another name when the browser has cleared the one before
    tables: list[StoredTable]


class Brought(msgspec.Struct, frozen=True):
    """How many tables came from a file, and how many were here already."""

    new: int
    known: int


class Head(msgspec.Struct, frozen=True):
    form: Literal["vivat tables 1"]
    holder: str


class Saved(msgspec.Struct, frozen=True):
    table: str
    events: list[msgspec.Raw]


async def kept(ask: Ask) -> Kept:
    """Those visited last come first."""
    found = await ask.services.store.index.all()  # type: ignore[attr-defined]
    return Kept(ask.sure()[:12], sorted(found, key=lambda one: -one.visited))


async def save(ask: Ask) -> str:
    lines = [msgspec.json.encode(Head(FORM, ask.sure()))]
    for one in await ask.services.store.index.all():  # type: ignore[attr-defined]
        rows = await ask.services.store.events(one.table)
        lines.append(msgspec.json.encode(Saved(one.table, [msgspec.Raw(row.body) for row in rows])))
    return b"\n".join(lines).decode() + "\n"


async def bring(ask: Ask) -> Brought:
    """Every table of a file, or none: it is read whole before anything is stored."""
    new, known = [], 0
    for decision in read(ask.body, ask.sure()):
        if await ask.services.store.events(decision.table.id):
            known += 1
        else:
            new.append(decision)
    for decision in new:
        try:
            over = results_of(decision.table) if decision.table.status == "over" else []
            await ask.services.store.append(append_of(0, decision, None)._replace(results=over))
        except (Conflict, NotSaved):
            raise Refusal("server-not-saved") from None
    return Brought(len(new), known)


def read(text: str, who: str) -> list[Decision]:
    head, _, rest = text.partition("\n")
    try:
        owner = msgspec.json.decode(head, type=Head).holder
        return [table_of(line.replace(owner, who)) for line in rest.splitlines() if line]
    except Exception:  # whatever is wrong with a file of a stranger
        raise Refusal("site-file-unknown") from None


def table_of(line: str) -> Decision:
    saved = msgspec.json.decode(line, type=Saved)
    table, happened = Table(), [events.read(bytes(raw)) for raw in saved.events]
    for event in happened:
        table.fold(event)
    if table.id != saved.table or not happened:
        raise ValueError("the events are of another table")
    return Decision(table, happened)


ROUTES = (
    Route("GET", "/api/kept", "All tables of this browser", kept, Kept),
    Route("GET", "/api/kept/file", "All of them, to be saved", save),
    Route("POST", "/api/kept/file", "Tables from such a file", bring, Brought, str, most=MOST_FILE),
)
