"""The writing end of an SQLite file: one connection in one thread.

A commit then costs one change of threads instead of one for each statement.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

WAIT = 10.0  # seconds for another process to finish writing


def durable(connection: Any, _: object = None) -> None:
    """A write-ahead log, and every commit on disk before it is acknowledged."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=wal", "synchronous=full", "foreign_keys=on"):
        cursor.execute(f"pragma {pragma}")
    cursor.close()


class Writer:
    def __init__(self, path: Path) -> None:
        self.path = path
        self.thread = ThreadPoolExecutor(1, thread_name_prefix="store")
        self.connection: sqlite3.Connection | None = None

    async def commit(self, work: Callable[[sqlite3.Connection], None]) -> None:
        """Do the work in one transaction: it is on disk, or it raises and nothing of it is."""
        await asyncio.get_running_loop().run_in_executor(self.thread, self.transact, work)

    def transact(self, work: Callable[[sqlite3.Connection], None]) -> None:
        try:
            connection = self.opened()
            connection.execute("begin immediate")
            work(connection)
            connection.execute("commit")
        except BaseException:
            self.close()  # which takes back what was begun; the next one starts afresh
            raise

    def opened(self) -> sqlite3.Connection:
        if self.connection is None:
            self.connection = sqlite3.connect(self.path, timeout=WAIT, isolation_level=None)
            durable(self.connection)
        return self.connection

    def close(self) -> None:
        if self.connection is not None:
            self.connection.close()
            self.connection = None

    async def stop(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self.thread, self.close)
        self.thread.shutdown()
