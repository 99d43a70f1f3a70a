"""Rules in the code: each stands where it is enforced."""

from __future__ import annotations

from citations import uncited

from .uncited import UNCITED


def test_every_rule_stands_on_a_line_of_the_code_or_is_listed_with_its_reason() -> None:
    assert uncited("king_is_dead") == set(UNCITED)
    assert all(UNCITED.values())
