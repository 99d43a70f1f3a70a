"""The contract of a State, on a tiny game that has everything: run compiled and interpreted, with the same answers."""

from __future__ import annotations

import json
import shutil
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from trees import ROOT, run

TRY = ROOT / "tests/engine/try_tiny.py"


def add_tiny(tree: Path) -> None:
    folder = tree / "src/vivat/games/tiny"
    folder.mkdir()
    (folder / "__init__.py").touch()
    (folder / "rules.py").write_text((ROOT / "tests/engine/tiny_rules.py").read_text())


@pytest.fixture(scope="module")
def answers(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """What the tiny game answers interpreted."""
    tree = tmp_path_factory.mktemp("tiny")
    shutil.copytree(ROOT / "src/vivat", tree / "src/vivat", ignore=shutil.ignore_patterns("__pycache__", "binaries"))
    add_tiny(tree)
    done = run(tree, str(TRY), VIVAT_PURE="1")
    assert done.returncode == 0, done.stderr
    told: dict[str, Any] = json.loads(done.stdout)
    return told


def test_a_state_waits_for_chance_then_for_all_seats_then_for_chance_then_for_nobody(answers: dict[str, Any]) -> None:
    assert answers["waits"] == ["chance", "chance", "chance", "0 1 2", "0 2", "2", "chance", ""]


def test_chance_lists_its_outcomes_with_their_weights(answers: dict[str, Any]) -> None:
    assert answers["first chances"] == [[1, 2], [2, 1], [3, 1]]
    assert answers["die"] == [[0, 1], [1, 1], [2, 1], [3, 2]]


def test_secret_choices_in_every_order_lead_to_one_state(answers: dict[str, Any]) -> None:
    assert len(answers["orders"]) == 6
    assert len({json.dumps(fields) for fields in answers["orders"]}) == 1


def test_a_seat_knows_its_own_card_and_choice_and_no_other(answers: dict[str, Any]) -> None:
    known = answers["known to 0"]
    assert known["card"] == [2, 0, 0, 0]
    assert known["bid"] == [1, -1, -1, -1]
    assert known["waiting_for"] == 0b110, "a secret choice of another seat is taken back"


def test_the_twin_worlds_of_a_seat_are_all_dealt_and_look_alike(answers: dict[str, Any]) -> None:
    worlds = Counter(tuple(world) for world in answers["worlds"])
    assert set(worlds) == {(2, 1, 1, 0), (2, 1, 3, 0), (2, 3, 1, 0)}
    assert len({json.dumps(fields) for fields in answers["worlds known"]}) == 1


def test_everything_is_known_when_the_game_is_over(answers: dict[str, Any]) -> None:
    assert answers["over"] == answers["known when over"]


def test_equal_bids_share_the_win(answers: dict[str, Any]) -> None:
    assert answers["shared"] == [420, 420, 0]


def test_a_choice_that_is_not_legal_changes_nothing(answers: dict[str, Any]) -> None:
    assert answers["refused"] == ["ValueError", "ValueError", "ValueError", "TypeError", "TypeError", "TypeError"]


def test_a_game_of_plain_python_is_played_beside_compiled_ones(answers: dict[str, Any]) -> None:
    """Compiled: see the test that follows."""
    assert answers["tosses"]["chance"] == answers["tosses"]["games"] == 10


def test_compiled_the_tiny_game_answers_the_same(built: Path, answers: dict[str, Any]) -> None:
    add_tiny(built)
    done = run(built, "tools/build_rules.py", VIVAT_PURE="0")
    assert done.returncode == 0, done.stderr
    fast = run(built, str(TRY), VIVAT_PURE="0")
    assert fast.returncode == 0, fast.stderr
    told = json.loads(fast.stdout)
    assert told.pop("mode") == "compiled"
    assert told.pop("python subclass") == "TypeError", "an override that would be ignored is refused"
    assert told == {name: value for name, value in answers.items() if name not in ("mode", "python subclass")}


def test_the_checksum_of_random_games_is_that_of_the_plain_files(answers: dict[str, Any]) -> None:
    assert answers["tally"]["games"] == 200
    assert sum(answers["tally"]["rewards"]) == 200 * 840
    assert answers["tally"]["decisions"] == 600
    assert answers["tally"]["chance"] == 800
