"""Whether this process can take commands: asked of the database itself, by writing and reading back.

However many ask, the database is asked once a second at most; and however long it takes, they are answered.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable

from vivat.errors import Refusal
from vivat.store import NotSaved

log = logging.getLogger("vivat.server")
FRESH = 1.0  # seconds that an answer is good for
PATIENCE = 2.0  # seconds until the database counts as too slow
WHY = ("away", "locked", "full", "read-only", "replaced", "removed", "corrupt", "failed")
CODES = ("health-slow", *(f"health-{why}" for why in WHY))


class Readiness:
    def __init__(self, prove: Callable[[], Awaitable[None]]) -> None:
        self.prove = prove
        self.asking: asyncio.Task[None] | None = None
        self.asked = -FRESH
        self.trouble = ""  # why the database does not work

    async def check(self) -> None:
        """Refused, with the cause, unless the database works."""
        if self.asking is None and time.monotonic() - self.asked >= FRESH:
            self.asking = asyncio.create_task(self.ask())
        if self.asking is not None:
            done, _ = await asyncio.wait([self.asking], timeout=PATIENCE)
            if not done:
                raise Refusal("health-slow", seconds=PATIENCE)
        if self.trouble:
            raise Refusal(f"health-{self.trouble}")

    async def ask(self) -> None:
        before, self.trouble = self.trouble, "failed"
        try:
            await self.prove()
            self.trouble = ""
        except NotSaved as problem:
            self.trouble = problem.why
            if self.trouble != before:
                log.error("not ready: %s", problem)
        except Exception:
            log.exception("not ready")
        finally:
            self.asked, self.asking = time.monotonic(), None
        if before and not self.trouble:
            log.warning("ready again")
