"""Events and records as files: a table to keep elsewhere, and back.

vivat events 1 <table>          first line
{"kind":"created",...}          one event a line
end <number of events> <seal>   the last line proves that nothing is missing
"""

from __future__ import annotations

from vivat.store.log import Append, Row, Store, Summary, seal
from vivat.table import events
from vivat.table.table import Table

FIRST = "vivat events 1"
MOST_BYTES = 50_000_000


class BadFile(ValueError):
    """Not a file of events, or not all of one."""


async def export_events(store: Store, table: str) -> str:
    rows = await store.events(table)
    mark = b""
    for row in rows:
        mark = seal(mark, row.body)
    body = [row.body.decode() for row in rows]
    return "\n".join([f"{FIRST} {table}", *body, f"end {len(rows)} {mark.hex()}", ""])


async def import_events(store: Store, text: str) -> str:
    """Store a table that was exported, and return its name. It is folded first: only a possible one is taken."""
    lines = text.split("\n")
    head, ends = lines[0].split(" "), lines[-2].split(" ") if len(lines) > 2 else []
    if len(text) > MOST_BYTES or " ".join(head[:3]) != FIRST or len(head) != 4 or len(ends) != 3 or ends[0] != "end":
        raise BadFile("not a file of events, or cut off")
    mark, table, rows = b"", Table(), []
    for number, line in enumerate(lines[1:-2], start=1):
        try:
            table.fold(events.read(line.encode()))
        except Exception as problem:
            raise BadFile(f"line {number + 1}: {problem}") from None
        mark = seal(mark, line.encode())
        rows.append(Row(head[3], number, line.encode()))
    if ends[1:] != [str(len(rows)), mark.hex()] or table.id != head[3]:
        raise BadFile("the last line does not fit: something is missing or was changed")
    await store.append(Append(rows, [summary(table)]))
    return table.id


def summary(table: Table) -> Summary:
    return Summary(table.id, table.game.id, table.status, table.listed, table.needs_care, table.created)


def replay(rows: list[Row]) -> Table:
    """A table is what its events make it."""
    table = Table()
    for row in rows:
        table.fold(events.read(row.body))
    return table
