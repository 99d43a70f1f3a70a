"""Compiled and interpreted rules play the same games at every kind of table."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

import vivat

from . import combinations


def test_VR_2_1_compiled_and_interpreted_agree_at_every_table() -> None:
    """Every state of one game of each; VIVAT_GAMES asks for more games (30 of each are the campaign)."""
    if not vivat.compiled.is_compiled():
        pytest.skip("the rules run interpreted here; there is nothing to compare")
    games = int(os.environ.get("VIVAT_GAMES", "1"))
    command = [sys.executable, combinations.__file__, "digests", "few", str(games)]
    environment = {**os.environ, "VIVAT_PURE": "1"}
    environment.pop("VIVAT_CHECKED", None)
    interpreted = json.loads(subprocess.run(command, env=environment, capture_output=True, check=True).stdout)
    tables = combinations.few()
    for options, ours, theirs in zip(tables, combinations.digests(tables, range(games)), interpreted, strict=True):
        assert ours == theirs, options
