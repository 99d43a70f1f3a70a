"""The study of many records: what is in them, which of them one looks for, and what they add up to.

sources.py              records in files, folders, archives and collections, in batches
reading.py              one record as a row of a table
collection.py, counts.py the table, searched and counted by DuckDB
words.py, page.py
"""

from vivat.study.collection import Collection, check
from vivat.study.sources import batches

__all__ = ["Collection", "batches", "check"]
