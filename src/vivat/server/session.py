"""One client's connection: what it asks, what it is told. Whoever owns it moves the frames.

Nothing piles up for a client that reads slowly: it is told how a table stands when it reads, not every step of the way.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import msgspec

from vivat.engine.result import Step
from vivat.errors import Refusal
from vivat.server import logs
from vivat.server.limits import Bucket
from vivat.server.messages import (
    DECODER,
    ENCODER,
    MOST_BYTES,
    RESTART,
    Attend,
    Done,
    Goodbye,
    Ping,
    Pong,
    Present,
    Refused,
    ServerMessage,
    Unwatch,
    Watch,
)
from vivat.server.tables import LoadedTable, Tables
from vivat.table import Forbidden, Stale, commands
from vivat.table.show import Moment, Seen, Standing, standing

log = logging.getLogger("vivat.server")
MOST_WATCHED = 16
BUSY = 1.0  # seconds until what would take too long is tried again
MOST_REPLIES = 256  # unread; then the client is given up
MOST_SAID = 131_072  # bytes after which it must first read
MOST_TOLD = 1_000  # steps of a match that are told while everybody waits
MOST_PROBLEM = 200  # characters of a parser's complaint that are repeated


@dataclass(slots=True)
class Watched:
    loaded: LoadedTable
    changed: bool
    invitation: str
    aid: bool
    sent: Sequence[Step] = ()  # steps of the match that this client was sent
    seats: tuple[int, ...] = ()  # as the holder of these
    away: bool = False  # the page lies behind others
    presence: bool = False  # who is there has changed
    making: asyncio.Task[None] | None = None  # a long story, which is told when it is made


Message = Watch | Unwatch | Attend | Ping | commands.ClientCommand


class Session:
    def __init__(
        self,
        tables: Tables,
        who: str | None,
        language: str,
        tell: Callable[[], None],
        burst: int = 60,
        rate: float = 20,
        allow: Callable[[Message], None] = lambda message: None,  # refuses what is too much for its address
        device: str | None = None,  # the hash of its token
    ) -> None:
        self.device = device
        self.tables, self.who, self.language, self.allow = tables, who, language, allow
        self.tell = tell  # called when there is something to say; whoever is called then asks for `frames`
        self.watched: dict[str, Watched] = {}
        self.replies: list[bytes] = []
        self.bucket = Bucket(burst, rate, tables.clock())
        self.closing = False
        self.code = 1001  # of the close

    # ---- from the client ---------------------------------------------------------------------------------------------

    async def receive(self, frame: str | bytes) -> None:
        """Every message is answered, whatever it is."""
        self.tables.metrics.count("messages")
        identity = table = ""
        try:
            if not self.bucket.take(self.tables.clock()):
                identity = readable_id(frame)
                raise Refusal("server-busy")
            message = decoded(frame)
            identity, table = message.id, getattr(message, "table", "")
            logs.concerns(table, identity)
            self.allow(message)
            await self.answer(message)
        except Stale as problem:
            self.reply(self.refused(identity, problem, self.current(table)))
        except Refusal as problem:
            self.reply(self.refused(identity, problem, None))
        except Exception:
            log.exception("a message met an error", extra={"table": table, "message_id": identity})
            self.tables.metrics.count("errors")
            self.reply(self.refused(identity, Refusal("server-error"), None))

    async def answer(self, message: Message) -> None:
        match message:
            case Ping():
                self.reply(Pong(message.id, self.tables.clock()))
            case Watch():
                await self.watch(message)
            case Unwatch():
                self.unwatch(message.table)
                self.reply(Done(message.id, message.table, 0))
            case Attend():
                self.attend(message)
            case _:
                begun = self.tables.clock()
                seq = await self.tables.act(message.table, self.who, message)
                self.tables.metrics.commits.took((self.tables.clock() - begun) / 1000)
                self.reply(Done(message.id, message.table, seq))

    async def watch(self, message: Watch) -> None:
        if len(self.watched) >= MOST_WATCHED and message.table not in self.watched:
            raise Refusal("server-watching", most=MOST_WATCHED)
        loaded = await self.tables.get(message.table)
        standing(loaded.table, self.who, message.invitation)  # whom the table does not admit never follows it
        self.watched[message.table] = Watched(loaded, True, message.invitation, message.aid)
        loaded.followers[self] = None
        self.tables.visited(loaded)
        self.watched[message.table].presence = any(one in ("here", "away") for one in loaded.present)
        self.tables.attended(loaded, came=True)
        self.reply(Done(message.id, message.table, loaded.table.seq))

    def unwatch(self, table: str) -> None:
        watched = self.watched.pop(table, None)
        if watched is not None:
            watched.loaded.followers.pop(self, None)
            self.tables.attended(watched.loaded, gone=self.who)

    def attend(self, message: Attend) -> None:
        watched = self.watched.get(message.table)
        if watched is None:
            raise Refusal("server-not-watching")
        watched.away = message.away
        self.tables.attended(watched.loaded)
        self.reply(Done(message.id, message.table, 0))

    def is_away(self, table: str) -> bool:
        return self.watched[table].away

    def close(self) -> None:
        for table in list(self.watched):
            self.unwatch(table)
        self.closing = True
        self.tell()

    # ---- to the client -----------------------------------------------------------------------------------------------

    def changed(self, loaded: LoadedTable) -> None:
        self.watched[loaded.table.id].changed = True
        self.tell()

    def presence(self, loaded: LoadedTable) -> None:
        self.watched[loaded.table.id].presence = True
        self.tell()

    def end(self) -> None:
        """The device acts as somebody else now: it hears nothing more, and is to come again."""
        self.goodbye("server-identity", 0)
        self.who = None
        self.close()

    def reply(self, message: ServerMessage) -> None:
        if len(self.replies) >= MOST_REPLIES:
            self.close()
            return
        self.replies.append(ENCODER.encode(message))
        self.tell()

    def goodbye(self, code: str, again: int) -> None:
        self.reply(Goodbye(code, Refusal(code).said(self.language), again))
        self.code = RESTART

    def refused(self, identity: str, problem: Refusal, current: Seen | None) -> Refused:
        self.tables.metrics.count("refusals")
        return Refused(identity, problem.message, problem.said(self.language), problem.rule, current)

    def current(self, table: str) -> Seen | None:
        """The view as it is now, if this client may have one."""
        loaded = self.tables.loaded.get(table)
        try:
            return None if loaded is None else view_of(loaded, self.who)
        except Forbidden:
            return None

    def frames(self) -> list[bytes]:
        """All that there is to say now; the rest, if it is much, when that is on its way."""
        ready, self.replies = self.replies, []
        size = sum(map(len, ready))
        for table, watched in list(self.watched.items()):
            if watched.changed and watched.making is None:
                if size > MOST_SAID:
                    self.tell()
                    break
                found = self.look(table, watched)
                ready += found
                size += sum(map(len, found))
            if watched.presence and table in self.watched:
                watched.presence = False
                if watched.loaded.present:
                    ready.append(ENCODER.encode(Present(table, watched.loaded.present)))
        self.tables.metrics.count("frames", len(ready))
        return ready

    def look(self, table: str, watched: Watched) -> list[bytes]:
        """How the table stands; nothing yet if that takes long."""
        watched.changed = False
        loaded = watched.loaded
        if loaded.closed == "table-deleted":
            self.unwatch(table)
            return [ENCODER.encode(self.refused("", Refusal("table-deleted"), None))]
        try:
            client = standing(loaded.table, self.who, watched.invitation)
        except Forbidden as problem:  # the seat was left, and the table admits no spectators
            self.unwatch(table)
            return [ENCODER.encode(self.refused("", problem, None))]
        moment, match = loaded.moment(), loaded.table.match
        since = moment.first_new(watched.sent) if match and client.seats == watched.seats else 0
        watched.sent, watched.seats = match.steps if match else [], client.seats
        name = (client, since, watched.aid)
        if match and len(match.steps) - since > MOST_TOLD and name not in moment.frames:
            watched.making = asyncio.ensure_future(self.tell_much(table, watched, moment, name))
            return []
        return [moment.frame(*name)]

    async def tell_much(self, table: str, watched: Watched, moment: Moment, name: tuple[Standing, int, bool]) -> None:
        """Others are served while it is made. What has changed meanwhile is told behind it."""
        try:
            frame = await self.tables.long(moment.frame, *name)
            if self.watched.get(table) is watched:
                self.replies.append(frame)
        except Refusal:  # this client has used too much
            watched.sent, watched.changed = (), True
            await asyncio.sleep(BUSY)
        except Exception:
            log.exception("a client could not be told", extra={"table": table})
            self.close()  # it is to come again
        watched.making = None
        self.tell()


def view_of(loaded: LoadedTable, who: str | None, since: int = 1 << 30) -> Seen:
    """What this client sees; without `since`, no step of the match is told."""
    return loaded.moment().seen(standing(loaded.table, who), since)


def decoded(frame: str | bytes) -> Message:
    if len(frame) > MOST_BYTES:
        raise Refusal("server-too-big", most=MOST_BYTES)
    try:
        return DECODER.decode(frame)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as problem:
        raise Refusal("server-message", problem=str(problem)[:MOST_PROBLEM]) from None


def readable_id(frame: str | bytes) -> str:
    try:
        return decoded(frame).id
    except Refusal:
        return ""
