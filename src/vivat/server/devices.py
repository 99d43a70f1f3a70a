"""As whom a device acts: as the one its token was made for, or as a person whose link it has followed.

A seat is held by the hash of the first device's token; further devices have tokens of their own, and the store says for
whom they stand. What it says is kept here for a minute; when it changes, every process hears of it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from vivat.errors import Refusal
from vivat.server import tokens
from vivat.store import NotSaved
from vivat.store.rows import DAY, Device

KNOWN_FOR = 60_000  # milliseconds
MOST_KNOWN = 20_000


class Known(Protocol):
    async def device(self, token: str) -> Device | None: ...
    async def seen(self, token: str, now: int) -> None: ...


class Devices:
    def __init__(self, people: Known, clock: Callable[[], int]) -> None:
        self.people, self.clock = people, clock
        self.known: dict[str, tuple[str, int]] = {}  # by the hash of a token: as whom it acts, until when that holds
        self.forgotten = 0  # times that something was
        self.changed: Callable[[str], None] = lambda device: None  # its open sockets are closed

    async def who(self, token: str) -> str | None:
        """Who sends this token; nobody if the person has ended that device's access."""
        return await self.acts_as(tokens.holder(token))

    async def acts_as(self, device: str) -> str | None:
        found = self.known.get(device)
        while found is None or found[1] <= self.clock():
            before = self.forgotten
            found = await self.looked_up(device), self.clock() + KNOWN_FOR
            if before != self.forgotten:  # it may have changed while it was looked up
                found = None
                continue
            self.known[device] = found
            if len(self.known) > MOST_KNOWN:
                del self.known[next(iter(self.known))]
        return found[0] or None

    async def looked_up(self, device: str) -> str:
        try:
            row = await self.people.device(device)
            if row is not None and row.holder and row.seen < self.clock() - DAY:
                await self.people.seen(device, self.clock())
        except NotSaved:
            raise Refusal("server-not-saved") from None
        return device if row is None else row.holder

    def forget(self, device: str) -> None:
        """It acts as somebody else from now on."""
        self.forgotten += 1
        self.known.pop(device, None)
        self.changed(device)

    def forget_all(self) -> None:
        """Any of them may act as somebody else by now."""
        self.forgotten += 1
        self.known.clear()
