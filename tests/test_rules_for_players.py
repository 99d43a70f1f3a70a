"""The rules for players: short, in both languages, and every paragraph leads to numbered rules that exist."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import kit
import pytest
from kit import all_cases, case_id

import vivat
from vivat.games import all_ids, definition
from vivat.locale import LANGUAGES

ROOT = Path(__file__).resolve().parent.parent
NUMBER = r"[A-Z]{2}-(?:R\d+|\d+\.\d+)"
CITED = re.compile(rf"\(({NUMBER}(?:, {NUMBER})*)\)")


def text(language: str, game: str) -> str:
    return (ROOT / "src/vivat/locale" / language / f"{game}.rules.md").read_text(encoding="utf-8")


def paragraphs(language: str, game: str) -> list[str]:
    """What has to be backed by a rule: everything but headings, tables and their captions."""
    found = [part.strip() for part in re.split(r"\n\s*\n|\n(?=- |\d+\. )", text(language, game))]
    return [part for part in found if part and not part.startswith(("#", "|"))]


def cited(language: str, game: str) -> list[list[str]]:
    return [group.split(", ") for group in CITED.findall(text(language, game))]


@pytest.mark.parametrize("game", all_ids())
def test_both_languages_cite_the_same_rules_in_the_same_order(game: str) -> None:
    assert cited("en", game) == cited("fr", game) != []


@pytest.mark.parametrize("game", all_ids())
def test_every_cited_rule_exists(game: str) -> None:
    numbered = (ROOT / f"docs/rules/{game}.md").read_text(encoding="utf-8")
    numbers = set(re.findall(rf"(?:\*\*|^[-|] )({NUMBER})\b", numbered, re.MULTILINE))  # where a rule begins
    prefix = definition(game).prefix
    for group in cited("en", game):
        for number in group:
            assert number in numbers, number
            assert number.startswith(prefix)


@pytest.mark.parametrize("game", all_ids())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_paragraph_ends_with_its_rules(language: str, game: str) -> None:
    for paragraph in paragraphs(language, game):
        assert CITED.search(paragraph[-200:]), paragraph[:80]
        assert paragraph.endswith((")", "):")), paragraph[-80:]


@pytest.mark.parametrize("game", all_ids())
def test_french_is_set_as_french(game: str) -> None:
    assert "'" not in text("fr", game)


@pytest.mark.parametrize("game", all_ids())
def test_the_headings_are_as_many_in_both_languages(game: str) -> None:
    english, french = (re.findall(r"^#+", text(language, game), re.MULTILINE) for language in LANGUAGES)
    assert english == french
    assert len(english) >= 5


@pytest.mark.parametrize("game", all_ids())
def test_every_rule_the_game_names_to_a_player_is_in_the_text_for_players(game: str) -> None:
    """A refusal, the end screen or the standing names a rule; its reader finds it in his own language."""
    code = "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "src/vivat/games" / game).glob("*.py"))
    named = set(re.findall(rf'"({NUMBER})"', code))
    assert named and not named - {number for group in cited("en", game) for number in group}


# ---- the log leads to the rules --------------------------------------------------------------------------------------

UNSAID = {  # steps whose outcomes have words of their own, or that ask nothing
    "artus": {"deal", "over"},
    "king_is_dead": {"draw_court", "draw_region", "over"},
    "long_live_the_king": {
        "start_card", "cross_roll", "onward_again", "courtier_roll", "confrontation_roll", "ranking_roll", "king_roll",
        "redistribution", "end_of_turn", "over",
    },
    "vive_le_roi": {"next_round", "over"},
}  # fmt: skip


@pytest.mark.parametrize("game", all_ids())
def test_every_step_of_the_log_rests_on_a_rule_of_the_text_for_players(game: str) -> None:
    rests_on = definition(game).words.RESTS_ON
    steps = {re.split("[/:]", key)[0] for key in rests_on}
    assert not set(kit.data_of(game).STEPS) - UNSAID[game] - steps
    numbers = {number for group in cited("en", game) for number in group}
    assert not {rule for rule in rests_on.values() if rule} - numbers


@pytest.mark.parametrize("case", all_cases(), ids=case_id)
def test_every_word_a_log_can_say_rests_on_a_rule(case: tuple[str, dict[str, Any]]) -> None:
    """Everything that is offered or can happen in a random game, in a choice that nobody may read too."""
    game, options = case
    rests_on = definition(game).words.RESTS_ON
    match, rng = vivat.game(game, **options).new(chance="typed"), random.Random(7)
    choice = ""  # the step of the newest one
    while not match.over:
        if match.waits_for_chance:
            for word in match.outcomes():
                assert f"{choice}/{word.partition(':')[0]}" in rests_on or beginnings(word) & set(rests_on), word
            match.happen(rng.choice(list(match.outcomes())))
        else:
            seat = rng.choice(sorted(match.waiting_for))
            for word in match.choices(seat):
                assert beginnings(word) & set(rests_on), word
            word = rng.choice(match.choices(seat))
            choice = word.partition(":")[0]
            match.choose(seat, word)
    for who, shown in match.before(len(match.steps) // 2).log(None):
        hidden = "hidden_outcome" if who == "chance" else "hidden_choice"
        assert shown is not None or hidden in rests_on


def beginnings(word: str) -> set[str]:
    parts = word.split(":")
    return {":".join(parts[:length]) for length in range(1, len(parts) + 1)}
