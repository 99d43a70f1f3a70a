"""All tables that are in use in this process.

A command is decided, its events are stored, and only after the commit does anybody see the table that has them.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
import secrets
from collections.abc import Awaitable, Callable, Collection, Iterator, Sequence
from typing import Any, Protocol, TypeVar
from weakref import WeakValueDictionary

from vivat.errors import Refusal
from vivat.server.messages import Where
from vivat.server.metrics import Metrics
from vivat.server.stored import append_of
from vivat.store import Append, Conflict, Damaged, Gone, NotSaved, Row
from vivat.table import Decision, Fresh, Table, Unknown, commands, create, decide, events
from vivat.table.rights import admit, already, deleting
from vivat.table.show import Moment

log = logging.getLogger("vivat.server")
Answer = TypeVar("Answer")
MOST_TABLES = 5_000  # kept in memory
MOST_FRAMES = 64  # of one moment; viewers who read slowly were told differently much
MOST_PARTS = 4_096  # of boards encoded at one moment; each look at a hand makes some
IDLE = 60_000  # milliseconds after which a table that nobody needs leaves the memory
MUCH = 4_096  # bytes of events that are not folded while everybody waits
NOTHING = Fresh("", "", "")
TRIES = 10  # to win against other processes


class Long(Protocol):
    """How work is done that takes long."""

    async def __call__(self, function: Callable[..., Answer], *given: Any) -> Answer: ...


async def at_once(function: Callable[..., Answer], *given: Any) -> Answer:
    """Where nobody else waits."""
    return function(*given)


class Deleting(Protocol):
    async def delete(self, names: Sequence[str]) -> int: ...


class Log(Protocol):
    """What tables need of a store."""

    @property
    def index(self) -> Deleting: ...

    async def append(self, append: Append) -> None: ...
    async def events(self, table: str, after: int = 0) -> list[Row]: ...


class Attended(Protocol):
    def __call__(self, loaded: LoadedTable, gone: str | None = None, came: bool = False) -> None: ...


class Follower(Protocol):
    """Somebody who is told that a table has changed."""

    who: str | None

    def changed(self, loaded: LoadedTable) -> None: ...
    def presence(self, loaded: LoadedTable) -> None: ...
    def is_away(self, table: str) -> bool: ...


class LoadedTable:
    """A table in memory: with those who follow it, and what was made for them."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.asked = 0  # when somebody last asked for it
        self.lock = asyncio.Lock()
        self.followers: dict[Follower, None] = {}  # in the order they came
        self.unsure = False  # the store did not answer: read it before going on
        self.now = Moment(table)
        self.closed = ""  # why nothing more can happen at it: the name of a sentence
        self.awake = False  # the scheduler looks after it, here or elsewhere
        self.visited = 0  # when somebody was last here
        self.noted = 0  # when that was last put down in the store
        self.present: list[Where | None] = []  # who of those who sit there is there, by seat
        self.holders: list[str | None] = []  # as of then

    def moment(self) -> Moment:
        full = len(self.now.frames) >= MOST_FRAMES or len(self.now.kept) >= MOST_PARTS
        if full or self.now.table is not self.table:
            self.now = Moment(self.table)
        return self.now

    @property
    def idle(self) -> bool:
        """Nobody follows it, and neither a bot nor a clock has anything to do at it."""
        table = self.table
        due = any(table.seats[seat].level is not None or table.deadline(seat) is not None for seat in table.waiting)
        return not ((due and self.awake) or self.followers or self.lock.locked() or self.closed)


def fresh() -> Fresh:
    """What nobody can guess of a new table, from the operating system's cryptographic source."""
    return Fresh(letters(secrets.token_bytes(16)), secrets.token_hex(32), letters(secrets.token_bytes(16)))


def letters(raw: bytes) -> str:
    """Bytes as small letters and digits, 5 bits each."""
    signs = "abcdefghijkmnpqrstuvwxyz23456789"
    number = int.from_bytes(raw, "big")
    return "".join(signs[number >> shift & 31] for shift in range(0, len(raw) * 8, 5))


class Tables:
    def __init__(
        self,
        store: Log,
        clock: Callable[[], int],
        levels: Collection[str],
        metrics: Metrics,
        new: Callable[[], Fresh] = fresh,
    ) -> None:
        self.store, self.clock, self.levels, self.metrics, self.new = store, clock, levels, metrics, new
        self.loaded: dict[str, LoadedTable] = {}
        self.long: Long = at_once
        self.opening: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # while somebody waits
        # the scheduler listens here
        self.touched: Callable[[LoadedTable], None] = lambda loaded: None  # the table has changed
        self.visited: Callable[[LoadedTable], None] = lambda loaded: None  # by somebody who sits there or follows it
        self.wake: Callable[[LoadedTable], Awaitable[None]] = asleep
        self.acted: Callable[[LoadedTable], None] = lambda loaded: None  # by an event that was stored here
        # and who notes who is there
        self.attended: Attended = nobody_asks
        self.heard: Callable[[str, str], None] = lambda table, note: None  # what another process says of it

    # ---- finding -----------------------------------------------------------------------------------------------------

    async def get(self, table: str) -> LoadedTable:
        """The table, read from the store if it is not in memory."""
        if (loaded := self.loaded.get(table)) is None:
            async with self.opening.setdefault(table, asyncio.Lock()):
                loaded = self.loaded.get(table) or await self.load(table)
        loaded.asked = self.clock()
        if loaded.unsure and not loaded.closed:
            async with loaded.lock:
                await self.catch_up(loaded)
        return loaded

    async def load(self, table: str) -> LoadedTable:
        loaded = LoadedTable(Table())
        with saving():
            try:
                rows = await self.store.events(table)
            except Damaged as damage:
                rows, loaded.closed = damage.rows, "server-damaged"
        if not rows:
            raise Unknown("table-unknown")
        await self.fold_all(loaded, rows)
        self.make_room()
        self.loaded[table] = loaded
        return loaded

    async def fold_all(self, loaded: LoadedTable, rows: list[Row]) -> None:
        if sum(len(row.body) for row in rows) > MUCH:
            await self.long(self.fold, loaded, rows)
        else:
            self.fold(loaded, rows)

    def fold(self, loaded: LoadedTable, rows: list[Row]) -> None:
        """Stored events become part of the table; what cannot be folded closes it, and it alone."""
        after = loaded.table.fork()
        for number, row in enumerate(rows):
            try:
                after.fold(events.read(row.body))
            except Exception:
                log.exception("event %d cannot be folded", row.seq, extra={"table": row.table})
                loaded.closed = loaded.closed or "server-broken"
                self.fold(loaded, rows[:number])  # what came before it stays readable
                return
        loaded.table = after

    def make_room(self) -> None:
        for name, loaded in list(self.loaded.items()):
            if len(self.loaded) < MOST_TABLES:
                return
            if not loaded.followers and not loaded.lock.locked():
                del self.loaded[name]

    def unload_idle(self) -> None:
        """What nobody has needed for a while leaves the memory; whoever asks finds it in the store."""
        for name, loaded in list(self.loaded.items()):
            if loaded.idle and loaded.asked < self.clock() - IDLE:
                del self.loaded[name]

    async def catch_up(self, loaded: LoadedTable) -> None:
        """Read what is new in the store; the caller holds the lock."""
        with saving():
            try:
                rows = await self.store.events(loaded.table.id, loaded.table.seq)
            except Damaged as damage:
                rows, loaded.closed = damage.rows, "server-damaged"
            except Gone:
                self.gone(loaded)
                raise Unknown("table-deleted") from None
        if rows:
            await self.fold_all(loaded, rows)
            self.tell(loaded)
        loaded.unsure = False  # not before: folding may be refused to a client that has used too much

    async def notified(self, table: str, seq: int) -> None:
        """Another process says that a table has come so far; 0: that it is gone."""
        loaded = self.loaded.get(table)
        if loaded is not None and seq == 0:
            self.gone(loaded)
        elif loaded is not None and loaded.table.seq < seq:
            async with loaded.lock:
                if loaded.table.seq < seq:
                    with contextlib.suppress(Refusal):
                        await self.catch_up(loaded)

    # ---- doing -------------------------------------------------------------------------------------------------------

    async def create(self, who: str, token: str, wanted: commands.Create | commands.FirstGame) -> LoadedTable:
        """A new table, as the client wants it."""
        return await self.make(who, token, wanted, lambda fresh: create(who, wanted, self.clock(), self.levels, fresh))

    async def make(
        self,
        who: str,
        token: str,
        wanted: commands.Create | commands.FirstGame | commands.Explore,
        decided: Callable[[Fresh], Decision],
    ) -> LoadedTable:
        """A new table. Its name comes from the client's token and message, so that asking again finds it again."""
        name = letters(hashlib.sha256(f"table|{token}|{wanted.id}".encode()).digest()[:16])
        decision = decided(self.new()._replace(table=name))
        with contextlib.suppress(Conflict), saving():
            await self.store.append(append_of(0, decision, None))
        loaded = await self.get(name)
        already(loaded.table, who, wanted)  # refuses another wish with the same id
        return loaded

    async def store_new(self, decision: Decision) -> LoadedTable:
        with saving():
            await self.store.append(append_of(0, decision, None))
        return await self.get(decision.table.id)

    async def act(self, table: str, who: str | None, command: commands.AnyCommand) -> int:
        """Carry out a command; the number of the event it became. Everything it refuses is a Refusal."""
        loaded = await self.get(table)
        by_client = isinstance(command, commands.Command | commands.Take)
        if not loaded.awake and loaded.table.held_by(who):
            await self.wake(loaded)  # its clocks are set right before anything is done
        async with loaded.lock:
            for _ in range(TRIES):
                if by_client and (seq := already(loaded.table, who, command)) is not None:
                    return seq
                if loaded.closed:
                    admit(loaded.table, who, command)
                    raise Refusal(loaded.closed)
                decision = self.decided(loaded, who, command)
                try:
                    await self.store.append(append_of(loaded.table.seq, decision, loaded.table))
                except Conflict:
                    await self.catch_up(loaded)
                    continue
                except NotSaved as problem:
                    loaded.unsure = True
                    self.metrics.count("store_failures")
                    log.error("not saved: %s", problem, extra={"table": table})
                    raise Refusal("server-not-saved") from None
                first = loaded.table.seq + 1
                loaded.table = decision.table
                if who != "server":
                    self.visited(loaded)
                self.tell(loaded)
                self.acted(loaded)
                return first
        raise Refusal("server-busy")

    async def delete(self, table: str, who: str | None) -> None:
        """As its host asks."""
        loaded = await self.get(table)
        async with loaded.lock:
            await self.catch_up(loaded)  # somebody may have sat down at another process
            deleting(loaded.table, who)
            with saving():
                await self.store.index.delete([table])
            self.gone(loaded)

    def decided(self, loaded: LoadedTable, who: str | None, command: commands.AnyCommand) -> Decision:
        try:
            made = self.new() if isinstance(command, commands.Rematch) else NOTHING
            return decide(loaded.table, who, command, self.clock(), self.levels, made)
        except Refusal:
            raise
        except Exception:
            log.exception("%s met an error", type(command).__name__, extra={"table": loaded.table.id})
            self.metrics.count("broken_tables")
            loaded.closed = "server-broken"
            raise Refusal("server-broken") from None

    def gone(self, loaded: LoadedTable) -> None:
        """The table was deleted: those who follow it are told, and nobody finds it again."""
        loaded.closed = "table-deleted"
        if self.loaded.get(loaded.table.id) is loaded:
            del self.loaded[loaded.table.id]
        self.tell(loaded)

    def tell(self, loaded: LoadedTable) -> None:
        if len(loaded.present) and holders(loaded.table) != loaded.holders:
            loaded.holders = holders(loaded.table)
            self.attended(loaded)
        for follower in list(loaded.followers):
            follower.changed(loaded)
        self.touched(loaded)


def nobody_asks(loaded: LoadedTable, gone: str | None = None, came: bool = False) -> None:
    """Without anybody who notes it, nobody knows who is there."""


def holders(table: Table) -> list[str | None]:
    return [seat.holder for seat in table.seats]


async def asleep(loaded: LoadedTable) -> None:
    """Without a scheduler nobody looks after tables."""


@contextlib.contextmanager
def saving() -> Iterator[None]:
    try:
        yield
    except NotSaved as problem:
        log.error("store: %s", problem)
        raise Refusal("server-not-saved") from None
