"""The curve of every side's chances, and luck and skill apart.

What the game was worth to a side changes with every event. What events of chance changed is luck; what decisions
changed is skill, the side's own or that of others. Every moment has one number, the end has the result itself, and all
numbers are whole: so start + luck + own choices + choices of others is the result, exactly, whatever the numbers are.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from vivat.analysed import CAUSES, Account, Cause, Change, Doubt, Expected, Judged
from vivat.analysis.tasks import Answer, Chance, Decision, Event, Moment
from vivat.analysis.worth import WHOLE
from vivat.engine.numbers import WIN
from vivat.play import Match

POINTS = 3  # turning points, and dearest decisions


class Point(NamedTuple):
    """What the game was worth to every seat before an event, or at the end."""

    first: int
    parts: list[int]
    doubt: list[int]


def sides_of(match: Match) -> list[list[int]]:
    """The seats that win and lose together."""
    found: dict[int, list[int]] = {}
    for seat, side in enumerate(match.state.sides()):
        found.setdefault(side, []).append(seat)
    return list(found.values())


def points(match: Match, events: Sequence[Event], answers: Mapping[tuple[str, int], Answer]) -> list[Point]:
    """One before each event, and one at the end."""
    result = [reward * (WHOLE // WIN) for reward in match.state.rewards()]
    found = [Point(len(match.steps), result, [0] * match.seats)]
    for event in reversed(events):
        after = found[-1]
        if event.kind == "forced":
            found.append(after._replace(first=event.first))
            continue
        answer = answers["moment" if event.kind == "decision" else "chance", event.first]
        if isinstance(answer, Moment):
            found.append(Point(event.first, answer.parts, answer.doubt))
        elif isinstance(answer, Chance):
            parts = [round(rest + answer.weight * part) for rest, part in zip(answer.rest, after.parts, strict=True)]
            found.append(Point(event.first, parts, answer.doubt))
    return found[::-1]


def cause(event: Event, seats: Sequence[int]) -> Cause:
    """Of what happened, as this side sees it."""
    return "luck" if event.kind == "chance" else "own" if event.who in seats else "others"


def accounts(match: Match, events: Sequence[Event], curve: Sequence[Point]) -> list[Account]:
    """For every side: start, luck, own, others and result, and the doubt about each but the last."""
    found = []
    for seats in sides_of(match):
        seat = seats[0]
        changed = dict.fromkeys(CAUSES, 0)
        for number, event in enumerate(events):
            changed[cause(event, seats)] += curve[number + 1].parts[seat] - curve[number].parts[seat]
        found.append(
            Account(
                seats=seats,
                start=curve[0].parts[seat],
                luck=changed["luck"],
                own=changed["own"],
                others=changed["others"],
                result=curve[-1].parts[seat],
                doubt=doubts(events, curve, seats),
            )
        )
    return found


def doubts(events: Sequence[Event], curve: Sequence[Point], seats: Sequence[int]) -> Doubt:
    """A number that is too high by chance gives to the cause before it and takes from the one behind it; between two
    events of one cause it cancels out."""
    moving = [number for number, event in enumerate(events) if event.kind != "forced"]
    squares = dict.fromkeys(CAUSES, 0)
    before: Cause | None = None
    for number in moving:
        behind = cause(events[number], seats)
        if behind != before:
            for name in {before or behind, behind}:
                squares[name] += curve[number].doubt[seats[0]] ** 2
        before = behind
    first = curve[moving[0]].doubt[seats[0]] if moving else 0
    luck, own, others = (round(math.sqrt(square)) for square in squares.values())
    return Doubt(start=first, luck=luck, own=own, others=others)


# ---- as data ---------------------------------------------------------------------------------------------------------


def shown_curve(match: Match, curve: Sequence[Point]) -> list[Expected]:
    """After so many steps, what every side could expect."""
    firsts = [seats[0] for seats in sides_of(match)]
    return [
        Expected(
            steps=point.first,
            worth=[point.parts[seat] for seat in firsts],
            doubt=[point.doubt[seat] for seat in firsts],
        )
        for point in curve
    ]


def changes(match: Match, events: Sequence[Event], curve: Sequence[Point]) -> list[Change]:
    """Every event that is not forced, with what it changed for every side."""
    firsts = [seats[0] for seats in sides_of(match)]
    words = match.history()
    return [
        Change(
            step=event.first + 1,
            to_step=event.end,
            seat=None if event.kind == "chance" else event.who,
            words=[word for _, word in words[event.first : event.end]],
            change=[curve[number + 1].parts[seat] - curve[number].parts[seat] for seat in firsts],
        )
        for number, event in enumerate(events)
        if event.kind != "forced"
    ]


def turning_points(changed: Sequence[Change]) -> list[int]:
    """The steps at which the curve moved most, in the order of the game."""
    moved = sorted(changed, key=lambda event: -max(map(abs, event["change"])))
    return sorted(event["step"] for event in moved[:POINTS] if any(event["change"]))


def decisions(answers: Mapping[tuple[str, int], Answer]) -> list[Judged]:
    found = [answer for answer in answers.values() if isinstance(answer, Decision)]
    return [
        Judged(
            step=decision.first + 1,
            seat=decision.seat,
            choice=decision.choice,
            before=decision.before,
            after=decision.after,
            cost=decision.before - decision.after,
            better=decision.better,
            line=decision.line,
        )
        for decision in sorted(found, key=lambda decision: decision.first)
    ]


def dearest(found: Sequence[Judged]) -> list[int]:
    """The decisions that cost their seats most, in the order of the game."""
    dear = sorted((decision for decision in found if decision["cost"] > 0), key=lambda decision: -decision["cost"])
    return sorted(decision["step"] for decision in dear[:POINTS])
