"""Connections of a real server: slow ones, half-open ones and too many of them hurt nobody else."""

from __future__ import annotations

import asyncio
import contextlib
import json
import resource
import socket
import time
from collections.abc import Iterator

import pytest
from serving import HEALTH, Serving, rest, serving
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

ABUSER, FRIEND = "127.0.0.66", "127.0.0.2"
POST = b"POST /api/session HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 50\r\n"
UPGRADE = (
    b"GET /api/socket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)


@pytest.fixture(scope="module")
def server() -> Iterator[Serving]:
    with serving(headers_seconds=1.0, body_seconds=2.0, connections_each=40, open_files=1024) as found:
        yield found


def closed_after(link: socket.socket, drip: bytes = b"") -> float:
    """Seconds until the server closes a connection on which a little more comes all the time."""
    begun = time.monotonic()
    link.settimeout(0.1)
    with contextlib.suppress(ConnectionError):
        while time.monotonic() - begun < 15:
            if drip:
                link.sendall(drip)
            try:
                if not link.recv(1_000):
                    break
            except TimeoutError:
                pass
    return time.monotonic() - begun


def test_headers_must_come_in_time_however_they_drip(server: Serving) -> None:
    with server.connect(ABUSER) as silent, server.connect(ABUSER) as dripping:
        dripping.sendall(b"GET / HTTP/1.1\r\nX: ")
        assert 0.3 < closed_after(dripping, drip=b"x") < 8
        assert closed_after(silent) < 8
    assert "connections too slow" in server.logged("too slow")


def test_a_body_must_come_in_time_however_it_drips(server: Serving) -> None:
    for path in (b"/api/records", b"/health"):  # one that reads it, one that does not
        with server.connect(ABUSER) as link:
            link.sendall(POST.replace(b"/api/session", path) + b"\r\n")
            assert 0.5 < closed_after(link, drip=b"x" if path == b"/api/records" else b"") < 10


def test_the_second_request_of_a_connection_must_come_in_time_too(server: Serving) -> None:
    with server.connect(ABUSER) as link:
        link.sendall(b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n")
        assert b" 200 " in link.recv(5_000)
        link.sendall(b"GET / HTTP/1.1\r\n")
        assert closed_after(link, drip=b"x") < 8
    with server.connect(ABUSER) as link:  # both at once
        link.sendall(b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n" + POST + b"\r\n")
        assert closed_after(link) < 10


def test_headers_have_a_most_size(server: Serving) -> None:
    large = b"GET /health HTTP/1.1\r\nHost: x\r\nConnection: close\r\nX: " + b"x" * 20_000
    with server.connect(ABUSER) as link:
        with contextlib.suppress(ConnectionError):
            link.sendall(large)  # and never an end
        assert b" 200 " not in rest(link)
    assert server.healthy(ABUSER)


def test_one_address_holds_so_many_connections_and_others_are_served() -> None:
    """With 1,024 files, 3,000 half-open requests of one address: another plays on, and /health answers."""

    async def honest(server: Serving) -> list[float]:
        times = []
        address = f"ws://127.0.0.1:{server.port}/api/socket"
        async with connect(address, local_addr=(FRIEND, 0)) as link:
            for number in range(20):
                begun = time.monotonic()
                await link.send(json.dumps({"type": "ping", "id": f"{number}"}))
                assert json.loads(await link.recv())["type"] == "pong"
                times.append(time.monotonic() - begun)
        return times

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    with serving(open_files=1024) as server:
        held = []
        for _ in range(min(3_000, hard - 200)):
            with contextlib.suppress(OSError):
                link = server.connect(ABUSER, timeout=5)
                held.append(link)
                link.sendall(b"GET / HTTP/1.1\r\nX: ")
        try:
            assert server.healthy(FRIEND)
            assert max(asyncio.run(honest(server))) < 5
            assert "address 127.0.0.66: " in server.logged("connections refused")
            lines = server.log.read_text().splitlines()
            assert len([line for line in lines if "connections refused" in line]) < 20, "counted, not told one by one"
        finally:
            for link in held:
                link.close()
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def test_the_last_connections_only_answer_whether_the_server_is_well() -> None:
    with serving(connections=40, connections_each=100) as server:
        held = [server.connect(ABUSER) for _ in range(24)]
        for link in held:
            link.sendall(b"GET / HTTP/1.1\r\nX: ")
        deadline = time.monotonic() + 10
        while b" 503 " not in server.ask(HEALTH.replace(b"/health", b"/api/games"), FRIEND):
            assert time.monotonic() < deadline
        answer = server.ask(HEALTH.replace(b"/health", b"/api/games"), FRIEND)
        assert b"server-full" in answer
        assert b"no free connection" in answer
        assert server.healthy(FRIEND)
        assert b" 101 " not in server.ask(UPGRADE, FRIEND)
        for link in held:
            link.close()
        while b" 200 " not in server.ask(HEALTH.replace(b"/health", b"/api/games"), FRIEND):
            assert time.monotonic() < deadline + 10


def test_sockets_stay_counted_and_are_free_again_when_they_close() -> None:
    async def opened(server: Serving, held: contextlib.AsyncExitStack) -> bool:
        address = f"ws://127.0.0.1:{server.port}/api/socket"
        with contextlib.suppress(OSError, EOFError, WebSocketException):
            await held.enter_async_context(connect(address, local_addr=(ABUSER, 0), open_timeout=5))
            return True
        return False

    async def main(server: Serving) -> None:
        async with contextlib.AsyncExitStack() as held:
            async with contextlib.AsyncExitStack() as first:
                assert all([await opened(server, first) for _ in range(5)])
                assert not await opened(server, held)
                assert await asyncio.to_thread(server.healthy, FRIEND)
            for _ in range(100):
                if await opened(server, held):
                    return
                await asyncio.sleep(0.05)
        raise AssertionError("the slot of a closed socket is free again")

    with serving(connections_each=5) as server:
        asyncio.run(main(server))


def test_a_flood_of_requests_is_cut_off_and_others_are_answered() -> None:
    with serving(requests_burst=20, requests_rate=1.0) as server:
        request = b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n"
        with server.connect(ABUSER) as link:
            link.sendall(request * 300)  # all at once, on one connection
            found = rest(link)
        assert found.count(b"HTTP/1.1 200") <= 20
        assert 20 < found.count(b"HTTP/1.1 ") <= 70, "some are refused with a sentence, then it is cut off"
        assert not server.healthy(ABUSER), "not even let in"
        assert server.healthy(FRIEND)


@pytest.mark.parametrize(
    "frame", [b"\x89\x80\x00\x00\x00\x00", b"\x8a\x80\x00\x00\x00\x00", b"\x00\x80\x00\x00\x00\x00"]
)
def test_a_flood_of_frames_of_any_kind_ends_the_socket_at_little_cost(frame: bytes) -> None:
    """Pings, pongs, and empty parts of a message that never ends."""
    with serving() as server, server.connect(ABUSER) as link:
        link.sendall(UPGRADE)
        assert b" 101 " in link.recv(5_000)
        if frame[0] == 0:
            link.sendall(b"\x01\x80\x00\x00\x00\x00")  # the first part
        before = server.cpu()
        with contextlib.suppress(ConnectionError):
            for _ in range(100):
                link.sendall(frame * 20_000)
        rest(link)
        assert server.cpu() - before < 1.0
        assert "flood of frames" in server.logged("flood of frames")
        assert server.healthy(FRIEND)


def test_a_socket_that_does_not_read_is_not_read_either() -> None:
    with serving("--no-limits") as server:
        before = server.memory()
        with server.connect(ABUSER) as link:
            link.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
            link.sendall(UPGRADE)
            assert b" 101 " in link.recv(5_000)
            link.settimeout(1)
            ping, sent = b"\x89\xfd" + bytes(4) + b"x" * 125, 0
            with contextlib.suppress(OSError):
                while sent < 200_000_000:
                    sent += link.send(ping * 1_000)
            assert sent < 100_000_000, "it has to wait"
            assert server.memory() - before < 40_000_000


def games(server: Serving, source: str, *forwarded: str) -> int:
    head = "".join(f"X-Forwarded-For: {value}\r\n" for value in forwarded)
    request = f"GET /api/games HTTP/1.1\r\nHost: x\r\n{head}Connection: close\r\n\r\n"
    return int(server.ask(request.encode(), source).split(b" ")[1])


def test_whom_a_request_is_for_is_believed_of_named_proxies_only() -> None:
    with serving(requests_burst=5, requests_rate=0.01, proxies=["127.0.0.3", "127.8.0.0/16"]) as server:
        forged = [games(server, FRIEND, f"10.0.0.{number}") for number in range(8)]
        assert forged == [200] * 5 + [429] * 3, "one address, whatever it says"
        for number in range(20):
            assert games(server, "127.0.0.3", f"10.1.0.{number}") == 200, "each is another client"
        same = [games(server, "127.0.0.3", "6.6.6.6, 10.2.0.1, 127.8.0.9") for _ in range(4)]
        same += [games(server, "127.0.0.3", f"10.3.0.{number}, 10.2.0.1") for number in range(4)]
        assert same == [200] * 5 + [429] * 3, "the rightmost that is no proxy; what it says of others is not believed"


def test_without_a_named_proxy_nobody_is_believed() -> None:
    with serving(requests_burst=10, requests_rate=0.01) as server:  # starting has asked for /health
        asked = [games(server, "127.0.0.1", f"10.0.0.{number}") for number in range(13)]
        assert asked[-2:] == [429] * 2
