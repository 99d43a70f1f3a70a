"""Who could have known what, when: every step that some seat could not read when it was made.

A seat knows a step from the moment it may read it in its log (`view.shown` of the game); and a card that was dealt to
one seat alone, and only once, when that seat is seen to use a card of that name. What could be worked out beyond that
is not counted.
"""

from __future__ import annotations

from collections import Counter

from vivat.analysed import HiddenStep
from vivat.engine.numbers import CHANCE
from vivat.play import Match


def hidden(match: Match) -> list[HiddenStep]:
    """For each such step of a finished match: how many steps had been made when each seat could know it."""
    readings = [from_when(match, seat) for seat in range(match.seats)]
    words = match.history()
    late = {step: when for step, when in enumerate(map(list, zip(*readings, strict=True))) if max(when) > step + 1}
    dealt = Counter((words[step][1], owner(match, step, when)) for step, when in late.items())
    found = []
    for step, when in late.items():
        who, word = words[step]
        to = owner(match, step, when)
        used = first_use(words, step, to) if to is not None and dealt[word, to] == 1 else len(words)
        known = [min(each, used) for each in when]
        seat = who if isinstance(who, int) else None
        found.append(HiddenStep(step=step + 1, seat=seat, words=word, known=known))
    return found


def from_when(match: Match, seat: int) -> list[int]:
    """For every step, after how many steps this seat could first read it."""
    steps = match.steps
    found = [step + 1 for step in range(len(steps))]
    late = [step for step in range(len(steps)) if not readable(match, seat, step + 1, step)[0]]
    halve(match, seat, late, 0, len(steps), found)
    return found


def halve(match: Match, seat: int, late: list[int], after: int, end: int, found: list[int]) -> None:
    """Steps that are unknown when made, or after `after` steps, and known after `end`: look in the middle, again and
    again. What becomes known after having been hidden stays known."""
    if not late:
        return
    if end - after <= 1:
        for step in late:
            found[step] = end
        return
    middle = (after + end) // 2
    seen = readable(match, seat, middle, late[0])
    early = [step for step in late if step < middle and seen[step - late[0]]]
    halve(match, seat, early, after, middle, found)
    halve(match, seat, [step for step in late if step not in set(early)], middle, end, found)


def readable(match: Match, seat: int, made: int, first: int) -> list[bool]:
    """Of the steps from `first` on, which this seat could read when so many had been made."""
    past = match.before(made)
    return match.game.definition.view.shown(past.steps, past.state, seat, first)


def owner(match: Match, step: int, when: list[int]) -> int | None:
    """The one seat that could read an outcome at once: what was dealt is its own."""
    seats = [seat for seat, each in enumerate(when) if each == step + 1]
    return seats[0] if match.steps[step].who == CHANCE and len(seats) == 1 else None


def first_use(words: list[tuple[int | str, str]], step: int, seat: int) -> int:
    """After how many steps this seat was seen to use a card of the name that was dealt to it."""
    thing = words[step][1].partition(":")[2]
    uses = (
        later + 1
        for later, (who, word) in enumerate(words)
        if later > step and who == seat and word.partition(":")[2] == thing
    )
    return next(uses, len(words))
