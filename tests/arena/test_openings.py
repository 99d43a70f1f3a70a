"""What a level opens with: counted by step and option, the same however many threads play."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from vivat.arena import openings
from vivat.arena.openings import Choice
from vivat.cli import main

SMALL = ["openings", "--level", "novice", "--only", "king_is_dead-2", "--deals", "3", "--decisions", "4"]


def test_choices_are_counted_where_they_were_there() -> None:
    choices = [
        Choice(("turn:pass", "turn:assemble"), "turn:assemble", 0.5),
        Choice(("turn:pass", "turn:assemble"), "turn:pass", 0.25),
        Choice(("turn:pass", "turn:negotiate"), "turn:negotiate", 0.75),
        Choice(("place:moray", "place:devon", "place:essex"), "place:devon", 1.0),
    ]
    steps = openings.by_step(choices)
    assert list(steps) == ["turn", "place"]
    turn = openings.told("turn", steps["turn"])
    assert (turn["decisions"], turn["even"]) == (3, 0.5)
    assert turn["options"] == [
        {"words": "turn:negotiate", "offered": 1, "taken": 1, "expected": 0.75},
        {"words": "turn:assemble", "offered": 2, "taken": 1, "expected": 0.5},
        {"words": "turn:pass", "offered": 3, "taken": 1, "expected": 0.25},
    ]


def test_what_was_rarely_there_is_left_out() -> None:
    choices = [Choice(("turn:pass", "turn:assemble"), "turn:pass", 0.5)] * 30
    choices += [Choice(("turn:pass", "turn:rare"), "turn:rare", 0.5)]
    (counts,) = openings.by_step(choices).values()
    assert [option["words"] for option in openings.told("turn", counts)["options"]] == ["turn:pass"]


def test_forced_choices_are_not_counted_and_threads_change_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    found: list[Any] = []
    for workers in ("1", "2"):
        assert main([*SMALL, "--workers", workers, "--json"]) == 0
        found.append(json.loads(capsys.readouterr().out))
    assert found[0] == found[1]
    (table,) = found[0]
    assert (table["decisions"], table["simulations"], table["players"]) == (12, 40, 2)
    assert sum(step["decisions"] for step in table["steps"]) == 12
    assert all(step["even"] <= 0.5 for step in table["steps"])


def test_the_page_says_what_plays_it_again(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    assert main([*SMALL, "--page", str(page), "--language", "en"]) == 0
    text = page.read_text()
    assert "vivat openings --level novice --deals 3 --decisions 4 --only king_is_dead-2" in text
    assert "## The King is Dead, 2 players" in text
    assert "novice, 3 deals, 12 decisions, 40 simulations each" in text


def test_a_table_that_is_not_there_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["openings", "--only", "chess", "--language", "en"]) == 2
    assert "looks like king_is_dead-2" in capsys.readouterr().err
