"""Who may see what in Artus, field by field as section 9 of the rules allows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

from vivat.engine.bits import members
from vivat.engine.numbers import CHANCE, NOBODY
from vivat.engine.result import Step
from vivat.engine.state import State
from vivat.games.artus import check, data, position, words
from vivat.games.artus.position import Chair, Pile, Royals, Seat, StepName, known
from vivat.games.artus.rules import Artus

Level = Literal["beginner", "advanced"]
Zone = Literal["crown", "yellow", "red", "green"]
Colour = Literal["black", "blue", "red", "beige"]
Royal = Literal["silver_a", "silver_b", "bronze_a", "bronze_b"]
CardName = str  # an identifier of the table in section 1.4


class ChairSeen(msgspec.Struct, frozen=True):
    """One of the 28 chairs; they are numbered clockwise from 0."""

    value: int  # of the plate that lies at it now
    zone: Zone  # of that plate
    carpet: bool  # whether the chair stands on the carpet
    crown: bool  # whether it is one of the four crown chairs of the set-up
    figure: Colour | Royal | None  # who sits there: a knight by its colour, or a royal figure


class ByPile(msgspec.Struct, frozen=True):
    """A number of cards for each of the three backs."""

    knight: int
    king: int
    score: int


class SeatSeen(msgspec.Struct, frozen=True):
    """One seat: its points, its knights and its cards."""

    colour: Colour
    total: int  # prestige points
    tiles: int  # tiles of 50 points that show the total
    space: int  # space of the track, 0 to 49, that the marker is on
    lying: bool  # the marker lies down while the total is negative
    knights: list[Chair]  # the chairs of its knights, rising
    chairs: int  # what those chairs are worth now, all together
    cards: int  # cards in its hand
    backs: ByPile  # the same by back, which everybody sees
    piles: ByPile  # cards left in its piles
    hand: list[CardName] | None  # the faces, for the owner, and for all after the end; else null
    pile_cards: list[CardName] | None  # what its piles hold, not in their order; for the same
    unplayed: list[CardName]  # hand and piles together: its full set without the cards set aside
    aside: list[CardName]  # the cards it has set aside, in the order played


class Board(msgspec.Struct, frozen=True):
    """The round table and all who sit at it, as one seat sees it, or a spectator."""

    level: Level
    step: StepName  # what is being done or asked now
    round: int | None  # from 1; null before the first turn and after the last
    rounds: int  # of the whole game
    first_seat: Seat | None  # null until it is drawn
    turn: Seat | None  # the seat that is dealt to, places, or is in turn
    remaining: int  # cards to play, then to draw, in this turn, the current one included
    card: CardName | None  # the card being carried out
    figure: Chair | None  # the chair of the figure it moves, once that is picked
    pile: Pile | None  # the pile a card is being drawn from
    king: Royal  # which royal figure is the King
    reserve: int  # rings nobody wears
    royals: Royals  # chair and rings of the four royal figures
    chairs: list[ChairSeen]  # by number
    seats: list[SeatSeen]  # by number


def view(state: Artus, seat: int | None, shared: Board | None = None) -> Board:
    """AR-9.11 to AR-9.15: what this seat sees, or a spectator (AR-9.1)."""
    seen = shared or common(state)
    if seat is None or state.is_over():
        return seen
    own = seat_view(state, seat, own=True)
    return msgspec.structs.replace(seen, seats=[*seen.seats[:seat], own, *seen.seats[seat + 1 :]])


def common(state: Artus) -> Board:
    """What everybody is shown."""
    sitting, over = check.sitting(state), state.is_over()
    return Board(
        level=known(data.LEVELS[state.level]),
        step=known(data.STEPS[state.step]),
        round=round_number(state),
        rounds=data.TURNS[state.level],
        first_seat=named(state.first),
        turn=named(state.turn),
        remaining=state.remaining,
        card=None if state.card == NOBODY else data.CARDS[state.card],
        figure=named(state.figure),
        pile=None if state.source == NOBODY else known(data.PILES[state.source]),
        king=known(data.ROYALS[state.king]),
        reserve=state.reserve,
        royals=position.write_royals(state),
        chairs=[chair_view(state, chair, sitting.get(chair)) for chair in range(data.CHAIRS)],
        seats=[seat_view(state, seat, own=over) for seat in range(state.seats)],
    )


def chair_view(state: Artus, chair: int, figure: str | None) -> ChairSeen:
    """AR-9.11: the board is open; the value is the one of this moment."""
    return ChairSeen(
        value=state.value(chair),
        zone=known(data.ZONES[state.zone(chair)]),
        carpet=bool(state.carpet[0] >> chair & 1),
        crown=chair in words.crown_chairs(state),
        figure=known(figure),
    )


def seat_view(state: Artus, seat: int, own: bool) -> SeatSeen:
    """AR-9.12, AR-9.13: faces and contents of the piles for the owner, numbers for all; AR-9.14: cards set aside."""
    total = state.total[seat]
    return SeatSeen(
        colour=known(data.COLOURS[seat]),
        total=total,
        tiles=max(total, 0) // data.TILE,  # AR-5.11, AR-R17: the number itself is always shown
        space=total % data.TILE,
        lying=total < 0,
        knights=members(state.knights[seat]),
        chairs=state.worth(state.knights[seat]),
        cards=state.hand[seat].bit_count(),
        backs=ByPile(*state.held[seat * 3 : seat * 3 + 3]),
        piles=ByPile(*((state.pile[seat] & kind).bit_count() for kind in data.CARDS_OF_PILE)),
        hand=names(state, state.hand[seat]) if own else None,
        pile_cards=names(state, state.pile[seat]) if own else None,
        unplayed=names(state, state.hand[seat] | state.pile[seat]),  # AR-9.2: what is not set aside
        aside=[data.CARDS[card] for card in check.aside_of(state, seat)],
    )


def names(state: Artus, cards: int) -> list[str]:
    return [words.card(state, card) for card in members(cards)]


def round_number(state: Artus) -> int | None:
    """AR-4.1: from 1; None before the first turn and after the last."""
    if state.turn == NOBODY or state.step in (data.DEAL, data.PLACE_KNIGHT):
        return None
    per_turn = data.CARDS_PER_TURN[state.level]
    played = check.played_by(state, state.turn)
    begun = state.step == data.PLAY_CARD and state.remaining == per_turn
    return played // per_turn + 1 if begun else (played + per_turn - 1) // per_turn


def shown(steps: Sequence[Step], state: Artus, seat: int | None, first: int = 0) -> list[bool]:
    """Of the steps from `first` on, those this seat may read. AR-8.13: a drawn card is its owner's to see; every other
    step is open, and all of them after the end (AR-9.1)."""
    return [state.is_over() or step.who != CHANCE or seen_draw(step.before, seat) for step in steps[first:]]


def seen_draw(before: State, seat: int | None) -> bool:
    return isinstance(before, Artus) and (before.step == data.FIRST_SEAT or before.turn == seat)


def final(state: Artus, seat: int, action: int) -> str | None:
    """AR-R9: every accepted step is final."""
    return "AR-R9"


def named(number: int) -> int | None:
    return None if number == NOBODY else number
