"""Records written by version 0.1 of the program replay to the results they had then."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

from vivat.play.record import read

FOLDER = Path(__file__).parent / "old_records"
RESULTS = json.loads((FOLDER / "results.json").read_text())


@pytest.mark.parametrize("name", RESULTS)
def test_a_record_of_the_first_version_replays_to_the_result_it_had(name: str) -> None:
    text = (FOLDER / f"{name}.txt").read_text()
    match = read(text)
    steps = [line for line in text.partition("\n\n")[2].splitlines() if not line.startswith("end:")]
    assert [f"{'!' if who == 'chance' else who} {word}" for who, word in match.history()] == steps
    then, now = RESULTS[name], json.loads(msgspec.json.encode(match.result, enc_hook=str))
    assert {field: now[field] for field in then} == then
