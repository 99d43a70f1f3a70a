"""What was found out about the matches of tables: kept beside their events, and gone with them."""

from __future__ import annotations

import asyncio
import zlib

import sqlalchemy as sa

from vivat.store.database import Database
from vivat.store.rows import Kept
from vivat.store.schema import analyses
from vivat.store.work import Work

KEEP = (
    sa.update(analyses)
    .where(analyses.c.table_id == sa.bindparam("table"))
    .values(**{name: sa.bindparam(f"now_{name}") for name in ("done", "whole", "kept", "body")})
)
NEW = sa.insert(analyses)


class Analyses:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def read(self, table: str) -> Kept | None:
        columns = [analyses.c[name] for name in ("done", "whole", "kept", "body")]
        query = sa.select(*columns).where(analyses.c.table_id == table)
        async with self.database.reading() as connection:
            found = (await connection.execute(query)).first()
        return None if found is None else Kept(found.done, found.whole, found.kept, zlib.decompress(found.body))

    async def keep(self, table: str, known: Kept) -> None:
        body = await asyncio.to_thread(zlib.compress, known.body, 1)  # others are served meanwhile
        row = {"done": known.done, "whole": known.whole, "kept": known.at, "body": body}

        def work() -> Work[None]:
            if not (yield KEEP, {"table": table, **{f"now_{name}": value for name, value in row.items()}}):
                yield NEW, {"table_id": table, **row}

        await self.database.write(work())
