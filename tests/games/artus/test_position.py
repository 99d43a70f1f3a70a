"""Positions: written and read back at every step; what cannot be is refused with a sentence."""

from __future__ import annotations

import copy

import msgspec
import pytest

from vivat import locale
from vivat.engine.rng import Rng
from vivat.errors import BadPosition
from vivat.games.artus import data, position, words

from .positions import BLACK, GAMES, P1, P2, RED, choose, form, happen, in_turn, read, start, step


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
    ("seats", 0, "total", 322),
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


BEFORE_THE_FIRST_CARD = {  # the step, with the choices that lead from the first turn to it
    "deal": (),
    "first_seat": (),
    "place_knight": (),
    "play_card": (),
    "pick_steps": ("play_card:knight_1_4", "pick_figure:1"),
}
SET_UP_WRONG = [
    ("AR-3.4: seat 1 has 7 points before its first card is carried out, not 0", {"seats": {1: {"total": 7}}}),
    (
        "AR-3.2: silver_a sits on chair 8 with 1 rings before the first card is carried out, not on chair 7 with 1",
        {"royals": {"silver_a": {"chair": 8}}},
    ),
    (
        "AR-3.2: silver_b sits on chair 21 with 2 rings before the first card is carried out, not on chair 21 with 1",
        {"royals": {"silver_b": {"rings": 2}}, "reserve": 3},
    ),
    (
        "AR-3.2: bronze_a sits on chair 0 with 1 rings before the first card is carried out, not on chair 0 with 3",
        {"royals": {"bronze_a": {"rings": 1}, "bronze_b": {"rings": 3}}},
    ),
]


def before_the_first_card(step_name):
    """Two seats; black has the knights 1 to 5, blue 22 to 26, and seat 0 begins with knight_1_4."""
    state = start(2, "beginner")
    while data.STEPS[state.step] == "deal" != step_name:
        cards = [words.outcome(state, outcome) for outcome, _ in state.chances()]
        happen(state, cards[0])
    if step_name not in ("deal", "first_seat"):
        happen(state, "first_seat:0")
    while data.STEPS[state.step] == "place_knight" != step_name:
        seat, chair = state.turn, 1 + state.knights[0].bit_count()
        choose(state, seat, f"place_knight:{chair if seat == 0 else 21 + chair}")
    choose(state, 0, *BEFORE_THE_FIRST_CARD[step_name])
    assert data.STEPS[state.step] == step_name
    return msgspec.to_builtins(position.write(state))


def put(content, change):
    for key, value in change.items():
        if isinstance(value, dict):
            put(content[key], value)
        else:
            content[key] = value


@pytest.mark.parametrize("step_name", BEFORE_THE_FIRST_CARD)
@pytest.mark.parametrize(("said", "change"), SET_UP_WRONG, ids=lambda value: str(value)[:20])
def test_AR_3_2_and_AR_3_4_until_a_card_is_carried_out_the_table_is_as_it_was_set_up(step_name, said, change):
    content = before_the_first_card(step_name)
    read(copy.deepcopy(content), "beginner")
    put(content, change)
    with pytest.raises(BadPosition) as refusal:
        read(content, "beginner")
    assert said in refusal.value.said("en")


def test_AR_3_4_a_seat_that_has_carried_out_no_card_has_no_points_though_others_have():
    state = read(before_the_first_card("pick_steps"), "beginner")
    choose(state, 0, "pick_steps:4", "pick_pile:king")
    content = msgspec.to_builtins(position.write(state))
    content["seats"][0]["total"] = 9
    assert list(read(content, "beginner").total)[:2] == [9, 0]
    content["seats"][1]["total"] = 9
    with pytest.raises(BadPosition, match="AR-3.4: seat 1 has 9 points"):
        read(content, "beginner")


CARRIED_OUT = {"step": "pick_steps", "card": "knight_3_6", "remaining": 2}
PLAYED = {"hand": ["knight_4_7", "knight_5_8", "ring_silver", "ring_bronze", "ring_any"]}
PLAYED["aside"] = ["knight_1_4", "knight_2_5", "knight_6_9", "king_4_8", "king_1_7_silver", "king_1_7_bronze"]
PLAYED["aside"].append("knight_3_6")
ALLOWED = [  # what is wrong, and what the refusal says is allowed
    ("AR-4.1: a seat is in turn, with 1 to 2 cards to play or draw, not 0", {"remaining": 0}),
    (
        "AR-12.8: seat 0 has score_all in its hand or set aside more than 1 times",
        {"seats": {0: {"aside": ["score_all", "score_all"]}}},
    ),
    (
        "AR-7.13: knight_3_6 moves a figure on one of [10, 19, 22, 23], not on chair 24",
        CARRIED_OUT | {"figure": 24, "seats": {RED: PLAYED}},
    ),
    (
        "AR-7.1: pick_prince is no step of knight_3_6; its steps: pick_figure, pick_steps",
        CARRIED_OUT | {"step": "pick_prince", "seats": {RED: PLAYED}},
    ),
]


@pytest.mark.parametrize(("said", "change"), ALLOWED, ids=lambda value: str(value)[:20])
def test_a_refusal_says_what_is_allowed(said, change):
    content = copy.deepcopy(form(P1, RED, "knight_3_6"))
    put(content, change)
    with pytest.raises(BadPosition) as refusal:
        read(content, "advanced")
    assert said in refusal.value.said("en")


def test_a_position_of_another_number_of_seats_or_level_is_refused():
    content = msgspec.convert(form(P2, BLACK), position.Position)
    with pytest.raises(BadPosition, match="2 seats"):
        position.read(content, words.options({"players": 3, "level": "advanced"}))
    with pytest.raises(BadPosition):
        position.read(content, words.options({"players": 2, "level": "beginner"}))
    with pytest.raises(BadPosition, match="no seat 3; the seats are 0 to 1"):
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
