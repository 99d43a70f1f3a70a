"""Bad input to every game: whatever is tried, it is refused with a sentence or makes a game that can be played."""

from __future__ import annotations

import copy
from typing import Any

import every
import kit
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import vivat
from vivat import errors
from vivat.games import definition

fuzz = settings(max_examples=40, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
junk = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)


@every.game
@fuzz
@given(st.data())
def test_fuzzed_choices_are_refused_and_change_nothing(game: str, data: st.DataObject) -> None:
    case = data.draw(st.sampled_from(kit.cases(game).CASES))
    match = kit.some_match(game, case, data.draw(st.integers(0, 3)), data.draw(st.floats(0, 1)))
    before, length = match.state.fields(), len(match.steps)
    word = data.draw(st.text(max_size=30) | st.from_regex(r"[a-z_]{1,20}:[a-z_0-9+]{1,20}", fullmatch=True) | junk)
    seat = data.draw(st.integers(-2, 20) | st.none() | st.floats() | st.text(max_size=2) | st.booleans())
    sits = type(seat) is int and seat in range(match.seats)
    if not sits or word not in match.choices(seat):
        with pytest.raises(errors.IllegalChoice if sits else errors.NoSuchSeat) as caught:
            match.choose(seat, word)  # type: ignore[arg-type]
        assert str(caught.value).endswith((".", ")"))
        assert caught.value.said("fr")
    if not isinstance(word, str) or word not in match.outcomes():
        with pytest.raises(errors.ImpossibleOutcome):
            match.happen(word)
    assert match.state.fields() == before
    assert len(match.steps) == length


@every.game
@settings(fuzz, max_examples=120)
@given(st.data())
def test_a_fuzzed_position_is_refused_or_a_position_that_can_be_played(game: str, data: st.DataObject) -> None:
    case = data.draw(st.sampled_from(kit.cases(game).CASES))
    match = kit.some_match(game, case, data.draw(st.integers(0, 5)), data.draw(st.floats(0, 1)))
    position = copy.deepcopy(match.position())
    for _ in range(data.draw(st.integers(1, 3))):
        mutate(position, data)
    try:
        loaded = vivat.load(position)
    except errors.Refusal as refusal:
        assert isinstance(refusal, errors.BadPosition | errors.BadOption | errors.UnknownGame), refusal
        assert len(str(refusal)) < 2000
        return
    assert not definition(loaded.game.id).check.violations(loaded.state)
    assert vivat.load(loaded.position()).state.fields() == loaded.state.fields()
    steps = 0
    for _ in kit.walk(loaded.state.clone(), seed=1):
        steps += 1
    assert steps < 5000


def mutate(position: dict[str, Any], data: st.DataObject) -> None:
    """Change one leaf, remove one entry, or add one, anywhere in the tree."""
    places = [(holder, key) for holder in branches(position) for key in keys(holder)]
    holder, key = data.draw(st.sampled_from(places))
    kind = data.draw(st.sampled_from(["change", "remove", "shift", "swap", "junk"]))
    if kind == "remove":
        del holder[key]
    elif kind == "shift" and type(holder[key]) is int:
        holder[key] += data.draw(st.sampled_from([-3, -1, 1, 2, 40, 2**31, 2**63]))
    elif kind == "swap":
        other, place = data.draw(st.sampled_from(places))
        if place in keys(other):
            holder[key] = copy.deepcopy(other[place])
    elif kind == "change" and isinstance(holder[key], str):
        words = sorted({leaf for leaf in leaves(position) if isinstance(leaf, str)})
        holder[key] = data.draw(st.sampled_from(words))
    else:
        holder[key] = data.draw(junk)


def branches(tree: Any) -> list[Any]:
    inside = tree.values() if isinstance(tree, dict) else tree if isinstance(tree, list) else ()
    own = [tree] if isinstance(tree, dict | list) and tree else []
    return own + [branch for part in inside for branch in branches(part)]


def keys(holder: Any) -> list[Any]:
    return list(holder) if isinstance(holder, dict) else list(range(len(holder)))


def leaves(tree: Any) -> list[Any]:
    inside = tree.values() if isinstance(tree, dict) else tree if isinstance(tree, list) else None
    return [tree] if inside is None else [leaf for part in inside for leaf in leaves(part)]


@every.game
@settings(fuzz, max_examples=80)
@given(st.data())
def test_a_fuzzed_record_is_refused_with_its_line_or_tells_a_match(game: str, data: st.DataObject) -> None:
    case = data.draw(st.sampled_from(kit.cases(game).CASES))
    lines = kit.some_match(game, case, data.draw(st.integers(0, 3)), data.draw(st.floats(0, 1))).record().split("\n")
    place = data.draw(st.integers(0, len(lines) - 1))
    kind = data.draw(st.sampled_from(["cut", "drop", "double", "swap", "text", "character"]))
    if kind == "cut":
        lines = lines[:place]
    elif kind == "drop":
        del lines[place]
    elif kind == "double":
        lines.insert(place, lines[place])
    elif kind == "swap":
        other = data.draw(st.integers(0, len(lines) - 1))
        lines[place], lines[other] = lines[other], lines[place]
    elif kind == "text":
        lines[place] = data.draw(st.text(max_size=40))
    else:
        lines[place] = lines[place][:-1] + data.draw(st.characters())
    try:
        match = vivat.read("\n".join(lines))
    except errors.BadRecord as refusal:
        assert 1 <= refusal.line <= len(lines) + 1
        assert str(refusal).startswith(f"Line {refusal.line}: ")
        return
    assert not definition(match.game.id).check.violations(match.state)
    assert vivat.read(match.record()).state.fields() == match.state.fields()
