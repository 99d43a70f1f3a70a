"""A database: opened by its address, brought to the newest schema, read, and written to in whole transactions."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from typing import TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from vivat.store import migrations
from vivat.store.sqlite import WAIT, File, Writer, durable, sparing
from vivat.store.trouble import saved
from vivat.store.work import Work, carried_out

T = TypeVar("T")
ONE_MIGRATES = 7041  # advisory lock
CHANNEL = "vivat"
FAULTS = (SQLAlchemyError, OSError, sqlite3.Error)
NOTIFY = sa.text(f"select pg_notify('{CHANNEL}', :note)")


class Database:
    """`url`: `postgresql://…`, `sqlite:///file`, or the path of an SQLite file."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.postgres = url.startswith(("postgresql://", "postgres://"))
        self.file: File | None = None
        self.local: Writer | None = None
        if self.postgres:
            address = "postgresql+asyncpg://" + url.split("://", 1)[1]
            self.engine = create_async_engine(address, pool_size=8, pool_pre_ping=True)
            return
        self.file = File(Path(url.removeprefix("sqlite:///")))
        self.local = Writer(self.file)
        self.engine = engine_of(self.file)

    async def start(self) -> None:
        if self.file is not None:
            await asyncio.to_thread(self.file.look_through)
        async with self.engine.connect() as connection:
            if self.postgres:
                await connection.execute(sa.select(sa.func.pg_advisory_xact_lock(ONE_MIGRATES)))
            else:
                await connection.exec_driver_sql("begin immediate")
            await connection.run_sync(migrations.upgrade)
            await connection.commit()

    async def stop(self) -> None:
        if self.local is not None:
            await self.local.stop()
        await self.engine.dispose()

    async def transact(self, work: Work[T]) -> T:
        """All of it is on disk when this returns; when it raises, nothing of it is known to be."""
        if self.local is not None:
            return await self.local.transact(work)
        async with self.engine.begin() as connection:
            return await carried_out(connection, work)

    async def write(self, work: Work[T]) -> T:
        """As `transact`; whatever goes wrong is NotSaved."""
        try:
            return await self.transact(work)
        except FAULTS as problem:
            raise saved(problem) from problem

    @contextlib.asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        try:
            if self.file is not None:
                self.file.check()
            async with self.engine.connect() as connection:
                yield connection
        except FAULTS as problem:
            raise saved(problem) from problem


def engine_of(file: File) -> AsyncEngine:
    """For reading. A connection never makes a file, and never opens another one than the first did."""
    address = sa.URL.create("sqlite+aiosqlite", database=file.uri, query={"mode": "rw", "uri": "true"})
    engine = create_async_engine(address, connect_args={"timeout": WAIT})

    def connected(connection: object, _: object) -> None:
        durable(connection)
        sparing(connection)
        file.check()

    sa.event.listen(engine.sync_engine, "connect", connected)
    return engine
