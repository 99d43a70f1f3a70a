"""The tree of a search, in flat tables of a stated size: nodes by their keys, each with a chain of edges, its options.

When the tables are full the tree stops growing and goes on counting. A tree may be kept for the next search of the same
seat; what was visited least then makes room.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator

from vivat.engine import bits

MEGABYTE = 1048576
SLOT_BYTES = 12  # key and first edge
NODE_BYTES = 4  # the list of slots in use
KEPT_BYTES = 12  # key and first edge, while the slots are filled anew
EDGE_BYTES = 24  # action, next, visits, seen, reward


class Tree:
    def __init__(self, megabytes: int) -> None:
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
        self.nodes = 0
        self.edges = 1  # edge 0 is no edge
        self.used = 0
        self.free = 0  # the first of those that were let go

    # ---- for everybody -----------------------------------------------------------------------------------------------

    def options(self, key: int) -> list[tuple[int, int, float]]:
        """Every option of the node with this key that was tried: action, visits, mean reward; rising by action."""
        tried = [edge for edge in self.edges_of(key) if self.visits[edge]]
        return sorted((self.action[edge], self.visits[edge], self.reward[edge] / self.visits[edge]) for edge in tried)

    def edges_of(self, key: int) -> Iterator[int]:
        slot = self.slot_of(key)
        edge = self.first[slot] if self.key[slot] else 0  # a forced choice has no node
        while edge:
            yield edge
            edge = self.next[edge]

    def is_full(self) -> bool:
        return self.nodes == self.most_nodes or (self.free == 0 and self.edges == self.most_edges)

    def size(self) -> int:
        """The bytes of the tables."""
        slots = self.slot_mask + 1
        nodes = slots * SLOT_BYTES + self.most_nodes * NODE_BYTES + self.most_kept * KEPT_BYTES
        return nodes + self.most_edges * EDGE_BYTES

    # ---- nodes and edges ---------------------------------------------------------------------------------------------

    def clear(self) -> None:
        """Nothing is left of the search before."""
        for i in range(self.nodes):
            self.key[self.taken[i]] = 0
        self.nodes = 0
        self.edges = 1
        self.used = 0
        self.free = 0

    def slot_of(self, key: int) -> int:
        """The slot of the node with this key, or the free one where it belongs."""
        slot = key >> 4 & self.slot_mask
        while self.key[slot] != 0 and self.key[slot] != key:
            slot = (slot + 1) & self.slot_mask
        return slot

    def new_node(self, slot: int, key: int) -> bool:
        """A node without edges in this free slot, if there is room."""
        if self.nodes == self.most_nodes:
            return False
        self.key[slot] = key
        self.first[slot] = 0
        self.taken[self.nodes] = slot
        self.nodes += 1
        return True

    def has_room(self) -> bool:
        """For one more edge."""
        return self.free != 0 or self.edges < self.most_edges

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

    def visits_of(self, slot: int) -> int:
        visits = 0
        edge = self.first[slot]
        while edge:
            visits += self.visits[edge]
            edge = self.next[edge]
        return visits

    def reward_of(self, slot: int) -> float:
        reward = 0.0
        edge = self.first[slot]
        while edge:
            reward += self.reward[edge]
            edge = self.next[edge]
        return reward

    # ---- a tree that is kept -----------------------------------------------------------------------------------------

    def make_room(self) -> None:
        """For another search as large as this one: of the nodes those that were visited least go."""
        if self.nodes <= self.most_nodes // 2 and self.used <= self.most_edges // 2:
            return
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

    def let_go(self, slot: int) -> None:
        """The edges of a node are free for others."""
        edge = self.first[slot]
        while edge:
            after = self.next[edge]
            self.next[edge] = self.free
            self.free = edge
            self.used -= 1
            edge = after
