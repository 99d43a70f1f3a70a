"""A tournament: its games shared out to workers, every result kept as it comes."""

from __future__ import annotations

import atexit
import time
from collections.abc import Callable, Iterator
from typing import NamedTuple

import msgspec

from vivat.arena.book import Book
from vivat.arena.entrants import Company
from vivat.arena.plan import Plan
from vivat.arena.playing import Played, play
from vivat.arena.workers import shared_out

TASKS = 2000  # at most; a task is some games
RANDOM_GAMES = 2000  # of a task that is played by compiled playouts
PACKED = msgspec.msgpack.Decoder(list[Played])  # so results travel: whoever shares out the work is alone


class Task(NamedTuple):
    plan: Plan
    numbers: tuple[int, ...]


def run(
    plan: Plan, book: Book, workers: int | str, tick: Callable[[int], None], until: float | None = None
) -> list[Played]:
    """Play what the book lacks; all games in their order. After `until` (of the clock) no further game is begun."""
    tick(sum(number < plan.games for number in book.played))
    tasks = list(cut(plan, [number for number in range(plan.games) if number not in book.played]))
    try:
        with shared_out(play_task, tasks, workers) as answers:
            for answer in answers:
                games = PACKED.decode(answer)
                book.add(games)
                tick(len(games))
                if until is not None and time.monotonic() > until:
                    break
    finally:
        leave()
    return [book.played[number] for number in sorted(book.played) if number < plan.games]


def cut(plan: Plan, numbers: list[int]) -> Iterator[Task]:
    size = RANDOM_GAMES if plan.all_random else max(1, len(numbers) // TASKS)
    for first in range(0, len(numbers), size):
        yield Task(plan, tuple(numbers[first : first + size]))


# ---- in a worker -----------------------------------------------------------------------------------------------------

companies: list[Company] = []  # the one that plays here, kept from task to task


def play_task(task: Task) -> bytes:
    if not companies or companies[0].plan != task.plan:
        leave()
        companies.append(Company(task.plan))
    return msgspec.msgpack.encode([play(task.plan, number, companies[0]) for number in task.numbers])


@atexit.register
def leave() -> None:
    """The programs that play here are told that nobody will ask again."""
    while companies:
        companies.pop().close()
