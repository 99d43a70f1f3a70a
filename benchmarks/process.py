"""A server in a process of its own, and what that process has used."""

from __future__ import annotations

import contextlib
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

SOURCE = Path(__file__).resolve().parents[1] / "src"


@contextlib.contextmanager
def serving(database: str) -> Iterator[tuple[int, int]]:
    """A server while it is needed: its port and its process."""
    with tempfile.TemporaryDirectory() as folder:
        port, database = free_port(), database or str(Path(folder) / "bench.sqlite")
        command = [sys.executable, "-m", "vivat.cli", "serve", "--port", str(port), "--database", database]
        env = {**os.environ, "PYTHONPATH": str(SOURCE)}
        process = subprocess.Popen([*command, "--no-limits"], env=env, stdout=subprocess.DEVNULL)
        try:
            wait_for(port)
            yield port, process.pid
        finally:
            process.send_signal(signal.SIGTERM)
            process.wait(30)


def wait_for(port: int) -> None:
    for _ in range(1200):
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
            return
        time.sleep(0.05)
    raise RuntimeError("the server did not start")


def memory(pid: int) -> int:
    """Bytes in memory; Linux only, 0 elsewhere."""
    with contextlib.suppress(OSError):
        for line in Path(f"/proc/{pid}/status").read_text().splitlines():
            if line.startswith("VmRSS"):
                return int(line.split()[1]) * 1024
    return 0


def cpu(pid: int) -> float:
    """Seconds of processor time used; Linux only, 0 elsewhere."""
    with contextlib.suppress(OSError):
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(") ")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return 0.0


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
