"""Everything that can happen in Long Live the King, as it is told. Lists that begin with `each_` go by seat."""

from __future__ import annotations

from typing import Literal

from vivat.fact import Fact
from vivat.games.long_live_the_king.names import Card, County, DecidedBy

# ---- the turn --------------------------------------------------------------------------------------------------------


class Started(Fact, frozen=True, tag="start"):
    """A start card was drawn."""

    seat: int
    county: County
    begins: bool  # his is the first turn (LV-3.5)


class Stayed(Fact, frozen=True, tag="stay"):
    seat: int
    county: County


class Stepped(Fact, frozen=True, tag="step"):
    seat: int
    origin: County
    county: County
    left_empty: bool  # nobody holds the county he left (LV-4.3)


class Crossing(Fact, frozen=True, tag="crossing"):
    """An attempt to cross a county: the card spent and its value, the die, and die times value."""

    seat: int
    origin: County  # where the baron stood
    through: County
    county: County  # where he wanted to go
    card: Card
    value: int
    die: int
    points: int
    success: bool
    onward: bool  # a further county of the same journey (LV-4.18)
    waits: bool  # a failure has left the baron in the county he wanted to cross (LV-R3)
    left_empty: bool  # nobody holds the county where he stood (LV-4.3)


class Settled(Fact, frozen=True, tag="settle"):
    """After a crossing the player goes no further."""

    seat: int
    county: County


class Stopped(Fact, frozen=True, tag="stop"):
    """After a failed crossing the player gives up."""

    seat: int
    county: County


class FreeCourtier(Fact, frozen=True, tag="free_courtier"):
    seat: int
    county: County
    courtiers: int  # there now
    reserve: int  # left


class NoCourtier(Fact, frozen=True, tag="no_courtier"):
    """The free courtier was declined."""

    seat: int
    county: County


class CourtierRoll(Fact, frozen=True, tag="courtier_roll"):
    """A card was played for one more courtier."""

    seat: int
    county: County
    card: Card
    value: int
    die: int
    points: int
    success: bool
    courtiers: int  # there now
    reserve: int  # left


class QuietTurn(Fact, frozen=True, tag="quiet_turn"):
    """A turn without a card and without a courtier."""

    seat: int
    turns: int  # in a row
    limit: int  # so many call an election


# ---- confrontations --------------------------------------------------------------------------------------------------

Role = Literal["intruder", "defender", "third"]


class Intrusion(Fact, frozen=True, tag="intrusion"):
    """A confrontation begins."""

    seat: int
    defender_seat: int
    county: County
    votes: int  # at stake
    each_bonus: list[int]  # points for pieces (LV-5.6)


class Laid(Fact, frozen=True, tag="laid"):
    """A seat has laid its cards; which ones its owner alone is told here (LV-9.3)."""

    seat: int
    cards: dict[Card, int] | None
    without: bool  # it has none to lay (LV-R16)


class CardsShown(Fact, frozen=True, tag="cards_shown"):
    """All have laid."""

    county: County
    each_laid: list[str]  # as x1/x2/x3


class Roll(Fact, frozen=True, tag="roll"):
    """The dice of a confrontation: all of them, or those of a tie. Who does not roll has no dice and no total."""

    county: County
    again: bool
    each_laid: list[str]
    each_dice: list[list[int] | None]  # as they lie on the cards, from the highest card on (LV-5.5)
    each_points: list[int | None]  # of dice and cards
    each_bonus: list[int | None]  # of pieces
    each_total: list[int | None]
    total: int  # the highest
    tied_seats: list[int]  # who roll again, if several have it


class Victory(Fact, frozen=True, tag="victory"):
    """A confrontation is won."""

    seat: int
    role: Role
    county: County
    intruder_seat: int
    defender_seat: int
    total: int
    against: int  # the best of the others who rolled
    each_total: list[int]  # of everybody's last roll
    each_ones: list[int]  # in the first roll (LV-5.10)


class Recovery(Fact, frozen=True, tag="recovery"):
    """Cards won back by 1s."""

    seat: int
    ones: int
    cards: dict[Card, int]


class NoRecovery(Fact, frozen=True, tag="no_recovery"):
    """Cards that 1s had won back were left, and the hand is empty."""

    seat: int
    ones: int


class CourtiersLost(Fact, frozen=True, tag="courtiers_lost"):
    """The courtiers of a beaten defender return to his reserve."""

    seat: int
    county: County
    number: int
    reserve: int  # now


class Banishment(Fact, frozen=True, tag="banishment"):
    """A beaten baron leaves the contested county."""

    seat: int  # who chose where
    beaten_seat: int
    origin: County
    county: County


# ---- elections -------------------------------------------------------------------------------------------------------


class Count(Fact, frozen=True, tag="count"):
    """An election is held: what is counted."""

    number: int
    cause: Literal["empty_hand", "standstill"]
    empty_seats: list[int]  # without cards, so with a penalty
    majority: int
    each_counties: list[list[County]]
    each_county_votes: list[int]
    each_penalty: list[int]
    each_votes: list[int]  # after the penalty
    each_bonus: list[int]  # of earlier elections
    each_total: list[int]
    each_cards: list[int]  # in hand


class Tie(Fact, frozen=True, tag="tie"):
    """Seats that only dice can part."""

    seats: list[int]
    crown: bool  # for the crown, else for a place
    place: int  # the best of the places they share
    votes: int  # of each
    cards: int  # of each


class TieRoll(Fact, frozen=True, tag="tie_roll"):
    """Five dice of each of the tied."""

    seats: list[int]
    crown: bool
    each_dice: list[list[int] | None]
    each_sum: list[int | None]
    tied_seats: list[int]  # who roll again


class Ranking(Fact, frozen=True, tag="ranking"):
    """Nobody has a majority: bonus votes by place."""

    number: int
    each_place: list[int]
    each_gain: list[int]
    each_bonus: list[int]  # now


class Redistribution(Fact, frozen=True, tag="redistribution"):
    pile: int  # cards in the discard pile
    share: int  # for everybody
    left: int  # they stay, face down


class Dealt(Fact, frozen=True, tag="dealt"):
    """What a seat got in a redistribution; told to its owner alone until the game is over (LV-9.2)."""

    seat: int
    number: int
    cards: dict[Card, int]


# ---- the end ---------------------------------------------------------------------------------------------------------


class Comparison(Fact, frozen=True, tag="comparison"):
    """One step on the way to a king: those who were left were compared by this, and the best were left. It stands in
    the verdict alone."""

    by: DecidedBy
    each_value: list[int | None]
    left_seats: list[int]


class King(Fact, frozen=True, tag="king"):
    """The end: who is king, and every comparison that led to him."""

    seat: int
    number: int  # of the election
    decided: DecidedBy
    majority: int
    total: int
    each_total: list[int]  # the scores (LV-6.4)
    each_votes: list[int]
    each_cards: list[int]
    each_place: list[int]  # LV-6.5
    comparisons: list[Comparison]


PUBLIC = (
    Started, Stayed, Stepped, Crossing, Settled, Stopped, FreeCourtier, NoCourtier, CourtierRoll, QuietTurn, Intrusion,
    CardsShown, Roll, Victory, Recovery, NoRecovery, CourtiersLost, Banishment, Count, Tie, TieRoll, Ranking,
    Redistribution, King,
)  # fmt: skip
AnyFact = (
    Started | Stayed | Stepped | Crossing | Settled | Stopped | FreeCourtier | NoCourtier | CourtierRoll | QuietTurn
    | Intrusion | Laid | CardsShown | Roll | Victory | Recovery | NoRecovery | CourtiersLost | Banishment
    | Count | Tie | TieRoll | Ranking | Redistribution | Dealt | King
)  # fmt: skip
