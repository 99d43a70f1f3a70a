"""The start of the server while its database is away: it waits, says so, and gives up with a reason."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path

import databases
import pytest
from databases import Postgres
from in_process import Whims

from vivat.cli import main
from vivat.server import starting
from vivat.server.services import Services
from vivat.server.settings import Settings
from vivat.store import open_store

LINUX = pytest.mark.skipif(
    not Path(f"/proc/{os.getpid()}/task").exists(), reason="processes are found as Linux shows them"
)


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    server = databases.own_server()
    yield server
    server.stop()


def away(postgres: Postgres) -> None:
    postgres.server.send_signal(signal.SIGQUIT)
    postgres.server.wait(60)


class Serving:
    """`vivat serve`, with what it says."""

    def __init__(self, folder: Path, database: str, *more: str) -> None:
        self.port, self.said = databases.free_port(), folder / "said.txt"
        command = [sys.executable, "-m", "vivat.cli", "serve", "--port", str(self.port), "--database", database, *more]
        with self.said.open("w") as out:
            self.process = subprocess.Popen(command, stdout=out, stderr=out)

    def ready(self) -> bool:
        with contextlib.suppress(OSError), urllib.request.urlopen(f"http://127.0.0.1:{self.port}/health", timeout=5):
            return True
        return False

    def workers(self) -> list[int]:
        listed = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text().split()
        return [int(pid) for pid in listed if "spawn_main" in Path(f"/proc/{pid}/cmdline").read_text()]

    def __enter__(self) -> Serving:
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.process.terminate()
        self.process.wait(30)


def soon(done: Callable[[], bool]) -> bool:
    until = time.monotonic() + 60
    while time.monotonic() < until:
        if done():
            return True
        time.sleep(0.1)
    return False


@LINUX
def test_a_server_waits_for_its_database_when_it_starts_and_so_do_workers_that_start_later(
    postgres: Postgres, tmp_path: Path
) -> None:
    database = postgres.new_database()
    away(postgres)
    with Serving(tmp_path, database, "--workers", "2") as serving:
        assert soon(lambda: "not there yet" in serving.said.read_text())
        postgres.server = postgres.start()
        assert soon(lambda: serving.ready() and len(serving.workers()) == 2)
        away(postgres)
        waited = serving.said.read_text().count("not there yet")
        for worker in serving.workers():
            os.kill(worker, signal.SIGKILL)
        assert soon(lambda: serving.said.read_text().count("not there yet") > waited)
        postgres.server = postgres.start()
        assert soon(serving.ready)
        assert serving.process.poll() is None


@LINUX
def test_a_worker_that_gives_up_ends_the_server_with_a_status_and_a_reason(postgres: Postgres, tmp_path: Path) -> None:
    with Serving(tmp_path, postgres.new_database(), "--workers", "2", "--database-wait", "0.5") as serving:
        assert soon(lambda: serving.ready() and len(serving.workers()) == 2)
        away(postgres)
        os.kill(serving.workers()[0], signal.SIGKILL)
        assert serving.process.wait(60) == 3
    assert "the database cannot be opened: " in serving.said.read_text()
    assert "a worker could not start" in serving.said.read_text()
    postgres.server = postgres.start()


@pytest.mark.parametrize("workers", ["1", "2"])
def test_a_server_that_gives_up_says_why_and_ends_with_a_status(
    workers: str, postgres: Postgres, capfd: pytest.CaptureFixture[str]
) -> None:
    database = postgres.new_database()
    away(postgres)
    assert main(["serve", "--database", database, "--workers", workers, "--database-wait", "0.5"]) == 2
    assert "The database cannot be opened" in capfd.readouterr().err
    postgres.server = postgres.start()


def test_one_process_waits_too(postgres: Postgres, caplog: pytest.LogCaptureFixture) -> None:
    database = postgres.new_database()
    away(postgres)

    async def work() -> None:
        services = Services(Settings(database=database, database_wait=60), thinker=Whims())
        starting = asyncio.create_task(services.start())
        while "not there yet" not in caplog.text:
            await asyncio.sleep(0.05)
        assert not starting.done()
        postgres.server = await asyncio.to_thread(postgres.start)
        await starting
        await services.readiness.check()
        await services.stop()

    asyncio.run(work())


def test_what_will_not_pass_is_not_waited_for(postgres: Postgres) -> None:
    """Such as a wrong address: there is a server, but no such database."""

    async def work() -> None:
        store = open_store(postgres.new_database() + "_of_another_name")
        try:
            await starting.patiently(store.start, 60)
        finally:
            await store.stop()

    begun = time.monotonic()
    with pytest.raises(Exception, match="does not exist"):
        asyncio.run(work())
    assert time.monotonic() - begun < 30
