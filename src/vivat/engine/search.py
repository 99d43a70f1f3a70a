"""Information-set tree search, for any State.

Every simulation deals a world that the searching seat holds possible, walks down the tree, grows it by one step, plays
to the end (or to a cut-off, where a judge says who stands how), and adds the reward of every side to the steps of its
own seats (max-n; the seats of one side share one reward).

A node is what a seat knows: its key is the hash of the state without everything that seat may not know. So worlds
that the seat cannot tell apart share a node, ways that lead to the same knowledge meet, an outcome of chance makes a
new node exactly if the seat has seen it, and nothing that is hidden from a seat can decide its choice. Two ways to look
at the nodes of the other seats:

    own        by what that seat knows in the dealt world: it plays its own cards, and the tree is wide
    merged     by what the searching seat knows: the tree is deep, and the others play an average hand

An option may be legal in some worlds of a node only; it is measured against the visits in which it was (Cowling,
Powley, Whitehouse 2012). When several seats choose at the same time, all choices are made before the first is applied,
each from its own node: nobody's unrevealed choice can be read, in the tree or beyond it. Their curiosity is drawn at
random there: without that, seats that count alike choose in step, and each seems to foresee the others.

The root is a node of the tree like any other, so a seat that chooses again in the same match may keep its tree: what it
then knows was thought about before. No clock is read here: `run` takes a number of simulations, can be called again,
and releases the lock, so two searches in two threads use two cores.
"""

from __future__ import annotations

import math
from array import array
from types import ModuleType

from vivat.engine import bits, native, playout
from vivat.engine.advice import Advice
from vivat.engine.network import Network
from vivat.engine.numbers import CHANCE, WIN
from vivat.engine.rng import Rng
from vivat.engine.state import State
from vivat.engine.tree import Tree

LONGEST = 4096  # steps of one walk; a longer one plays on without noting them
TO_THE_END = -1
NEARLY_NOTHING = 0.000001


class Search:
    """`begin`, then `run` as often as there is time, then read `options` and `values`."""

    def __init__(self, megabytes: int = 64) -> None:
        self.tree = Tree(megabytes)
        self.path = array("i", [0]) * LONGEST
        self.path_side = array("i", [0]) * LONGEST
        self.root = 0  # its key
        self.exploration = 0.7
        self.secret = 0.7  # the most curiosity at a secret choice: docs/study/bots.md
        self.merged = 0
        self.horizon = TO_THE_END  # decisions played after the tree before the judge is asked
        self.looks = 0  # further options that a playout weighs against the one it drew
        self.judge: ModuleType | None = None
        self.advice = Advice()
        self.belief = 1.0  # the part of the network in what a new node is worth; the rest is the judge's
        self.seat = 0
        self.simulations = 0
        self.decisions = 0  # of all simulations together
        self.rounds = 0
        self.length = 0
        self.grown = 0  # the walk has made a new edge: the tree ends here
        self.beyond = 0
        self.asked = 0  # the network has said what this simulation is worth
        self.together = 0  # several seats choose now
        self.chosen = [0] * 16
        self.worth = [0.0] * 16  # by side, of this simulation
        self.total = [0.0] * 16

    # ---- for everybody -----------------------------------------------------------------------------------------------

    def use_judge(self, judge: ModuleType, horizon: int, looks: int) -> None:
        """Cut playouts off after `horizon` decisions and ask the judge; weigh `looks` further options in playouts."""
        if not hasattr(judge, "value") or not hasattr(judge, "weight"):
            raise TypeError(f"{judge.__name__} is no judge")
        self.judge = judge
        self.horizon = horizon
        self.looks = looks

    def use_network(self, network: Network, observer: ModuleType) -> None:
        """Instead of playouts a learned network says what a new node is worth, and which options to try first."""
        self.advice.use(network, observer, self.tree.most_edges)

    def begin(self, known: State, seat: int, seed: int, keeps: bool = False) -> None:
        """A new search for a seat that must choose; `known` is what it knows.

        With `keeps` the tree of the search before stays. That is for the same seat of the same match, later in it, and
        for nobody else: a tree holds what its seat knew.
        """
        if not known.awaits(seat):
            raise ValueError(f"seat {seat} is not asked now")
        native.same_game(self.judge, known)
        self.known = known.clone()
        self.rng = Rng(seed)
        if not keeps or seat != self.seat:
            native.fastest(known, Search.clear)(self, seat)
        native.fastest(known, Search.start)(self, known, known.clone())

    def clear(self, seat: int) -> None:
        """Nothing is left of the search before."""
        self.tree.clear()
        self.seat = seat

    def start(self, known: State, mind: State) -> None:
        """The root is what the seat knows now."""
        self.tree.make_room()
        mind.assign(known)
        self.root = self.key_of(mind, self.seat)
        self.simulations = 0
        self.decisions = 0
        for side in range(16):
            self.total[side] = 0.0

    def imagine(self, world: State) -> None:
        """From now on simulate in this world, dealt from what the seat knows; what is left open is dealt as before."""
        self.known = world.clone()

    def run(self, simulations: int) -> None:
        """So many simulations more."""
        known = self.known
        native.fastest(known, Search.repeat)(self, known, known.clone(), known.clone(), self.rng, simulations)

    def options(self) -> list[tuple[int, int, float]]:
        """Every option of the seat that was tried: action, visits, mean reward from 0 to 1; rising by action."""
        return self.tree.options(self.root)

    def shares(self) -> list[tuple[int, float]]:
        """With a network: the options of the seat, each with the share that the network gives it; rising by action."""
        return sorted((self.tree.action[edge], self.advice.prior[edge]) for edge in self.tree.edges_of(self.root))

    def values(self) -> list[float]:
        """The mean reward of every seat, 0 to 1."""
        return [self.total[side] / (self.simulations or 1) for side in self.known.sides()]

    def thought(self) -> int:
        """How often the choice to be made now was tried so far, also in the searches of which the tree was kept."""
        return sum(visits for _, visits, _ in self.options())

    # ---- one simulation ----------------------------------------------------------------------------------------------

    def repeat(self, known: State, work: State, mind: State, rng: Rng, simulations: int) -> None:
        for _ in range(simulations):
            self.simulate(known, work, mind, rng)

    def simulate(self, known: State, work: State, mind: State, rng: Rng) -> None:
        work.assign(known)
        work.deal(rng)
        self.rounds = 0
        self.length = 0
        self.grown = 0
        self.beyond = 0
        self.asked = 0
        left = TO_THE_END
        while self.asked == 0 and work.waiting_for and (left or work.waiting_for == CHANCE):
            if work.waiting_for == CHANCE:  # dice fall before the judge speaks
                work.happen(playout.random_outcome(work, rng))
            else:
                self.all_choose(work, mind, rng)
                if self.beyond:
                    left -= 1
                elif self.grown and not self.advice.is_there():
                    self.beyond = 1
                    left = self.horizon
        if self.asked == 0:
            self.weigh(work)
        self.back_up(work)

    def all_choose(self, work: State, mind: State, rng: Rng) -> None:
        """The seats that are waited for choose at the same time: first all choices are made, then they are applied."""
        waiting = work.waiting_for
        self.together = waiting & (waiting - 1)
        rest = waiting
        while rest:
            seat = bits.low(rest)
            options = work.legal_mask(seat)
            if options & (options - 1) == 0:
                self.chosen[seat] = bits.low(options)
            elif self.beyond:
                self.chosen[seat] = self.pick(work, seat, options, rng)
            else:
                self.chosen[seat] = self.choose(work, mind, seat, options, rng)
                if self.asked:
                    return
            rest &= rest - 1
        while waiting:
            work.apply(bits.low(waiting), self.chosen[bits.low(waiting)])
            waiting &= waiting - 1
            self.decisions += 1
        self.rounds += 1

    def choose(self, work: State, mind: State, seat: int, options: int, rng: Rng) -> int:
        """A choice from the node of what the seat knows; a missing node is made and the tree has grown."""
        key = self.root
        if self.rounds or seat != self.seat:
            mind.assign(work)
            key = self.key_of(mind, seat)
        slot = self.tree.slot_of(key)
        if self.tree.key[slot] == 0:
            room = self.tree.new_node(slot, key)
            if self.advice.is_there():
                self.advice.ask(work, mind, seat)
                if room:
                    self.advice.share_out(self.tree, slot, mind, seat, options)
                if self.together == 0:  # what is chosen together shows later: then it is asked what it was worth
                    self.believe(work, seat, self.advice.network.value())
                    return 0
            self.grown = 1
            if not room:
                return self.pick(work, seat, options, rng)
        untried = options & ~self.tree.tried(slot, options)
        if self.advice.is_there():
            edge = self.advice.most_promising(self.tree, slot, options, untried, self.exploration, self.together, rng)
        elif untried and self.tree.has_room():
            self.grown = 1
            edge = self.tree.new_edge(slot, self.pick(work, seat, untried, rng))
        else:
            edge = self.best_edge(slot, options, rng)
        if edge == 0:
            self.grown = 1
            return self.pick(work, seat, options, rng)
        if self.length < LONGEST:
            self.path[self.length] = edge
            self.path_side[self.length] = work.side(seat)
            self.length += 1
        return self.tree.action[edge]

    def key_of(self, mind: State, seat: int) -> int:
        """The key of the node of a seat in this world, which becomes what the node stands for."""
        mind.forget(self.seat if self.merged else seat)
        return (native.key(mind) >> 4 << 4 | seat) + 1

    def best_edge(self, slot: int, options: int, rng: Rng) -> int:
        """The legal edge with the highest upper confidence bound; 0 if there is none."""
        best = 0
        best_score = -1.0
        edge = self.tree.first[slot]
        while edge:
            if options >> self.tree.action[edge] & 1:
                visits = self.tree.visits[edge]
                curiosity = self.exploration
                if self.together:
                    curiosity = self.secret * rng.below(1024) / 1024.0
                score = self.tree.reward[edge] / visits + curiosity * math.sqrt(math.log(self.tree.seen[edge]) / visits)
                if score > best_score:
                    best_score = score
                    best = edge
            edge = self.tree.next[edge]
        return best

    def believe(self, work: State, seat: int, value: float) -> None:
        """The win one seat expects; the others share the rest as the judge sees them."""
        own = work.side(seat)
        sides = 0
        for other in range(work.seats):
            side = work.side(other)
            self.worth[side] = native.value(self.judge, work, other) + NEARLY_NOTHING
            sides = max(sides, side + 1)
        rest = 0.0
        for side in range(sides):
            rest += 0.0 if side == own else self.worth[side]
        share = (value * (sides - 1) + 1.0) / sides
        share = 0.0 if share < 0.0 else 1.0 if share > 1.0 else share
        share = self.belief * share + (1.0 - self.belief) * self.worth[own] / (self.worth[own] + rest)
        for side in range(sides):
            self.worth[side] = share if side == own else self.worth[side] * (1.0 - share) / rest
        self.asked = 1

    # ---- beyond the tree ---------------------------------------------------------------------------------------------

    def pick(self, work: State, seat: int, options: int, rng: Rng) -> int:
        """A random option; with `looks`, the one of several random ones that the judge finds most promising."""
        action = rng.pick(options)
        for _ in range(self.looks):
            other = rng.pick(options)
            if other != action:
                there = native.weight(self.judge, work, seat, other)
                if there > native.weight(self.judge, work, seat, action):
                    action = other
        return action

    def weigh(self, work: State) -> None:
        """What the simulation is worth for every side."""
        for seat in range(work.seats):
            side = work.side(seat)
            if work.waiting_for:
                self.worth[side] = native.value(self.judge, work, seat)
            else:
                self.worth[side] = work.reward(seat) / WIN

    def back_up(self, work: State) -> None:
        self.simulations += 1
        for side in range(work.seats):
            self.total[side] += self.worth[side]
        for i in range(self.length):
            edge = self.path[i]
            self.tree.visits[edge] += 1
            self.tree.reward[edge] += self.worth[self.path_side[i]]
