"""The invariants of section 12, and what makes a step of section 7 possible, each with the number of its rule."""

from __future__ import annotations

from collections.abc import Iterator

from vivat.engine.bits import members
from vivat.engine.numbers import CHANCE, NOBODY
from vivat.games.artus import data, words
from vivat.games.artus.check_step import OTHERS, amounts, aside_of, between, played_by, sitting
from vivat.games.artus.rules import Artus

CARRYING_OUT = (data.PICK_FIGURE, data.PICK_STEPS, data.PICK_PRINCE, data.PICK_MODE, data.PICK_KNIGHTS)
DRAWING = (data.PICK_PILE, data.DRAW)
SET_UP = (data.DEAL, data.FIRST_SEAT)
MOST_STEPS = (56, 72)  # AR-7.4, by level
MOVES_AND_RINGS = 16  # cards of a seat that do nothing else

__all__ = ["amounts", "aside_of", "between", "longest", "played_by", "sitting", "totals", "violations"]


def violations(state: Artus) -> list[str]:
    """Everything that cannot be; empty for a state that can."""
    board = [*figures(state), *rings(state), *table(state), *beginning(state)]
    return [*board, *cards(state), *order(state), *step(state)]


def longest(state: Artus) -> int:
    """AR-0.2: the most decisions a game of this kind can have."""
    return state.seats * (data.KNIGHTS[state.seats] + MOST_STEPS[state.level])


def totals(plates: tuple[int, ...], level: int) -> tuple[int, int]:
    """AR-12.12: the least and the most points of a seat."""
    found = amounts(plates)
    low, high = (MOVES_AND_RINGS * amount for amount in found[OTHERS])
    if level == data.ADVANCED:  # one of each scoring card; `score_wild` is one of the others
        low, high = low + sum(one for one, _ in found.values()), high + sum(one for _, one in found.values())
    return low, high


# ---- the board -------------------------------------------------------------------------------------------------------


def figures(state: Artus) -> Iterator[str]:
    seats = range(state.seats)
    chairs = list(state.royal) + [chair for seat in seats for chair in members(state.knights[seat])]
    if len(set(chairs)) != len(chairs) or set(chairs) != set(members(state.taken)):
        yield f"AR-12.1: the figures sit on {sorted(chairs)}, the occupied chairs are {members(state.taken)}"
    if state.taken & ~data.ALL_CHAIRS:
        yield "AR-1.1: a chair beyond 27 is occupied"
    full = data.KNIGHTS[state.seats]
    counts = [state.knights[seat].bit_count() for seat in seats]
    if state.step in SET_UP and any(counts):
        yield f"AR-3.8: {sum(counts)} knights sit before the first seat is known, not 0"
    if state.step == data.PLACE_KNIGHT:
        if max(counts) - min(counts) > 1 or max(counts) > full or min(counts) == full:
            yield f"AR-12.2: the seats have placed {counts} knights; up to {full} each, none two more than another"
    elif state.step not in SET_UP and counts != [full] * state.seats:
        yield f"AR-12.2: the seats have {counts} knights at the table, not {full} each"


def rings(state: Artus) -> Iterator[str]:
    kings = [royal for royal in range(4) if state.rings[royal] == data.CROWNING]
    if kings != [state.king] or not all(1 <= number <= data.CROWNING for number in state.rings):
        yield f"AR-12.3: the royal figures have {list(state.rings)} rings; one has 3, the others 1 or 2"
    if sum(state.rings) + state.reserve != data.RINGS:
        yield f"AR-12.4: there are {sum(state.rings) + state.reserve} rings, not {data.RINGS}"
    if not 1 <= state.reserve <= 4:
        yield f"AR-12.5: the reserve has {state.reserve} rings, not 1 to 4"


def table(state: Artus) -> Iterator[str]:
    crown = state.royal[state.king]
    if any(state.knights[seat] >> crown & 1 for seat in range(state.seats)):
        yield f"AR-12.6: a knight sits at the crown plate, on chair {crown}"
    if any(state.royal[royal] == crown for royal in range(4) if royal != state.king):
        yield f"AR-12.6: a prince sits at the crown plate, on chair {crown}"
    if sum(state.value(chair) for chair in range(data.CHAIRS)) != sum(state.plates):
        yield f"AR-12.7: the values of the chairs do not add up to {sum(state.plates)}"
    low, high = totals(tuple(state.plates), state.level)
    for seat in range(state.seats):
        if not low <= state.total[seat] <= high:
            yield f"AR-12.12: seat {seat} has {state.total[seat]} points, outside {low} to {high}"


def beginning(state: Artus) -> Iterator[str]:
    """AR-3.2, AR-3.4: a seat's total is 0 until it has carried out a card, the court is as set up until anybody has."""
    seats = range(state.seats)
    done = [played_by(state, seat) - (seat == state.turn and state.step in CARRYING_OUT) for seat in seats]
    for seat in seats:
        if not done[seat] and state.total[seat]:
            yield f"AR-3.4: seat {seat} has {state.total[seat]} points before its first card is carried out, not 0"
    crowns = words.crown_chairs(state)
    for royal, name in enumerate(data.ROYALS):
        chair, rings = crowns[data.ROYAL_CROWNS[royal]], data.RINGS_START[royal]
        if not any(done) and (state.royal[royal], state.rings[royal]) != (chair, rings):
            found = f"{name} sits on chair {state.royal[royal]} with {state.rings[royal]} rings"
            yield f"AR-3.2: {found} before the first card is carried out, not on chair {chair} with {rings}"


# ---- the cards -------------------------------------------------------------------------------------------------------


def cards(state: Artus) -> Iterator[str]:
    in_use = data.CARDS_IN_USE[state.level]
    for seat in range(state.seats):
        hand, pile = state.hand[seat], state.pile[seat]
        aside = sorted(aside_of(state, seat))
        gone = sorted(state.kind_of(card) for card in members(in_use & ~(hand | pile)))
        if hand & pile or (hand | pile) & ~in_use or aside != gone:
            yield f"AR-12.8: the cards of seat {seat} in hand, piles and set aside are not its full set"
        if hand >> data.SECOND_RING & 1 and pile >> state.second_ring & 1:
            yield f"AR-7.12: seat {seat} holds the second {data.CARDS[state.second_ring]} before the first"
        for number, kind in enumerate(data.CARDS_OF_PILE):
            if state.held[seat * 3 + number] != (hand & kind).bit_count():
                yield f"AR-9.12: the count of {data.PILES[number]} cards in the hand of seat {seat} is wrong"


# ---- the order of play -----------------------------------------------------------------------------------------------


def order(state: Artus) -> Iterator[str]:
    if (state.first == NOBODY) != (state.step in SET_UP):
        yield "AR-3.7: the first seat is known from its draw on, and not before"
    elif state.step == data.OVER:
        yield from over(state)
    elif state.step in SET_UP:
        yield from dealing(state)
    elif state.step == data.PLACE_KNIGHT:
        yield from placing(state)
    else:
        yield from playing(state)


def dealing(state: Artus) -> Iterator[str]:
    """AR-8.2: where the deal has come to."""
    each = data.STARTING_CARDS[state.level]
    places = [(seat, pile) for seat in range(state.seats) for pile in (0, 1)]
    short = [(seat, pile) for seat, pile in places if state.held[seat * 3 + pile] < each]
    now = short[0] if short else (NOBODY, NOBODY)
    wrong = any(state.held[seat * 3 + pile] for seat, pile in short[1:])
    if wrong or now != (state.turn, state.source) or (state.step == data.FIRST_SEAT) != (not short):
        yield "AR-8.2: the starting hands are dealt seat by seat, knight cards first"
    for seat in range(state.seats):
        held = [state.held[seat * 3 + pile] for pile in range(3)]
        if max(held) > each or held[2] or played_by(state, seat):
            yield f"AR-3.6: seat {seat} is dealt {each} knight and {each} king cards"


def placing(state: Artus) -> Iterator[str]:
    """AR-3.8: the seats from first - 1 downwards have placed one more."""
    seats = state.seats
    placed = [state.knights[(state.first - 1 - i) % seats].bit_count() for i in range(seats)]
    behind = [i for i in range(seats) if placed[i] < placed[0]]
    next_seat = (state.first - 1 - (behind[0] if behind else 0)) % seats
    if placed != sorted(placed, reverse=True) or state.turn != next_seat:
        yield f"AR-3.8: seat {next_seat} places the next knight"
    yield from hand_sizes(state, [0] * seats, [0] * seats)


def playing(state: Artus) -> Iterator[str]:
    """AR-4.1, AR-12.13: every seat before the one in turn has had one turn more."""
    per_turn = data.CARDS_PER_TURN[state.level]
    if not 0 <= state.turn < state.seats or not 1 <= state.remaining <= per_turn:
        yield f"AR-4.1: a seat is in turn, with 1 to {per_turn} cards to play or draw, not {state.remaining}"
        return
    done = per_turn - state.remaining
    played = {data.PLAY_CARD: done, **dict.fromkeys(CARRYING_OUT, done + 1)}.get(state.step, per_turn)
    drawn = done if state.step in DRAWING else 0
    place = (state.turn - state.first) % state.seats
    rounds = (played_by(state, state.turn) - played) // per_turn
    asides, draws = [0] * state.seats, [0] * state.seats
    for i in range(state.seats):
        seat = (state.first + i) % state.seats
        turns = rounds + (i < place)
        asides[seat] = turns * per_turn + (played if i == place else 0)
        draws[seat] = turns * per_turn + (drawn if i == place else 0)
    if rounds >= data.TURNS[state.level]:
        yield f"AR-6.1: seat {state.turn} is in turn after all its {data.TURNS[state.level]} turns"
    yield from hand_sizes(state, asides, draws)


def over(state: Artus) -> Iterator[str]:
    full = data.CARDS_IN_USE[state.level].bit_count()
    yield from hand_sizes(state, [full] * state.seats, [full] * state.seats)


def hand_sizes(state: Artus, asides: list[int], draws: list[int]) -> Iterator[str]:
    """AR-12.9 at every step: the starting hand and the draws, less the cards played; the piles run dry (AR-4.38)."""
    start = 2 * data.STARTING_CARDS[state.level]
    full = data.CARDS_IN_USE[state.level].bit_count()
    for seat in range(state.seats):
        if played_by(state, seat) != asides[seat]:
            yield f"AR-12.13: seat {seat} has played {played_by(state, seat)} cards, not {asides[seat]}"
        expected = min(start + draws[seat], full) - asides[seat]
        if state.hand[seat].bit_count() != expected:
            yield f"AR-12.9: seat {seat} holds {state.hand[seat].bit_count()} cards, not {expected}"
        yield from draws_in_time(state, seat)


def draws_in_time(state: Artus, seat: int) -> Iterator[str]:
    """AR-3.6, AR-4.35: what the seat has had beyond its starting hand was drawn before it was played."""
    per_turn, each = data.CARDS_PER_TURN[state.level], data.STARTING_CARDS[state.level]
    had = [0, 0, 0]
    for number, card in enumerate(aside_of(state, seat)):
        had[data.PILE_OF_CARD[card]] += 1
        if max(0, had[0] - each) + max(0, had[1] - each) + had[2] > number // per_turn * per_turn:
            yield f"AR-3.6: seat {seat} played {data.CARDS[card]} before it could have drawn it"
            return
    for pile in (0, 1):
        if had[pile] + state.held[seat * 3 + pile] < each:
            yield f"AR-3.6: seat {seat} was dealt {each} {data.PILES[pile]} cards"


# ---- the step --------------------------------------------------------------------------------------------------------


def step(state: Artus) -> Iterator[str]:
    """Section 7: what the state remembers in mid-action fits the step it is in."""
    chance = state.step in (*SET_UP, data.DRAW)
    asked = CHANCE if chance else 0 if state.step == data.OVER else 1 << max(state.turn, 0)
    if state.waiting_for != asked:
        yield f"AR-7.1: the step {data.STEPS[state.step]} does not wait for {state.waiting_for}"
    if (state.card != NOBODY) != (state.step in CARRYING_OUT):
        yield "AR-7.1: a card is carried out in the steps after play_card only"
    if (state.figure != NOBODY) != (state.step == data.PICK_STEPS):
        yield "AR-7.14: a figure has been picked when its steps are asked, and only then"
    if (state.source != NOBODY) != (state.step in (data.DEAL, data.DRAW)):
        yield "AR-8.13: a pile is named while a card is drawn from it, and only then"
    if state.step in (*SET_UP, data.PLACE_KNIGHT, data.OVER) and state.remaining:
        yield "AR-4.1: cards remain to be played although nobody is in turn"
    if (state.turn == NOBODY) != (state.step in (data.FIRST_SEAT, data.OVER)):
        yield "AR-7.1: a seat is dealt to, places or is in turn, except while the first seat is drawn and at the end"
    elif state.step in CARRYING_OUT and state.card != NOBODY:
        yield from carrying_out(state)
    elif state.step in (data.PICK_PILE, data.DRAW):
        seat, kinds = state.turn, data.CARDS_OF_PILE[state.source] if state.step == data.DRAW else ~0
        if not state.pile[seat] & kinds:
            filled = [
                name for name, pile in zip(data.PILES, data.CARDS_OF_PILE, strict=True) if state.pile[seat] & pile
            ]
            yield f"AR-4.35: seat {seat} draws from a pile that has cards; such piles: {', '.join(filled) or 'none'}"


def carrying_out(state: Artus) -> Iterator[str]:
    seat, card = state.turn, state.card
    aside = aside_of(state, seat)
    if not aside or aside[-1] != card:
        yield "AR-4.2: the card carried out is the last one the seat has set aside"
    if state.step not in steps_of(card):
        allowed = ", ".join(data.STEPS[step] for step in steps_of(card)) or "none"
        yield f"AR-7.1: {data.STEPS[state.step]} is no step of {data.CARDS[card]}; its steps: {allowed}"
    elif state.step == data.PICK_STEPS:
        chairs = {state.royal[royal] for royal in members(data.ROYALS_OF_CARD[card])}
        chairs |= set(members(state.knights[seat])) if data.MOVES_KNIGHTS[card] else set()
        if state.figure not in chairs:
            yield f"AR-7.13: {data.CARDS[card]} moves a figure on one of {sorted(chairs)}, not on chair {state.figure}"
    elif state.step == data.PICK_KNIGHTS and not state.options(seat):
        yield f"AR-4.31: no set of knights fulfils {data.CARDS[card]}"


def steps_of(card: int) -> tuple[int, ...]:
    if card == data.SCORE_WILD:
        return data.PICK_MODE, data.PICK_FIGURE, data.PICK_STEPS, data.PICK_PRINCE
    if data.SCORED[card]:
        return (data.PICK_KNIGHTS,)
    if data.MOVES[card][0]:
        return data.PICK_FIGURE, data.PICK_STEPS
    return (data.PICK_PRINCE,) if data.ROYALS_OF_CARD[card] else ()
