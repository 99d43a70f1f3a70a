"""What a player of Long Live the King would otherwise work out: the ledger of an election held now, and exact odds.

Everything in the ledger is public (LV-9.1). Odds are for a seat that is laying cards: its chance to win with every
mixture it could lay, if each of the others lays so many cards, mixed as his hand is expected to be.
"""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import Any

from vivat.engine import bits
from vivat.engine.numbers import NOBODY
from vivat.games.long_live_the_king import data, odds
from vivat.games.long_live_the_king.rules import LongLiveTheKing
from vivat.games.long_live_the_king.words import mixture

EACH = (
    (1, 3, 5),
    (1, 3, 5),
    (3,),
)  # cards each other is assumed to lay, with 3, 4, 5 players; five take ten times as long
NUMBERS = {cards: number for number, cards in enumerate(data.MIXTURES)}
Laid = tuple[int, int]  # a mixture and a piece bonus


def aid(known: LongLiveTheKing, seat: int | None) -> dict[str, Any]:
    if known.step == data.START_CARD:
        return {}
    return {
        "majority": data.MAJORITY[known.seats - 3],
        "ledger": ledger(known),
        "dealt": dealt(known),
        "quiet_left": known.quiet_limit - max(known.quiet, 0),
        "hands": [list(known.known[other * 3 : other * 3 + 3]) for other in range(known.seats)],  # LV-9.6
        "rolls": {card: successes(value) for value, card in enumerate(data.CARDS, start=1)},
        "odds": None if seat is None or known.step != data.COMMIT_CARDS else assumptions(known, seat),
    }


# ---- an election held now --------------------------------------------------------------------------------------------


def ledger(state: LongLiveTheKing) -> list[dict[str, Any]]:
    """LV-5.22 to LV-5.27 for every seat, before any dice."""
    rows = [row(state, seat) for seat in range(state.seats)]
    order = [(entry["votes"], state.size[seat]) for seat, entry in enumerate(rows)]
    king = crowned(state, rows)
    for seat, entry in enumerate(rows):
        above = sum(other > order[seat] for other in order)
        entry |= {"place": above + 1, "equal": order.count(order[seat]) > 1, "king": seat in king}
        entry["gain"] = 0 if king else state.seats - above  # LV-5.26
    return rows


def row(state: LongLiveTheKing, seat: int) -> dict[str, Any]:
    counties = bits.members(held(state, seat))
    votes = sum(data.VOTES[county] for county in counties)
    penalty = votes // 3 if state.size[seat] == 0 else 0  # LV-5.23
    total = votes - penalty + state.bonus[seat]  # LV-5.24
    return {
        "counties": [data.COUNTIES[county] for county in counties],
        "protected": len(counties) == 1,  # LV-1.6
        "county_votes": votes,
        "penalty": penalty,
        "at_risk": votes // 3,  # what an empty hand would cost
        "votes": votes - penalty,
        "bonus": state.bonus[seat],
        "total": total,
        "needed": max(data.MAJORITY[state.seats - 3] - total, 0),
    }


def held(state: LongLiveTheKing, seat: int) -> int:
    """LV-1.3; a contested county counts for its defender, then for the winner (LV-5.17)."""
    counties: int = state.held(seat)
    if state.contested == NOBODY:
        return counties
    holder = state.defender if state.winner == NOBODY else state.winner
    return counties if seat == holder else counties & ~bits.one(state.contested)


def crowned(state: LongLiveTheKing, rows: Sequence[dict[str, Any]]) -> list[int]:
    """LV-6.2: who would be king; several if only dice could tell."""
    if state.king != NOBODY:
        return [state.king]
    reached = [seat for seat in range(state.seats) if rows[seat]["needed"] == 0]
    best = max(((rows[seat]["votes"], state.size[seat]) for seat in reached), default=None)
    return [seat for seat in reached if (rows[seat]["votes"], state.size[seat]) == best]


def dealt(state: LongLiveTheKing) -> int:
    """LV-5.28: the cards everybody would get."""
    pile = data.SET_SIZE * state.seats - sum(state.size[: state.seats])
    return min(pile // state.seats, data.MOST_DEALT)


def successes(value: int) -> int:
    """LV-4.13, LV-4.24: how many of six throws succeed with a card of this value."""
    return sum(die * value >= data.SUCCESS for die in range(1, 7))


# ---- the odds of a confrontation -------------------------------------------------------------------------------------


def assumptions(state: LongLiveTheKing, seat: int) -> list[dict[str, Any]]:
    own = bits.members(state.mixtures(seat))
    bonuses = [state.piece_bonus(other) for other in range(state.seats)]
    found = []
    for number in EACH[state.seats - 3]:
        laid = {other: likely(state, other, number) for other in range(state.seats) if other != seat}
        rivals = tuple((cards, bonuses[other]) for other, cards in laid.items())
        chances = {mixture(cards): round(chance((cards, bonuses[seat]), rivals), 4) for cards in own}
        found.append(
            {"each": number, "laid": {str(other): mixture(cards) for other, cards in laid.items()}, "chances": chances}
        )
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
