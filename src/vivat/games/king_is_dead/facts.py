"""What happened in The King is Dead, as typed facts, each with the number of its rule; who may know it: section 9."""

from __future__ import annotations

import functools
from collections import Counter
from collections.abc import Sequence

from vivat.engine import bits
from vivat.engine.numbers import CHANCE, NOBODY
from vivat.engine.result import Step
from vivat.fact import KEPT
from vivat.games.king_is_dead import data, position, view
from vivat.games.king_is_dead import fact_kinds as kinds
from vivat.games.king_is_dead.fact_kinds import AnyFact, Some
from vivat.games.king_is_dead.rules import KingIsDead
from vivat.games.king_is_dead.verdict import verdict
from vivat.games.king_is_dead.view import Followers, of_this_game
from vivat.games.king_is_dead.words import CARD_RULES

# ---- who may know it -------------------------------------------------------------------------------------------------


def shown(steps: Sequence[Step], state: KingIsDead, seat: int | None, first: int = 0) -> list[list[AnyFact]]:
    """What a seat, or a spectator (None), may know of the steps from `first` on, in the state reached now."""
    readable = view.shown(steps, state, seat, first)
    found = []
    for index, open_ in enumerate(readable, start=first):
        after = of_this_game(steps[index + 1].before) if index + 1 < len(steps) else state
        whole = happened(steps[index], after)
        found.append(whole if open_ else [fact for told in whole if (fact := closed(told))])
    return found


def closed(fact: AnyFact) -> AnyFact | None:
    """What is left of a fact for those who may not read its step (KD-8.4, KD-R22)."""
    if isinstance(fact, kinds.LASTING):
        return fact
    if isinstance(fact, kinds.Dealt):
        return kinds.Dealt(rule=fact.rule, seat=fact.seat, number=fact.number, cards=None)
    return kinds.Covered(rule="KD-9.4", seat=fact.seat, action=fact.action) if isinstance(fact, kinds.Played) else None


# ---- what happened ---------------------------------------------------------------------------------------------------


@functools.lru_cache(KEPT)  # each seat asks, and later steps tell some again; states of steps never change
def happened(step: Step, after: KingIsDead) -> list[AnyFact]:
    """What one step brought about, whole."""
    before = of_this_game(step.before)
    if step.who == CHANCE:
        return in_set_up(before, after)
    if before.step == data.TURN and step.number == data.PASS:
        return passed(before, step.who, after)
    if before.step == data.SUMMON_REGION:
        return []
    if before.step == data.SUMMON_FOLLOWER:
        return [summoned(before, step.who, step.number, after)]
    found = played(step.who, step.number, after) if before.step == data.TURN else effect(before, step, after)
    if not after.in_action():  # KD-R4
        found.append(kinds.NobodySummoned(rule="KD-4.7", seat=step.who))
    return found


def in_set_up(before: KingIsDead, after: KingIsDead) -> list[AnyFact]:
    if not after.in_set_up():
        return [
            kinds.SetUp(
                rule="KD-3.9",
                first_seat=after.first,
                spaces=[data.REGIONS[region] for region in after.space],
                regions={name: held(after, region) for region, name in enumerate(data.REGIONS)},
                courts=[court(after, seat) for seat in range(after.seats)],
                supply=Followers(*after.supply),
            )
        ]
    seat, place = divmod(before.count, data.CUNNING_EACH)
    if before.step != data.DEAL or place != data.CUNNING_EACH - 1:
        return []
    cards = [card for card in position.hand_of(after, seat) if data.CUNNING >> data.CARDS.index(card) & 1]
    return [kinds.Dealt(rule="KD-3.7", seat=seat, number=data.CUNNING_EACH, cards=cards)]


def summoned(before: KingIsDead, seat: int, faction: int, after: KingIsDead) -> kinds.Summoned:
    region = data.REGIONS[before.pick_1]
    return kinds.Summoned(
        rule="KD-4.7", seat=seat, faction=data.FACTIONS[faction], region=region, court=court(after, seat)
    )


def played(seat: int, action: int, after: KingIsDead) -> list[AnyFact]:
    card = data.CARDS[action - 1]
    return [
        kinds.Played(rule=CARD_RULES[card], seat=seat, card=card, action=after.actions),
        *without_effect(seat, card, after),
    ]


def without_effect(seat: int, card: str, after: KingIsDead) -> list[AnyFact]:
    """A card that asks nothing has done nothing (KD-7.2)."""
    return [kinds.NoEffect(rule="KD-4.10", seat=seat, card=card)] if after.played == NOBODY else []


def effect(before: KingIsDead, step: Step, after: KingIsDead) -> list[AnyFact]:
    """What a step of a card did."""
    seat, number = step.who, step.number
    if before.step == data.SPY_CARD:
        card = data.CARDS[number]
        tops = [n for n in range(before.seats) if n != seat and before.pile_size[n] and before.top(n) == number]
        copied = kinds.Copied(rule="KD-4.30", seat=seat, card=card, from_seats=tops)
        return [copied, *without_effect(seat, card, after)]
    if before.step == data.NEGOTIATE_SECOND:
        return [negotiated(before.pick_1, number, seat, after)]
    if before.step == data.NEGOTIATE_DISC:
        return [
            kinds.Locked(rule="KD-4.22", seat=seat, region=data.REGIONS[number], space=after.space.index(number) + 1)
        ]
    if before.step == data.MARCH_BUNDLE:
        here, there = data.REGIONS[before.pick_1], data.REGIONS[before.pick_2]
        moved = some(number)
        return [
            kinds.Moved(rule="KD-4.35", seat=seat, card="march", from_region=here, to_region=there, followers=moved)
        ]
    if data.STEP_TABLE[before.step][data.PART] == data.ANSWER:
        return [exchanged(before, seat, number)]
    return placed_and_returned(before, seat, after)


def negotiated(one: int, other: int, seat: int, after: KingIsDead) -> kinds.Negotiated:
    return kinds.Negotiated(
        rule="KD-4.22",
        seat=seat,
        region=data.REGIONS[one],
        space=after.space.index(one) + 1,
        other_region=data.REGIONS[other],
        other_space=after.space.index(other) + 1,
        next_region=data.REGIONS[after.contested_region()],
    )


def exchanged(before: KingIsDead, seat: int, number: int) -> kinds.Exchanged:
    card = data.CARDS[before.card]
    scots, answer = divmod(number, len(data.BUNDLES))
    gave = {"scots": scots + 1} if before.card == data.EDICT else some(before.gift())
    here, there = data.REGIONS[before.pick_1], data.REGIONS[before.pick_3]
    return kinds.Exchanged(
        rule=CARD_RULES[card], seat=seat, card=card, region=here, gave=gave, other_region=there, answered=some(answer)
    )


def placed_and_returned(before: KingIsDead, seat: int, after: KingIsDead) -> list[AnyFact]:
    """Followers that came from the supply or went there."""
    found: list[AnyFact] = []
    card = data.CARDS[before.card]
    for region, name in enumerate(data.REGIONS):
        change = [new - old for old, new in zip(before.followers[region::8], after.followers[region::8], strict=True)]
        placed = {faction: number for faction, number in zip(data.FACTIONS, change, strict=True) if number > 0}
        returned = {faction: -number for faction, number in zip(data.FACTIONS, change, strict=True) if number < 0}
        if placed:
            found.append(kinds.Placed(rule=CARD_RULES[card], seat=seat, card=card, region=name, followers=placed))
        if returned:
            found.append(kinds.Returned(rule=CARD_RULES[card], seat=seat, card=card, region=name, followers=returned))
    return found


# ---- passes, struggles, endings --------------------------------------------------------------------------------------


def passed(before: KingIsDead, seat: int, after: KingIsDead) -> list[AnyFact]:
    found: list[AnyFact] = [kinds.Passed(rule="KD-4.2", seat=seat, row=before.passes + 1, needed=before.seats)]
    if after.struggles > before.struggles:
        found.append(struggle(before, after))
    return found if after.ending == data.RUNNING else [*found, *ended(after)]


def struggle(before: KingIsDead, after: KingIsDead) -> kinds.Struggle:
    region = before.contested_region()
    winner = before.sole_leader(region)
    return kinds.Struggle(
        rule="KD-5.3" if winner == NOBODY else "KD-5.2",
        number=after.struggles,
        region=data.REGIONS[region],
        followers=held(before, region),
        winner=None if winner == NOBODY else data.FACTIONS[winner],
        controlled=Followers(*map(bits.count, after.controlled)),
        unstable=bits.count(after.unstable),
    )


def ended(over: KingIsDead) -> list[AnyFact]:
    found: list[AnyFact] = [invasion(over) if over.ending == data.INVASION else coronation(over)]
    for seat in range(over.seats):
        faction = over.plot_faction(seat)
        if faction != NOBODY:
            found.append(kinds.PlotShown(rule="KD-6.5", seat=seat, faction=data.FACTIONS[faction]))
    return [*found, verdict(over)]


def invasion(over: KingIsDead) -> kinds.Invasion:
    return kinds.Invasion(rule="KD-6.1", regions=[data.REGIONS[region] for region in bits.members(over.unstable)])


def coronation(over: KingIsDead) -> kinds.Coronation:
    """KD-6.10, KD-6.11."""
    order = sorted(range(len(data.FACTIONS)), key=over.strength, reverse=True)
    controlled = {data.FACTIONS[faction]: bits.count(over.controlled[faction]) for faction in order}
    second = over.second_strongest()
    most, next_most, _ = controlled.values()
    return kinds.Coronation(
        rule="KD-6.2",
        controlled=controlled,
        last_won={data.FACTIONS[faction]: over.last_won(faction) for faction in order},
        strongest=data.FACTIONS[order[0]],
        second=None if second == NOBODY else data.FACTIONS[second],
        by_last_won=most == next_most,
    )


# ---- followers -------------------------------------------------------------------------------------------------------


def held(state: KingIsDead, region: int) -> Followers:
    return Followers(*state.followers[region::8])


def court(state: KingIsDead, seat: int) -> Followers:
    return Followers(*state.court[seat * 3 : seat * 3 + 3])


def some(bundle: int) -> Some:
    return dict(Counter(data.BUNDLES[bundle].split("+")))
