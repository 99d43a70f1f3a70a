"""Drives the tiny game through the contract and prints what it answered, as JSON."""

import itertools
import json

from vivat.games.tiny.rules import Tiny

from vivat import compiled
from vivat.engine import bits
from vivat.engine.numbers import CHANCE
from vivat.engine.playout import Tally, simulate, summary
from vivat.engine.rng import Rng
from vivat.engine.state import State


def new() -> Tiny:
    state = Tiny()
    state.begin(3)
    return state


def dealt(*cards: int) -> Tiny:
    state = new()
    for card in cards:
        state.befall(card)
    return state


def waits(state: Tiny) -> str:
    return "chance" if state.waiting_for == CHANCE else " ".join(map(str, bits.members(state.waiting_for)))


def error(seat: object, action: object) -> str:
    state = dealt(2, 1, 3)
    before = state.fields()
    try:
        state.play(seat, action)
    except (ValueError, TypeError) as problem:
        assert state.fields() == before
        return type(problem).__name__
    return "accepted"


def subclass() -> str:
    try:
        type("Mine", (Tiny,), {})()
    except TypeError as problem:
        return type(problem).__name__
    return "accepted"


class Toss(State):
    """A game of plain Python, beside compiled ones."""

    def __init__(self) -> None:
        super().__init__()
        self.seats = 1
        self.waiting_for = CHANCE

    def outcomes(self) -> int:
        return 3

    def happen(self, outcome: int) -> None:
        self.waiting_for = 0

    def reward(self, seat: int) -> int:
        return 840


told: dict[str, object] = {"mode": compiled.mode(), "python subclass": subclass()}

state = new()
told["first chances"] = state.chances()
told["waits"] = [waits(state)]
for number in (2, 1, 3):
    state.befall(number)
    told["waits"].append(waits(state))
for seat, action in ((1, 1), (0, 1), (2, 3)):
    if seat == 2:
        told["known to 0"] = state.known_to(0).fields()
        worlds = [state.known_to(0).imagined(Rng(seed)) for seed in range(60)]
        told["worlds"] = [world.card for world in worlds]
        told["worlds known"] = [world.known_to(0).fields() | {"bid": 0, "waiting_for": 0} for world in worlds]
    state.play(seat, action)
    told["waits"].append(waits(state))
told["die"] = state.chances()
state.befall(3)
told["waits"].append(waits(state))
told["over"] = state.fields()
told["known when over"] = state.known_to(1).fields()

told["orders"] = []
for order in itertools.permutations(range(3)):
    trial = dealt(2, 1, 3)
    for seat in order:
        trial.play(seat, (2, 0, 3)[seat])
    told["orders"].append(trial.fields())

shared = dealt(2, 3, 1)
for seat, action in enumerate((2, 2, 1)):
    shared.play(seat, action)
shared.befall(1)
told["shared"] = shared.rewards()

told["refused"] = [error(0, 3), error(1, 61), error(3, 0), error(0, 1.0), error(0, "1"), error(True, 1)]

tosses = Tally()
simulate(Toss(), 10, Rng(5), tosses)
told["tosses"] = summary(tosses)

tally = Tally()
simulate(new(), 200, Rng(5), tally)
told["tally"] = summary(tally)
print(json.dumps(told))
