"""A connection below the application: uvicorn's for HTTP/1.1, with bounds on what a client may hold it for.

The headers of a request and its body must come within some seconds, and the answer must be read. When uvicorn changes
what is relied on here, a test says so (tests/server/test_uvicorn.py).
"""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import h11
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send
from uvicorn.protocols.http.h11_impl import H11Protocol

from vivat.errors import Refusal
from vivat.server.admission import Admission, Slot
from vivat.server.replies import refused
from vivat.server.routes import language_of

MOST_HEAD = 16_384  # bytes of a request's first line and its headers
UNREAD = 20.0  # seconds for a client to read its answer
FOR_THE_LAST = 3.0  # seconds for each part of a request on one of the last connections
quiet = logging.getLogger("uvicorn.error.connections")
quiet.setLevel(logging.ERROR)  # what clients do wrong is counted, not told one by one


class NewConnection(asyncio.Protocol):
    """A connection that was just made: it is admitted, or closed before a byte of it is read."""

    def __init__(self, **parts: Any) -> None:
        self.parts = parts  # for the protocol that follows

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        admission: Admission = self.parts["app_state"]["admission"]
        peer = transport.get_extra_info("peername")
        slot = admission.enter(str(peer[0]) if peer else "")
        if slot is None:
            transport.abort()
            return
        connection = Connection(slot, **self.parts)
        transport.set_protocol(connection)
        connection.connection_made(transport)


class Connection(H11Protocol):
    def __init__(self, slot: Slot, **parts: Any) -> None:
        super().__init__(**parts)
        self.slot: Slot | None = slot
        self.logger = quiet
        self.timer: asyncio.TimerHandle | None = None
        self.waits_for: Any = None  # the part of a request that the timer is for, as a state of h11
        self.unread: asyncio.TimerHandle | None = None
        if slot.last:
            self.app = only_health(self.app)
            self.timeout_keep_alive = 1

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.expect(h11.IDLE)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.expect(None)
        self.was_read()
        if self.slot is not None:
            self.slot.leave()

    # ---- requests ----------------------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        their = self.conn.their_state
        self.expect(their if their in (h11.IDLE, h11.SEND_BODY) else None)

    def expect(self, part: Any) -> None:
        """Headers, the body or nothing: it must be there in time, however little comes at once."""
        if part is self.waits_for:
            return
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        self.waits_for = part
        if part is not None and self.slot is not None:
            settings = self.slot.admission.settings
            seconds = settings.headers_seconds if part is h11.IDLE else settings.body_seconds
            self.timer = self.loop.call_later(FOR_THE_LAST if self.slot.last else seconds, self.too_slow)

    def on_response_complete(self) -> None:
        """After an answer the next request may take its time (uvicorn waits for it), unless it is one of a flood."""
        if self.slot is not None and not self.slot.asks():
            self.cut_off("requests cut off")
        super().on_response_complete()
        self.expect(h11.SEND_BODY if self.conn.their_state is h11.SEND_BODY else None)

    def send_400_response(self, msg: str) -> None:
        self.expect(None)
        if self.slot is not None:
            self.slot.refused("unreadable requests")
            self.slot.asks()
        super().send_400_response(msg)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """The connection goes on as a socket, in the same slot."""
        assert self.slot is not None
        if self.slot.last or not self.slot.asks():
            self.cut_off("sockets refused")
            return
        self.expect(None)
        super().handle_websocket_upgrade(event)
        socket: Any = self.transport.get_protocol()
        socket.slot, self.slot = self.slot, None

    # ---- patience ----------------------------------------------------------------------------------------------------

    def pause_writing(self) -> None:
        super().pause_writing()
        self.unread = self.loop.call_later(UNREAD, self.cut_off, "answers not read")

    def resume_writing(self) -> None:
        super().resume_writing()
        self.was_read()

    def was_read(self) -> None:
        if self.unread is not None:
            self.unread.cancel()
            self.unread = None

    def too_slow(self) -> None:
        self.timer = None
        self.cut_off("connections too slow")

    def cut_off(self, what: str) -> None:
        if self.slot is not None:
            self.slot.refused(what)
        self.transport.abort()


def only_health(app: ASGIApp) -> ASGIApp:
    """The application, for a connection of the last few: it says whether it is well, and nothing else."""

    async def handle(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["path"] == "/health":
            await app(scope, receive, send)
            return
        reply = refused(Refusal("server-full"), language_of(HTTPConnection(scope)))
        reply.headers["connection"] = "close"
        await reply(scope, receive, send)

    return handle
