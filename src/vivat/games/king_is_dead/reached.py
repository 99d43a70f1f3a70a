"""Whether play can have come to a position: its set-up is taken outcome by outcome, its card step by step."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from vivat.engine import bits
from vivat.engine.numbers import NOBODY
from vivat.games.king_is_dead import data, steps, words
from vivat.games.king_is_dead.rules import KingIsDead


def is_set_up(state: KingIsDead, options: dict[str, Any]) -> bool:
    """Whether the outcomes of the set-up, taken in their order, lead to this state."""
    trial = words.start(options)
    for outcome in set_up_outcomes(state):
        if outcome not in [possible for possible, _ in trial.chances()]:
            return False
        trial.befall(outcome)
    return trial.fields() == state.fields()


def set_up_outcomes(state: KingIsDead) -> Iterator[int]:
    """KD-8.6: everything drawn, dealt and laid so far. In which order a court was drawn makes no difference."""
    for seat in range(state.seats):
        for faction in range(3):
            yield from [faction] * state.court[seat * 3 + faction]
    for region in range(8):
        for faction in range(3):
            yield from [faction] * (state.followers[faction * 8 + region] - 2 * (data.HOME[faction] == region))
    for seat in range(state.seats):
        yield from [card - data.SPY for card in bits.members(state.hand[seat] & data.CUNNING)]
    yield from state.space[: laid(state)]


def laid(state: KingIsDead) -> int:
    """KD-3.8: the region cards that lie at their spaces."""
    if state.step == data.LAY:
        return state.count
    return 0 if state.in_set_up() and state.step != data.FIRST else len(data.REGIONS)


def is_reached(state: KingIsDead) -> bool:
    """KD-7.2: whether the card being played can lead to this very state, in mid-effect."""
    for before in befores(state):
        before.level = before.pick_1 = before.pick_2 = before.pick_3 = 0
        before.begin_effect(state.played)
        if any(way.fields() == state.fields() for way in ways(before, state)):
            return True
    return False


def ways(trial: KingIsDead, goal: KingIsDead) -> Iterator[KingIsDead]:
    """Every state at the step of `goal` to which the effect goes on."""
    if trial.played == NOBODY:
        return
    if trial.step == goal.step:
        yield trial
    elif trial.step == data.SPY_CARD or trial.step in steps.before(goal.step):
        for action in [goal.card] if trial.step == data.SPY_CARD else trial.options(trial.player):
            if action in trial.options(trial.player):
                after = trial.clone()
                after.play(after.player, action)
                yield from ways(after, goal)


def befores(state: KingIsDead) -> Iterator[KingIsDead]:
    """States in which the effect may have begun: what it may have done to the map so far is taken back."""
    yield state.clone()
    if state.step == data.NEGOTIATE_DISC:
        before = state.clone()
        before.exchange_cards(state.pick_1, state.pick_2)
        yield before
    elif state.card == data.ASSEMBLE:
        for placed in range(1, 1 << len(steps.before(state.step))):
            yield from with_taken_back(state, bits.members(placed))
    elif steps.picks(state.step) == (("pick_1", data.REGION),):
        yield from with_bundles_moved(state, state.pick_1)


def with_taken_back(state: KingIsDead, factions: list[int]) -> Iterator[KingIsDead]:
    """Assemble: a follower of each of these factions was placed; wherever it stands, the options were the same."""
    before = state.clone()
    for faction in factions:
        regions = bits.members(before.regions_of(faction))
        if not regions:
            return
        before.take_back(faction, regions[0])
    yield before


def with_bundles_moved(state: KingIsDead, region: int) -> Iterator[KingIsDead]:
    """Ambush, Quell, Muster, Suppress: up to two followers came from the supply or went there."""
    for bundle, name in enumerate(data.BUNDLES):
        factions = [data.FACTIONS.index(part) for part in name.split("+")]
        if state.bundles_in(region) >> bundle & 1:
            before = state.clone()
            for faction in factions:
                before.take_back(faction, region)
            yield before
        if all(state.supply[faction] >= factions.count(faction) for faction in factions):
            before = state.clone()
            before.place_bundle(bundle, region)
            yield before
