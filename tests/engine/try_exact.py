"""The end of two games made for it, printed as JSON. They are Python classes, so this runs interpreted."""

import json

from vivat.engine.exact import Exact
from vivat.engine.numbers import CHANCE, WIN
from vivat.engine.state import State


class Urn(State):
    """Seat 0 takes half the win (0) or draws (1): three of four balls win it all."""

    def __init__(self) -> None:
        super().__init__()
        self.seats = 2
        self.drawn = -1
        self.waiting_for = 1

    def legal_mask(self, seat: int) -> int:
        return 0b11

    def apply(self, seat: int, action: int) -> None:
        self.waiting_for = CHANCE if action else 0

    def outcomes(self) -> int:
        return 0b11

    def weight(self, outcome: int) -> int:
        return 3 if outcome else 1

    def happen(self, outcome: int) -> None:
        self.drawn = outcome
        self.waiting_for = 0

    def reward(self, seat: int) -> int:
        mine = WIN // 2 if self.drawn < 0 else WIN * self.drawn
        return mine if seat == 0 else WIN - mine


class Round(Urn):
    """Nobody has to end it."""

    def apply(self, seat: int, action: int) -> None:
        self.waiting_for = 3 - self.waiting_for if action else 0


def main() -> None:
    exact, urn = Exact(100), Urn()
    assert exact.solve(urn, 0, 100)
    print(json.dumps({"urn": exact.values(urn, 0), "round and round": exact.solve(Round(), 0, 100)}))


if __name__ == "__main__":
    main()
