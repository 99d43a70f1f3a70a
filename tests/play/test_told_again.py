"""Whoever looks on all the time has been told, at every moment, what one who comes just then is told."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import kit
import pytest

import vivat
from vivat.engine.result import Step
from vivat.errors import CannotUndo
from vivat.fact import Fact
from vivat.play.order import first_new, in_seat_order

LOOKS = 0.5  # of the steps after which somebody looks: others come several at a time
HELD = 0.05  # of the looks that are held against one who comes just then
BACK = 0.05

CASES = [*kit.all_cases(), *(("king_is_dead", {"players": 3, "open_discards": open_}) for open_ in (False, True))]


class Looker:
    """What the page keeps of a match: `grown` of its connection."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.known: Sequence[Step] = ()
        self.words: list[Any] = []
        self.facts: list[tuple[int, Fact]] = []

    def look(self, match: vivat.Match) -> None:
        since = first_new(match, self.known)
        told = in_seat_order(match, since)
        self.words = [*self.words[:since], *told.log(self.seat)[since:]]
        self.facts = [*((step, fact) for step, fact in self.facts if step < since), *told.facts(self.seat, since)]
        self.known = list(match.steps)


def step_on(match: vivat.Match, rng: random.Random) -> None:
    if match.waits_for_chance:
        match.happen(rng.choice(list(match.outcomes())))
        return
    seat = rng.choice(sorted(match.waiting_for))
    if rng.random() < BACK:
        for other in range(match.seats):
            try:
                return match.undo(other)
            except CannotUndo:
                pass
    match.choose(seat, rng.choice(match.choices(seat)))


@pytest.mark.parametrize(("game", "options"), CASES, ids=map(kit.case_id, CASES))
def test_an_open_page_knows_what_a_freshly_opened_one_is_told(game: str, options: dict[str, Any]) -> None:
    rng = random.Random(7)
    match = vivat.game(game, **options).new(chance="typed")
    lookers = [Looker(seat) for seat in (0, match.seats - 1, None)]
    while not match.over:
        step_on(match, rng)
        for looker in lookers:
            if rng.random() < LOOKS or match.over:
                looker.look(match)
                if rng.random() < HELD or match.over:
                    fresh = in_seat_order(match)
                    assert looker.facts == fresh.facts(looker.seat)
                    assert looker.words == fresh.log(looker.seat)
