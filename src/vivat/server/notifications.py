"""What other processes have stored, told by PostgreSQL: "table T is at sequence number N"; 0 means that it is gone."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from vivat.errors import Refusal
from vivat.server.tables import Tables
from vivat.store import NotSaved, Store
from vivat.store.database import CHANNEL
from vivat.store.rows import ENDED

log = logging.getLogger("vivat.server")
AT_ONCE = 500  # names in one query
LOOK_EVERY = 5.0  # seconds; a note that was missed is made up for


async def listen(
    tables: Tables, store: Store, ended: Callable[[str], None], missed: Callable[[], Awaitable[None]]
) -> None:
    """Listen for ever; after a lost connection, look at every table in use, and at every device (`missed`). `ended` is
    told of devices."""
    import asyncpg  # type: ignore[import-untyped]  # an extra: only PostgreSQL needs it

    working: set[asyncio.Task[None]] = set()

    def hear(_: Any, __: int, ___: str, note: Any) -> None:
        table, _, seq = str(note).partition(" ")
        if table == ENDED:
            ended(seq)
        elif seq.startswith("@"):
            tables.heard(table, seq)
        elif table in tables.loaded and seq.isdecimal():
            task = asyncio.get_running_loop().create_task(tables.notified(table, int(seq)))
            working.add(task)
            task.add_done_callback(working.discard)

    while True:
        try:
            connection = await asyncpg.connect(store.database.url)
            try:
                await connection.add_listener(CHANNEL, hear)
                await missed()
                while not connection.is_closed():
                    await look(tables, store, list(tables.loaded))
                    await asyncio.sleep(LOOK_EVERY)
            finally:
                await connection.close(timeout=2)
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, NotSaved, Refusal, TimeoutError) as problem:
            log.error("listening: %s", problem)
            await asyncio.sleep(1)


async def look_around(tables: Tables, store: Store) -> None:
    """For ever, without PostgreSQL: whether a table that somebody follows was deleted from outside the server."""
    while True:
        await asyncio.sleep(LOOK_EVERY)
        with contextlib.suppress(NotSaved):  # the next time, then
            await look(tables, store, [name for name, loaded in tables.loaded.items() if loaded.followers])


async def look(tables: Tables, store: Store, names: Sequence[str]) -> None:
    """Tables in use here that have come further in the store, or are gone from it."""
    for start in range(0, len(names), AT_ONCE):
        some = names[start : start + AT_ONCE]
        found = await store.newest(some)
        for table in some:
            await tables.notified(table, found.get(table, 0))
