"""The durable event log: SQLite by default, PostgreSQL by URL. What it has acknowledged is on disk."""

from vivat.store.log import Append, Store, Summary, open_store
from vivat.store.people import Result, Sitting
from vivat.store.trouble import Conflict, Damaged, Gone, NotSaved, Row

__all__ = [
    "Append",
    "Conflict",
    "Damaged",
    "Gone",
    "NotSaved",
    "Result",
    "Row",
    "Sitting",
    "Store",
    "Summary",
    "open_store",
]
