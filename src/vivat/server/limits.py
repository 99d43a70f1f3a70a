"""How much one client may ask."""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Generic, TypeVar

from vivat.errors import Refusal

MOST_BUCKETS = 10_000
Answer = TypeVar("Answer")


class Bucket:
    """So many at once, and so many a second after that. Time in milliseconds."""

    def __init__(self, burst: float, rate: float, now: int) -> None:
        self.burst, self.rate, self.left, self.at = burst, rate, float(burst), now

    def take(self, now: int, cost: float = 1) -> bool:
        self.refill(now)
        if self.left < cost:
            return False
        self.left -= cost
        return True

    def spend(self, now: int, cost: float) -> None:
        """What was used already, be it there or not; nobody is in debt for more than he may have at once."""
        self.refill(now)
        self.left = max(-self.burst, self.left - cost)

    def refill(self, now: int) -> None:
        self.left = min(self.burst, self.left + max(0, now - self.at) * self.rate / 1000)
        self.at = now


class Buckets:
    """A bucket for each client; those not used for longest are forgotten first, when they are full again."""

    def __init__(self, burst: float, rate: float, clock: Callable[[], int]) -> None:
        self.burst, self.rate, self.clock = burst, rate, clock
        self.of: dict[str, Bucket] = {}

    def bucket(self, client: str) -> Bucket:
        found = self.of.pop(client, None) or Bucket(self.burst, self.rate, self.clock())
        self.of[client] = found
        if len(self.of) > MOST_BUCKETS:
            del self.of[next(iter(self.of))]
        return found

    def take(self, client: str, cost: float = 1) -> bool:
        return self.bucket(client).take(self.clock(), cost)

    def check(self, client: str, cost: float = 1) -> None:
        if not self.take(client, cost):
            raise Refusal("server-busy")


class Queue:
    """Expensive requests: a few at a time, one of each client or a few, and no endless line."""

    def __init__(self, together: int, longest: int, each: int = 1) -> None:
        self.free = asyncio.Semaphore(together)
        self.longest, self.each = longest, each
        self.waiting = 0
        self.clients: Counter[str] = Counter()

    @contextlib.asynccontextmanager
    async def turn(self, client: str) -> AsyncIterator[None]:
        if self.waiting >= self.longest or self.clients[client] >= self.each:
            raise Refusal("server-busy")
        self.waiting += 1
        self.clients[client] += 1
        try:
            async with self.free:
                yield
        finally:
            self.waiting -= 1
            self.clients[client] -= 1
            if not self.clients[client]:
                del self.clients[client]


class Shared(Generic[Answer]):
    """An answer that is the same for everybody and is worked out once in a while, however many ask."""

    def __init__(self, work: Callable[[], Awaitable[Answer]], seconds: float, clock: Callable[[], int]) -> None:
        self.work, self.lasts, self.clock = work, seconds * 1000, clock
        self.working = asyncio.Lock()
        self.known: tuple[Answer, float] | None = None  # and until when

    async def get(self) -> Answer:
        async with self.working:
            if self.known is None or self.known[1] <= self.clock():
                self.known = await self.work(), self.clock() + self.lasts
            return self.known[0]
