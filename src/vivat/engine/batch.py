"""Many games side by side; a call makes one step of each, with the lock released. `vivat.research.batch` is its face.

A step is one real choice of one seat: chance falls by itself, a choice without an alternative is made at once, and a
game that is over begins anew within the same call. Of several seats that choose in secret the lowest is asked first;
what it chose is not seen by the others. Game i plays with the random source of seed + i, so the same seed and the same
choices lead to the same games, here, interpreted and on a GPU.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from types import ModuleType
from typing import Any

from vivat.engine import bits, native, playout
from vivat.engine.native import Found, Given
from vivat.engine.numbers import CHANCE, WIN
from vivat.engine.observation import Observation
from vivat.engine.rng import Rng
from vivat.engine.state import State

GOING = 0
OVER = 1
REFUSED = 2
PLANE = 31  # options in the first of two planes
MOST = 62  # options of one decision


class Batch:
    def __init__(self, starts: Sequence[State], size: int, observer: ModuleType) -> None:
        """Game i begins as start i, round and round."""
        self.first: list[State] = list(starts)
        self.observer: ModuleType | None = observer
        self.judge: ModuleType | None = None
        self.words = 0
        self.kinds = 0
        self.width = 0
        self.columns = 0
        self.judged = 0  # 1: rewards on the way
        self.scored = 0  # 1: the game has points
        self.open = 0  # 1: perfect information
        self.forced = 1  # 1: choices without an alternative are made at once
        self.games = 0  # that are over
        self.starts = array("q", [0]) * 1
        self.states = array("q", [0]) * 1
        self.dice = array("q", [0]) * 1
        self.chosen = array("q", [0]) * 1
        self.seen = array("i", [0]) * 1  # game * width + word
        self.outputs = 0
        self.legal = array("B", [0]) * 1  # game * outputs + (step, option)
        self.seats = array("b", [0]) * 1
        self.over = array("B", [0]) * 1
        self.win = array("f", [0.0]) * 1  # game * columns + seat, as the three that follow
        self.gain = array("f", [0.0]) * 1
        self.points = array("f", [0.0]) * 1
        self.standing = array("f", [0.0]) * 1
        self.make_room(size)

    def make_room(self, size: int) -> None:
        self.kinds = len(self.first)
        self.words = self.fastest(words_of)(self.first[0])
        self.starts = array("q", [0]) * (self.words * self.kinds)
        self.states = array("q", [0]) * (self.words * size)
        self.dice = array("q", [0]) * (2 * size)
        for kind, start in enumerate(self.first):
            self.fastest(Batch.put_start)(self, start, kind)

    def use_judge(self, judge: ModuleType) -> None:
        """Rewards on the way: how the judge's estimate of the win changes."""
        self.judge = judge
        self.judged = 1

    def use_points(self) -> None:
        """Without it the points stay 0, and nothing asks the game for them."""
        self.scored = 1

    def use_legal(self, legal: Any, outputs: int) -> None:
        """Where the legal (step, option) of every game are marked: a row of so many zeros for each, flat."""
        self.legal = legal
        self.outputs = outputs

    def use_rows(self, seen: Any, seats: Any, over: Any, rewards: Sequence[Any], width: int, columns: int) -> None:
        """Where the results of a step go: tables with a row for each game, flat."""
        self.seen = seen
        self.seats = seats
        self.over = over
        self.win, self.gain, self.points, self.standing = rewards
        self.width = width
        self.columns = columns

    # ---- for everybody -----------------------------------------------------------------------------------------------

    def reset(self, seed: int, ahead: int, first: int, last: int) -> None:
        """Games first to last - 1 begin anew, and go up to `ahead` random steps on."""
        self.all_games(Batch.begin_all, seed, ahead, first, last)

    def step(self, chosen: Any, first: int, last: int) -> None:
        """One index of (step, option) for each of the games first to last - 1."""
        self.chosen = chosen
        self.games += self.all_games(Batch.step_all, first, last)

    def all_games(self, work: Callable[..., int], *given: int) -> int:
        start = self.first[0]
        return self.fastest(work)(self, start.clone(), Rng(0), Observation(), *given)

    def fastest(self, work: Callable[Given, Found]) -> Callable[Given, Found]:
        """As it was compiled for the game of this batch."""
        return native.fastest(self.first[0], work)

    def put_back(self, i: int) -> State:
        """A copy of game i as it stands, everything included: for comparing."""
        found = self.first[0].clone()
        self.fastest(Batch.get_game)(self, found, i)
        return found

    # ---- all games ---------------------------------------------------------------------------------------------------

    def put_start(self, start: State, kind: int) -> None:
        native.save(start, self.starts, kind * self.words)

    def get_game(self, found: State, i: int) -> None:
        native.load(found, self.states, i * self.words)

    def begin_all(self, work: State, rng: Rng, out: Observation, seed: int, ahead: int, first: int, last: int) -> int:
        for i in range(first, last):
            rng.sow((seed + i) & 0x7FFFFFFF)
            self.begin(work, rng, i)
            for _ in range(rng.below(ahead) if ahead else 0):
                playout.step(work, rng)
                self.go_on(work, rng)
                if work.waiting_for == 0:
                    self.begin(work, rng, i)
            self.stand(work, i)
            self.keep(work, rng, i)
            self.look(work, out, i)
            self.over[i] = 0
        return 0

    def step_all(self, work: State, rng: Rng, out: Observation, first: int, last: int) -> int:
        """How many games ended; threads share a batch, so no field counts them here."""
        ended = 0
        for i in range(first, last):
            self.step_one(work, rng, out, i, self.chosen[i])
            if self.over[i] == OVER:
                ended += 1
        return ended

    # ---- one game ----------------------------------------------------------------------------------------------------

    def step_one(self, work: State, rng: Rng, out: Observation, i: int, chosen: int) -> None:
        spot = chosen - self.seen[i * self.width]
        if spot < 0 or spot >= MOST or not self.is_legal(i, spot):
            self.over[i] = REFUSED
            return
        native.load(work, self.states, i * self.words)
        rng.x = self.dice[2 * i]
        rng.y = self.dice[2 * i + 1]
        seat = self.seats[i]
        if self.scored:
            self.note_points(work, i)
        work.apply(seat, native.action(self.observer, work, seat, spot))
        self.go_on(work, rng)
        if self.scored:
            self.pay_points(work, i)
        self.pay(work, i)
        self.over[i] = OVER if work.waiting_for == 0 else GOING
        if work.waiting_for == 0:
            self.begin(work, rng, i)
            self.stand(work, i)
        self.keep(work, rng, i)
        self.look(work, out, i)

    def is_legal(self, i: int, spot: int) -> int:
        first = i * self.width + 1
        plane = self.seen[first] >> spot if spot < PLANE else self.seen[first + 1] >> (spot - PLANE)
        return plane & 1

    def begin(self, work: State, rng: Rng, i: int) -> None:
        native.load(work, self.starts, i % self.kinds * self.words)
        self.go_on(work, rng)

    def go_on(self, work: State, rng: Rng) -> None:
        """Chance, and choices without an alternative, until there is a real one or the game is over."""
        while work.waiting_for:
            if work.waiting_for == CHANCE:
                work.happen(playout.random_outcome(work, rng))
            else:
                seat = bits.low(work.waiting_for)
                options = work.legal_mask(seat)
                if options & (options - 1) or self.forced == 0:
                    return
                work.apply(seat, bits.low(options))

    def look(self, work: State, out: Observation, i: int) -> None:
        """What the seat that is asked knows. The game is kept already: what the seat does not know is forgotten."""
        seat = bits.low(work.waiting_for)
        self.seats[i] = seat
        if self.open == 0:
            work.forget(seat)
        out.clear()
        native.observe(self.observer, work, seat, out)
        self.mark(i, 0)
        for k in range(self.width):
            self.seen[i * self.width + k] = out.word[k]
        self.mark(i, 1)

    def mark(self, i: int, legal: int) -> None:
        """The options that are seen in the row of game i, and no others, are marked or not."""
        row = i * self.width
        first = i * self.outputs + self.seen[row]
        rest = self.seen[row + 1] | self.seen[row + 2] << PLANE
        while rest:
            self.legal[first + bits.low(rest)] = legal
            rest &= rest - 1

    def keep(self, work: State, rng: Rng, i: int) -> None:
        native.save(work, self.states, i * self.words)
        self.dice[2 * i] = rng.x
        self.dice[2 * i + 1] = rng.y

    # ---- rewards -----------------------------------------------------------------------------------------------------

    def note_points(self, work: State, i: int) -> None:
        for seat in range(work.seats):
            self.points[i * self.columns + seat] = native.points(self.observer, work, seat)

    def pay_points(self, work: State, i: int) -> None:
        """How far the points of each moved, against the mean of the others."""
        total = 0.0
        for seat in range(work.seats):
            place = i * self.columns + seat
            self.points[place] = native.points(self.observer, work, seat) - self.points[place]
            total += self.points[place]
        others = 1.0 / (work.seats - 1.0)
        for seat in range(work.seats):
            place = i * self.columns + seat
            self.points[place] -= (total - self.points[place]) * others

    def pay(self, work: State, i: int) -> None:
        """The win when the game is over, and the change of the judge's estimate."""
        if work.waiting_for and self.judged == 0:
            for seat in range(work.seats):
                self.win[i * self.columns + seat] = 0.0
            return
        sides = self.sides(work)
        for seat in range(work.seats):
            place = i * self.columns + seat
            self.win[place] = 0.0 if work.waiting_for else self.estimate(work, seat, sides)
            if self.judged:
                now = self.estimate(work, seat, sides)
                self.gain[place] = now - self.standing[place]
                self.standing[place] = now

    def sides(self, work: State) -> int:
        found = 0
        for seat in range(work.seats):
            if work.side(seat) >= found:
                found = work.side(seat) + 1
        return found

    def estimate(self, work: State, seat: int, sides: int) -> float:
        if work.waiting_for == 0:
            return centred(work.reward(seat) / WIN, sides)
        return centred(native.value(self.judge, work, seat), sides)

    def stand(self, work: State, i: int) -> None:
        if self.judged:
            sides = self.sides(work)
            for seat in range(work.seats):
                self.standing[i * self.columns + seat] = self.estimate(work, seat, sides)


def centred(share: float, parts: int) -> float:
    """1 for a win of one's own, 0 for an even share."""
    return (share * parts - 1.0) / (parts - 1)


def words_of(state: State) -> int:
    return native.words(state)


class Inputs:
    """What a network is given, worked out of rows of `seen`. All tables are flat."""

    def __init__(self) -> None:
        self.seen = array("i", [0]) * 1
        self.width = 0
        self.columns = 0
        self.word = array("i", [0]) * 1  # by feature: its word,
        self.bit = array("i", [0]) * 1  # and its bit, or -1 for a number
        self.unit = array("f", [0.0]) * 1  # with its unit
        self.features = array("f", [0.0]) * 1
        self.legal = array("B", [0]) * 1

    def expand(self, rows: int) -> None:
        """Features of observations, from a table."""
        for i in range(rows):
            for k in range(self.columns):
                word = self.seen[i * self.width + self.word[k]]
                if self.bit[k] < 0:
                    self.features[i * self.columns + k] = word * self.unit[k]
                else:
                    self.features[i * self.columns + k] = word >> self.bit[k] & 1

    def mask(self, rows: int) -> None:
        """Which of all (step, option) are legal, marked in a table of zeros."""
        for i in range(rows):
            row = i * self.width
            first = i * self.columns + self.seen[row]
            rest = self.seen[row + 1] | self.seen[row + 2] << PLANE
            while rest:
                self.legal[first + bits.low(rest)] = 1
                rest &= rest - 1
