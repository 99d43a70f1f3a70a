"""The curve of the judges."""

from __future__ import annotations

import math

import pytest

from vivat.engine.growth import grow


@pytest.mark.parametrize("x", [-3.0, -0.5, 0.0, 0.5, 3.0])
def test_it_is_nearly_e_to_the_power_of_x_and_the_nearer_the_more_squarings(x: float) -> None:
    assert grow(x, 6) == pytest.approx(math.exp(x), rel=0.08)
    assert grow(x, 10) == pytest.approx(math.exp(x), rel=0.005)


def test_it_never_falls_and_is_never_negative() -> None:
    found = [grow(x / 4, 6) for x in range(-1000, 1000)]
    assert found == sorted(found)
    assert found[0] == 0
    assert math.isfinite(found[-1])
