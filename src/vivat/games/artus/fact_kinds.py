"""What can happen in Artus: one class a kind of fact. `facts.py` tells which happened, and who may know of it."""

from __future__ import annotations

from typing import Literal

from vivat.fact import Fact
from vivat.games.artus.position import Pile
from vivat.games.artus.view import CardName, Colour, Royal, Zone

Kind = Literal["knight", "prince", "king"]


class FirstSeat(Fact, frozen=True, tag="first_seat"):
    """The first seat was drawn."""

    seat: int
    placing_seats: list[int]  # the order in which knights are placed, the same in every round


class HandDealt(Fact, frozen=True, tag="hand_dealt"):
    """A seat has its starting hand."""

    seat: int
    knight: int  # how many knight cards
    king: int  # how many king cards
    cards: list[CardName] | None  # which; null for whoever may not know


class KnightPlaced(Fact, frozen=True, tag="knight_placed"):
    """A knight took his first chair."""

    seat: int
    chair: int
    value: int  # of the chair, now
    left: int  # knights the seat has still to place


class RoundBegun(Fact, frozen=True, tag="round_begun"):
    """Every seat has one more turn."""

    seat: int  # takes the first turn of it
    round: int  # from 1
    rounds: int  # of the whole game
    last: bool


class CardPlayed(Fact, frozen=True, tag="card_played"):
    """A card was shown and set aside; what it does is told when it is carried out."""

    seat: int
    card: CardName
    pile: Pile  # its kind
    aside: int  # how many cards the seat has set aside now
    hand: int  # how many cards it has left in its hand


class ModeChosen(Fact, frozen=True, tag="mode_chosen"):
    """What `score_wild` is used for."""

    seat: int
    mode: Literal["move", "ring", "best"]


class Moved(Fact, frozen=True, tag="moved"):
    """A figure was moved, and paid the value of the chair it left."""

    seat: int  # whose card it was
    figure: Colour | Royal
    kind: Kind
    from_chair: int
    to_chair: int
    steps: int  # how many chairs
    forward: bool  # clockwise
    points: int
    total: int  # of the seat, with these points


class Displaced(Fact, frozen=True, tag="displaced"):
    """The figure on the chair that was reached had to fall back."""

    seat: int  # whose card it was
    figure: Colour | Royal
    kind: Kind
    owner_seat: int | None  # of a knight
    from_chair: int
    to_chair: int
    back: int  # how many chairs it fell back
    by: Colour | Royal  # the figure that took its chair


class RingGiven(Fact, frozen=True, tag="ring_given"):
    """A prince received a ring, and paid the value of his chair."""

    seat: int  # whose card it was
    royal: Royal
    chair: int
    rings: int  # he has now
    reserve: int  # rings left in it
    points: int
    total: int  # of the seat, with these points


class Crowned(Fact, frozen=True, tag="crowned"):
    """A third ring made a new King."""

    seat: int  # whose card it was
    royal: Royal  # the new King
    chair: int
    old_royal: Royal  # the King before him, a prince again
    old_chair: int
    kept: int  # rings the old King keeps
    returned: int  # rings he gave back
    reserve: int  # rings in it now


class Turned(Fact, frozen=True, tag="turned"):
    """The table turned with the King; the figures stayed, their chairs changed in value."""

    from_chair: int  # the chair that faced the crown plate
    to_chair: int  # the chair that faces it now
    chairs: int  # how far it turned, clockwise
    each_before: list[int]  # what the chairs of each seat's knights would be worth had it not turned
    each_after: list[int]  # what they are worth now
    each_change: list[int]


class Scored(Fact, frozen=True, tag="scored"):
    """Knights were scored."""

    seat: int
    card: CardName
    chairs: list[int]  # of the knights that count
    values: list[int]  # of those chairs, in the same order
    zones: list[Zone]  # the same
    sum: int  # of the values
    reversed: bool  # whether the sign of the sum was changed
    points: int
    total: int  # of the seat, with these points


class FixedLoss(Fact, frozen=True, tag="fixed_loss"):
    """A scoring card could not be fulfilled."""

    seat: int
    card: CardName
    found: int  # knights that fit; for three colours, colours that have a knight
    needed: int
    missing: list[Zone]  # for three colours: those without a knight
    loss: int  # points the seat loses
    total: int  # of the seat, without them


class Drawn(Fact, frozen=True, tag="drawn"):
    """A seat took the top card of one of its piles."""

    seat: int
    pile: Pile
    card: CardName | None  # null for whoever may not know
    left: int  # cards in that pile
    hand: int  # cards in the hand


class HandKnown(Fact, frozen=True, tag="hand_known"):
    """The piles of a seat are empty, so its hand is what it has not played."""

    seat: int
    cards: list[CardName]


class Ended(Fact, frozen=True, tag="ended"):
    """The last card was carried out; there is no final scoring."""

    rounds: int
    each_total: list[int]


class Comparison(Fact, frozen=True, tag="comparison"):
    """One step of the comparison. It stands in the verdict alone."""

    by: Literal["total", "shared"]
    each_value: list[int | None]  # null: out of it
    left_seats: list[int]  # who was left after it


class Verdict(Fact, frozen=True, tag="verdict"):
    """Who won; always the last fact."""

    winner_seats: list[int]
    best: int  # the highest total
    lead: int  # over the next lower total; 0 if all are equal
    each_total: list[int]
    each_place: list[int]
    each_ending: list[str]
    comparisons: list[Comparison]


AnyFact = (
    FirstSeat | HandDealt | KnightPlaced | RoundBegun | CardPlayed | ModeChosen | Moved | Displaced | RingGiven
    | Crowned | Turned | Scored | FixedLoss | Drawn | HandKnown | Ended | Verdict
)  # fmt: skip
