"""The facts of The King is Dead: what each kind of event consists of. `facts.py` tells when they happen."""

from __future__ import annotations

from vivat.fact import Fact
from vivat.games.king_is_dead.view import FactionName, Followers

Some = dict[str, int]  # followers by faction; factions without any are left out


class SetUp(Fact, frozen=True, tag="set_up"):
    """Everything that was drawn for all to see."""

    first_seat: int
    spaces: list[str]  # the region cards, from space 1
    regions: dict[str, Followers]
    courts: list[Followers]  # by seat
    supply: Followers


class Dealt(Fact, frozen=True, tag="dealt"):
    """The cunning cards of a seat."""

    seat: int
    number: int
    cards: list[str] | None  # null for those who may not know them


class Passed(Fact, frozen=True, tag="pass"):
    seat: int
    row: int  # passes in an unbroken row, this one included
    needed: int  # for a struggle


class Played(Fact, frozen=True, tag="played"):
    seat: int
    card: str
    action: int  # actions are counted over the whole game


class Covered(Fact, frozen=True, tag="covered"):
    """A card was played that the reader may no longer read."""

    seat: int
    action: int


class Copied(Fact, frozen=True, tag="copied"):
    """The Spy carries out a card that lies on top of the pile of another seat."""

    seat: int
    card: str
    from_seats: list[int]  # the others on whose piles it lies on top


class NoEffect(Fact, frozen=True, tag="no_effect"):
    seat: int
    card: str


class Placed(Fact, frozen=True, tag="placed"):
    """From the supply into a region."""

    seat: int
    card: str
    region: str
    followers: Some


class Returned(Fact, frozen=True, tag="returned"):
    """From a region to the supply."""

    seat: int
    card: str
    region: str
    followers: Some


class Moved(Fact, frozen=True, tag="moved"):
    seat: int
    card: str
    from_region: str
    to_region: str
    followers: Some


class Exchanged(Fact, frozen=True, tag="exchanged"):
    """`region` gave to `other_region`, which answered."""

    seat: int
    card: str
    region: str
    gave: Some
    other_region: str
    answered: Some


class Negotiated(Fact, frozen=True, tag="negotiated"):
    """Two region cards changed places."""

    seat: int
    region: str
    space: int  # where its card lies now
    other_region: str
    other_space: int
    next_region: str  # the next struggle is there now


class Locked(Fact, frozen=True, tag="locked"):
    """A negotiation disc was placed."""

    seat: int
    region: str
    space: int


class Summoned(Fact, frozen=True, tag="summoned"):
    seat: int
    faction: FactionName
    region: str
    court: Followers  # with the new one


class NobodySummoned(Fact, frozen=True, tag="nobody_summoned"):
    """There was no follower on the map."""

    seat: int


class Struggle(Fact, frozen=True, tag="struggle"):
    number: int  # 1 to 8
    region: str
    followers: Followers  # that stood there; they are back in the supply
    winner: FactionName | None  # the faction that took it; null: it became unstable
    controlled: Followers  # regions by faction, this one included
    unstable: int


class Invasion(Fact, frozen=True, tag="invasion"):
    regions: list[str]  # that are unstable


class Coronation(Fact, frozen=True, tag="coronation"):
    controlled: dict[str, int]  # regions by faction, the strongest first
    last_won: dict[str, int]  # the number of the last struggle each won, 0 for none
    strongest: FactionName
    second: FactionName | None  # null if no other faction won a struggle
    by_last_won: bool  # the strongest has as many regions as the next, and won a struggle after it (KD-6.11)


class PlotShown(Fact, frozen=True, tag="plot"):
    seat: int
    faction: FactionName  # what it counts as


class Comparison(Fact, frozen=True, tag="comparison"):
    """One step of the comparison. Single players are compared by followers and Plot, sides by everything else."""

    by: str  # one of `data.DECIDED_BY`
    faction: FactionName | None  # whose followers are compared, where followers are
    each_value: list[int | None]  # by seat: followers, sets, numbers of actions, or 1 for Plot; null: not compared
    left_seats: list[int]  # who is still in the lead after it


class Verdict(Fact, frozen=True, tag="verdict"):
    """The result; its rule is the one that decided."""

    ending: str  # invasion or coronation
    winner_seats: list[int]
    decided_by: str
    shared: bool  # several sides share the win
    faction: FactionName | None  # of the last comparison, as its values
    each_value: list[int | None]
    crowned_seat: int | None  # KD-6.23: in a team coronation, the partner who led the comparison
    comparisons: list[Comparison]


AnyFact = (
    SetUp
    | Dealt
    | Passed
    | Played
    | Covered
    | Copied
    | NoEffect
    | Placed
    | Returned
    | Moved
    | Exchanged
    | Negotiated
    | Locked
    | Summoned
    | NobodySummoned
    | Struggle
    | Invasion
    | Coronation
    | PlotShown
    | Comparison
    | Verdict
)
# KD-9.4: what stays to be read when a card is covered.
LASTING = SetUp | Passed | Summoned | NobodySummoned | Struggle | Invasion | Coronation | PlotShown | Verdict
