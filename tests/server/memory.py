"""A store in memory, with the faults of a real one when it is told to have them."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from typing import Any

from vivat.store import Append, Conflict, NotSaved, Row, Summary


class MemoryStore:
    postgres = False

    def __init__(self) -> None:
        self.rows: dict[str, list[Row]] = {}
        self.summaries: dict[str, Summary] = {}
        self.leases: dict[str, tuple[str, int]] = {}
        self.keys: dict[str, bytes] = {}
        self.queue: asyncio.Queue[Any] = asyncio.Queue()
        self.delay: Callable[[], float] = lambda: 0.0  # seconds until the commit, and again until its answer
        self.fault: Callable[[], str] = lambda: ""  # "refused", or "lost": committed, but nobody is told
        self.committed: Callable[[Append], None] = lambda append: None

    async def start(self) -> None:
        pass

    async def stop(self) -> None:
        pass

    async def append(self, append: Append) -> None:
        await asyncio.sleep(self.delay())
        fault = self.fault()
        if fault == "refused":
            raise NotSaved("no room")
        self.commit(append)
        await asyncio.sleep(self.delay())
        if fault == "lost":
            raise NotSaved("the connection is gone")

    def commit(self, append: Append) -> None:
        ends: dict[str, int] = {}
        for row in append.rows:
            expected = ends.get(row.table, len(self.rows.get(row.table, []))) + 1
            if row.seq != expected:
                raise Conflict
            ends[row.table] = row.seq
        for row in append.rows:
            self.rows.setdefault(row.table, []).append(row)
        for summary in append.summaries:
            self.summaries[summary.table] = summary
            self.leases.setdefault(summary.table, ("", summary.created))
        self.committed(append)

    async def events(self, table: str, after: int = 0) -> list[Row]:
        await asyncio.sleep(self.delay())
        return self.rows.get(table, [])[after:]

    async def newest(self, wanted: list[str]) -> dict[str, int]:
        return {name: len(self.rows[name]) for name in wanted if name in self.rows}

    async def lobby(self, most: int, since: int) -> list[str]:
        return [name for name, found in self.summaries.items() if found.listed and found.status == "gathering"][:most]

    async def claim(self, owner: str, now: int, ttl: int, most: int) -> list[tuple[str, int]]:
        free = [
            (name, alive)
            for name, (holder, alive) in self.leases.items()
            if self.summaries[name].care and holder != owner and (not holder or alive < now - ttl)
        ]
        for name, _ in free[:most]:
            self.leases[name] = (owner, now)
        return free[:most]

    async def claim_one(self, table: str, owner: str, now: int, ttl: int) -> bool:
        holder, alive = self.leases[table]
        if holder in ("", owner) or alive < now - ttl:
            self.leases[table] = (owner, now)
            return True
        return False

    async def renew(self, owner: str, now: int) -> set[str]:
        mine = {name for name, (holder, _) in self.leases.items() if holder == owner and self.summaries[name].care}
        for name in mine:
            self.leases[name] = (owner, now)
        return mine

    async def release(self, owner: str, now: int) -> None:
        for name, (holder, _) in self.leases.items():
            if holder == owner:
                self.leases[name] = ("", now)

    async def key(self, name: str) -> bytes:
        return self.keys.setdefault(name, secrets.token_bytes(32))
