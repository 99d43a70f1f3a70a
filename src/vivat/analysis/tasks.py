"""What there is to find out about a finished game, in small parts. Each is done alone, in any order, by any process,
and its answer is plain data: so an analysis can be shared out, stopped and gone on with.
"""

from __future__ import annotations

import functools
from collections.abc import Iterator
from typing import Literal, NamedTuple

import msgspec

from vivat.analysis import choices, worth
from vivat.bots import question
from vivat.engine.numbers import CHANCE
from vivat.engine.result import Step
from vivat.errors import Refusal
from vivat.play import Match
from vivat.play.chance import below
from vivat.play.order import in_seat_order, moments
from vivat.play.record import read


class NotOver(Refusal):
    """A game that still runs: its hands are hidden, and stay so."""


class Event(NamedTuple):
    """Steps `first` to before `end`: one decision, one forced choice, or chance in a row."""

    kind: Literal["decision", "forced", "chance"]
    who: int
    first: int
    end: int
    pending: bool  # others have chosen already, in secret


class Task(NamedTuple):
    kind: Literal["decision", "moment", "chance"]
    first: int
    record: str
    simulations: int
    seed: int


class Decision(msgspec.Struct, frozen=True, tag_field="kind", tag="decision"):
    """By what the seat knew; parts of `worth.WHOLE`."""

    first: int
    seat: int
    choice: str
    before: int
    after: int
    better: str | None
    line: list[tuple[int, str]]


class Moment(msgspec.Struct, frozen=True, tag_field="kind", tag="moment"):
    """With everything open, by seat."""

    first: int
    parts: list[int]
    doubt: list[int]


class Chance(msgspec.Struct, frozen=True, tag_field="kind", tag="chance"):
    """Before an event of chance: the expected `rest`, and `weight` of what it was worth after it."""

    first: int
    rest: list[float]
    weight: float
    doubt: list[int]
    exact: bool


Answer = Decision | Moment | Chance


@functools.lru_cache(maxsize=1)
def opened(record: str) -> Match:
    """A finished match in the order of the seats: who was quicker in a secret round means nothing."""
    match = in_seat_order(read(record))
    if not match.over:
        raise NotOver("analyse-running")
    return match


def events(match: Match) -> list[Event]:
    return list(told(match.steps))


def told(steps: list[Step]) -> Iterator[Event]:
    first = 0
    for moment in moments(steps, 0):
        if steps[moment[0]].who == CHANCE:
            if moment[-1] + 1 < len(steps) and steps[moment[-1] + 1].who == CHANCE:
                continue
            yield Event("chance", CHANCE, first, moment[-1] + 1, False)
        else:
            for number in moment:
                before, who, _ = steps[number]
                forced = len(before.options(who)) == 1
                yield Event("forced" if forced else "decision", who, number, number + 1, number > moment[0])
        first = moment[-1] + 1


def tasks(match: Match, seat: int | None, simulations: int, seed: int) -> list[Task]:
    """Everything to find out; the decisions of one seat alone are weighed if a seat is given."""
    record, found = match.record(), []
    for kind, who, first, _, _ in events(match):
        if kind == "decision":
            found.append(Task("moment", first, record, simulations, seed))
            if seat in (None, who):
                found.append(Task("decision", first, record, simulations, seed))
        elif kind == "chance":
            found.append(Task("chance", first, record, simulations, seed))
    return found


def done(task: Task) -> Answer:
    match = opened(task.record)
    event = next(event for event in events_of(task.record) if event.first == task.first)
    state, seed = match.steps[task.first].before, f"{task.seed}|{task.first}"
    if task.kind == "decision":
        return decided(match, task)
    if task.kind == "moment":
        found = worth.worth(match.game.id, state, event.pending, task.simulations, seed)
        return Moment(task.first, *found)
    brought = [step.number for step in match.steps[event.first : event.end]]
    return Chance(task.first, *worth.outlook(match.game.id, state, brought, task.simulations, seed))


@functools.lru_cache(maxsize=1)
def events_of(record: str) -> list[Event]:
    return events(opened(record))


def decided(match: Match, task: Task) -> Decision:
    before, seat, action = match.steps[task.first]
    asked = question(match.before(task.first), seat, below(f"analyse|{task.seed}|{task.first}", choices.SEED), False)
    weighed = choices.weigh(asked, action, task.simulations)
    words = match.game.definition.words
    return Decision(
        task.first,
        seat,
        words.choice(before, seat, action),
        round(worth.WHOLE * weighed.before),
        round(worth.WHOLE * weighed.after),
        None if weighed.best == action else words.choice(before, seat, weighed.best),
        choices.line(asked, weighed.best, task.simulations),
    )
