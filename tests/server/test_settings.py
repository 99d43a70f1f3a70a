"""Settings: declared once, read from four places in their order, refused with the place where they stand."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from vivat import locale
from vivat.errors import Refusal
from vivat.server import files, settings
from vivat.server.configuration import ELSEWHERE, read

ROOT = Path(__file__).resolve().parents[2]
PASSWORD = "postgresql://vivat:correct-horse@db/vivat"


def toml(folder: Path, text: str) -> str:
    path = folder / "club.toml"
    path.write_text(text, encoding="utf-8")
    return str(path)


# ---- the table -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", locale.LANGUAGES)
@pytest.mark.parametrize("setting", settings.TABLE.values(), ids=lambda setting: setting.name)
def test_every_setting_has_a_meaning_and_says_what_it_may_be(setting: settings.Setting, language: str) -> None:
    assert setting.meaning(language)
    assert setting.allowed().said(language)


def test_the_docs_list_every_setting_as_it_is() -> None:
    text = (ROOT / "docs" / "build" / "server.md").read_text(encoding="utf-8")
    assert settings.as_markdown() in text, "run: PYTHONPATH=src python tests/server/test_settings.py"


def test_every_limit_is_a_setting_and_can_be_lifted() -> None:
    free = settings.without_limits(settings.Settings())
    assert all(getattr(free, name) == settings.PLENTY > getattr(settings.Settings(), name) for name in settings.LIMITS)


# ---- where they come from --------------------------------------------------------------------------------------------


def test_without_a_word_the_server_is_for_this_machine_and_its_data_in_the_users_folder() -> None:
    found = read({}, {})
    assert (found.host, found.port, found.workers) == ("127.0.0.1", 8000, 1)
    assert found.database == str(files.database())


def test_an_option_comes_before_a_variable_and_that_before_the_file(tmp_path: Path) -> None:
    config = toml(tmp_path, 'port = 1001\nbot_pace = 2\nhost = "10.0.0.1"\n')
    variables = {"VIVAT_PORT": "1002", "VIVAT_BOT_PACE": "0.5", "HOME": "/", "VIVAT_CONFIG": "/nowhere"}
    found = read({"config": config, "port": "1003"}, variables)
    assert (found.port, found.bot_pace, found.host, found.workers) == (1003, 0.5, "10.0.0.1", 1)


def test_the_file_can_be_named_by_a_variable(tmp_path: Path) -> None:
    config = toml(tmp_path, 'no_limits = true\norigins = ["https://a.example"]\n')
    found = read({}, {"VIVAT_CONFIG": config})
    assert found.no_limits and found.sockets == settings.PLENTY and found.secure


@pytest.mark.parametrize("words", ["https://a.example,https://b.example", " https://a.example  https://b.example\n"])
def test_a_list_is_written_with_commas_or_spaces(words: str) -> None:
    expected = ["https://a.example", "https://b.example"]
    assert read({}, {"VIVAT_ORIGINS": words}).origins == read({"origins": expected}, {}).origins == expected


def test_a_secret_can_be_read_from_a_file_of_its_own(tmp_path: Path) -> None:
    (tmp_path / "database").write_text(PASSWORD + "\n")
    assert read({}, {"VIVAT_DATABASE_FILE": str(tmp_path / "database")}).database == PASSWORD


def test_variables_of_the_build_are_left_alone() -> None:
    assert read({}, {f"VIVAT_{name}": "1" for name in ELSEWHERE if name != "CONFIG"}) == read({}, {})


# ---- refusals --------------------------------------------------------------------------------------------------------

REFUSED: list[tuple[dict[str, Any], dict[str, str], str]] = [
    ({"port": "http"}, {}, "The option --port: port is a whole number from 1 to 65535, not “http”."),
    ({"port": "0"}, {}, "not “0”"),
    ({"port": "8000.5"}, {}, "not “8000.5”"),
    ({}, {"VIVAT_WORKERS": "99"}, "The variable VIVAT_WORKERS: workers is a whole number from 1 to 64, not “99”."),
    ({}, {"VIVAT_WORKERS": ""}, "VIVAT_WORKERS: workers is"),
    ({}, {"VIVAT_BOT_PACE": "nan"}, "bot_pace is a number from 0 to 60, not “nan”"),
    ({}, {"VIVAT_RATE": "inf"}, "rate is a number"),
    ({}, {"VIVAT_NO_LIMITS": "perhaps"}, "no_limits is true or false"),
    ({}, {"VIVAT_LOG_FORMAT": "xml"}, "log_format is one of: text, json, not “xml”"),
    ({}, {"VIVAT_ORIGINS": "https://a.example/"}, "origins is written like https://vivat.example"),
    ({}, {"VIVAT_METRICS_ADDRESS": "9100"}, "metrics_address is written like 127.0.0.1:9100"),
    ({}, {"VIVAT_WORKRES": "2"}, "The variable VIVAT_WORKRES: there is no setting “VIVAT_WORKRES”."),
    ({}, {"VIVAT_PORT_FILE": "x"}, "no setting “VIVAT_PORT_FILE”"),
    ({}, {"VIVAT_DATABASE_FILE": "/nowhere"}, "The file “/nowhere” cannot be read: No such file"),
    ({}, {"VIVAT_DATABASE": "a", "VIVAT_DATABASE_FILE": "b"}, "VIVAT_DATABASE and VIVAT_DATABASE_FILE are both set"),
    ({"config": "/nowhere/club.toml"}, {}, "“/nowhere/club.toml” cannot be read"),
    ({"config": "/"}, {}, "“/” cannot be read"),
    ({"database": PASSWORD}, {}, "A password on the command line"),
    ({"database": "postgresql://a:b@[::1/x"}, {}, "A password on the command line"),
]
FILES = [
    ("\n# club\nprot = 8000\n", "Line 3 of {file}: there is no setting “prot”"),
    ("port = 8000\n[server]\nport = 1\n", "Line 2 of {file}: there is no setting “server”"),
    ('port = "8000"\n', "Line 1 of {file}: port is a whole number from 1 to 65535, not “8000”."),
    ("port = true\n", "not “True”"),
    ('origins = "https://a.example"\n', "origins is written like"),
    ("database = 5\n", "database is a text, not “…”"),
    ("port = \n", "is not TOML: Invalid value (at line 1, column 8)"),
    ("port = 1\nport = 2\n", "is not TOML"),
    ("#" * 200_000, "cannot be read"),
]


def refused(options: dict[str, Any], variables: dict[str, str]) -> Refusal:
    with pytest.raises(Refusal) as caught:
        read(options, variables)
    assert caught.value.said("fr") != caught.value.said("en")
    assert "correct-horse" not in caught.value.said("en")
    return caught.value


@pytest.mark.parametrize(("options", "variables", "sentence"), REFUSED)
def test_a_wrong_value_is_refused_with_where_it_stands(
    options: dict[str, Any], variables: dict[str, str], sentence: str
) -> None:
    assert sentence in refused(options, variables).said("en")


@pytest.mark.parametrize(("text", "sentence"), FILES, ids=range(len(FILES)))
def test_a_wrong_line_of_the_file_is_named(tmp_path: Path, text: str, sentence: str) -> None:
    config = toml(tmp_path, text)
    assert sentence.format(file=config) in refused({"config": config}, {}).said("en")


def rewrite() -> None:
    """Write the list of settings into the docs anew."""
    page = ROOT / "docs" / "build" / "server.md"
    text = page.read_text(encoding="utf-8")
    head = settings.as_markdown().partition("\n")[0]
    start = text.index(head)
    end = text.index("\n\n", start)
    page.write_text(text[:start] + settings.as_markdown() + text[end:], encoding="utf-8")


if __name__ == "__main__":
    rewrite()
