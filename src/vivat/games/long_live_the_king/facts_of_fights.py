"""Confrontations of Long Live the King as facts (LV-5.1 to LV-5.16)."""

from __future__ import annotations

from vivat.engine import bits
from vivat.engine.numbers import NOBODY
from vivat.games.long_live_the_king import data, moments
from vivat.games.long_live_the_king.fact_kinds import (
    AnyFact,
    Banishment,
    CardsShown,
    CourtiersLost,
    Intrusion,
    Laid,
    NoRecovery,
    Recovery,
    Role,
    Roll,
    Victory,
)
from vivat.games.long_live_the_king.moments import faces
from vivat.games.long_live_the_king.rules import LongLiveTheKing
from vivat.games.long_live_the_king.view import dice_of
from vivat.games.long_live_the_king.words import mixture


def intrusion(after: LongLiveTheKing) -> list[AnyFact]:
    """LV-4.9, LV-4.19: a move into an enemy county."""
    if after.contested == NOBODY:
        return []
    begun = Intrusion(
        rule="LV-5.1",
        seat=after.active,
        defender_seat=after.defender,
        county=data.COUNTIES[after.contested],
        votes=after.worth[after.contested],
        each_bonus=[after.piece_bonus(seat) for seat in range(after.seats)],
    )
    return [begun]


def laid(before: LongLiveTheKing, seat: int, number: int, after: LongLiveTheKing) -> list[AnyFact]:
    """LV-5.2; LV-5.3: when all have chosen, all cards are shown."""
    without = before.size[seat] == 0
    cards = kinds(data.MIXTURES[number])
    found: list[AnyFact] = [Laid(rule="LV-R16" if without else "LV-5.2", seat=seat, cards=cards, without=without)]
    if after.step != data.COMMIT_CARDS:
        county = data.COUNTIES[after.contested]
        found.append(CardsShown(rule="LV-5.3", county=county, each_laid=mixtures(after)))
    return found


def kinds(cards: tuple[int, ...] | list[int]) -> dict[str, int]:
    """So many of each kind that is there."""
    return {card: number for card, number in zip(data.CARDS, cards, strict=True) if number}


def mixtures(state: LongLiveTheKing) -> list[str]:
    return [mixture(state.laid[seat]) for seat in range(state.seats)]


# ---- the dice --------------------------------------------------------------------------------------------------------


def with_die(before: LongLiveTheKing, die: int) -> LongLiveTheKing:
    """The table with the die that has just fallen, before anything follows from it."""
    rolled = before.clone()
    rolled.dice = [dice + bits.one(3 * (die - 1)) * (seat == before.roller) for seat, dice in enumerate(before.dice)]
    if before.step == data.CONFRONTATION_ROLL and not before.again:
        rolled.ones = [ones + (die == 1 and seat == before.roller) for seat, ones in enumerate(before.ones)]
    return rolled


def is_last_die(before: LongLiveTheKing, after: LongLiveTheKing) -> bool:
    """Then the dice were compared, and taken away or rolled again."""
    goes_on = after.step in moments.DICE if before.step in moments.DICE else after.step == before.step
    return not goes_on or not any(after.dice)


def complete(before: LongLiveTheKing, number: int) -> LongLiveTheKing:
    """The table when the last die has fallen, or was put on a card (LV-R8), and what was left lies where it must."""
    table = with_die(before, number) if before.step == data.CONFRONTATION_ROLL else before.clone()
    if before.step == data.PLACE_DICE:
        table.place_die(table.roller, number)
    if before.readings & data.BY_HAND:
        for die in faces(table.unplaced(table.roller)):
            table.place_die(table.roller, die)
    return table


def roll(before: LongLiveTheKing, number: int, after: LongLiveTheKing) -> list[AnyFact]:
    """LV-5.4 to LV-5.8, when all dice lie there; then what follows from it."""
    if not is_last_die(before, after):
        return []
    table = complete(before, number)
    rolling = bits.members(table.rolling)
    total = [table.total(seat) if seat in rolling else None for seat in range(table.seats)]
    best = max(total[seat] or 0 for seat in rolling)
    tied = [seat for seat in rolling if total[seat] == best]
    told = Roll(
        rule="LV-5.8" if table.again else "LV-5.5",
        county=data.COUNTIES[table.contested],
        again=bool(table.again),
        each_laid=mixtures(table),
        each_dice=[dice_of(table, seat) if seat in rolling else None for seat in range(table.seats)],
        each_points=[
            table.total(seat) - table.piece_bonus(seat) if seat in rolling else None for seat in range(table.seats)
        ],
        each_bonus=[table.piece_bonus(seat) if seat in rolling else None for seat in range(table.seats)],
        each_total=total,
        total=best,
        tied_seats=tied if len(tied) > 1 else [],
    )
    return [told] if told.tied_seats else [told, *won(table, told, tied[0], after)]


def won(table: LongLiveTheKing, last: Roll, winner: int, after: LongLiveTheKing) -> list[AnyFact]:
    """LV-5.9: the winner, the cards, the courtiers of a beaten defender."""
    seats = range(table.seats)
    role: Role = "intruder" if winner == table.active else "defender" if winner == table.defender else "third"
    totals = [last.each_total[seat] for seat in seats]
    victory = Victory(
        rule="LV-5.8" if last.again else "LV-5.7",
        seat=winner,
        role=role,
        county=last.county,
        intruder_seat=table.active,
        defender_seat=table.defender,
        total=last.total,
        against=max(total for seat, total in enumerate(totals) if seat != winner and total is not None),
        each_total=[table.sums[seat] if total is None else total for seat, total in enumerate(totals)],
        each_ones=list(table.ones[: table.seats]),
    )
    found: list[AnyFact] = [victory, *recoveries(table, after)]
    lost = table.courtiers[table.contested]
    if winner != table.defender and lost:
        reserve = table.reserve[table.defender] + lost
        rule = "LV-5.12" if role == "intruder" else "LV-5.13"
        found.append(CourtiersLost(rule=rule, seat=table.defender, county=last.county, number=lost, reserve=reserve))
    return found


def recoveries(table: LongLiveTheKing, after: LongLiveTheKing) -> list[AnyFact]:
    """LV-5.10: what came back into the hands, as everybody saw it."""
    found: list[AnyFact] = []
    for seat in sorted(moments.shown_cards(table).keys() - moments.shown_cards(after).keys()):
        own = slice(seat * 3, seat * 3 + 3)
        back = kinds([now - old for now, old in zip(after.known[own], table.known[own], strict=True)])
        if back:
            found.append(Recovery(rule="LV-5.10", seat=seat, ones=table.ones[seat], cards=back))
    return found


def taken_back(before: LongLiveTheKing, action: int, after: LongLiveTheKing) -> list[AnyFact]:
    """LV-R9: what was taken back is told by `recoveries`."""
    seat = bits.low(before.waiting_for)
    return [] if action == data.TAKE else [NoRecovery(rule="LV-5.10", seat=seat, ones=before.ones[seat])]


def banishment(before: LongLiveTheKing, action: int, after: LongLiveTheKing) -> list[AnyFact]:
    """LV-5.11 to LV-5.14; LV-R11: an intruder without courtiers goes back."""
    beaten = before.defender if before.step == data.BANISH_DEFENDER else before.active
    told = Banishment(
        rule="LV-5.14" if before.court[beaten] else "LV-R11",
        seat=before.winner,
        beaten_seat=beaten,
        origin=data.COUNTIES[before.contested],
        county=data.COUNTIES[action - data.COUNTY],
    )
    return [told]
