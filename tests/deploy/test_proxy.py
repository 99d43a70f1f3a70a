"""The proxies of deploy/ in front of a real server: TLS, whole games over their sockets, what strangers may not see.

Each is run with its own configuration, in which addresses, ports, files and one waiting time are those of the test.
"""

from __future__ import annotations

import contextlib
import json
import shutil
import socket
import ssl
import subprocess
import threading
import time
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import httpx
import pytest
from databases import free_port
from served import Served
from websockets.sync.client import connect

DEPLOY = Path(__file__).resolve().parents[2] / "deploy"
STRANGER = {"X-Forwarded-For": "203.0.113.7", "X-Real-IP": "203.0.113.7", "Forwarded": "for=203.0.113.7"}


def program(name: str) -> str:
    found = shutil.which(name) or shutil.which(name, path="/usr/sbin")
    if found is None:
        pytest.skip(f"{name} is not installed here")
    return found


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """One that we have signed ourselves."""
    folder = tmp_path_factory.mktemp("tls")
    made = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost"]
    names = ["-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1"]
    files = ["-keyout", str(folder / "key"), "-out", str(folder / "certificate")]
    subprocess.run([program("openssl"), *made, *names, *files], check=True, capture_output=True)
    return folder / "certificate", folder / "key"


class Proxy:
    def __init__(self, port: int, plain: int, certificate: Path) -> None:
        self.port, self.plain = port, plain
        self.trust = ssl.create_default_context(cafile=str(certificate))

    def client(self, **headers: str) -> httpx.Client:
        return httpx.Client(base_url=f"https://localhost:{self.port}", verify=self.trust, headers=headers, timeout=20)

    def wait(self) -> None:
        for _ in range(200):
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", self.port), 1):
                return
            time.sleep(0.05)
        raise AssertionError("the proxy did not start")


def changed(text: str, changes: dict[str, str]) -> str:
    for old, new in changes.items():
        assert old in text, old
        text = text.replace(old, new)
    return text


@contextlib.contextmanager
def nginx(behind: int, certificate: tuple[Path, Path], folder: Path) -> Iterator[Proxy]:
    port, plain = free_port(), free_port()
    changes = {
        "server server:8000;": f"server 127.0.0.1:{behind};",
        "listen 80;": f"listen 127.0.0.1:{plain};",
        "listen 443 ssl;": f"listen 127.0.0.1:{port} ssl;",
        "/run/secrets/certificate_key": str(certificate[1]),
        "/run/secrets/certificate;": f"{certificate[0]};",
        "/tmp/nginx.pid": str(folder / "nginx.pid"),
        "client_header_timeout 10s": "client_header_timeout 2s",  # or the test would wait for it
        "worker_rlimit_nofile 65536;": "",  # only root may have more
    }
    path = folder / "nginx.conf"
    path.write_text(changed((DEPLOY / "nginx.conf").read_text(), changes))
    command = [program("nginx"), "-p", str(folder), "-c", str(path)]
    checked = subprocess.run([*command, "-t"], capture_output=True, text=True)
    assert checked.returncode == 0, checked.stderr
    with running([*command, "-g", "daemon off;"], Proxy(port, plain, certificate[0])) as proxy:
        yield proxy


@contextlib.contextmanager
def caddy(behind: int, certificate: tuple[Path, Path], folder: Path) -> Iterator[Proxy]:
    port, plain = free_port(), free_port()
    changes = {
        "{\n\tservers": f"{{\n\tadmin off\n\tauto_https off\n\thttp_port {plain}\n\tservers",
        "vivat.example {": f"https://localhost:{port} {{\n\ttls {certificate[0]} {certificate[1]}",
        "127.0.0.1:8000": f"127.0.0.1:{behind}",
        "read_header 10s": "read_header 2s",
    }
    path = folder / "Caddyfile"
    path.write_text(changed((DEPLOY / "Caddyfile").read_text().partition("\n{")[2].join(["{", ""]), changes))
    command = [program("caddy"), "run", "--adapter", "caddyfile", "--config", str(path)]
    with running(command, Proxy(port, plain, certificate[0])) as proxy:
        yield proxy


@contextlib.contextmanager
def running(command: list[str], proxy: Proxy) -> Iterator[Proxy]:
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        proxy.wait()
        yield proxy
    finally:
        process.terminate()
        process.wait(20)


@pytest.fixture(scope="module", params=[nginx, caddy], ids=["nginx", "caddy"])
def proxy(
    request: pytest.FixtureRequest, certificate: tuple[Path, Path], tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Proxy]:
    program(request.param.__name__)
    folder = tmp_path_factory.mktemp("proxy")
    variables = {"VIVAT_PROXIES": "127.0.0.1", "VIVAT_ORIGINS": "https://vivat.example"}
    with (
        Served(str(folder / "p.sqlite"), **variables) as server,
        request.param(server.port, certificate, folder) as started,
    ):
        yield started


def play(proxy: Proxy, client: httpx.Client, seats: list[dict[str, Any]]) -> dict[str, Any]:
    """A whole game over the proxy's socket; the last view."""
    token = client.post("/api/session").cookies["vivat"]
    body = {"id": "t", "game": "king_is_dead", "seats": seats}
    table = client.post("/api/tables", json=body, headers={"Authorization": f"Bearer {token}"}).json()["table"]["id"]
    address, headers = f"wss://localhost:{proxy.port}/api/socket", {"Authorization": f"Bearer {token}"}
    with connect(address, ssl=proxy.trust, additional_headers=headers) as link:
        link.send(json.dumps({"type": "watch", "id": "w", "table": table}))
        for number in range(2_000):
            view = json.loads(link.recv(timeout=30))
            if view["type"] != "seen":
                assert view["type"] in ("done", "present"), view
                continue
            if view["table"]["status"] == "over":
                return dict(view)
            if (wish := next_wish(view)) is not None:
                link.send(json.dumps({**wish, "id": f"m{number}", "table": table, "seq": view["seq"]}))
    raise AssertionError("the game did not end")


def next_wish(view: dict[str, Any]) -> dict[str, Any] | None:
    if view["table"]["status"] == "gathering":
        return {"type": "ready", "seat": 0}
    (match,) = view["matches"]
    choices = match["view"]["choices"]
    return {"type": "choose", "seat": match["seat"], "choices": choices[:1]} if choices else None


def test_a_whole_game_is_played_through_it_over_tls(proxy: Proxy) -> None:
    with proxy.client() as client:
        seats = [{"kind": "person", "name": "Ada"}, {"kind": "bot", "level": "random"}]
        assert play(proxy, client, seats)["table"]["status"] == "over"


@pytest.mark.parametrize("path", ["/metrics", "/metrics/", "/%6detrics", "//metrics", "/x/../metrics"])
def test_figures_are_closed(proxy: Proxy, path: str) -> None:
    with proxy.client(**STRANGER) as client:
        reply = client.get(path, follow_redirects=True)
        assert "vivat_" not in reply.text
        assert client.get("/health").status_code == 200


class Echo(BaseHTTPRequestHandler):
    """Behind a proxy: repeats the headers it was sent."""

    def do_GET(self) -> None:
        body = json.dumps({name.lower(): value for name, value in self.headers.items()}).encode()
        self.send_response(200)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        pass


@pytest.mark.parametrize("start", [nginx, caddy])
def test_nobody_can_say_that_he_is_somebody_else(start: Any, certificate: tuple[Path, Path], tmp_path: Path) -> None:
    program(start.__name__)
    behind = ThreadingHTTPServer(("127.0.0.1", 0), Echo)
    threading.Thread(target=behind.serve_forever, daemon=True).start()
    try:
        with start(behind.server_port, certificate, tmp_path) as proxy, proxy.client(**STRANGER) as client:
            heard = client.get("/").json()
    finally:
        behind.shutdown()
        behind.server_close()
    assert heard["x-forwarded-for"] == "127.0.0.1"
    assert heard["x-forwarded-proto"] == "https"
    assert "203.0.113.7" not in json.dumps(heard)


def test_pages_and_cookies_are_for_https_alone(proxy: Proxy) -> None:
    with proxy.client() as client:
        assert "max-age" in client.get("/").headers["strict-transport-security"]
        assert "Secure" in client.post("/api/session").headers["set-cookie"]


def test_a_client_that_never_finishes_its_headers_is_cut_off(proxy: Proxy) -> None:
    with (
        socket.create_connection(("127.0.0.1", proxy.port), 30) as raw,
        proxy.trust.wrap_socket(raw, server_hostname="localhost") as link,
    ):
        link.settimeout(20)
        link.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\n")
        begun = time.monotonic()
        with contextlib.suppress(ConnectionError, ssl.SSLError):
            while link.recv(1000):
                pass
        assert 1 < time.monotonic() - begun < 15


def test_nginx_holds_one_address_to_so_many_connections(certificate: tuple[Path, Path], tmp_path: Path) -> None:
    program("nginx")
    with (
        Served(str(tmp_path / "n.sqlite"), VIVAT_PROXIES="127.0.0.1") as server,
        nginx(server.port, certificate, tmp_path) as proxy,
        contextlib.ExitStack() as open_links,
    ):
        statuses = []
        for _ in range(110):
            raw = open_links.enter_context(socket.create_connection(("127.0.0.1", proxy.port), 30))
            link = open_links.enter_context(proxy.trust.wrap_socket(raw, server_hostname="localhost"))
            upgrade = "Upgrade: websocket\r\nConnection: upgrade\r\nSec-WebSocket-Version: 13\r\n"
            key = "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
            link.sendall(f"GET /api/socket HTTP/1.1\r\nHost: localhost\r\n{upgrade}{key}\r\n".encode())
            statuses.append(link.recv(12).split()[1])
        assert statuses == [b"101"] * 100 + [b"429"] * 10
