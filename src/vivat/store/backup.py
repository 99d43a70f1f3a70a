"""A copy of an SQLite database while it is in use, and proof that the copy is whole."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from pathlib import Path
from typing import NamedTuple

from vivat.store.rows import seal

ROWS = "select table_id, seq, body, seal from events order by table_id, seq"


class Copied(NamedTuple):
    tables: int
    events: int
    damaged: list[str]  # tables whose seals are wrong, as they are in the original


def back_up(source: Path, target: Path) -> Copied:
    """Copy the database as it is at one moment; writers need not wait. The copy gets its name when it is checked.

    Raises OSError or sqlite3.Error, and then there is no copy; FileExistsError when something of that name is there.
    """
    if target.exists():
        raise FileExistsError(target)
    part = target.with_name(target.name + ".part")
    part.unlink(missing_ok=True)
    os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))  # it holds seeds and the key of all tokens
    try:
        with opened(source) as original, contextlib.closing(sqlite3.connect(part)) as copy:
            original.backup(copy)
            copy.execute("pragma journal_mode=delete")  # one file, complete without a second beside it
        copied = check(part)
        part.rename(target)
        return copied
    finally:
        part.unlink(missing_ok=True)


def opened(path: Path) -> contextlib.closing[sqlite3.Connection]:
    return contextlib.closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True))


def check(path: Path) -> Copied:
    """Read every event of a database and check its seal."""
    tables: set[str] = set()
    damaged: set[str] = set()
    events, before, expected = 0, b"", 1
    with opened(path) as connection:
        if (problem := connection.execute("pragma quick_check").fetchone()[0]) != "ok":
            raise sqlite3.DatabaseError(problem)
        for table, seq, body, mark in connection.execute(ROWS):
            if table not in tables:
                before, expected = b"", 1
            tables.add(table)
            if seq != expected or not isinstance(body, bytes) or seal(before, body) != mark:
                damaged.add(table)
            before, expected, events = mark, seq + 1, events + 1
    return Copied(len(tables), events, sorted(damaged))
