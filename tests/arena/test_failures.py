"""Bots that hang, die, answer nonsense or break off: named, counted, replaced as asked, and never silently passed."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from arenas import GOOD, KD, plan, played, program

from vivat.arena import count, playing
from vivat.arena.plan import Plan
from vivat.bots import Searcher
from vivat.cli import main
from vivat.engine.numbers import WIN

BAD = {
    "bot-silent": "import time; time.sleep(60)",
    "bot-died": "raise SystemExit(3)",
    "bot-nonsense": "print('pass', flush=True); input()",
}
SECOND_QUESTION = GOOD.replace("    print", "    if asked['number'] == 2: raise SystemExit(4)\n    print")


def failing(folder: Path, text: str, **more: Any) -> Plan:
    seconds = 0.3 if text == BAD["bot-silent"] else 30.0
    return plan("random", program(folder, text), games=2, seconds=seconds, **more)


@pytest.mark.parametrize("message", BAD)
def test_a_failure_is_named_and_chance_plays_the_rest_of_the_game(message: str, tmp_path: Path) -> None:
    games = played(failing(tmp_path, BAD[message]))
    assert [[(f.bot, f.message) for f in game.failures] for game in games] == [[(1, message)]] * 2
    assert all(sum(game.points) == WIN and game.decided_by != "forfeit" for game in games)


def test_a_bot_that_fails_late_keeps_what_it_did_before_and_plays_in_the_next_game(tmp_path: Path) -> None:
    made = failing(tmp_path, SECOND_QUESTION)
    failures = [game.failures[0] for game in played(made)]
    assert all(failure.message == "bot-died" and failure.values["status"] == "4" for failure in failures)
    assert all(made.seating(n)[failure.seat] == 1 for n, failure in enumerate(failures))


def test_forfeit_ends_the_game_as_lost(tmp_path: Path) -> None:
    made = failing(tmp_path, BAD["bot-died"], on_failure="forfeit", players=3)
    for game in played(made):
        seat = game.failures[0].seat
        assert game.decided_by == "forfeit"
        assert game.points[seat] == 0 and sorted(game.points) == [0, WIN // 2, WIN // 2]


def test_stop_ends_the_tournament_and_names_the_game(tmp_path: Path) -> None:
    made = failing(tmp_path, BAD["bot-died"], on_failure="stop")
    for workers in (1, 2):
        with pytest.raises(playing.Stopped, match=r"Stopped in game [01]: The bot run:.* ended \(status 3\)"):
            played(made, workers)


def test_the_command_tells_failures_and_goes_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bots = f"random,{program(tmp_path, BAD['bot-nonsense'])}"
    words = ["arena", KD, "--players", "2", "--bots", bots, "--games", "3", "--workers", "1", "--language", "en"]
    assert main(words) == 0
    shown = capsys.readouterr().out
    assert "failed in 3 games, first in game 0 after step" in shown and "none of its choices: pass" in shown
    assert main([*words, "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert [bot["failures"] for bot in data["bots"]] == [0, 3]
    assert main([*words, "--on-failure", "stop"]) == 1
    said = capsys.readouterr()
    assert said.out == "" and said.err.startswith("Stopped in game 0: The bot run:")


def test_a_search_that_breaks_off_is_a_failure_and_not_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(self: Searcher, question: object) -> int:
        raise ZeroDivisionError("a fault")

    monkeypatch.setattr(Searcher, "choose", broken)
    made = plan("random", "novice", games=2)
    data = count.summary(made, played(made))
    assert data["failures"][0]["message"] == "arena-crashed"
    assert data["failures"][0]["values"]["problem"] == "ZeroDivisionError: a fault"
    assert data["bots"][1]["failures"] == 2


def test_an_impossible_answer_of_a_bot_in_this_process_is_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Searcher, "choose", lambda self, question: 61)
    assert [f.message for game in played(plan("novice", "random", games=2)) for f in game.failures] == [
        "bot-nonsense"
    ] * 2


def test_a_good_program_plays_without_failures_and_copies_are_processes_of_their_own(tmp_path: Path) -> None:
    note = GOOD.replace("import json, sys", f"import json, os, sys; open({str(tmp_path / 'ids')!r}, 'a').write('x')")
    games = played(plan(program(tmp_path, note), "random", players=3, games=6))
    assert all(game.failures == () for game in games)
    assert len((tmp_path / "ids").read_text()) == 3, "one for every place, kept from game to game"
