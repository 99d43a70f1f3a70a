"""The analysis of one finished match: made task by task, saved in between as plain data, and told as plain data."""

from __future__ import annotations

import contextlib
import hashlib
from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager
from typing import Any

import msgspec

from vivat.analysed import Analysed
from vivat.analysis import hidden, sums, tasks
from vivat.analysis.tasks import Answer, Decision, NotOver, Task
from vivat.analysis.worth import WHOLE
from vivat.bots import LEVELS
from vivat.errors import BadOption, Refusal
from vivat.play import Match
from vivat.play.order import in_seat_order

VERSION = 1
# The strongest first; a policy that does not search has no numbers to tell.
SEARCHING = [name for name, level in reversed(LEVELS.items()) if level.simulations and not level.learned]


class OtherAnalysis(Refusal):
    """What was saved is of another match, or was made in another way."""


class Head(msgspec.Struct, frozen=True):
    """What must be the same for answers to belong together."""

    version: int
    record: str  # its SHA-256
    level: str
    simulations: int
    seed: int
    seat: int | None


class Saved(msgspec.Struct, frozen=True):
    vivat_analysis: Head
    answers: list[Answer]


class Analysis:
    """`run` does everything, `steps` one task at a time; whoever stops in between keeps `saved()` and gives it back."""

    def __init__(
        self,
        match: Match,
        level: str = "hard",
        *,
        seat: int | None = None,
        seed: int = 0,
        simulations: int | None = None,
        saved: Mapping[str, Any] | None = None,
    ) -> None:
        if not match.over:
            raise NotOver("analyse-running")
        if level not in SEARCHING:
            raise BadOption("option-value", option="level", value=level, allowed=SEARCHING)
        if seat is not None:
            match.known_seat(seat)
        self.match = in_seat_order(match)
        self.level, self.seed, self.seat = level, seed, seat
        self.simulations = simulations or LEVELS[level].simulations
        self.tasks = tasks.tasks(self.match, seat, self.simulations, seed)
        self.answers: dict[tuple[str, int], Answer] = {}
        if saved is not None:
            self.take_saved(saved)

    # ---- making ------------------------------------------------------------------------------------------------------

    def left(self) -> list[Task]:
        return [task for task in self.tasks if (task.kind, task.first) not in self.answers]

    def steps(self, workers: int | str = 1) -> Iterator[Answer]:
        """Do what is left; each answer is kept before it is given."""
        with shared_out(self.left(), workers) as answers:
            for answer in answers:
                self.take(answer)
                yield answer

    def run(self, workers: int | str = 1, tick: Callable[[int], None] = lambda done: None) -> None:
        for _ in self.steps(workers):
            tick(1)

    def take(self, answer: Answer) -> None:
        self.answers[kind(answer), answer.first] = answer

    # ---- saving ------------------------------------------------------------------------------------------------------

    def head(self) -> Head:
        digest = hashlib.sha256(self.match.record().encode()).hexdigest()
        return Head(VERSION, digest, self.level, self.simulations, self.seed, self.seat)

    def saved(self) -> dict[str, Any]:
        """What is known so far, as plain data."""
        found: dict[str, Any] = msgspec.to_builtins(Saved(self.head(), list(self.answers.values())))
        return found

    def take_saved(self, saved: Mapping[str, Any]) -> None:
        try:
            content = msgspec.convert(saved, Saved)
        except msgspec.ValidationError as problem:
            raise OtherAnalysis("analyse-unreadable", problem=str(problem)) from None
        expected = {(task.kind, task.first) for task in self.tasks}
        fitting = all((kind(answer), answer.first) in expected for answer in content.answers)
        if content.vivat_analysis != self.head() or not fitting or not all(map(self.has_all_seats, content.answers)):
            raise OtherAnalysis("analyse-other")
        for answer in content.answers:
            self.take(answer)

    def has_all_seats(self, answer: Answer) -> bool:
        if isinstance(answer, Decision):
            return answer.seat == self.match.steps[answer.first].who
        numbers = answer.parts if isinstance(answer, tasks.Moment) else answer.rest
        return len(numbers) == len(answer.doubt) == self.match.seats

    # ---- telling -----------------------------------------------------------------------------------------------------

    def result(self) -> Analysed:
        """Everything, as plain data; shares of a win in parts of `whole`."""
        if self.left():
            raise Refusal("analyse-unfinished", left=len(self.left()), whole=len(self.tasks))
        match = self.match
        events = tasks.events(match)
        curve = sums.points(match, events, self.answers)
        changed = sums.changes(match, events, curve)
        decided = sums.decisions(self.answers)
        return Analysed(
            game=match.game.id,
            options=match.game.options,
            level=self.level,
            simulations=self.simulations,
            seed=self.seed,
            seat=self.seat,
            whole=WHOLE,
            sides=sums.accounts(match, events, curve),
            curve=sums.shown_curve(match, curve),
            events=changed,
            turning_points=sums.turning_points(changed),
            decisions=decided,
            dearest=sums.dearest(decided),
            hidden=hidden.hidden(match),
        )


def shared_out(left: list[Task], workers: int | str) -> AbstractContextManager[Iterator[Answer]]:
    if workers == 1:
        return contextlib.nullcontext(map(tasks.done, left))
    from vivat.arena import workers as sharing  # processes, which a browser has not

    return sharing.shared_out(tasks.done, left, workers)


def kind(answer: Answer) -> str:
    return str(answer.__struct_config__.tag)


def analyse(
    match: Match,
    level: str = "hard",
    *,
    seat: int | None = None,
    seed: int = 0,
    workers: int | str = 1,
    tick: Callable[[int], None] = lambda done: None,
) -> Analysed:
    """A finished match, whole: the result of an Analysis."""
    analysis = Analysis(match, level, seat=seat, seed=seed)
    analysis.run(workers, tick)
    return analysis.result()
