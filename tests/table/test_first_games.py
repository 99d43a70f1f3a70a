"""First games: the opening can be played, every decision is explained, and every sentence rests on a rule."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from citations import stated_rules
from tabling import LEVELS, who

from vivat import bots, locale
from vivat.errors import Refusal
from vivat.games import all_ids, definition
from vivat.play import Game, Match
from vivat.play.first_game import NEWCOMER, dealt, opening
from vivat.table import Fresh, Table, commands, create, events

GAMES = all_ids()
FRESH = Fresh("t1", "5eed", "letmein")
LONGEST = 330  # characters of an explanation
FACT_KINDS = {
    game: {str(kind.__struct_config__.tag) for kind in definition(game).forms["Fact"].__args__} for game in GAMES
}


def begun(game: str, seed: str = "5eed") -> Table:
    wanted = commands.FirstGame(id="first", game=game, name="Ann")
    return create(who("Ann"), wanted, 1, LEVELS, FRESH._replace(seed=seed)).table


def steps_of(match: Match) -> set[str]:
    return {match.choices(seat)[0].partition(":")[0] for seat in match.waiting_for}


def random_steps(game: str, players: int) -> Iterator[str]:
    """The steps that games of the default mode ask."""
    for seed in range(14):
        whims, match = random.Random(seed), Game(game, players=players).new(seed=seed)
        while not match.over:
            yield from steps_of(match)
            seat = min(match.waiting_for)
            match.choose(seat, whims.choice(match.choices(seat)))


@pytest.mark.parametrize("game", GAMES)
def test_every_decision_of_the_default_mode_is_explained(game: str) -> None:
    asked = {step for players in definition(game).players[:2] for step in random_steps(game, players)}
    explained = [step for entry in opening(game).script if entry.when == "ask" for step in entry.of]
    assert len(asked) >= 4
    assert asked <= set(explained)
    assert len(explained) == len(set(explained))


@pytest.mark.parametrize("game", GAMES)
def test_every_sentence_rests_on_rules_and_is_said_in_both_languages(game: str) -> None:
    script, stated = opening(game).script, stated_rules(game)
    assert script[0].when == "begin"
    assert script[-1].when == "over"
    assert len({entry.say for entry in script}) == len(script)
    for entry in script:
        assert set(entry.rules) <= stated, entry
        for language in locale.LANGUAGES:
            assert len(locale.say(f"{game}-guide-{entry.say}", language)) <= LONGEST
        assert set(entry.of) <= FACT_KINDS[game] or entry.when != "fact"
        assert bool(entry.of) == (entry.when in ("ask", "fact"))


@pytest.mark.parametrize("game", GAMES)
def test_no_sentence_of_the_catalogues_is_left_over(game: str) -> None:
    said = {f"{game}-guide-{entry.say}" for entry in opening(game).script}
    text = (locale.HERE / "en" / f"{game}.guide.web.ftl").read_text(encoding="utf-8")
    assert {line.partition(" = ")[0] for line in text.splitlines() if line.startswith(f"{game}-guide")} == said


@pytest.mark.parametrize("game", GAMES)
def test_the_newcomer_is_asked_at_once_and_the_match_can_be_played_to_its_end(game: str) -> None:
    table = begun(game)
    assert table.status == "running"
    assert table.first_game
    assert table.waiting == {NEWCOMER}
    assert [seat.level for seat in table.seats[1:]] == opening(game).bots
    bot, match, mine = bots.make("random"), table.running, 0
    while not match.over:
        seat = min(match.waiting_for)
        mine += seat == NEWCOMER
        match.choose(seat, bots.answer(bot, match, seat, len(match.steps)))
    assert 10 <= mine <= 150


@pytest.mark.parametrize("game", GAMES)
def test_what_the_newcomer_cannot_know_is_dealt_anew_and_nothing_else(game: str) -> None:
    found = opening(game)
    made = Game(game, **found.options)
    known = made.load(found.position).state.known_to(NEWCOMER).fields()
    deals = [dealt(made, found.position, seed) for seed in "abcdefgh"]
    for deal in deals:
        assert made.load(deal).state.known_to(NEWCOMER).fields() == known
    assert (len({str(deal) for deal in deals}) == 1) == (game == "king_is_dead")  # where nothing is hidden


def test_a_first_game_is_stored_whole_and_folds_again() -> None:
    wanted = commands.FirstGame(id="first", game="artus", name="Ann")
    made = create(who("Ann"), wanted, 1, LEVELS, FRESH)
    again = Table()
    for event in made.events:
        again.fold(events.read(events.write(event)))
    assert again.first_game
    assert again.running.position() == made.table.running.position()
    assert again.running.position() != Game("artus", players=2).new(seed="5eed").position()


def test_a_game_without_a_first_game_is_refused_in_a_sentence() -> None:
    for name in ("chess", "../artus"):
        with pytest.raises(Refusal, match="first game"):
            begun(name)
