"""A position of Long Live the King as JSON: everything, with the identifiers of the rules, at every step of a game.

What follows from the rest is not written: reserves, numbers of cards, whose choice or die it is.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, NoReturn

from msgspec import Meta, Struct, field

from vivat.engine import bits
from vivat.engine.numbers import NOBODY
from vivat.errors import BadPosition
from vivat.games.long_live_the_king import box, check, data, moments, words
from vivat.games.long_live_the_king.moments import faces, row
from vivat.games.long_live_the_king.names import Card, County, StepName
from vivat.games.long_live_the_king.rules import LongLiveTheKing
from vivat.games.long_live_the_king.view import counties, name, seat_number

SeatNumber = Annotated[int, Meta(ge=0, le=4)]
Number = Annotated[int, Meta(ge=0, le=100)]
Die = Annotated[int, Meta(ge=1, le=6)]
MIXTURES = {words.mixture(number): number for number in range(len(data.MIXTURES))}


class Cards(Struct, forbid_unknown_fields=True):
    x1: Number
    x2: Number
    x3: Number


class Seat(Struct, forbid_unknown_fields=True):
    """`known` is the part of the hand that follows from public events (LV-9.6); votes and place are of the newest
    election, 0 and 1 before the first; total is that of the newest complete roll of a confrontation, 0 without one."""

    baron: County | None
    courtiers: Annotated[dict[County, Annotated[int, Meta(ge=1, le=4)]], Meta(max_length=13)]
    hand: Cards
    known: Cards
    bonus: Number = 0
    votes: Annotated[int, Meta(ge=0, le=39)] = 0
    place: Annotated[int, Meta(ge=1, le=5)] = 1
    laid: Annotated[str, Meta(max_length=5)] | None = None
    first_ones: Annotated[int, Meta(ge=0, le=5)] = 0
    total: Number = 0
    dice: Annotated[list[Die], Meta(max_length=5)] = []
    placed: Annotated[list[Die], Meta(max_length=5)] = []  # of them, on cards by hand, from the highest card on (LV-R8)


class Move(Struct, forbid_unknown_fields=True):
    """This turn's newest move as far as it is named, the newest card paid, and where the baron stood before moving."""

    through: County | None = None
    to: County | None = None
    card: Card | None = None
    came_from: County | None = None


class Confrontation(Struct, forbid_unknown_fields=True):
    county: County
    defender: SeatNumber
    winner: SeatNumber | None = None
    rolled_again: bool = False
    election_due: bool = False


class Election(Struct, forbid_unknown_fields=True):
    """An election in progress: the step at which the turn goes on (LV-5.29), and the cards still to be dealt."""

    resume: StepName
    to_be_dealt: Annotated[int, Meta(ge=0, le=75)] = 0


class Position(Struct, forbid_unknown_fields=True):
    step: StepName
    active: SeatNumber
    seats: Annotated[list[Seat], Meta(min_length=3, max_length=5)]
    discard_open: Cards
    discard_face_down: Cards
    journey: Annotated[list[County], Meta(max_length=13)]
    move: Move
    quiet_turns: Annotated[int, Meta(ge=0, le=24)]  # in a row, without this one
    quiet_so_far: bool  # this turn
    elections: Annotated[int, Meta(ge=0, le=10)]
    confrontation: Confrontation | None = None
    rolling: Annotated[list[SeatNumber], Meta(max_length=5)] = []  # whose dice are compared
    election: Election | None = None
    king: SeatNumber | None = None
    discard_turned: Cards = field(default_factory=lambda: Cards(0, 0, 0))  # face down, but seen before (LV-R16)


# ---- writing ---------------------------------------------------------------------------------------------------------


def write(state: LongLiveTheKing) -> Position:
    return Position(
        step=data.STEPS[state.step],
        active=state.active,
        seats=[write_seat(state, seat) for seat in range(state.seats)],
        discard_open=Cards(*state.spent),
        discard_face_down=Cards(*state.under),
        journey=counties(state.used),
        move=Move(
            through=name(data.COUNTIES, state.through),
            to=name(data.COUNTIES, state.target),
            card=name(data.CARDS, state.card),
            came_from=name(data.COUNTIES, state.came_from),
        ),
        quiet_turns=max(state.quiet, 0),
        quiet_so_far=state.quiet >= 0,
        elections=state.elections,
        confrontation=write_confrontation(state),
        rolling=bits.members(state.rolling),
        election=Election(data.STEPS[state.resume], state.deal_left) if state.step in moments.ELECTION else None,
        king=seat_number(state.king),
        discard_turned=Cards(*state.turned),
    )


def write_seat(state: LongLiveTheKing, seat: int) -> Seat:
    laid = state.laid[seat]
    return Seat(
        baron=name(data.COUNTIES, state.baron[seat]),
        courtiers={data.COUNTIES[county]: state.courtiers[county] for county in bits.members(state.court[seat])},
        hand=Cards(*state.hand[seat * 3 : seat * 3 + 3]),
        known=Cards(*state.known[seat * 3 : seat * 3 + 3]),
        bonus=state.bonus[seat],
        votes=state.votes[seat],
        place=state.rank[seat] + 1,
        laid=None if laid == data.NOT_LAID else words.mixture(laid),
        first_ones=state.ones[seat],
        total=state.sums[seat],
        dice=faces(state.dice[seat]),
        placed=row(state.placed[seat]),
    )


def write_confrontation(state: LongLiveTheKing) -> Confrontation | None:
    if state.contested == NOBODY:
        return None
    return Confrontation(
        county=data.COUNTIES[state.contested],
        defender=state.defender,
        winner=seat_number(state.winner),
        rolled_again=bool(state.again),
        election_due=bool(state.election_due),
    )


# ---- reading ---------------------------------------------------------------------------------------------------------


def read(position: Position, options: Mapping[str, Any]) -> LongLiveTheKing:
    """The state of a position; refused unless every invariant of section 12 holds."""
    state = LongLiveTheKing()
    state.seats = options["players"]
    state.open_box(state.seats)
    box.put(options, state)
    state.bonus_start = options["bonus_start"]
    state.quiet_limit = options["quiet_rounds"] * options["players"]
    state.readings = words.readings(options)
    state.step = data.STEPS.index(position.step)
    refuse_absent_seats(position, state.seats)
    read_pieces(state, position.seats)
    read_cards(state, position)
    read_turn(state, position)
    read_confrontation(state, position.confrontation)
    read_elections(state, position)
    read_dice(state, position)
    if state.step == data.START_CARD and options["start_deal"] == "seat_order":
        bad("LV-2.3: start counties in seat order are not drawn")
    state.waiting_for = moments.waiting(state)
    if problems := check.violations(state):
        bad(problems[0])
    return state


def bad(problem: str) -> NoReturn:
    raise BadPosition("position-impossible", problem=problem)


def five(values: Sequence[int], filler: int = 0) -> list[int]:
    """A table by seat: as long as the state's."""
    return [*values, *[filler] * (data.MOST_PLAYERS - len(values))]


def number(names: Sequence[str], name: str | None) -> int:
    return NOBODY if name is None else names.index(name)


def or_nobody(seat: int | None) -> int:
    return NOBODY if seat is None else seat


def refuse_absent_seats(position: Position, seats: int) -> None:
    if len(position.seats) != seats:
        bad(f"there are {len(position.seats)} seats, not {seats}")
    named = [position.active, *position.rolling, position.king or 0]
    if position.confrontation:
        named += [position.confrontation.defender, position.confrontation.winner or 0]
    if max(named) >= seats:
        bad(f"seats are 0 to {seats - 1}")


def read_pieces(state: LongLiveTheKing, seats: Sequence[Seat]) -> None:
    barons = [number(data.COUNTIES, seat.baron) for seat in seats]
    drawn = state.seats - barons.count(NOBODY)
    if NOBODY in barons[:drawn] or (drawn == state.seats) == (state.step == data.START_CARD):
        bad("LV-12.3: each baron is in a county, from his start card on")
    standing = [0] * len(data.COUNTIES)
    for seat in seats:
        for county, courtiers in seat.courtiers.items():
            standing[data.COUNTIES.index(county)] += courtiers
    state.baron = five(barons, NOBODY)
    state.courtiers = standing
    state.court = five([sum(bits.one(data.COUNTIES.index(county)) for county in seat.courtiers) for seat in seats])
    state.reserve = five([data.COURTIERS - sum(seat.courtiers.values()) for seat in seats])
    state.roller = drawn if state.step == data.START_CARD else 0


def read_cards(state: LongLiveTheKing, position: Position) -> None:
    state.hand = by_seat_and_kind([seat.hand for seat in position.seats])
    state.known = by_seat_and_kind([seat.known for seat in position.seats])
    state.size = five([sum(kinds(seat.hand)) for seat in position.seats])
    state.spent = kinds(position.discard_open)
    state.under = kinds(position.discard_face_down)
    state.turned = kinds(position.discard_turned)
    laid = [data.NOT_LAID if seat.laid is None else MIXTURES.get(seat.laid, NOBODY - 1) for seat in position.seats]
    if min(laid) < data.NOT_LAID:
        bad("LV-5.2: cards are laid as x1/x2/x3, five at most")
    if data.NOT_LAID in laid and state.step in moments.DICE:
        bad("LV-5.3: somebody rolls before all have laid cards")
    state.laid = five(laid, data.NOT_LAID)
    state.ones = five([seat.first_ones for seat in position.seats])
    state.sums = five([seat.total for seat in position.seats])


def kinds(cards: Cards) -> list[int]:
    return [cards.x1, cards.x2, cards.x3]


def by_seat_and_kind(hands: Sequence[Cards]) -> list[int]:
    flat = [number for cards in hands for number in kinds(cards)]
    return [*flat, *[0] * (3 * data.MOST_PLAYERS - len(flat))]


def read_turn(state: LongLiveTheKing, position: Position) -> None:
    if len(set(position.journey)) < len(position.journey):
        bad("LV-12.13: a county occurs twice in the journey")
    if position.quiet_turns and not position.quiet_so_far:
        bad("LV-R18: quiet turns are counted from 0 after a turn that is not quiet")
    state.active = position.active
    state.used = sum(bits.one(data.COUNTIES.index(county)) for county in position.journey)
    state.through = number(data.COUNTIES, position.move.through)
    state.target = number(data.COUNTIES, position.move.to)
    state.came_from = number(data.COUNTIES, position.move.came_from)
    state.card = number(data.CARDS, position.move.card)
    state.quiet = position.quiet_turns if position.quiet_so_far else -1


def read_confrontation(state: LongLiveTheKing, confrontation: Confrontation | None) -> None:
    if confrontation:
        state.contested = data.COUNTIES.index(confrontation.county)
        state.defender = confrontation.defender
        state.winner = or_nobody(confrontation.winner)
        state.again = int(confrontation.rolled_again)
        state.election_due = int(confrontation.election_due)


def read_elections(state: LongLiveTheKing, position: Position) -> None:
    if bool(position.election) != (state.step in moments.ELECTION):
        bad("LV-5.29: an election in progress says where the turn goes on")
    state.elections = position.elections
    state.bonus = five([seat.bonus for seat in position.seats])
    state.votes = five([seat.votes for seat in position.seats])
    state.rank = five([seat.place - 1 for seat in position.seats])
    state.king = or_nobody(position.king)
    if position.election:
        state.resume = data.STEPS.index(position.election.resume)
        state.deal_left = position.election.to_be_dealt


def read_dice(state: LongLiveTheKing, position: Position) -> None:
    """LV-8.1: the first seat in order that has not rolled all its dice rolls now."""
    state.dice = five([sum(bits.one(3 * (die - 1)) for die in seat.dice) for seat in position.seats])
    if len(set(position.rolling)) < len(position.rolling):
        bad("LV-8.1: a seat rolls twice")
    state.rolling = sum(map(bits.one, position.rolling))
    state.placed = five([sum(die << 3 * place for place, die in enumerate(seat.placed)) for seat in position.seats])
    if state.step not in moments.ROLLS:
        return
    for step in range(state.seats):
        seat = (state.first_roller() + step) % state.seats
        shown = position.seats[seat]
        left = state.number_of_dice(seat) - len(shown.dice)
        if left > 0 or (state.step == data.PLACE_DICE and len(shown.placed) < len(shown.dice)):
            state.roller = seat
            state.dice_left = left
            return
    bad("LV-8.1: all dice have been rolled")
