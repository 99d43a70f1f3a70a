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

The tree lives in flat tables of a stated size; when they are full it stops growing and goes on counting. The root is a
node like any other, so a seat that chooses again in the same match may keep its tree: what it then knows was thought
about before. No clock is read here: `run` takes a number of simulations, can be called again, and releases the lock, so
two searches in two threads use two cores.
"""

from __future__ import annotations

import math
from array import array
from types import ModuleType

from vivat.engine import bits, native, playout
from vivat.engine.numbers import CHANCE, WIN
from vivat.engine.rng import Rng
from vivat.engine.state import State

MEGABYTE = 1048576
SLOT_BYTES = 12  # key and first edge
NODE_BYTES = 4  # the list of slots in use
KEPT_BYTES = 12  # key and first edge, while the slots are filled anew
EDGE_BYTES = 24  # action, next, visits, seen, reward
LONGEST = 4096  # steps of one walk; a longer one plays on without noting them
TO_THE_END = -1


class Search:
    """`begin`, then `run` as often as there is time, then read `options` and `values`."""

    def __init__(self, megabytes: int = 64) -> None:
        space = megabytes * MEGABYTE
        slots = 16
        while slots * 2 * SLOT_BYTES * 4 <= space:  # a quarter for the slots, the rest for edges
            slots *= 2
        self.slot_mask = slots - 1
        self.most_nodes = slots // 4 * 3
        self.most_kept = slots // 4
        tables = slots * SLOT_BYTES + self.most_nodes * NODE_BYTES + self.most_kept * KEPT_BYTES
        self.most_edges = (space - tables) // EDGE_BYTES
        self.key = array("q", [0]) * slots
        self.first = array("i", [0]) * slots  # the newest edge of the node in this slot; 0 for none
        self.taken = array("i", [0]) * self.most_nodes
        self.kept_key = array("q", [0]) * self.most_kept
        self.kept_first = array("i", [0]) * self.most_kept
        self.action = array("i", [0]) * self.most_edges
        self.next = array("i", [0]) * self.most_edges
        self.visits = array("i", [0]) * self.most_edges
        self.seen = array("i", [0]) * self.most_edges  # visits of the node in which the option was legal
        self.reward = array("d", [0.0]) * self.most_edges
        self.path = array("i", [0]) * LONGEST
        self.path_side = array("i", [0]) * LONGEST
        self.nodes = 0
        self.edges = 1  # edge 0 is no edge
        self.used = 0
        self.free = 0  # the first of those that were let go
        self.root = 0  # its key
        self.exploration = 0.7
        self.secret = 0.7  # the most curiosity at a secret choice: docs/study/bots.md
        self.merged = 0
        self.horizon = TO_THE_END  # decisions played after the tree before the judge is asked
        self.looks = 0  # further options that a playout weighs against the one it drew
        self.judge: ModuleType | None = None
        self.seat = 0
        self.simulations = 0
        self.decisions = 0  # of all simulations together
        self.rounds = 0
        self.length = 0
        self.grown = 0  # the walk has made a new edge: the tree ends here
        self.beyond = 0
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
        for i in range(self.nodes):
            self.key[self.taken[i]] = 0
        self.nodes = 0
        self.edges = 1
        self.used = 0
        self.free = 0
        self.seat = seat

    def start(self, known: State, mind: State) -> None:
        """The root is what the seat knows now."""
        if self.nodes > self.most_nodes // 2 or self.used > self.most_edges // 2:
            self.thin_out()
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
        found = []
        root = self.slot_of(self.root)
        edge = self.first[root] if self.key[root] else 0  # a forced choice has no node
        while edge:
            found.append((self.action[edge], self.visits[edge], self.reward[edge] / self.visits[edge]))
            edge = self.next[edge]
        return sorted(found)

    def values(self) -> list[float]:
        """The mean reward of every seat, 0 to 1."""
        return [self.total[side] / (self.simulations or 1) for side in self.known.sides()]

    def is_full(self) -> bool:
        return self.nodes == self.most_nodes or (self.free == 0 and self.edges == self.most_edges)

    def thought(self) -> int:
        """How often the choice to be made now was tried so far, also in the searches of which the tree was kept."""
        return sum(visits for _, visits, _ in self.options())

    def size(self) -> int:
        """The bytes of the tables."""
        slots = self.slot_mask + 1
        nodes = slots * SLOT_BYTES + self.most_nodes * NODE_BYTES + self.most_kept * KEPT_BYTES
        return nodes + self.most_edges * EDGE_BYTES + LONGEST * 8

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
        left = TO_THE_END
        while work.waiting_for and (left or work.waiting_for == CHANCE):  # dice fall before the judge speaks
            if work.waiting_for == CHANCE:
                work.happen(playout.random_outcome(work, rng))
            else:
                self.all_choose(work, mind, rng)
                if self.beyond:
                    left -= 1
                elif self.grown:
                    self.beyond = 1
                    left = self.horizon
        self.weigh(work)
        self.back_up()

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
        slot = self.slot_of(key)
        if self.key[slot] == 0:
            self.grown = 1
            if self.nodes == self.most_nodes:
                return self.pick(work, seat, options, rng)
            self.key[slot] = key
            self.first[slot] = 0
            self.taken[self.nodes] = slot
            self.nodes += 1
        untried = options & ~self.tried(slot, options)
        if untried and (self.free or self.edges < self.most_edges):
            self.grown = 1
            edge = self.new_edge(slot, self.pick(work, seat, untried, rng))
        else:
            edge = self.best_edge(slot, options, rng)
            if edge == 0:
                self.grown = 1
                return self.pick(work, seat, options, rng)
        if self.length < LONGEST:
            self.path[self.length] = edge
            self.path_side[self.length] = work.side(seat)
            self.length += 1
        return self.action[edge]

    def key_of(self, mind: State, seat: int) -> int:
        """The key of the node of a seat in this world, which becomes what the node stands for."""
        mind.forget(self.seat if self.merged else seat)
        return (native.key(mind) >> 4 << 4 | seat) + 1

    def slot_of(self, key: int) -> int:
        """The slot of the node with this key, or the free one where it belongs."""
        slot = key >> 4 & self.slot_mask
        while self.key[slot] != 0 and self.key[slot] != key:
            slot = (slot + 1) & self.slot_mask
        return slot

    def tried(self, slot: int, options: int) -> int:
        """Which of the options have an edge; each of those was seen once more."""
        found = 0
        edge = self.first[slot]
        while edge:
            if options >> self.action[edge] & 1:
                found |= bits.one(self.action[edge])
                self.seen[edge] += 1
            edge = self.next[edge]
        return found

    def best_edge(self, slot: int, options: int, rng: Rng) -> int:
        """The legal edge with the highest upper confidence bound; 0 if there is none."""
        best = 0
        best_score = -1.0
        edge = self.first[slot]
        while edge:
            if options >> self.action[edge] & 1:
                visits = self.visits[edge]
                curiosity = self.exploration
                if self.together:
                    curiosity = self.secret * rng.below(1024) / 1024.0
                score = self.reward[edge] / visits + curiosity * math.sqrt(math.log(self.seen[edge]) / visits)
                if score > best_score:
                    best_score = score
                    best = edge
            edge = self.next[edge]
        return best

    def new_edge(self, slot: int, action: int) -> int:
        edge = self.free
        if edge:
            self.free = self.next[edge]
        else:
            edge = self.edges
            self.edges = edge + 1
        self.used += 1
        self.action[edge] = action
        self.visits[edge] = 0
        self.seen[edge] = 1
        self.reward[edge] = 0.0
        self.next[edge] = self.first[slot]
        self.first[slot] = edge
        return edge

    # ---- a tree that is kept -----------------------------------------------------------------------------------------

    def thin_out(self) -> None:
        """Of a tree that is kept the nodes that were visited least go, until there is room for another search."""
        least = 1
        while self.nodes > self.most_kept or self.used > self.most_edges // 4:
            least *= 2
            self.drop(least)
        for i in range(self.nodes):  # a slot may lie where it does because of one that is gone: all are filled anew
            slot = self.taken[i]
            self.kept_key[i] = self.key[slot]
            self.kept_first[i] = self.first[slot]
            self.key[slot] = 0
        for i in range(self.nodes):
            slot = self.slot_of(self.kept_key[i])
            self.key[slot] = self.kept_key[i]
            self.first[slot] = self.kept_first[i]
            self.taken[i] = slot

    def drop(self, least: int) -> None:
        """The nodes that were visited less often go."""
        kept = 0
        for i in range(self.nodes):
            slot = self.taken[i]
            if self.visits_of(slot) < least:
                self.key[slot] = 0
                self.let_go(slot)
            else:
                self.taken[kept] = slot
                kept += 1
        self.nodes = kept

    def visits_of(self, slot: int) -> int:
        visits = 0
        edge = self.first[slot]
        while edge:
            visits += self.visits[edge]
            edge = self.next[edge]
        return visits

    def let_go(self, slot: int) -> None:
        """The edges of a node are free for others."""
        edge = self.first[slot]
        while edge:
            after = self.next[edge]
            self.next[edge] = self.free
            self.free = edge
            self.used -= 1
            edge = after

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
        self.simulations += 1
        for seat in range(work.seats):
            side = work.side(seat)
            if work.waiting_for:
                self.worth[side] = native.value(self.judge, work, seat)
            else:
                self.worth[side] = work.reward(seat) / WIN
        for side in range(work.seats):
            self.total[side] += self.worth[side]

    def back_up(self) -> None:
        for i in range(self.length):
            edge = self.path[i]
            self.visits[edge] += 1
            self.reward[edge] += self.worth[self.path_side[i]]
