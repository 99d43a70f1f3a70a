"""What the tests of the arena share: small plans, the command line, programs that play well or badly."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from vivat.arena import tournament
from vivat.arena.book import Book
from vivat.arena.plan import Plan
from vivat.arena.playing import Played
from vivat.play import Game

ROOT = Path(__file__).resolve().parents[2]
KD = "king_is_dead"
GOOD = """
import json, sys
for line in sys.stdin:
    asked = json.loads(line)
    choices = asked["view"]["choices"]
    print(json.dumps({"number": asked["number"], "choice": choices[asked["seed"] % len(choices)]}), flush=True)
"""


def plan(*bots: str, game: str = KD, players: int = 2, games: int = 4, **more: Any) -> Plan:
    options = Game(game, players=players, **more.pop("options", {})).options
    return Plan(game, options, bots, more.pop("seed", 7), games, **more)


def played(of: Plan, workers: int | str = 1) -> list[Played]:
    return tournament.run(of, Book(of), workers, lambda games: None)


def program(folder: Path, text: str, name: str = "bot.py") -> str:
    """A bot `run:...` that runs this text."""
    (folder / name).write_text(text, encoding="utf-8")
    return f"run:{sys.executable} {folder / name}"


def process(*words: str, **settings: Any) -> subprocess.Popen[str]:
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "LC_ALL": "C"}
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "text": True, **settings}
    return subprocess.Popen([sys.executable, "-m", "vivat.cli", *words], env=env, **pipes)
