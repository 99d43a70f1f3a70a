"""What of a table is stored: its events as rows, and what lists tell of it."""

from __future__ import annotations

import msgspec

from vivat.store import Append, Result, Row, Sitting, Summary
from vivat.table import Decision, Table, events
from vivat.table.brief import brief, outcomes, parts


def append_of(seq: int, decision: Decision, before: Table | None) -> Append:
    table = decision.table
    rows = [Row(table.id, number, events.write(event)) for number, event in enumerate(decision.events, seq + 1)]
    ended = table.status == "over" and before is not None and before.status != "over"
    found = Append(rows, [summary(table)], sittings_of(before, table), results_of(table) if ended else [])
    if decision.born is not None:
        other = append_of(0, decision.born, None)
        found = Append(*(mine + theirs for mine, theirs in zip(found, other, strict=True)))  # type: ignore[operator]
    return found


def summary(table: Table) -> Summary:
    told = msgspec.json.encode(brief(table))
    return Summary(table.id, table.game.id, table.status, table.listed, table.created, told, table.at)


def sittings_of(before: Table | None, table: Table) -> list[Sitting]:
    """Whose part in the table has changed."""
    was, now = {} if before is None else parts(before), parts(table)
    gone = [Sitting(table.id, holder) for holder in was.keys() - now.keys()]
    came = [Sitting(table.id, one.holder, one.seats, one.hosting) for one in now.values() if was.get(one.holder) != one]
    return gone + came


def results_of(table: Table) -> list[Result]:
    return [
        Result(one.holder, table.id, table.game.id, one.players, one.level, one.won, table.at)
        for one in outcomes(table)
    ]
