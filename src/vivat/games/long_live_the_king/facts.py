"""What happened in Long Live the King, with the rule that brought it about. The turn is told here, confrontations and
elections in their own modules.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence

import msgspec

from vivat.engine.numbers import NOBODY
from vivat.engine.result import Step
from vivat.fact import KEPT
from vivat.games.long_live_the_king import data, facts_of_elections, facts_of_fights, moments
from vivat.games.long_live_the_king.fact_kinds import (
    PUBLIC,
    AnyFact,
    CourtierRoll,
    Crossing,
    Dealt,
    FreeCourtier,
    King,
    Laid,
    NoCourtier,
    QuietTurn,
    Settled,
    Started,
    Stayed,
    Stepped,
    Stopped,
    TieRoll,
)
from vivat.games.long_live_the_king.facts_of_elections import dice_step, has_begun
from vivat.games.long_live_the_king.rules import LongLiveTheKing
from vivat.games.long_live_the_king.view import before_of


@functools.lru_cache(KEPT)  # each seat asks, and later steps tell some again; states of steps never change
def happened(step: Step, after: LongLiveTheKing) -> list[AnyFact]:
    """What one step brought about, whole: the act itself, then the end of a quiet turn, then an election."""
    before = before_of(step)
    tell = TOLD.get(before.step)
    act = tell(before, step.number, after) if tell else []
    if before.step == data.COMMIT_CARDS:
        act = facts_of_fights.laid(before, step.who, step.number, after)
    if before.step not in moments.DICE:
        act = [*act, *facts_of_fights.recoveries(before, after)]  # LV-R7, LV-R9: later than the dice
    return [*act, *quiet_turn(before, after), *facts_of_elections.election(before, after)]


# ---- what a seat may know --------------------------------------------------------------------------------------------


def shown(steps: Sequence[Step], state: LongLiveTheKing, seat: int | None, first: int = 0) -> list[list[AnyFact]]:
    """For each step from `first` on, what this seat may know of it now."""
    found = []
    for index in range(first, len(steps)):
        told = (as_seen(fact, seat, state.is_over()) for fact in together(steps, index, state))
        found.append([fact for fact in told if fact is not None])
    return found


def as_seen(fact: AnyFact, seat: int | None, over: bool) -> AnyFact | None:
    """LV-9.1: what everybody sees; LV-9.2, LV-9.3: cards dealt and laid are their owner's, until the game is over."""
    if over or isinstance(fact, PUBLIC):
        return fact
    if isinstance(fact, Laid):
        return fact if fact.seat == seat else msgspec.structs.replace(fact, cards=None)
    if isinstance(fact, Dealt):
        return fact if fact.seat == seat else None  # how many is told by the redistribution
    return None


def together(steps: Sequence[Step], index: int, state: LongLiveTheKing) -> list[AnyFact]:
    """The facts of a step, and of those before it that are told with it: cards dealt one by one are told with the last
    of them, and a king with every roll for the crown."""
    step = steps[index]
    after = after_of(steps, index, state)
    if before_of(step).step == data.REDISTRIBUTION:
        return dealt(steps, index, state) if after.step != data.REDISTRIBUTION else []
    found = happened(step, after)
    if found and isinstance(found[-1], King) and before_of(step).step == data.KING_ROLL:
        rolls = [fact for fact in in_a_row(steps, index, state) if isinstance(fact, TieRoll)]
        *compared, last = found[-1].comparisons
        compared += map(dice_step, rolls[:-1])
        return [*found[:-1], msgspec.structs.replace(found[-1], comparisons=[*compared, last])]
    return found


def after_of(steps: Sequence[Step], index: int, state: LongLiveTheKing) -> LongLiveTheKing:
    return before_of(steps[index + 1]) if index + 1 < len(steps) else state


def in_a_row(steps: Sequence[Step], index: int, state: LongLiveTheKing) -> list[AnyFact]:
    """The facts of the steps up to this one that were taken at the same step of the game."""
    first = index
    while first and before_of(steps[first - 1]).step == before_of(steps[index]).step:
        first -= 1
    return [fact for at in range(first, index + 1) for fact in happened(steps[at], after_of(steps, at, state))]


def dealt(steps: Sequence[Step], index: int, state: LongLiveTheKing) -> list[AnyFact]:
    """LV-5.28: the cards of each seat, one fact a seat."""
    cards: dict[int, dict[str, int]] = {seat: {} for seat in range(state.seats)}
    for fact in in_a_row(steps, index, state):
        if isinstance(fact, Dealt):
            for card in fact.cards:
                cards[fact.seat][card] = cards[fact.seat].get(card, 0) + 1
    return [
        Dealt(rule="LV-5.28", seat=seat, number=sum(own.values()), cards=dict(sorted(own.items())))
        for seat, own in cards.items()
    ]


# ---- the turn --------------------------------------------------------------------------------------------------------

Teller = Callable[[LongLiveTheKing, int, LongLiveTheKing], list[AnyFact]]


def start(before: LongLiveTheKing, county: int, after: LongLiveTheKing) -> list[AnyFact]:
    begins = county == before.start[0]
    return [Started(rule="LV-3.2", seat=before.roller, county=data.COUNTIES[county], begins=begins)]


def move(before: LongLiveTheKing, action: int, after: LongLiveTheKing) -> list[AnyFact]:
    """A crossing is told with its die."""
    seat, origin = before.active, before.baron[before.active]
    if action == data.END:
        return [Stayed(rule="LV-4.6", seat=seat, county=data.COUNTIES[origin])]
    if action >= data.CROSS:
        return []
    stepped = Stepped(
        rule="LV-4.7",
        seat=seat,
        origin=data.COUNTIES[origin],
        county=data.COUNTIES[action - data.COUNTY],
        left_empty=is_empty(after, seat, origin),
    )
    return [stepped, *facts_of_fights.intrusion(after)]


def is_empty(after: LongLiveTheKing, seat: int, origin: int) -> bool:
    """LV-4.3: whether the baron left nobody there."""
    return not after.held(seat) >> origin & 1


def crossing(before: LongLiveTheKing, die: int, after: LongLiveTheKing) -> list[AnyFact]:
    seat, origin = before.active, before.baron[before.active]
    onward = before.through == origin
    tried = Crossing(
        rule="LV-4.18" if onward else "LV-4.13",
        seat=seat,
        origin=data.COUNTIES[origin],
        through=data.COUNTIES[before.through],
        county=data.COUNTIES[before.target],
        card=data.CARDS[before.card],
        value=before.card + 1,
        die=die,
        points=die * (before.card + 1),
        success=before.succeeds(die),
        onward=onward,
        waits=not onward and after.baron[seat] == before.through,
        left_empty=is_empty(after, seat, origin),
    )
    return [tried, *facts_of_fights.intrusion(after)]


def stop(before: LongLiveTheKing, action: int, after: LongLiveTheKing) -> list[AnyFact]:
    """LV-4.15; LV-4.17, LV-4.18: further attempts are told with their dice."""
    if action != data.END:
        return []
    seat, county = before.active, data.COUNTIES[before.baron[before.active]]
    if before.step == data.ONWARD:
        return [Settled(rule="LV-4.17", seat=seat, county=county)]
    rule = "LV-4.15" if before.step == data.AFTER_FAILED_CROSSING else "LV-4.18"
    return [Stopped(rule=rule, seat=seat, county=county)]


def free_courtier(before: LongLiveTheKing, action: int, after: LongLiveTheKing) -> list[AnyFact]:
    seat, site = before.actor(), before.site()
    rule, county = placing_rule(before, "LV-4.23"), data.COUNTIES[site]
    if action == data.END:
        return [NoCourtier(rule=rule, seat=seat, county=county)]
    there, left = before.courtiers[site] + 1, before.reserve[seat] - 1
    return [FreeCourtier(rule=rule, seat=seat, county=county, courtiers=there, reserve=left)]


def courtier_roll(before: LongLiveTheKing, die: int, after: LongLiveTheKing) -> list[AnyFact]:
    seat, site = before.actor(), before.site()
    success = before.succeeds(die)
    rolled = CourtierRoll(
        rule=placing_rule(before, "LV-4.24"),
        seat=seat,
        county=data.COUNTIES[site],
        card=data.CARDS[before.card],
        value=before.card + 1,
        die=die,
        points=die * (before.card + 1),
        success=success,
        courtiers=before.courtiers[site] + success,
        reserve=before.reserve[seat] - success,
    )
    return [rolled]


def placing_rule(before: LongLiveTheKing, usual: str) -> str:
    """LV-5.16: the winner of a confrontation places where it was fought."""
    return usual if before.contested == NOBODY else "LV-5.16"


def quiet_turn(before: LongLiveTheKing, after: LongLiveTheKing) -> list[AnyFact]:
    """LV-R18; a turn is quiet at its end if it was before, and nothing else calls an election in such a turn."""
    turns = before.quiet + 1
    if before.quiet_limit and before.quiet >= 0 and (after.quiet == turns or has_begun(before, after)):
        return [QuietTurn(rule="LV-R18", seat=before.active, turns=turns, limit=before.quiet_limit)]
    return []


def card_dealt(before: LongLiveTheKing, kind: int, after: LongLiveTheKing) -> list[AnyFact]:
    return [Dealt(rule="LV-5.28", seat=before.next_dealt(), number=1, cards={data.CARDS[kind]: 1})]


TOLD: dict[int, Teller] = {
    data.START_CARD: start,
    data.MOVE: move,
    data.CROSS_ROLL: crossing,
    data.AFTER_FAILED_CROSSING: stop,
    data.ONWARD: stop,
    data.ONWARD_AGAIN: stop,
    data.PLACE_FREE: free_courtier,
    data.COURTIER_ROLL: courtier_roll,
    data.CONFRONTATION_ROLL: facts_of_fights.roll,
    data.PLACE_DICE: facts_of_fights.roll,
    data.TAKE_BACK: facts_of_fights.taken_back,
    data.BANISH_DEFENDER: facts_of_fights.banishment,
    data.BANISH_INTRUDER: facts_of_fights.banishment,
    data.RANKING_ROLL: facts_of_elections.tie_roll,
    data.KING_ROLL: facts_of_elections.tie_roll,
    data.REDISTRIBUTION: card_dealt,
}
