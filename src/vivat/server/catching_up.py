"""Tables that an older version stored are put into the lists, a few at a time, while the server runs."""

from __future__ import annotations

import asyncio
import logging

from vivat.server.stored import sittings_of, summary
from vivat.store import NotSaved, Store
from vivat.table import Table, events

log = logging.getLogger("vivat.server")
FIRST = 5.0  # seconds after the start
AT_ONCE = 20
PAUSE = 0.5  # between two batches: people come first


async def add_briefs(store: Store) -> None:
    """Once over all of them; those that cannot be read stay out of the lists."""
    await asyncio.sleep(FIRST)
    after = ""
    try:
        while names := await store.index.without_brief(AT_ONCE, after):
            for name in names:
                await add_brief(store, name)
            after = names[-1]
            await asyncio.sleep(PAUSE)
    except NotSaved as problem:
        log.error("lists: %s", problem)  # the next start goes on


async def add_brief(store: Store, name: str) -> None:
    table = Table()
    try:
        for row in await store.events(name):
            table.fold(events.read(row.body))
        if table.seq:
            about = summary(table)
            await store.index.add_brief(name, about.brief or b"", about.changed, sittings_of(None, table))
    except NotSaved:
        raise
    except Exception:
        log.warning("table %s cannot be listed", name)
