"""The page about a GPU, from what was measured."""

from __future__ import annotations

import gpu_page


def test_every_case_has_its_row_with_the_best_of_what_was_measured() -> None:
    case = {"game": "artus", "options": {"players": 2}}
    lines = [
        {"part": "compile", "game": "artus", "seconds": 1.0},
        {"part": "equal", **case, "seeds": 10, "states": 0, "counts": 1, "environments": 0},
        {"part": "shared", "game": "artus", "same_memory": True},
        {"part": "environment", **case, "state_bytes": 256, "rate": 3e9, "with_policy": 2.5e9},
        {"part": "play", **case, "state_bytes": 256, "rate": 1e9, "steps_rate": 2e9},
        {"part": "play", **case, "state_bytes": 256, "rate": 2e9, "steps_rate": 4e9},
        {"part": "problem", "of": "equal", "game": "artus", "text": "not ready"},
    ]
    text = "\n".join(gpu_page.page({"gpu": "one"}, lines, ["artus"]))
    assert "| artus | 1 | 10 | 0 | 1 | 0 |" in text
    assert "| artus | players 2 | 256 | 2.00 | 4.00 | 3.00 | 2.50 |" in text
    assert "artus, equal: not ready" in text
