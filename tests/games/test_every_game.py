"""What must hold for every game: the contract of docs/build/a_game.md, tried on random games of every case."""

from __future__ import annotations

import json
import os
import pickle
import random
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from typing import Any

import checked
import every
import kit
import pytest

import vivat
from vivat import errors
from vivat.cli import campaign
from vivat.engine.numbers import OPTIONS, WIN
from vivat.engine.rng import Rng
from vivat.games import definition

# ---- the engine's side -----------------------------------------------------------------------------------------------


@every.game
def test_compiled_and_interpreted_agree_state_by_state(game: str) -> None:
    if not vivat.compiled.is_compiled():
        pytest.skip("the rules run interpreted here; there is nothing to compare")
    cases = kit.cases(game)
    asked = [(game, options, cases.SEEDS) for options in cases.CASES]
    command = [sys.executable, str(kit.TESTS / "kit.py"), "trace", json.dumps(asked)]
    environment = {**os.environ, "VIVAT_PURE": "1"}
    environment.pop("VIVAT_CHECKED", None)
    interpreted = json.loads(subprocess.run(command, env=environment, capture_output=True, check=True).stdout)
    for (_, options, seeds), theirs in zip(asked, interpreted, strict=True):
        assert kit.traces(game, options, seeds) == theirs, options


@every.case
def test_random_games_keep_every_invariant_and_end(case: every.Case) -> None:
    game, options = case
    check = definition(game).check
    for seed in range(6):
        state = vivat.game(game, **options).start()
        rng, decisions, before = Rng(seed), 0, state.clone()
        while not state.is_over():
            number = pick(state, rng)
            who = state.waiting_for
            if state.chances():
                state.befall(number)
            else:
                who = state.waiting_for.bit_length() - 1
                state.play(who, number)
                decisions += 1
            assert not check.violations(state)
            assert not check.between(before, who, number, state)
            before = state.clone()
        assert decisions <= check.longest(state)
        sides = dict(zip(state.sides(), state.rewards(), strict=True))
        assert sum(sides.values()) in (WIN, 0), "a win is given out once"


def pick(state: Any, rng: Rng) -> int:
    if chances := state.chances():
        outcome: int = chances[rng.below(len(chances))][0]
        return outcome
    options = state.options(state.waiting_for.bit_length() - 1)
    action: int = options[rng.below(len(options))]
    return action


@every.game
def test_random_games_over_all_options_and_other_boxes_break_no_rule(game: str) -> None:
    """A share of tests/games/checked.py."""
    compiled = vivat.compiled.is_compiled()
    plans = list(checked.plans(game, 20 if compiled else 4, seed=2, each=2))
    counts = sum((checked.told(plan, campaign.play(plan)) for plan in plans), Counter[str]())
    assert counts["games"] == 2 * len(plans)
    assert counts["violations"] == 0
    assert not (definition(game).box and compiled) or counts["boxes"]


@every.case
def test_what_is_offered_is_accepted_and_what_is_not_is_refused(case: every.Case) -> None:
    game, options = case
    for state in kit.some_states(game, options, seed=3, share=0.08):
        before = state.fields()
        for seat in range(state.seats):
            legal = state.options(seat)
            for action in range(-1, OPTIONS + 2):
                trial = state.clone()
                if action in legal:
                    trial.play(seat, action)
                else:
                    with pytest.raises(ValueError, match="not"):
                        trial.play(seat, action)
                    assert trial.fields() == before
        possible = [outcome for outcome, _ in state.chances()]
        assert all(weight > 0 for _, weight in state.chances())
        for outcome in range(-1, OPTIONS + 2):
            if outcome not in possible:
                with pytest.raises(ValueError, match="cannot happen"):
                    state.befall(outcome)
        assert state.fields() == before


@every.case
def test_a_copy_is_equal_and_shares_nothing(case: every.Case) -> None:
    game, options = case
    for state in kit.some_states(game, options, seed=4, share=0.05):
        twin, pickled = state.clone(), pickle.loads(pickle.dumps(state))
        assert twin.fields() == state.fields() == pickled.fields()
        before = state.fields()
        for _ in kit.walk(twin, seed=1):
            pass
        assert state.fields() == before


@every.game
def test_a_state_is_small(game: str) -> None:
    if not vivat.compiled.is_compiled():
        pytest.skip("the size of a state is that of the compiled one")
    for options in kit.cases(game).CASES:
        assert sys.getsizeof(vivat.game(game, **options).start()) <= kit.cases(game).MOST_BYTES


@every.game
def test_a_clone_allocates_one_object(game: str) -> None:
    if not vivat.compiled.is_compiled():
        pytest.skip("an interpreted state keeps its tables apart")
    state = vivat.game(game, **kit.cases(game).CASES[0]).start()
    kept: list[Any] = [None] * 1000
    before = sys.getallocatedblocks()
    for place in range(1000):
        kept[place] = state.clone()
    assert sys.getallocatedblocks() - before < 1010


@every.case
def test_secret_choices_give_the_same_result_in_every_order(case: every.Case) -> None:
    game, options = case
    picked = random.Random(5)
    for state in kit.some_states(game, options, seed=5, share=1.0):
        seats = [seat for seat in range(state.seats) if state.options(seat)]
        if len(seats) < 2 or picked.random() > 0.3:
            continue
        chosen = {seat: picked.choice(state.options(seat)) for seat in seats}
        results = []
        for _ in range(6):
            after = state.clone()
            for seat in picked.sample(seats, len(seats)):
                after.play(seat, chosen[seat])
            results.append(after.fields())
        assert all(result == results[0] for result in results)


# ---- secrets ---------------------------------------------------------------------------------------------------------


@every.case
def test_twin_worlds_look_the_same_to_a_seat(case: every.Case) -> None:
    """States that differ only in what a seat may not know give it the same view, knowledge, options and numbers."""
    game, options = case
    view, aid = definition(game).view.view, aid_of(game)
    for seed in (6, 7):
        for state in kit.some_states(game, options, seed=seed, share=0.12):
            if state.is_over():
                continue
            for seat in range(state.seats):
                known = state.known_to(seat)
                for number in range(3):
                    twin = known.imagined(Rng(number + seed))
                    assert twin.known_to(seat).fields() == known.fields()
                    assert twin.encode(seat) == state.encode(seat)
                    if twin.waiting_for != state.waiting_for:
                        continue  # a secret choice was taken back, so the twin stands a step earlier
                    assert twin.options(seat) == state.options(seat)
                    assert view(twin, seat) == view(state, seat)
                    if number == 0:
                        assert aid(twin.known_to(seat), seat) == aid(known, seat)
                        assert aid(known, seat, aid(state, None)) == aid(known, seat), "shared is what all may know"
                    assert not definition(game).check.violations(twin)


@every.case
def test_a_spectator_learns_nothing_that_some_seat_may_not_know(case: every.Case) -> None:
    """Whatever one seat's twin worlds have in common for that seat, a spectator sees no more of the others."""
    game, options = case
    view, aid = definition(game).view.view, aid_of(game)
    for state in kit.some_states(game, options, seed=8, share=0.08):
        if state.is_over():
            continue
        for seat in range(state.seats):
            twin = state.known_to(seat).imagined(Rng(seat))
            if twin.waiting_for == state.waiting_for:
                assert view(twin, None) == view(state, None)
                assert aid(twin, None) == aid(state, None)


def aid_of(game: str) -> Callable[..., Any]:
    aids = definition(game).aid
    return aids.aid if aids else lambda state, seat, shared=None: {}


@every.case
def test_the_log_of_a_running_match_hides_only_what_it_must(case: every.Case) -> None:
    game, options = case
    match = kit.some_match(game, options, seed=9, share=0.6)
    if match.over:
        return
    whole = match.history()
    for seat in (*range(match.seats), None):
        log = match.log(seat)
        assert [who for who, _ in log] == [who for who, _ in whole]
        assert all(word in (None, told) for (_, word), (_, told) in zip(log, whole, strict=True))
        record = match.record(seat)
        assert record.count(" ?\n") == sum(word is None for _, word in log)
        for (who, word), (_, told) in zip(log, whole, strict=True):
            assert who != seat or word == told, "a seat may read its own choices"


@every.case
def test_what_may_be_read_of_the_newest_steps_is_told_without_the_others(case: every.Case) -> None:
    game, options = case
    view, rng = definition(game).view, random.Random(11)
    match = vivat.game(game, **options).new(seed=11)
    while not match.over:
        seat = rng.choice(sorted(match.waiting_for))
        match.choose(seat, rng.choice(match.choices(seat)))
        first = max(0, len(match.steps) - rng.randrange(30))
        for viewer in (rng.randrange(match.seats), seat, None):
            whole = view.shown(match.steps, match.state, viewer)
            assert view.shown(match.steps, match.state, viewer, first) == whole[first:]
            assert len(whole) == len(match.steps)


# ---- words, positions, records ---------------------------------------------------------------------------------------


@every.case
def test_words_are_different_and_positions_round_trip_at_every_step(case: every.Case) -> None:
    game, options = case
    made, defined = vivat.game(game, **options), definition(game)
    for state in kit.walk(made.start(), seed=10):
        for seat in range(state.seats):
            words = [defined.words.choice(state, seat, action) for action in state.options(seat)]
            assert len(set(words)) == len(words)
            assert all(re.fullmatch(r"[a-z_0-9]+:[a-z_0-9+:/-]+", word) for word in words), words
        outcomes = [defined.words.outcome(state, outcome) for outcome, _ in state.chances()]
        assert len(set(outcomes)) == len(outcomes)
        position = json.loads(json.dumps(vivat.Match(made, state.clone(), seed=None).position()))
        assert made.read_position(position).fields() == state.fields()


@every.case
def test_a_record_tells_the_match_and_typed_chance_gives_the_same(case: every.Case) -> None:
    game, options = case
    match = kit.random_match(game, options, seed=11)
    text = match.record()
    again = vivat.read(text)
    assert again.record() == text
    assert again.state.fields() == match.state.fields()
    assert again.result == match.result
    typed = kit.some_match(game, options, seed=11, share=1.0)
    assert typed.state.fields() == match.state.fields()
    assert typed.record().splitlines()[5:] == text.splitlines()[5:]


@every.case
def test_a_running_match_goes_on_from_its_record_and_from_its_position(case: every.Case) -> None:
    game, options = case
    half = kit.some_match(game, options, seed=12, share=0.5)
    for resumed in (vivat.read(half.record()), vivat.load(half.position())):
        assert resumed.state.fields() == half.state.fields()
        assert resumed.waiting_for == half.waiting_for
        from_position = vivat.read(resumed.record())
        assert from_position.state.fields() == half.state.fields()


@every.case
def test_the_golden_playthrough_is_unchanged(case: every.Case) -> None:
    """Written by `PYTHONPATH=tests python -m kit`; a difference must be meant."""
    game, options = case
    assert kit.golden_text(game, options) == kit.golden_path(game, options).read_text(encoding="utf-8")


# ---- undo ------------------------------------------------------------------------------------------------------------


@every.case
def test_undo_takes_back_the_newest_own_step_and_nothing_else(case: every.Case) -> None:
    game, options = case
    rng = random.Random(13)
    match = vivat.game(game, **options).new(seed=13)
    undone = 0
    while not match.over:
        seat = rng.choice(sorted(match.waiting_for))
        before, length = match.state.fields(), len(match.steps)
        match.choose(seat, rng.choice(match.choices(seat)))
        after = match.state.fields()
        for other in range(match.seats):
            if other != seat or len(match.steps) != length + 1:
                with pytest.raises(errors.CannotUndo):
                    match.undo(other)
        assert match.state.fields() == after
        if match.cannot_undo(seat) is None and rng.random() < 0.5:
            match.undo(seat)
            assert match.state.fields() == before
            assert len(match.steps) == length
            undone += 1
    for seat in range(match.seats):
        with pytest.raises(errors.CannotUndo):
            match.undo(seat)
    assert undone or game == "artus", "nothing could ever be taken back"
