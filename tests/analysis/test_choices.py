"""The decisions of a finished game: by what the acting seat knew, the same again, and hardest on who plays worst."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from games_played import HIDING, played

import vivat
from vivat import bots
from vivat.analysis import choices, tasks
from vivat.analysis.worth import WHOLE
from vivat.cli import main
from vivat.engine.rng import Rng
from vivat.games import all_ids


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("analysis") / "match.vivat"
    path.write_text(played("king_is_dead", "100", "random").record(), encoding="utf-8")
    return path


@pytest.fixture
def analyse(record: Path, capsys: pytest.CaptureFixture[str]) -> Any:
    def runner(*words: str, workers: str = "1") -> Any:
        assert main(["analyse", str(record), "--level", "novice", "--workers", workers, "--json", *words]) == 0
        return json.loads(capsys.readouterr().out)

    return runner


@pytest.mark.parametrize("game", all_ids())
def test_nothing_hidden_from_the_acting_seat_changes_the_analysis(game: str) -> None:
    """The same moment in two worlds that the seat cannot tell apart: the same numbers, to the last digit."""
    match = played(game, "random", **HIDING.get(game, {}))
    differing = 0
    found = decided(match)
    for index in found[:: max(1, len(found) // 12)]:
        before, seat, action = match.steps[index]
        twin = before.known_to(seat).imagined(Rng(index))
        differing += twin.fields() != before.fields()
        asked = [bots.Question(game, seat, world.known_to(seat), None, 1) for world in (before, twin)]
        weighed = [choices.weigh(question, action, 30) for question in asked]
        assert weighed[0] == weighed[1]
        assert 0 <= weighed[0].after <= weighed[0].before <= 1
        lines = [choices.line(question, weighed[0].best, 30) for question in asked]
        assert lines[0] == lines[1]
        assert lines[0][0] == (seat, match.game.definition.words.choice(before, seat, weighed[0].best))
    assert differing, "nothing was hidden, so nothing was tested"


def decided(match: vivat.Match) -> list[int]:
    return [event.first for event in tasks.events(match) if event.kind == "decision"]


def test_forced_steps_and_chance_are_no_decisions(record: Path) -> None:
    match = vivat.read(record.read_text(encoding="utf-8"))
    found = decided(match)
    assert 20 < len(found) < len(match.steps)
    several = [len(before.options(who)) > 1 for before, who, _ in match.steps]
    assert found == [number for number, more in enumerate(several) if more]


def test_who_plays_at_random_gives_away_more(analyse: Any) -> None:
    cost = [0.0, 0.0]
    for decision in analyse()["decisions"]:
        cost[decision["seat"]] += decision["cost"]
    assert cost[1] > 2 * cost[0]


def test_the_three_dearest_decisions_are_those_that_cost_most(analyse: Any) -> None:
    data = analyse()
    costs = sorted((decision["cost"] for decision in data["decisions"]), reverse=True)
    dear = [decision for decision in data["decisions"] if decision["step"] in data["dearest"]]
    assert sorted((decision["cost"] for decision in dear), reverse=True) == costs[:3]
    for decision in data["decisions"]:
        assert decision["cost"] == decision["before"] - decision["after"]
        assert (decision["better"] is None) == (decision["cost"] == 0)
        assert decision["better"] != decision["choice"]


def test_the_same_record_gets_the_same_analysis_however_many_workers(analyse: Any) -> None:
    first = analyse("--seat", "1")
    assert first == analyse("--seat", "1", workers="2")
    assert {decision["seat"] for decision in first["decisions"]} == {1}


def test_the_last_choice_that_wins_is_worth_a_win(analyse: Any) -> None:
    """Seat 0 won; at its last decision a search knows that."""
    last = [decision for decision in analyse()["decisions"] if decision["seat"] == 0][-1]
    assert last["before"] > 0.9 * WHOLE


@pytest.mark.parametrize("language", ["en", "fr"])
def test_it_is_told_in_both_languages(language: str, record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["analyse", str(record), "--level", "novice", "--workers", "1", "--seat", "1", "--language", language]
    assert main(words) == 0
    shown = capsys.readouterr().out
    assert ("Turning points:" if language == "en" else "Tournants :") in shown
    assert shown.count("gave away" if language == "en" else "a coûté") == 3
    assert shown.count("It would go on: " if language == "en" else "La suite serait : ") == 3


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--level", "random"), "The option --level cannot be random."),
        (("--seat", "2"), "--seat is a whole number from 0 to 1"),
    ],
)
def test_bad_input_is_refused(
    words: tuple[str, ...], sentence: str, record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["analyse", str(record), *words, "--language", "en"]) == 2
    assert capsys.readouterr().err.startswith(sentence)


def test_a_record_of_one_seat_cannot_be_analysed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "seat.vivat"
    match = played("king_is_dead", "random", steps=60, mode="advanced")
    path.write_text(match.record(seat=0), encoding="utf-8")
    assert main(["analyse", str(path), "--language", "en"]) == 2
    assert "Line" in capsys.readouterr().err
