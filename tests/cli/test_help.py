"""The command line: help, version, language, games, schemas, and what it says without a checkout."""

from __future__ import annotations

import typing
from pathlib import Path
from typing import Any

import kit
import msgspec
import pytest
from commands import KD

import vivat
from vivat import compiled
from vivat.cli import COMMANDS, show
from vivat.cli.schema import view_of
from vivat.games import all_ids, definition

# ---- help, version, language -----------------------------------------------------------------------------------------


def test_vivat_alone_shows_the_commands(run: Any) -> None:
    for words in ((), ("--help",), ("-h",)):
        said = run(*words)
        assert (said.status, said.err) == (0, "")
        assert all(f"\n{name} " in said.out for name in COMMANDS)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("command", COMMANDS)
def test_the_help_of_a_command_names_every_option_it_takes(run: Any, command: str, language: str) -> None:
    said = run(command, "--help", "--language", language)
    assert said.status == 0
    assert said.out.startswith(f"vivat {command}")
    takes = COMMANDS[command]
    for name in (*takes.values, *takes.lists, *(flag for flag in takes.flags if command != "schema")):
        assert f"\n--{name} " in said.out


def test_the_version_says_in_one_line_whether_the_rules_run_compiled(run: Any) -> None:
    said = run("--version")
    assert said.out.startswith(f"vivat {vivat.__version__}, ")
    assert said.out.count("\n") == 1
    assert ("compiled." in said.out) == (compiled.mode() == "compiled")


@pytest.mark.parametrize(
    ("mode", "expected"),
    [
        ("compiled, with checks", "The rules run compiled with bounds checks: safer and slower."),
        ("interpreted (VIVAT_PURE=1)", "The rules run interpreted, because VIVAT_PURE=1 is set."),
        (
            "interpreted (the sources changed since they were compiled)",
            "The rules run interpreted, because they changed",
        ),
        (
            "interpreted (not compiled for x)",
            "The rules run interpreted, because they are not compiled for this Python.",
        ),
    ],
)
def test_every_mode_has_its_sentence(monkeypatch: pytest.MonkeyPatch, mode: str, expected: str) -> None:
    monkeypatch.setattr(compiled, "mode", lambda: mode)
    monkeypatch.setattr(compiled, "is_compiled", lambda: mode.startswith("compiled"))
    assert show.mode("en").startswith(expected)
    assert show.mode("fr") != show.mode("en")


@pytest.mark.parametrize(
    ("environment", "words", "french"),
    [
        ({"LANG": "fr_FR.UTF-8"}, (), True),
        ({"LANG": "de_DE.UTF-8"}, (), False),
        ({"LANG": "en_GB.UTF-8", "LC_ALL": "fr_CA"}, (), True),
        ({"LANG": "fr_FR.UTF-8"}, ("--language", "en"), False),
        ({}, ("--language=fr",), True),
    ],
)
def test_the_language_comes_from_the_environment_unless_it_is_named(
    run: Any, monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], words: tuple[str, ...], french: bool
) -> None:
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert ("Les règles" in run("games", *words).out) == french
    assert ("Les règles" in run(*words, "games").out) == french
    assert ("Le jeu" in run("schema", "chess", *words).err) == french


# ---- games, schema ---------------------------------------------------------------------------------------------------


def test_games_lists_every_game_with_its_players_and_options(run: Any) -> None:
    said = run("games")
    for game in all_ids():
        assert f"\n{game}" in "\n" + said.out
    assert "    mode: basic, advanced\n" in said.out
    assert said.out.splitlines()[-1] == show.mode("en")


def test_games_as_data(run: Any) -> None:
    data = run("games", "--json").json()
    assert [game["id"] for game in data["games"]] == list(all_ids())
    assert data["compiled"] == compiled.is_compiled()
    dead = next(game for game in data["games"] if game["id"] == KD)
    assert dead["players"] == [2, 3, 4]
    assert dead["options"]["open_discards"] == [False, True]


@pytest.mark.parametrize("game", all_ids())
def test_the_schema_of_every_game_describes_an_object(run: Any, game: str) -> None:
    schema = run("schema", game).json()
    name = schema["$ref"].removeprefix("#/$defs/")
    assert schema["$defs"][name]["type"] == "object"
    assert schema["$defs"][name]["additionalProperties"] is False


@pytest.mark.parametrize("game", all_ids())
def test_the_schema_of_views_is_that_of_what_every_seat_is_shown(run: Any, game: str) -> None:
    schema = run("schema", game, "--of", "view").json()
    shown = schema["$defs"]["View"]["properties"]
    match = kit.random_match(game, kit.cases(game).CASES[-1], seed=3)
    form = view_of(definition(game))
    for step in (0, len(match.steps) // 2, len(match.steps)):
        for seat in (None, 0):
            view = match.before(step).view(seat)
            assert list(view) == list(shown)
            assert (
                msgspec.to_builtins(msgspec.convert(view, form, dec_hook=lambda kind, text: kind(text)), enc_hook=str)
                == view
            )


@pytest.mark.parametrize("game", all_ids())
def test_there_is_a_schema_of_the_aid_and_of_every_kind_of_fact(run: Any, game: str) -> None:
    assert run("schema", game, "--of", "aid").json()["$defs"]["Aid"]["type"] == "object"
    kinds = [kind["$ref"].removeprefix("#/$defs/") for kind in run("schema", game, "--of", "facts").json()["anyOf"]]
    assert kinds == [kind.__name__ for kind in typing.get_args(definition(game).forms["Fact"])]


# ---- bench -----------------------------------------------------------------------------------------------------------


def test_bench_without_a_checkout_says_so(run: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("vivat.cli.bench.SOURCE", tmp_path / "src")
    said = run("bench", "--quick")
    assert (said.status, said.out) == (2, "")
    assert "checkout" in said.err
