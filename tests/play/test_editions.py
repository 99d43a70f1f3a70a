"""Editions of a game's rules: a match is replayed as it was played, whatever the rules have become since."""

from __future__ import annotations

from dataclasses import replace

import pytest

import vivat
from vivat import errors
from vivat.games import definition

GAME = "king_is_dead"
OF_OLD = vivat.game(GAME, players=2).new(seed=5).record().replace(" open_discards=false", "")


@pytest.fixture
def second_edition(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if discards had always been open before there was an option for them."""
    edited = replace(definition(GAME), earlier=({"open_discards": True},))
    for module in ("game", "record"):
        monkeypatch.setattr(f"vivat.play.{module}.definition", lambda _: edited)


def test_a_game_of_the_first_edition_writes_no_edition() -> None:
    assert definition(GAME).edition == 1
    assert "rules:" not in vivat.game(GAME, players=2).new(seed=5).record()


@pytest.mark.usefixtures("second_edition")
def test_an_option_left_out_means_what_its_edition_played() -> None:
    assert vivat.read(OF_OLD).game.options["open_discards"] is True
    said = OF_OLD.replace("chance: seed 5\n", "chance: seed 5\nrules: 1\n")
    assert vivat.read(said).game.options["open_discards"] is True
    newest = OF_OLD.replace("chance: seed 5\n", "chance: seed 5\nrules: 2\n")
    assert vivat.read(newest).game.options["open_discards"] is False


@pytest.mark.usefixtures("second_edition")
def test_an_option_that_is_written_counts_in_every_edition() -> None:
    written = OF_OLD.replace("players=2", "players=2 open_discards=false")
    assert vivat.read(written).game.options["open_discards"] is False


@pytest.mark.usefixtures("second_edition")
def test_an_old_match_is_written_anew_with_all_its_options() -> None:
    again = vivat.read(OF_OLD).record()
    assert "\nrules: 2\n" in again
    assert " open_discards=true" in again
    assert vivat.read(again).record() == again


@pytest.mark.usefixtures("second_edition")
@pytest.mark.parametrize("edition", ["0", "3", "two", "02", "-1", "２", ""])
def test_an_edition_that_is_not_known_is_refused_with_its_line(edition: str) -> None:
    text = OF_OLD.replace("chance: seed 5\n", f"chance: seed 5\nrules: {edition}\n")
    with pytest.raises(errors.BadRecord, match="of the rules is not known here; the newest is 2") as caught:
        vivat.read(text)
    assert caught.value.line == 5


def test_a_record_of_a_newer_edition_than_the_games_is_refused() -> None:
    with pytest.raises(errors.BadRecord, match="the newest is 1"):
        vivat.read(OF_OLD.replace("chance: seed 5\n", "chance: seed 5\nrules: 2\n"))
