"""A store in memory, with the faults of a real one when it is told to have them."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from vivat.store import Append, Conflict, Gone, NotSaved, Result, Row, Sitting, Summary
from vivat.store.index import DAY
from vivat.store.leases import Holding, last_sign
from vivat.store.rows import InLobby, Kept, Own, Profile


class MemoryStore:
    postgres = False

    def __init__(self) -> None:
        self.rows: dict[str, list[Row]] = {}
        self.summaries: dict[str, Summary] = {}
        self.leases, self.index, self.people = MemoryLeases(self), MemoryIndex(self), MemoryPeople(self)
        self.analyses = MemoryAnalyses(self)
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
            self.leases.owners.setdefault(summary.table, ("", False))
            self.leases.visited.setdefault(summary.table, summary.created)
        for sitting in append.sittings:
            self.people.sittings[sitting.table, sitting.holder] = sitting
        self.people.ended += append.results
        self.committed(append)

    async def events(self, table: str, after: int = 0) -> list[Row]:
        await asyncio.sleep(self.delay())
        if after and table not in self.rows:
            raise Gone
        return self.rows.get(table, [])[after:]

    async def newest(self, wanted: Sequence[str]) -> dict[str, int]:
        return {name: len(self.rows[name]) for name in wanted if name in self.rows}

    async def prove(self, owner: str, started: int, now: int) -> None:
        if self.fault():
            raise NotSaved("no room", "full")

    async def key(self, name: str) -> bytes:
        return self.keys.setdefault(name, secrets.token_bytes(32))


class MemoryAnalyses:
    def __init__(self, store: MemoryStore) -> None:
        self.store = store
        self.of: dict[str, Kept] = {}

    async def read(self, table: str) -> Kept | None:
        return self.of.get(table) if table in self.store.rows else None

    async def keep(self, table: str, known: Kept) -> None:
        self.of[table] = known


class MemoryLeases:
    def __init__(self, store: MemoryStore) -> None:
        self.store = store
        self.owners: dict[str, tuple[str, bool]] = {}  # of each table: who looks after it, and whether it is awake
        self.processes: dict[str, tuple[int, bool]] = {}  # of each: its newest sign of life, and whether it has ended
        self.visited: dict[str, int] = {}

    async def renew(self, owner: str, started: int, now: int, last: bool = False) -> None:
        self.processes[owner] = (now, last)

    async def alive(self, owner: str) -> int | None:
        return self.processes[owner][0] if owner in self.processes else None

    async def forget(self, now: int, ttl: int) -> None:
        named = {owner for owner, _ in self.owners.values()}
        for owner, (alive, ended) in list(self.processes.items()):
            if owner not in named and (ended or alive < now - ttl):
                del self.processes[owner]

    async def claim(self, owner: str, wanted: Sequence[str], now: int, ttl: int) -> dict[str, int | None]:
        await asyncio.sleep(self.store.delay())
        won: dict[str, int | None] = {}
        for table in wanted:
            if table not in self.owners:
                continue
            before, awake = self.owners[table]
            held = Holding(before, awake, *self.processes.get(before, (None, None)))
            if held.free(owner, now, ttl):
                self.owners[table] = (owner, True)
                won[table] = last_sign(held, owner, now, ttl)
        return won

    async def sleep(self, owner: str, resting: Iterable[str], done: Iterable[str]) -> None:
        for kept, names in ((owner, resting), ("", done)):
            for table in names:
                if self.owners.get(table, ("", False))[0] == owner:
                    self.owners[table] = (kept, False)

    async def visit(self, visited: Iterable[str], now: int) -> None:
        for table in visited:
            if table in self.visited:
                self.visited[table] = now


class MemoryIndex:
    def __init__(self, store: MemoryStore) -> None:
        self.store = store

    async def lobby(self, most: int, since: int) -> list[InLobby]:
        gather = [one for one in self.store.summaries.values() if one.listed and one.status == "gathering"]
        return [InLobby(one.table, one.game, one.created, one.brief or b"") for one in gather[:most]]

    async def without_brief(self, most: int, after: str) -> list[str]:
        return []

    async def delete(self, names: Sequence[str]) -> int:
        found = [name for name in names if self.store.rows.pop(name, None) is not None]
        for name in found:
            for part in (self.store.summaries, self.store.leases.owners, self.store.leases.visited):
                part.pop(name, None)  # type: ignore[attr-defined]
        return len(found)

    async def expire(self, keep: Mapping[str, int], now: int, most: int = 100) -> list[str]:
        visited = self.store.leases.visited
        old = [
            name
            for name, summary in self.store.summaries.items()
            if keep.get(summary.status) and visited[name] < now - keep[summary.status] * DAY
        ][:most]
        await self.delete(old)
        return old


class MemoryPeople:
    """As much of it as a server needs to run; what people choose and which devices are theirs is for real stores."""

    def __init__(self, store: MemoryStore) -> None:
        self.store = store
        self.sittings: dict[tuple[str, str], Sitting] = {}
        self.ended: list[Result] = []
        self.profiles: dict[str, Profile] = {}

    async def device(self, token: str) -> None:
        return None

    async def devices(self, holder: str) -> list[Any]:
        return []

    async def profile(self, holder: str) -> Profile | None:
        return self.profiles.get(holder)

    async def keep_profile(self, holder: str, profile: Profile, now: int) -> None:
        self.profiles[holder] = profile

    async def link(self, *_: Any) -> None:
        pass

    async def follow(self, *_: Any) -> None:
        return None

    async def end_others(self, holder: str, mine: str) -> list[str]:
        return []

    async def unsubscribe(self, endpoint: str) -> None:
        pass

    async def tables(self, holder: str, most: int) -> list[Own]:
        mine = [one for one in self.sittings.values() if one.holder == holder and (one.seats or one.hosting)]
        known = [(self.store.summaries[one.table], one) for one in mine if one.table in self.store.summaries]
        known.sort(key=lambda pair: (-pair[0].changed, pair[0].table))
        return [
            Own(about.table, about.game, about.status, about.brief or b"", one.seats, one.hosting)
            for about, one in known[:most]
        ]

    async def results(self, holder: str) -> list[Result]:
        return [one for one in self.ended if one.holder == holder]

    async def subscriptions(self, holder: str, now: int) -> list[Any]:
        return []

    async def tidy(self, now: int) -> None:
        pass
