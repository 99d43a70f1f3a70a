"""What the database holds (seeds of running matches, the key of all tokens) is for its owner's eyes only."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from stores import one, run

from vivat.store import Store
from vivat.store.index import Filter

pytestmark = pytest.mark.skipif(os.name != "posix", reason="modes of files are POSIX's")


async def used(store: Store) -> None:
    name = f"t{await store.index.count(Filter())}"
    await store.append(one(name, 1))
    assert len(await store.events(name)) == 1
    assert store.database.file is not None
    for path in store.database.file.path.parent.iterdir():
        assert oct(path.stat().st_mode & 0o777) == "0o600", path.name
    assert {path.suffix for path in store.database.file.path.parent.iterdir()} == {
        ".sqlite", ".sqlite-wal", ".sqlite-shm",
    }  # fmt: skip


def test_files_and_folder_are_made_for_their_owner_alone(tmp_path: Path) -> None:
    before = os.umask(0o022)
    try:
        run(str(tmp_path / "new" / "folder" / "v.sqlite"), used)
    finally:
        os.umask(before)
    assert oct((tmp_path / "new" / "folder").stat().st_mode & 0o777) == "0o700"


def test_files_that_others_could_read_are_closed_to_them_and_that_is_said(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    folder = tmp_path / "open"
    folder.mkdir(mode=0o755)
    for suffix in ("", "-wal", "-shm"):
        (folder / f"v.sqlite{suffix}").touch(mode=0o644)
    run(str(folder / "v.sqlite"), used)
    assert caplog.text.count("could be read by others") == 3
    assert oct(folder.stat().st_mode & 0o777) == "0o755", "a folder that was there is not ours to close"
    caplog.clear()
    run(str(folder / "v.sqlite"), used)
    assert "read by others" not in caplog.text
