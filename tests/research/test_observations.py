"""Observations mean what their names say, tell nothing a seat may not know, and are the same everywhere."""

from __future__ import annotations

import importlib
from collections.abc import Iterator
from types import ModuleType

import every
import kit
import pytest
from emit import equality

from vivat.engine.numbers import CHANCE
from vivat.engine.playout import one_step
from vivat.engine.rng import Rng
from vivat.engine.state import State
from vivat.planes import Word


def module(game: str, name: str) -> ModuleType:
    return importlib.import_module(f"vivat.games.{game}.{name}")


def asked(case: every.Case, seed: int, each: int = 5) -> Iterator[tuple[State, int]]:
    """Some states of a random game with a seat that is asked there."""
    state, rng, step = equality.start_of(case), Rng(seed), 0
    while state.waiting_for:
        if state.waiting_for != CHANCE:
            step += 1
            for seat in range(state.seats) if step % each == 0 else ():
                if state.awaits(seat):
                    yield state, seat
        one_step(state, rng)


def wrong(words: list[Word], seen: list[int]) -> list[str]:
    """The words that are outside what they were declared to be."""
    found = []
    for word, value in zip(words, seen, strict=True):
        inside = 0 <= value < 1 << len(word.members) if word.members else word.low <= value <= word.high
        if not inside:
            found.append(f"{word.name} is {value}")
    return found


@every.case
def test_every_word_is_within_its_declared_range(case: every.Case) -> None:
    words = module(case[0], "planes").words()
    assert len({word.name for word in words}) == len(words)
    for state, seat in asked(case, 1):
        assert not wrong(words, equality.seen(state, seat))


@every.case
def test_an_option_has_one_index_and_comes_back_from_it(case: every.Case) -> None:
    observer, options = module(case[0], "observe"), module(case[0], "planes").OPTIONS
    for state, seat in asked(case, 2):
        known = state.known_to(seat)
        first, places = observer.first(known), [observer.place(known, seat, option) for option in state.options(seat)]
        assert first >= 0
        assert first + max(places) < options
        assert sum(1 << place for place in places) == observer.legal(known, seat)
        assert [observer.action(known, seat, place) for place in places] == state.options(seat)


@every.game
def test_steps_do_not_share_an_index(game: str) -> None:
    """Of two steps the indices of all options ever offered are apart."""
    observer, owners = module(game, "observe"), dict[int, int]()
    for case in kit.all_cases():
        for state, seat in asked(case, 3) if case[0] == game else ():
            known = state.known_to(seat)
            for option in state.options(seat):
                index = observer.first(known) + observer.place(known, seat, option)
                assert owners.setdefault(index, int(state.step)) == state.step  # type: ignore[attr-defined]


@every.case
def test_two_worlds_that_a_seat_cannot_tell_apart_look_the_same_to_it(case: every.Case) -> None:
    rng = Rng(9)
    for state, seat in asked(case, 4, each=7):
        known = state.known_to(seat)
        seen = equality.seen(state, seat)
        for _ in range(2):
            assert equality.seen(known.imagined(rng), seat) == seen


def test_a_card_of_another_hand_that_is_shown_is_noticed() -> None:
    """The comparison above can fail: an observation of the true state differs between two such worlds."""
    state, rng = equality.start_of(("artus", {"players": 2})), Rng(1)
    while state.waiting_for == CHANCE:
        one_step(state, rng)
    (seat,) = [seat for seat in range(2) if state.awaits(seat)]
    worlds = [state.known_to(seat).imagined(Rng(seed)) for seed in range(4)]
    rows = []
    for world in worlds:
        found = equality.Observation()
        module("artus", "observe").observe(world, seat, found)
        rows.append(list(found.word))
    assert any(row != rows[0] for row in rows)


@pytest.mark.parametrize("spoilt", [-1, 10**6])
def test_a_word_outside_its_range_is_noticed(spoilt: int) -> None:
    words = module("artus", "planes").words()
    state, seat = next(asked(("artus", {"players": 2}), 1))
    seen = equality.seen(state, seat)
    place = next(k for k, word in enumerate(words) if word.name == "own.held.knight")
    assert wrong(words, [*seen[:place], spoilt, *seen[place + 1 :]]) == [f"own.held.knight is {spoilt}"]
