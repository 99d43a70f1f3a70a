"""What is seen of a table, by whom, and in which order secret choices are told."""

import itertools
from random import Random

import pytest
from tabling import AT_ONCE, everybody, fewest, names_of, who

from vivat.games import all_ids
from vivat.play.order import in_seat_order
from vivat.play.record import read
from vivat.table import Forbidden
from vivat.table.show import Moment, Standing, happened, record, seats_of


def test_a_spectator_is_admitted_or_not() -> None:
    assert seats_of(everybody().table, None) == ()
    closed = everybody(spectators=False).table
    assert seats_of(closed, who("Bob")) == (1,)
    for stranger in (None, who("Eve")):
        with pytest.raises(Forbidden):
            seats_of(closed, stranger)


def test_nothing_shown_holds_a_secret_of_the_table() -> None:
    import msgspec

    sitting = everybody(seed="5eed" * 16)
    for seats in ((), (0,), (1, 2)):
        text = msgspec.json.encode(Moment(sitting.table).seen(Standing(seats), 0)).decode()
        assert "5eed" not in text
        assert all(seat.holder not in text for seat in sitting.table.seats if seat.holder)
        assert ("letmein" in text) == bool(seats), "the invitation is for those who sit"
        assert "secret" in record(sitting.table, seats, seats[0] if seats else None)


def test_the_record_of_another_seat_is_refused() -> None:
    sitting = everybody()
    with pytest.raises(Forbidden):
        record(sitting.table, [1], 0)
    with pytest.raises(Forbidden):
        record(sitting.table, [], 0)


@pytest.mark.parametrize("game", AT_ONCE)
def test_secret_choices_at_one_moment_give_one_result_in_every_order(game: str) -> None:
    """Each made for the same screen; nobody is answered with stale, and who was quicker is not told."""
    sitting = everybody(game, fewest(game), seed="votes")
    random = Random(3)
    names = names_of(16)
    while len(sitting.table.waiting) < 2:
        assert sitting.table.waiting, "the game ended before several chose at once"
        seat = min(sitting.table.waiting)
        sitting.choose(names[seat], seat, random.choice(sitting.table.running.choices(seat)))
    seats = sorted(sitting.table.waiting)
    words = {seat: random.choice(sitting.table.running.choices(seat)) for seat in seats}
    seq, table, steps = sitting.table.seq, sitting.table, len(sitting.table.running.steps)
    results = set()
    for order in itertools.permutations(seats):
        sitting.table = table
        for seat in order:
            sitting.choose(names[seat], seat, words[seat], seq=seq)
        shown = [happened(sitting.table.running, viewer, steps) for viewer in [*range(len(table.seats)), None]]
        results.add((repr(sitting.table.running.position()), repr(shown), record(sitting.table, [], None)))
    assert len(results) == 1


@pytest.mark.parametrize("game", all_ids())
def test_a_record_does_not_tell_who_was_quicker(game: str) -> None:
    """While a secret round goes on, and at the end of a match whose every round came in another order."""
    records: list[list[str]] = []
    for quickest in (min, max):
        sitting = everybody(game, fewest(game), seed="votes")
        names, random, written = names_of(16), Random(3), []
        while sitting.table.waiting and len(sitting.table.running.steps) < 400:
            seats = sorted(sitting.table.waiting, reverse=quickest is max)
            choices = {seat: random.choice(sitting.table.running.choices(seat)) for seat in sorted(seats)}
            for seat in seats:
                sitting.choose(names[seat], seat, choices[seat])
            written.append(record(sitting.table, [], None))
        records.append([*written, record(sitting.table, [0], 0)])
        read(in_seat_order(sitting.table.running).record())
    assert records[0] == records[1]


def test_in_a_secret_round_a_record_tells_who_has_chosen_and_not_in_which_order() -> None:
    texts = set()
    for order in itertools.permutations((0, 1, 2)):
        sitting = everybody("vive_le_roi", 4, options={"ambition": True})
        while len(sitting.table.waiting) < 4:
            seat = min(sitting.table.waiting)
            sitting.choose(names_of(4)[seat], seat, sitting.first(seat))
        for seat in order:
            sitting.choose(names_of(4)[seat], seat, sitting.first(seat))
        assert sitting.table.waiting == {3}
        texts.add(record(sitting.table, [3], 3))
    assert len(texts) == 1
