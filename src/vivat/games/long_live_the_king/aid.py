"""What a player of Long Live the King would otherwise work out: the ledger of an election held now, and exact odds.

Everything in the ledger is public (LV-9.1). Odds are for a seat that is laying cards: its chance to win with every
mixture it could lay, if each of the others lays so many cards, mixed as his hand is expected to be.
"""

from __future__ import annotations

import functools
from collections.abc import Sequence

from msgspec import UNSET, Struct, UnsetType

from vivat.engine import bits
from vivat.engine.numbers import NOBODY
from vivat.games.long_live_the_king import data, odds
from vivat.games.long_live_the_king.rules import LongLiveTheKing
from vivat.games.long_live_the_king.view import Cards
from vivat.games.long_live_the_king.words import mixture

EACH = (
    (1, 3, 5),
    (1, 3, 5),
    (3,),
)  # cards each other is assumed to lay, with 3, 4, 5 players; five take ten times as long
NUMBERS = {cards: number for number, cards in enumerate(data.MIXTURES)}
Laid = tuple[int, int]  # a mixture and a piece bonus


class Row(Struct, frozen=True):
    """What an election held now would count for a seat."""

    counties: list[str]  # those he holds
    protected: bool  # his only county, which nobody may enter (LV-1.6)
    county_votes: int  # LV-5.22
    penalty: int  # for an empty hand (LV-5.23)
    at_risk: int  # what an empty hand would cost
    votes: int  # county votes after the penalty
    bonus: int  # bonus votes so far
    total: int  # LV-5.24
    needed: int  # votes that lack to the majority
    place: int  # LV-5.26; shared by equals
    equal: bool  # only dice could part him from another (LV-5.27)
    king: bool  # he would be king, or roll for it
    gain: int  # bonus votes for the place, 0 if there would be a king


class Assumption(Struct, frozen=True):
    """Chances if each of the others lays so many cards."""

    each: int
    laid: dict[str, str]  # by number of the seat: what it would lay
    chances: dict[str, float]  # by mixture this seat can lay: its chance to win


class Aid(Struct, frozen=True):
    """The numbers beside the board; none before the start cards are dealt."""

    majority: int | UnsetType = UNSET  # votes that make a king
    ledger: list[Row] | UnsetType = UNSET  # by seat
    dealt: int | UnsetType = UNSET  # cards everybody would get
    quiet_left: int | UnsetType = UNSET  # quiet turns until a standstill calls an election (LV-R18), if it does
    hands: list[tuple[int, int, int]] | UnsetType = UNSET  # by seat: x1, x2, x3 known to be there (LV-9.6)
    rolls: Cards | UnsetType = UNSET  # of six throws, those that succeed with each card
    odds: list[Assumption] | UnsetType | None = UNSET  # for a seat that is laying cards


def aid(known: LongLiveTheKing, seat: int | None, shared: Aid | None = None) -> Aid:
    if known.step == data.START_CARD:
        return Aid()
    return Aid(
        majority=data.MAJORITY[known.seats - 3],
        ledger=shared.ledger if shared else ledger(known),
        dealt=dealt(known),
        quiet_left=known.quiet_limit - max(known.quiet, 0) if known.quiet_limit else UNSET,
        hands=[surely_held(known, other) for other in range(known.seats)],
        rolls=Cards(*map(successes, (1, 2, 3))),
        odds=None if seat is None or known.step != data.COMMIT_CARDS else assumptions(known, seat),
    )


def surely_held(state: LongLiveTheKing, seat: int) -> tuple[int, int, int]:
    """LV-9.6."""
    x1, x2, x3 = state.known[seat * 3 : seat * 3 + 3]
    return x1, x2, x3


# ---- an election held now --------------------------------------------------------------------------------------------


def ledger(state: LongLiveTheKing) -> list[Row]:
    """LV-5.22 to LV-5.27 for every seat, before any dice."""
    seats = range(state.seats)
    left = [votes_left(state, seat) for seat in seats]
    order = [(left[seat], state.size[seat]) for seat in seats]
    king = crowned(state, left)
    return [row(state, seat, order, king) for seat in seats]


def row(state: LongLiveTheKing, seat: int, order: Sequence[tuple[int, int]], king: Sequence[int]) -> Row:
    counties = bits.members(held(state, seat))
    votes, left = map_votes(state, seat), order[seat][0]
    total = left + state.bonus[seat]  # LV-5.24
    above = sum(other > order[seat] for other in order)
    return Row(
        counties=[data.COUNTIES[county] for county in counties],
        protected=len(counties) == 1,  # LV-1.6
        county_votes=votes,
        penalty=votes - left,
        at_risk=votes // 3,
        votes=left,
        bonus=state.bonus[seat],
        total=total,
        needed=max(data.MAJORITY[state.seats - 3] - total, 0),
        place=above + 1,
        equal=order.count(order[seat]) > 1,
        king=seat in king,
        gain=0 if king else state.seats - above,  # LV-5.26
    )


def map_votes(state: LongLiveTheKing, seat: int) -> int:
    return sum(state.worth[county] for county in bits.members(held(state, seat)))


def votes_left(state: LongLiveTheKing, seat: int) -> int:
    """LV-5.23."""
    votes = map_votes(state, seat)
    return votes if state.size[seat] else votes - votes // 3


def held(state: LongLiveTheKing, seat: int) -> int:
    """LV-1.3; a contested county counts for its defender, then for the winner (LV-5.17)."""
    counties: int = state.held(seat)
    if state.contested == NOBODY:
        return counties
    holder = state.defender if state.winner == NOBODY else state.winner
    return counties if seat == holder else counties & ~bits.one(state.contested)


def crowned(state: LongLiveTheKing, left: Sequence[int]) -> list[int]:
    """LV-6.2, LV-R21: who would be king; several if only dice could tell."""
    if state.king != NOBODY:
        return [state.king]
    majority = data.MAJORITY[state.seats - 3]
    by_total = bool(state.readings & data.ALL_VOTES)
    claims = {
        seat: (by_total and left[seat] + state.bonus[seat], left[seat], state.size[seat])
        for seat in range(state.seats)
        if left[seat] + state.bonus[seat] >= majority
    }
    return [seat for seat, claim in claims.items() if claim == max(claims.values())]


def dealt(state: LongLiveTheKing) -> int:
    """LV-5.28: the cards everybody would get."""
    pile = data.SET_SIZE * state.seats - sum(state.size[: state.seats])
    return min(pile // state.seats, data.MOST_DEALT)


def successes(value: int) -> int:
    """LV-4.13, LV-4.24: how many of six throws succeed with a card of this value."""
    return sum(die * value >= data.SUCCESS for die in range(1, 7))


# ---- the odds of a confrontation -------------------------------------------------------------------------------------


def assumptions(state: LongLiveTheKing, seat: int) -> list[Assumption]:
    own = bits.members(state.mixtures(seat))
    bonuses = [state.piece_bonus(other) for other in range(state.seats)]
    found = []
    for number in EACH[state.seats - 3]:
        laid = {other: likely(state, other, number) for other in range(state.seats) if other != seat}
        rivals = tuple((cards, bonuses[other]) for other, cards in laid.items())
        chances = {mixture(cards): round(chance((cards, bonuses[seat]), rivals), 4) for cards in own}
        assumed = {str(other): mixture(cards) for other, cards in laid.items()}
        found.append(Assumption(each=number, laid=assumed, chances=chances))
    return found


def likely(state: LongLiveTheKing, other: int, number: int) -> int:
    """So many cards of another's hand, mixed as the hand is expected to be; all of it if it has fewer."""
    sure = state.known[other * 3 : other * 3 + 3]
    gap = state.size[other] - sum(sure)
    pool = [state.missing(kind) for kind in range(3)]
    share = gap / max(sum(pool), 1)
    expected = [sure[kind] + share * pool[kind] for kind in range(3)]
    number = min(number, state.size[other])
    wanted = [number * part / max(sum(expected), 1) for part in expected]
    taken = [0, 0, 0]
    for _ in range(number):
        free = [kind for kind in range(3) if taken[kind] < sure[kind] + min(gap, pool[kind])]
        taken[max(free, key=lambda kind: wanted[kind] - taken[kind])] += 1
    return NUMBERS[taken[0], taken[1], taken[2]]


@functools.lru_cache(maxsize=4096)  # the same question comes again with every card laid
def chance(own: Laid, rivals: tuple[Laid, ...]) -> float:
    """LV-5.4 to LV-5.8: the exact chance to win against these."""
    laid, bonuses = zip(own, *rivals, strict=True)
    return odds.win(laid, bonuses, 0)
