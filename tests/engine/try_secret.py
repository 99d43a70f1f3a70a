"""Secret choices of two games made for it, solved and printed as JSON; Python classes, so this runs interpreted."""

import json
from types import ModuleType

from coins import Coins

from vivat.engine.numbers import WIN
from vivat.engine.secret import Secret
from vivat.engine.state import State


class Pennies(Coins):
    """Two seats show a side of a coin at the same time. Both 0: seat 0 wins; both 1: they share; else seat 1 wins."""

    def reward(self, seat: int) -> int:
        first = 0 if self.shown[0] != self.shown[1] else WIN // (1 + self.shown[0])
        return WIN - first if seat else first


class Card(Pennies):
    """Seat 0 has a card, twice as likely a 1 as a 0; whatever it shows, seat 1 wins by showing what the card says."""

    def __init__(self) -> None:
        super().__init__()
        self.card = 0

    def forget(self, seat: int) -> None:
        super().forget(seat)
        if seat == 1:
            self.card = -1

    def deal(self, rng) -> None:
        if self.card == -1:
            self.card = min(rng.below(3), 1)

    def reward(self, seat: int) -> int:
        return WIN if (self.shown[1] == self.card) == (seat == 1) else 0


def solved(state: State, seat: int) -> list[tuple[int, int, float]]:
    judge = ModuleType("judge")
    vars(judge).update(value=None)
    secret = Secret(judge)
    known = state.known_to(seat)
    secret.begin(known, known.known_to(1 - seat), seat, 3)
    secret.run(3000)
    return secret.options()


print(json.dumps({"pennies": [solved(Pennies(), seat) for seat in (0, 1)], "card": solved(Card(), 0)}))
