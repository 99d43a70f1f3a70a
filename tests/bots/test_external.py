"""A bot that is a process: asked and answered in lines of JSON; hanging, dying and nonsense are named."""

from __future__ import annotations

import sys
import time
from pathlib import Path
from typing import Any

import pytest

import vivat
from vivat import bots
from vivat.bots.external import External

GOOD = """
import json, sys
for line in sys.stdin:
    asked = json.loads(line)
    choices = asked["view"]["choices"]
    print(json.dumps({"number": asked["number"], "choice": choices[asked["seed"] % len(choices)]}), flush=True)
"""
ANSWERS = {  # what the process does at its first question, and a word of the complaint
    "silent": ("import time; time.sleep(60)", "did not answer within 0.5 seconds"),
    "dies": ("raise SystemExit(3)", "ended (status 3) instead of answering"),
    "closes": ("import os, time; os.close(1); time.sleep(60)", "instead of answering"),
    "no JSON": ("print('pass', flush=True)", "none of its choices: pass"),
    "no object": ("print('[1]', flush=True)", "none of its choices"),
    "illegal": ('print(\'{"number": 1, "choice": "turn:win"}\', flush=True)', "turn:win"),
    "other number": ('print(\'{"number": 9, "choice": "turn:pass"}\', flush=True)', "none of its choices"),
    "other fields": ('print(\'{"number": 1, "choice": "turn:pass", "by": 1}\', flush=True)', "none of its choices"),
    "not a word": ('print(\'{"number": 1, "choice": 7}\', flush=True)', "none of its choices"),
    "no text": ("import sys; sys.stdout.buffer.write(b'\\xff\\xfe\\n'); sys.stdout.flush()", "none of its choices"),
    "endless": ("import sys\nwhile True: sys.stdout.write('x' * 10000)", "none of its choices: xxx"),
}


def program(tmp_path: Path, text: str) -> str:
    path = tmp_path / "bot.py"
    path.write_text(text)
    return f"{sys.executable} {path}"


def asked(seed: int = 1) -> tuple[vivat.Match, int]:
    match = vivat.game("king_is_dead", players=2).new(seed=seed)
    (seat,) = match.waiting_for
    return match, int(seat)


def test_a_process_plays_a_whole_match(tmp_path: Path) -> None:
    bot, other = External(program(tmp_path, GOOD), name="mine"), bots.make("random")
    match, _ = asked()
    while not match.over:
        (seat,) = match.waiting_for
        match.choose(seat, bots.answer(bot if seat == 0 else other, match, seat, seed=len(match.steps)))
    process: Any = bot.process
    bot.close()
    assert bot.name == "mine"
    assert process.returncode == 0, "its input ended, and so did it"


@pytest.mark.parametrize("kind", list(ANSWERS))
def test_a_process_that_fails_is_named_with_what_it_did(tmp_path: Path, kind: str) -> None:
    does, says = ANSWERS[kind]
    bot = External(program(tmp_path, f"input()\n{does}"), name="stranger", seconds=20 if kind != "silent" else 0.5)
    match, seat = asked()
    before = time.monotonic()
    with pytest.raises(bots.BotFailed) as failed:
        bots.answer(bot, match, seat, seed=1)
    assert str(failed.value).startswith("The bot stranger ")
    assert says in str(failed.value)
    assert time.monotonic() - before < 19
    assert bot.process is None, "it was stopped"


def test_after_a_failure_a_fresh_process_answers(tmp_path: Path) -> None:
    mark = tmp_path / "failed-once"
    once = f"import pathlib, sys\nmark = pathlib.Path({str(mark)!r})\n"
    text = once + "if not mark.exists():\n    mark.touch()\n    sys.exit(1)\n"
    bot = External(program(tmp_path, text + GOOD), seconds=20)
    match, seat = asked()
    with pytest.raises(bots.BotFailed, match="status 1"):
        bots.answer(bot, match, seat, seed=1)
    assert bots.answer(bot, match, seat, seed=1) in match.choices(seat)
    bot.close()


def test_a_program_that_is_not_there_is_named() -> None:
    match, seat = asked()
    with pytest.raises(bots.BotFailed, match="could not be started"):
        bots.answer(External("/no/such/program"), match, seat, seed=1)


def test_an_empty_command_is_refused() -> None:
    with pytest.raises(bots.UnknownBot, match="not a command"):
        External("  ")
