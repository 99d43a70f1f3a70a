"""`vivat box`: the sheet, what is wrong with a box file; `--box` wherever `--option` stands."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import kit
import owners
import pytest

from vivat.games import definition


def written(tmp_path: Path, game: str, box: dict[str, Any]) -> str:
    path = tmp_path / "attic.json"
    parts = {part: value for part, value in box.items() if part != "name"}
    path.write_text(json.dumps({"vivat_box": 1, "game": game, "name": box.get("name", ""), "box": parts}))
    return str(path)


@pytest.mark.parametrize("game", owners.GAMES)
def test_the_sheet_has_a_line_for_every_value(run: Any, tmp_path: Path, game: str) -> None:
    boxes = definition(game).box
    assert boxes is not None
    plain = run("box", game)
    parts = {entry.part for entry in boxes.entries()}
    assert len(plain.out.splitlines()) == len(boxes.entries()) + len(parts)
    assert "*" not in plain.out
    marked = run("box", game, "--file", written(tmp_path, game, kit.cases(game).BOX))
    assert any(line.startswith("  * ") for line in marked.out.splitlines())
    assert run("box", game, "--language", "fr").out != plain.out


@pytest.mark.parametrize("game", owners.GAMES)
def test_a_written_box_can_be_checked_and_played(run: Any, tmp_path: Path, game: str) -> None:
    path = tmp_path / "default.json"
    path.write_text(run("box", game, "--json").out)
    assert run("box", game, "--check", str(path)).status == 0
    own = written(tmp_path, game, kit.cases(game).BOX)
    assert run("box", game, "--check", own).out == "This box can be played.\n"
    data = run("simulate", game, "--players", "3", "--box", own, "--games", "2", "--check", "--json").json()
    assert data["violations"] == 0
    assert data["options"]["box"]["name"] == "attic"


def test_a_wrong_file_is_told_sentence_by_sentence(run: Any, tmp_path: Path) -> None:
    said = run("box", "long_live_the_king", "--check", written(tmp_path, "long_live_the_king", {"votes": {"man": 3}}))
    assert said.status == 1
    assert len(said.out.splitlines()) == 2
    refused = run("simulate", "long_live_the_king", "--players", "3", "--box", str(tmp_path / "attic.json"))
    assert refused.status == 2
    assert "LV-1.8" in refused.err
    assert run("box", "king_is_dead").status == 2
    assert run("box", "artus", "--check", str(tmp_path / "nowhere.json")).status == 1
