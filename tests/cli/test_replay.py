"""`vivat replay`: a record step by step, for those who may see it."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

from commands import played, process

import vivat


def test_replay_shows_every_step_and_the_result(run: Any, record: Path) -> None:
    match = vivat.read(record.read_text(encoding="utf-8"))
    assert match.result is not None
    lines = run("replay", str(record)).out.splitlines()
    for number, (who, word) in enumerate(match.history(), start=1):
        actor = "chance" if who == "chance" else f"seat {who}"
        assert lines[number].split(maxsplit=1)[0] == str(number)
        assert f" {actor} " in lines[number]
        assert word in lines[number]
    assert lines[-1].endswith(f" ({match.result.rule})")
    assert sum("wins" in line for line in lines[-3:]) == 1


def test_replay_shows_a_seat_only_what_it_may_read(run: Any, record: Path) -> None:
    data = run("replay", str(record), "--seat", "1", "--upto", "70", "--json").json()
    match = played(mode="advanced", steps=70)
    expected = match.log(1)[:70]
    assert [(step["who"], step["words"]) for step in data["steps"]] == expected
    assert any(words is None for _, words in expected)
    assert data["view"]["board"]["seats"][0]["hand"] is None
    assert "position" not in data
    assert "(hidden)" in run("replay", str(record), "--seat", "1", "--upto", "70").out


def test_replay_shows_a_spectator_no_hand(run: Any, record: Path) -> None:
    data = run("replay", str(record), "--spectator", "--upto", "60", "--json").json()
    assert data["seat"] == "spectator"
    assert [seat["hand"] for seat in data["view"]["board"]["seats"]] == [None, None]


def test_replay_upto_stops_there(run: Any, record: Path) -> None:
    data = run("replay", str(record), "--upto", "50", "--json").json()
    assert len(data["steps"]) == 50
    assert data["result"] is None
    assert data["position"] == played(mode="advanced", steps=50).position()
    assert run("replay", str(record), "--upto", "50").out.splitlines()[-1].startswith("After 50 of ")
    assert run("replay", str(record), "--upto", "0", "--json").json()["steps"] == []


def test_replay_reads_standard_input(record: Path) -> None:
    with process("replay", "-", "--json", stdin=subprocess.PIPE) as running:
        out, err = running.communicate(record.read_text(encoding="utf-8"), timeout=60)
    assert (running.returncode, err) == (0, "")
    assert json.loads(out)["over"] is True


def test_replay_verifies_the_outcomes_against_the_seed(run: Any, record: Path) -> None:
    said = run("replay", str(record), "--verify")
    assert (said.status, said.out.splitlines()[-1]) == (0, "Every outcome is the one the seed gives.")
    text = record.read_text(encoding="utf-8").replace("chance: seed 7\n", "chance: seed 8\n")
    record.write_text(text, encoding="utf-8")
    said = run("replay", str(record), "--verify")
    assert said.status == 1
    assert said.out.splitlines()[-1].endswith("is not the outcome the seed gives.")
    data = json.loads(run("replay", str(record), "--verify", "--json").out)
    assert data["verified"] is False
    assert data["first_wrong_step"] >= 1
