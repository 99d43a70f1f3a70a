"""Clocks of a table: they run out, stand still, and are nobody's loss while no server runs."""

import pytest
from tabling import everybody, on_turn

from vivat.errors import Refusal
from vivat.table import Stale, commands, events


def test_a_clock_that_runs_out_hands_the_seat_to_a_bot() -> None:
    sitting = everybody(clock={"move": 60})
    seat, name = on_turn(sitting)
    assert sitting.table.deadline(seat) == sitting.now + 60_000
    sitting.now += 59_999
    with pytest.raises(Stale):
        sitting.do("server", commands.Flag, seat=seat)
    sitting.now += 1
    sitting.do("server", commands.Flag, seat=seat)
    assert sitting.table.seats[seat].level == "easy"
    assert sitting.table.deadline(seat) is None
    sitting.now += 500_000
    sitting.do(name, commands.Back, seat=seat)
    assert sitting.table.deadline(seat) == sitting.now + 60_000


def test_all_the_time_of_a_game_is_used_only_once() -> None:
    sitting = everybody(players=2, clock={"game": 100})
    seat, name = on_turn(sitting)
    sitting.now += 40_000
    sitting.choose(name, seat, "turn:pass")
    other, partner = on_turn(sitting)
    sitting.now += 5_000
    word = next(word for word in sitting.table.running.choices(other) if word != "turn:pass")
    sitting.choose(partner, other, word)
    assert sitting.table.seats[seat].game_left == 60_000
    assert sitting.table.deadline(other) == sitting.now + 95_000
    sitting.now += 95_000
    sitting.do("server", commands.Flag, seat=other)
    with pytest.raises(Refusal) as caught:
        sitting.do(partner, commands.Back, seat=other)
    assert caught.value.message == "table-time-over"


def test_a_pause_stops_the_clock_and_the_play() -> None:
    sitting = everybody(clock={"move": 60})
    seat, name = on_turn(sitting)
    sitting.now += 10_000
    sitting.do("Cid", commands.Pause)
    sitting.now += 7 * 24 * 3_600_000
    with pytest.raises(Refusal):
        sitting.choose(name, seat, "turn:pass")
    with pytest.raises(Stale):
        sitting.do("server", commands.Flag, seat=seat)
    sitting.do("Ann", commands.Resume)
    assert sitting.table.deadline(seat) == sitting.now + 50_000
    with pytest.raises(Refusal):
        sitting.do("Ann", commands.Resume)


def test_time_without_a_server_is_nobodys() -> None:
    sitting = everybody(clock={"move": 60})
    seat, _ = on_turn(sitting)
    died = sitting.now + 10_000
    sitting.now += 3_600_000
    began = sitting.now - 5_000
    sitting.do("server", commands.Skip, start=died, end=began)
    assert sitting.table.deadline(seat) == began + 50_000


def test_a_gap_in_events_of_older_versions_lasts_until_it_was_noted() -> None:
    sitting = everybody(clock={"move": 60})
    seat, _ = on_turn(sitting)
    body = b'{"kind":"skipped","at":%d,"start":%d}' % (sitting.now + 3_600_000, sitting.now + 10_000)
    sitting.table.fold(events.read(body))
    assert sitting.table.deadline(seat) == sitting.now + 3_600_000 + 50_000


def test_a_flag_that_is_noticed_days_later_fell_when_the_time_was_over() -> None:
    """The time of a move is over, not that of the game: the person may come back."""
    sitting = everybody(players=2, clock={"move": 60, "game": 3600})
    seat, name = on_turn(sitting)
    deadline = sitting.table.deadline(seat)
    sitting.now += 3 * 24 * 3_600_000
    sitting.do("server", commands.Flag, seat=seat)
    assert sitting.table.at == deadline
    assert sitting.table.seats[seat].game_left == 3_600_000 - 60_000
    sitting.do(name, commands.Back, seat=seat)


def test_a_clock_that_goes_back_changes_nothing() -> None:
    sitting = everybody(clock={"move": 60})
    seat, name = on_turn(sitting)
    deadline = sitting.table.deadline(seat)
    sitting.now -= 3_600_000
    sitting.do("Cid", commands.Say, seat=2, text="odd")
    assert sitting.table.deadline(seat) == deadline
    sitting.choose(name, seat, "turn:pass")
    assert sitting.table.seats[seat].move_left == 60_000
