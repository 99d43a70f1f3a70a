"""The invariants of Vive le Roi !: section 12 of the rules, and the bounds of section 10."""

from __future__ import annotations

from collections.abc import Iterator

from vivat.engine import bits
from vivat.engine.numbers import CHANCE, NOBODY
from vivat.games.vive_le_roi import data
from vivat.games.vive_le_roi.check_step import CELLS, ELECTION, FLOORS, between, ended
from vivat.games.vive_le_roi.rules import ViveLeRoi

ONE_EACH = (data.THRONE, data.THRONE_SIDE, data.WC_3, data.WC_4, *CELLS)
PLACEMENT_FLOORS = range(data.FLOOR_1, data.FLOOR_5)
MOST_MOVES = 200  # VR-10.2, of a round

__all__ = ["between", "longest", "violations", "waited_for"]


def violations(state: ViveLeRoi) -> list[str]:
    """Everything about this state that cannot be."""
    rules = (places, vote_cards, cells, placement, throne, coronations, votes, favourites, ambitions, markers, turn)
    return [problem for rule in rules for problem in rule(state)]


# ---- the board -------------------------------------------------------------------------------------------------------


def places(state: ViveLeRoi) -> Iterator[str]:
    seen, at = 0, state.at
    for place, name in enumerate(data.PLACES):
        here = at[place]
        if here & seen or here & ~(data.COURT | data.JESTER):
            yield f"VR-12.1: somebody at {name} is somewhere else too"
        seen |= here
        if place in ONE_EACH and bits.count(here) > 1:
            yield f"VR-12.3: {name} holds more than one"
    if seen != data.COURT | data.JESTER:
        yield "VR-12.1: a character is nowhere"
    for floor in FLOORS:
        extra = floor == one_more(state) and at[floor] & data.JESTER != 0
        if bits.count(at[floor]) > state.limit + extra:
            yield f"VR-12.2: {data.PLACES[floor]} holds {bits.count(at[floor])}"


def one_more(state: ViveLeRoi) -> int:
    """The floor on which the Jester may be one more than the limit: VR-R7 with six each, VR-R8 with five."""
    if state.units > 2:
        return NOBODY
    return data.FLOOR_0 if state.readings[0] & data.FIVE_EACH else data.FLOOR_3


def cells(state: ViveLeRoi) -> Iterator[str]:
    at = state.at
    for place in range(data.CELL_2, data.BOX + 1):
        if at[place] and not at[place - 1]:
            yield f"VR-12.4: {data.PLACES[place]} is taken and {data.PLACES[place - 1]} is not"
    refused = refused_characters(state)
    if refused & data.JESTER:
        yield "VR-12.5: the Jester is in a cell or in the box"
    if bits.count(refused) > no_cards_lost(state):
        yield f"VR-12.8: {bits.count(refused)} refused, but {no_cards_lost(state)} no cards lost"


def refused_characters(state: ViveLeRoi) -> int:
    refused = state.at[data.BOX]
    for cell in CELLS:
        refused |= state.at[cell]
    return refused


def voters(state: ViveLeRoi) -> list[int]:
    """The rows of the vote cards: the units, then the Emissary."""
    return [*range(state.units), *([data.EMISSARY_UNIT] if state.emissary else [])]


def no_cards_lost(state: ViveLeRoi) -> int:
    full = data.NO_CARDS[state.emissary][state.units]
    return sum(full - state.no[voter] for voter in voters(state))


def placement(state: ViveLeRoi) -> Iterator[str]:
    """VR-3.8 to VR-3.11: before, during and after it."""
    all_of_them = state.to_place()
    if state.step > data.PLACE_FLOOR:
        if state.at[data.SUPPLY] or state.placed != all_of_them:
            yield "VR-12.6: the placement is over and a character is still in the supply"
        if bits.count(state.at[data.FLOOR_0] & data.COURT) > bits.count(data.COURT) - all_of_them:
            yield "VR-12.5: somebody but the Jester entered floor 0"
        if state.hand != NOBODY:
            yield "VR-12.6: a character is in hand after the placement"
        return
    placed = 0
    for floor in PLACEMENT_FLOORS:
        placed += bits.count(state.at[floor] & data.COURT)
    if placed != state.placed or placed + bits.count(state.at[data.SUPPLY]) != bits.count(data.COURT):
        yield "VR-3.8: somebody is placed elsewhere than on the floors 1 to 4"
    if state.at[data.FLOOR_3] & data.JESTER == 0:
        yield "VR-3.4: the Jester is not on floor 3 during the placement"
    if placed >= all_of_them or (placed and state.step < data.PLACE_CHARACTER):
        yield f"VR-3.9: {placed} characters are placed at the step {data.STEPS[state.step]}"
    in_supply = state.hand != NOBODY and state.at[data.SUPPLY] >> state.hand & 1 == 1
    if (state.step == data.PLACE_FLOOR) != in_supply or (state.hand != NOBODY and not in_supply):
        yield "VR-3.8: the character in hand does not fit the step"


def throne(state: ViveLeRoi) -> Iterator[str]:
    candidate, waiting = state.at[data.THRONE], state.at[data.THRONE_SIDE]
    if not ended(state) and (candidate != 0) != (state.step in ELECTION):
        yield f"VR-12.3: the throne is {'taken' if candidate else 'empty'} at the step {data.STEPS[state.step]}"
    if candidate and bits.count(state.at[data.FLOOR_5]) >= state.limit:
        yield "VR-5.6: floor 5 is full, and the candidate has just left it"
    if waiting and not (state.wedding and state.kingmakers):
        yield "VR-12.6: somebody is beside the throne without a first coronation"
    if state.step == data.MOVE_CHARACTER and not state.movable():
        yield "VR-12.11: nobody has a destination"
    if state.step == data.EMISSARY_VOTE and state.favourites[data.EMISSARY_SEAT] == NOBODY:
        yield "VR-5.26: there is no Emissary with a favourites card"
    elif state.step == data.EMISSARY_VOTE and state.names(data.EMISSARY_SEAT) & candidate:
        yield "VR-5.26: the Emissary turns up no card for his favourite"


def coronations(state: ViveLeRoi) -> Iterator[str]:
    """VR-12.13: how many there were in this round, and what is remembered of them."""
    candidate, waiting = state.at[data.THRONE], state.at[data.THRONE_SIDE]
    number = bits.count(state.kingmakers)
    if not ended(state):
        if number != (waiting != 0):
            yield f"VR-12.13: {number} coronations in this round"
    elif not state.wedding:
        if number != 1 or not candidate:
            yield "VR-12.13: the round is over without its coronation"
    elif not waiting or not 1 <= number <= 2 or (not candidate and (number != 1 or state.somebody_left())):
        yield "VR-12.13: the round is over without its two coronations, or the one of VR-R23"
    if state.kingmakers >> state.units or state.poor >> state.seats:
        yield "VR-12.13: a unit or seat that is not there is remembered"
    crowned = [*bits.members(state.kingmakers)] or [NOBODY]
    if state.opener not in crowned:
        yield "VR-5.16: the unit that opens the next round is not one of those that crowned"
    if state.poor and not number:
        yield "VR-R16: favourites points are remembered without a count"


# ---- the cards -------------------------------------------------------------------------------------------------------


def vote_cards(state: ViveLeRoi) -> Iterator[str]:
    dealt = voters(state) if state.step > data.FIRST_UNIT else []
    whole_set = (data.NO_CARDS[state.emissary][state.units], data.STOMACH_ACHE_CARDS)
    for row, (no, ache) in enumerate(zip(state.no, state.ache, strict=True)):
        full = whole_set if row in dealt else (0, 0)
        if not (0 <= no <= full[0] and 0 <= ache <= full[1]):
            yield f"VR-12.7: unit {row} holds {no} no and {ache} stomach-ache cards"
        elif state.step <= data.PLACE_FLOOR and (no, ache) != full:
            yield f"VR-3.5: unit {row} has lost vote cards before the first move"


def votes(state: ViveLeRoi) -> Iterator[str]:
    for unit, vote in enumerate(state.vote):
        if vote == NOBODY:
            if state.step == data.EMISSARY_VOTE and unit < state.units:
                yield f"VR-5.2: unit {unit} has not voted"
        elif state.step not in ELECTION or unit >= state.units or not state.cards_held(unit) >> vote & 1:
            yield f"VR-5.2: unit {unit} cannot have voted so"


def favourites(state: ViveLeRoi) -> Iterator[str]:
    rows = [*range(state.seats), *([data.EMISSARY_SEAT] if state.emissary else [])]
    held = [state.favourites[row] for row in rows if state.favourites[row] != NOBODY]
    dealt = len(rows)
    if state.step <= data.DEAL_FAVOURITES:
        dealt = state.dealt
    if [state.favourites[row] != NOBODY for row in rows] != [number < dealt for number in range(len(rows))]:
        yield "VR-8.3: the favourites cards are not dealt in order"
    if len(set(held)) != len(held):
        yield "VR-12.9: two hold the same favourites card"
    if state.step == data.DEAL_FAVOURITES and dealt >= len(rows):
        yield "VR-8.3: all favourites cards are dealt"
    if sum(card != NOBODY for card in state.favourites) != len(held):
        yield "VR-12.9: a seat that is not there holds a favourites card"


def ambitions(state: ViveLeRoi) -> Iterator[str]:
    """VR-5.20, VR-R19: who was offered two cards and who keeps which."""
    hold = [seat for seat in range(state.seats) if state.holder(seat) == seat]
    given = [bits.count(state.offered[seat]) for seat in hold]
    dealt = 0
    if state.ambition and data.CHOOSE_AMBITION <= state.step < data.NEXT_ROUND:
        dealt = 2 * len(hold)
    elif state.ambition and state.step == data.DEAL_AMBITIONS:
        dealt = state.dealt
        if dealt >= 2 * len(hold):
            yield "VR-8.3: all ambition cards are dealt"
    if given != [min(2, max(0, dealt - 2 * place)) for place in range(len(hold))]:
        yield "VR-8.3: the ambition cards are not dealt in order"
    if sum(map(bits.count, state.offered)) != dealt or bits.count(sum(state.offered)) != dealt:
        yield "VR-12.9: two were offered the same ambition card, or somebody who gets none"
    if state.step in (data.DEAL_AMBITIONS, data.CHOOSE_AMBITION) and not state.ambition:
        yield "VR-3.7: there are no ambition cards without the option"
    yield from kept_ambitions(state)


def kept_ambitions(state: ViveLeRoi) -> Iterator[str]:
    kept = state.kept
    if len({card for card in kept if card != NOBODY}) != sum(card != NOBODY for card in kept):
        yield "VR-12.9: two keep the same ambition card"
    chosen = state.ambition and state.step > data.CHOOSE_AMBITION
    for seat, card in enumerate(kept):
        must = chosen and seat < state.seats
        may = must or (state.step == data.CHOOSE_AMBITION and seat < state.seats)
        wrong = must if card == NOBODY else not may
        if wrong:
            yield f"VR-5.20: seat {seat} {'lacks' if must else 'keeps'} an ambition card"
        elif card != NOBODY and not ended(state) and not state.offered[state.holder(seat)] >> card & 1:
            yield f"VR-5.20: seat {seat} keeps an ambition card it was not offered"
    if state.shares_ambitions():
        for seat in range(state.seats):
            if (kept[seat] == NOBODY) != (kept[state.partner(seat)] == NOBODY):
                yield f"VR-R19: only one seat of the team of seat {seat} has an ambition card"


def markers(state: ViveLeRoi) -> Iterator[str]:
    for row, marker in enumerate(state.marker):
        if marker < 0:
            yield f"VR-12.10: the marker of seat {row} is below 0"
        used = row < state.seats or (row == data.EMISSARY_SEAT and state.emissary)
        if marker and not used:
            yield f"VR-12.10: there is no marker for seat {row}"
    if state.teams != data.SEPARATE:
        markers = state.marker
        for seat in range(state.seats):
            if markers[seat] != markers[state.partner(seat)]:
                yield f"VR-12.10: the common marker of seat {seat} is in two places"


# ---- whose turn it is ------------------------------------------------------------------------------------------------


def turn(state: ViveLeRoi) -> Iterator[str]:
    drawn = state.step > data.FIRST_UNIT
    if not 1 <= state.round <= data.ROUNDS:
        yield f"VR-12.13: there is no round {state.round}"
    if (state.round > 1 and not drawn) or (state.step == data.OVER) != (state.round == 3 and ended(state)):
        yield f"VR-12.13: the step {data.STEPS[state.step]} is not in round {state.round}"
    for unit in (state.first, state.turn):
        if not (0 <= unit < state.units if drawn else unit == NOBODY):
            yield f"VR-3.2: unit {unit} can be neither first nor in turn"
            return
    if drawn and state.step <= data.PLACE_FLOOR and state.turn != (state.first + state.placed) % state.units:
        yield "VR-3.9: another unit places"
    for unit in range(state.units):
        if state.unit_of[state.speaker[unit]] != unit:
            yield f"VR-5.41: the speaker of unit {unit} is not one of its seats"
    if state.waiting_for != waited_for(state):
        yield "VR-7.4: somebody else is waited for"


def waited_for(state: ViveLeRoi) -> int:
    """VR-7.4: whom a state must wait for, and nobody else; -1 if nobody is left to do what the step says."""
    waiting = 0
    if state.step == data.OVER:
        return 0
    if state.step in (data.PLACE_CHARACTER, data.PLACE_FLOOR, data.MOVE_CHARACTER):
        return bits.one(state.speaker[state.turn])
    if state.step == data.CAST_VOTE:
        for unit in range(state.units):
            if state.vote[unit] == NOBODY:
                waiting |= bits.one(state.speaker[unit])
    elif state.step == data.CHOOSE_AMBITION:
        for seat in range(state.seats):
            if state.kept[seat] == NOBODY:
                waiting |= bits.one(state.chooser(seat))
    else:
        return CHANCE
    return waiting or NOBODY


def longest(state: ViveLeRoi) -> int:
    """The most decisions a game of this kind can have, by the bounds of VR-10.2."""
    lost = sum(data.NO_CARDS[state.emissary][state.units] + data.STOMACH_ACHE_CARDS for _ in voters(state))
    elections = lost + 1 + state.wedding
    return data.ROUNDS * (state.seats + 2 * state.to_place() + MOST_MOVES + elections * state.units)
