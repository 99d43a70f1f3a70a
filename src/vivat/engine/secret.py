"""A secret simultaneous choice, solved by regret: how often to take each option so that nobody gains by knowing it.

Every simulation deals two worlds. In one that the choosing seat holds possible it looks what each of its options would
have brought against what the others drew; in one dealt from what everybody knows all seats do the same. An option is
drawn as often as it is regretted that it was not taken more, and the mean of these draws nears an equilibrium (regret
matching+; Tammelin 2014). The others learn in the second world only: a seat that learnt where the first one's secrets
are dealt right would answer to what it cannot know.

A node is what a seat knows, as in `search.py`: it may choose otherwise with other cards. What a combination of choices
is worth the judge says as soon as chance has spoken. All options of a seat are compared in the same world, with the
same choices of the others and the same luck, so that a difference of a hundredth of a win shows after a few hundred
simulations.
"""

from __future__ import annotations

from array import array
from types import ModuleType

from vivat.engine import bits, native, playout
from vivat.engine.numbers import CHANCE, OPTIONS, SEATS, WIN
from vivat.engine.rng import Rng
from vivat.engine.state import State

SLOTS = 16384  # 8 megabytes of regrets
MOST_NODES = 12288  # a seat that knows anything else draws evenly
FINE = 1 << 30  # steps of a drawn share
EVEN = 64  # the fewest parts that shares are told in


class Secret:
    """`begin`, then `run` as often as there is time, then read `options`."""

    def __init__(self, judge: ModuleType) -> None:
        self.judge: ModuleType | None = judge
        self.key = array("q", [0]) * SLOTS
        self.regret = array("d", [0.0]) * (SLOTS * OPTIONS)
        self.mix = array("d", [0.0]) * (SEATS * OPTIONS)  # by seat and option, of this simulation
        self.share = array("d", [0.0]) * OPTIONS  # by option of the choosing seat: the sum of its mixes
        self.worth = array("d", [0.0]) * OPTIONS  # and of what the option would have brought
        self.brought = array("d", [0.0]) * OPTIONS  # by the options of the seat that learns
        self.slot = [0] * 16
        self.chosen = [0] * 16
        self.nodes = 0
        self.seat = 0
        self.simulations = 0

    # ---- for everybody -----------------------------------------------------------------------------------------------

    def begin(self, known: State, common: State, seat: int, seed: int) -> None:
        """A seat must choose: `known` is what it knows, `common` what everybody knows."""
        if not known.awaits(seat):
            raise ValueError(f"seat {seat} is not asked now")
        native.same_game(self.judge, known)
        self.rng = Rng(seed)
        self.dice = Rng(seed)
        native.fastest(known, Secret.clear)(self, seat)
        self.imagine(known, common)

    def clear(self, seat: int) -> None:
        """Nothing is left of the choice before."""
        for slot in range(SLOTS):
            self.key[slot] = 0
        for option in range(OPTIONS):
            self.share[option] = 0.0
            self.worth[option] = 0.0
        self.nodes = 0
        self.simulations = 0
        self.seat = seat

    def imagine(self, known: State, common: State) -> None:
        """From now on simulate in these worlds; what is left open in them is dealt."""
        self.known = known.clone()
        self.common = common.clone()

    def run(self, simulations: int) -> None:
        """So many simulations more."""
        known, work, after = self.known, self.known.clone(), self.known.clone()
        native.fastest(known, Secret.repeat)(self, known, self.common, work, after, self.rng, simulations)

    def options(self) -> list[tuple[int, int, float]]:
        """Every option that is taken: action, in how many simulations, mean reward from 0 to 1; rising by action."""
        whole = max(self.simulations, EVEN) / sum(self.share)  # after very few an even mix must not be rounded away
        counts = [(option, round(self.share[option] * whole)) for option in range(OPTIONS)]
        return [(option, count, self.worth[option] / self.simulations) for option, count in counts if count]

    # ---- one world ---------------------------------------------------------------------------------------------------

    def repeat(self, known: State, common: State, work: State, after: State, rng: Rng, simulations: int) -> None:
        for _ in range(simulations):
            self.settle(known, work, after, rng, bits.one(self.seat))
            self.note(work)
            self.settle(common, work, after, rng, common.waiting_for)

    def settle(self, start: State, work: State, after: State, rng: Rng, learners: int) -> None:
        """All seats draw; then each of the learners sees what its options would have brought."""
        work.assign(start)
        work.deal(rng)
        rest = work.waiting_for
        while rest:
            self.draw(work, after, bits.low(rest), rng)
            rest &= rest - 1
        while learners:
            self.learn(work, after, bits.low(learners), rng)
            learners &= learners - 1

    def draw(self, work: State, mind: State, seat: int, rng: Rng) -> None:
        """The seat's mix, by its regrets at what it knows, and one option of it."""
        options = work.legal_mask(seat)
        mind.assign(work)
        mind.forget(seat)
        slot = self.slot_of((native.key(mind) >> 4 << 4 | seat) + 1)
        self.slot[seat] = slot
        total = 0.0
        rest = options
        while rest:
            total += self.regret[slot * OPTIONS + bits.low(rest)]
            rest &= rest - 1
        left = rng.below(FINE) * 1.0 / FINE
        self.chosen[seat] = bits.low(options)
        rest = options
        while rest:
            option = bits.low(rest)
            part = self.regret[slot * OPTIONS + option] / total if total > 0.0 else 1.0 / bits.count(options)
            self.mix[seat * OPTIONS + option] = part
            if left >= 0.0 and part > 0.0:
                self.chosen[seat] = option
            left -= part
            rest &= rest - 1

    def slot_of(self, key: int) -> int:
        """The slot of the node with this key, made if it is missing; slot 0 knows nothing and learns nothing."""
        slot = (key >> 4) % (SLOTS - 1) + 1
        while self.key[slot] != 0 and self.key[slot] != key:
            slot = slot % (SLOTS - 1) + 1
        if self.key[slot] == 0:
            if self.nodes == MOST_NODES:
                return 0
            self.nodes += 1
            self.key[slot] = key
            for option in range(OPTIONS):
                self.regret[slot * OPTIONS + option] = 0.0
        return slot

    def learn(self, work: State, after: State, seat: int, rng: Rng) -> None:
        """What each option would have brought; one that would have brought more than the mix is regretted."""
        slot = self.slot[seat]
        options = work.legal_mask(seat)
        mean = 0.0
        rest = options
        while rest:
            option = bits.low(rest)
            self.brought[option] = self.outcome(work, after, seat, option, rng)
            mean += self.mix[seat * OPTIONS + option] * self.brought[option]
            rest &= rest - 1
        rng.below(2)  # the next seat meets other luck
        while options and slot:
            place = slot * OPTIONS + bits.low(options)
            self.regret[place] += self.brought[bits.low(options)] - mean
            if self.regret[place] < 0.0:
                self.regret[place] = 0.0
            options &= options - 1

    def outcome(self, work: State, after: State, seat: int, option: int, rng: Rng) -> float:
        """What the seat may expect if it takes this option, the others what they drew; always with the same luck."""
        after.assign(work)
        rest = work.waiting_for
        while rest:
            other = bits.low(rest)
            after.apply(other, option if other == seat else self.chosen[other])
            rest &= rest - 1
        self.dice.x = rng.x
        self.dice.y = rng.y
        while after.waiting_for == CHANCE:
            after.happen(playout.random_outcome(after, self.dice))
        if after.waiting_for:
            return native.value(self.judge, after, seat)
        return after.reward(seat) / WIN

    def note(self, work: State) -> None:
        """Of the choosing seat, in a world it holds possible; later draws count for more, having learnt more."""
        self.simulations += 1
        rest = work.legal_mask(self.seat)
        while rest:
            option = bits.low(rest)
            self.share[option] += self.mix[self.seat * OPTIONS + option] * self.simulations
            self.worth[option] += self.brought[option]
            rest &= rest - 1
