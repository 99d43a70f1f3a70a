"""The invariants of Long Live the King: section 12 of the rules. What a single step needs is in `check_step.py`."""

from __future__ import annotations

from collections.abc import Sequence

from vivat.engine import bits
from vivat.engine.numbers import NOBODY
from vivat.games.long_live_the_king import check_step, data, moments
from vivat.games.long_live_the_king.moments import BANISHMENT, ELECTION, holders
from vivat.games.long_live_the_king.rules import LongLiveTheKing, cards_in


def violations(state: LongLiveTheKing) -> list[str]:
    """Everything about this state that cannot be. A broken map or hand is told alone: the rest is built on them."""
    found = [*cards(state), *pieces(state), *bonus_votes(state)]
    if not found and state.step == data.START_CARD:
        return set_up(state)
    return found or owners(state) or [*empty_hands(state), *check_step.problems(state)]


# ---- cards -----------------------------------------------------------------------------------------------------------


def cards(state: LongLiveTheKing) -> list[str]:
    found = []
    hand, known, spent, under = state.hand, state.known, state.spent, state.under
    shown = moments.shown_cards(state)
    for kind, name in enumerate(data.CARDS):
        laid = sum(data.MIXTURES[mixture][kind] for mixture in shown.values())
        number, total = sum(hand[kind::3]) + laid + spent[kind] + under[kind], data.SET[kind] * state.seats
        if number != total or min(*hand, *spent, *under) < 0:
            found.append(f"LV-12.1: there are {number} {name} in all, not {total}")
    if any(not 0 <= sure <= held for sure, held in zip(known, hand, strict=True)):
        found.append("LV-9.6: more cards are known to be in a hand than are there")
    if any(not 0 <= seen <= down for seen, down in zip(state.turned, under, strict=True)):
        found.append("LV-R16: more cards were turned down than lie face down")
    if sum(state.turned) >= state.seats:
        found.append("LV-R16: so many cards would have been dealt")
    if state.elections == 0 and (list(known) != list(hand) or any(under)):
        found.append("LV-9.6: before the first redistribution every hand is known and no card lies face down")
    if list(state.size) != [sum(hand[place : place + 3]) for place in range(0, 15, 3)]:
        found.append("LV-12.1: the numbers of cards in the hands are wrong")
    return found


def empty_hands(state: LongLiveTheKing) -> list[str]:
    """LV-12.10 as far as a single state tells it; LV-5.21: an election is due only if somebody has no card."""
    empty = {seat for seat in range(state.seats) if state.size[seat] == 0}
    if state.election_due and not empty:
        return ["LV-5.21: an election is due for nobody"]
    paid = {state.actor()} if state.step in (data.CROSS_ROLL, data.COURTIER_ROLL) else set()
    busy = state.election_due or moments.shown_cards(state) or state.step in (*ELECTION, data.OVER)
    if state.elections == 0 and not busy and empty - paid:
        return ["LV-12.10: a hand is empty and no election was held"]
    return []


# ---- pieces ----------------------------------------------------------------------------------------------------------


def pieces(state: LongLiveTheKing) -> list[str]:
    found = []
    in_play = data.IN_PLAY[state.seats - 3]
    placed = state.roller if state.step == data.START_CARD else state.seats
    baron, court, courtiers, reserve = state.baron, state.court, state.courtiers, state.reserve
    for seat in range(state.seats):
        there = sum(courtiers[county] for county in bits.members(court[seat]))
        if reserve[seat] + there != data.COURTIERS or not 0 <= reserve[seat] <= data.COURTIERS:
            found.append(f"LV-12.2: seat {seat} has {there} courtiers on the map and {reserve[seat]} in reserve")
        if not in_play >> baron[seat] & 1 if seat < placed else baron[seat] != NOBODY:
            found.append(f"LV-12.3: the baron of seat {seat} is not in a county of the map")
        if court[seat] & ~in_play:
            found.append("LV-12.3: a courtier stands in a county that is not in play")
    for county, number in enumerate(courtiers):
        if not 0 <= number <= state.worth[county]:
            found.append(f"LV-12.4: {number} courtiers in {data.COUNTIES[county]}")
    manned = sum(bits.one(county) for county, number in enumerate(courtiers) if number)
    if shared(court) or manned != sum(court):
        found.append("LV-12.5: the courtiers of a county are not those of one player")
    return found


def shared(sets: Sequence[int]) -> int:
    """The members that several of these sets have."""
    once = twice = 0
    for members in sets:
        twice |= once & members
        once |= members
    return twice


def owners(state: LongLiveTheKing) -> list[str]:
    """LV-12.5, LV-12.6: one holder a county, except the contested one while the barons in it are not yet banished."""
    several = shared([state.held(seat) for seat in range(state.seats)])
    disputed = moments.is_disputed(state) and state.contested != NOBODY
    if disputed and set(holders(state, state.contested)) <= {state.active, state.defender}:
        several &= ~bits.one(state.contested)
    return [f"LV-12.5: several players hold {data.COUNTIES[county]}" for county in bits.members(several)]


def set_up(state: LongLiveTheKing) -> list[str]:
    """LV-3.1 to LV-3.4: the start cards dealt so far, and nothing else, have made this state."""
    fresh = LongLiveTheKing()
    fresh.worth, fresh.borders, fresh.start = state.worth, state.borders, state.start
    fresh.begin(state.seats, state.bonus_start, state.quiet_limit // state.seats, 0, state.readings)
    for county in state.baron[: state.roller]:
        if (county, 1) not in fresh.chances():
            return [f"LV-3.2: {data.COUNTIES[county]} is not among the start cards left"]
        fresh.befall(county)
    return [] if fresh.fields() == state.fields() else ["LV-3.3: this is no set-up"]


# ---- bonus votes -----------------------------------------------------------------------------------------------------


def bonus_votes(state: LongLiveTheKing) -> list[str]:
    """LV-12.8: any m players got at least m(m + 1)/2 from each election, and all of them together no more."""
    n = state.seats
    finished = state.elections - (state.step == data.OVER)
    votes = sorted(state.bonus[seat] - state.bonus_start for seat in range(n))
    least = [finished * m * (m + 1) // 2 for m in range(n + 1)]
    found = []
    if sum(votes) != least[n] or any(sum(votes[:m]) < least[m] for m in range(n)):
        found.append(f"LV-12.8: {finished} elections cannot have given these bonus votes")
    if not 0 <= finished < data.MOST_ELECTIONS[n - 3]:
        found.append(f"LV-12.15: {state.elections} elections are too many")
    return found


# ---- from one state to the next --------------------------------------------------------------------------------------


def between(before: LongLiveTheKing, who: int, number: int, after: LongLiveTheKing) -> list[str]:
    """Everything about one step that cannot be."""
    found: list[str] = []
    n = before.seats
    if before.step == data.START_CARD:
        return found
    if after.active not in (before.active, (before.active + 1) % n):
        found.append("LV-12.14: the turn did not go clockwise")
    if after.elections > before.elections and after.step != data.OVER:
        gains = sorted(after.bonus[seat] - before.bonus[seat] for seat in range(n))
        if gains != list(range(1, n + 1)):
            found.append(f"LV-12.8: an election gave the bonus votes {gains}")
    found += won_back(before, after)
    fought = before.step in (data.CONFRONTATION_ROLL, data.PLACE_DICE)
    if not fought and any(now < old for now, old in zip(after.courtiers, before.courtiers, strict=True)):  # LV-4.2
        found.append("LV-4.2: a courtier left the map without a confrontation")
    moved = [seat for seat in range(n) if before.baron[seat] != after.baron[seat]]
    travelled = moved == [before.active] and not before.used >> after.baron[before.active] & 1  # LV-R3: or waits
    if moved and before.step not in BANISHMENT and not travelled:
        found.append("LV-12.13: a baron moved who may not, or into a county of this journey")
    return found + emptied(before, after)


def won_back(before: LongLiveTheKing, after: LongLiveTheKing) -> list[str]:
    """LV-12.12, LV-R9: of the cards laid as many come back as the 1s say; none only to a hand that is empty."""
    found = []
    for seat, mixture in moments.shown_cards(before).items():
        if after.laid[seat] == data.NOT_LAID:
            laid, back = cards_in(mixture), after.size[seat] - before.size[seat]
            if not 0 <= back <= (laid if laid > 1 else 0):
                found.append(f"LV-12.12: seat {seat} laid {laid} cards and took back {back}")
            if laid > 1 and before.ones[seat] > back and (before.size[seat] or before.step != data.TAKE_BACK):
                found.append(f"LV-R9: seat {seat} took back {back} cards without being asked")
    return found


def emptied(before: LongLiveTheKing, after: LongLiveTheKing) -> list[str]:
    """LV-12.10: a hand that becomes empty calls an election, at the latest after the roll or at LV-5.9 (d)."""
    held = after.step in ELECTION or after.elections > before.elections
    cleared = moments.shown_cards(before).keys() - moments.shown_cards(after).keys()
    pending = moments.shown_cards(after) or after.step in (data.CROSS_ROLL, data.COURTIER_ROLL)
    for seat in range(before.seats):
        became = seat in cleared or (before.size[seat] and not pending)
        if became and not after.size[seat] and not held and not after.election_due:
            return [f"LV-12.10: the hand of seat {seat} is empty and there was no election"]
    paid = before.step in (data.CROSS_ROLL, data.COURTIER_ROLL) and not moments.shown_cards(before)  # LV-R15
    due = paid and not before.size[before.actor()]
    return ["LV-5.21: an election was due"] if due and not held else []


def longest(state: LongLiveTheKing) -> int:
    """LV-10.4: of a game in which no confrontation gives all its cards back or is tied twice, and, where a standstill
    calls no election, at most five quiet rounds lie in a row; others have no bound."""
    n, cards = state.seats, data.SET_SIZE * state.seats
    room = sum(state.worth[county] for county in bits.members(data.IN_PLAY[n - 3]))
    turns = room + 5 * cards + 1
    quiet = state.quiet_limit or 5 * n
    fight = n + 2 + (n if state.readings & data.ASKED else 0) + (8 * n if state.readings & data.BY_HAND else 0)
    return data.MOST_ELECTIONS[n - 3] * (turns * (2 * quiet + 4) + fight * cards)
