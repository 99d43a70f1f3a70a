"""Tables that nobody has visited for long are deleted, a few at a time: documented in docs/build/server.md."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping

from vivat.server.tables import Tables
from vivat.store import NotSaved, Store

log = logging.getLogger("vivat.server")
FIRST = 60.0  # seconds after the start
EVERY = 3600.0
PAUSE = 3.0  # between two batches: people come first


async def expire(tables: Tables, store: Store, keep: Mapping[str, int]) -> None:
    """For ever. `keep`: for how many days, by status; 0 is for ever."""
    await asyncio.sleep(FIRST)
    while True:
        try:
            while gone := await store.index.expire(keep, tables.clock()):
                log.info("%d tables that nobody visited for long are deleted", len(gone))
                for table in gone:
                    await tables.notified(table, 0)
                await asyncio.sleep(PAUSE)
            await store.people.tidy(tables.clock())
        except NotSaved as problem:
            log.error("expiry: %s", problem)
        except Exception:
            log.exception("expiry")
        await asyncio.sleep(EVERY)
