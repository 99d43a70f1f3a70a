"""Record files and positions from elsewhere: read strictly, refused with line and reason, never half loaded."""

from __future__ import annotations

import hashlib
import json
import time
from collections import Counter

import kit
import pytest

import vivat
from vivat import errors
from vivat.play import chance
from vivat.play.record import first_wrong_outcome

RECORD = vivat.game("king_is_dead", players=2, first_seat=0).new(seed=5).record()


def edited(number: int, line: str | None) -> str:
    """The record with one line (counted from 1) replaced or taken out."""
    lines = RECORD.split("\n")
    lines[number - 1 : number] = [] if line is None else [line]
    return "\n".join(lines)


LAST = len(RECORD.split("\n")) - 1

BROKEN = [
    ("", 1, "begins with “vivat record 1”"),
    ("hello", 1, "begins with"),
    (edited(1, "vivat record 2"), 1, "begins with"),
    (edited(2, "game: chess"), 2, "There is no game “chess”"),
    (edited(2, None), 4, "ends without “game”"),
    (edited(2, "player: 3"), 2, "“player: 3” is no line of the header"),
    (edited(3, "options: players=2 players=3"), 3, "“players=3” is not an option"),
    (edited(3, "options: players=9"), 3, "cannot be 9. Allowed: 2, 3, 4"),
    (edited(3, "options: players=2.0"), 3, "cannot be 2.0"),
    (edited(3, "options: players"), 3, "write name=value"),
    (edited(4, "chance: dice"), 4, "“dice” is not a source of chance"),
    (edited(4, "chance: secret"), 4, "is not a source of chance"),
    (edited(5, "position: {\n"), 5, "is not JSON"),
    (edited(5, "position: []\n"), 5, "not an object"),
    (edited(6, "! draw:danes"), 6, "“draw:danes” cannot happen now"),
    (edited(6, "0 turn:pass"), 6, "waiting for: chance"),
    (edited(6, "! ?"), 6, "hides a step"),
    (edited(6, "draw:scots"), 6, "is neither an outcome"),
    (edited(6, "９ draw:scots"), 6, "is neither an outcome"),
    (edited(LAST, None), LAST, "it was cut off"),
    (RECORD[: len(RECORD) // 2], None, "it was cut off"),
    (edited(LAST, "end: 3 running"), LAST, "the record gives “end: 38 running”"),
    (edited(LAST, "end: 38 over"), LAST, "the last line says “end: 38 over”"),
    (RECORD + "more\n", None, "it was cut off"),
]


@pytest.mark.parametrize(("text", "line", "sentence"), BROKEN)
def test_a_broken_record_is_refused_with_its_line(text: str, line: int | None, sentence: str) -> None:
    with pytest.raises(errors.BadRecord) as caught:
        vivat.read(text)
    assert sentence in str(caught.value)
    assert line is None or caught.value.line == line


def test_a_hostile_record_is_refused_quickly() -> None:
    started = time.process_time()
    for text in ("x" * 3_000_000, RECORD.replace("\n\n", "\nposition: " + "[" * 100_000 + "\n\n"), RECORD * 2000):
        with pytest.raises(errors.BadRecord):
            vivat.read(text)
    assert time.process_time() - started < 5


def test_what_is_not_text_is_no_record() -> None:
    with pytest.raises(errors.BadRecord, match="a text of at most 2000000 characters"):
        vivat.read(b"vivat record 1")  # type: ignore[arg-type]


def test_a_record_for_one_seat_cannot_be_replayed_while_it_hides_something() -> None:
    match = vivat.game("king_is_dead", players=2, mode="advanced").new(seed=5)
    with pytest.raises(errors.BadRecord, match="is not a source of chance"):
        vivat.read(match.record(0))
    with pytest.raises(errors.BadRecord, match="hides a step"):
        vivat.read(match.record(0).replace("chance: secret", "chance: typed"))


def test_a_finished_match_is_open_to_everybody() -> None:
    match = kit.random_match("king_is_dead", {"players": 2, "mode": "advanced"}, seed=2)
    assert match.record(0) == match.record(None) == match.record()


# ---- dice anybody can check ------------------------------------------------------------------------------------------


def test_an_outcome_is_what_the_described_way_gives() -> None:
    """The way is told in chance.py so that anybody can do it again; here it is done again."""
    value = int.from_bytes(hashlib.sha256(b"vivat|7|3|0").digest()[:16], "big")
    assert chance.drawn(7, 3, [(0, 2), (4, 1), (9, 3)]) == [0, 0, 4, 9, 9, 9][value % 6]


def test_outcomes_come_as_often_as_their_weights_say() -> None:
    counts = Counter(chance.drawn("fair", number, [(1, 1), (2, 2), (3, 3)]) for number in range(12_000))
    expected = {1: 2000, 2: 4000, 3: 6000}
    assert sum((counts[k] - n) ** 2 / n for k, n in expected.items()) < 13.8  # p = 0.001 with 2 degrees of freedom


def test_a_record_with_its_seed_verifies_and_a_changed_outcome_is_found() -> None:
    match = vivat.read(kit.random_match("king_is_dead", {"players": 3, "mode": "advanced"}, seed=9).record())
    assert first_wrong_outcome(match) is None
    match.seed = 10
    assert first_wrong_outcome(match) is not None
    match.seed = None
    with pytest.raises(errors.BadRecord, match="names no seed"):
        first_wrong_outcome(match)


# ---- positions -------------------------------------------------------------------------------------------------------


def test_a_position_names_its_game_and_options() -> None:
    position = vivat.game("king_is_dead", players=2).new(seed=1).position()
    assert position["game"] == "king_is_dead"
    assert position["options"] == vivat.game("king_is_dead", players=2).options
    assert vivat.load(position).position() == position


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"supply": {"scots": 4.0}}, "Expected `int`, got `float` - at `supply.scots`"),
        ({"supply": {"scots": "4"}}, "Expected `int`, got `str`"),
        ({"supply": {"danes": 4}}, "unknown field `danes`"),
        ({"supply": {"scots": 99}}, "Expected `int` <= 18"),
        ({"weather": "rain"}, "unknown field `weather`"),
        ({"regions": {"cornwall": {}}}, "there is no region 'cornwall'; allowed: moray"),
        ({"supply": {"scots": 18}}, "KD-12.1: scots are "),
        ({"game": "chess"}, "There is no game “chess”"),
        ({"game": 3}, "does not name its game"),
        ({"options": {"players": 7}}, "cannot be 7"),
        ({"options": None}, "does not give its options"),
    ],
)
def test_a_position_that_cannot_be_is_refused_with_the_reason(change: dict[str, object], sentence: str) -> None:
    position = vivat.game("king_is_dead", players=2).new(seed=1).position() | change
    with pytest.raises(errors.Refusal) as caught:
        vivat.load(position)
    assert sentence in str(caught.value)


@pytest.mark.parametrize("position", [None, 3, "text", [], {}, {"game": "king_is_dead"}])
def test_what_is_no_position_is_refused(position: object) -> None:
    with pytest.raises(errors.BadPosition):
        vivat.load(position)  # type: ignore[arg-type]


def test_a_game_loads_only_its_own_positions() -> None:
    two, three = vivat.game("king_is_dead", players=2), vivat.game("king_is_dead", players=3)
    with pytest.raises(errors.BadPosition, match="the option players is 2, in this game 3"):
        three.load(two.new(seed=1).position())
    with pytest.raises(errors.BadPosition, match="is of the game artus, not of king_is_dead"):
        two.load(two.new(seed=1).position() | {"game": "artus"})


@pytest.mark.parametrize("game", vivat.game_ids())
def test_the_schema_of_a_game_describes_its_positions(game: str) -> None:
    schema = vivat.game(game, players=3).schema()
    properties = schema["$defs"]["Position"]["properties"]
    position = vivat.game(game, players=3).new(seed=1).position()
    assert set(position) - {"game", "options"} <= set(properties)
    assert json.dumps(schema)
