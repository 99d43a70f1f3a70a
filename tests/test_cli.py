"""The command line: what it prints, what it refuses and how, and that checked and unchecked campaigns are the same."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import vivat
from vivat import compiled
from vivat.cli import COMMANDS, campaign, main, rules, show
from vivat.engine.rng import Rng
from vivat.engine.state import State
from vivat.games import all_ids, rooms

ROOT = Path(__file__).resolve().parent.parent
KD = "king_is_dead"
SIMULATE = ("simulate", KD, "--players", "2", "--games", "20")
posix = pytest.mark.skipif(os.name == "nt", reason="needs POSIX signals, pipes and terminals")


@pytest.fixture(autouse=True)
def in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")


class Said:
    """What a command answered."""

    def __init__(self, status: int, out: str, err: str) -> None:
        self.status, self.out, self.err = status, out, err

    def json(self) -> Any:
        assert self.err == ""
        return json.loads(self.out)


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Any:
    def runner(*words: str) -> Said:
        status = main(words)
        return Said(status, *capsys.readouterr())

    return runner


def process(*words: str, **settings: Any) -> subprocess.Popen[str]:
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "text": True, **settings}
    return subprocess.Popen([sys.executable, "-m", "vivat.cli", *words], env=env, **pipes)


def heed_interrupts() -> None:
    """A test run in the background of a shell ignores Ctrl-C, and so would what it starts."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def played(seed: int = 7, steps: int | None = None, **options: Any) -> vivat.Match:
    """A match in which every seat takes the last of its choices, up to a number of steps."""
    match = vivat.game(KD, **{"players": 2, **options}).new(seed=seed)
    while not match.over and (steps is None or len(match.steps) < steps):
        assert not isinstance(match.waiting_for, str)
        seat = min(match.waiting_for)
        match.choose(seat, match.choices(seat)[-1])
    return match


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "match.vivat"
    path.write_text(played(mode="advanced").record(), encoding="utf-8")
    return path


# ---- help, version, language -----------------------------------------------------------------------------------------


def test_vivat_alone_shows_the_commands(run: Any) -> None:
    for words in ((), ("--help",), ("-h",)):
        said = run(*words)
        assert (said.status, said.err) == (0, "")
        assert all(f"\n{name} " in said.out for name in COMMANDS)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("command", COMMANDS)
def test_the_help_of_a_command_names_every_option_it_takes(run: Any, command: str, language: str) -> None:
    said = run(command, "--help", "--language", language)
    assert said.status == 0
    assert said.out.startswith(f"vivat {command}")
    takes = COMMANDS[command]
    for name in (*takes.values, *takes.lists, *(flag for flag in takes.flags if command != "schema")):
        assert f"\n--{name} " in said.out


def test_the_version_says_in_one_line_whether_the_rules_run_compiled(run: Any) -> None:
    said = run("--version")
    assert said.out.startswith(f"vivat {vivat.__version__}, ")
    assert said.out.count("\n") == 1
    assert ("compiled." in said.out) == (compiled.mode() == "compiled")


@pytest.mark.parametrize(
    ("mode", "expected"),
    [
        ("compiled, with checks", "The rules run compiled with bounds checks: safer and slower."),
        ("interpreted (VIVAT_PURE=1)", "The rules run interpreted, because VIVAT_PURE=1 is set."),
        (
            "interpreted (the sources changed since they were compiled)",
            "The rules run interpreted, because they changed",
        ),
        (
            "interpreted (not compiled for x)",
            "The rules run interpreted, because they are not compiled for this Python.",
        ),
    ],
)
def test_every_mode_has_its_sentence(monkeypatch: pytest.MonkeyPatch, mode: str, expected: str) -> None:
    monkeypatch.setattr(compiled, "mode", lambda: mode)
    monkeypatch.setattr(compiled, "is_compiled", lambda: mode.startswith("compiled"))
    assert show.mode("en").startswith(expected)
    assert show.mode("fr") != show.mode("en")


@pytest.mark.parametrize(
    ("environment", "words", "french"),
    [
        ({"LANG": "fr_FR.UTF-8"}, (), True),
        ({"LANG": "de_DE.UTF-8"}, (), False),
        ({"LANG": "en_GB.UTF-8", "LC_ALL": "fr_CA"}, (), True),
        ({"LANG": "fr_FR.UTF-8"}, ("--language", "en"), False),
        ({}, ("--language=fr",), True),
    ],
)
def test_the_language_comes_from_the_environment_unless_it_is_named(
    run: Any, monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], words: tuple[str, ...], french: bool
) -> None:
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert ("Les règles" in run("games", *words).out) == french
    assert ("Les règles" in run(*words, "games").out) == french
    assert ("Le jeu" in run("schema", "chess", *words).err) == french


# ---- games, schema ---------------------------------------------------------------------------------------------------


def test_games_lists_every_game_with_its_players_and_options(run: Any) -> None:
    said = run("games")
    for game in all_ids():
        assert f"\n{game}" in "\n" + said.out
    assert "    mode: basic, advanced\n" in said.out
    assert said.out.splitlines()[-1] == show.mode("en")


def test_games_as_data(run: Any) -> None:
    data = run("games", "--json").json()
    assert [game["id"] for game in data["games"]] == list(all_ids())
    assert data["compiled"] == compiled.is_compiled()
    dead = next(game for game in data["games"] if game["id"] == KD)
    assert dead["players"] == [2, 3, 4]
    assert dead["options"]["open_discards"] == [False, True]


@pytest.mark.parametrize("game", all_ids())
def test_the_schema_of_every_game_describes_an_object(run: Any, game: str) -> None:
    schema = run("schema", game).json()
    name = schema["$ref"].removeprefix("#/$defs/")
    assert schema["$defs"][name]["type"] == "object"
    assert schema["$defs"][name]["additionalProperties"] is False


# ---- rules -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("asked", ["KD-5.3", "kd-5.3", "5.3"])
def test_one_rule_is_shown_with_its_number(run: Any, asked: str) -> None:
    said = run("rules", KD, asked)
    assert said.out.startswith("KD-5.3 ")
    assert said.out.count("\n") == 1
    assert "instability" in said.out


def test_a_ruling_is_found_by_its_own_number(run: Any) -> None:
    said = run("rules", KD, "KD-R3")
    assert said.out.startswith("KD-4.3 KD-R3 *When does a struggle come?*")


def test_a_row_of_a_table_is_shown_with_the_heads_of_its_columns(run: Any) -> None:
    assert run("rules", KD, "KD-7.10").out.startswith("KD-7.10 step: `turn`; ")


RULES = """\
## 2. Setting up

- XX-2.1 The pile is *shuffled*.
  Nobody looks.
- **XX-R1 Who deals.** The eldest.
- **XX-2.2** **XX-R2** *Cards.* Five.

### 2.1 Counts

| number and what | few | many |
|---|---|---|
| XX-2.3 coins | 4 | 6 |
| XX-2.4 | 1 | |

The end: XX-2.1.
"""


def test_rules_are_found_in_lists_and_tables_of_every_style() -> None:
    found = {rule.numbers: (rule.section, rule.text) for rule in rules.rules_of(RULES, "XX")}
    assert found == {
        ("XX-2.1",): ("2. Setting up", "The pile is *shuffled*.\n  Nobody looks."),
        ("XX-R1",): ("2. Setting up", "**Who deals.** The eldest."),
        ("XX-2.2", "XX-R2"): ("2. Setting up", "*Cards.* Five."),
        ("XX-2.3",): ("2.1 Counts", "coins; few: 4; many: 6"),
        ("XX-2.4",): ("2.1 Counts", "few: 1"),
    }


def test_a_number_alone_shows_the_section(run: Any) -> None:
    said = run("rules", KD, "10")
    assert said.out.startswith("## 10. Termination")
    assert "KD-10.3" in said.out
    assert "KD-11" not in said.out


def test_a_word_shows_every_rule_in_which_it_stands(run: Any) -> None:
    found = run("rules", KD, "INVASION", "--json").json()["rules"]
    assert len(found) > 3
    assert all("invasion" in rule["text"].lower() for rule in found)


def test_the_rules_of_a_game_are_printed_whole(run: Any) -> None:
    path = ROOT / "docs/rules" / f"{KD}.md"
    assert run("rules", KD).out == path.read_text(encoding="utf-8") + "\n"


@pytest.mark.parametrize("game", [game for game in all_ids() if (ROOT / f"docs/rules/{game}.md").is_file()])
def test_every_number_in_the_rules_can_be_asked_for(game: str) -> None:
    prefix = rooms(game).data.PREFIX
    text = rules.text_of(game)
    found = [number for rule in rules.rules_of(text, prefix) for number in rule.numbers]
    assert sorted(found) == sorted(set(found))
    assert set(re.findall(rf"{prefix}-(?:R\d+|\d+\.\d+)", text)) == set(found)
    assert all(rule.text and rule.section for rule in rules.rules_of(text, prefix))


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
    assert lines[0].endswith("players=2 mode=basic open_discards=false first_seat=random")
    assert lines[1].startswith("20 games, ")
    assert "Every step was checked: no invariant was broken." in lines


def same(data: dict[str, Any]) -> dict[str, Any]:
    """What must not depend on how the games were played."""
    names = ("games", "decisions", "chance", "longest", "wins_by_seat", "checksum")
    return {name: data[name] for name in names}


@pytest.mark.parametrize("game", all_ids())
def test_a_checked_run_plays_the_same_games_as_an_unchecked_one(run: Any, game: str) -> None:
    players = str(min(rooms(game).data.PLAYERS))
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

    monkeypatch.setattr(rooms(KD).check, "violations", violations)
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
    monkeypatch.setattr(rooms(KD).check, "between", lambda before, who, number, after: ["KD-12.4: planted"])
    data = json.loads(run(*SIMULATE, "--check", "--json").out)
    assert data["violations"] == 20
    assert data["found"][0] == {"game": 0, "step": 1, "problem": "KD-12.4: planted"}


def test_a_game_longer_than_the_rules_allow_is_reported_and_left(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms(KD).check, "longest", lambda state: 10)
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
    monkeypatch.setattr(rooms(KD).check, "violations", lambda state: ["one", "two"])
    data = json.loads(run(*SIMULATE, "--check", "--json").out)
    assert data["violations"] == 40
    assert len(data["found"]) == campaign.KEPT


# ---- replay ----------------------------------------------------------------------------------------------------------


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
    assert data["view"]["table"]["seats"][0]["hand"] is None
    assert "position" not in data
    assert "(hidden)" in run("replay", str(record), "--seat", "1", "--upto", "70").out


def test_replay_shows_a_spectator_no_hand(run: Any, record: Path) -> None:
    data = run("replay", str(record), "--spectator", "--upto", "60", "--json").json()
    assert data["seat"] == "spectator"
    assert [seat["hand"] for seat in data["view"]["table"]["seats"]] == [None, None]


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


# ---- bench -----------------------------------------------------------------------------------------------------------


def test_bench_without_a_checkout_says_so(run: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("vivat.cli.bench.SOURCE", tmp_path / "src")
    said = run("bench", "--quick")
    assert (said.status, said.out) == (2, "")
    assert "checkout" in said.err


# ---- refusals --------------------------------------------------------------------------------------------------------

REFUSED = [
    (["fly"], "no command “fly”"),
    (["--fly"], "no option “--fly”"),
    (["--language", "de", "games"], "no language “de”"),
    (["games", "--language", "de"], "no language “de”"),
    (["games", "--language"], "--language needs a value"),
    (["games", "more"], "“more” is one word too many"),
    (["games", "--jsn"], "no option “--jsn”"),
    (["games", "-j"], "no option “-j”"),
    (["games", "--json=yes"], "no option “--json=yes”"),
    (["rules"], "GAME is missing"),
    (["rules", "chess"], "no game “chess”"),
    (["rules", KD, "KD-99.1"], "“KD-99.1” is no rule"),
    (["rules", KD, "xyzzy"], "“xyzzy” is no rule"),
    (["rules", KD, "4321"], "“4321” is no rule"),
    (["rules", KD, "5.3", "5.4"], "“5.4” is one word too many"),
    (["schema", "../king_is_dead"], "no game “../king_is_dead”"),
    (["schema", "x" * 501], "more than 500 characters"),
    (["schema", "line\nbreak"], "no game “line break”"),
    (["schema", "red\x1b[31m"], "no game “red [31m”"),
    (["simulate", KD], "how many players: 2, 3, 4"),
    (["simulate", "chess", "--players", "2"], "no game “chess”"),
    (["simulate", KD, "--players"], "--players needs a value"),
    (["simulate", KD, "--players", "5"], "players cannot be 5"),
    (["simulate", KD, "--players", "2.5"], "players cannot be 2.5"),
    (["simulate", KD, "--players", "2.0"], "players cannot be 2.0"),
    (["simulate", KD, "--players", "two"], "players cannot be two"),
    (["simulate", KD, "--players", "9" * 400], "players cannot be 999"),
    (["simulate", KD, "--players", "2", "--players", "3"], "players is given twice"),
    (["simulate", KD, "--players", "2", "--option", "players=3"], "players is given twice"),
    (["simulate", KD, "--players", "2", "--option", "mode"], "“mode” is not an option"),
    (["simulate", KD, "--players", "2", "--option", "=x"], "“=x” is not an option"),
    (["simulate", KD, "--players", "2", "--option", "speed=9"], "no option “speed”"),
    (["simulate", KD, "--players", "2", "--option", "mode=hard"], "mode cannot be hard"),
    (["simulate", KD, "--players", "2", "--option", "mode=Basic"], "mode cannot be Basic"),
    (["simulate", KD, "--players", "2", "--option", "open_discards=1"], "open_discards cannot be 1"),
    (["simulate", KD, "--players", "2", "--option", "first_seat=2"], "first_seat cannot be 2"),
    (["simulate", KD, "--players", "2", "--games", "0"], "--games is a whole number from 1"),
    (["simulate", KD, "--players", "2", "--games", "-5"], "not “-5”"),
    (["simulate", KD, "--players", "2", "--games", "1e3"], "not “1e3”"),
    (["simulate", KD, "--players", "2", "--games", "٣"], "not “٣”"),
    (["simulate", KD, "--players", "2", "--games", "9" * 400], "--games is a whole number"),
    (["simulate", KD, "--players", "2", "--seed", "luck"], "--seed is a whole number"),
    (["simulate", KD, "--players", "2", "--seed", "-1"], "--seed is a whole number"),
    (["simulate", KD, "--players", "2", "--workers", "0"], "--workers is a whole number"),
    (["simulate", KD, "--players", "2", "--from", "-1"], "--from is a whole number"),
    (["replay"], "FILE is missing"),
    (["replay", "no/such/file"], "no file “no/such/file”"),
    (["replay", "."], "“.” is a folder"),
    (["replay", "nul\0"], "cannot be read"),
    (["bench", "--games", "5"], "no option “--games”"),
]


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(("words", "sentence"), REFUSED, ids=lambda value: " ".join(map(str, value))[:50])
def test_bad_input_is_refused_with_one_sentence(run: Any, words: list[str], sentence: str, language: str) -> None:
    said = run(*words) if language == "en" else run("--language", "fr", *words)
    assert (said.status, said.out, said.err.count("\n")) == (2, "", 1)
    assert "\x1b" not in said.err
    if language == "en":
        assert sentence in said.err


def edited(text: str, line: int, new: str) -> str:
    lines = text.split("\n")
    lines[line - 1] = new
    return "\n".join(lines)


BAD_RECORDS = {
    "empty": (lambda text: "", "Line 1"),
    "another file": (lambda text: "hello\n", "begins with “vivat record 1”"),
    "cut off": (lambda text: text[: len(text) // 2], "it was cut off"),
    "without its last line": (lambda text: text.rstrip("\n").rpartition("\n")[0] + "\n", "it was cut off"),
    "without a header line": (lambda text: text.replace("chance: seed 7\n", ""), "without “chance”"),
    "an unknown header line": (lambda text: edited(text, 4, "weather: fine"), "Line 4: “weather: fine”"),
    "another game": (lambda text: edited(text, 2, "game: chess"), "no game “chess”"),
    "a bad option": (lambda text: edited(text, 3, "options: players=7"), "players cannot be 7"),
    "an impossible outcome": (lambda text: edited(text, 6, "! draw:picts"), "Line 6: “draw:picts” cannot happen"),
    "a choice out of turn": (lambda text: edited(text, 6, "0 turn:pass"), "Line 6: "),
    "a line of nonsense": (lambda text: edited(text, 6, "hello"), "Line 6: “hello” is neither"),
    "a hidden step": (lambda text: edited(text, 6, "! ?"), "Line 6: this record was written for one seat"),
    "a wrong last line": (lambda text: text.replace(" over\n", " running\n"), "the last line says"),
    "carriage returns": (lambda text: text.replace("\n", "\r\n"), "Line 1"),
}


@pytest.mark.parametrize("name", BAD_RECORDS)
def test_a_bad_record_is_refused_with_its_line(run: Any, record: Path, name: str) -> None:
    change, sentence = BAD_RECORDS[name]
    record.write_bytes(change(record.read_text(encoding="utf-8")).encode())
    said = run("replay", str(record))
    assert (said.status, said.out, said.err.count("\n")) == (2, "", 1)
    assert sentence in said.err


def test_a_record_that_is_no_text_or_too_large_is_refused(run: Any, tmp_path: Path) -> None:
    path = tmp_path / "bad"
    path.write_bytes(b"\xff\xfe\x00vivat")
    assert "not a text in UTF-8" in run("replay", str(path)).err
    path.write_bytes(b"vivat record 1\n" + b"x" * 2_000_000)
    assert "at most 2000000 characters" in run("replay", str(path)).err


@pytest.mark.parametrize("words", [("--seat", "2"), ("--seat", "-1"), ("--seat", "x"), ("--seat", "1", "--spectator")])
def test_a_seat_that_is_not_there_is_refused(run: Any, record: Path, words: tuple[str, ...]) -> None:
    said = run("replay", str(record), *words)
    assert (said.status, said.out, said.err.count("\n")) == (2, "", 1)


def test_a_record_without_a_seed_cannot_be_verified(run: Any, record: Path) -> None:
    record.write_text(record.read_text(encoding="utf-8").replace("seed 7\n", "typed\n"), encoding="utf-8")
    said = run("replay", str(record), "--verify")
    assert (said.status, said.err) == (2, "Line 4: the record names no seed, so its outcomes cannot be checked.\n")


# ---- a process among others ------------------------------------------------------------------------------------------


@posix
@pytest.mark.parametrize(("workers", "wait"), [("1", 0.2), ("2", 0), ("2", 0.2), ("2", 2)])
def test_an_interrupt_ends_a_campaign_quietly(workers: str, wait: float) -> None:
    import pty

    ours, theirs = pty.openpty()
    words = ("simulate", KD, "--players", "4", "--games", "1000000", "--check", "--workers", workers)
    listening = {"start_new_session": True, "preexec_fn": heed_interrupts}
    with process(*words, stderr=theirs, **listening) as running:
        err = os.read(ours, 10_000)  # the bar is there, so the games have begun
        time.sleep(wait)
        os.killpg(running.pid, signal.SIGINT)  # as a terminal does: to this process and its workers
        out, _ = running.communicate(timeout=30)
    os.write(theirs, b"end")
    while not err.endswith(b"end"):
        err += os.read(ours, 100_000)
    os.close(ours)
    os.close(theirs)
    assert (running.returncode, out) == (130, "")
    assert b"Traceback" not in err
    assert b"Error" not in err


@posix
def test_a_closed_pipe_is_no_error() -> None:
    with process("rules", KD) as running:
        assert running.stdout is not None
        assert running.stderr is not None
        running.stdout.close()
        assert running.stderr.read() == ""
    assert running.returncode == 0


@posix
def test_a_terminal_gets_set_text_and_a_progress_bar_on_stderr_only() -> None:
    import pty

    ours, theirs = pty.openpty()
    with process("rules", KD, "5.3", stdout=theirs) as running:
        running.wait(60)
        shown = os.read(ours, 10_000).decode()
    assert "KD-5.3" in shown
    assert "**" not in shown
    with process(*SIMULATE, "--check", stderr=theirs) as running:
        out, _ = running.communicate(timeout=60)
        shown = os.read(ours, 100_000).decode()
    assert "20/20" in shown
    assert "20/20" not in out
    os.close(ours)
    os.close(theirs)


def test_the_module_is_the_command() -> None:
    with process("--version") as running:
        out, err = running.communicate(timeout=60)
    assert (running.returncode, err) == (0, "")
    assert out.startswith("vivat ")
