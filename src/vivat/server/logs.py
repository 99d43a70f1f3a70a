"""The log: one line an entry, with time, level, table and request, for people or as JSON.

An entry about a table names it with `extra={"table": …}`. The request an entry belongs to is known from the task that
makes it; work that a request merely set going, such as a bot's thinking, is not part of it.
"""

from __future__ import annotations

import asyncio
import contextlib
import contextvars
import json
import logging
import logging.config
import re
import secrets
import sys
import time
import weakref
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

log = logging.getLogger("vivat.server")
HEADER = b"x-request-id"
MOST = 8_000  # characters of an entry's text, and of its traceback
MOST_TEXT = 200  # characters of an entry by which its kind is known, or that is repeated
PLAIN = {*vars(logging.makeLogRecord({})), "message", "asctime", "color_message"}  # what every entry has
CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029]")
PASSWORD = re.compile(r"://[^:/@\s]*:[^@\s]*@")


# ---- requests --------------------------------------------------------------------------------------------------------


@dataclass(slots=True)
class Request:
    """What a client asks, by HTTP or over a socket."""

    id: str
    scope: Scope
    task: weakref.ref[asyncio.Task[Any]]  # which holds this: both would stay until the collector comes
    table: str = ""
    message: str = ""  # over a socket: the one that is being answered


CURRENT: contextvars.ContextVar[Request | None] = contextvars.ContextVar("request", default=None)


def each_request(app: ASGIApp) -> ASGIApp:
    """Every request gets a name of ours, which its reply carries."""

    async def handle(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await app(scope, receive, send)
            return
        request = Request(secrets.token_hex(6), scope, weakref.ref(own_task()))
        CURRENT.set(request)
        began, status = time.monotonic(), 0

        async def named(message: Message) -> None:
            nonlocal status
            if message["type"] in ("http.response.start", "websocket.accept", "websocket.http.response.start"):
                status = message.get("status", 101)
                message["headers"] = [*message.get("headers", ()), (HEADER, request.id.encode())]
            await send(message)

        await app(scope, receive, named)
        if log.isEnabledFor(logging.DEBUG):
            took = round(time.monotonic() - began, 4)
            log.debug("answered", extra={"path": shown(scope["path"]), "status": status, "seconds": took})

    return handle


def own_task() -> asyncio.Task[Any]:
    if (task := asyncio.current_task()) is None:
        raise RuntimeError("outside of every task")
    return task


def shown(path: str) -> str:
    """An address without anything that only its owner may know."""
    first, _, rest = path.strip("/").partition("/")
    if first == "api":
        return f"/api/{rest.partition('/')[0]}"
    return f"/{first}" if first in ("health", "metrics") else "page"


def concerns(table: str, message: str) -> None:
    """The socket's current request is now about this message."""
    if (request := CURRENT.get()) is not None:
        request.table, request.message = table, message


def current() -> dict[str, str]:
    """The request that this task answers, if it answers one."""
    request = CURRENT.get()
    with contextlib.suppress(RuntimeError):  # in a thread
        if request is not None and request.task() is own_task():
            table = request.table or str(request.scope.get("path_params", {}).get("table", ""))
            found = {"request": request.id, "table": table, "message_id": request.message}
            return {name: value for name, value in found.items() if value}
    return {}


# ---- entries ---------------------------------------------------------------------------------------------------------


def clean(text: str) -> str:
    """On one line, of bounded length, without passwords."""
    text = PASSWORD.sub("://…@", text)
    if len(text) > MOST:
        text = f"{text[: MOST // 4]} … {text[-MOST // 2 :]}"
    return CONTROL.sub(lambda sign: sign[0].encode("unicode_escape").decode(), text)


def entry(record: logging.LogRecord) -> dict[str, Any]:
    """Everything an entry says, by name."""
    at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
    own = {name: value for name, value in vars(record).items() if name not in PLAIN}
    found = {"time": at, "level": record.levelname.lower(), "text": record.getMessage(), **current(), **own}
    found["process"] = record.process
    if record.exc_info:
        found["trace"] = logging.Formatter().formatException(record.exc_info)
    return {name: clean(value) if isinstance(value, str) else value for name, value in found.items()}


class Json(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        return json.dumps(entry(record), default=str)


class Text(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        said = entry(record)
        head = f"{said.pop('time')} {said.pop('level').upper():<7} {said.pop('text')}"
        return " ".join([head, *(f"{name}={quoted(str(value))}" for name, value in said.items())])


def quoted(value: str) -> str:
    return json.dumps(value, ensure_ascii=False) if " " in value or '"' in value or not value else value


# ---- no flood --------------------------------------------------------------------------------------------------------


@dataclass(slots=True)
class Kind:
    since: float
    written: int = 0
    left_out: int = 0
    last: str = ""  # of those left out


class Repeats(logging.Filter):
    """Of each kind of entry so many a minute; then they are counted, and the count is written when the minute is over.

    Whatever a stranger can make the server write, he makes it write no more than that.
    """

    AT_ONCE, EVERY, MOST_KINDS = 20, 60.0, 500

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self.clock = clock
        self.kinds: dict[tuple[str, int, str], Kind] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        if hasattr(record, "repeated"):
            return True
        name = (record.name, record.levelno, str(record.msg)[:MOST_TEXT])
        kind = self.kinds.get(name)
        if kind is None or self.clock() - kind.since >= self.EVERY:
            self.tell(name)
            kind = self.kinds[name] = Kind(self.clock())
            if len(self.kinds) > self.MOST_KINDS:
                self.tell(next(iter(self.kinds)))
        if kind.written == self.AT_ONCE:
            kind.left_out += 1
            kind.last = record.getMessage()[:MOST_TEXT]
            return False
        kind.written += 1
        return True

    def tell(self, name: tuple[str, int, str]) -> None:
        """How many of a kind were left out; it starts afresh."""
        kind = self.kinds.pop(name, None)
        if kind is not None and kind.left_out:
            logger, level, _ = name
            logging.getLogger(logger).log(level, "repeated: %s", kind.last, extra={"repeated": kind.left_out})

    def tell_all(self, ended: bool = False) -> None:
        """Of every kind whose minute is over, or of all of them at the end."""
        for name, kind in list(self.kinds.items()):
            if ended or self.clock() - kind.since >= self.EVERY:
                self.tell(name)

    async def run(self) -> None:
        while True:
            await asyncio.sleep(self.EVERY)
            self.tell_all()


REPEATS = Repeats()


def config(level: str, form: str) -> dict[str, Any]:
    """For logging.config: ours, uvicorn's and everybody else's entries go the same way."""
    quiet = "DEBUG" if level == "debug" else "WARNING"
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "filters": {"repeats": {"()": "vivat.server.logs.repeats"}},
        "formatters": {"form": {"()": f"vivat.server.logs.{form.capitalize()}"}},
        "handlers": {
            "stderr": {"class": "logging.StreamHandler", "formatter": "form", "filters": ["repeats"]},
        },
        "root": {"level": "WARNING", "handlers": ["stderr"]},
        "loggers": {"vivat": {"level": level.upper()}, "uvicorn": {"level": quiet}},
    }


def repeats() -> Repeats:
    return REPEATS


def start(level: str, form: str) -> None:
    logging.config.dictConfig(config(level, form))
    sys.excepthook = uncaught


def uncaught(kind: type[BaseException], problem: BaseException, trace: Any) -> None:
    log.critical("the program ends with an error", exc_info=(kind, problem, trace))
