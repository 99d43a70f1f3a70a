"""The random source of simulations: small, fast, the same compiled and interpreted.

It is good for playouts and search and for nothing else. The chance of a real match comes from `vivat.play.chance`.
"""

from __future__ import annotations

from vivat.engine import bits

M32 = 0xFFFFFFFF


class Rng:
    """Marsaglia's xorshift on two 32-bit words."""

    def __init__(self, seed: int) -> None:
        self.x = 0
        self.y = 0
        self.sow(seed)

    def sow(self, seed: int) -> None:
        """Begin anew."""
        self.x = (seed * 2654435761 + 12345) & M32
        self.y = ((seed ^ (seed >> 32)) ^ 0x9E3779B9) & M32
        if self.y == 0:
            self.y = 1
        for _ in range(8):
            self.below(2)

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each as likely as the others up to n / 2**32."""
        t = self.x ^ ((self.x << 10) & M32)
        self.x = self.y
        self.y = (self.y ^ (self.y >> 10)) ^ (t ^ (t >> 13))
        return (self.y * n) >> 32

    def pick(self, mask: int) -> int:
        """A uniformly random member of a non-empty set."""
        return bits.nth(mask, self.below(bits.count(mask)))
