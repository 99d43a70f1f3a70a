"""The hall: all tables that are in use in this process.

A command is decided, its events are stored, and only after the commit does anybody see the table that has them.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
import secrets
from collections.abc import Awaitable, Callable, Collection, Iterator, Sequence
from typing import Protocol
from weakref import WeakValueDictionary

from vivat.errors import Refusal
from vivat.server.metrics import Metrics
from vivat.store import Append, Conflict, Damaged, Gone, NotSaved, Row, Summary
from vivat.table import Decision, Fresh, Table, Unknown, commands, create, decide, events
from vivat.table.rights import admit, already, deleting
from vivat.table.show import Moment, Standing

log = logging.getLogger("vivat.server")
MOST_TABLES = 5_000  # kept in memory
MOST_FRAMES = 64  # of one moment; viewers who read slowly were told differently much
MOST_PARTS = 4_096  # of boards encoded at one moment; each look at a hand makes some
IDLE = 60_000  # milliseconds after which a table that nobody needs leaves the memory
NOTHING = Fresh("", "", "")
TRIES = 10  # to win against other processes


class Deleting(Protocol):
    async def delete(self, names: Sequence[str]) -> int: ...


class Log(Protocol):
    """What the hall needs of a store."""

    @property
    def index(self) -> Deleting: ...

    async def append(self, append: Append) -> None: ...
    async def events(self, table: str, after: int = 0) -> list[Row]: ...


class Follower(Protocol):
    """Somebody who is told that a table has changed."""

    def changed(self, live: Live) -> None: ...


class Live:
    """A table in use."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.asked = 0  # when somebody last asked for it
        self.lock = asyncio.Lock()
        self.followers: dict[Follower, None] = {}  # in the order they came
        self.unsure = False  # the store did not answer: read it before going on
        self.now = Moment(table)
        self.frames: dict[tuple[int, Standing, bool], bytes] = {}  # views of that moment, encoded
        self.closed = ""  # why nothing more can happen at it: the name of a sentence
        self.awake = False  # the keeper watches over it
        self.visited = 0  # when somebody was last here
        self.noted = 0  # when that was last put down in the store

    def moment(self) -> Moment:
        full = len(self.frames) >= MOST_FRAMES or len(self.now.parts) >= MOST_PARTS
        if full or self.now.table is not self.table:
            self.now = Moment(self.table)
            self.frames.clear()
        return self.now

    @property
    def idle(self) -> bool:
        """Nobody follows it, and neither a bot nor a clock has anything to do at it."""
        table = self.table
        due = any(table.seats[seat].level is not None or table.deadline(seat) is not None for seat in table.waiting)
        return not ((due and self.awake) or self.followers or self.lock.locked() or self.closed)


def fresh() -> Fresh:
    """Secrets for a new table, from the operating system's cryptographic source."""
    return Fresh(letters(secrets.token_bytes(16)), secrets.token_hex(32), letters(secrets.token_bytes(16)))


def letters(raw: bytes) -> str:
    """Bytes as small letters and digits, 5 bits each."""
    signs = "abcdefghijkmnpqrstuvwxyz23456789"
    number = int.from_bytes(raw, "big")
    return "".join(signs[number >> shift & 31] for shift in range(0, len(raw) * 8, 5))


class Hall:
    def __init__(
        self,
        store: Log,
        clock: Callable[[], int],
        levels: Collection[str],
        metrics: Metrics,
        new: Callable[[], Fresh] = fresh,
    ) -> None:
        self.store, self.clock, self.levels, self.metrics, self.new = store, clock, levels, metrics, new
        self.live: dict[str, Live] = {}
        self.opening: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # while somebody waits
        # the keeper listens here
        self.touched: Callable[[Live], None] = lambda live: None  # the table has changed
        self.visited: Callable[[Live], None] = lambda live: None  # somebody who sits there or follows it is here
        self.wake: Callable[[Live], Awaitable[None]] = asleep

    # ---- finding -----------------------------------------------------------------------------------------------------

    async def get(self, table: str) -> Live:
        """The table, read from the store if it is not in memory."""
        if (live := self.live.get(table)) is None:
            async with self.opening.setdefault(table, asyncio.Lock()):
                live = self.live.get(table) or await self.load(table)
        live.asked = self.clock()
        if live.unsure and not live.closed:
            async with live.lock:
                await self.catch_up(live)
        return live

    async def load(self, table: str) -> Live:
        live = Live(Table())
        with saving():
            try:
                rows = await self.store.events(table)
            except Damaged as damage:
                rows, live.closed = damage.rows, "server-damaged"
        if not rows:
            raise Unknown("table-unknown")
        self.fold(live, rows)
        self.make_room()
        self.live[table] = live
        return live

    def fold(self, live: Live, rows: list[Row]) -> None:
        """Stored events become part of the table; what cannot be folded closes it, and it alone."""
        after = live.table.fork()
        for number, row in enumerate(rows):
            try:
                after.fold(events.read(row.body))
            except Exception:
                log.exception("event %d cannot be folded", row.seq, extra={"table": row.table})
                live.closed = live.closed or "server-broken"
                self.fold(live, rows[:number])  # what came before it stays readable
                return
        live.table = after

    def make_room(self) -> None:
        for name, live in list(self.live.items()):
            if len(self.live) < MOST_TABLES:
                return
            if not live.followers and not live.lock.locked():
                del self.live[name]

    def rest(self) -> None:
        """What nobody has needed for a while leaves the memory; whoever asks finds it in the store."""
        for name, live in list(self.live.items()):
            if live.idle and live.asked < self.clock() - IDLE:
                del self.live[name]

    async def catch_up(self, live: Live) -> None:
        """Read what is new in the store; the caller holds the lock."""
        with saving():
            try:
                rows = await self.store.events(live.table.id, live.table.seq)
            except Damaged as damage:
                rows, live.closed = damage.rows, "server-damaged"
            except Gone:
                self.gone(live)
                raise Unknown("table-deleted") from None
        live.unsure = False
        if rows:
            self.fold(live, rows)
            self.tell(live)

    async def heard(self, table: str, seq: int) -> None:
        """Another process says that a table has come so far; 0: that it is gone."""
        live = self.live.get(table)
        if live is not None and seq == 0:
            self.gone(live)
        elif live is not None and live.table.seq < seq:
            async with live.lock:
                if live.table.seq < seq:
                    with contextlib.suppress(Refusal):
                        await self.catch_up(live)

    # ---- doing -------------------------------------------------------------------------------------------------------

    async def create(self, who: str, token: str, wanted: commands.Create) -> Live:
        """A new table. Its name comes from the client's token and message, so that asking again finds it again."""
        name = letters(hashlib.sha256(f"table|{token}|{wanted.id}".encode()).digest()[:16])
        decision = create(who, wanted, self.clock(), self.levels, self.new()._replace(table=name))
        with contextlib.suppress(Conflict), saving():
            await self.store.append(append_of(0, decision, None))
        live = await self.get(name)
        already(live.table, who, wanted)  # refuses another wish with the same id
        return live

    async def store_new(self, decision: Decision) -> Live:
        with saving():
            await self.store.append(append_of(0, decision, None))
        return await self.get(decision.table.id)

    async def act(self, table: str, who: str | None, command: commands.AnyCommand) -> int:
        """Carry out a command; the number of the event it became. Everything it refuses is a Refusal."""
        live = await self.get(table)
        by_client = isinstance(command, commands.Command | commands.Take)
        if not live.awake and live.table.held_by(who):
            await self.wake(live)  # its clocks are set right before anything is done
        async with live.lock:
            for _ in range(TRIES):
                if by_client and (seq := already(live.table, who, command)) is not None:
                    return seq
                if live.closed:
                    admit(live.table, who, command)
                    raise Refusal(live.closed)
                decision = self.decided(live, who, command)
                try:
                    await self.store.append(append_of(live.table.seq, decision, live.table))
                except Conflict:
                    await self.catch_up(live)
                    continue
                except NotSaved as problem:
                    live.unsure = True
                    self.metrics.count("store_failures")
                    log.error("not saved: %s", problem, extra={"table": table})
                    raise Refusal("server-not-saved") from None
                first = live.table.seq + 1
                live.table = decision.table
                if who != "server":
                    self.visited(live)
                self.tell(live)
                return first
        raise Refusal("server-busy")

    async def delete(self, table: str, who: str | None) -> None:
        """As its host asks."""
        live = await self.get(table)
        async with live.lock:
            await self.catch_up(live)  # somebody may have sat down at another process
            deleting(live.table, who)
            with saving():
                await self.store.index.delete([table])
            self.gone(live)

    def decided(self, live: Live, who: str | None, command: commands.AnyCommand) -> Decision:
        try:
            made = self.new() if isinstance(command, commands.Rematch) else NOTHING
            return decide(live.table, who, command, self.clock(), self.levels, made)
        except Refusal:
            raise
        except Exception:
            log.exception("%s met an error", type(command).__name__, extra={"table": live.table.id})
            self.metrics.count("broken_tables")
            live.closed = "server-broken"
            raise Refusal("server-broken") from None

    def gone(self, live: Live) -> None:
        """The table was deleted: those who follow it are told, and nobody finds it again."""
        live.closed = "table-deleted"
        if self.live.get(live.table.id) is live:
            del self.live[live.table.id]
        self.tell(live)

    def tell(self, live: Live) -> None:
        for follower in list(live.followers):
            follower.changed(live)
        self.touched(live)


async def asleep(live: Live) -> None:
    """Without a keeper nobody looks after tables."""


def append_of(seq: int, decision: Decision, before: Table | None) -> Append:
    name = decision.table.id
    rows = [Row(name, number, events.write(event)) for number, event in enumerate(decision.events, seq + 1)]
    changed = before is None or summary(before) != summary(decision.table)
    found = Append(rows, [summary(decision.table)] if changed else [])
    if decision.born is not None:
        other = append_of(0, decision.born, None)
        found = Append(found.rows + other.rows, found.summaries + other.summaries)
    return found


def summary(table: Table) -> Summary:
    return Summary(table.id, table.game.id, table.status, table.listed, table.created)


@contextlib.contextmanager
def saving() -> Iterator[None]:
    try:
        yield
    except NotSaved as problem:
        log.error("store: %s", problem)
        raise Refusal("server-not-saved") from None
