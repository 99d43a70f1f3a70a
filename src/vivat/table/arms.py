"""Which shield each seat of a table bears: what its people wish for where nobody before them has it, else its own."""

from __future__ import annotations

import typing
from collections.abc import Sequence

import msgspec

from vivat.table.commands import Charge, Colour
from vivat.table.seat import Seat

COLOURS: tuple[Colour, ...] = typing.get_args(Colour)
CHARGES: tuple[Charge, ...] = typing.get_args(Charge)
EVERY = len(COLOURS)


class ArmsShown(msgspec.Struct, frozen=True):
    colour: Colour
    charge: Charge
    exchanged: bool  # the charge in the colour, on a light field: for more seats than there are colours


def arms_of(seats: Sequence[Seat]) -> list[ArmsShown]:
    """No two seats have the same colour or charge, among the eight that are plain and the eight that are exchanged."""
    taken: dict[int, ArmsShown] = {}
    for number, seat in enumerate(seats):
        if seat.arms and not any(part in (one.colour, one.charge) for one in taken.values() for part in seat.arms):
            taken[number] = ArmsShown(*seat.arms, exchanged=False)
    free = [(colour, exchanged) for exchanged in (False, True) for colour in COLOURS]
    left = {exchanged: list(CHARGES) for exchanged in (False, True)}
    for one in taken.values():
        free.remove((one.colour, False))
        left[False].remove(one.charge)
    for number in range(len(seats)):
        if number not in taken:
            own = COLOURS[number % EVERY], number >= EVERY
            colour, exchanged = own if own in free else free[0]
            usual = CHARGES[number % EVERY]
            charge = usual if usual in left[exchanged] else left[exchanged][0]
            free.remove((colour, exchanged))
            left[exchanged].remove(charge)
            taken[number] = ArmsShown(colour, charge, exchanged)
    return [taken[number] for number in range(len(seats))]
