"""A learned network worked out in whole numbers: the same on every machine, and quick without any library.

From the words of an observation (`observe.py` of a game) to the score of every option and the win to expect. The layers
are those of `vivat.learn.network`: an entry, blocks that add to what they are given (normalise, widen, keep what is
positive, come back), two heads. `vivat.bots.learned` turns weights into these tables and sees to it that no sum leaves
32 bits.
"""

from __future__ import annotations

import math
from array import array

from vivat.engine import bits, native
from vivat.engine.observation import Observation

WEIGHT = 4096  # what a weight is multiplied by
HELD = 256  # and a number between the layers
ENTERED = 65536  # a sum of the entry in parts of a number between the layers
MOST = 8191  # the most such a number can be
NEARLY_NOTHING = 0.00001  # keeps a row of zeros from being divided by zero


class Network:
    """Tables of 16 bits, a row for each output; of the entry a row for each input. Without layers its width is 0."""

    def __init__(self) -> None:
        self.width = 0
        self.blocks = 0
        self.words = 0
        self.scale = 0.0  # of the heads: by what the row was normalised
        self.members = array("i", [0]) * 1  # by word: of a plane; 0 for a number
        self.largest = array("i", [0]) * 1  # by word: what a number is divided by
        self.entry = array("h", [0]) * 1
        self.entry_bias = array("i", [0]) * 1
        self.out = array("h", [0]) * 1
        self.out_bias = array("f", [0.0]) * 1
        self.back = array("h", [0]) * 1
        self.back_bias = array("f", [0.0]) * 1
        self.policy = array("h", [0]) * 1
        self.policy_bias = array("f", [0.0]) * 1
        self.value_row = array("h", [0]) * 1
        self.value_bias = 0.0
        self.sums = array("i", [0]) * 1
        self.held = array("h", [0]) * 1
        self.inner = array("h", [0]) * 1

    def read(self, seen: Observation) -> None:
        """Everything below the heads."""
        self.enter(seen)
        for block in range(self.blocks):
            self.add_block(block)
        self.scale = self.normal() / (WEIGHT * HELD)

    def enter(self, seen: Observation) -> None:
        for j in range(self.width):
            self.sums[j] = self.entry_bias[j]
        at = 0
        for k in range(self.words):
            word = seen.word[k]
            if self.members[k] == 0:
                if word:
                    part = max(-self.largest[k], min(word, self.largest[k])) * WEIGHT // self.largest[k]
                    native.add_row(self.sums, self.entry, at * self.width, part)
                at += 1
            else:
                while word:
                    native.add_row(self.sums, self.entry, (at + bits.low(word)) * self.width, WEIGHT)
                    word &= word - 1
                at += self.members[k]
        for j in range(self.width):
            self.held[j] = min(max(self.sums[j], 0) // ENTERED, MOST)

    def add_block(self, block: int) -> None:
        first = block * self.width
        scale = self.normal() / WEIGHT
        for j in range(self.width):
            x = native.dot(self.out, (first + j) * self.width, self.held) * scale + self.out_bias[first + j] * HELD
            self.inner[j] = max(native.rounded(x, MOST), 0)
        for j in range(self.width):
            x = native.dot(self.back, (first + j) * self.width, self.inner) / WEIGHT + self.back_bias[first + j] * HELD
            self.held[j] = native.rounded(self.held[j] + x, MOST)

    def normal(self) -> float:
        """What the row is multiplied by so that the mean of its squares is 1; its numbers are in parts of HELD."""
        squares = 0
        for j in range(self.width):
            squares += self.held[j] * self.held[j]
        return 1.0 / math.sqrt(squares / (self.width * HELD * HELD) + NEARLY_NOTHING)

    def score(self, option: int) -> float:
        """Of an option, by its index; only differences count."""
        return native.dot(self.policy, option * self.width, self.held) * self.scale + self.policy_bias[option]

    def value(self) -> float:
        """1 for a win of one's own, 0 for an even share."""
        return native.dot(self.value_row, 0, self.held) * self.scale + self.value_bias
