"""`vivat simulate`: checked and unchecked campaigns are the same, and a check finds what is wrong."""

from __future__ import annotations

import json
from itertools import pairwise
from typing import Any

import pytest
from commands import KD, SIMULATE

from vivat import compiled
from vivat.cli import campaign
from vivat.engine.rng import Rng
from vivat.engine.state import State
from vivat.games import all_ids, definition

# ---- simulate --------------------------------------------------------------------------------------------------------


KEYS = {
    *("game", "options", "seed", "from", "games", "decisions", "chance", "seconds", "games_per_s", "decisions_per_s"),
    *("longest", "longest_allowed", "wins_by_seat", "checksum", "checked", "violations", "found", "compiled", "mode"),
}


def test_simulate_as_data(run: Any) -> None:
    data = run(*SIMULATE, "--seed", "3", "--json").json()
    assert set(data) == KEYS
    assert (data["games"], data["seed"], data["checked"], data["violations"]) == (20, 3, False, None)
    assert sum(data["wins_by_seat"]) == pytest.approx(20)
    assert len(data["wins_by_seat"]) == 2
    assert 0 < data["longest"] <= data["longest_allowed"] < 200
    assert data["compiled"] == compiled.is_compiled()


def test_simulate_in_words(run: Any) -> None:
    said = run(*SIMULATE, "--check")
    lines = said.out.splitlines()
    assert (said.status, said.err) == (0, "")
    assert "players=2 mode=basic open_discards=false first_seat=random" in lines[0]
    assert lines[1].startswith("20 games, ")
    assert "Every step was checked: no invariant was broken." in lines


def same(data: dict[str, Any]) -> dict[str, Any]:
    """What must not depend on how the games were played."""
    names = ("games", "decisions", "chance", "longest", "wins_by_seat", "checksum")
    return {name: data[name] for name in names}


@pytest.mark.parametrize("game", all_ids())
def test_a_checked_run_plays_the_same_games_as_an_unchecked_one(run: Any, game: str) -> None:
    players = str(min(definition(game).players))
    words = ("simulate", game, "--players", players, "--games", "12", "--seed", "5", "--json")
    fast, slow = run(*words).json(), run(*words, "--check").json()
    assert same(fast) == same(slow)
    assert slow["violations"] == 0


def test_the_result_does_not_depend_on_the_number_of_workers(run: Any) -> None:
    words = ("simulate", KD, "--players", "3", "--games", "230", "--seed", "9", "--json")
    assert same(run(*words).json()) == same(run(*words, "--workers", "3").json())
    words = ("simulate", KD, "--players", "2", "--games", "120", "--seed", "9", "--json", "--check")
    assert same(run(*words).json()) == same(run(*words, "--workers", "2").json())


def test_games_of_one_seed_can_be_played_in_parts(run: Any) -> None:
    def part(first: int, games: int) -> dict[str, Any]:
        words = ("simulate", KD, "--players", "2", "--seed", "4", "--from", str(first), "--games", str(games), "--json")
        data: dict[str, Any] = run(*words).json()
        return data

    whole, parts = part(0, 250), [part(0, 130), part(130, 1), part(131, 119)]
    for name in ("decisions", "chance"):
        assert whole[name] == sum(data[name] for data in parts)
    assert whole["longest"] == max(data["longest"] for data in parts)


def test_another_seed_gives_other_games(run: Any) -> None:
    words = (*SIMULATE, "--json", "--seed")
    assert run(*words, "1").json()["checksum"] != run(*words, "2").json()["checksum"]


def test_the_tasks_of_a_campaign_cover_every_game_once() -> None:
    for first, games in ((0, 1), (99, 2), (250, 1000), (7, 987_654)):
        tasks = list(campaign.shared_out(campaign.Plan(KD, {}, 1, first, games, False)))
        assert tasks[0].first == first
        assert sum(task.games for task in tasks) == games
        assert all(a.first + a.games == b.first for a, b in pairwise(tasks))
        assert all(task.first % campaign.BLOCK == 0 for task in tasks[1:])
        assert len(tasks) <= campaign.TASKS + 2


# ---- simulate --check finds what is wrong ----------------------------------------------------------------------------


def test_a_broken_invariant_is_reported_with_its_game_and_step(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    def violations(state: Any) -> list[str]:
        return ["KD-12.1: planted"] if state.is_over() and state.actions < 16 else []

    monkeypatch.setattr(definition(KD).check, "violations", violations)
    words = ("simulate", KD, "--players", "2", "--games", "30", "--seed", "3", "--check")
    data = json.loads(run(*words, "--json").out)
    assert 0 < data["violations"] == len(data["found"]) < 20
    first = data["found"][0]
    assert first["problem"] == "KD-12.1: planted"

    said = run(*words)
    assert said.status == 1
    assert f"Game {first['game']}, step {first['step']}: KD-12.1: planted" in said.out
    again = next(line for line in said.out.splitlines() if line.startswith("vivat simulate")).split()[1:]
    alone = json.loads(run(*again, "--json").out)
    assert (alone["games"], alone["found"]) == (1, [first])


def test_a_step_that_may_not_be_is_reported(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(definition(KD).check, "between", lambda before, who, number, after: ["KD-12.4: planted"])
    data = json.loads(run(*SIMULATE, "--check", "--json").out)
    assert data["violations"] == 20
    assert data["found"][0] == {"game": 0, "step": 1, "problem": "KD-12.4: planted"}


def test_a_game_longer_than_the_rules_allow_is_reported_and_left(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(definition(KD).check, "longest", lambda state: 10)
    data = json.loads(run(*SIMULATE, "--check", "--json").out)
    assert data["violations"] == 20
    assert data["longest"] == 11
    assert data["found"][0]["problem"] == "the game goes on after 11 decisions; at most 10"


def test_rules_that_crash_are_reported_like_a_broken_invariant(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    def crash(state: State, rng: Rng) -> tuple[int, int]:
        raise IndexError("planted")

    monkeypatch.setattr(campaign, "random_step", crash)
    said = run(*SIMULATE, "--check", "--json")
    assert said.status == 1
    assert json.loads(said.out)["found"][0] == {"game": 0, "step": 0, "problem": "IndexError: planted"}


def test_only_the_first_violations_are_told_in_full(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(definition(KD).check, "violations", lambda state: ["one", "two"])
    data = json.loads(run(*SIMULATE, "--check", "--json").out)
    assert data["violations"] == 40
    assert len(data["found"]) == campaign.KEPT
