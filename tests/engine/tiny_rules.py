"""A tiny game with everything the contract has: a secret deal, secret simultaneous choices, a die, a shared win.

Each seat is dealt a card from 1, 1, 2, 3 that only it sees. All seats bid 0 to their card, at the same time and in
secret. When all have bid, a die of 4 sides (the 4 on two of its five faces) is rolled; a bid above it counts nothing.
The highest counting bid wins; equal ones share.
"""

from __future__ import annotations

from vivat.engine import bits
from vivat.engine.bits import Small
from vivat.engine.numbers import CHANCE, NOBODY, WIN
from vivat.engine.rng import Rng
from vivat.engine.state import State

DEALING = 0
BIDDING = 1
ROLLING = 2
FACES = (1, 1, 1, 2)


class Tiny(State):
    def __init__(self) -> None:
        super().__init__()
        self.phase = DEALING
        self.pack: Small = [0] * 4  # how many of each card are left
        self.card: Small = [0] * 4
        self.bid: Small = [NOBODY] * 4
        self.unseen = 0  # bit set of seats whose card was forgotten
        self.die = 0

    def begin(self, seats: int) -> None:
        self.seats = seats
        self.pack[1] = 2
        self.pack[2] = 1
        self.pack[3] = 1
        self.waiting_for = CHANCE

    def outcomes(self) -> int:
        if self.phase == ROLLING:
            return 15
        found = 0
        for card in range(4):
            if self.pack[card]:
                found |= bits.one(card)
        return found

    def weight(self, outcome: int) -> int:
        return FACES[outcome] if self.phase == ROLLING else self.pack[outcome]

    def happen(self, outcome: int) -> None:
        if self.phase == ROLLING:
            self.die = outcome + 1
            self.waiting_for = 0
            return
        seat = 0
        while self.card[seat]:
            seat += 1
        self.pack[outcome] -= 1
        self.card[seat] = outcome
        if seat == self.seats - 1:
            self.phase = BIDDING
            self.waiting_for = bits.one(self.seats) - 1

    def legal_mask(self, seat: int) -> int:
        return bits.one(self.card[seat] + 1) - 1

    def apply(self, seat: int, action: int) -> None:
        self.bid[seat] = action
        self.waiting_for &= ~bits.one(seat)
        if self.waiting_for == 0:
            self.phase = ROLLING
            self.waiting_for = CHANCE

    def forget(self, seat: int) -> None:
        for other in range(self.seats):
            if other != seat and self.card[other]:
                self.pack[self.card[other]] += 1
                self.card[other] = 0
                self.unseen |= bits.one(other)
                if self.phase == BIDDING:
                    self.bid[other] = NOBODY
                    self.waiting_for |= bits.one(other)

    def deal(self, rng: Rng) -> None:
        """Cards by their number in the pack; in the ROLLING phase the bids are open and bound the cards."""
        for seat in range(self.seats):
            if self.unseen >> seat & 1:
                possible = 0
                for card in range(1, 4):
                    if self.pack[card] and self.bid[seat] <= card:
                        possible |= bits.one(card)
                card = rng.pick(possible)
                self.pack[card] -= 1
                self.card[seat] = card
        self.unseen = 0

    def counting(self, seat: int) -> int:
        return self.bid[seat] if self.bid[seat] <= self.die else NOBODY

    def reward(self, seat: int) -> int:
        winners = 0
        for other in range(self.seats):
            if self.counting(other) > self.counting(seat):
                return 0
            if self.counting(other) == self.counting(seat):
                winners += 1
        return WIN // winners
