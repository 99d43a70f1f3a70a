"""What every player here shares: a question a line on standard input, an answer a line on standard output."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Sequence
from typing import Any

View = dict[str, Any]


def answer(choose: Callable[[View, int], str]) -> None:
    """Until there are no more questions. `choose` is given the view and a number for its whims."""
    for line in sys.stdin:
        asked = json.loads(line)
        choice = choose(asked["view"], asked["seed"])
        print(json.dumps({"number": asked["number"], "choice": choice}), flush=True)


def any_of(choices: Sequence[str], whim: int) -> str:
    return choices[whim % len(choices)]


def best(choices: Sequence[str], worth: Callable[[str], float], whim: int) -> str:
    """The choice that is worth most, by the words behind its step; any of several."""
    worths = {choice: worth(choice.partition(":")[2]) for choice in choices}
    most = max(worths.values())
    return any_of([choice for choice in choices if worths[choice] == most], whim)
