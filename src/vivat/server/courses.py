"""Which questions to a bot follow each other, so that it may go on with what it thought before.

A course is one seat in one match. When steps are taken back another begins: what a seat saw and lost again must not be
left in its thoughts. Its name is drawn and tells nothing.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import NamedTuple

from vivat.engine.result import Step

MOST = 1_000  # remembered


class Course(NamedTuple):
    name: str
    steps: int  # when it was last asked about
    past: int  # the hash of these steps


class Courses:
    def __init__(self) -> None:
        self.at: dict[tuple[str, int], Course] = {}  # by table and seat, the one used last at the end

    def of(self, table: str, seat: int, steps: Sequence[Step]) -> str:
        """The name of the course that a question after these steps belongs to."""
        before = self.at.pop((table, seat), None)
        goes_on = before is not None and before.past == past_of(steps[: before.steps])
        name = before.name if before and goes_on else secrets.token_hex(8)
        self.at[table, seat] = Course(name, len(steps), past_of(steps))
        if len(self.at) > MOST:
            del self.at[next(iter(self.at))]
        return name


def past_of(steps: Sequence[Step]) -> int:
    return hash(tuple((step.who, step.number) for step in steps))
