"""What a good player looks at in Long Live the King: the odds of a confrontation."""

from __future__ import annotations

from vivat.engine import bits
from vivat.engine.rng import Rng
from vivat.games.long_live_the_king.data import CONFRONTATION_ROLL, MIXTURES
from vivat.games.long_live_the_king.rules import LongLiveTheKing, cards_in, points

ALL_MIXTURES = len(MIXTURES)
NUMBERS = 91  # 0 to 90 points: five sixes on five x3
MOST = 100  # with four courtiers and a baron
CHOOSE = (  # ways to pick k of n dice
    (1, 0, 0, 0, 0, 0),
    (1, 1, 0, 0, 0, 0),
    (1, 2, 1, 0, 0, 0),
    (1, 3, 3, 1, 0, 0),
    (1, 4, 6, 4, 1, 0),
    (1, 5, 10, 10, 5, 1),
)


class Odds:
    """Exact chances in a confrontation: how many throws of a mixture give each number of points, and who wins."""

    def __init__(self) -> None:
        self.throws = [0] * (ALL_MIXTURES * NUMBERS)  # mixture * NUMBERS + points
        self.fewer = [0] * (ALL_MIXTURES * (NUMBERS + 1))  # throws with fewer points than that
        self.laid = [0] * 5  # by seat: the mixture
        self.bonus = [0] * 5

    def prepare(self) -> None:
        """Fill the tables, once."""
        for mixture in range(ALL_MIXTURES):
            self.spread(mixture, 1, cards_in(mixture), 0, 1)
            for number in range(NUMBERS):
                here = self.throws[mixture * NUMBERS + number]
                place = mixture * (NUMBERS + 1) + number
                self.fewer[place + 1] = self.fewer[place] + here

    def spread(self, mixture: int, face: int, left: int, dice: int, ways: int) -> None:
        """LV-5.5: all throws of the dice that are left, when so many dice of the lower faces lie there."""
        if face == 6:
            dice += left * bits.one(15)
            self.throws[mixture * NUMBERS + points(dice, mixture)] += ways
            return
        for number in range(left + 1):
            there = dice + number * bits.one(3 * (face - 1))
            self.spread(mixture, face + 1, left - number, there, ways * CHOOSE[left][number])

    def lay(self, seat: int, mixture: int, bonus: int) -> None:
        """What the seat laid, and its piece bonus (LV-5.6): 0 to 10."""
        self.laid[seat] = mixture
        self.bonus[seat] = bonus

    def exactly(self, seat: int, total: int) -> float:
        """The chance that the seat rolls this total."""
        number = total - self.bonus[seat]
        if number < 0 or number >= NUMBERS:
            return 0.0
        return self.throws[self.laid[seat] * NUMBERS + number] * self.share(seat)

    def less(self, seat: int, total: int) -> float:
        """The chance that the seat rolls less than this total."""
        number = total - self.bonus[seat]
        if number <= 0:
            return 0.0
        if number > NUMBERS:
            number = NUMBERS
        return self.fewer[self.laid[seat] * (NUMBERS + 1) + number] * self.share(seat)

    def share(self, seat: int) -> float:
        """One throw of all throws of the seat's dice."""
        return 1.0 / self.fewer[self.laid[seat] * (NUMBERS + 1) + NUMBERS]

    def lead(self, rolling: int, leaders: int) -> float:
        """The chance that of those who roll exactly these share the highest total."""
        chance = 0.0
        for total in range(MOST + 1):
            part = 1.0
            rest = rolling
            while rest and part > 0.0:
                seat = bits.low(rest)
                part *= self.exactly(seat, total) if leaders >> seat & 1 else self.less(seat, total)
                rest &= rest - 1
            chance += part
        return chance

    def win(self, rolling: int, seat: int) -> float:
        """The chance of this seat to win among those who roll: alone, or after the tied have rolled again (LV-5.8)."""
        chance = self.lead(rolling, bits.one(seat))
        tied = (rolling - 1) & rolling
        while tied:
            if tied >> seat & 1 and tied & (tied - 1):
                chance += self.lead(rolling, tied) * self.win(tied, seat)
            tied = (tied - 1) & rolling
        if rolling & (rolling - 1):
            chance /= 1.0 - self.lead(rolling, rolling)  # all tied: the same again
        return chance


def wins_by_rolling(start: LongLiveTheKing, work: LongLiveTheKing, rng: Rng, trials: int, seat: int) -> int:
    """How often the seat wins the confrontation whose dice are about to roll; to hold against the exact odds."""
    wins = 0
    for _ in range(trials):
        work.assign(start)
        while work.step == CONFRONTATION_ROLL:
            work.happen(1 + rng.below(6))
        if work.winner == seat:
            wins += 1
    return wins
