"""Two seats show a side of a coin at the same time: what the games made to try search and secret choices share."""

from vivat.engine import bits
from vivat.engine.state import State


class Coins(State):
    """Who wins is for a game to say: its `reward`."""

    def __init__(self) -> None:
        super().__init__()
        self.seats = 2
        self.shown = [-1] * 2
        self.waiting_for = 3

    def legal_mask(self, seat: int) -> int:
        return 3

    def apply(self, seat: int, action: int) -> None:
        self.shown[seat] = action
        self.waiting_for &= ~bits.one(seat)

    def forget(self, seat: int) -> None:
        self.shown[1 - seat] = -1
        self.waiting_for |= bits.one(1 - seat)
