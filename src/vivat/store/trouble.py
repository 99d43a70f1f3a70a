"""What can go wrong with a database, and what a person can do about it."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator

from vivat.store.rows import NotSaved

WHOLE = ("away", "locked", "read-only", "replaced", "removed", "corrupt")  # no single append is to blame
SQLITE = {
    sqlite3.SQLITE_BUSY: "locked",
    sqlite3.SQLITE_LOCKED: "locked",
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_IOERR: "full",  # a file that may not grow
    sqlite3.SQLITE_READONLY: "read-only",
    sqlite3.SQLITE_PERM: "read-only",
    sqlite3.SQLITE_CORRUPT: "corrupt",
    sqlite3.SQLITE_NOTADB: "corrupt",
}
POSTGRES = {"08": "away", "53": "full", "57": "away", "25": "read-only", "XX": "corrupt"}  # by class of its states
BUSY_STATES = ("53300", "55P03")  # too many connections; a lock that was not to be had


def why(problem: BaseException) -> str:
    """The cause, in one word: away, locked, full, read-only, replaced, removed, corrupt; or failed."""
    for inner in chain(problem):
        if isinstance(inner, NotSaved):
            return inner.why
        code = getattr(inner, "sqlite_errorcode", None)
        if isinstance(code, int) and (code & 255) in SQLITE:
            return SQLITE[code & 255]
        state = getattr(inner, "sqlstate", None)
        if isinstance(state, str):
            return "locked" if state in BUSY_STATES else POSTGRES.get(state[:2], "failed")
        if type(inner).__name__ in ("InterfaceError", "ConnectionDoesNotExistError"):  # asyncpg's, without a state
            return "away"
        if isinstance(inner, OSError) and not isinstance(inner, PermissionError | FileNotFoundError):
            return "away"
    return "failed"


def chain(problem: BaseException) -> Iterator[BaseException]:
    """An exception and those it was made from, the innermost first."""
    found: list[BaseException] = []
    inner: BaseException | None = problem
    while inner is not None and inner not in found:
        found.append(inner)
        inner = getattr(inner, "orig", None) or inner.__cause__
    yield from reversed(found)


def saved(problem: Exception) -> NotSaved:
    return problem if isinstance(problem, NotSaved) else NotSaved(first_line(problem), why(problem))


def first_line(problem: BaseException) -> str:
    return (str(problem).splitlines() or [type(problem).__name__])[0][:200]
