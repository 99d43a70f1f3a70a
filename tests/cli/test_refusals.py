"""The command line refuses with one sentence and changes nothing."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from commands import KD

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
