"""A real server for tests: a process of its own, started as its users start it."""

from __future__ import annotations

import http.client
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from types import TracebackType
from typing import Self

from databases import free_port

SOURCE = Path(__file__).resolve().parents[1] / "src"


class Served:
    """`vivat serve`; with its log in a file, and the settings given as options and variables."""

    def __init__(
        self, database: str, *more: str, apart: bool = False, log: Path | None = None, **variables: str
    ) -> None:
        self.port = free_port()
        self.apart = free_port() if apart else 0  # where figures are served
        self.more = [*more, "--port", str(self.port), "--bot-pace", "0"]
        if apart:
            self.more += ["--metrics-address", f"127.0.0.1:{self.apart}"]
        self.env = {**os.environ, "PYTHONPATH": str(SOURCE), "VIVAT_DATABASE": database, **variables}
        self.log = log

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        self.stop()

    def start(self) -> None:
        with open(self.log or os.devnull, "ab") as log:  # noqa: PTH123
            self.process = subprocess.Popen(
                [sys.executable, "-m", "vivat.cli", "serve", *self.more], env=self.env, stdout=log, stderr=log
            )
        for _ in range(600):
            if self.get("/health")[0] == 200:
                return
            assert self.process.poll() is None, "the server ended"
            time.sleep(0.05)
        raise AssertionError("the server did not start")

    def get(self, path: str, port: int = 0, **headers: str) -> tuple[int, str]:
        """Status and text; 0 when nobody answers."""
        link = http.client.HTTPConnection("127.0.0.1", port or self.port, timeout=10)
        try:
            link.request("GET", path, headers=headers)
            reply = link.getresponse()
            return reply.status, reply.read().decode()
        except (OSError, http.client.HTTPException):
            return 0, ""
        finally:
            link.close()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def kill(self) -> None:
        self.stop(signal.SIGKILL)

    def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        if self.process.poll() is None:
            self.process.send_signal(how)
        return self.process.wait(30)
