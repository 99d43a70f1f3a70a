"""A real server process with settings of the test's own, and raw connections to it from addresses of this machine."""

from __future__ import annotations

import contextlib
import os
import resource
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from databases import free_port

import vivat

SOURCE = Path(vivat.__file__).parents[1]
HEALTH = b"GET /health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"


class Serving:
    def __init__(self, process: subprocess.Popen[bytes], port: int, log: Path, folder: Path) -> None:
        self.process, self.port, self.log, self.folder = process, port, log, folder

    def connect(self, source: str = "127.0.0.1", timeout: float = 20) -> socket.socket:
        return socket.create_connection(("127.0.0.1", self.port), timeout, (source, 0))

    def ask(self, request: bytes, source: str = "127.0.0.1") -> bytes:
        """Everything that comes until the server closes the connection."""
        with self.connect(source) as link:
            link.sendall(request)
            return rest(link)

    def healthy(self, source: str = "127.0.0.1") -> bool:
        with contextlib.suppress(OSError):
            return b" 200 " in self.ask(HEALTH, source).partition(b"\r\n")[0]
        return False

    def logged(self, words: str, seconds: float = 20) -> str:
        """The log, as soon as it has these words; else what it has in the end."""
        until = time.monotonic() + seconds
        while words not in self.log.read_text() and time.monotonic() < until:
            time.sleep(0.05)
        return self.log.read_text()

    def memory(self) -> int:
        """Bytes of the process in memory."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(next(line for line in status.splitlines() if line.startswith("VmRSS")).split()[1]) * 1024

    def cpu(self) -> float:
        """Seconds of processor time used."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(") ")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def rest(link: socket.socket) -> bytes:
    """Everything until the end, however it ends."""
    found = b""
    with contextlib.suppress(ConnectionError):
        while part := link.recv(65_536):
            found += part
    return found


@contextlib.contextmanager
def serving(*options: str, open_files: int = 0, **settings: Any) -> Iterator[Serving]:
    with tempfile.TemporaryDirectory() as folder:
        port, log = free_port(), Path(folder) / "log"
        command = [sys.executable, "-m", "vivat.cli", "serve", "--port", str(port)]
        if "--database" not in options:
            command += ["--database", str(Path(folder) / "v.sqlite")]
        for name, value in settings.items():
            for one in value if isinstance(value, list) else [value]:
                command += [f"--{name.replace('_', '-')}", str(one)]
        with log.open("wb") as out:
            process = subprocess.Popen(
                [*command, *options],
                env={**os.environ, "PYTHONPATH": str(SOURCE)},
                stdout=subprocess.DEVNULL,
                stderr=out,
                preexec_fn=lambda: limit(open_files),
            )
        try:
            server = Serving(process, port, log, Path(folder))
            for _ in range(600):
                if server.healthy() or process.poll() is not None:
                    break
                time.sleep(0.05)
            assert process.poll() is None, log.read_text()
            yield server
        finally:
            process.send_signal(signal.SIGTERM)
            process.wait(30)


def limit(open_files: int) -> None:
    if open_files:
        resource.setrlimit(resource.RLIMIT_NOFILE, (open_files, open_files))
