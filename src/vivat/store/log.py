"""Appending and reading events.

Every append names the sequence number it follows; of two that follow the same one, the second is refused (`Conflict`).
All appends that wait are committed together, and each caller is told after the commit.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import secrets
import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from vivat.store import migrations
from vivat.store.schema import events, keys, tables
from vivat.store.sqlite import WAIT, Writer, durable

MOST_TOGETHER = 256
CHANNEL = "vivat"
QUIET = {"hide_parameters": True}  # an error must not repeat events, which hold seeds and hands


class Conflict(Exception):
    """Somebody else has appended to that table; read it and decide again."""


class NotSaved(Exception):
    """The database did not take it (or did not say that it did): read before going on."""


class Damaged(Exception):
    """An event's seal is wrong. `rows` are those before it."""

    def __init__(self, rows: list[Row]) -> None:
        super().__init__(f"after {len(rows)} events")
        self.rows = rows


class Row(NamedTuple):
    table: str
    seq: int
    body: bytes


class Summary(NamedTuple):
    """What is asked of tables without reading their events."""

    table: str
    game: str
    status: str
    listed: bool
    care: bool
    created: int


class Append(NamedTuple):
    rows: list[Row]  # consecutive for each table
    summaries: list[Summary]  # of tables for which one changed


def open_store(url: str) -> Store:
    """The store at an address: `postgresql://…`, `sqlite:///file`, or the path of an SQLite file."""
    if url.startswith(("postgresql://", "postgres://")):
        engine = create_async_engine(
            "postgresql+asyncpg://" + url.split("://", 1)[1], pool_size=8, **QUIET, pool_pre_ping=True
        )
        return Store(engine)
    path = Path(url.removeprefix("sqlite:///"))
    path.parent.mkdir(parents=True, exist_ok=True)
    engine = create_async_engine(f"sqlite+aiosqlite:///{path}", connect_args={"timeout": WAIT}, **QUIET)
    sa.event.listen(engine.sync_engine, "connect", durable)
    return Store(engine, Writer(path))


def seal(before: bytes, body: bytes) -> bytes:
    return hashlib.sha256(before + body).digest()[:16]


class Store:
    def __init__(self, engine: AsyncEngine, local: Writer | None = None) -> None:
        self.engine = engine
        self.local = local  # of an SQLite file
        self.postgres = engine.dialect.name == "postgresql"
        self.queue: asyncio.Queue[tuple[Append, asyncio.Future[None]]] = asyncio.Queue()
        self.writer: asyncio.Task[None] | None = None
        self.seals: dict[str, tuple[int, bytes]] = {}  # newest seal of the tables read or written here
        self.took: Callable[[float], None] = lambda seconds: None  # is told of every commit

    async def start(self) -> None:
        async with self.engine.connect() as connection:
            if self.postgres:
                await connection.execute(sa.text("select pg_advisory_lock(7041)"))  # one process makes the schema
            await connection.run_sync(migrations.upgrade)
            await connection.commit()
            if self.postgres:
                await connection.execute(sa.text("select pg_advisory_unlock(7041)"))
                await connection.commit()
        self.writer = asyncio.create_task(self.write())

    async def stop(self) -> None:
        """Everything that waits is committed first."""
        if self.writer is not None:
            await self.queue.join()
            self.writer.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.writer
        await self.close()

    async def close(self) -> None:
        """Nothing is written any more."""
        if self.local is not None:
            await self.local.stop()
        await self.engine.dispose()

    # ---- writing -----------------------------------------------------------------------------------------------------

    async def append(self, append: Append) -> None:
        """Returns when everything in it is on disk; raises Conflict or NotSaved when nothing of it is known to be."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.queue.put_nowait((append, done))
        await done

    async def write(self) -> None:
        while True:
            batch = [await self.queue.get()]
            while len(batch) < MOST_TOGETHER and not self.queue.empty():
                batch.append(self.queue.get_nowait())
            try:
                await self.write_batch(batch)
            finally:
                for _ in batch:
                    self.queue.task_done()

    async def write_batch(self, batch: Sequence[tuple[Append, asyncio.Future[None]]]) -> None:
        """All together; if that fails, one by one, so that nobody fails for another's sake."""
        begun = time.monotonic()
        try:
            await self.commit([append for append, _ in batch])
        except Exception as problem:
            for append, _ in batch:
                for row in append.rows:
                    self.seals.pop(row.table, None)
            if len(batch) > 1:
                for one in batch:
                    await self.write_batch([one])
                return
            taken = isinstance(problem, IntegrityError | sqlite3.IntegrityError)
            answer(batch[0][1], Conflict() if taken else NotSaved(str(problem)))
            return
        for _, done in batch:
            answer(done, None)
        self.took(time.monotonic() - begun)

    async def commit(self, batch: Sequence[Append]) -> None:
        rows = [row for append in batch for row in append.rows]
        latest = {summary.table: summary for append in batch for summary in append.summaries}
        summaries = [row_of(summary) for summary in latest.values()]
        if self.local is not None:
            await self.local.commit(lambda connection: self.commit_here(connection, rows, summaries))
            return
        async with self.engine.begin() as connection:
            sealed = []
            for row in rows:
                if not self.follows(row):
                    found = await connection.execute(SEAL, {"table_id": row.table, "seq": row.seq - 1})
                    self.seals[row.table] = (row.seq - 1, found.scalar() or b"")
                sealed.append(self.sealed(row))
            await connection.execute(sa.insert(events), sealed)
            if summaries:
                await connection.execute(upsert(postgresql), summaries)
            newest = {row.table: row.seq for row in rows}
            notes = [{"channel": CHANNEL, "note": f"{table} {seq}"} for table, seq in newest.items()]
            await connection.execute(sa.text("select pg_notify(:channel, :note)"), notes)

    def commit_here(self, connection: sqlite3.Connection, rows: list[Row], summaries: list[dict[str, Any]]) -> None:
        """The same for an SQLite file."""
        for row in rows:
            if not self.follows(row):
                found = connection.execute(LOCAL_SEAL, {"table_id": row.table, "seq": row.seq - 1}).fetchone()
                self.seals[row.table] = (row.seq - 1, found[0] if found else b"")
            connection.execute(LOCAL_INSERT, self.sealed(row))
        if summaries:
            connection.executemany(LOCAL_UPSERT, summaries)

    def follows(self, row: Row) -> bool:
        """Whether the seal before this row's is at hand."""
        return row.seq == 1 or self.seals.get(row.table, (0, b""))[0] == row.seq - 1

    def sealed(self, row: Row) -> dict[str, Any]:
        """The row with its seal, which is made with the one before it."""
        mark = seal(self.seals[row.table][1] if row.seq > 1 else b"", row.body)
        self.seals[row.table] = (row.seq, mark)
        if len(self.seals) > 20_000:
            self.seals.pop(next(iter(self.seals)))
        return {"table_id": row.table, "seq": row.seq, "body": row.body, "seal": mark}

    # ---- reading -----------------------------------------------------------------------------------------------------

    async def events(self, table: str, after: int = 0) -> list[Row]:
        """The events of a table after a sequence number, their seals checked; Damaged has those before a wrong one."""
        raw = [sa.type_coerce(column, sa.types.NullType()) for column in (events.c.body, events.c.seal)]
        wanted = sa.select(events.c.seq, *raw).where(events.c.table_id == table)
        async with self.reading() as connection:
            found = list(await connection.execute(wanted.where(events.c.seq >= after).order_by(events.c.seq)))
        before = b""
        if after and found:
            before = found.pop(0)[2]
        rows: list[Row] = []
        for expected, (seq, body, mark) in enumerate(found, start=after + 1):
            if seq != expected or not isinstance(body, bytes) or seal(before, body) != mark:
                raise Damaged(rows)
            rows.append(Row(table, seq, body))
            before = mark
        return rows

    async def newest(self, wanted: Sequence[str]) -> dict[str, int]:
        """The newest sequence number of each of these tables."""
        query = sa.select(events.c.table_id, sa.func.max(events.c.seq)).group_by(events.c.table_id)
        async with self.reading() as connection:
            found = await connection.execute(query.where(events.c.table_id.in_(wanted)))
            return {row[0]: row[1] for row in found}

    async def lobby(self, most: int, since: int) -> list[str]:
        """The newest listed tables that still gather."""
        query = (
            sa.select(tables.c.table_id)
            .where(tables.c.listed, tables.c.status == "gathering", tables.c.created >= since)
            .order_by(tables.c.created.desc(), tables.c.table_id)
            .limit(most)
        )
        async with self.reading() as connection:
            return list((await connection.execute(query)).scalars())

    async def all_tables(self) -> list[str]:
        async with self.reading() as connection:
            return list((await connection.execute(sa.select(events.c.table_id).distinct())).scalars())

    @contextlib.asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        try:
            async with self.engine.connect() as connection:
                yield connection
        except (SQLAlchemyError, OSError) as problem:
            raise NotSaved(str(problem)) from problem

    # ---- who looks after a table -------------------------------------------------------------------------------------

    async def claim(self, owner: str, now: int, ttl: int, most: int) -> list[tuple[str, int]]:
        """Tables that nobody looks after any more, now this process's; with the time they were last looked after."""
        free = sa.select(tables.c.table_id, tables.c.alive, tables.c.owner).where(
            tables.c.care, tables.c.owner != owner, sa.or_(tables.c.owner == "", tables.c.alive < now - ttl)
        )
        claimed: list[tuple[str, int]] = []
        async with self.writing() as connection:
            for table, alive, before in (await connection.execute(free.limit(most))).all():
                mine = sa.update(tables).where(
                    tables.c.table_id == table, tables.c.owner == before, tables.c.alive == alive
                )
                done = await connection.execute(mine.values(owner=owner, alive=now))
                if done.rowcount:
                    claimed.append((table, alive))
        return claimed

    async def claim_one(self, table: str, owner: str, now: int, ttl: int) -> bool:
        """Look after this table, unless a living process does."""
        free = sa.or_(tables.c.owner == owner, tables.c.owner == "", tables.c.alive < now - ttl)
        async with self.writing() as connection:
            mine = sa.update(tables).where(tables.c.table_id == table, free).values(owner=owner, alive=now)
            return bool((await connection.execute(mine)).rowcount)

    async def renew(self, owner: str, now: int) -> set[str]:
        """Say that this process lives; the tables it looks after."""
        mine = sa.and_(tables.c.owner == owner, tables.c.care)
        async with self.writing() as connection:
            await connection.execute(sa.update(tables).where(mine).values(alive=now))
            return set((await connection.execute(sa.select(tables.c.table_id).where(mine))).scalars())

    async def release(self, owner: str, now: int) -> None:
        """This process stops: others may take its tables at once. `alive` keeps the time, for the clocks."""
        async with self.writing() as connection:
            await connection.execute(sa.update(tables).where(tables.c.owner == owner).values(owner="", alive=now))

    @contextlib.asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        try:
            async with self.engine.begin() as connection:
                yield connection
        except (SQLAlchemyError, OSError) as problem:
            raise NotSaved(str(problem)) from problem

    async def key(self, name: str) -> bytes:
        """A secret of this database, made when it is first asked for."""
        wanted = sa.select(keys.c.value).where(keys.c.name == name)
        insert = postgresql.insert(keys) if self.postgres else sqlite.insert(keys)
        async with self.writing() as connection:
            made = {"name": name, "value": secrets.token_bytes(32)}
            await connection.execute(insert.values(made).on_conflict_do_nothing())
            return bytes((await connection.execute(wanted)).scalar_one())


def upsert(dialect: Any) -> Any:
    insert = dialect.insert(tables)
    changing = {name: insert.excluded[name] for name in ("status", "listed", "care")}
    return insert.on_conflict_do_update(index_elements=["table_id"], set_=changing)


SEAL = sa.select(events.c.seal).where(
    events.c.table_id == sa.bindparam("table_id"), events.c.seq == sa.bindparam("seq")
)


def local(statement: Any) -> str:
    """The statement as SQLite itself takes it."""
    return str(statement.compile(dialect=sqlite.dialect(paramstyle="named")))


LOCAL_SEAL = local(SEAL)
LOCAL_INSERT = local(sa.insert(events))
LOCAL_UPSERT = local(upsert(sqlite).values({column.name: None for column in tables.c if column.name != "owner"}))


def answer(done: asyncio.Future[None], problem: Exception | None) -> None:
    if done.done():  # whoever asked is gone
        return
    if problem is None:
        done.set_result(None)
    else:
        done.set_exception(problem)


def row_of(summary: Summary) -> dict[str, Any]:
    table, game, status, listed, care, created = summary
    return {
        "table_id": table, "game": game, "status": status, "listed": listed, "care": care, "created": created,
        "alive": created,
    }  # fmt: skip
