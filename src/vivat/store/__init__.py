"""The durable event log: SQLite by default, PostgreSQL by URL. What it has acknowledged is on disk."""

from vivat.store.log import Append, Conflict, Damaged, NotSaved, Row, Store, Summary, open_store

__all__ = ["Append", "Conflict", "Damaged", "NotSaved", "Row", "Store", "Summary", "open_store"]
