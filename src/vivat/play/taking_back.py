"""Taking back a choice after others have acted: how far, and what stands in the way.

What somebody was shown cannot be unseen: no outcome of chance, no step that its game calls final, no secret round and
no step that not everybody may read is taken back, whoever agrees. All of that is known to everybody, so that whether
one may ask tells nothing.
"""

from __future__ import annotations

from vivat.engine import bits
from vivat.engine.numbers import CHANCE
from vivat.errors import CannotUndo
from vivat.play.match import Match

FARTHEST = 40  # steps


def back_to(match: Match, seat: int) -> int | CannotUndo:
    """The number of this seat's newest choice, before which the match would stand again; or why it cannot."""
    if match.over:
        return CannotUndo("undo-over")
    since = max(0, len(match.steps) - FARTHEST)
    view = match.game.definition.view
    readable = view.shown(match.steps, match.state, None, since)
    for number in range(len(match.steps) - 1, since - 1, -1):
        before, who, action = match.steps[number]
        if who == CHANCE:
            return CannotUndo("undo-chance")
        if bits.count(before.waiting_for) > 1 or not readable[number - since]:
            return CannotUndo("undo-hidden")
        if rule := view.final(before, who, action):
            return CannotUndo("undo-final", rule=rule)
        if who == seat and not (match.game.definition.may_take_for(before, seat) and len(before.options(seat)) == 1):
            return number
    return CannotUndo("undo-nothing")
