"""Elections of Long Live the King and its end as facts (LV-5.20 to LV-5.28, section 6)."""

from __future__ import annotations

from collections.abc import Sequence

from vivat.engine import bits
from vivat.games.long_live_the_king import data, moments, words
from vivat.games.long_live_the_king.fact_kinds import (
    AnyFact,
    Comparison,
    Count,
    King,
    Ranking,
    Redistribution,
    Tie,
    TieRoll,
)
from vivat.games.long_live_the_king.facts_of_fights import is_last_die, with_die
from vivat.games.long_live_the_king.moments import faces
from vivat.games.long_live_the_king.rules import LongLiveTheKing, eyes
from vivat.games.long_live_the_king.view import counties


def has_begun(before: LongLiveTheKing, after: LongLiveTheKing) -> bool:
    """Whether this step called an election."""
    held = after.step in moments.ELECTION or after.elections > before.elections
    return held and before.step not in moments.ELECTION


def election(before: LongLiveTheKing, after: LongLiveTheKing) -> list[AnyFact]:
    """What this step brought of an election; dice that part the tied are told by `tie_roll`."""
    found: list[AnyFact] = [count(before, after)] if has_begun(before, after) else []
    if is_new_tie(before, after):
        found.append(tie(after))
    if after.elections > before.elections:
        found += [king(before, after)] if after.step == data.OVER else [ranking(after), redistribution(after)]
    return found


def count(before: LongLiveTheKing, after: LongLiveTheKing) -> Count:
    """LV-5.20, LV-5.21, LV-R18; LV-5.22 to LV-5.24. An election changes neither map nor hands before it deals."""
    seats = range(after.seats)
    standstill = before.quiet >= 0  # whoever spends his last card is not quiet
    county_votes = [after.county_votes(seat) for seat in seats]
    votes = list(after.votes[: after.seats])
    return Count(
        rule="LV-R18" if standstill else "LV-5.21",
        number=before.elections + 1,
        cause="standstill" if standstill else "empty_hand",
        empty_seats=[seat for seat in seats if after.size[seat] == 0],
        majority=data.MAJORITY[after.seats - 3],
        each_counties=[counties(after.held(seat)) for seat in seats],
        each_county_votes=county_votes,
        each_penalty=[county_votes[seat] - votes[seat] for seat in seats],
        each_votes=votes,
        each_bonus=list(before.bonus[: after.seats]),
        each_total=[votes[seat] + before.bonus[seat] for seat in seats],
        each_cards=list(after.size[: after.seats]),
    )


# ---- ties ------------------------------------------------------------------------------------------------------------


def is_new_tie(before: LongLiveTheKing, after: LongLiveTheKing) -> bool:
    """Whether other seats are to roll now than before; those equal again are told by `tie_roll`."""
    others = before.step not in moments.TIE_ROLLS or after.rolling & ~before.rolling
    return after.step in moments.TIE_ROLLS and not any(after.dice) and bool(others)


def tie(after: LongLiveTheKing) -> Tie:
    """LV-5.27, LV-6.2: equal in county votes and in cards."""
    seats = bits.members(after.rolling)
    crown = after.step == data.KING_ROLL
    return Tie(
        rule="LV-6.2" if crown else "LV-5.27",
        seats=seats,
        crown=crown,
        place=after.rank[seats[0]] + 1,
        votes=after.votes[seats[0]],
        cards=after.size[seats[0]],
    )


def tie_roll(before: LongLiveTheKing, die: int, after: LongLiveTheKing) -> list[AnyFact]:
    """LV-5.27, LV-R19: those equal again roll again; LV-6.2: for the crown only those equal for the highest."""
    if not is_last_die(before, after):
        return []
    table = with_die(before, die)
    crown = before.step == data.KING_ROLL
    seats = bits.members(before.rolling)
    sums = {seat: eyes(table.dice[seat]) for seat in seats}
    alike = [seat for seat in seats if list(sums.values()).count(sums[seat]) > 1]
    if crown:
        alike = [seat for seat in alike if sums[seat] == max(sums.values())]
    told = TieRoll(
        rule="LV-6.2" if crown else "LV-R19" if len(seats) > 2 else "LV-5.27",
        seats=seats,
        crown=crown,
        each_dice=[faces(table.dice[seat]) if seat in sums else None for seat in range(before.seats)],
        each_sum=[sums.get(seat) for seat in range(before.seats)],
        tied_seats=alike,
    )
    return [told]


# ---- without a king --------------------------------------------------------------------------------------------------


def ranking(after: LongLiveTheKing) -> Ranking:
    """LV-5.26."""
    seats = range(after.seats)
    return Ranking(
        rule="LV-5.26",
        number=after.elections,
        each_place=[after.rank[seat] + 1 for seat in seats],
        each_gain=[after.seats - after.rank[seat] for seat in seats],
        each_bonus=list(after.bonus[: after.seats]),
    )


def redistribution(after: LongLiveTheKing) -> Redistribution:
    """LV-5.28; LV-R16: with fewer cards than players nothing is dealt."""
    pile = data.SET_SIZE * after.seats - sum(after.size[: after.seats])
    share = after.deal_left // after.seats
    rule = "LV-5.28" if share else "LV-R16"
    return Redistribution(rule=rule, pile=pile, share=share, left=pile - after.deal_left)


# ---- the king --------------------------------------------------------------------------------------------------------


def king(before: LongLiveTheKing, after: LongLiveTheKing) -> King:
    """LV-6.2 to LV-6.5."""
    decided = words.decided_by(after)
    totals = [words.score(after, seat) for seat in range(after.seats)]
    return King(
        rule=data.DECIDING_RULE[decided],
        seat=after.king,
        number=after.elections,
        decided=data.DECIDED_BY[decided],
        majority=data.MAJORITY[after.seats - 3],
        total=totals[after.king],
        each_total=totals,
        each_votes=list(after.votes[: after.seats]),
        each_cards=list(after.size[: after.seats]),
        each_place=[seat.place or 0 for seat in words.result(after).seats],
        comparisons=comparisons(before, after, totals),
    )


def comparisons(before: LongLiveTheKing, after: LongLiveTheKing, totals: Sequence[int]) -> list[Comparison]:
    """LV-5.25: who has a majority; LV-6.2: of several the most county votes, then the most cards, then dice; LV-R21: or
    the most votes in all before these."""
    majority = data.MAJORITY[after.seats - 3]
    left = [seat for seat, total in enumerate(totals) if total >= majority]
    found = [Comparison(by="majority", rule="LV-5.25", each_value=list(totals), left_seats=left)]
    by_total = (("all_votes", totals),) if after.readings & data.ALL_VOTES else ()
    for by, values in (*by_total, ("county_votes", after.votes), ("cards", after.size)):
        if len(left) > 1:
            found.append(best_of(by, left, values[: after.seats]))
            left = found[-1].left_seats
    if before.step == data.KING_ROLL:
        sums = [eyes(dice) for dice in after.dice[: after.seats]]
        found.append(best_of("dice", bits.members(before.rolling), sums))
    return found


def best_of(by: str, seats: Sequence[int], values: Sequence[int]) -> Comparison:
    best = max(values[seat] for seat in seats)
    compared = [value if seat in seats else None for seat, value in enumerate(values)]
    left = [seat for seat in seats if values[seat] == best]
    return Comparison(by=by, rule="LV-R21" if by == "all_votes" else "LV-6.2", each_value=compared, left_seats=left)


def dice_step(roll: TieRoll) -> Comparison:
    """An undecided roll for the crown as one of the comparisons."""
    return Comparison(by="dice", rule=roll.rule, each_value=roll.each_sum, left_seats=roll.tied_seats)
