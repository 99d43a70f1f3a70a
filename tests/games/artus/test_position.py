"""Positions: written and read back at every step; what cannot be is refused with a sentence."""

from __future__ import annotations

import copy

import msgspec
import pytest

from vivat import locale
from vivat.engine.rng import Rng
from vivat.errors import BadPosition
from vivat.games.artus import data, position, words

from .positions import BLACK, GAMES, P1, P2, RED, choose, form, in_turn, read, start, step


@pytest.mark.parametrize(("players", "level"), GAMES)
def test_a_position_written_and_read_is_the_same_state_at_every_step(players, level):
    options = words.options({"players": players, "level": level})
    for seed in range(3):
        state, rng, seen = start(players, level), Rng(seed), set()
        while True:
            text = msgspec.json.encode(position.write(state))
            again = position.read(msgspec.json.decode(text, type=position.Position), options)
            assert again.fields() == state.fields()
            seen.add(data.STEPS[state.step])
            if not state.waiting_for:
                break
            step(state, rng)
        assert {"deal", "first_seat", "place_knight", "pick_steps", "draw", "over"} <= seen


def test_a_position_is_readable_to_a_person():
    state = in_turn(P1, RED, "knight_3_6")
    choose(state, RED, "play_card:knight_3_6", "pick_figure:23")
    content = msgspec.to_builtins(position.write(state))
    assert content["step"] == "pick_steps"
    assert (content["card"], content["figure"], content["turn"]) == ("knight_3_6", 23, RED)
    assert content["royals"]["bronze_a"] == {"chair": 0, "rings": 3}
    assert content["seats"][RED]["knights"] == [10, 19, 22, 23]
    assert content["seats"][RED]["aside"][-1] == "knight_3_6"


def edited(*path_and_value):
    """P1 with one value changed."""
    content = copy.deepcopy(form(P1, RED, "knight_3_6", "score_red"))
    *path, last, value = path_and_value
    place = content
    for key in path:
        place = place[key]
    if value is DROP:
        del place[last]
    else:
        place[last] = value
    return content


DROP = "(removed)"
UNREADABLE = [
    ("step", "thinking"),
    ("step", 3),
    ("turn", 4),
    ("turn", -1),
    ("turn", 1.5),
    ("reserve", 11),
    ("reserve", "3"),
    ("royals", "bronze_a", "chair", 28),
    ("royals", "bronze_a", "chair", -1),
    ("royals", "bronze_a", "rings", 4),
    ("royals", "silver_a", DROP),
    ("seats", []),
    ("seats", 0, "knights", [1, 2, 3, 4, 5, 6]),
    ("seats", 0, "knights", [28]),
    ("seats", 0, "total", 10**30),
    ("seats", 0, "total", 293),
    ("seats", 0, "hand", ["knight_9_9"]),
    ("seats", 0, "hand", ["knight_1_4"] * 7),
    ("seats", 0, "aside", ["knight_1_4"] * 23),
    ("seats", 0, "pile", ["knight_1_4"]),
    ("card", "knight"),
    ("figure", 28),
    ("pile", "box"),
    ("remaining", 3),
    ("seed", 7),
]


@pytest.mark.parametrize("change", UNREADABLE, ids=str)
def test_what_is_not_of_the_declared_form_is_not_a_position(change):
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(edited(*change), position.Position)


IMPOSSIBLE = [
    ("AR-12.1", ("seats", 0, "knights", [1, 14, 16, 18])),
    ("AR-12.1", ("royals", "silver_a", "chair", 0)),
    ("AR-12.1", ("seats", 0, "knights", [1, 1, 14, 16])),
    ("AR-12.2", ("seats", 0, "knights", [1, 14, 16])),
    ("AR-12.2", ("seats", 0, "knights", [1, 14, 16, 26, 27])),
    ("AR-12.3", ("royals", "silver_b", "rings", 3)),
    ("AR-12.3", ("royals", "bronze_a", "rings", 2)),
    ("AR-12.4", ("reserve", 4)),
    ("AR-12.8", ("seats", 0, "hand", ["knight_7_9", "knight_7_9", "ring_any", "ring_any", "score_all", "score_red"])),
    ("AR-12.9", ("seats", 0, "hand", ["knight_7_9"])),
    ("AR-12.13", ("seats", 0, "aside", [])),
    ("AR-12.13", ("remaining", 1)),
    ("AR-12.13", ("step", "pick_prince")),
    ("AR-4.1", ("remaining", 0)),
    ("AR-4.1", ("turn", None)),
    ("AR-7.1", ("card", "knight_3_6")),
    ("AR-7.14", ("figure", 23)),
    ("AR-8.13", ("pile", "king")),
    ("AR-3.7", ("first_seat", None)),
    ("AR-3.6", ("seats", 0, "aside", [*form(P1, RED)["seats"][0]["aside"][:5], "score_all"][::-1])),
    ("AR-12.2", ("step", "place_knight")),
    ("AR-3.8", ("step", "deal")),
    ("AR-3.8", ("step", "first_seat")),
    ("AR-12.13", ("step", "over")),
    ("AR-12.13", ("step", "draw")),
]


@pytest.mark.parametrize(("rule", "change"), IMPOSSIBLE, ids=str)
def test_what_breaks_a_rule_is_refused_with_its_number(rule, change):
    with pytest.raises(BadPosition) as refusal:
        read(edited(*change), "advanced")
    assert f"{rule}:" in refusal.value.said("en")
    assert refusal.value.said("fr") != refusal.value.said("en")


def test_a_position_of_another_number_of_seats_or_level_is_refused():
    content = msgspec.convert(form(P2, BLACK), position.Position)
    with pytest.raises(BadPosition, match="2 seats"):
        position.read(content, words.options({"players": 3, "level": "advanced"}))
    with pytest.raises(BadPosition):
        position.read(content, words.options({"players": 2, "level": "beginner"}))
    with pytest.raises(BadPosition, match="no seat 3"):
        read(form(P2, BLACK) | {"turn": 3}, "advanced")


@pytest.mark.parametrize("level", data.LEVELS)
def test_score_cards_are_refused_in_the_beginner_game_only(level):
    content = form(P1, RED, level=level)
    content["seats"][RED]["hand"][0] = "score_all"
    if level == "beginner":
        with pytest.raises(BadPosition, match="AR-12.8"):
            read(content, level)
    else:
        assert read(content, level).hand[RED] >> data.SCORE_ALL & 1


def test_scrambled_positions_are_read_or_refused_but_never_half_read():
    """Values of one position put into another place: either a state without violations, or BadPosition."""
    rng, refused, accepted = Rng(1), 0, 0
    states = []
    for players, level in GAMES:
        state = start(players, level)
        while state.waiting_for:
            if rng.below(40) == 0:
                states.append((msgspec.to_builtins(position.write(state)), level))
            step(state, rng)
    keys = list(states[0][0])
    for _ in range(1500):
        one, level = states[rng.below(len(states))]
        other, _ = states[rng.below(len(states))]
        mixed = dict(one)
        for _ in range(1 + rng.below(2)):
            key = keys[rng.below(len(keys))]
            mixed[key] = other[key]
        try:
            read(mixed, level)
            accepted += 1
        except BadPosition as problem:
            refused += 1
            assert all(problem.said(language) for language in locale.LANGUAGES)
    assert refused > 300
    assert accepted > 50
