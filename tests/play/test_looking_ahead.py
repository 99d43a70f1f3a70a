"""Nobody sees ahead: no answer depends on what the asker could not see before asking."""

from __future__ import annotations

import copy
from collections import Counter
from itertools import permutations
from typing import Any

import every
import kit
import pytest
from queries import tried

import vivat
from vivat.engine.numbers import CHANCE
from vivat.errors import IllegalChoice, Refusal
from vivat.play import Match
from vivat.play.order import in_seat_order

MATCHES = 3  # of each case; many more: python tests/play/queries.py --matches 2000


@every.case
def test_every_door_answers_the_same_in_worlds_that_look_the_same(case: every.Case) -> None:
    counts: Counter[str] = Counter()
    for number in range(MATCHES):
        counts += tried(*case, number)
    assert counts["choose refused"] > 5 and counts["choose answered"] > 5


@pytest.mark.parametrize("game", ["long_live_the_king", "vive_le_roi"])
def test_those_queries_notice_a_sequence_that_is_played_before_it_is_judged(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Match, "check_sequence", lambda match, seat, choices: None)
    options = kit.cases(game).CASES[0]
    with pytest.raises(AssertionError):
        sum((tried(game, options, number) for number in range(40)), Counter())


def test_a_sequence_ends_where_chance_comes() -> None:
    for match in played("long_live_the_king", {"players": 3}):
        seat = min(match.waiting_for)
        after = copy.copy(match)
        word = after.choices(seat)[-1]
        after.take(seat, word)
        if after.steps[-1].who == CHANCE and len(match.waiting_for) == 1:
            break
    following = after.choices(seat) or ["nonsense:1"]
    for more in following:
        with pytest.raises(IllegalChoice) as caught:
            match.choose(seat, word, more)
        assert (caught.value.message, caught.value.values) == ("sequence-ends", {"choice": word})
    match.choose(seat, word)
    assert match.history() == after.history()


def test_a_sequence_ends_with_a_secret_choice_whoever_has_chosen_before() -> None:
    for match in played("vive_le_roi", {"players": 3}):
        if len(match.waiting_for) == 3:
            break
    for chosen in ((), (0,), (0, 1), (1, 2)):
        now = copy.copy(match)
        for seat in chosen:
            now.choose(seat, now.choices(seat)[0])
        last = min(now.waiting_for)
        with pytest.raises(IllegalChoice) as caught:
            now.choose(last, now.choices(last)[0], "nonsense:1")
        assert caught.value.message == "sequence-ends"


def test_a_sequence_ends_with_a_step_that_is_final() -> None:
    """AR-R9: in Artus every step is."""
    match = next(match for match in played("artus", {"players": 2}) if len(match.steps) > 20)
    seat = min(match.waiting_for)
    with pytest.raises(IllegalChoice, match="Nothing can follow"):
        match.choose(seat, match.choices(seat)[0], "nonsense:1")


def test_an_illegal_word_inside_a_sequence_is_named_with_what_is_legal_there() -> None:
    match = vivat.game("king_is_dead", players=3, first_seat=0).new(seed=7)
    before = match.record()
    with pytest.raises(IllegalChoice, match="assemble_scots:france.* Possible: assemble_scots:moray"):
        match.choose(0, "turn:assemble", "assemble_scots:france", "assemble_welsh:moray")
    assert match.record() == before


@pytest.mark.parametrize("game", ["long_live_the_king", "vive_le_roi"])
def test_why_a_step_cannot_be_taken_back_does_not_tell_who_was_quicker(game: str) -> None:
    rounds = 0
    for match in played(game, {"players": 3}):
        if len(match.waiting_for) < 3:
            continue
        for number in (2, 3):
            answers = {undo_answers(match, order) for order in permutations(range(number))}
            assert len(answers) == 1
            rounds += 1
    assert rounds > 2


def undo_answers(match: Match, order: tuple[int, ...]) -> str:
    now = copy.copy(match)
    for seat in order:
        now.choose(seat, now.choices(seat)[0])
    problems = [now.cannot_undo(seat) for seat in range(3)]
    return repr([(problem.message, problem.rule, problem.values) if problem else None for problem in problems])


def test_the_past_does_not_tell_who_was_quicker() -> None:
    match = next(match for match in played("vive_le_roi", {"players": 3}) if len(match.waiting_for) == 3)
    start = len(match.steps)
    pasts = set()
    for order in permutations(range(3)):
        now = copy.copy(match)
        for seat in order:
            now.choose(seat, now.choices(seat)[0])
        pasts.add(repr([in_seat_order(now).before(step).view(None) for step in range(start, start + 4)]))
    assert len(pasts) == 1


@pytest.mark.parametrize("step", [-1, -100, 1.0, "1", None, True])
def test_there_is_nothing_before_the_beginning(step: Any) -> None:
    match = vivat.game("king_is_dead", players=2).new(seed=3)
    with pytest.raises(Refusal, match="Steps are counted from 0"):
        match.before(step)


def played(game: str, options: dict[str, Any]) -> Any:
    """A seeded match at each of its choices."""
    match = vivat.game(game, **options).new(seed=4)
    for turn in range(300):
        if match.over:
            return
        yield copy.copy(match)
        seat = min(match.waiting_for)
        choices = match.choices(seat)
        match.choose(seat, choices[turn * 7 % len(choices)])
