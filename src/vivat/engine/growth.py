"""The curve by which judges turn a lead into chances."""

from __future__ import annotations


def grow(x: float, squarings: int) -> float:
    """Nearly e to the power of x: (1 + x / n) to the power of n = 2 ** squarings; 0 where that base is below 0."""
    y = 1.0 + x / (1 << squarings)
    if y < 0.0:
        return 0.0
    for _ in range(squarings):
        y = y * y
    return y
