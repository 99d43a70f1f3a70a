"""Who may see what in Long Live the King: section 9 of the rules, field by field."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

import msgspec
from msgspec import Struct

from vivat.engine import bits
from vivat.engine.numbers import NOBODY
from vivat.engine.result import Step
from vivat.games.long_live_the_king import data, moments
from vivat.games.long_live_the_king.moments import faces, row
from vivat.games.long_live_the_king.names import Card, Colour, StepName
from vivat.games.long_live_the_king.rules import LongLiveTheKing
from vivat.games.long_live_the_king.words import mixture, seat_of_chance


class Cards(Struct, frozen=True):
    """So many cards of each kind."""

    x1: int
    x2: int
    x3: int


class Discard(Struct, frozen=True):
    """The discard pile."""

    open: Cards  # spent since the newest redistribution (LV-9.4)
    face_down: int  # left over from it


class Seat(Struct, frozen=True):
    """A player's pieces and cards, and what he has on the table."""

    colour: Colour
    baron: str | None  # the county; null before his start card
    courtiers: dict[str, int]  # by county
    reserve: int  # courtiers that are not on the map
    bonus: int  # bonus votes
    cards: int  # in hand; laid ones among them until all have laid
    hand: Cards | None  # for the owner only
    has_laid: bool  # in the confrontation that goes on
    laid: str | None  # as x1/x2/x3: `2/0/1`; for the owner only until all have laid
    dice: list[int]  # on the table, as they lie on the cards: highest first, or as they were put there (LV-R8)
    on_cards: int  # so many of them lie on cards; all of them, unless they are put there by hand
    votes: int  # county votes in the newest election, after the penalty
    place: int  # in the newest election; shared with others until dice tell


class Move(Struct, frozen=True):
    """The newest move of this turn, as far as it is named."""

    through: str | None  # the county crossed, or left by a step
    to: str | None  # the county it leads to
    card: Card | None  # the newest card paid, also for a courtier


class Confrontation(Struct, frozen=True):
    """A confrontation, until the turn ends."""

    county: str
    intruder: int
    defender: int
    winner: int | None
    bonuses: list[int] | None  # by seat, for pieces (LV-5.6); null when the winner is known
    totals: list[int] | None  # by seat: of the dice on the table, or of the last a seat rolled; null before any roll
    rolled_again: bool  # the dice on the table are those of a tie (LV-5.8)


class Election(Struct, frozen=True):
    """What an election counts for each seat, while it is held and when it has made a king."""

    number: int
    county_votes: list[int]  # LV-5.22
    penalties: list[int]  # LV-5.23; what is left is `votes` of the seats
    bonuses: list[int]  # bonus votes of earlier elections
    totals: list[int]  # LV-5.24
    gains: list[int] | None  # bonus votes of this election; null until all places are known, and with a king


class Board(Struct, frozen=True):
    """What lies on the table of Long Live the King, as one seat sees it."""

    step: StepName  # what is asked or rolled now
    active: int  # the seat on turn; in a confrontation the intruder
    seats: list[Seat]
    discard: Discard
    journey: list[str]  # counties that cannot be entered or crossed again in this turn (LV-4.20)
    move: Move
    confrontation: Confrontation | None
    chance_for: int | None  # whose die or card comes next
    rolling: list[int]  # the seats whose dice are compared
    to_be_dealt: int  # cards still to come in a redistribution
    elections: int  # held so far
    majority: int  # votes that make a king (LV-5.25)
    quiet_turns: int  # in a row (LV-R18)
    quiet_limit: int  # so many call an election; 0: none do
    king: int | None
    election: Election | None  # while it is held, and the last one when the game is over


def view(state: LongLiveTheKing, seat: int | None, shared: Board | None = None) -> Board:
    """LV-9.1 for everybody; a hand and an unrevealed choice for their owner (LV-9.2, LV-9.3)."""
    seen = shared or common(state)
    if seat is None:
        return seen
    own = seat_view(state, seat, own=True)
    return msgspec.structs.replace(seen, seats=[*seen.seats[:seat], own, *seen.seats[seat + 1 :]])


def common(state: LongLiveTheKing) -> Board:
    """What everybody is shown."""
    return Board(
        step=data.STEPS[state.step],
        active=state.active,
        seats=[seat_view(state, seat, own=False) for seat in range(state.seats)],
        discard=Discard(open=Cards(*state.spent), face_down=sum(state.under)),  # LV-9.4
        journey=counties(state.used),
        move=Move(
            through=name(data.COUNTIES, state.through),
            to=name(data.COUNTIES, state.target),
            card=name(data.CARDS, state.card),
        ),
        confrontation=confrontation(state) if state.contested != NOBODY else None,
        chance_for=seat_of_chance(state),
        rolling=bits.members(state.rolling),
        to_be_dealt=state.deal_left,
        elections=state.elections,
        majority=data.MAJORITY[state.seats - 3],
        quiet_turns=max(state.quiet, 0),
        quiet_limit=state.quiet_limit,
        king=seat_number(state.king),
        election=election(state) if state.step in (*moments.ELECTION, data.OVER) else None,
    )


def seat_view(state: LongLiveTheKing, seat: int, own: bool) -> Seat:
    laid = state.laid[seat]
    revealed = state.step != data.COMMIT_CARDS  # LV-5.3
    by_hand = state.readings & data.BY_HAND and state.step in moments.DICE  # LV-R8
    return Seat(
        colour=data.COLOURS[seat],
        baron=name(data.COUNTIES, state.baron[seat]),
        courtiers={data.COUNTIES[county]: state.courtiers[county] for county in bits.members(state.court[seat])},
        reserve=state.reserve[seat],
        bonus=state.bonus[seat],
        cards=state.size[seat],  # LV-R22
        hand=Cards(*state.hand[seat * 3 : seat * 3 + 3]) if own else None,
        has_laid=laid != data.NOT_LAID,
        laid=mixture(laid) if laid != data.NOT_LAID and (own or revealed) else None,
        dice=dice_of(state, seat),
        on_cards=len(row(state.placed[seat])) if by_hand else len(faces(state.dice[seat])),
        votes=state.votes[seat],
        place=state.rank[seat] + 1,
    )


def confrontation(state: LongLiveTheKing) -> Confrontation:
    """LV-5.1 to LV-5.8: who is who, and the totals."""
    return Confrontation(
        county=data.COUNTIES[state.contested],
        intruder=state.active,
        defender=state.defender,
        winner=seat_number(state.winner),
        bonuses=[state.piece_bonus(seat) for seat in range(state.seats)] if state.winner == NOBODY else None,
        totals=totals(state),
        rolled_again=bool(state.again),
    )


def totals(state: LongLiveTheKing) -> list[int] | None:
    """LV-5.7, LV-5.8: of those who roll what lies there; of the others, and at the end, what they rolled last."""
    last = list(state.sums[: state.seats])
    if state.step in moments.DICE:
        return [state.total(seat) if state.rolling >> seat & 1 else last[seat] for seat in range(state.seats)]
    return last if any(last) else None


def election(state: LongLiveTheKing) -> Election:
    """LV-5.22 to LV-5.26, from the map, which an election does not change."""
    seats = range(state.seats)
    given = state.step == data.REDISTRIBUTION
    gains = [state.seats - state.rank[seat] if given else 0 for seat in seats]
    county_votes = [state.county_votes(seat) for seat in seats]
    bonuses = [state.bonus[seat] - gains[seat] for seat in seats]
    return Election(
        number=state.elections + (state.step in moments.TIE_ROLLS),
        county_votes=county_votes,
        penalties=[county_votes[seat] - state.votes[seat] for seat in seats],
        bonuses=bonuses,
        totals=[state.votes[seat] + bonuses[seat] for seat in seats],
        gains=gains if given else None,
    )


def counties(members: int) -> list[str]:
    return [data.COUNTIES[county] for county in bits.members(members)]


def dice_of(state: LongLiveTheKing, seat: int) -> list[int]:
    """LV-R8: those on cards, from the highest card on, then the others; highest first where nobody places them."""
    placed = row(state.placed[seat])
    return [*placed, *(faces(state.unplaced(seat)) if placed else faces(state.dice[seat]))]


def name(names: Sequence[str], number: int) -> str | None:
    return None if number == NOBODY else names[number]


def seat_number(seat: int) -> int | None:
    return None if seat == NOBODY else seat


# ---- the past --------------------------------------------------------------------------------------------------------


def shown(steps: Sequence[Step], state: LongLiveTheKing, seat: int | None, first: int = 0) -> list[bool]:
    """Of the steps from `first` on, those this seat may read. LV-9.2: a card that is dealt is for its receiver; LV-9.3:
    a choice of cards is secret until all have chosen."""
    newest = steps[first:]
    if state.is_over():
        return [True] * len(newest)
    readable = [is_readable(before_of(step), seat) for step in newest]
    if state.step == data.COMMIT_CARDS:
        for index in range(len(newest) - 1, -1, -1):
            if before_of(newest[index]).step != data.COMMIT_CARDS:
                break
            readable[index] = newest[index].who == seat
    return readable


def is_readable(before: LongLiveTheKing, seat: int | None) -> bool:
    return before.step != data.REDISTRIBUTION or before.next_dealt() == seat


def before_of(step: Step) -> LongLiveTheKing:
    return cast(LongLiveTheKing, step.before)


def final(state: LongLiveTheKing, seat: int, action: int) -> str | None:
    """LV-5.2: cards laid are laid; LV-5.18: a confrontation cannot be called off."""
    if state.step == data.COMMIT_CARDS:
        return "LV-5.2"
    enters = state.step == data.MOVE and data.COUNTY <= action < data.CROSS
    return "LV-5.18" if enters and state.enemy_counties() >> (action - data.COUNTY) & 1 else None
