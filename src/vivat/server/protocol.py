"""The socket below the application: uvicorn's, with five habits changed.

What there is to say is fetched and written at once, without a task for each client. Reading stops when messages pile
up, not after each one, which costs two calls to the system for every message. A client that does not read what it is
sent is not read either, and cut off after a while instead of being waited for. Frames are counted, of whatever kind,
and a flood of them ends the connection. And when the server stops, the application is told first: it finishes what the
client has begun, says goodbye and closes.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from typing import Any, Protocol

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from vivat.server.admission import Slot
from vivat.server.messages import RESTART

log = logging.getLogger("vivat.server")
MOST_UNREAD = 16  # messages of a client that wait for the application; then it has to wait too
PIECE = 2_048  # bytes that are taken apart before their frames are counted
PATIENCE = 20.0  # seconds


class Socket(Protocol):
    """What the application needs of a socket; it is found in the scope's state."""

    news: Callable[[], Sequence[bytes]]

    def tell(self) -> None:
        """There is something to say: it is fetched from `news` as soon as the client reads."""

    async def receive(self) -> Any:
        """The next message of the client, as ASGI words it."""

    async def finish(self) -> None:
        """Say what is left, to a client that may not read; somebody loses patience with it."""


class SocketProtocol(WebSocketsSansIOProtocol):
    news: Callable[[], Sequence[bytes]] = tuple
    slot: Slot | None = None
    telling = False
    giving_up: asyncio.TimerHandle | None = None

    async def run_asgi(self) -> None:
        self.scope["state"]["socket"] = self
        await super().run_asgi()

    # ---- to the client -----------------------------------------------------------------------------------------------

    def tell(self) -> None:
        if not self.telling and self.writable.is_set():
            self.telling = True
            self.loop.call_soon(self.say)

    def say(self) -> None:
        """All that there is to say, in one write."""
        self.telling = False
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return
        try:
            for frame in self.news():
                self.conn.send_text(frame)
        except Exception:
            log.exception("a client could not be told")  # it is to come again
            self.transport.abort()
            return
        self.transport.write(b"".join(self.conn.data_to_send()))

    async def finish(self) -> None:
        await self.writable.wait()
        self.say()

    # ---- from the client ---------------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), PIECE):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + PIECE])

    def handle_events(self) -> None:
        if self.slot is not None and not self.slot.sends(len(self.conn.events)):
            self.cut_off("sockets cut off for a flood of frames")
            return
        super().handle_events()

    async def receive(self) -> Any:
        if not self.queue.empty():
            await asyncio.sleep(0)  # others first: this client has sent several messages at once
        await self.writable.wait()
        return await super().receive()

    def send_receive_event_to_app(self) -> None:
        paused, self.read_paused = self.read_paused, True  # uvicorn stops reading unless it has
        super().send_receive_event_to_app()
        self.read_paused = paused
        if not paused and self.queue.qsize() >= MOST_UNREAD:
            self.read_paused = True
            self.transport.pause_reading()

    def shutdown(self) -> None:
        if not self.handshake_complete or self.close_sent:
            super().shutdown()
            return
        self.close_timeout = 1.0  # seconds for the client to answer
        self.queue.put_nowait({"type": "websocket.disconnect", "code": RESTART})

    # ---- patience ----------------------------------------------------------------------------------------------------

    def pause_writing(self) -> None:
        super().pause_writing()
        if not self.read_paused:
            self.transport.pause_reading()
        self.giving_up = self.loop.call_later(PATIENCE, self.cut_off, "sockets that did not read")

    def resume_writing(self) -> None:
        super().resume_writing()
        self.wait_no_more()
        if not self.read_paused:
            self.transport.resume_reading()
        self.tell()

    def connection_lost(self, exc: Exception | None) -> None:
        self.wait_no_more()
        super().connection_lost(exc)
        if self.slot is not None:
            self.slot.leave()

    def cut_off(self, what: str) -> None:
        if self.slot is not None:
            self.slot.refused(what)
        self.transport.abort()

    def wait_no_more(self) -> None:
        if self.giving_up is not None:
            self.giving_up.cancel()
            self.giving_up = None
