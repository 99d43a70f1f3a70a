"""What a program meets first: copies, pickles, what is printed, wrong types, how a match ended."""

from __future__ import annotations

import copy
import importlib
import pickle
import types
from collections.abc import Callable
from typing import Any

import every
import kit
import pytest

import vivat
from vivat import errors, locale

COPIES: list[Callable[[vivat.Match], vivat.Match]] = [
    copy.copy,
    copy.deepcopy,
    lambda match: pickle.loads(pickle.dumps(match)),
]


@pytest.mark.parametrize("copied", COPIES, ids=["copy", "deepcopy", "pickle"])
@every.game
def test_a_copy_of_a_match_is_equal_and_goes_its_own_way(game: str, copied: Callable[[Any], Any]) -> None:
    match = vivat.game(game, players=3).new(seed=5)
    other = copied(match)
    assert other.record() == match.record()
    before = match.record()
    while len(other.steps) < len(match.steps) + 3:
        seat = min(other.waiting_for)
        other.choose(seat, other.choices(seat)[0])
    assert match.record() == before != other.record()
    for seat in (0, None):
        assert [fact for _, fact in copied(other).facts(seat)] == [fact for _, fact in other.facts(seat)]


@pytest.mark.parametrize("copied", COPIES, ids=["copy", "deepcopy", "pickle"])
def test_a_copy_of_a_game_makes_the_same_matches(copied: Callable[[Any], Any]) -> None:
    game = vivat.game("king_is_dead", players=3, mode="advanced")
    assert copied(game).options == game.options
    assert copied(game).new(seed=3).record() == game.new(seed=3).record()


def test_a_loaded_match_keeps_where_it_began_when_it_is_pickled() -> None:
    position = vivat.game("artus", players=2).new(seed=1).position()
    again = pickle.loads(pickle.dumps(vivat.load(position, seed=4)))
    assert again.origin == position
    assert vivat.read(again.record()).position() == position


# ---- what is printed -------------------------------------------------------------------------------------------------


def test_a_match_is_printed_with_its_game_how_far_it_is_and_who_is_asked() -> None:
    match = vivat.game("artus", players=2).new(chance="typed")
    assert repr(match) == "<match of <artus players=2 level=beginner>: 0 steps, waiting for chance>"
    match.happen("draw:knight_1_4")
    assert "1 step, waiting for chance" in repr(match)


def test_a_match_that_is_over_is_printed_with_its_end() -> None:
    match = kit.random_match("artus", {"players": 3, "level": "beginner"}, seed=2)
    assert match.result is not None
    winner = next(number for number, seat in enumerate(match.result.seats) if seat.ending == "win")
    assert repr(match).endswith(f" steps, all_played, won by {winner}, total (AR-6.2)>")


def test_neither_the_seed_nor_a_card_is_printed() -> None:
    match = vivat.game("artus", players=2, level="advanced").new(seed="very secret")
    assert "secret" not in repr(match)
    assert not any(card in repr(match) for card in match.view(0)["board"]["seats"][0]["hand"])


# ---- what is refused -------------------------------------------------------------------------------------------------

TYPES = [
    ({"players": "2"}, "The option players cannot be the text “2”, only the number 2. Allowed: 2, 3, 4."),
    ({"players": 2.0}, "The option players cannot be 2.0. Allowed: 2, 3, 4."),
    ({"players": True}, "The option players cannot be true. Allowed: 2, 3, 4."),
    ({"players": None}, "The option players cannot be None. Allowed: 2, 3, 4."),
    (
        {"players": 2, "open_discards": "true"},
        "The option open_discards cannot be the text “true”, only the truth value true. Allowed: false, true.",
    ),
    ({"players": 2, "first_seat": "1"}, "The option first_seat cannot be the text “1”, only the number 1. Allowed: r"),
]


@pytest.mark.parametrize(("options", "sentence"), TYPES, ids=str)
def test_an_option_of_a_wrong_type_is_named_as_what_it_is(options: dict[str, object], sentence: str) -> None:
    with pytest.raises(errors.BadOption) as caught:
        vivat.game("king_is_dead", **options)
    assert sentence in str(caught.value)
    assert caught.value.said("fr") != caught.value.said("en")


@pytest.mark.parametrize("seat", [3, -1, "0", 0.0, True, None])
def test_a_seat_that_does_not_exist_is_an_error_of_its_own(seat: Any) -> None:
    match = vivat.game("king_is_dead", players=3).new(seed=1)
    for ask in (match.choices, lambda seat: match.choose(seat, "turn:pass"), match.undo):
        with pytest.raises(errors.NoSuchSeat, match="There is no seat"):
            ask(seat)
    assert not issubclass(errors.NoSuchSeat, errors.IllegalChoice)


def test_loading_says_which_option_differs_and_completes_those_left_out() -> None:
    game = vivat.game("king_is_dead", players=2, mode="advanced")
    position = game.new(seed=1).position()
    for options in ({}, {"players": 2}, {"mode": "advanced"}):
        assert game.load(position | {"options": options}).position() == position
    with pytest.raises(errors.BadPosition, match="In the position the option mode is basic, in this game advanced."):
        game.load(position | {"options": {"players": 2, "mode": "basic"}})
    with pytest.raises(errors.BadPosition, match="the option players is '2', in this game 2"):
        game.load(position | {"options": {"players": "2"}})
    with pytest.raises(errors.BadPosition, match="There is no option “colour”. Options: players, mode"):
        game.load(position | {"options": {"colour": "red"}})
    with pytest.raises(errors.BadPosition, match="does not give its options"):
        game.load(position | {"options": ["players"]})


def test_a_position_of_a_game_that_is_not_named_takes_the_defaults_of_the_options_it_leaves_out() -> None:
    position = vivat.game("king_is_dead", players=2).new(seed=1).position()
    assert vivat.load(position | {"options": {"players": 2}}).position() == position


# ---- who is waited for, and how it ended -----------------------------------------------------------------------------


@every.game
def test_waiting_for_is_a_set_of_seats_at_every_step(game: str) -> None:
    whole = kit.random_match(game, {"players": 3}, seed=3)
    match = vivat.game(game, players=3).new(chance="typed")
    for who, word in whole.history():
        assert match.waits_for_chance == (who == "chance")
        assert (set(match.waiting_for) == set()) == match.waits_for_chance
        if who == "chance":
            match.happen(word)
        else:
            assert who in match.waiting_for
            match.choose(int(who), word)
    assert (match.over, match.waits_for_chance, match.waiting_for) == (True, False, frozenset())


@every.case
def test_a_result_says_how_the_match_ended_and_what_decided_it(case: every.Case) -> None:
    game, options = case
    for seed in range(3):
        match = kit.random_match(game, options, seed)
        assert match.result is not None
        for language in locale.LANGUAGES:
            assert locale.say(f"{game}-ending-{match.result.ending}", language)
            assert locale.say(f"{game}-decided-{match.result.decided_by}", language)
        assert match.view(None)["result"]["ending"] == match.result.ending


def test_an_invasion_and_a_coronation_are_told_apart() -> None:
    """KD-6.1, KD-6.2."""
    endings = set()
    for seed in range(30):
        match = kit.random_match("king_is_dead", {"players": 2, "mode": "basic"}, seed)
        assert match.result is not None
        assert match.result.ending == match.view(None)["board"]["ending"]
        endings.add(match.result.ending)
    assert endings == {"invasion", "coronation"}


def test_the_games_are_a_package_and_named_by_a_function() -> None:
    assert importlib.import_module("vivat.games") is vivat.games
    assert isinstance(vivat.games, types.ModuleType)
    assert vivat.game_ids() == vivat.games.all_ids()
