"""A position of Vive le Roi ! as JSON: everything, with the identifiers of the rules, at every step of a game.

What follows from the rest is not written: how many cards are dealt and characters placed, whom the game waits for.
Units and seats are counted from 0, as in records.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal, NoReturn

from msgspec import Meta, Struct

from vivat.engine import bits
from vivat.engine.numbers import NOBODY
from vivat.errors import BadPosition
from vivat.games.vive_le_roi import check, data, words
from vivat.games.vive_le_roi.rules import ViveLeRoi

Place = Literal[
    "floor_0", "floor_1", "floor_2", "floor_3", "floor_4", "floor_5", "throne", "throne_side",
    "wc_3", "wc_4", "cell_3", "cell_2", "cell_1", "box", "supply",
]  # fmt: skip
Character = Literal[
    "anna", "bridget", "eloise", "foidvo", "guenievre", "hector", "jeanne",
    "leonardo", "merlin", "ouaf", "romeo", "tristan", "victoria", "jester",
]  # fmt: skip
Ambition = Literal[
    "jester_king", "woman_queen", "man_king", "no_wc", "not_floors_2_3", "not_floors_0_1", "one_in_cells",
    "two_in_cells", "one_in_wc", "two_in_wc", "only_yes_left", "not_floors_4_5", "three_in_cells", "no_wc_no_cell",
    "kingmaker", "consolation",
]  # fmt: skip
StepName = Literal[
    "first_unit", "favourites", "ambition", "choose_ambition", "place_character", "place_floor",
    "move_character", "cast_vote", "emissary_vote", "next_round", "over",
]  # fmt: skip
FavouritesCard = Annotated[str, Meta(pattern=r"^fav_(0[1-9]|1[0-9]|2[0-6])$")]
Vote = Literal["yes", "no", "stomach_ache"]
UnitNumber = Annotated[int, Meta(ge=0, le=7)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Marker = Annotated[int, Meta(ge=0, le=999)]
NoCards = Annotated[int, Meta(ge=0, le=4)]
StomachAcheCards = Annotated[int, Meta(ge=0, le=1)]


class Seat(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """`offered`: the ambition cards dealt in this round (to a team that shares them: at its seat named first)."""

    marker: Marker
    favourites: FavouritesCard | None = None
    offered: Annotated[list[Ambition], Meta(max_length=2)] = []
    ambition: Ambition | None = None


class Unit(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A lone seat or a team, with its vote cards left; `vote` is the card chosen in an election that is going on."""

    speaker: SeatNumber
    no: NoCards
    stomach_ache: StomachAcheCards
    vote: Vote | None = None


class Emissary(Struct, forbid_unknown_fields=True, omit_defaults=True):
    marker: Marker
    no: NoCards
    stomach_ache: StomachAcheCards
    favourites: FavouritesCard | None = None


class Position(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """`turn` is in an election the unit that moved the candidate; `below_11` are the seats of VR-R16."""

    step: StepName
    round: Annotated[int, Meta(ge=1, le=3)]
    first: UnitNumber | None
    turn: UnitNumber | None
    places: dict[Place, Annotated[list[Character], Meta(max_length=14)]]
    units: Annotated[list[Unit], Meta(max_length=8)]
    seats: Annotated[list[Seat], Meta(max_length=16)]
    emissary: Emissary | None = None
    hand: Character | None = None
    kingmakers: Annotated[list[UnitNumber], Meta(max_length=2)] = []
    opener: UnitNumber | None = None
    below_11: Annotated[list[SeatNumber], Meta(max_length=16)] = []


# ---- writing ---------------------------------------------------------------------------------------------------------


def write(state: ViveLeRoi) -> Position:
    return Position(
        step=name_of(data.STEPS, state.step),
        round=state.round,
        first=or_none(state.first),
        turn=or_none(state.turn),
        places=places_of(state),
        units=[unit_of(state, unit) for unit in range(state.units)],
        seats=[seat_of(state, seat) for seat in range(state.seats)],
        emissary=emissary_of(state),
        hand=name_of(data.CHARACTERS, state.hand),
        kingmakers=bits.members(state.kingmakers),
        opener=or_none(state.opener),
        below_11=bits.members(state.poor),
    )


def or_none(number: int) -> int | None:
    return None if number == NOBODY else number


def name_of(names: tuple[str, ...], number: int) -> Any:
    return None if number == NOBODY else names[number]


def kind_of(state: ViveLeRoi, character: int) -> Any:
    """VR-1.2."""
    sets = {"woman": state.women, "man": state.men}
    return next((kind for kind, people in sets.items() if people >> character & 1), data.KINDS[character])


def names_of(people: int) -> list[Any]:
    """A set of characters."""
    return [data.CHARACTERS[character] for character in bits.members(people)]


def places_of(state: ViveLeRoi) -> dict[Any, list[Any]]:
    """The places where somebody is."""
    at = state.at  # read once: a compiled state makes a new list of it
    return {name: names_of(at[place]) for place, name in enumerate(data.PLACES) if at[place]}


def unit_of(state: ViveLeRoi, unit: int) -> Unit:
    vote = name_of(data.VOTES, state.vote[unit])
    return Unit(speaker=state.speaker[unit], no=state.no[unit], stomach_ache=state.ache[unit], vote=vote)


def seat_of(state: ViveLeRoi, seat: int) -> Seat:
    return Seat(
        marker=state.marker[seat],
        favourites=name_of(data.FAVOURITES, state.favourites[seat]),
        offered=ambitions_of(state, seat),
        ambition=name_of(data.AMBITIONS, state.kept[seat]),
    )


def ambitions_of(state: ViveLeRoi, seat: int) -> list[Any]:
    """The ambition cards that lie before a seat to choose from."""
    return [data.AMBITIONS[card] for card in bits.members(state.offered[seat])]


def emissary_of(state: ViveLeRoi) -> Emissary | None:
    if not state.emissary:
        return None
    return Emissary(
        marker=state.marker[data.EMISSARY_SEAT],
        no=state.no[data.EMISSARY_UNIT],
        stomach_ache=state.ache[data.EMISSARY_UNIT],
        favourites=name_of(data.FAVOURITES, state.favourites[data.EMISSARY_SEAT]),
    )


# ---- reading ---------------------------------------------------------------------------------------------------------


def bad(problem: str) -> NoReturn:
    raise BadPosition("position-impossible", problem=problem)


def read(position: Position, options: Mapping[str, Any]) -> ViveLeRoi:
    state = words.start(options)
    if len(position.units) != state.units or len(position.seats) != state.seats:
        bad(f"it has {len(position.units)} units and {len(position.seats)} seats, not {state.units} and {state.seats}")
    if (position.emissary is not None) != bool(state.emissary):
        bad("VR-5.25: the Emissary is there, or not, against the options")
    state.step = data.STEPS.index(position.step)
    state.round = position.round
    state.first = unit_number(state, position.first)
    state.turn = unit_number(state, position.turn)
    state.opener = unit_number(state, position.opener)
    state.hand = number_of(data.CHARACTERS, position.hand)
    state.kingmakers = distinct(position.kingmakers, state.units, "unit")
    state.poor = distinct(position.below_11, state.seats, "seat")
    read_places(state, position)
    read_units(state, position)
    read_seats(state, position)
    settle(state)
    if problems := check.violations(state):
        bad(problems[0])
    return state


def number_of(names: tuple[str, ...], name: str | None) -> int:
    return NOBODY if name is None else names.index(name)


def unit_number(state: ViveLeRoi, unit: int | None) -> int:
    if unit is not None and unit >= state.units:
        bad(f"there is no unit {unit}")
    return NOBODY if unit is None else unit


def distinct(numbers: list[int], most: int, what: str) -> int:
    """A list of numbers as a set."""
    if len(set(numbers)) != len(numbers) or any(number >= most for number in numbers):
        bad(f"a {what} is named twice, or is not there")
    return sum(map(bits.one, numbers))


def read_places(state: ViveLeRoi, position: Position) -> None:
    at = [0] * len(data.PLACES)
    for name, people in position.places.items():
        numbers = [data.CHARACTERS.index(character) for character in people]
        at[data.PLACES.index(name)] = distinct(numbers, len(data.CHARACTERS), "character")
    state.at = at


def padded(values: list[int], like: list[int], empty: int) -> list[int]:
    return values + [empty] * (len(like) - len(values))


def read_units(state: ViveLeRoi, position: Position) -> None:
    for unit, told in enumerate(position.units):
        if told.speaker >= state.seats or state.unit_of[told.speaker] != unit:
            bad(f"VR-5.41: the speaker of unit {unit} is not one of its seats")
    state.speaker = padded([unit.speaker for unit in position.units], state.speaker, 0)
    state.vote = padded([number_of(data.VOTES, unit.vote) for unit in position.units], state.vote, NOBODY)
    no = padded([unit.no for unit in position.units], state.no, 0)
    ache = padded([unit.stomach_ache for unit in position.units], state.ache, 0)
    if position.emissary:
        no[data.EMISSARY_UNIT] = position.emissary.no
        ache[data.EMISSARY_UNIT] = position.emissary.stomach_ache
    state.no, state.ache = no, ache


def read_seats(state: ViveLeRoi, position: Position) -> None:
    seats = position.seats
    offered = [[data.AMBITIONS.index(card) for card in seat.offered] for seat in seats]
    sets = [distinct(cards, len(data.AMBITIONS), "card") for cards in offered]
    state.offered = padded(sets, state.offered, 0)
    state.kept = padded([number_of(data.AMBITIONS, seat.ambition) for seat in seats], state.kept, NOBODY)
    held = [number_of(data.FAVOURITES, seat.favourites) for seat in seats]
    favourites = padded(held, state.favourites, NOBODY)
    marker = padded([seat.marker for seat in seats], state.marker, 0)
    if position.emissary:
        favourites[data.EMISSARY_SEAT] = number_of(data.FAVOURITES, position.emissary.favourites)
        marker[data.EMISSARY_SEAT] = position.emissary.marker
    state.favourites, state.marker = favourites, marker


def settle(state: ViveLeRoi) -> None:
    """What follows from the rest."""
    if state.step == data.DEAL_FAVOURITES:
        state.dealt = sum(card != NOBODY for card in state.favourites)
    elif state.step == data.DEAL_AMBITIONS:
        state.dealt = sum(map(bits.count, state.offered))
    if state.step > data.PLACE_FLOOR:
        state.placed = state.to_place()
    else:
        state.placed = bits.count(data.COURT) - bits.count(state.at[data.SUPPLY] & data.COURT)
    if state.step > data.FIRST_UNIT and state.turn == NOBODY:
        bad("VR-4.1: no unit is in turn")
    waiting = check.waited_for(state)
    if waiting == NOBODY:
        bad(f"nobody is left to take the step {data.STEPS[state.step]}")
    state.waiting_for = waiting
