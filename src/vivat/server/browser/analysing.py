"""Analyses in a browser: made in a worker of their own, kept beside the tables."""

from __future__ import annotations

import msgspec

from vivat.server.browser.around import Around
from vivat.store.rows import Kept

MOST_UNSAVED = 3


class BrowserShelf:
    """What a full store has no room for stays in memory, as long as this core runs."""

    def __init__(self, around: Around) -> None:
        self.around = around
        self.unsaved: dict[str, Kept] = {}

    async def read(self, table: str) -> Kept | None:
        if table in self.unsaved:
            return self.unsaved[table]
        found = await self.around.get(place(table))
        return msgspec.json.decode(found, type=Kept) if found else None

    async def keep(self, table: str, known: Kept) -> None:
        self.unsaved.pop(table, None)
        if await self.around.put(place(table), msgspec.json.encode(known).decode()):
            self.unsaved[table] = known
            if len(self.unsaved) > MOST_UNSAVED:
                del self.unsaved[next(iter(self.unsaved))]


def place(table: str) -> str:
    """Its name among the values; the store deletes it with the table."""
    return f"analysis {table}"


class AnalystElsewhere:
    def __init__(self, around: Around) -> None:
        self.around = around

    async def exchange(self, line: bytes) -> bytes:
        return (await self.around.analyse(line.decode())).encode()

    async def end(self) -> None:
        self.around.dismiss()
