"""Many games side by side; a call makes one step of each, with the lock released. `vivat.research.batch` is its face.

A step is one real choice of one seat: chance falls by itself, a choice without an alternative is made at once, and a
game that is over begins anew within the same call. Of several seats that choose in secret the lowest is asked first;
what it chose is not seen by the others. Game i plays with the random source of seed + i, so the same seed and the same
choices lead to the same games, here, interpreted and on a GPU.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from types import ModuleType
from typing import Any

from vivat.engine import bits, native, playout
from vivat.engine.numbers import CHANCE, WIN
from vivat.engine.observation import Observation
from vivat.engine.rng import Rng
from vivat.engine.state import State

try:
    import cython
except ImportError:
    from vivat.engine import gil as cython

GOING, OVER, REFUSED = 0, 1, 2
PLANE = 31  # options in the first of two planes
MOST = 62  # options of one decision


class Batch:
    def __init__(self, starts: Sequence[State], size: int, observer: ModuleType) -> None:
        """Game i begins as start i, round and round."""
        self.size = size
        self.kinds = len(starts)
        self.work = starts[0].clone()
        self.mind = starts[0].clone()
        self.rng = Rng(0)
        self.out = Observation()
        self.words = native.words(self.work)
        self.starts = array("q", [0]) * (self.words * self.kinds)
        self.states = array("q", [0]) * (self.words * size)
        self.dice = array("q", [0]) * (2 * size)
        for k in range(self.kinds):
            native.save(starts[k], self.starts, k * self.words)
        self.observe_at = native.place_of(observer, "observe")
        self.action_at = native.place_of(observer, "action")
        self.points_at = native.place_of(observer, "points")
        self.value_at = 0
        self.open = 0  # 1: perfect information
        self.forced = 1  # 1: choices without an alternative are made at once
        self.games = 0  # that are over

    def use_judge(self, judge: ModuleType) -> None:
        """Rewards on the way: how the judge's estimate of the win changes."""
        self.value_at = native.address(judge, "value")

    def use_rows(self, seen: Any, seats: Any, over: Any, rewards: Sequence[Any], width: int, columns: int) -> None:
        """Where the results of a step go: tables with a row for each game."""
        self.seen = seen
        self.seats = seats
        self.over = over
        self.win, self.gain, self.points, self.standing = rewards
        self.width = width
        self.columns = columns

    # ---- for everybody -----------------------------------------------------------------------------------------------

    def reset(self, seed: int, ahead: int, first: int, last: int) -> None:
        """Games first to last - 1 begin anew, and go up to `ahead` random steps on."""
        work, mind, rng, out = self.work.clone(), self.mind.clone(), Rng(0), Observation()
        for i in range(first, last):
            rng = Rng((seed + i) & 0x7FFFFFFF)
            self.begin(work, rng, i)
            for _ in range(rng.below(ahead) if ahead else 0):
                playout.step(work, rng)
                self.go_on(work, rng)
                if work.waiting_for == 0:
                    self.begin(work, rng, i)
            self.stand(work, i)
            self.look(work, mind, out, i)
            self.keep(work, rng, i)
            self.over[i] = 0

    def step(self, chosen: Any, first: int, last: int) -> None:
        """One index of (step, option) for each of the games first to last - 1."""
        work, mind, rng, out, moves = self.work.clone(), self.mind.clone(), Rng(0), Observation(), chosen
        with cython.nogil:
            for i in range(first, last):
                self.step_one(work, mind, rng, out, i, moves[i])

    def put_back(self, i: int) -> State:
        """A copy of game i as it stands, everything included: for comparing."""
        found = self.work.clone()
        native.load(found, self.states, i * self.words)
        return found

    # ---- one game ----------------------------------------------------------------------------------------------------

    def step_one(self, work: State, mind: State, rng: Rng, out: Observation, i: int, chosen: int) -> None:
        spot = chosen - self.seen[i, 0]
        if spot < 0 or spot >= MOST or not self.is_legal(i, spot):
            self.over[i] = REFUSED
            return
        native.load(work, self.states, i * self.words)
        rng.x = self.dice[2 * i]
        rng.y = self.dice[2 * i + 1]
        seat = self.seats[i]
        self.note_points(work, i)
        work.apply(seat, native.action(self.action_at, work, seat, spot))
        self.go_on(work, rng)
        self.pay(work, i)
        self.over[i] = OVER if work.waiting_for == 0 else GOING
        if work.waiting_for == 0:
            self.games += 1
            self.begin(work, rng, i)
            self.stand(work, i)
        self.look(work, mind, out, i)
        self.keep(work, rng, i)

    def is_legal(self, i: int, spot: int) -> int:
        plane: int = self.seen[i, 1] >> spot if spot < PLANE else self.seen[i, 2] >> (spot - PLANE)
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

    def look(self, work: State, mind: State, out: Observation, i: int) -> None:
        """What the seat that is asked knows."""
        seat = bits.low(work.waiting_for)
        self.seats[i] = seat
        mind.assign(work)
        if self.open == 0:
            mind.forget(seat)
        out.clear()
        native.observe(self.observe_at, mind, seat, out)
        for k in range(self.width):
            self.seen[i, k] = out.word[k]

    def keep(self, work: State, rng: Rng, i: int) -> None:
        native.save(work, self.states, i * self.words)
        self.dice[2 * i] = rng.x
        self.dice[2 * i + 1] = rng.y

    # ---- rewards -----------------------------------------------------------------------------------------------------

    def note_points(self, work: State, i: int) -> None:
        for seat in range(work.seats):
            self.points[i, seat] = native.points(self.points_at, work, seat)

    def pay(self, work: State, i: int) -> None:
        """The win when the game is over, the change of the judge's estimate, points against the mean of the others."""
        sides = self.sides(work)
        total = 0.0
        for seat in range(work.seats):
            self.points[i, seat] = native.points(self.points_at, work, seat) - self.points[i, seat]
            total += self.points[i, seat]
        for seat in range(work.seats):
            self.points[i, seat] -= (total - self.points[i, seat]) / (work.seats - 1.0)
            self.win[i, seat] = 0.0
            if work.waiting_for == 0:
                self.win[i, seat] = centred(work.reward(seat) / WIN, sides)
            if self.value_at:
                now = self.estimate(work, seat, sides)
                self.gain[i, seat] = now - self.standing[i, seat]
                self.standing[i, seat] = now

    def sides(self, work: State) -> int:
        found = 0
        for seat in range(work.seats):
            if work.side(seat) >= found:
                found = work.side(seat) + 1
        return found

    def estimate(self, work: State, seat: int, sides: int) -> float:
        if work.waiting_for == 0:
            return centred(work.reward(seat) / WIN, sides)
        return centred(native.value(self.value_at, work, seat), sides)

    def stand(self, work: State, i: int) -> None:
        if self.value_at:
            sides = self.sides(work)
            for seat in range(work.seats):
                self.standing[i, seat] = self.estimate(work, seat, sides)


def centred(share: float, parts: int) -> float:
    """1 for a win of one's own, 0 for an even share."""
    return (share * parts - 1.0) / (parts - 1)


def expand(seen: Any, word: Any, bit: Any, unit: Any, out: Any) -> None:
    """Features of observations, from a table: for each its word, and its bit or -1 for a number with its unit."""
    rows, columns = len(seen), len(word)
    given, words, places, units, found = seen, word, bit, unit, out
    with cython.nogil:
        for i in range(rows):
            for k in range(columns):
                if places[k] < 0:
                    found[i, k] = given[i, words[k]] * units[k]
                else:
                    found[i, k] = given[i, words[k]] >> places[k] & 1


def mask(seen: Any, out: Any) -> None:
    """Which of all (step, option) are legal."""
    rows, columns = len(seen), out.shape[1]
    given, found = seen, out
    with cython.nogil:
        for i in range(rows):
            for k in range(columns):
                found[i, k] = 0
            first = given[i, 0]
            for k in range(PLANE):
                if given[i, 1] >> k & 1:
                    found[i, first + k] = 1
                if given[i, 2] >> k & 1:
                    found[i, first + PLANE + k] = 1
