"""Appending and reading events.

Every append names the sequence number it follows; of two that follow the same one, the second is refused (`Conflict`).
All appends that wait are committed together, and each caller is told after the commit.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import sqlite3
import time
from collections.abc import Callable, Sequence
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from vivat.store import people
from vivat.store.analyses import Analyses
from vivat.store.database import NOTIFY, Database
from vivat.store.index import Index
from vivat.store.leases import Leases
from vivat.store.people import People
from vivat.store.rows import Append, Conflict, Damaged, Gone, NotSaved, Row, Summary, seal
from vivat.store.schema import events, keys, tables
from vivat.store.trouble import WHOLE, saved, why
from vivat.store.work import Work

MOST_TOGETHER = 256
MOST_SEALS = 20_000
TAKEN = (IntegrityError, sqlite3.IntegrityError)
NEW_TABLE = sa.insert(tables)
NEW_EVENT = sa.insert(events)
CHANGED = (
    sa.update(tables)
    .where(tables.c.table_id == sa.bindparam("table"))
    .values(
        status=sa.bindparam("now_status"),
        listed=sa.bindparam("now_listed"),
        brief=sa.bindparam("now_brief"),
        changed=sa.bindparam("now"),
    )
)
SEAL = sa.select(events.c.seal).where(events.c.table_id == sa.bindparam("table"), events.c.seq == sa.bindparam("at"))
KEY = sa.select(keys.c.value).where(keys.c.name == sa.bindparam("wanted"))
NEW_KEY = sa.insert(keys)


def open_store(url: str) -> Store:
    """The store at an address: `postgresql://…`, `sqlite:///file`, or the path of an SQLite file."""
    return Store(Database(url))


class Store:
    def __init__(self, database: Database) -> None:
        self.database = database
        self.leases, self.index, self.people = Leases(database), Index(database), People(database)
        self.analyses = Analyses(database)
        self.postgres = database.postgres
        self.queue: asyncio.Queue[tuple[Append, asyncio.Future[None]]] = asyncio.Queue()
        self.writer: asyncio.Task[None] | None = None
        self.seals: dict[str, tuple[int, bytes]] = {}  # newest seal of the tables read or written here
        self.took: Callable[[float], None] = lambda seconds: None  # is told of every commit

    async def start(self) -> None:
        await self.database.start()
        if self.writer is None:
            self.writer = asyncio.create_task(self.write())

    async def stop(self) -> None:
        """Everything that waits is committed first."""
        if self.writer is not None:
            await self.queue.join()
            self.writer.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.writer
        await self.database.stop()

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
        """All together; if one of them is to blame that this fails, one by one: nobody fails for another's sake."""
        begun = time.monotonic()
        try:
            await self.database.transact(self.commit([append for append, _ in batch]))
        except Exception as problem:
            for append, _ in batch:
                for row in append.rows:
                    self.seals.pop(row.table, None)
            if len(batch) > 1 and why(problem) not in WHOLE:
                for one in batch:
                    await self.write_batch([one])
                return
            for _, done in batch:
                answer(done, Conflict() if isinstance(problem, TAKEN) else saved(problem))
            return
        for _, done in batch:
            answer(done, None)
        self.took(time.monotonic() - begun)

    def commit(self, batch: Sequence[Append]) -> Work[None]:
        rows = [row for append in batch for row in append.rows]
        latest = {summary.table: summary for append in batch for summary in append.summaries}
        if latest:
            born = {row.table for row in rows if row.seq == 1}
            if new := [row_of(summary) for table, summary in latest.items() if table in born]:
                yield NEW_TABLE, new
            if changed := [
                change_of(latest[table]) for table in sorted(latest.keys() - born)
            ]:  # nobody waits crosswise
                yield CHANGED, changed
        yield from people.noted([one for append in batch for one in append.sittings])
        yield from people.ended([one for append in batch for one in append.results])
        sealed = []
        for row in rows:
            if not self.follows(row):
                found = yield SEAL, {"table": row.table, "at": row.seq - 1}
                self.seals[row.table] = (row.seq - 1, found[0][0] if found else b"")
            sealed.append(self.sealed(row))
        yield NEW_EVENT, sealed
        if self.postgres:
            yield NOTIFY, [{"note": f"{table} {seq}"} for table, seq in {row.table: row.seq for row in rows}.items()]

    def follows(self, row: Row) -> bool:
        """Whether the seal before this row's is at hand."""
        return row.seq == 1 or self.seals.get(row.table, (0, b""))[0] == row.seq - 1

    def sealed(self, row: Row) -> dict[str, Any]:
        """The row with its seal, which is made with the one before it."""
        mark = seal(self.seals[row.table][1] if row.seq > 1 else b"", row.body)
        self.seals[row.table] = (row.seq, mark)
        if len(self.seals) > MOST_SEALS:
            self.seals.pop(next(iter(self.seals)))
        return {"table_id": row.table, "seq": row.seq, "body": row.body, "seal": mark}

    async def publish(self, note: str) -> None:
        """Told to every process, and stored nowhere; if the database is away, nobody hears it."""

        def work() -> Work[None]:
            yield NOTIFY, {"note": note}

        with contextlib.suppress(NotSaved):
            await self.database.write(work())

    async def prove(self, owner: str, started: int, now: int) -> None:
        """That the database takes what is written and gives it back; NotSaved says why it does not."""
        if self.database.file is not None:
            await asyncio.to_thread(self.database.file.examine)
        await self.leases.renew(owner, started, now)
        if (await self.leases.alive(owner) or 0) < now:
            raise NotSaved("what was written cannot be read")

    async def key(self, name: str) -> bytes:
        """A key that this database alone has, made when it is first asked for."""

        def work() -> Work[bytes]:
            if not (found := (yield KEY, {"wanted": name})):
                yield NEW_KEY, {"name": name, "value": secrets.token_bytes(32)}
                found = yield KEY, {"wanted": name}
            return bytes(found[0][0])

        try:
            return await self.database.transact(work())
        except TAKEN:  # another process was quicker
            return await self.database.write(work())

    # ---- reading -----------------------------------------------------------------------------------------------------

    async def events(self, table: str, after: int = 0) -> list[Row]:
        """The events of a table after a sequence number, their seals checked; Damaged has those before a wrong one."""
        raw = [sa.type_coerce(column, sa.types.NullType()) for column in (events.c.body, events.c.seal)]
        wanted = sa.select(events.c.seq, *raw).where(events.c.table_id == table)
        async with self.database.reading() as connection:
            found = list(await connection.execute(wanted.where(events.c.seq >= after).order_by(events.c.seq)))
        before = b""
        if after:
            if not found:
                raise Gone
            before = found.pop(0)[2]
        rows: list[Row] = []
        for expected, (seq, body, mark) in enumerate(found, start=after + 1):
            if seq != expected or not isinstance(body, bytes) or seal(before, body) != mark:
                raise Damaged(rows)
            rows.append(Row(table, seq, body))
            before = mark
        return rows

    async def newest(self, wanted: Sequence[str]) -> dict[str, int]:
        """The newest sequence number of each of these tables; those that are gone are left out."""
        query = sa.select(events.c.table_id, sa.func.max(events.c.seq)).group_by(events.c.table_id)
        async with self.database.reading() as connection:
            found = await connection.execute(query.where(events.c.table_id.in_(wanted)))
            return {row[0]: row[1] for row in found}


def answer(done: asyncio.Future[None], problem: Exception | None) -> None:
    if done.done():  # whoever asked is gone
        return
    if problem is None:
        done.set_result(None)
    else:
        done.set_exception(problem)


def row_of(summary: Summary) -> dict[str, Any]:
    table, game, status, listed, created, brief, changed = summary
    return {
        "table_id": table, "game": game, "status": status, "listed": listed, "created": created, "visited": created,
        "brief": brief, "changed": changed,
    }  # fmt: skip


def change_of(summary: Summary) -> dict[str, Any]:
    return {
        "table": summary.table, "now_status": summary.status, "now_listed": summary.listed,
        "now_brief": summary.brief, "now": summary.changed,
    }  # fmt: skip
