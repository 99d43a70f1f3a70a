"""Events that older versions stored are folded as they were meant: a table of theirs goes on."""

from __future__ import annotations

import copy

from tabling import everybody

from vivat.table import Table, events


def test_a_sequence_that_crossed_a_die_or_a_deal_is_replayed() -> None:
    sitting = everybody("long_live_the_king", 3, seed="old")
    table = sitting.table
    crossed = 0
    while crossed < 3:
        seat = min(table.waiting)
        trial, words = copy.copy(table.running), []
        for _ in range(3):
            if trial.state.awaits(seat):
                words.append(trial.choices(seat)[-1])
                trial.take(seat, words[-1])
        crossed += len(words) > 1 and trial.drawn > table.running.drawn
        sitting.log.append(events.write(events.Chose(at=table.at, seat=seat, choices=words)))
        table.fold(events.read(sitting.log[-1]))
        assert table.running.history() == trial.history()
    again = Table()
    for body in sitting.log:
        again.fold(events.read(body))
    assert again.running.position() == table.running.position()
