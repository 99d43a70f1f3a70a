"""The durable log in the browser's own store (IndexedDB), reached through the worker around the core.

An append is one strict transaction; the key of a row is its table and number, so of two that follow the same row the
second fails, and the caller is told after the commit. One core runs at a time: the worker holds a lock for it.
"""

from __future__ import annotations

import contextlib
import secrets
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

import msgspec
from msgspec import UNSET, UnsetType

from vivat.errors import Refusal
from vivat.server.browser.around import Around
from vivat.store.rows import Append, Conflict, Damaged, Gone, InLobby, NotSaved, Result, Row, Summary, seal

MOST_SEALS = 1_000
SIGN_EVERY = 5_000  # milliseconds between two signs of life that are put down


class StoredRow(NamedTuple):
    seq: int
    body: str
    seal: str


class StoredTable(msgspec.Struct, frozen=True):
    """A table in the list; times in milliseconds."""

    table: str
    game: str
    status: str
    created: int
    visited: int
    brief: str = ""  # what lists tell of it
    changed: int = 0
    seats: int = 0  # of this browser's person: a bit for each
    hosting: bool = False
    hidden: bool = False  # off his list
    results: list[Result] = []  # of a match that is over


class StoredPart(msgspec.Struct, frozen=True):
    """What is new of a table in the list; what is unset stays as it was."""

    table: str
    visited: int = 0
    game: str | UnsetType = UNSET
    status: str | UnsetType = UNSET
    created: int | UnsetType = UNSET
    brief: str | UnsetType = UNSET
    changed: int | UnsetType = UNSET
    seats: int | UnsetType = UNSET
    hosting: bool | UnsetType = UNSET
    hidden: bool | UnsetType = UNSET
    results: list[Result] | UnsetType = UNSET


class Written(msgspec.Struct, frozen=True):
    """What is committed together."""

    rows: list[tuple[str, int, str, str]]  # the table, then as StoredRow
    tables: list[StoredPart]


ROWS: msgspec.json.Decoder[list[StoredRow]] = msgspec.json.Decoder(list[StoredRow])
LIST: msgspec.json.Decoder[list[StoredTable]] = msgspec.json.Decoder(list[StoredTable])


class BrowserStore:
    def __init__(self, around: Around) -> None:
        self.around = around
        self.leases, self.index = BrowserLeases(around), BrowserIndex(around)
        self.people: Any = None  # people.py, which needs this module
        self.seals: dict[str, tuple[int, str]] = {}  # newest seal of the tables read or written here

    async def append(self, append: Append) -> None:
        """Returns when everything in it is on disk; raises Conflict or NotSaved when nothing of it is."""
        rows = [(row.table, *await self.sealed(row)) for row in append.rows]
        tables = [shown(summary) for summary in append.summaries]
        tables += [StoredPart(part.table, seats=part.seats, hosting=part.hosting) for part in append.sittings]
        if append.results:
            tables.append(StoredPart(append.results[0].table, results=list(append.results)))
        try:
            done(await self.around.append(text(Written(rows, tables))))
        except (Conflict, NotSaved, Refusal):
            for row in append.rows:
                self.seals.pop(row.table, None)
            raise

    async def sealed(self, row: Row) -> StoredRow:
        """The row with its seal, which is made with the one before it."""
        number, before = self.seals.get(row.table, (0, ""))
        if row.seq > 1 and number != row.seq - 1:
            stored = ROWS.decode(await self.around.events(row.table))
            if len(stored) != row.seq - 1:
                raise Conflict
            before = stored[-1].seal
        mark = seal(bytes.fromhex(before) if row.seq > 1 else b"", row.body).hex()
        self.seals[row.table] = (row.seq, mark)
        if len(self.seals) > MOST_SEALS:
            del self.seals[next(iter(self.seals))]
        return StoredRow(row.seq, row.body.decode(), mark)

    async def events(self, table: str, after: int = 0) -> list[Row]:
        """The events of a table after a sequence number, their seals checked; Damaged has those before a wrong one."""
        stored = ROWS.decode(await self.around.events(table))
        if after and not stored:
            raise Gone
        rows: list[Row] = []
        before = b""
        for expected, (seq, body, mark) in enumerate(stored, start=1):
            if seq != expected or seal(before, body.encode()).hex() != mark:
                raise Damaged(rows[after:])
            rows.append(Row(table, seq, body.encode()))
            before = bytes.fromhex(mark)
        return rows[after:]

    async def key(self, name: str) -> bytes:
        """A key that this browser alone has, made when it is first asked for."""
        if not (found := await self.around.get(f"key {name}")):
            found = secrets.token_hex(32)
            done(await self.around.put(f"key {name}", found))
        return bytes.fromhex(found)


class BrowserIndex:
    def __init__(self, around: Around) -> None:
        self.around = around

    async def lobby(self, most: int, since: int) -> list[InLobby]:
        """Nobody else could sit down."""
        return []

    async def all(self) -> list[StoredTable]:
        return LIST.decode(await self.around.listed())

    async def delete(self, names: Sequence[str]) -> int:
        return await self.around.delete(text(list(names)))


class BrowserLeases:
    """Who looks after a table: this core, all of them. What the one before it left is when it last gave a sign."""

    def __init__(self, around: Around) -> None:
        self.around = around
        self.before: int | None = None  # the last sign of the core before this one
        self.signed = 0
        self.mine: set[str] = set()

    async def renew(self, owner: str, started: int, now: int, last: bool = False) -> None:
        if self.before is None:
            self.before = int(await self.around.get("alive") or "0")
        if last or now - self.signed >= SIGN_EVERY:
            self.signed = now
            with contextlib.suppress(Refusal):  # a full store: clocks begin again where the last sign was
                done(await self.around.put("alive", str(now)))

    async def forget(self, now: int, ttl: int) -> None:
        pass

    async def claim(self, owner: str, wanted: Sequence[str], now: int, ttl: int) -> dict[str, int | None]:
        if self.before is None:
            await self.renew(owner, now, now)
        won = {table: None if table in self.mine else self.before for table in wanted}
        self.mine |= won.keys()
        return won

    async def sleep(self, owner: str, resting: Iterable[str], done: Iterable[str]) -> None:
        pass

    async def visit(self, visited: Iterable[str], now: int) -> None:
        if names := list(visited):
            tables = [StoredPart(name, visited=now) for name in names]
            with contextlib.suppress(Refusal):  # a full store: the list is in another order, nothing else
                done(await self.around.append(text(Written([], tables))))


def shown(summary: Summary) -> StoredPart:
    return StoredPart(
        summary.table, summary.created, summary.game, summary.status, summary.created,
        (summary.brief or b"").decode(), summary.changed,
    )  # fmt: skip


def done(why: str) -> None:
    """Raises what the store says went wrong."""
    if why == "conflict":
        raise Conflict
    if why == "full":
        raise Refusal("site-full")  # the transaction was taken back whole: what is in memory is what is on disk
    if why:
        raise NotSaved(why)


def text(content: object) -> str:
    return msgspec.json.encode(content).decode()
