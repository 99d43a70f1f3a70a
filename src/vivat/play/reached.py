"""Whether a match came to a position, or to one that holds a part of it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from vivat.engine.state import State
from vivat.play.match import Match


def reached(match: Match, wanted: Mapping[str, Any]) -> int | None:
    """After how many steps the position held all that is wanted, the first time; None if it never did."""
    fixed = {"game": match.game.id, "options": match.game.options}
    if not all(holds(fixed[name], wanted[name]) for name in fixed if name in wanted):
        return None
    rest = {name: part for name, part in wanted.items() if name not in fixed}
    for steps, state in enumerate(states(match)):
        if holds(msgspec.to_builtins(match.game.definition.position.write(state)), rest):
            return steps
    return None


def states(match: Match) -> Iterator[State]:
    yield from (step.before for step in match.steps)
    yield match.state


def holds(found: Any, wanted: Any) -> bool:
    """Whether everything that is wanted is there; what is not named may be anything."""
    if isinstance(wanted, dict):
        return isinstance(found, dict) and all(name in found and holds(found[name], wanted[name]) for name in wanted)
    if isinstance(wanted, list):
        same = isinstance(found, list) and len(found) == len(wanted)
        return same and all(holds(part, other) for part, other in zip(found, wanted, strict=True))
    return bool(type(found) is type(wanted) and found == wanted)
