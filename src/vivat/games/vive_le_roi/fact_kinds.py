"""The kinds of facts of Vive le Roi !, in the order in which a round brings them. Units and seats are counted from 0.

`each_*` has a value for every seat, null where there is none to tell: a team casts one vote, and its speaker's seat has
it. `None` stands also for what whoever reads the fact may not know yet (`facts.shown`).
"""

from __future__ import annotations

from typing import Literal

from vivat.fact import Fact
from vivat.games.vive_le_roi.position import Vote
from vivat.games.vive_le_roi.view import Ambition, Character, FavouritesCard, Place

# ---- the deal --------------------------------------------------------------------------------------------------------


class RoundBegun(Fact, frozen=True, tag="round"):
    """VR-3.2, VR-5.16: who opens a round; VR-3.5: everybody has all vote cards again."""

    round: int
    unit: int
    seats: list[int]  # of that unit
    no: int  # cards of every unit, and of the Emissary, beside the one yes
    stomach_ache: int


class FavouritesDealt(Fact, frozen=True, tag="favourites"):
    """VR-3.6: the secret card of one seat."""

    seat: int
    card: FavouritesCard
    names: list[Character]  # the six on the card
    banned: Character | None  # the one under the seal; null without the option


class EmissaryDealt(Fact, frozen=True, tag="emissary_favourites"):
    """VR-5.30: his card is open."""

    card: FavouritesCard
    names: list[Character]
    banned: Character | None


class AllDealt(Fact, frozen=True, tag="dealt"):
    """VR-3.6: every seat has its secret card."""

    number: int  # of favourites on it (VR-0.8)


class AmbitionsOffered(Fact, frozen=True, tag="offered"):
    """VR-5.20, VR-R19: two ambition cards for a seat, which keeps one, or for a team that shares them out."""

    seats: list[int]
    first_card: Ambition
    other_card: Ambition


class AmbitionsDealt(Fact, frozen=True, tag="ambitions_dealt"):
    """VR-5.20, VR-R19: everybody has two ambition cards to choose from."""

    shared: bool  # two for every unit instead of every seat


class AmbitionKept(Fact, frozen=True, tag="ambition_kept"):
    """VR-5.20: a seat has chosen, in secret."""

    seat: int
    card: Ambition | None
    given_back: Ambition | None


class AmbitionsShared(Fact, frozen=True, tag="ambitions_shared"):
    """VR-R19: a team has shared out its two cards, in secret."""

    seat: int  # the speaker, who decided
    first_seat: int
    first_card: Ambition | None
    other_seat: int
    other_card: Ambition | None


# ---- placement and moves ---------------------------------------------------------------------------------------------


class Placed(Fact, frozen=True, tag="placed"):
    """VR-3.8."""

    seat: int  # the speaker of the unit
    unit: int
    character: Character
    place: Place
    full: bool  # the floor takes nobody else now


class LeftOver(Fact, frozen=True, tag="left_over"):
    """VR-3.11: nobody placed these, so they begin on floor 0."""

    characters: list[Character]


class Compensated(Fact, frozen=True, tag="compensated"):
    """VR-3.12, VR-R9: points for a placement less than the others."""

    unit: int
    seats: list[int]  # whose marker it is: one seat, or a team
    points: int
    marker: int  # where it stands then


class Moved(Fact, frozen=True, tag="moved"):
    """VR-4.2, VR-4.4."""

    seat: int  # the speaker of the unit
    unit: int
    character: Character
    origin: Place
    place: Place
    way: Literal["up", "to_wc", "out_of_wc", "to_throne"]  # to the WC because the floor is full
    full: bool  # the place takes nobody else now


# ---- elections -------------------------------------------------------------------------------------------------------


class Candidate(Fact, frozen=True, tag="candidate"):
    """VR-5.1: a character in the throne room is put to the vote."""

    character: Character
    unit: int  # that moved it there
    seats: list[int]  # of that unit
    refused_to: Place  # where a refusal would send it
    no: int  # cards still in the hands of all, the Emissary's counted in
    stomach_ache: int


class Voted(Fact, frozen=True, tag="voted"):
    """VR-5.2: a unit has chosen its card, in secret until all are revealed."""

    seat: int  # the speaker of the unit
    unit: int
    vote: Vote | None


class EmissaryVoted(Fact, frozen=True, tag="emissary_voted"):
    """VR-5.26."""

    character: Character
    vote: Vote
    free: bool  # the candidate is his favourite: he agrees without a card


class VoteRevealed(Fact, frozen=True, tag="vote"):
    """VR-5.4: all votes at once, and what they make of the candidate."""

    character: Character
    result: Literal["crowned", "refused", "cancelled"]
    each_vote: list[Vote | None]
    emissary_vote: Vote | None
    yes: int  # how many, his counted in
    no: int
    stomach_ache: int


class CardsLost(Fact, frozen=True, tag="cards_lost"):
    """VR-5.5, VR-5.28: what was played against the candidate is lost; and what everybody has left."""

    each_lost: list[Vote | None]
    emissary_lost: Vote | None
    each_no: list[int | None]
    each_stomach_ache: list[int | None]
    emissary_no: int | None
    emissary_stomach_ache: int | None


class Cancelled(Fact, frozen=True, tag="cancelled"):
    """VR-5.6."""

    character: Character
    place: Place


class Refused(Fact, frozen=True, tag="refused"):
    """VR-5.7: to a cell, or out of the round; VR-5.9: the Jester down the stairs."""

    character: Character
    place: Place


class Crowned(Fact, frozen=True, tag="crowned"):
    """VR-5.10; in a wedding VR-5.31 and VR-5.33."""

    character: Character
    kind: Literal["woman", "man", "dog", "jester"]
    unit: int  # that moved it to the throne
    seats: list[int]  # of that unit
    consort: Character | None  # who was crowned before in this round


# ---- the count -------------------------------------------------------------------------------------------------------


class SignsTurned(Fact, frozen=True, tag="signs_turned"):
    """VR-5.12, VR-5.35: the Jester is crowned, and what a place is worth changes its sign."""


class FavouritesCounted(Fact, frozen=True, tag="favourites_counted"):
    """VR-5.11: a favourites card turned up, with what each favourite brings."""

    seat: int
    card: FavouritesCard
    points: dict[Character, int]
    banned: Character | None  # VR-5.18: no favourite
    total: int


class EmissaryCounted(Fact, frozen=True, tag="emissary_counted"):
    """VR-5.29, and his marker with it."""

    card: FavouritesCard
    points: dict[Character, int]
    banned: Character | None
    total: int
    start: int
    end: int
    stopped: bool  # at 0


class AmbitionCounted(Fact, frozen=True, tag="ambition_counted"):
    """VR-5.21, VR-5.22: an ambition card turned up."""

    seat: int
    card: Ambition
    met: bool
    points: int  # 0 if it is not met


class MarkerMoved(Fact, frozen=True, tag="marker"):
    """VR-5.14: by the total of its seat; VR-5.39: a common marker by the smaller of two totals."""

    seats: list[int]  # whose marker it is: one seat, or a team
    totals: list[int]  # favourites and ambition, of each of them
    points: int
    start: int
    end: int
    stopped: bool  # VR-R12: at 0


class BesideThrone(Fact, frozen=True, tag="beside_throne"):
    """VR-5.31: the first of a couple makes room for the second."""

    character: Character


class NoCouple(Fact, frozen=True, tag="no_couple"):
    """VR-R23: nobody is left whom one could crown."""


class RoundOver(Fact, frozen=True, tag="round_over"):
    """VR-5.15, VR-5.17."""

    round: int
    each_marker: list[int]
    emissary_marker: int | None


# ---- the end ---------------------------------------------------------------------------------------------------------


Criterion = Literal["lower_marker", "emissary", "score", "height"]  # VR-6.2, VR-6.3, VR-6.4, VR-6.5


class Compared(Fact, frozen=True, tag="compared"):
    """One step of the verdict: who was compared, by what, and who was left. It stands in the verdict alone."""

    by: Criterion
    each_value: list[int | None]  # null: out of it
    emissary_value: int | None
    left_seats: list[int]


class Verdict(Fact, frozen=True, tag="verdict"):
    """VR-6.3 to VR-6.6."""

    decided_by: str  # as the result of the match names it
    winner_seats: list[int]  # nobody, if the Emissary wins
    score: int  # with which it was won
    each_score: list[int]  # the ranking score of each seat's unit
    each_place: list[int]
    comparisons: list[Compared]


AnyFact = (
    RoundBegun
    | FavouritesDealt
    | EmissaryDealt
    | AllDealt
    | AmbitionsOffered
    | AmbitionsDealt
    | AmbitionKept
    | AmbitionsShared
    | Placed
    | LeftOver
    | Compensated
    | Moved
    | Candidate
    | Voted
    | EmissaryVoted
    | VoteRevealed
    | CardsLost
    | Cancelled
    | Refused
    | Crowned
    | SignsTurned
    | FavouritesCounted
    | EmissaryCounted
    | AmbitionCounted
    | MarkerMoved
    | BesideThrone
    | NoCouple
    | RoundOver
    | Verdict
)
