"""The end of a game looked at to the last, where nothing is hidden: what every option brings if all play their best.

Every side goes for its own reward (max-n). A seat to which several options are worth the same takes any of them, each
as likely as the others; an outcome of chance counts by its weight. A state that was met before is looked up. Once an
option wins everything the others need no look: no more can be won, and for the rest nothing is left.

Where a seat does not know all, where several choose at the same time, and where too many states would have to be looked
at there is no answer. No clock is read.
"""

from __future__ import annotations

from array import array

from vivat.engine import bits, native
from vivat.engine.numbers import CHANCE, WIN
from vivat.engine.state import State

DEEPEST = 96  # choices and outcomes one after the other, without forced ones
SIDES = 4
NOT_YET = -1.0
ALIKE = 1e-9  # values that differ by less are the same


class Exact:
    """`solve`, then read `values`. The tables hold `most` states."""

    def __init__(self, most: int) -> None:
        slots = 16
        while slots * 3 < most * 4:
            slots *= 2
        self.most = most
        self.slot_mask = slots - 1
        self.key = array("q", [0]) * slots
        self.worth = array("d", [0.0]) * (slots * SIDES)  # by state and side
        self.taken = array("i", [0]) * most
        self.value = array("d", [0.0]) * ((DEEPEST + 2) * SIDES)  # by depth and side
        self.option = array("d", [0.0]) * 64  # of the first choice, for the seat that makes it
        self.stack = array("q", [0]) * 1  # the states from the first to the one that is looked at
        self.width = 0
        self.looked = 0  # states
        self.allowed = 0
        self.failed = 0

    def solve(self, state: State, seat: int, allowed: int) -> bool:
        """Find what each option of the seat brings; False if that takes more than so many states, or is not open."""
        if not state.awaits(seat):
            raise ValueError(f"seat {seat} is not asked now")
        native.fastest(state, Exact.clear)(self)
        native.fastest(state, Exact.begin)(self, state, min(allowed, self.most))
        self.stack = array("q", [0]) * (self.width * (DEEPEST + 2))
        native.fastest(state, Exact.look)(self, state.clone(), state.clone(), 0)
        return self.failed == 0

    def clear(self) -> None:
        """Nothing is left of the end before."""
        for i in range(self.looked):
            self.key[self.taken[i]] = 0
        self.looked = 0

    def begin(self, state: State, allowed: int) -> None:
        self.allowed = allowed
        self.failed = 1 if state.seats > SIDES else 0
        self.width = native.words(state)

    def values(self, state: State, seat: int) -> list[tuple[int, float]]:
        """Every option and the share of the win it brings, rising by action."""
        return [(action, self.option[action]) for action in state.options(seat)]

    # ---- one state ---------------------------------------------------------------------------------------------------

    def look(self, work: State, mind: State, depth: int) -> None:
        """What this state is worth to every side, into `value` at this depth."""
        if depth:
            self.pass_forced(work)
        if work.waiting_for == 0:
            for seat in range(work.seats):
                self.value[depth * SIDES + work.side(seat)] = work.reward(seat) / WIN
            return
        key = native.key(work) + 1
        slot = self.slot_of(key)
        if self.key[slot]:
            if self.worth[slot * SIDES] == NOT_YET:  # a state that comes back to itself
                self.failed = 1
            for side in range(SIDES):
                self.value[depth * SIDES + side] = self.worth[slot * SIDES + side]
            return
        if self.failed or depth > DEEPEST or self.looked == self.allowed or self.is_hidden(work, mind):
            self.failed = 1
            return
        self.key[slot] = key
        self.worth[slot * SIDES] = NOT_YET
        self.taken[self.looked] = slot
        self.looked += 1
        native.save(work, self.stack, depth * self.width)
        for side in range(SIDES):
            self.value[depth * SIDES + side] = 0.0
        if work.waiting_for == CHANCE:
            self.look_at_outcomes(work, mind, depth)
        else:
            self.look_at_options(work, mind, depth)
        for side in range(SIDES):
            self.worth[slot * SIDES + side] = self.value[depth * SIDES + side]

    def pass_forced(self, work: State) -> None:
        """Choices between one option are made."""
        while work.waiting_for and work.waiting_for != CHANCE:
            seat = bits.low(work.waiting_for)
            options = work.legal_mask(seat)
            if options & (options - 1) or work.waiting_for & (work.waiting_for - 1):
                return
            work.apply(seat, bits.low(options))

    def is_hidden(self, work: State, mind: State) -> bool:
        """Whether some seat does not know all, or several choose at the same time."""
        if work.waiting_for != CHANCE and work.waiting_for & (work.waiting_for - 1):
            return True
        key = native.key(work)
        for seat in range(work.seats):
            mind.assign(work)
            mind.forget(seat)
            if native.key(mind) != key:
                return True
        return False

    def look_at_options(self, work: State, mind: State, depth: int) -> None:
        seat = bits.low(work.waiting_for)
        mine = (depth + 1) * SIDES + work.side(seat)
        options = work.legal_mask(seat)
        best = -1.0
        alike = 0
        while options and self.failed == 0:
            native.load(work, self.stack, depth * self.width)
            work.apply(seat, bits.low(options))
            self.look(work, mind, depth + 1)
            worth = self.value[mine]
            if worth > best + ALIKE:
                best = worth
                alike = 0
                for side in range(SIDES):
                    self.value[depth * SIDES + side] = 0.0
            if worth > best - ALIKE:
                alike += 1
                self.add(depth, 1.0)
            if depth == 0:
                self.option[bits.low(options)] = worth
            elif worth > 1.0 - ALIKE:
                options = 0
            options &= options - 1
        for side in range(SIDES):
            self.value[depth * SIDES + side] /= alike

    def look_at_outcomes(self, work: State, mind: State, depth: int) -> None:
        outcomes = work.outcomes()
        total = 0
        rest = outcomes
        while rest:
            total += work.weight(bits.low(rest))
            rest &= rest - 1
        while outcomes and self.failed == 0:
            native.load(work, self.stack, depth * self.width)
            part = work.weight(bits.low(outcomes)) * 1.0 / total
            work.happen(bits.low(outcomes))
            self.look(work, mind, depth + 1)
            self.add(depth, part)
            outcomes &= outcomes - 1

    def add(self, depth: int, part: float) -> None:
        """So much of what the state below is worth."""
        for side in range(SIDES):
            self.value[depth * SIDES + side] += part * self.value[(depth + 1) * SIDES + side]

    def slot_of(self, key: int) -> int:
        """The slot of the state with this key, or the free one where it belongs."""
        slot = key & self.slot_mask
        while self.key[slot] != 0 and self.key[slot] != key:
            slot = (slot + 1) & self.slot_mask
        return slot
