"""The players in examples/: each plays whole games from its view alone, without a failure, better than at random."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from trees import ROOT

PLAYERS = {"king_is_dead": 2, "artus": 2, "long_live_the_king": 3, "vive_le_roi": 4}


def arena(game: str, program: str, games: int) -> dict[str, float]:
    """The points of the program and its failures, against `random`."""
    run = f'run:"{sys.executable} {ROOT / "examples" / program}"'
    command = [sys.executable, "-m", "vivat.cli", "arena", game, "--players", str(PLAYERS[game]), "--bots"]
    command += [f"{run},random", "--games", str(games), "--seed", "1", "--workers", "1", "--json"]
    done = subprocess.run(command, capture_output=True, check=True, cwd=ROOT)
    told = json.loads(done.stdout)
    one, other = told["bots"]
    return {"points": one["points_share"], "random": other["points_share"], "failures": one["failures"]}


@pytest.mark.parametrize("game", PLAYERS)
def test_a_player_from_outside_plays_better_than_at_random(game: str) -> None:
    found = arena(game, f"{game}.py", 24)
    assert found["failures"] == 0
    assert found["points"] > found["random"]


def test_any_program_may_begin_by_taking_any_option() -> None:
    assert arena("artus", "any.py", 2)["failures"] == 0


def test_the_page_of_results_is_written(tmp_path: Path) -> None:
    page = tmp_path / "outside.md"
    command = [
        sys.executable,
        str(ROOT / "examples/report.py"),
        "--minutes",
        "0.001",
        "--levels",
        "random",
        "--games",
        "8",
    ]
    subprocess.run([*command, "--page", str(page)], capture_output=True, check=True, cwd=ROOT)
    rows = [line.split(" | ") for line in page.read_text(encoding="utf-8").splitlines() if line.startswith("| ")][1:]
    assert [row[0].strip("| ") for row in rows] == list(PLAYERS)
    assert all(int(row[3]) % 2 == 0 and int(row[3]) > 0 for row in rows), "whole pairs"
    assert {row[-1].strip("| ") for row in rows} == {"0"}, "failures"


def test_the_examples_are_those_that_are_tested() -> None:
    programs = {path.stem for path in (ROOT / "examples").glob("*.py")}
    assert programs == {*PLAYERS, "any", "asked", "report"}
