"""Starting while the database is away: it is waited for, and in the end given up with the reason."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable

from vivat.store.trouble import first_line, why

log = logging.getLogger("vivat.server")
SOONEST, LATEST = 0.25, 5.0  # seconds between two tries: twice as long each time
PASSING = ("away", "locked")  # what may be otherwise in a moment


async def patiently(begin: Callable[[], Awaitable[None]], patience: float) -> None:
    """Begin; while the database cannot be reached, again and again for so many seconds. Anything else is raised."""
    until, pause = time.monotonic() + patience, SOONEST
    while True:
        try:
            await begin()
            return
        except Exception as problem:
            left = until - time.monotonic()
            if why(problem) not in PASSING or left <= 0:
                log.error("the database cannot be opened: %s", first_line(problem))
                raise
            pause = min(pause * 2, LATEST, left)
            log.warning("the database is not there yet (%s): trying again for %.0f s", first_line(problem), left)
        await asyncio.sleep(pause)
