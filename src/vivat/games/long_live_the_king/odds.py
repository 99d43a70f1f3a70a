"""The odds of a confrontation in words: each seat's exact chance to win, and what a choice of cards is worth.

    confrontation(["2/2/1", "0/3/1", "1/3/1"], [2, 0, 8])         each seat's chance
    of_choice(match.state, 0, "2/0/1", {1: "1/0/0", 2: "1/1/0"})  one choice against an assumption about the others
    of_all_choices(match.state, 0, {1: {"1/0/0": 3, "2/0/0": 1}, 2: "1/1/0"})

An assumption names the cards of each other seat, or several mixtures with weights. Nothing is read from the state but
what the asking seat may see.
"""

from __future__ import annotations

import functools
import itertools
import threading
from collections.abc import Iterator, Mapping, Sequence

from vivat.engine import bits
from vivat.errors import IllegalChoice
from vivat.games.long_live_the_king import data
from vivat.games.long_live_the_king.judge import Odds
from vivat.games.long_live_the_king.rules import LongLiveTheKing, cards_in
from vivat.games.long_live_the_king.words import mixture

Assumption = Mapping[int, str | Mapping[str, float]]
MIXTURES = {mixture(number): number for number in range(len(data.MIXTURES))}
MOST_BONUS = 10
MOST_CASES = 20_000
LAYING = threading.Lock()


@functools.cache
def tables() -> Odds:
    odds = Odds()
    odds.prepare()
    return odds


def confrontation(laid: Sequence[str], bonuses: Sequence[int]) -> list[float]:
    """Each seat's chance to win with these cards laid and these piece bonuses (LV-5.4 to LV-5.8)."""
    if not 1 <= len(laid) == len(bonuses) <= data.MOST_PLAYERS:
        raise IllegalChoice("long_live_the_king-odds-seats", most=data.MOST_PLAYERS)
    if any(type(bonus) is not int or not 0 <= bonus <= MOST_BONUS for bonus in bonuses):
        raise IllegalChoice("long_live_the_king-odds-bonus", most=MOST_BONUS)
    mixtures = [number_of(cards) for cards in laid]
    return [chance(mixtures, bonuses, seat) for seat in range(len(laid))]


def chance(laid: Sequence[int], bonuses: Sequence[int], seat: int) -> float:
    without = [bonus for cards, bonus in zip(laid, bonuses, strict=True) if cards == data.NO_CARDS]
    if len(without) == len(laid) > 1 and without.count(max(without)) > 1:
        raise IllegalChoice("long_live_the_king-odds-no-dice")
    return win(laid, bonuses, seat)


def win(laid: Sequence[int], bonuses: Sequence[int], seat: int) -> float:
    """The tables hold one confrontation at a time; a server asks from several threads."""
    with LAYING:
        odds = tables()
        for other, (cards, bonus) in enumerate(zip(laid, bonuses, strict=True)):
            odds.lay(other, cards, bonus)
        return odds.win(bits.one(len(laid)) - 1, seat)


def of_choice(state: LongLiveTheKing, seat: int, cards: str, others: Assumption) -> float:
    """The seat's chance to win if it lays these cards and the others do as assumed."""
    refuse_without_confrontation(state, seat)
    own = number_of(cards)
    if not state.mixtures(seat) >> own & 1:
        raise IllegalChoice("long_live_the_king-odds-hand", "LV-5.2", cards=cards)
    bonuses = [state.piece_bonus(other) for other in range(state.seats)]
    cases = list(assumed_cases(state, seat, others))
    total = sum(weight for _, weight in cases)
    won = 0.0
    for laid, weight in cases:
        everybody = [own if other == seat else laid[other] for other in range(state.seats)]
        won += weight * chance(everybody, bonuses, seat)
    return won / total


def of_all_choices(state: LongLiveTheKing, seat: int, others: Assumption) -> dict[str, float]:
    """The same for everything the seat could lay, in the order of the choices."""
    refuse_without_confrontation(state, seat)
    own = [mixture(number) for number in bits.members(state.mixtures(seat))]
    return {cards: of_choice(state, seat, cards, others) for cards in own}


def refuse_without_confrontation(state: LongLiveTheKing, seat: int) -> None:
    if state.step != data.COMMIT_CARDS or type(seat) is not int or not 0 <= seat < state.seats:
        raise IllegalChoice("long_live_the_king-odds-now")


def assumed_cases(state: LongLiveTheKing, seat: int, others: Assumption) -> Iterator[tuple[dict[int, int], float]]:
    """Every combination of the others' cards, with its weight."""
    rivals = [other for other in range(state.seats) if other != seat]
    if sorted(others) != rivals:
        raise IllegalChoice("long_live_the_king-odds-others", seats=rivals)
    tables = [list(weights(state, other, others[other]).items()) for other in rivals]
    if functools.reduce(lambda cases, table: cases * len(table), tables, 1) > MOST_CASES:
        raise IllegalChoice("long_live_the_king-odds-cases", most=MOST_CASES)
    for combination in itertools.product(*tables):
        weight = 1.0
        for _, part in combination:
            weight *= part
        yield {rival: cards for rival, (cards, _) in zip(rivals, combination, strict=True)}, weight


def weights(state: LongLiveTheKing, other: int, assumed: str | Mapping[str, float]) -> dict[int, float]:
    """What one of the others lays, by mixture; as many cards as the public number of his hand allows (LV-9.1)."""
    table = {assumed: 1.0} if isinstance(assumed, str) else assumed
    weighted = {number_of(cards): weight for cards, weight in table.items()}
    most = min(state.size[other], data.MOST_LAID)
    if not weighted or any(not min(most, 1) <= cards_in(cards) <= most for cards in weighted):
        raise IllegalChoice("long_live_the_king-odds-number", "LV-5.2", seat=other, most=most)
    if any(not 0 < weight < float("inf") for weight in weighted.values()):
        raise IllegalChoice("long_live_the_king-odds-weights", seat=other)
    return weighted


def number_of(cards: str) -> int:
    if cards not in MIXTURES:
        raise IllegalChoice("long_live_the_king-odds-cards", "LV-5.2", cards=str(cards)[:20])
    return MIXTURES[cards]
