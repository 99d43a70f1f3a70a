"""What each step of a confrontation needs to be asked or rolled at all (section 5.1)."""

from __future__ import annotations

from collections import Counter

from vivat.engine import bits
from vivat.engine.numbers import NOBODY
from vivat.games.long_live_the_king import data, moments
from vivat.games.long_live_the_king.rules import LongLiveTheKing, cards_in


def intrusion(state: LongLiveTheKing) -> list[str]:
    """LV-5.1 to LV-5.14, up to the last banishment."""
    county, intruder, defender = state.contested, state.active, state.defender
    if county == NOBODY or defender in (NOBODY, intruder) or state.baron[intruder] != county:
        return ["LV-5.1: there is no intruder, or no defender, or no county between them"]
    if state.court[intruder] >> county & 1 or not state.held(defender) & ~bits.one(county):
        return ["LV-12.7: the county cannot have been entered"]
    origin = state.came_from
    if origin in (NOBODY, county) or not set(moments.holders(state, origin)) <= {intruder}:
        return ["LV-R11: the intruder came from nowhere"]
    if state.step == data.COMMIT_CARDS:
        return choosing(state)
    return rolling(state) if state.step in moments.DICE else banishing(state)


def choosing(state: LongLiveTheKing) -> list[str]:
    """LV-5.2, LV-12.11."""
    chosen = [seat for seat in range(state.seats) if state.laid[seat] != data.NOT_LAID]
    good = state.held(state.defender) >> state.contested & 1 and state.size[state.active] > 0
    good = good and len(chosen) < state.seats
    good = good and all(state.mixtures(seat) >> state.laid[seat] & 1 for seat in chosen)
    return [] if good else ["LV-12.12: somebody laid what he could not lay"]


def rolling(state: LongLiveTheKing) -> list[str]:
    """LV-5.4, LV-5.8, LV-5.10, LV-12.12."""
    seats = range(state.seats)
    empty = [seat for seat in seats if state.laid[seat] == data.NO_CARDS]
    if not state.held(state.defender) >> state.contested & 1:
        return ["LV-5.1: the defender does not hold the contested county"]
    if state.active in empty or any(state.size[seat] or not state.elections for seat in empty):
        return ["LV-12.12: somebody laid nothing"]
    if bits.count(state.rolling) < (2 if state.again else state.seats):
        return ["LV-5.8: the wrong seats roll"]
    for seat in seats:
        ones = state.ones[seat]
        if ones > cards_in(state.laid[seat]) or (not state.again and ones != state.dice[seat] & 7):
            return [f"LV-5.10: seat {seat} cannot have rolled {ones} 1s"]
    return dice_on_table(state) or dice_on_cards(state)


def totals(state: LongLiveTheKing) -> list[str]:
    """LV-5.7, LV-5.8: after a roll everybody has a total, and the tied have the same; who was out before may have a
    higher one. 0 where none is known."""
    sums = list(state.sums[: state.seats])
    if not any(state.sums):
        return []
    if state.winner != NOBODY:
        good = sums[state.winner] > 0
    else:
        good = bool(state.again) and len({sums[seat] for seat in bits.members(state.rolling)} - {0}) == 1
    return [] if good and not any(state.sums[state.seats :]) else ["LV-5.8: these totals have no such winner"]


def dice_on_table(state: LongLiveTheKing) -> list[str]:
    """LV-8.1: complete up to the roller, none behind him."""
    order = [(state.first_roller() + step) % state.seats for step in range(state.seats)]
    reached = order.index(state.roller)
    for index, seat in enumerate(order):
        due = state.number_of_dice(seat)
        lying = sum(state.dice[seat] >> shift & 7 for shift in range(0, 18, 3))
        expected = due if index < reached else due - state.dice_left if index == reached else 0
        rolls = (state.dice_left == 0) if state.step == data.PLACE_DICE else 0 < state.dice_left <= due
        if lying != expected or (index == reached and not rolls):
            return [f"LV-8.1: seat {seat} has {lying} dice on the table"]
    return []


def dice_on_cards(state: LongLiveTheKing) -> list[str]:
    """LV-R8: by hand, those before the roller have put all their dice on cards, and he may be doing it."""
    by_hand, places = state.readings & data.BY_HAND, state.step == data.PLACE_DICE
    for seat in range(state.seats):
        before = (seat - state.active) % state.seats < (state.roller - state.active) % state.seats
        left = Counter(moments.faces(state.dice[seat]))
        left.subtract(moments.row(state.placed[seat]))
        if by_hand and before:
            good = not any(left.values())
        elif by_hand and places and seat == state.roller:
            good = min(left.values()) >= 0 and state.may_place(seat)
        else:
            good = not state.placed[seat] and not places
        if not good and (before or seat == state.roller or state.placed[seat]):
            return [f"LV-R8: the dice of seat {seat} cannot lie like that"]
    return []


def banishing(state: LongLiveTheKing) -> list[str]:
    """LV-5.11 to LV-5.14: a beaten defender has lost his courtiers, and somebody is still to go."""
    county, defender, winner = state.contested, state.defender, state.winner
    defends = state.baron[defender] == county
    if winner == NOBODY or (winner != defender and state.courtiers[county]):
        return ["LV-5.9: nobody has won, or courtiers of the beaten are still there"]
    if state.step == data.TAKE_BACK:
        return []
    if state.step == data.BANISH_DEFENDER:
        good = winner != defender and defends and state.court[defender]
    else:
        good = winner != state.active and (winner == defender) == (defends or state.courtiers[county] > 0)
    return [] if good else ["LV-5.14: nobody is to be banished here"]


def recovery(state: LongLiveTheKing) -> list[str]:
    """LV-R9: asked is whoever has an empty hand and rolled a 1; LV-R7: with the rolls first all cards still lie."""
    shown = moments.shown_cards(state)
    rightful = all(state.ones[seat] <= (cards_in(laid) if cards_in(laid) > 1 else 0) for seat, laid in shown.items())
    if state.step == data.TAKE_BACK:
        good = bool(state.readings & data.ASKED and shown) and rightful
        good &= all(state.size[seat] == 0 < state.ones[seat] for seat in shown)
        good &= all(ones == 0 for seat, ones in enumerate(state.ones) if seat not in shown)
        good &= data.NO_CARDS not in state.laid
    elif state.readings & data.ROLLS_FIRST and state.winner != NOBODY and state.step in moments.STILL_LAID:
        good = state.active in shown and data.NOT_LAID not in state.laid[: state.seats] and rightful
        good &= all(state.size[seat] == 0 for seat in range(state.seats) if seat not in shown)
    else:
        good = True
    return [] if good else ["LV-5.10: these cards cannot wait to be taken back"]


def aftermath(state: LongLiveTheKing) -> list[str]:
    """LV-5.17, LV-12.5: after the banishment the contested county has pieces of the winner, or none."""
    county, intruder, defender, winner = state.contested, state.active, state.defender, state.winner
    if NOBODY in (county, winner, defender) or defender == intruder:
        return ["LV-5.1: a confrontation has an intruder, a defender and a winner"]
    there = moments.holders(state, county)
    good = set(there) <= {winner} and (winner in there or winner not in (intruder, defender))
    good &= (state.baron[intruder] == county) == (winner == intruder)
    return [] if good else ["LV-12.5: others than the winner hold the contested county"]
