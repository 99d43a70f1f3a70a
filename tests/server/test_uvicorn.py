"""What connections.py and protocol.py rely on in uvicorn, h11 and websockets is as they expect it.

When a newer version fails here: read both classes it derives from anew, then widen the bound in pyproject.toml.
"""

from __future__ import annotations

import asyncio
import inspect
from typing import Any

import h11
import pytest
from uvicorn import Config
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import Server, ServerState

from vivat.server.connections import Connection
from vivat.server.protocol import SocketProtocol

METHODS: dict[Any, dict[str, list[str]]] = {
    H11Protocol: {
        "connection_made": ["self", "transport"],
        "connection_lost": ["self", "exc"],
        "data_received": ["self", "data"],
        "on_response_complete": ["self"],
        "send_400_response": ["self", "msg"],
        "handle_websocket_upgrade": ["self", "event"],
        "pause_writing": ["self"],
        "resume_writing": ["self"],
    },
    WebSocketsSansIOProtocol: {
        "connection_lost": ["self", "exc"],
        "data_received": ["self", "data"],
        "handle_events": ["self"],
        "receive": ["self"],
        "run_asgi": ["self"],
        "send_receive_event_to_app": ["self"],
        "shutdown": ["self"],
        "pause_writing": ["self"],
        "resume_writing": ["self"],
    },
}
ATTRIBUTES: dict[Any, list[str]] = {
    H11Protocol: ["app", "conn", "logger", "loop", "timeout_keep_alive", "transport"],
    WebSocketsSansIOProtocol: [
        *("close_sent", "close_timeout", "conn", "disconnected", "handshake_complete", "loop", "queue", "read_paused"),
        *("transport", "writable"),
    ],
}
SENTENCES = {  # lines on which ours depend
    (H11Protocol, "handle_events"): ["app = self.app", "self.handle_websocket_upgrade(event)"],
    (H11Protocol, "handle_websocket_upgrade"): ["self.transport.set_protocol(protocol)"],
    (H11Protocol, "on_response_complete"): ["if self.transport.is_closing():", "self.timeout_keep_alive_handler"],
    (WebSocketsSansIOProtocol, "data_received"): ["self.handle_events()"],
    (WebSocketsSansIOProtocol, "send_receive_event_to_app"): ["if not self.read_paused:"],
    (WebSocketsSansIOProtocol, "receive"): ["if self.read_paused and self.queue.empty():"],
    (Server, "startup"): ["app_state=self.lifespan.state", "config.http_protocol_class("],
}


@pytest.mark.parametrize("base", METHODS, ids=lambda base: base.__name__)
def test_the_methods_that_are_replaced_are_there_and_take_what_they_took(base: Any) -> None:
    for name, wanted in METHODS[base].items():
        assert hasattr(base, name), f"uvicorn has no {base.__name__}.{name} any more"
        assert list(inspect.signature(getattr(base, name)).parameters) == wanted, f"{base.__name__}.{name} has changed"


@pytest.mark.parametrize(("base", "ours"), [(H11Protocol, Connection), (WebSocketsSansIOProtocol, SocketProtocol)])
def test_every_method_of_ours_that_replaces_one_is_named_above(base: Any, ours: Any) -> None:
    replaced = {name for name in vars(ours) if name in vars(base) and callable(getattr(base, name))}
    assert {name for name in replaced if not name.startswith("__")} == set(METHODS[base])


@pytest.mark.parametrize("base", ATTRIBUTES, ids=lambda base: base.__name__)
def test_the_attributes_that_are_used_are_there(base: Any) -> None:
    async def main() -> Any:
        return base(Config(lambda: None), ServerState(), {})

    found = asyncio.run(main())
    for name in ATTRIBUTES[base]:
        assert hasattr(found, name), f"uvicorn's {base.__name__} has no {name} any more"
    if base is H11Protocol:
        assert isinstance(found.conn, h11.Connection)
        assert found.conn.their_state is h11.IDLE
    else:
        assert found.conn.events == []


@pytest.mark.parametrize(("place", "lines"), SENTENCES.items(), ids=lambda part: str(part)[:60])
def test_the_lines_that_ours_depend_on_are_there(place: tuple[Any, str], lines: list[str]) -> None:
    source = inspect.getsource(getattr(*place))
    for line in lines:
        assert line in source, f"{place[0].__name__}.{place[1]} does not do `{line}` any more"
