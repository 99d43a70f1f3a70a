"""Reasons for hints, for every game: each choice has some, each rests on a rule, and each can be said."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from citations import stated_rules

from vivat import locale
from vivat.engine import bits
from vivat.engine.rng import Rng
from vivat.engine.state import State
from vivat.errors import Refusal
from vivat.fact import Fact
from vivat.games import all_ids, definition
from vivat.play import Game
from vivat.play.telling import sentence

GAMES, ENOUGH = 10, 400
WITHOUT = {"place_dice", "place_character"}  # dice lie or a figure is lifted: what it is good for shows later


def lines(game: str) -> Iterator[tuple[State, State, int, list[str]]]:
    """Choices of random games with any options, made to their end: the knowledge before, after, the seat, the words."""
    for seed in range(GAMES):
        whims = Random(seed)
        options = {name: whims.choice(values) for name, values in definition(game).options.items()}
        try:
            match = Game(game, players=whims.choice(definition(game).players[:4]), **options).new(seed=seed)
        except Refusal:
            continue
        while not match.over and len(match.steps) < ENOUGH:
            seat = whims.choice(sorted(match.waiting_for))
            if whims.random() < 0.2:
                known = match.state.known_to(seat)
                words, world = made(game, known, seat, whims)
                yield known, world if world.is_over() else world.known_to(seat), seat, words
            match.choose(seat, whims.choice(match.choices(seat)))


def made(game: str, known: State, seat: int, whims: Random) -> tuple[list[str], State]:
    hints, said = definition(game).hint, definition(game).words
    assert hints is not None
    world, words = known.imagined(Rng(1)), list[str]()
    while not words or (
        world.waiting_for == bits.one(seat)
        and said.choice(world, seat, world.options(seat)[0]).partition(":")[0] not in hints.BEGINS
    ):
        action = whims.choice(world.options(seat))
        words.append(said.choice(world, seat, action))
        world.play(seat, action)
    return words, world


@pytest.mark.parametrize("game", all_ids())
def test_every_choice_has_reasons_that_rest_on_rules_and_can_be_said(game: str) -> None:
    hints, stated, kinds = definition(game).hint, stated_rules(game), set[str]()
    assert hints is not None
    for known, after, seat, words in lines(game):
        found: list[Fact] = list(hints.reasons(known, after, seat, words))
        assert found or words[-1].partition(":")[0] in WITHOUT, words
        kinds |= {str(fact.__struct_config__.tag) for fact in found}
        for fact in found:
            assert fact.rule in stated
            for language in locale.LANGUAGES:
                assert len(sentence(game, fact, lambda number: f"P{number}", language)) > 15
    text = (locale.HERE / "en" / f"{game}.hints.facts.ftl").read_text(encoding="utf-8")
    prefix = f"{game}-fact-"
    assert kinds == {line.partition(" = ")[0][len(prefix) :] for line in text.splitlines() if line.startswith(prefix)}
