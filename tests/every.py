"""Marks for tests that every game has to pass: once for each game, or once for each of its cases."""

from __future__ import annotations

from typing import Any

import kit
import pytest

import vivat

Case = tuple[str, dict[str, Any]]
case = pytest.mark.parametrize("case", kit.all_cases(), ids=kit.case_id)
game = pytest.mark.parametrize("game", vivat.game_ids())
