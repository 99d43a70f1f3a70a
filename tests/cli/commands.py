"""What the tests of the command line share."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import vivat

ROOT = Path(__file__).resolve().parents[2]
KD = "king_is_dead"
SIMULATE = ("simulate", KD, "--players", "2", "--games", "20")
posix = pytest.mark.skipif(os.name == "nt", reason="needs POSIX signals, pipes and terminals")


class Said:
    """What a command answered."""

    def __init__(self, status: int, out: str, err: str) -> None:
        self.status, self.out, self.err = status, out, err

    def json(self) -> Any:
        assert self.err == ""
        return json.loads(self.out)


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
        seat = min(match.waiting_for)
        match.choose(seat, match.choices(seat)[-1])
    return match
