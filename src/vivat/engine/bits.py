"""Bit sets in ints: bit k stands for member k. Compiled, they are instructions of the machine."""

from __future__ import annotations

from typing import Any

Small = list[int]
"""A table whose cells stay within 16 bits; the build packs it tighter than a plain table."""

Short = int
"""A number that stays within 16 bits; the build packs it tighter than a plain number."""

Tiny = list[int]
"""A table whose cells stay within 8 bits, from -128 to 127."""

Byte = int
"""A number that stays within 8 bits."""


def one(k: int) -> int:
    """The set with the single member k."""
    return 1 << k


def count(mask: int) -> int:
    return mask.bit_count()


def low(mask: int) -> int:
    """The smallest member of a non-empty set."""
    return (mask & -mask).bit_length() - 1


def nth(mask: int, k: int) -> int:
    """The member that so many others are smaller than."""
    for _ in range(k):
        mask &= mask - 1
    return low(mask)


def copy_block(target: Any, source: Any) -> None:
    """Make all fields of `target` equal to those of `source`, sharing nothing."""
    for name, value in source.__dict__.items():
        target.__dict__[name] = value[:] if type(value) is list else value


def members(mask: int) -> list[int]:
    """The members in rising order; for plain code, not for rules."""
    return [k for k in range(mask.bit_length()) if mask >> k & 1]
