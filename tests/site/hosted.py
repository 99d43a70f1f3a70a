"""A static host: files of a folder, text compressed as every host does, no other address. It counts what it sends."""

from __future__ import annotations

import gzip
import select
import socket
import threading
from functools import lru_cache
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

TYPES = {
    ".html": "text/html; charset=utf-8", ".js": "text/javascript", ".mjs": "text/javascript", ".css": "text/css",
    ".svg": "image/svg+xml", ".png": "image/png", ".woff2": "font/woff2", ".webmanifest": "application/manifest+json",
    ".gz": "application/octet-stream",
}  # fmt: skip
PACKED = (".gz", ".png", ".woff2")


@lru_cache(maxsize=512)
def content_of(path: Path) -> bytes:
    raw = path.read_bytes()
    return raw if path.suffix in PACKED else gzip.compress(raw, 6)


class Hosted:
    """Whoever wants to change what is hosted changes `folder`."""

    def __init__(self, folder: Path, server: int = 0) -> None:
        self.folder = folder
        self.server_port = server  # a Vivat server beside it, which answers /api
        self.sent = 0  # bytes, with their headers
        self.asked: list[str] = []
        host = self

        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_GET(self) -> None:
                if host.server_port and self.path.startswith("/api"):
                    host.pass_on(self)
                else:
                    host.answer(self)

            def do_POST(self) -> None:
                self.do_GET()

            def do_DELETE(self) -> None:
                self.do_GET()

            def log_message(self, *_: object) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.server.daemon_threads = True
        self.address = f"http://localhost:{self.server.server_address[1]}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def answer(self, handler: BaseHTTPRequestHandler) -> None:
        name = handler.path.partition("?")[0]
        self.asked.append(name)
        path = self.folder / (name.lstrip("/") or "index.html")
        found = path.is_file() and self.folder in path.resolve().parents
        path = path if found else self.folder / "404.html"
        content = content_of(path)
        handler.send_response(200 if found else 404)
        handler.send_header("content-type", TYPES.get(path.suffix, "text/plain"))
        handler.send_header("content-length", str(len(content)))
        if path.suffix not in PACKED:
            handler.send_header("content-encoding", "gzip")
        handler.send_header("cache-control", "max-age=600")
        handler.end_headers()
        handler.wfile.write(content)
        self.sent += len(content) + 300

    def pass_on(self, handler: BaseHTTPRequestHandler) -> None:
        """As a proxy does, sockets too: whatever comes from one side goes to the other."""
        handler.close_connection = True
        upgrade = handler.headers.get("upgrade")
        head = [f"{name}: {value}" for name, value in handler.headers.items() if upgrade or name != "Connection"]
        lines = [handler.requestline, *head, *([] if upgrade else ["Connection: close"]), "", ""]
        body = handler.rfile.read(int(handler.headers.get("content-length") or 0))
        try:
            with socket.create_connection(("127.0.0.1", self.server_port)) as server:
                server.sendall("\r\n".join(lines).encode("latin-1") + body)
                while True:
                    for side in select.select([server, handler.connection], [], [])[0]:
                        if not (content := side.recv(65_536)):
                            return
                        (handler.connection if side is server else server).sendall(content)
        except OSError:  # nobody is there
            return

    def close(self) -> None:
        self.server.shutdown()
        self.server.server_close()
