"""The bounds that are declared and not found: what the engine promises to the games, and its own functions to it.

Whoever passes or stores a number where a bound is declared is held to it by the checked build.
"""

from __future__ import annotations

from pathlib import PurePosixPath

from emit.ranges import Fact, lowest, whole
from emit.sources import CONTRACT, NUMBERS, Function, Program

OPTION_OF_A_GAME = whole(-(2**31), 2**31 - 1)
FROM_PYTHON = whole(-(2**15), 2**15 - 1)  # at least this much any function of a game takes
OPTIONS = ("action", "outcome", "place")
CALLED = {"judge": ("value", "weight"), "observe": ("place", "action", "legal", "points", "observe")}
KEY = whole(0, 2**62 - 1)
WORDS = whole(1, 2**15 - 1)  # of a state
OF_ENGINE = {
    ("Rng", "__init__", "seed"): whole(0, 2**31 - 1),
    ("Rng", "sow", "seed"): whole(0, 2**31 - 1),
    ("Rng", "below", "n"): whole(0, 2**31 - 1),
    ("Rng", "pick", "mask"): whole(0, 2**62 - 1),
    ("Search", "__init__", "megabytes"): whole(1, 2**16),
    ("Exact", "__init__", "most"): whole(1, 2**24),
    ("Exact", "begin", "allowed"): whole(0, 2**24),
}


def of_parameter(program: Program, function: Function, name: str) -> Fact | None:
    owner = function.owner
    if (bound := OF_ENGINE.get((owner.name if owner else "", function.name, name))) is not None:
        return bound
    if owner and owner.is_state and function.name == "begin":
        return OPTION_OF_A_GAME
    called_by_engine = owner and owner.is_state and function.name in CONTRACT
    if called_by_engine or function.name in CALLED.get(PurePosixPath(function.file).stem, ()):
        numbers = program.values(NUMBERS)
        most = numbers["SEATS"] if name == "seat" else numbers["OPTIONS"] if name in OPTIONS else None
        return whole(0, most - 1) if isinstance(most, int) else None
    return None


def of_result(function: Function, arguments: list[Fact]) -> Fact | None:
    """`below(n)` gives 0 to n - 1, `pick(mask)` a member: narrower than what all callers together would give."""
    match function.owner and function.owner.name, function.name:
        case "Rng", "below":
            return whole(0, max(arguments[0].high - 1, 0))
        case "Rng", "pick":
            return lowest(arguments[0])
    return None
