"""A position of Artus as data: written with the identifiers of the rules, readable to a person, checked when read.

A seat's piles are not written: they hold every card that is neither in its hand nor set aside.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

import msgspec

from vivat.engine.bits import members
from vivat.engine.numbers import CHANCE, NOBODY
from vivat.errors import BadPosition
from vivat.games.artus import box, check, data, words
from vivat.games.artus.rules import Artus

Chair = Annotated[int, msgspec.Meta(ge=0, lt=data.CHAIRS)]
Seat = Annotated[int, msgspec.Meta(ge=0, le=3)]
StepName = Literal[
    "deal", "first_seat", "place_knight", "play_card", "pick_figure", "pick_steps", "pick_prince", "pick_mode",
    "pick_knights", "pick_pile", "draw", "over",
]  # fmt: skip
Card = Literal[
    "knight_1_4", "knight_2_5", "knight_3_6", "knight_4_7", "knight_5_8", "knight_6_9", "knight_7_9", "knight_1_5_both",
    "king_4_8", "king_1_7_silver", "king_1_7_bronze", "king_1_5_both", "ring_silver", "ring_bronze", "ring_any",
    "score_all", "score_reversed", "score_three_colours", "score_carpet", "score_red", "score_wild",
]  # fmt: skip
Pile = Literal["knight", "king", "score"]


class RoyalAt(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    chair: Chair
    rings: Annotated[int, msgspec.Meta(ge=1, le=3)]


class Royals(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The one with three rings is the King."""

    silver_a: RoyalAt
    silver_b: RoyalAt
    bronze_a: RoyalAt
    bronze_b: RoyalAt


class SeatAt(msgspec.Struct, forbid_unknown_fields=True):
    knights: Annotated[list[Chair], msgspec.Meta(max_length=5)]
    total: Annotated[int, msgspec.Meta(ge=-475, le=321)]  # AR-12.12, with the lowest and highest plates of any box
    hand: Annotated[list[Card], msgspec.Meta(max_length=6)]
    aside: Annotated[list[Card], msgspec.Meta(max_length=data.DECK)]  # in the order played


class Position(msgspec.Struct, forbid_unknown_fields=True):
    """Everything about a game in progress."""

    step: StepName  # what is being done or asked now
    royals: Royals
    reserve: Annotated[int, msgspec.Meta(ge=0, le=data.RINGS)]
    seats: Annotated[list[SeatAt], msgspec.Meta(min_length=2, max_length=4)]
    first_seat: Seat | None = None
    turn: Seat | None = None  # the seat that is dealt to, places, or is in turn
    remaining: Annotated[int, msgspec.Meta(ge=0, le=2)] = 0  # cards to play, then to draw, in this turn
    card: Card | None = None  # the card being carried out; it is set aside already
    figure: Chair | None = None  # the chair of the figure it moves
    pile: Pile | None = None  # the pile a card is being drawn from


def write(state: Artus) -> Position:
    return Position(
        step=known(data.STEPS[state.step]),
        royals=write_royals(state),
        reserve=state.reserve,
        seats=[write_seat(state, seat) for seat in range(state.seats)],
        first_seat=number_or_none(state.first),
        turn=number_or_none(state.turn),
        remaining=state.remaining,
        card=None if state.card == NOBODY else known(data.CARDS[state.card]),
        figure=number_or_none(state.figure),
        pile=None if state.source == NOBODY else known(data.PILES[state.source]),
    )


def write_royals(state: Artus) -> Royals:
    return Royals(*(RoyalAt(state.royal[number], state.rings[number]) for number in range(4)))


def write_seat(state: Artus, seat: int) -> SeatAt:
    return SeatAt(
        knights=members(state.knights[seat]),
        total=state.total[seat],
        hand=[known(words.card(state, card)) for card in members(state.hand[seat])],
        aside=[known(data.CARDS[card]) for card in check.aside_of(state, seat)],
    )


def read(position: Position, options: Mapping[str, object]) -> Artus:
    """The state of a position; BadPosition if there is none. Nothing is half read."""
    level = data.LEVELS.index(str(options["level"]))
    if len(position.seats) != options["players"]:
        raise impossible(f"it has {len(position.seats)} seats, the game {options['players']}")
    for seat in (position.turn, position.first_seat):
        if seat is not None and seat >= len(position.seats):
            raise impossible(f"there is no seat {seat}; the seats are 0 to {len(position.seats) - 1}")
    state = Artus()
    box.put(options, state)
    state.begin(len(position.seats), level)
    read_royals(state, position)
    for seat, at in enumerate(position.seats):
        read_seat(state, seat, at)
    state.taken = sum(1 << chair for chair in all_chairs(position))
    state.step = data.STEPS.index(position.step)
    state.first = none_or_number(position.first_seat)
    state.turn = none_or_number(position.turn)
    state.remaining = position.remaining
    state.card = NOBODY if position.card is None else data.CARDS.index(position.card)
    state.figure = none_or_number(position.figure)
    state.source = NOBODY if position.pile is None else data.PILES.index(position.pile)
    state.waiting_for = waiting_for(state)
    problems = check.violations(state)
    if problems:
        raise impossible(problems[0])
    return state


def read_royals(state: Artus, position: Position) -> None:
    at = [getattr(position.royals, name) for name in data.ROYALS]
    kings = [number for number in range(4) if at[number].rings == data.CROWNING]
    if len(kings) != 1:
        raise impossible("AR-12.3: exactly one royal figure has 3 rings")
    state.king = kings[0]
    state.royal = [royal.chair for royal in at]
    state.rings = [royal.rings for royal in at]
    state.reserve = position.reserve


def read_seat(state: Artus, seat: int, at: SeatAt) -> None:
    """Copies of a ring card are told apart by the order in which they leave: set aside, in hand, in the pile."""
    full = members(data.CARDS_IN_USE[state.level])
    left = {name: [card for card in full if words.card(state, card) == name] for name in data.CARDS}
    places = []
    for name in (*at.aside, *at.hand):
        if not left[name]:
            copies = sum(words.card(state, card) == name for card in full)
            raise impossible(f"AR-12.8: seat {seat} has {name} in its hand or set aside more than {copies} times")
        places.append(left[name].pop(0))
    hand = places[len(at.aside) :]
    state.hand = changed(state.hand, seat, sum(1 << card for card in hand))
    state.pile = changed(state.pile, seat, sum(1 << card for cards in left.values() for card in cards))
    state.knights = changed(state.knights, seat, sum({1 << chair for chair in at.knights}))
    state.total = changed(state.total, seat, at.total)
    for pile in range(3):
        count = sum(data.PILE_OF_CARD[card] == pile for card in hand)
        state.held = changed(state.held, seat * 3 + pile, count)
    for i, name in enumerate(at.aside):
        state.aside = changed(state.aside, seat * data.DECK + i, data.CARDS.index(name))


def all_chairs(position: Position) -> list[int]:
    """Every occupied chair; AR-1.3: none of them twice."""
    royals = [getattr(position.royals, name).chair for name in data.ROYALS]
    chairs = royals + [chair for seat in position.seats for chair in seat.knights]
    for chair in chairs:
        if chairs.count(chair) > 1:
            raise impossible(f"AR-12.1: two figures sit on chair {chair}")
    return chairs


def waiting_for(state: Artus) -> int:
    if state.step in (data.DEAL, data.FIRST_SEAT, data.DRAW):
        return CHANCE
    return 0 if state.turn == NOBODY else 1 << state.turn


def impossible(problem: str) -> BadPosition:
    return BadPosition("position-impossible", problem=problem)


def number_or_none(number: int) -> int | None:
    return None if number == NOBODY else number


def none_or_number(number: int | None) -> int:
    return NOBODY if number is None else number


def changed(table: list[int], place: int, value: int) -> list[int]:
    """A compiled table is set as a whole."""
    return [*table[:place], value, *table[place + 1 :]]


def known(name: str | None) -> Any:
    """An identifier of `data`, which the declared form lists too."""
    return name
