"""Positions of section 11 as data, and a compact way to write others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from vivat.engine.bits import members
from vivat.engine.numbers import CHANCE
from vivat.engine.rng import Rng
from vivat.games.artus import data, position, words
from vivat.games.artus.rules import Artus

BLACK, BLUE, RED, BEIGE = range(4)
GAMES = [(players, level) for players in data.PLAYERS for level in data.LEVELS]
ROUNDS_DONE = {"beginner": 4, "advanced": 3}


def royals(**places: tuple[int, int]) -> dict[str, dict[str, int]]:
    """Each on a chair, with so many rings."""
    return {royal: {"chair": chair, "rings": rings} for royal, (chair, rings) in places.items()}


P1: dict[str, Any] = {
    "royals": royals(bronze_a=(0, 3), bronze_b=(5, 1), silver_a=(7, 1), silver_b=(21, 2)),
    "reserve": 3,
    "knights": [[1, 14, 16, 27], [18, 20, 24, 25], [10, 19, 22, 23], [2, 12, 15, 17]],
}
P2: dict[str, Any] = {
    "royals": royals(silver_a=(10, 3), silver_b=(24, 2), bronze_a=(3, 2), bronze_b=(20, 1)),
    "reserve": 2,
    "knights": [[8, 9, 14, 15, 26], [2, 4, 11, 16, 22]],
}


def in_turn(
    board: dict[str, Any], seat: int, *hand: str, level: str = "advanced", totals: Sequence[int] = (0, 0, 0, 0)
) -> Artus:
    """The seat is about to play, some rounds into the game, with these cards in its hand (and some more)."""
    return read(form(board, seat, *hand, level=level, totals=totals), level)


def form(
    board: dict[str, Any], seat: int, *hand: str, level: str = "advanced", totals: Sequence[int] = (0, 0, 0, 0)
) -> dict[str, Any]:
    seats = []
    for other, knights in enumerate(board["knights"]):
        held, aside = cards(hand if other == seat else (), level)
        seats.append({"knights": knights, "total": totals[other], "hand": held, "aside": aside})
    return {
        "step": "play_card",
        "royals": board["royals"],
        "reserve": board["reserve"],
        "seats": seats,
        "first_seat": seat,
        "turn": seat,
        "remaining": 2 if level == "advanced" else 1,
    }


def cards(wanted: Sequence[str], level: str) -> tuple[list[str], list[str]]:
    """A hand with the wanted cards and the cards set aside before, as many knight as king cards."""
    rounds = ROUNDS_DONE[level]
    left = list(data.CARDS)
    for card in wanted:
        left.remove(card)
    each = data.STARTING_CARDS[data.LEVELS.index(level)]
    knights = [card for card in left if card.startswith("knight_")]
    kings = [card for card in left if card.startswith(("king_", "ring_"))]
    aside = knights[:each] + kings[:each]
    filler = [card for pair in zip(knights[each:], kings[each:], strict=False) for card in pair]
    assert len(aside) == rounds * data.CARDS_PER_TURN[data.LEVELS.index(level)]
    return [*wanted, *filler][: 2 * each], aside


def read(content: dict[str, Any], level: str) -> Artus:
    options = words.options({"players": len(content["seats"]), "level": level})
    return position.read(msgspec.convert(content, position.Position), options)


def choices(state: Artus, seat: int) -> list[str]:
    """The legal choices of the seat, in words and in the order of the rules."""
    return [words.choice(state, seat, action) for action in state.options(seat)]


def options(state: Artus, seat: int) -> list[str]:
    """The same without the name of the step."""
    return [choice.partition(":")[2] for choice in choices(state, seat)]


def choose(state: Artus, seat: int, *said: str) -> int:
    """Make these choices; the points they gave."""
    before = state.total[seat]
    for word in said:
        legal = choices(state, seat)
        assert word in legal, f"{word} is not among {legal}"
        state.play(seat, state.options(seat)[legal.index(word)])
    return state.total[seat] - before


def moved(state: Artus, seat: int, card: str, chair: int, steps: int) -> int:
    return choose(state, seat, f"play_card:{card}", f"pick_figure:{chair}", f"pick_steps:{steps}")


def happen(state: Artus, said: str) -> None:
    possible = [words.outcome(state, outcome) for outcome, _ in state.chances()]
    assert said in possible, f"{said} is not among {possible}"
    state.befall(state.chances()[possible.index(said)][0])


def start(players: int, level: str) -> Artus:
    return words.start(words.options({"players": players, "level": level}))


def step(state: Artus, rng: Rng) -> tuple[int, int]:
    """One random choice or outcome: who, and which."""
    if state.waiting_for == CHANCE:
        chances = [outcome for outcome, weight in state.chances() for _ in range(weight)]
        number = chances[rng.below(len(chances))]
        state.befall(number)
        return CHANCE, number
    seat = members(state.waiting_for)[0]
    legal = state.options(seat)
    number = legal[rng.below(len(legal))]
    state.play(seat, number)
    return seat, number


def until(state: Artus, rng: Rng, *steps: str) -> Artus:
    """Play at random until one of these steps is reached, or the end."""
    while state.waiting_for and data.STEPS[state.step] not in steps:
        step(state, rng)
    return state


def knights(state: Artus, seat: int) -> list[int]:
    return members(state.knights[seat])


def royal(state: Artus, name: str) -> tuple[int, int]:
    """Chair and rings."""
    number = data.ROYALS.index(name)
    return state.royal[number], state.rings[number]


def values(state: Artus, *chairs: int) -> list[int]:
    return [state.value(chair) for chair in chairs]


def crown_at(state: Artus) -> int:
    """The chair that faces the crown plate."""
    return next(chair for chair in range(data.CHAIRS) if state.plate(chair) == 0)
