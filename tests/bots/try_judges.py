"""What every judge says of some positions, printed as JSON; run interpreted, it is held against the compiled ones."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import kit

from vivat.bots.searcher import judge
from vivat.engine.numbers import CHANCE
from vivat.engine.state import State

JUDGED = [case for case in kit.all_cases() if judge(case[0])]


def positions(game: str, options: dict[str, Any], seed: int, share: float) -> Iterator[State]:
    """Some positions in which seats choose; a judge is asked in no others."""
    for state in kit.some_states(game, options, seed, share):
        if state.waiting_for and state.waiting_for != CHANCE:
            yield state


def verdicts() -> list[float]:
    said = []
    for game, options in JUDGED:
        judging = judge(game)
        assert judging
        for state in positions(game, options, seed=11, share=0.05):
            for seat in range(state.seats):
                said.append(judging.value(state, seat))
                said += [judging.weight(state, seat, action) for action in state.options(seat)[:4]]
    return said


if __name__ == "__main__":
    print(json.dumps(verdicts()))
