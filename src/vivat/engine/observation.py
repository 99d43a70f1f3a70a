"""Observation: what the seat that is asked knows, as a row of words for learning.

A word is a plane, a bit set of at most 31 members, or a number of at most 32 bits. `observe.py` of a game fills a row
with as many words for every state of the game; `planes.py` beside it names them.
"""

from __future__ import annotations

from vivat.engine import bits

WORDS = 128  # at most
LOW = 0x7FFFFFFF  # the members of a first plane of two


class Observation:
    def __init__(self) -> None:
        self.used = 0
        self.word = [0] * 128

    def clear(self) -> None:
        self.used = 0

    def put(self, word: int) -> None:
        self.word[self.used] = word
        self.used += 1

    def put_wide(self, mask: int) -> None:
        """A bit set of up to 62 members takes two planes."""
        self.put(mask & LOW)
        self.put(mask >> 31)

    def put_one(self, member: int) -> None:
        """The set of one member; empty for NOBODY."""
        self.put(bits.one(member) if member >= 0 else 0)
