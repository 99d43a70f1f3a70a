"""The command line in English, run within the test."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from commands import Said, played

from vivat.cli import main


@pytest.fixture(autouse=True)
def in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Any:
    def runner(*words: str) -> Said:
        status = main(words)
        return Said(status, *capsys.readouterr())

    return runner


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "match.vivat"
    path.write_text(played(mode="advanced").record(), encoding="utf-8")
    return path
