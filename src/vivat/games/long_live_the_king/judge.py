"""What a good player of Long Live the King looks at (section 13 of the rules), as an estimate of who will be king.

Counties count the more, the nearer somebody is to the majority and the nearer the next election is: the fewer cards the
thinnest hand has. Bonus votes stay. Everything is bought with cards, and the thinnest hand is about to pay the penalty.
A contested county counts for each by his chance. The constants were fitted to the results of games between searching
bots: docs/study/bots.md.

And the exact odds of a confrontation, for players who ask for them (`odds.py`).
"""

from __future__ import annotations

from vivat.engine import bits
from vivat.engine.growth import grow
from vivat.engine.numbers import NOBODY
from vivat.engine.rng import Rng
from vivat.games.long_live_the_king.data import (
    COMMIT_CARDS,
    CONFRONTATION_ROLL,
    COUNTY,
    CROSS,
    END,
    MAJORITY,
    MIXTURES,
    MOVE,
    PLACE_DICE,
    PLACE_FREE,
    ROLL_FOR_COURTIER,
    TAKE_BACK,
)
from vivat.games.long_live_the_king.rules import LongLiveTheKing, cards_in, points

VOTE_LATE = 0.057  # a county vote, times the part of the majority that the leading total has reached
VOTE_NEAR = 0.094  # more, the nearer the next election is
BONUS = 0.22  # a bonus vote
HAND = (0.079, 0.126, 0.193)  # a card in hand, by kind
COURTIER = 0.009  # a courtier, for each vote of the county he defends
NEAR = 0.4  # how fast an election moves away with the cards of the thinnest hand
OVER = 0.25  # a vote of a total that comes close to the majority, if an election is near
CLOSE = 3.0  # so many votes below the majority
RISK = 0.2  # a vote that the thinnest hand is about to lose
ALONE = 0.25  # of the votes of a county where the baron stands alone: they go when he goes (LV-4.3)
INTRUDER = 0.18  # of a contested county
DEFENDER = 0.37  # the rest is shared by the third players

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


def value(state: LongLiveTheKing, seat: int) -> float:
    """The share of the win that this seat may expect."""
    fewest = state.size[0]
    most = 0.0
    for other in range(state.seats):
        if state.size[other] < fewest:
            fewest = state.size[other]
        if votes(state, other) + state.bonus[other] > most:
            most = votes(state, other) + state.bonus[other]
    progress = most / MAJORITY[state.seats - 3]
    mine = standing(state, seat, fewest, progress)
    all = 0.0
    for other in range(state.seats):
        all += grow(standing(state, other, fewest, progress) - mine, 6)
    return 1.0 / all


def votes(state: LongLiveTheKing, seat: int) -> float:
    """County votes; a contested county counts for each by his chance, and for its winner as soon as he is known."""
    counties = state.held(seat)
    found = 0.0
    if state.contested != NOBODY:
        counties &= ~bits.one(state.contested)
        found = share(state, seat) * state.worth[state.contested]
    if counties & ~state.court[seat]:
        found -= (1.0 - ALONE) * state.worth[bits.low(counties & ~state.court[seat])]
    while counties:
        found += state.worth[bits.low(counties)]
        counties &= counties - 1
    return found


def share(state: LongLiveTheKing, seat: int) -> float:
    """The chance of a seat to hold the contested county in the end."""
    if state.winner != NOBODY:
        return 1.0 if seat == state.winner else 0.0
    if seat == state.active:
        return INTRUDER
    if seat == state.defender:
        return DEFENDER
    return (1.0 - INTRUDER - DEFENDER) / (state.seats - 2)


def standing(state: LongLiveTheKing, seat: int, fewest: int, progress: float) -> float:
    """How strong a seat is, compared with others at the same table."""
    here = votes(state, seat)
    near = 1.0 / (1.0 + NEAR * fewest)
    found = (VOTE_LATE * progress + VOTE_NEAR * near) * here + BONUS * state.bonus[seat]
    for kind in range(3):
        found += HAND[kind] * state.hand[seat * 3 + kind]
    found += COURTIER * defence(state, seat)
    over = here + state.bonus[seat] - MAJORITY[state.seats - 3] + CLOSE
    if over > CLOSE + 1.0:
        over = CLOSE + 1.0
    if over > 0.0:
        found += OVER * over * near
    if state.size[seat] == fewest:
        found -= RISK * near * here / 3.0  # LV-5.23
    return found


def defence(state: LongLiveTheKing, seat: int) -> int:
    """Courtiers, each times the votes of his county."""
    found = 0
    counties = state.court[seat]
    while counties:
        county = bits.low(counties)
        found += state.courtiers[county] * state.worth[county]
        counties &= counties - 1
    return found


def weight(state: LongLiveTheKing, seat: int, action: int) -> float:
    """Into free counties, the more votes the better; the free courtier, no more; few cards."""
    if state.step == COMMIT_CARDS:
        return -cards_in(action)
    if state.step == MOVE and action != END:
        if action >= CROSS:
            return -1.0
        county = action - COUNTY
        return 0.0 if (state.enemy_counties() | state.held(seat)) >> county & 1 else state.worth[county]
    if state.step == PLACE_FREE:
        return action
    if PLACE_DICE <= state.step <= TAKE_BACK:
        return action  # the highest die on the highest card; a card more
    return -action if state.step == ROLL_FOR_COURTIER else 0.0


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
