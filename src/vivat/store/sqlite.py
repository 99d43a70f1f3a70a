"""The file of an SQLite database, and its writing end: one connection in one thread.

A commit then costs one change of threads instead of one for each statement.
"""

from __future__ import annotations

import asyncio
import functools
import logging
import os
import sqlite3
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import quote

import sqlalchemy as sa
from sqlalchemy.dialects import sqlite

from vivat.store.rows import NotSaved
from vivat.store.work import Work

log = logging.getLogger("vivat.store")
T = TypeVar("T")
WAIT = 10.0  # seconds for another process to finish writing
KEPT = 256  # kilobytes of the file, by each connection that reads
MAGIC = b"SQLite format 3\0"
CHECK = 1.0  # seconds for looking through the file at the start
PRIVATE = 0o600  # the file holds the seeds of running matches and the key of all tokens


def durable(connection: Any, _: object = None) -> None:
    """A write-ahead log, and every commit on disk before it is acknowledged."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=wal", "synchronous=full", "foreign_keys=on"):
        cursor.execute(f"pragma {pragma}")
    cursor.close()


def sparing(connection: Any) -> None:
    """One of several that read keeps little: each would otherwise keep the same two megabytes of the file, which the
    system keeps anyway."""
    cursor = connection.cursor()
    cursor.execute(f"pragma cache_size={-KEPT}")
    cursor.close()


class File:
    """The file as it was when it was opened: what another file takes its place is not written to."""

    def __init__(self, path: Path) -> None:
        self.path = path.absolute()
        self.name = str(self.path)
        self.log_name, self.index_name = self.name + "-wal", self.name + "-shm"
        self.identity = self.prepared()
        self.log_identity: tuple[int, int] | None = None  # of the write-ahead log, while there is one for sure
        self.uri = f"file:{quote(self.name)}"

    def prepared(self) -> tuple[int, int]:
        """Made if it is not there; for this user's eyes only."""
        self.path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        os.close(os.open(self.path, os.O_RDWR | os.O_CREAT, PRIVATE))
        for name in (self.name, self.log_name, self.index_name):
            tighten(Path(name))
        return identity(self.name)

    def check(self) -> None:
        """What is written can be found again, and what is read was found so: neither file was taken away."""
        for name, before in ((self.name, self.identity), (self.log_name, self.log_identity)):
            try:
                if before is not None and identity(name) != before:
                    raise NotSaved(f"{name} is another file than before", "replaced")
            except FileNotFoundError:
                raise NotSaved(f"{name} is gone", "removed") from None

    def examine(self) -> None:
        """Whether the file begins as it must; sees what a connection with everything in memory does not."""
        self.check()
        with self.path.open("rb") as opened:
            head = opened.read(len(MAGIC))
        if head and head != MAGIC:  # an empty one is a new database
            raise NotSaved(f"{self.path} is no SQLite database", "corrupt")

    def look_through(self) -> None:
        """For at most a second: whether its pages fit together."""
        self.examine()
        connection = sqlite3.connect(f"{self.uri}?mode=rw", uri=True, timeout=WAIT)
        until = time.monotonic() + CHECK
        connection.set_progress_handler(lambda: time.monotonic() > until, 10_000)
        try:
            found = connection.execute("pragma quick_check(1)").fetchone()
        except sqlite3.OperationalError as problem:
            if problem.sqlite_errorcode != sqlite3.SQLITE_INTERRUPT:
                raise
            found = ("ok",)  # as far as it came
        finally:
            connection.close()
        if found != ("ok",):
            raise NotSaved(f"{self.path} is damaged: {found[0]}", "corrupt")


def identity(name: str) -> tuple[int, int]:
    found = os.stat(name)  # noqa: PTH116 - twice for every commit, and a path object would cost more than the rest of it
    return found.st_dev, found.st_ino


def tighten(path: Path) -> None:
    """Nobody else on this machine may read it."""
    if os.name != "posix" or not path.exists() or not path.stat().st_mode & 0o077:
        return
    try:
        path.chmod(PRIVATE)
        log.warning("%s could be read by others on this machine; now it cannot", path)
    except PermissionError:
        log.warning("%s can be read by others on this machine, and is not ours to change", path)


class Writer:
    def __init__(self, file: File) -> None:
        self.file = file
        self.thread = ThreadPoolExecutor(1, thread_name_prefix="store")
        self.connection: sqlite3.Connection | None = None

    async def transact(self, work: Work[T]) -> T:
        """Do the work in one transaction: it is on disk, or it raises and nothing of it is known to be."""
        found = await asyncio.get_running_loop().run_in_executor(self.thread, self.transacted, work)
        if self.file.log_identity is None:
            self.file.log_identity = identity(self.file.log_name)
        self.file.check()  # here, and not in the thread: each look at a file would make it wait for Python anew
        return found

    def transacted(self, work: Work[T]) -> T:
        try:
            connection = self.connection or self.opened()
            connection.execute("begin immediate")
            found = carried_out(connection, work)
            connection.execute("commit")
        except BaseException:
            self.close()  # which takes back what was begun; the next one starts afresh
            raise
        return found

    def opened(self) -> sqlite3.Connection:
        if self.connection is None:
            self.file.check()
            self.connection = sqlite3.connect(f"{self.file.uri}?mode=rw", uri=True, timeout=WAIT, isolation_level=None)
            durable(self.connection)
        return self.connection

    def close(self) -> None:
        if self.connection is not None:
            self.file.log_identity = None  # the last connection that closes takes it away
            self.connection.close()
            self.connection = None

    async def stop(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self.thread, self.close)
        self.thread.shutdown()


def carried_out(connection: sqlite3.Connection, work: Work[T]) -> T:
    answer: Any = None
    while True:
        try:
            statement, given = work.send(answer)
        except StopIteration as end:
            result: T = end.value
            return result
        if isinstance(given, list):
            answer = connection.executemany(text(statement, tuple(given[0])), given).rowcount
        else:
            cursor = connection.execute(text(statement, tuple(given)), given)
            answer = cursor.fetchall() if cursor.description else cursor.rowcount


@functools.cache
def text(statement: Any, names: tuple[str, ...]) -> str:
    """The statement as SQLite itself takes it; the few there are are made once."""
    columns = list(names) if isinstance(statement, sa.Insert) else None
    return str(statement.compile(dialect=sqlite.dialect(paramstyle="named"), column_keys=columns))
