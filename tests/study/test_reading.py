"""A record as a row: read as strictly as a match is, and to the same result."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import vivat
from vivat.errors import BadRecord
from vivat.play import record
from vivat.play.chance import below
from vivat.play.reached import holds, reached
from vivat.study import reading

OLD = sorted((Path(__file__).resolve().parent.parent / "play/old_records").glob("*.txt"))
TEXTS = [path.read_text(encoding="utf-8") for path in OLD]


def same_both_ways(text: str) -> reading.Row | reading.Fault:
    """The row, which is the one of a match that was read, or a refusal with the same words."""
    found = reading.row("x", text, [])
    try:
        expected: reading.Row | reading.Fault = reading.carefully("x", text, [])
    except BadRecord as problem:
        expected = reading.Fault("x", problem.said())
    assert found == expected
    return found


@pytest.mark.parametrize("text", TEXTS, ids=[path.stem for path in OLD])
def test_a_record_is_read_to_the_result_of_its_match(text: str) -> None:
    found = same_both_ways(text)
    match = vivat.read(text)
    assert isinstance(found, reading.Row)
    if "\nposition: " not in text:
        assert reading.quickly("x", text, []) == found  # the quick way was able to
    assert found.steps == len(match.steps)
    assert match.result is not None
    assert found.points == [float(seat.points) for seat in match.result.seats]
    assert (found.ending, found.decided_by) == (match.result.ending, match.result.decided_by)
    choices = [step for step in match.steps if step.who < match.seats]
    assert found.decisions == sum(len(step.before.options(step.who)) > 1 for step in choices)


CHANGES = {
    "a line is gone": lambda lines, at: lines[:at] + lines[at + 1 :],
    "a line stands twice": lambda lines, at: [*lines[:at], lines[at], *lines[at:]],
    "two lines are exchanged": lambda lines, at: [*lines[:at], *lines[at : at + 2][::-1], *lines[at + 2 :]],
    "another seat did it": lambda lines, at: [*lines[:at], "1" + lines[at][1:], *lines[at + 1 :]],
    "a seat of many digits": lambda lines, at: [*lines[:at], "000" + lines[at], *lines[at + 1 :]],
    "a seat in other digits": lambda lines, at: [*lines[:at], "١" + lines[at][1:], *lines[at + 1 :]],
    "a blank is too many": lambda lines, at: [*lines[:at], lines[at] + " ", *lines[at + 1 :]],
    "a step is hidden": lambda lines, at: [*lines[:at], lines[at].partition(" ")[0] + " ?", *lines[at + 1 :]],
    "cut off": lambda lines, at: lines[:at],
    "no last line feed": lambda lines, at: lines[:-1],
    "an empty line": lambda lines, at: [*lines[:at], "", *lines[at:]],
    "an unknown word": lambda lines, at: [*lines[:at], lines[at] + "x", *lines[at + 1 :]],
}


@settings(max_examples=60, deadline=None, derandomize=True)
@given(st.sampled_from(TEXTS), st.sampled_from(sorted(CHANGES)), st.integers(0, 10**6))
def test_what_is_refused_there_is_refused_here_with_the_same_words(text: str, change: str, where: int) -> None:
    lines = text.split("\n")
    same_both_ways("\n".join(CHANGES[change](lines, where % (len(lines) - 1))))


@pytest.mark.parametrize("change", ["a line is gone", "a step is hidden", "an unknown word", "cut off"])
def test_what_cannot_be_is_refused(change: str) -> None:
    lines = TEXTS[0].split("\n")
    found = reading.row("x", "\n".join(CHANGES[change](lines, len(lines) // 2)), [])
    assert isinstance(found, reading.Fault)
    assert found.message.startswith("Line ")


def test_a_wrong_guess_of_a_word_is_not_believed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever a word meant before, it is held against the words of the game."""
    right = reading.quickly("x", TEXTS[0], [])
    monkeypatch.setattr(reading, "MEANINGS", dict.fromkeys(reading.MEANINGS, 0))
    assert reading.quickly("x", TEXTS[0], []) == right


def test_a_match_from_a_position_is_read_with_all_care() -> None:
    match = vivat.game("artus", players=2).new(seed=1)
    later = vivat.load(match.position(), seed=3)
    while not later.over:
        seat = min(later.waiting_for)
        choices = later.choices(seat)
        later.choose(seat, choices[below(str(len(later.steps)), len(choices))])
    with pytest.raises(reading.Unusual):
        reading.quickly("x", later.record(), [])
    found = same_both_ways(later.record())
    assert isinstance(found, reading.Row) and found.over


def test_a_running_match_has_no_result() -> None:
    found = same_both_ways(vivat.game("king_is_dead", players=2).new(seed=1).record())
    assert isinstance(found, reading.Row)
    assert (found.over, found.points, found.ending, found.opening, found.decisions) == (False, [], None, None, 0)


def test_a_record_of_one_seat_is_refused() -> None:
    match = vivat.game("artus", players=2).new(seed=1)
    assert isinstance(same_both_ways(match.record(seat=0)), reading.Fault)


def test_what_is_too_long_is_refused_unread(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(record, "MOST_CHARACTERS", 1000)
    assert isinstance(same_both_ways(TEXTS[0]), reading.Fault)


# ---- positions -------------------------------------------------------------------------------------------------------


def test_a_position_is_found_at_the_step_at_which_it_was_reached() -> None:
    text = next(text for text in TEXTS if "game: king_is_dead" in text)
    match = vivat.read(text)
    at = len(match.steps) // 2
    whole = {name: part for name, part in match.before(at).position().items() if name not in ("game", "options")}
    assert reached(match, whole) == at
    assert reached(match, {"supply": whole["supply"]}) <= at
    assert reached(match, {"supply": {"scots": -1}}) is None
    assert reached(match, {"nothing": 1}) is None
    assert reached(match, {"game": "king_is_dead", "options": {"players": 3}}) == (0 if match.seats == 3 else None)
    assert reached(match, {"game": "artus"}) is None


@pytest.mark.parametrize(
    ("found", "wanted", "expected"),
    [
        ({"a": 1, "b": 2}, {"a": 1}, True),
        ({"a": 1}, {"a": 1, "b": 2}, False),
        ({"a": {"b": [1, {"c": 2}]}}, {"a": {"b": [1, {}]}}, True),
        ([1, 2], [1], False),
        (1, True, False),
        (None, None, True),
        (3, {}, False),
    ],
)
def test_a_part_of_a_position_is_enough(found: object, wanted: object, expected: bool) -> None:
    assert holds(found, wanted) == expected
