"""Who won The King is Dead, and why: every step of the comparison of section 6, with the numbers that were compared."""

from __future__ import annotations

from collections.abc import Callable

from vivat.engine import bits
from vivat.engine.numbers import NOBODY
from vivat.games.king_is_dead import data, view, words
from vivat.games.king_is_dead.fact_kinds import Comparison, Verdict
from vivat.games.king_is_dead.rules import KingIsDead


def verdict(over: KingIsDead) -> Verdict:
    steps = comparisons(over)
    decided_by = data.DECIDED_BY[over.decided_by]
    return Verdict(
        rule=words.deciding_rule(over),
        ending=data.ENDINGS[over.ending],
        winner_seats=bits.members(over.winners),
        decided_by=decided_by,
        shared=decided_by == "shared",
        faction=steps[-1].faction,
        each_value=steps[-1].each_value,
        crowned_seat=view.crowned(over),
        comparisons=steps,
    )


def comparisons(over: KingIsDead) -> list[Comparison]:
    return invaded(over) if over.ending == data.INVASION else crowned(over)


def invaded(over: KingIsDead) -> list[Comparison]:
    """KD-6.8, KD-6.9: sets, then the latest action."""
    everybody = over.sides_of(bits.one(over.seats) - 1)
    most = max(map(over.sets, bits.members(everybody)))
    tied = sum(bits.one(side) for side in bits.members(everybody) if over.sets(side) == most)
    found = [of_sides(over, data.SETS, everybody, over.sets, tied)]
    if bits.count(tied) > 1:
        found.append(of_sides(over, data.LAST_ACTION, tied, over.acted, over.extreme(tied, 1)))
    return found


def crowned(over: KingIsDead) -> list[Comparison]:
    """KD-6.13 to KD-6.18."""
    everybody = bits.one(over.seats) - 1
    first, second = over.strongest(), over.second_strongest()
    left = over.most_followers(everybody, first)
    found = [of_courts(over, data.FIRST_FACTION, everybody, first, left)]
    if over.several_sides(left) and second != NOBODY:
        tied, left = left, over.most_followers(left, second)
        found.append(of_courts(over, data.SECOND_FACTION, tied, second, left))
    if over.several_sides(left) and over.advanced:  # only then there is a Plot
        holder = over.plot_holder(left)
        tied, left = left, left if holder == NOBODY else bits.one(holder)
        found.append(compared(over, data.BY_PLOT, tied, lambda seat: int(seat == holder), left))
    return [*found, *by_cards(over, over.sides_of(left))] if over.several_sides(left) else found


def by_cards(over: KingIsDead, tied: int) -> list[Comparison]:
    """KD-6.17, KD-6.18."""
    first = over.first_finished(tied)
    left = tied if first == NOBODY else bits.one(first)
    found = [of_sides(over, data.CARDS_PLAYED_FIRST, tied, lambda side: over.finished(side) or None, left)]
    if first == NOBODY and not over.readings[0] & data.SHARE_LAST_TIE:
        found.append(of_sides(over, data.ACTED_LONGEST_AGO, tied, over.acted, over.extreme(tied, 0)))
    return found


def of_courts(over: KingIsDead, by: int, tied: int, faction: int, left: int) -> Comparison:
    name = data.FACTIONS[faction]
    return compared(over, by, tied, lambda seat: over.counted(seat, faction), left, name)


def of_sides(over: KingIsDead, by: int, tied: int, value: Callable[[int], int | None], left: int) -> Comparison:
    """A comparison of sides, told of every seat of theirs."""
    sides = over.sides()

    def seats(of: int) -> int:
        return sum(bits.one(seat) for seat, side in enumerate(sides) if of >> side & 1)

    return compared(over, by, seats(tied), lambda seat: value(sides[seat]), seats(left))


def compared(
    over: KingIsDead, by: int, tied: int, value: Callable[[int], int | None], left: int, faction: str | None = None
) -> Comparison:
    values = [value(seat) if tied >> seat & 1 else None for seat in range(over.seats)]
    rule, name = data.DECIDING_RULE[by], data.DECIDED_BY[by]
    return Comparison(rule=rule, by=name, faction=faction, each_value=values, left_seats=bits.members(left))
