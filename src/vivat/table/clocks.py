"""The clocks of the seats: when each runs, and when it runs out."""

from __future__ import annotations

from collections.abc import Sequence

from vivat.table import events
from vivat.table.events import AnyEvent, Clock
from vivat.table.seat import Seat


def deadline(seat: Seat, clock: Clock) -> int | None:
    """When this seat's clock runs out, if it runs."""
    if seat.since is None:
        return None
    return seat.since + min(
        left for left, limit in ((seat.move_left, clock.move), (seat.game_left, clock.game)) if limit
    )


def run(seats: Sequence[Seat], clock: Clock, waiting: frozenset[int], fresh: frozenset[int], at: int) -> None:
    """The clocks of those who are waited for run, those of all others stand; a `fresh` question has its whole time."""
    for number, seat in enumerate(seats):
        ticks = number in waiting and seat.level is None
        if seat.since is not None and (not ticks or number in fresh):
            seat.move_left -= at - seat.since
            seat.game_left -= at - seat.since
            seat.since = None
        if number in fresh:
            seat.move_left = clock.move
        if ticks and seat.since is None:
            seat.since = at


def unmoved(before: frozenset[int], now: frozenset[int], event: AnyEvent) -> frozenset[int]:
    """The seats whose question stays when another commits a secret choice at the same moment, or takes it back."""
    if isinstance(event, events.Chose) and len(before) > 1 and before - {event.seat} <= now <= before:
        return now - {event.seat}
    if isinstance(event, events.Undone) and now == before | {event.seat}:
        return before - {event.seat}
    return frozenset()
