"""The few statistics a tournament needs, each in a few lines, held against scipy where that is installed."""

from __future__ import annotations

import math
from collections.abc import Sequence
from statistics import NormalDist

ROUNDING = 1e-12
Z = NormalDist().inv_cdf(0.975)


def mean_interval(values: Sequence[float]) -> tuple[float, float, float]:
    """The mean of independent values from 0 to 1, with the 95 % interval of Wilson.

    For values 0 and 1 it is the interval as Wilson gave it. Others spread less, and count for as many values 0 and 1 as
    have a mean of the same variance; if all are equal there is nothing to see of that, and they count as they are.
    """
    number = len(values)
    mean = math.fsum(values) / number
    variance = math.fsum((value - mean) ** 2 for value in values) / number
    counted = number * mean * (1 - mean) / variance if variance > ROUNDING else number
    return (mean, *wilson(mean, counted))


def wilson(share: float, number: float) -> tuple[float, float]:
    centre = (share + Z * Z / (2 * number)) / (1 + Z * Z / number)
    half = Z / (1 + Z * Z / number) * math.sqrt(share * (1 - share) / number + Z * Z / (4 * number * number))
    return max(0.0, centre - half), min(1.0, centre + half)


def chi_square(found: Sequence[float]) -> tuple[float, float]:
    """How far these numbers are from being equal: chi-square, and how often chance alone gives as much."""
    expected = math.fsum(found) / len(found)
    if expected == 0 or len(found) < 2:
        return 0.0, 1.0
    square = math.fsum((number - expected) ** 2 for number in found) / expected
    return square, chi_square_tail(square, len(found) - 1)


def chi_square_tail(square: float, freedom: int) -> float:
    """The chance of more than this with so many degrees of freedom."""
    half = square / 2
    if freedom % 2 == 0:
        return math.exp(-half) * math.fsum(math.pow(half, k) / math.factorial(k) for k in range(freedom // 2))
    rest = math.fsum(math.pow(half, k + 0.5) / math.gamma(k + 1.5) for k in range((freedom - 1) // 2))
    return math.erfc(math.sqrt(half)) + math.exp(-half) * rest


def at_least(successes: int, trials: int) -> float:
    """The chance of so many heads or more with a fair coin: exact."""
    return sum(math.comb(trials, k) for k in range(successes, trials + 1)) / (1 << trials)
