"""Search on two games made for it, printed as JSON. They are Python classes, so this runs interpreted."""

import json
from types import ModuleType

from coins import Coins

from vivat.engine.numbers import CHANCE, WIN
from vivat.engine.search import Search
from vivat.engine.state import State


class Pennies(Coins):
    """Two seats show a side of a coin at the same time; seat 0 wins if they are equal."""

    def reward(self, seat: int) -> int:
        equal = self.shown[0] == self.shown[1]
        return WIN if equal == (seat == 0) else 0


class Cups(State):
    """A ball is put under one of three cups, unseen by seat 0, who guesses (1 to 3) or takes an even chance (0)."""

    def __init__(self) -> None:
        super().__init__()
        self.seats = 2
        self.ball = 0
        self.unseen = 0
        self.guess = -1
        self.waiting_for = CHANCE

    def outcomes(self) -> int:
        return 0b1110 if self.ball == 0 and not self.unseen else 0b11

    def happen(self, outcome: int) -> None:
        if self.guess == 0:
            self.ball = 4 + outcome
            self.waiting_for = 0
        else:
            self.ball = outcome
            self.waiting_for = 1

    def legal_mask(self, seat: int) -> int:
        return 0b1111

    def apply(self, seat: int, action: int) -> None:
        self.guess = action
        self.waiting_for = CHANCE if action == 0 else 0

    def forget(self, seat: int) -> None:
        if seat == 0:
            self.ball = 0
            self.unseen = 1

    def deal(self, rng) -> None:
        if self.unseen:
            self.ball = 1 + rng.below(3)
            self.unseen = 0

    def reward(self, seat: int) -> int:
        won = self.ball == 5 if self.guess == 0 else self.guess == self.ball
        return WIN if won == (seat == 0) else 0


def searched(state: State, seat: int, simulations: int) -> Search:
    search = Search(1)
    search.begin(state.known_to(seat), seat, 3)
    search.run(simulations)
    return search


asked: list[int] = []


def value(state: State, seat: int) -> float:
    """A judge that notes what was waited for when it was asked."""
    asked.append(state.waiting_for)
    return 0.5


cups = Cups()
cups.befall(2)
told = {
    "pennies": [searched(Pennies(), seat, 4000).options() for seat in (0, 1)],
    "pennies values": searched(Pennies(), 0, 4000).values(),
    "cups": searched(cups, 0, 3000).options(),
}
judge = ModuleType("judge")
vars(judge).update(value=value, weight=None)
search = Search(1)
search.use_judge(judge, 0, 0)
search.begin(cups.known_to(0), 0, 3)
search.run(50)
told["judged while chance was waited for"] = asked.count(CHANCE)
half = Pennies()
half.play(1, 1)
told["after the other has shown"] = searched(half, 0, 4000).options()
print(json.dumps(told))
