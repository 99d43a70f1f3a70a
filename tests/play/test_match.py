"""A match: choices in words, refusals that change nothing, undo, chance, views."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

import vivat
from vivat import errors


@pytest.fixture
def game() -> vivat.Game:
    return vivat.game("king_is_dead", players=3, mode="advanced", first_seat=0)


@pytest.fixture
def match(game: vivat.Game) -> vivat.Match:
    return game.new(seed=7)


def cunning_card(match: vivat.Match, seat: int) -> str:
    common = ("pass", "assemble", "negotiate", "manoeuvre", "outmanoeuvre")
    return next(word for word in match.choices(seat) if word.partition(":")[2] not in common)


def test_a_new_match_waits_for_the_first_seat_with_its_choices_in_words(match: vivat.Match) -> None:
    assert match.waiting_for == {0}
    assert match.choices(0)[:3] == ["turn:pass", "turn:assemble", "turn:negotiate"]
    assert match.choices(1) == []
    assert match.result is None


def test_the_same_seed_gives_the_same_match_and_another_seed_another(game: vivat.Game) -> None:
    assert game.new(seed=7).record() == game.new(seed=7).record()
    assert game.new(seed=7).record() != game.new(seed=8).record()
    assert game.new(seed="a line of text").position() == game.new(seed="a line of text").position()


def test_several_steps_are_taken_together_or_not_at_all(match: vivat.Match) -> None:
    before = match.record()
    with pytest.raises(errors.IllegalChoice, match="assemble_scots:france"):
        match.choose(0, "turn:assemble", "assemble_scots:france")
    assert match.record() == before
    match.choose(0, "turn:assemble", "assemble_scots:moray", "assemble_welsh:moray")
    assert match.choices(0)[0] == "assemble_english:moray"


REFUSED: list[tuple[Callable[[vivat.Match], Any], type[errors.Refusal], str]] = [
    (lambda m: m.choose(1, "turn:pass"), errors.NotYourTurn, "Seat 1 is not asked now; waiting for: 0."),
    (lambda m: m.choose(3, "turn:pass"), errors.NoSuchSeat, "There is no seat 3; seats are 0 to 2."),
    (lambda m: m.choose(-1, "turn:pass"), errors.NoSuchSeat, "There is no seat −1"),
    (lambda m: m.choose(0.0, "turn:pass"), errors.NoSuchSeat, "There is no seat 0.0"),
    (lambda m: m.choose("0", "turn:pass"), errors.NoSuchSeat, "There is no seat 0; seats"),
    (lambda m: m.choose(0, "turn:plotting"), errors.IllegalChoice, "“turn:plotting” is not possible now. Possible: t"),
    (lambda m: m.choose(0, "summon_region:moray"), errors.IllegalChoice, "is not possible now"),
    (lambda m: m.choose(0, 3), errors.IllegalChoice, "“3” is not possible now"),
    (lambda m: m.choose(0, "x" * 500), errors.IllegalChoice, "xxx..."),
    (lambda m: m.happen("draw:scots"), errors.ImpossibleOutcome, "the outcomes come from a seed"),
    (lambda m: m.undo(0), errors.CannotUndo, "A die, a draw or a deal cannot be taken back."),
    (lambda m: m.choices(9), errors.NoSuchSeat, "There is no seat 9"),
    (lambda m: m.view(9), errors.NoSuchSeat, "There is no seat 9"),
    (lambda m: m.log(-2), errors.NoSuchSeat, "There is no seat −2"),
]  # fmt: skip


@pytest.mark.parametrize(("act", "error", "sentence"), REFUSED)
def test_a_refusal_is_a_sentence_and_changes_nothing(
    match: vivat.Match, act: Callable[[vivat.Match], Any], error: type[errors.Refusal], sentence: str
) -> None:
    before = match.record()
    with pytest.raises(error) as caught:
        act(match)
    assert sentence in str(caught.value)
    assert match.record() == before


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({}, "Say how many players: 2, 3, 4."),
        ({"players": 5}, "The option players cannot be 5. Allowed: 2, 3, 4."),
        ({"players": 3.0}, "The option players cannot be 3.0."),
        ({"players": "3"}, "The option players cannot be the text “3”, only the number 3."),
        ({"players": True}, "The option players cannot be true."),
        ({"players": 3, "mode": "expert"}, "The option mode cannot be expert. Allowed: basic, advanced."),
        ({"players": 3, "open_discards": 1}, "The option open_discards cannot be 1. Allowed: false, true."),
        ({"players": 3, "first_seat": 3}, "The option first_seat cannot be 3. Allowed: random, 0, 1, 2."),
        ({"players": 3, "speed": 2}, "There is no option “speed”. Options: players, mode, open_discards, first_seat, "),
    ],
)
def test_an_option_that_is_not_allowed_is_named_with_what_is(options: dict[str, Any], sentence: str) -> None:
    with pytest.raises(errors.BadOption) as caught:
        vivat.game("king_is_dead", **options)
    assert sentence in str(caught.value)


def test_an_unknown_game_is_named_with_those_there_are() -> None:
    with pytest.raises(errors.UnknownGame, match="There is no game “chess”. Games: .*king_is_dead"):
        vivat.game("chess", players=2)


@pytest.mark.parametrize("seed", [None, 1.5, "", "two\nlines", "x" * 201, True])
def test_a_match_needs_a_seed_or_typed_chance(game: vivat.Game, seed: Any) -> None:
    with pytest.raises(errors.BadOption, match="A seed is needed"):
        game.new(seed=seed)


def test_typed_chance_takes_no_seed(game: vivat.Game) -> None:
    with pytest.raises(errors.BadOption, match="one or the other"):
        game.new(seed=1, chance="typed")
    with pytest.raises(errors.BadOption, match="seeded, typed"):
        game.new(chance="dice")


def test_refusals_are_said_in_french_too(match: vivat.Match) -> None:
    with pytest.raises(errors.NotYourTurn) as caught:
        match.choose(1, "turn:pass")
    assert caught.value.said("fr") == "Ce n’est pas à la place 1 de choisir ; on attend : 0."


# ---- chance ----------------------------------------------------------------------------------------------------------


def test_typed_outcomes_are_listed_with_their_weights(game: vivat.Game) -> None:
    match = game.new(chance="typed")
    assert (match.waits_for_chance, match.waiting_for) == (True, frozenset())
    assert match.outcomes() == {"draw:scots": 16, "draw:welsh": 16, "draw:english": 16}
    match.happen("draw:welsh")
    assert match.outcomes() == {"draw:scots": 16, "draw:welsh": 15, "draw:english": 16}
    with pytest.raises(errors.ImpossibleOutcome, match="“deal:spy” cannot happen now. Possible: draw:scots"):
        match.happen("deal:spy")
    with pytest.raises(errors.NotYourTurn, match="waiting for: chance"):
        match.choose(0, "turn:pass")


def test_nothing_can_be_typed_when_chance_is_not_waited_for(game: vivat.Game) -> None:
    match = game.load(game.new(seed=3).position())
    assert match.outcomes() == {}
    with pytest.raises(errors.ImpossibleOutcome, match="Nothing is rolled or drawn now; waiting for: 0"):
        match.happen("draw:scots")


# ---- undo: never across another seat's act, a reveal, a die or a draw ------------------------------------------------


def test_a_step_of_a_card_can_be_taken_back_and_the_card_too(match: vivat.Match) -> None:
    start = match.position()
    match.choose(0, "turn:assemble", "assemble_scots:devon")
    match.undo(0)
    match.undo(0)
    assert match.position() == start


def test_a_pass_can_be_taken_back_until_the_next_seat_acts(match: vivat.Match) -> None:
    match.choose(0, "turn:pass")
    match.undo(0)
    match.choose(0, "turn:pass")
    match.choose(1, "turn:pass")
    with pytest.raises(errors.CannotUndo, match="The newest step is seat 1’s"):
        match.undo(0)


def test_a_cunning_card_that_was_shown_cannot_be_taken_back(match: vivat.Match) -> None:
    match.choose(0, cunning_card(match, 0))
    with pytest.raises(errors.CannotUndo, match="told others something"):
        match.undo(0)


def test_nobody_takes_back_the_last_step_of_a_match() -> None:
    match = vivat.game("king_is_dead", players=2, first_seat=0).new(seed=1)
    while not match.over:
        (seat,) = match.waiting_for
        match.choose(seat, "turn:pass")
    with pytest.raises(errors.CannotUndo, match="The match is over"):
        match.undo(seat)
    with pytest.raises(errors.NotYourTurn, match="The match is over."):
        match.choose(0, "turn:pass")


# ---- looking ---------------------------------------------------------------------------------------------------------


def test_a_view_is_plain_data_for_one_seat(match: vivat.Match) -> None:
    view = match.view(0)
    assert json.loads(json.dumps(view)) == view
    assert view["seat"] == 0
    assert view["choices"] == match.choices(0)
    assert match.view(1)["choices"] == []
    assert match.view(None)["choices"] == []


def test_the_seed_is_in_no_view_and_in_no_record_for_a_seat(game: vivat.Game) -> None:
    match = game.new(seed="a very secret seed")
    for seat in (0, 1, 2, None):
        assert "secret seed" not in json.dumps(match.view(seat))
        assert "secret seed" not in match.record(seat)
        assert "chance: secret" in match.record(seat)
    assert "chance: seed a very secret seed" in match.record()


def test_a_result_names_the_rule_that_decided() -> None:
    match = vivat.game("king_is_dead", players=2, first_seat=0).new(seed=1)
    while not match.over:
        (seat,) = match.waiting_for
        match.choose(seat, "turn:pass")
    result = match.result
    assert result is not None
    assert {seat.ending for seat in result.seats} <= {"win", "shared_win", "loss"}
    assert result.rule.startswith("KD-")
    assert match.view(None)["result"]["decided_by"] == result.decided_by


def test_a_match_can_be_looked_at_as_it_was() -> None:
    match = vivat.game("king_is_dead", players=2).new(seed=3)
    views = [match.view(0)]
    start = len(match.steps)
    for _ in range(6):
        seat = min(match.waiting_for)
        match.choose(seat, match.choices(seat)[-1])
        views.append(match.view(0))
    assert [match.before(start + number).view(0) for number in range(7)] == views
    assert match.before(10**6).view(0) == views[-1] == match.view(0)
