"""What a learned network says of a node of the tree: a share for each option, and the win to expect.

A search that has one plays nothing on at random. It asks about every new node, tries first what has a large share, and
believes the network instead of a playout (PUCT; Silver and others 2017).
"""

from __future__ import annotations

import math
from array import array
from types import ModuleType

from vivat.engine import bits, native
from vivat.engine.growth import grow
from vivat.engine.network import Network
from vivat.engine.observation import Observation
from vivat.engine.rng import Rng
from vivat.engine.state import State
from vivat.engine.tree import Tree

LEAST_SCORE = -1000000.0


class Advice:
    """Without a network until `use` gives it one."""

    def __init__(self) -> None:
        self.network = Network()
        self.observer: ModuleType | None = None
        self.seen = Observation()
        self.prior = array("f", [0.0]) * 1  # by edge of the tree: the share of the option
        self.temperature = 1.0  # how even the shares are made: a network is sure of too much

    def use(self, network: Network, observer: ModuleType, edges: int) -> None:
        self.network = network
        self.observer = observer
        self.prior = array("f", [0.0]) * edges

    def is_there(self) -> bool:
        return self.network.width > 0

    def ask(self, work: State, mind: State, seat: int) -> None:
        """The network is given what the seat knows, which `mind` is from now on."""
        mind.assign(work)
        mind.forget(seat)
        self.seen.clear()
        native.observe(self.observer, mind, seat, self.seen)
        self.network.read(self.seen)

    def share_out(self, tree: Tree, slot: int, mind: State, seat: int, options: int) -> None:
        """An edge for each option of the node in this slot, with its share."""
        most = LEAST_SCORE
        rest = options
        while rest and tree.has_room():
            action = bits.low(rest)
            edge = tree.new_edge(slot, action)
            score = self.network.score(self.seen.word[0] + native.place(self.observer, mind, seat, action))
            self.prior[edge] = score
            most = score if score > most else most
            rest &= rest - 1
        total = 0.0
        edge = tree.first[slot]
        while edge:
            self.prior[edge] = grow((self.prior[edge] - most) / self.temperature, 10)
            total += self.prior[edge]
            edge = tree.next[edge]
        edge = tree.first[slot]
        while edge:
            self.prior[edge] = self.prior[edge] / total
            edge = tree.next[edge]

    def most_promising(
        self, tree: Tree, slot: int, options: int, untried: int, exploration: float, together: int, rng: Rng
    ) -> int:
        """The legal edge with the most of mean reward and curiosity, which goes by its share; 0 if there is none."""
        while untried and tree.has_room():  # not legal in the worlds before
            edge = tree.new_edge(slot, bits.low(untried))
            self.prior[edge] = 1.0 / bits.count(options)
            untried &= untried - 1
        visits = tree.visits_of(slot)
        mean = tree.reward_of(slot) / visits if visits else 0.0
        curiosity = exploration * math.sqrt(visits + 1)
        best = 0
        best_score = -1.0
        edge = tree.first[slot]
        while edge:
            if options >> tree.action[edge] & 1:
                tries = tree.visits[edge]
                score = tree.reward[edge] / tries if tries else mean
                part = rng.below(1024) / 1024.0 if together else 1.0
                score += part * curiosity * self.prior[edge] / (tries + 1)
                if score > best_score:
                    best_score = score
                    best = edge
            edge = tree.next[edge]
        return best
