"""Every rule of sections 3 to 9 and every ruling stands where the game enforces it, or is listed with a reason."""

from __future__ import annotations

from citations import uncited

from .uncited import UNCITED


def test_every_rule_stands_on_a_line_of_the_game_or_is_listed_with_a_reason():
    assert uncited("artus") == set(UNCITED)
    assert all(len(reason) > 20 for reason in UNCITED.values())
