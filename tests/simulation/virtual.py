"""Time that jumps: a week passes as fast as its events are worked off."""

from __future__ import annotations

import asyncio
import selectors
from typing import Any

HOUR = 3600.0  # seconds


class Jumping(selectors.SelectSelector):
    """Nothing is waited for: time jumps to the next thing that is due. There are no files and no threads to ask."""

    def __init__(self) -> None:
        super().__init__()
        self.now = 0.0

    def select(self, timeout: float | None = None) -> list[Any]:
        if timeout is None:
            raise RuntimeError("everybody waits for ever")
        if timeout > 0:
            self.now += timeout
        return []


class VirtualLoop(asyncio.SelectorEventLoop):
    def __init__(self) -> None:
        self.jumping = Jumping()
        super().__init__(self.jumping)

    def time(self) -> float:
        return self.jumping.now
