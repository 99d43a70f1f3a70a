"""The durable event log: SQLite by default, PostgreSQL by URL. What it has acknowledged is on disk.

The databases' own packages are loaded when a `Store` is first asked for: rows and errors need none of them.
"""

from typing import TYPE_CHECKING, Any

from vivat.store.rows import Append, Conflict, Damaged, Gone, NotSaved, Result, Row, Sitting, Summary

if TYPE_CHECKING:
    from vivat.store.log import Store, open_store

__all__ = [
    "Append", "Conflict", "Damaged", "Gone", "NotSaved", "Result", "Row", "Sitting", "Store", "Summary", "open_store",
]  # fmt: skip


def __getattr__(name: str) -> Any:
    if name not in ("Store", "open_store"):
        raise AttributeError(name)
    from vivat.store import log

    return getattr(log, name)
