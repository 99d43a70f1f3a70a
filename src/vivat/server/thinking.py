"""Bots think in threads of their own, a few at a time, and not for ever."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from vivat.table.bots import Bot


class Threads:
    """Compiled search lets other threads run; so the event loop goes on while bots think."""

    def __init__(self, bots: Mapping[str, Bot], together: int = 2, longest: float = 30.0) -> None:
        self.bots, self.longest = bots, longest
        self.free = asyncio.Semaphore(together)
        self.pool = ThreadPoolExecutor(together + 2, thread_name_prefix="bot")  # two may hang without stopping the rest

    async def choose(self, level: str, known: Any, view: dict[str, Any], choices: Sequence[str], seed: int) -> str:
        bot = self.bots[level]
        async with self.free:
            work = asyncio.get_running_loop().run_in_executor(self.pool, bot.choose, known, view, choices, seed)
            return await asyncio.wait_for(work, self.longest)

    def stop(self) -> None:
        self.pool.shutdown(wait=False, cancel_futures=True)
