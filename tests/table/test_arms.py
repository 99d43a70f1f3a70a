"""Shields: everybody gets what he wishes for where nobody before him has it, and no two are alike."""

from __future__ import annotations

from random import Random

from tabling import BOT, OPEN, PERSON, Sitting, everything

from vivat.table import commands
from vivat.table.arms import CHARGES, COLOURS, arms_of
from vivat.table.seat import Seat
from vivat.table.show import shown_table


def test_without_a_wish_every_seat_has_its_own() -> None:
    found = arms_of([Seat("open") for _ in range(16)])
    assert [(one.colour, one.charge, one.exchanged) for one in found] == [
        (COLOURS[number % 8], CHARGES[number % 8], number >= 8) for number in range(16)
    ]


def test_no_two_seats_are_alike_whatever_is_wished_for() -> None:
    random = Random(7)
    for _ in range(300):
        seats = [Seat("person") for _ in range(random.randint(2, 16))]
        for seat in seats:
            seat.arms = (random.choice(COLOURS), random.choice(CHARGES)) if random.random() < 0.7 else None
        found = arms_of(seats)
        for group in (False, True):
            some = [one for one in found if one.exchanged is group]
            assert len({one.colour for one in some}) == len({one.charge for one in some}) == len(some)
        wishes = [seat.arms for seat in seats if seat.arms]
        if wishes:
            first = next(number for number, seat in enumerate(seats) if seat.arms)
            assert (found[first].colour, found[first].charge) == wishes[0], "who sits first has what he wishes for"


def test_a_shield_is_wished_for_with_the_seat_and_changed_with_the_name() -> None:
    sitting = Sitting([{**PERSON, "arms": {"colour": "royal", "charge": "sun"}}, OPEN, BOT])
    sitting.do("Bob", commands.Take, seat=1, name="Bob", invitation="letmein", arms=commands.Arms("royal", "lion"))
    shown = [(one.colour, one.charge) for one in shown_table(sitting.table).arms]
    assert shown == [("royal", "sun"), ("plum", "stag"), ("russet", "falcon")], "royal was taken"
    sitting.do("Bob", commands.Rename, seat=1, name="Bob", arms=commands.Arms("teal", "lion"))
    assert shown_table(sitting.table).arms[1].charge == "lion"
    sitting.do("Bob", commands.Rename, seat=1, name="Bobby")
    assert shown_table(sitting.table).arms[1].charge == "lion", "a new name keeps the shield"
    sitting.do("Bob", commands.Leave, seat=1)
    assert shown_table(sitting.table).arms[1].charge == "stag", "who goes takes it along"
    assert everything(sitting.replayed()) == everything(sitting.table)
