"""Where a server finds its data again."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from vivat.server import files

linux = pytest.mark.skipif(sys.platform != "linux", reason="the folders of Linux")


@linux
def test_the_database_is_where_it_always_was(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    monkeypatch.setenv("HOME", "/home/ada")
    assert files.database() == Path("/home/ada/.local/share/vivat/vivat.sqlite")


@linux
def test_the_users_own_data_folder_is_used(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", "/srv/data")
    assert files.database() == Path("/srv/data/vivat/vivat.sqlite")


def test_nothing_is_made_by_asking(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    files.database()
    assert list(tmp_path.iterdir()) == []
