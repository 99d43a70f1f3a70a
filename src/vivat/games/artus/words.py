"""Artus in words: options, choices and outcomes as `step:option`, the result."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from itertools import combinations, product
from typing import Any

from vivat.engine.bits import members
from vivat.engine.numbers import CHANCE
from vivat.engine.result import Ending, Result, SeatResult
from vivat.games.artus import box, data
from vivat.games.artus.rules import Artus
from vivat.options import checked

RESTS_ON = {  # the rule of every word of the log; docs/build/a_game.md tells how it is looked up
    "/draw": "AR-3.6",
    "/hidden_outcome": "AR-3.6",
    "first_seat": "AR-3.7",
    "place_knight": "AR-3.9",
    **{f"play_card:{card}": "AR-4.10" for card in data.CARDS if card.startswith("knight_")},
    **{f"play_card:{card}": "AR-4.15" for card in data.CARDS if card.startswith("king_")},
    **{f"play_card:{card}": "AR-4.20" for card in data.CARDS if card.startswith("ring_")},
    "play_card:score_all": "AR-4.26",
    "play_card:score_reversed": "AR-4.27",
    "play_card:score_three_colours": "AR-4.28",
    "play_card:score_carpet": "AR-4.29",
    "play_card:score_red": "AR-4.30",
    "play_card:score_wild": "AR-4.32",
    "pick_mode": "AR-4.32",
    "pick_figure": "",  # that of the card
    "pick_steps": "",
    "pick_prince": "AR-4.20",
    "pick_knights": "AR-R11",
    "pick_pile": "AR-4.35",
    "draw": "AR-4.35",
    "hidden_outcome": "AR-4.35",
}


def options(given: Mapping[str, object]) -> dict[str, Any]:
    """The options of section 2, checked and complete."""
    return checked(given, data.PLAYERS, data.OPTIONS)


def start(options: Mapping[str, Any]) -> Artus:
    """The state before the first card is dealt."""
    state = Artus()
    box.put(options, state)
    state.begin(options["players"], data.LEVELS.index(options["level"]))
    return state


def choice(state: Artus, seat: int, action: int) -> str:
    """AR-7.5: a choice as `step:option`."""
    return f"{data.STEPS[state.step]}:{option(state, seat, action)}"


def option(state: Artus, seat: int, action: int) -> str:
    if state.step == data.PLAY_CARD:
        return data.CARDS[action]
    if state.step == data.PICK_STEPS:
        return str(signed(action))
    if state.step == data.PICK_MODE:
        return data.MODES[action]
    if state.step == data.PICK_KNIGHTS:
        return "+".join(map(str, sets(state, seat)[action]))
    if state.step == data.PICK_PILE:
        return data.PILES[action]
    return str(action)  # a chair


def card(state: Artus, number: int) -> str:
    """The name of a card; two ring cards have the same (AR-R4)."""
    return data.CARDS[state.kind_of(number)]


def crown_chairs(state: Artus) -> list[int]:
    """AR-1.4: the large crown first."""
    return [state.crowns[0] >> 5 * number & 31 for number in range(4)]


def signed(steps: int) -> int:
    """Backward steps are negative."""
    return data.BACKWARD - steps if steps > data.BACKWARD else steps


def sets(state: Artus, seat: int) -> list[tuple[int, ...]]:
    """AR-7.17: the sets that fulfil the card, in the order of their numbers."""
    if state.card == data.SCORE_THREE_COLOURS:
        return list(product(members(state.in_zone(seat, data.GREEN)), members(state.in_zone(seat, data.RED))))
    return list(combinations(members(state.fitting(seat)), data.SCORED[state.card]))


def outcome(state: Artus, outcome: int) -> str:
    """AR-8.2: an outcome in words."""
    return f"first_seat:{outcome}" if state.step == data.FIRST_SEAT else f"draw:{data.CARDS[outcome]}"


def seat_of_chance(state: Artus) -> int | None:
    """The seat that draws; nobody's when the first seat is drawn."""
    drawing = state.waiting_for == CHANCE and state.step != data.FIRST_SEAT
    return state.turn if drawing else None


def result(state: Artus) -> Result:
    """AR-6.2 to AR-6.4: the highest total wins, several share; places count the seats with more."""
    totals = [state.total[seat] for seat in range(state.seats)]
    winners = totals.count(max(totals))
    seats = []
    for total in totals:
        place = 1 + sum(other > total for other in totals)
        ending: Ending = "loss" if place > 1 else "win" if winners == 1 else "shared_win"
        seats.append(SeatResult(ending, total, Fraction(place == 1, winners), place))
    decided = 0 if winners == 1 else 1
    return Result(tuple(seats), data.DECIDED_BY[decided], data.DECIDING_RULE[decided], data.ALL_PLAYED)
