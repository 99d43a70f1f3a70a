"""A fifth game touches its own folders, its catalogues and its rules alone: here one is added, built and played."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import build_page
import pytest
from conftest import Served
from pages import built
from people import begin
from trees import ROOT, run

FIFTH = ROOT / "tests/fifth"
ASIDE = shutil.ignore_patterns("__pycache__", "binaries", "static", "node_modules", "test", "maps")


@pytest.fixture(params=["with a board", "without a board"])
def tree(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the program with one game more, its page built."""
    built()
    for folder in ("src", "web"):
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=ASIDE)
    (tmp_path / "web/node_modules").symlink_to(build_page.MODULES)
    shutil.copytree(FIFTH, tmp_path, dirs_exist_ok=True, ignore=ASIDE)
    shutil.copy(ROOT / "tests/engine/tiny_rules.py", tmp_path / "src/vivat/games/tiny/rules.py")
    if request.param == "without a board":
        shutil.rmtree(tmp_path / "web/src/boards/tiny")
    types = run(tmp_path, "-m", "vivat.server.typescript", VIVAT_PURE="1")
    assert types.returncode == 0, types.stderr
    (tmp_path / "web/src/lib/messages.ts").write_text(types.stdout)
    where = ["--outDir", str(tmp_path / "src/vivat/static"), "--emptyOutDir", "--logLevel", "warn"]
    monkeypatch.setattr(build_page, "WEB", tmp_path / "web")
    build_page.node(build_page.MODULES / "vite/bin/vite.js", "build", *where)
    return tmp_path


def test_a_fifth_game_is_played_in_the_page(tree: Path, browser: Any) -> None:
    page = browser.new_page(locale="en-GB")
    problems: list[str] = []
    page.on("pageerror", lambda problem: problems.append(str(problem)))
    database = str(tree / "tables.sqlite")
    with Served(database, "--no-limits", PYTHONPATH=str(tree / "src"), VIVAT_PURE="1") as server:
        page.goto(server.address)
        page.get_by_role("heading", name="Tiny").wait_for()
        begin(page, "tiny", 3)
        drawn = (tree / "web/src/boards/tiny").exists()
        assert (page.get_by_text("A tiny board").count() == 1) is drawn
        page.locator(".board.tiny [data-word='bid:1']" if drawn else ".choices button >> nth=1").first.click()
        page.wait_for_selector(".end")
        assert "The highest bid that counts wins." in page.inner_text(".end")
        page.close()
    assert not problems
