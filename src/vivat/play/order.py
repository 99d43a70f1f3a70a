"""The order in which secret simultaneous choices are told: that of the seats.

Whoever watches sees who has chosen and who has not, as people at a table do. Afterwards, and for those who come later,
nothing tells who was quicker (LV-5.2, VR-5.2). What a game makes of the choices never depends on their order.
"""

from __future__ import annotations

import copy
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from vivat.engine.result import Step

if TYPE_CHECKING:
    from vivat.play.match import Match


def in_seat_order(match: Match, since: int = 0) -> Match:
    """The match as if simultaneous choices, from step `since` on, had come in the order of the seats."""
    other = copy.copy(match)
    other.steps = match.steps[:since]
    for moment in moments(match.steps, since):
        state = match.steps[moment[0]].before
        for number in by_seat(match.steps, moment):
            step = match.steps[number]
            if len(moment) > 1:
                step = step._replace(before=state)
            other.steps.append(step)
            if len(moment) > 1:
                state = state.clone()
                state.play(step.who, step.number)
    return other


def by_seat(steps: Sequence[Any], moment: Sequence[int]) -> list[int]:
    return sorted(moment, key=lambda number: int(steps[number].who))


def moments(steps: Sequence[Any], since: int) -> Iterator[range]:
    """The numbers of the steps from `since` on; those of one secret round together."""
    first = since
    for index in range(since, len(steps)):
        if index == len(steps) - 1 or not same_moment(steps[index], steps[index + 1]):
            yield range(first, index + 1)
            first = index + 1


def first_new(match: Match, known: Sequence[Step]) -> int:
    """The first step to be told to one who was told the `known` ones, so that he knows what one who comes now is told.

    Of a secret round all of it is news when another choice has come. What earlier steps told may be covered or opened
    by the new ones; everything, when the match is over or something was taken back.
    """
    steps = match.steps
    first = min(len(steps), len(known))
    while first and steps[first - 1] is not known[first - 1]:
        first -= 1
    if first < len(known):
        return 0
    while 0 < first < len(steps) and same_moment(steps[first - 1], steps[first]):
        first -= 1
    if first == len(steps):
        return first
    return 0 if match.over else match.game.definition.told_again(steps, match.state, first)


def newest_moment(steps: Sequence[Step]) -> Sequence[Step]:
    """The newest step, with those of the same secret round."""
    first = len(steps) - 1
    while first and same_moment(steps[first - 1], steps[first]):
        first -= 1
    return steps[first:]


def same_moment(step: Any, following: Any) -> bool:
    """Both belong to one secret round: the second seat was waited for all along, the first one no more."""
    if step.who not in range(step.before.seats):  # chance
        return False
    return bool(following.before.waiting_for == step.before.waiting_for & ~(1 << step.who))
