"""What is known of a number: whole or not, and of a whole one the least and the most it can be.

Ranges are sums over every way the program may go: whatever a number is while the program runs, its range holds it. What
would leave 64 bits is held at their ends; the checked build traps a number that really leaves them.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import product

LEAST, MOST = -(2**63), 2**63 - 1
NARROW = (-(2**31), 2**31 - 1)
STEPS_DOWN = (0, -1, -(2**15), -(2**31), LEAST)  # where a range that keeps growing is caught
STEPS_UP = (0, 1, 2**15 - 1, 2**31 - 1, 2**62 - 1, MOST)


@dataclass(frozen=True)
class Fact:
    """`kind` is bool, int, float, void or the name of a class; a range is that of an int (of a bool: 0 to 1)."""

    kind: str
    low: int = 0
    high: int = 0

    @property
    def is_number(self) -> bool:
        return self.kind in ("bool", "int", "float")

    @property
    def is_whole(self) -> bool:
        return self.kind in ("bool", "int")

    @property
    def c_type(self) -> str:
        if self.kind == "int":
            return "int32_t" if NARROW[0] <= self.low and self.high <= NARROW[1] else "int64_t"
        return {"float": "double"}.get(self.kind, self.kind)


BOOL = Fact("bool", 0, 1)
FLOAT = Fact("float")
VOID = Fact("void")


def whole(low: int, high: int) -> Fact:
    return Fact("int", min(max(low, LEAST), MOST), max(min(high, MOST), LEAST))


ANY = whole(LEAST, MOST)


def join(one: Fact, other: Fact) -> Fact | None:
    """What holds whichever of the two it is; None if nothing does."""
    if one == other:
        return one
    if not one.is_number or not other.is_number:
        return None
    if "float" in (one.kind, other.kind):
        return FLOAT
    return whole(min(one.low, other.low), max(one.high, other.high))


def widened(old: Fact, new: Fact) -> Fact:
    """A range that has grown again and again jumps to the next stop, so that counting ends."""
    if old.kind != "int" or new.kind != "int":
        return new
    low = new.low if new.low >= old.low else next(stop for stop in STEPS_DOWN if stop <= new.low)
    high = new.high if new.high <= old.high else next(stop for stop in STEPS_UP if stop >= new.high)
    return whole(low, high)


# ---- arithmetic ------------------------------------------------------------------------------------------------------


def corners(a: Fact, b: Fact, operation: Callable[[int, int], int]) -> Fact:
    """For operations that rise or fall in each operand: the ends give the ends."""
    found = [operation(x, y) for x, y in product((a.low, a.high), (b.low, b.high))]
    return whole(min(found), max(found))


def power_above(*numbers: int) -> int:
    """The lowest power of two above all of these, or below them if they are negative."""
    return 1 << max((n if n >= 0 else ~n).bit_length() for n in numbers)


def bit_and(a: Fact, b: Fact) -> Fact:
    if a.low >= 0 and b.low >= 0:
        return whole(0, min(a.high, b.high))
    if a.low >= 0 or b.low >= 0:
        return whole(0, a.high if a.low >= 0 else b.high)
    return whole(-power_above(a.low, b.low), max(a.high, b.high))


def bit_or(a: Fact, b: Fact) -> Fact:
    most = power_above(a.low, a.high, b.low, b.high)
    if a.low >= 0 and b.low >= 0:
        return whole(max(a.low, b.low), most - 1)
    return whole(-most, most - 1)


def bit_xor(a: Fact, b: Fact) -> Fact:
    most = power_above(a.low, a.high, b.low, b.high)
    return whole(0 if a.low >= 0 and b.low >= 0 else -most, most - 1)


def shift_left(a: Fact, b: Fact) -> Fact:
    return corners(a, shift(b), lambda x, k: x << k)


def shift_right(a: Fact, b: Fact) -> Fact:
    return corners(a, shift(b), lambda x, k: x >> k)


def shift(by: Fact) -> Fact:
    """By 0 to 63 places; the checked build traps any other shift."""
    return whole(min(max(by.low, 0), 63), min(max(by.high, 0), 63))


def floor_divide(a: Fact, b: Fact) -> Fact:
    if b.low > 0 or b.high < 0:
        return corners(a, b, lambda x, y: x // y)
    most = max(abs(a.low), abs(a.high))
    return whole(-most, most)


def remainder(a: Fact, b: Fact) -> Fact:
    if b.low > 0 and a.low >= 0:
        return whole(0, min(a.high, b.high - 1))
    return whole(min(b.low + 1, 0), max(b.high - 1, 0))


BINARY: dict[str, Callable[[Fact, Fact], Fact]] = {
    "Add": lambda a, b: whole(a.low + b.low, a.high + b.high),
    "Sub": lambda a, b: whole(a.low - b.high, a.high - b.low),
    "Mult": lambda a, b: corners(a, b, lambda x, y: x * y),
    "FloorDiv": floor_divide,
    "Mod": remainder,
    "BitAnd": bit_and,
    "BitOr": bit_or,
    "BitXor": bit_xor,
    "LShift": shift_left,
    "RShift": shift_right,
}


def negative(a: Fact) -> Fact:
    return whole(-a.high, -a.low)


def inverted(a: Fact) -> Fact:
    return whole(~a.high, ~a.low)


def extreme(name: str, a: Fact, b: Fact) -> Fact:
    """Of min or max."""
    if name == "min":
        return whole(min(a.low, b.low), min(a.high, b.high))
    return whole(max(a.low, b.low), max(a.high, b.high))


def converted(name: str, a: Fact) -> Fact | None:
    """Of abs, int, float or bool."""
    if name == "abs" and a.is_whole:
        return whole(max(a.low, -a.high, 0), max(abs(a.low), abs(a.high)))
    if name == "int" and a.is_whole:
        return whole(a.low, a.high)
    return {"float": FLOAT, "bool": BOOL}.get(name)


# ---- bit sets --------------------------------------------------------------------------------------------------------


def members(mask: Fact) -> int:
    """How many members a set can have at most; one with the sign bit has 64."""
    return 64 if mask.low < 0 else mask.high.bit_length()


def one_bit(k: Fact) -> Fact:
    return shift_left(whole(1, 1), k)


def count(mask: Fact) -> Fact:
    return whole(0, members(mask))


def lowest(mask: Fact) -> Fact:
    return whole(0, max(members(mask) - 1, 0))
