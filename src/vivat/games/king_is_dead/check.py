"""The invariants of The King is Dead: section 12 of the rules, and the bounds of section 10."""

from __future__ import annotations

import functools
from collections.abc import Sequence

from vivat.engine import bits
from vivat.engine.numbers import CHANCE, NOBODY, WIN
from vivat.games.king_is_dead import data
from vivat.games.king_is_dead.rules import KingIsDead

EXCHANGES = {  # the card: the bundles a region may give, and those that may be answered
    data.MANOEUVRE: (data.SINGLES, data.SINGLES),
    data.OUTMANOEUVRE: (data.SINGLES, data.SINGLES | data.PAIRS),
    data.INFLUENCE: (bits.one(data.ENGLISH), data.WITHOUT[data.ENGLISH]),
    data.DISPUTE: (bits.one(data.WELSH), data.SINGLES & data.WITHOUT[data.WELSH]),
    data.EDICT: (bits.one(data.SCOTS) | bits.one(data.BUNDLES.index("scots+scots")), data.WITHOUT[data.SCOTS]),
}
LONGEST = {0: (119, 202, 301), 1: (133, 219, 313)}  # KD-10.3, by mode and players


def violations(state: KingIsDead) -> list[str]:
    """Everything about this state that cannot be."""
    parts = (followers, regions, discs, cards, courts, actions, newest, turn, ending)
    return [problem for part in parts for problem in part(state)]


def pile(state: KingIsDead, seat: int) -> list[int]:
    return list(state.pile[seat * 8 : seat * 8 + state.pile_size[seat]])


def cards_of(state: KingIsDead, seat: int) -> list[int]:
    """Hand, pile and the card being played."""
    playing = [state.played] if state.played != NOBODY and seat == state.player else []
    return sorted([*held(state.hand[seat]), *pile(state, seat), *playing])


@functools.lru_cache(10_000)
def held(hand: int) -> tuple[int, ...]:
    """The cards of a hand; both Assembles have the same number."""
    return tuple(sorted(data.ASSEMBLE if card == data.SECOND_ASSEMBLE else card for card in bits.members(hand)))


# ---- what is on the table --------------------------------------------------------------------------------------------


def followers(state: KingIsDead) -> list[str]:
    found = []
    for faction, name in enumerate(data.FACTIONS):
        numbers = [*state.followers[faction * 8 : faction * 8 + 8], state.supply[faction], *state.court[faction::3]]
        total = data.FOLLOWERS[state.seats - 2]
        if sum(numbers) != total:
            found.append(f"KD-12.1: {name} are {sum(numbers)} in all, not {total}")
        if min(numbers) < 0:
            found.append(f"KD-12.2: a number of {name} is negative")
    for region in bits.members(255 & ~state.open_regions()):
        if state.people(region):
            found.append(f"KD-12.2: {data.REGIONS[region]} is resolved and holds followers; allowed: none")
    return found


def regions(state: KingIsDead) -> list[str]:
    resolved = 255 & ~state.open_regions()
    if state.in_set_up():
        return ["KD-12.3: a region is resolved during the set-up"] if resolved else []
    found = []
    if sorted(state.space) != list(range(8)):
        found.append("KD-12.4: the region cards do not lie one at each space")
    if sum(map(bits.count, [*state.controlled, state.unstable])) != bits.count(resolved):
        found.append("KD-12.3: a region carries two discs")
    if set(bits.members(resolved)) != set(state.space[: state.struggles]):
        cards_down = ", ".join(data.REGIONS[region] for region in bits.members(resolved))
        found.append(
            f"KD-12.3: the first spaces are those of the resolved regions; allowed there: {cards_down or 'none'}"
        )
    if state.ending == data.RUNNING and state.struggles >= 8:
        found.append("KD-12.10: the game runs without an open region")
    return found


def discs(state: KingIsDead) -> list[str]:
    found = []
    placed = [region for region in state.disc_on[: state.seats] if region != NOBODY]
    if len(placed) != len(set(placed)):
        found.append("KD-12.5: two negotiation discs lie on one card")
    if any(region != NOBODY for region in state.disc_on[state.seats :]):
        found.append("KD-12.5: a seat that is not there has a negotiation disc on a card")
    unstable = bits.count(state.unstable)
    if (unstable == 3) != (state.ending == data.INVASION) or unstable > 3:
        found.append(f"KD-12.6: {unstable} instability discs on the map; allowed: 0 to 2, or 3 when the game is over")
    elif unstable == 3 and not state.unstable >> state.space[state.struggles - 1] & 1:
        found.append("KD-12.6: the third instability disc was not placed in the last struggle; allowed: only there")
    return found


def cards(state: KingIsDead) -> list[str]:
    found = []
    dealt = []
    for seat in range(state.seats):
        own = cards_of(state, seat)
        dealt += [card for card in own if data.CUNNING >> card & 1]
        if not state.in_set_up() and len(own) != data.HAND_SIZE:
            found.append(f"KD-12.7: seat {seat} has {len(own)} cards in hand and pile, not {data.HAND_SIZE}")
        whole = data.COMMON_HAND if state.advanced else data.BASIC_HAND
        if tuple(card for card in own if card < data.SPY) != held(whole):
            names = ", ".join(data.CARDS[card] for card in held(whole))
            found.append(f"KD-12.7: seat {seat} does not have the action cards of its set; allowed: {names}")
        if data.PLOT in pile(state, seat) or state.played == data.PLOT:
            found.append(f"KD-12.11: Plot was played by seat {seat}; allowed: in a hand or in the box")
    twelve = held(data.CUNNING) if state.advanced else ()
    if tuple(sorted([*dealt, *held(state.box)])) != twelve:
        names = ", ".join(data.CARDS[card] for card in twelve) or "none"
        found.append(f"KD-12.11: the cunning cards in hands, piles and box are wrong; allowed, each once: {names}")
    return found


def courts(state: KingIsDead) -> list[str]:
    if state.in_set_up():
        return []
    found = []
    for seat in range(state.seats):
        court = sum(state.court[seat * 3 : seat * 3 + 3])
        summoning = state.step in (data.SUMMON_REGION, data.SUMMON_FOLLOWER) and seat == state.player
        most = data.COURT_SIZE + state.pile_size[seat] - summoning
        if not data.COURT_SIZE <= court <= most:
            found.append(
                f"KD-12.8: the court of seat {seat} has {court} followers; allowed: {data.COURT_SIZE} to {most}"
            )
    return found


# ---- what has been done ----------------------------------------------------------------------------------------------


def actions(state: KingIsDead) -> list[str]:
    """The numbers of the last actions fit the piles: some order of the actions gives them."""
    n = state.seats
    sizes = [state.pile_size[seat] + (state.played != NOBODY and seat == state.player) for seat in range(n)]
    found = []
    if state.actions != sum(sizes) or state.actions > data.HAND_SIZE * n or state.struggles > 8:
        found.append(f"KD-12.13: {state.actions} actions, {sum(sizes)} cards played, {state.struggles} struggles")
    taken = 0
    for number, size in sorted(zip(state.last_action[:n], sizes, strict=True)):
        taken += size
        if (number > 0) != (size > 0) or number < taken:
            found.append(
                "KD-12.7: the numbers of the last actions do not fit the cards played; allowed: 0 for a seat without a "
                "card, else at least as many as were played by the seats that acted no later"
            )
    if state.actions != max(state.last_action[:n]):
        found.append("KD-12.13: the numbers of the last actions do not fit the number of actions")
    return found


def newest(state: KingIsDead) -> list[str]:
    """The newest finished action, as the undo ban remembers it."""
    done = state.actions - (state.played != NOBODY)
    if done == 0 or state.last_card == NOBODY:
        remembered = (state.last_card, state.last_seat, state.swap_change) != (NOBODY, NOBODY, 0)
        allowed = "the card and the seat of the newest action" if done else "null"
        return [f"KD-5.11: last is not the newest action; allowed: {allowed}"] if remembered or done else []
    others = [seat for seat in range(state.seats) if seat != state.last_seat]
    tops = [pile(state, seat)[-1] for seat in others if state.pile_size[seat]]
    own = pile(state, state.last_seat)[-1:]
    by_spy = own == [data.SPY] and (state.last_card in tops or (not tops and state.last_card == data.SPY))
    if not by_spy and (own != [state.last_card] or state.last_card == data.SPY):
        return [
            "KD-5.11: the newest action is not that of a pile; allowed: the top card of the seat, or what Spy copied"
        ]
    acting = state.played != NOBODY and state.last_seat == state.player
    if not acting and state.last_action[state.last_seat] != done:
        return [f"KD-5.11: seat {state.last_seat} did not take the newest action; allowed: the seat of action {done}"]
    if acting and done in state.last_action:
        return [f"KD-5.11: another seat took action {done}"]
    problem = exchange_problem(state)
    return [f"KD-5.11: {problem}"] if problem else []


def exchange_problem(state: KingIsDead) -> str | None:
    """Why the newest card cannot have made the exchange that is remembered, and what it can; None if it can."""
    if not state.swap_change:
        return None
    name, one, other = data.CARDS[state.last_card], state.swap_from, state.swap_with
    if state.last_card not in EXCHANGES:
        return f"{name} exchanges nothing; allowed: exchange null"
    bordering = state.last_card in (data.OUTMANOEUVRE, data.EDICT)
    partners = data.ADJACENT[one] if bordering else 255 & ~bits.one(one)
    if not partners >> other & 1:
        return f"{name} exchanges with another region; allowed: {', '.join(named(partners, data.REGIONS))}"
    gifts, answers = EXCHANGES[state.last_card]
    code = data.BUNDLE_CODE
    if state.swap_change in {code[a] - code[g] for g in bits.members(gifts) for a in bits.members(answers)}:
        return None
    what = f"{', '.join(named(gifts, data.BUNDLES))} for {', '.join(named(answers, data.BUNDLES))}"
    return f"{name} cannot have changed the two regions like this; allowed: {what}"


def named(numbers: int, names: Sequence[str]) -> list[str]:
    return [names[number] for number in bits.members(numbers)]


def turn(state: KingIsDead) -> list[str]:
    n = state.seats
    if state.in_set_up():
        idle = state.passes == 0 and state.player == 0 and state.waiting_for == CHANCE
        return [] if idle else ["KD-12.16: no seat is on turn and nobody has passed during the set-up"]
    found = []
    if not 0 <= state.passes < n:
        found.append(f"KD-12.9: {state.passes} passes in a row; allowed: 0 to {n - 1}")
    if state.step != data.TURN and state.passes:
        found.append("KD-12.9: an action or the end of the game has ended the row of passes; allowed: 0")
    since = state.last_seat + 1 if state.last_card != NOBODY else state.first
    on_turn = (since + state.passes + (n - 1 if state.step == data.OVER else 0)) % n
    if state.in_action():
        on_turn = state.last_action.index(state.actions)
    if state.player != on_turn:
        found.append(
            f"KD-12.16: the seat on turn does not follow from the last action and the passes; allowed: {on_turn}"
        )
    if state.waiting_for not in (0, bits.one(state.player)):
        found.append("KD-12.16: the seat on turn is not the one waited for")
    if state.waiting_for and not state.options(state.player):
        found.append("KD-7.2: the step has no options")
    return found


def ending(state: KingIsDead) -> list[str]:
    if state.waiting_for:
        return [] if state.ending == data.RUNNING else ["KD-12.10: the game is over and still waits"]
    sides = dict(zip(state.sides(), state.rewards(), strict=True))
    found = [] if sum(sides.values()) == WIN else ["KD-12.14: the points of all sides do not add up to 1"]
    return found + last_ties(state)


def last_ties(state: KingIsDead) -> list[str]:
    """KD-R20, KD-R21: what decided a tie fits the hands of the winners, as the text is read."""
    unplayable = 0 if state.readings[0] & data.PLOT_TO_PLAY else bits.one(data.PLOT)
    empty = [state.hand[seat] & ~unplayable == 0 for seat in bits.members(state.winners)]
    finished = any(empty) if state.readings[0] & data.ONE_HAND else all(empty)
    if state.decided_by == data.CARDS_PLAYED_FIRST and not finished:
        return ["KD-R20: the winners have cards left to play"]
    if state.decided_by == data.ACTED_LONGEST_AGO and state.readings[0] & data.SHARE_LAST_TIE:
        return ["KD-R21: a tie that is to be shared was broken"]
    return []


# ---- single steps ----------------------------------------------------------------------------------------------------


def between(before: KingIsDead, who: int, number: int, after: KingIsDead) -> list[str]:
    """Everything about one step that cannot be."""
    if who == CHANCE:
        return [] if before.in_set_up() else ["KD-8.6: something was drawn after the set-up"]
    found = []
    for region in before.disc_on:
        if region != NOBODY and before.space.index(region) != after.space.index(region):
            found.append(f"KD-12.4: the card of {data.REGIONS[region]} carries a disc and changed its space")
    if any(old != NOBODY and old != new for old, new in zip(before.disc_on, after.disc_on, strict=True)):
        found.append("KD-12.4: a negotiation disc was taken away")
    if before.space[: before.struggles] != after.space[: before.struggles]:
        found.append("KD-12.3: a face-down card was moved")
    discs_before, discs_after = [*before.controlled, before.unstable], [*after.controlled, after.unstable]
    if any(old & ~new for old, new in zip(discs_before, discs_after, strict=True)):
        found.append("KD-12.3: a disc was taken away from the map")
    for seat in range(before.seats):
        if after.hand[seat] & ~before.hand[seat] or (
            before.step != data.TURN and after.hand[seat] != before.hand[seat]
        ):
            found.append(f"KD-12.7: a card came to the hand of seat {seat}, or left it without being played")
    return found + summoning(before, who, number, after)


def summoning(before: KingIsDead, who: int, number: int, after: KingIsDead) -> list[str]:
    gained = [new - old for old, new in zip(before.court, after.court, strict=True)]
    wanted = [0] * 12
    if before.step == data.SUMMON_FOLLOWER:
        wanted[who * 3 + number] = 1
    found = [] if gained == wanted else ["KD-12.8: the courts did not change by exactly the follower summoned"]
    ended = before.in_action() or (before.step == data.TURN and number != data.PASS)
    if ended and before.step != data.SUMMON_FOLLOWER and not after.in_action() and after.holding(1):
        found.append("KD-12.8: an action ended without a summoning although there were followers")
    return found


def longest(state: KingIsDead) -> int:
    """KD-10.3: the most decisions a game of this kind can have."""
    return LONGEST[state.advanced][state.seats - 2]
