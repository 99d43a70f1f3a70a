"""A small share of a full database; the command for 100,000 tables: tests/simulation/many_tables.py."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from many_tables import LATER, compare


@pytest.mark.skipif(not Path(f"/proc/{os.getpid()}/stat").exists(), reason="processor time is read as Linux shows it")
@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_stored_tables_cost_nothing_at_the_start_and_nothing_while_nobody_comes(kind: str) -> None:
    words, empty, full = compare(kind, tables=2_000, seconds=2.0)
    assert full.start < empty.start + LATER, words
    assert full.idle < empty.idle + 0.1, words  # on a busy machine two seconds are few; a claim of all took a quarter
