"""Starting and ending: what cannot be is refused at once, and a server that gives up says so with its status."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from databases import free_port
from served import SOURCE, Served

from vivat.errors import Refusal
from vivat.server import command
from vivat.server.settings import Settings


def test_several_workers_without_postgresql_are_refused(tmp_path: Path) -> None:
    with pytest.raises(Refusal, match="PostgreSQL"):
        command.run(Settings(database=str(tmp_path / "x.sqlite"), workers=2))


@pytest.mark.parametrize("which", ["port", "metrics"])
def test_an_address_that_is_taken_is_refused_with_its_name(
    tmp_path: Path, which: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(command, "STILL_TAKEN", 0.1)
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        used, free = taken.getsockname()[1], free_port()
        port, figures = (used, free) if which == "port" else (free, used)
        settings = Settings(database=str(tmp_path / "x.sqlite"), port=port, metrics_address=f"127.0.0.1:{figures}")
        with pytest.raises(Refusal, match=f"127.0.0.1:{used}"):
            command.bound(settings)


@pytest.mark.parametrize("address", ["127.0.0.1:99999", "no.such.host.invalid:1", "300.1.1.1:80"])
def test_an_address_that_cannot_be_is_refused(address: str) -> None:
    with pytest.raises(Refusal, match="cannot listen"):
        command.bound(Settings(port=free_port(), metrics_address=address))


@pytest.mark.parametrize(("statuses", "expected"), [([3, -15], 3), ([-15, -15], 0)])
def test_the_status_says_whether_a_worker_could_not_start(
    monkeypatch: pytest.MonkeyPatch, statuses: list[int], expected: int
) -> None:
    """A worker of uvicorn that cannot start ends with status 3, and then all are ended."""

    def supervised(config: Any, sockets: list[socket.socket]) -> Any:
        return SimpleNamespace(processes=[SimpleNamespace(exitcode=one) for one in statuses], run=lambda: None)

    monkeypatch.setattr(command, "Multiprocess", supervised)
    assert command.serve(Settings(database="postgresql://h/x", workers=2), []) == expected


def test_a_server_that_is_asked_to_stop_ends_well(tmp_path: Path) -> None:
    with Served(str(tmp_path / "x.sqlite")) as server:
        assert server.stop() == 0


def test_a_database_that_cannot_be_opened_is_refused_in_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    env = {
        **os.environ,
        "PYTHONPATH": str(SOURCE),
        "VIVAT_DATABASE": str(tmp_path / "file" / "x.sqlite"),
        "LC_ALL": "C",
    }
    done = subprocess.run([sys.executable, "-m", "vivat.cli", "serve"], env=env, capture_output=True, text=True)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert "The database cannot be opened" in done.stderr
