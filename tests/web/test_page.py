"""The page's own sources: lock file, catalogues, types, size."""

from __future__ import annotations

import gzip
import json
import re
import subprocess
from pathlib import Path

import build_page
import pytest
from pages import built

from vivat.games import all_ids
from vivat.server.typescript import typescript

WEB, LOCALE = build_page.WEB, build_page.LOCALE
LANGUAGES = ("en", "fr")
GAMES = Path(build_page.ROOT) / "src/vivat/games"
MOST_SCRIPT = 150_000  # bytes, compressed


def messages(path: Path) -> set[str]:
    return set(re.findall(r"^([a-z][\w-]*) =", path.read_text(encoding="utf-8"), re.MULTILINE))


def sources(folder: str = "") -> str:
    files = [path for path in (WEB / "src" / folder).rglob("*") if path.suffix in (".ts", ".svelte")]
    return "\n".join(path.read_text(encoding="utf-8") for path in files)


def test_the_lock_file_is_complete_and_names_no_registry() -> None:
    packages = json.loads((WEB / "package-lock.json").read_text())["packages"]
    names = {key.rsplit("node_modules/", 1)[-1] for key in packages}
    assert not {name for found in packages.values() for name in found.get("optionalDependencies", {})} - names
    assert not [key for key, found in packages.items() if "resolved" in found or (key and "integrity" not in found)]


def test_both_catalogues_of_the_page_have_the_same_messages() -> None:
    assert messages(LOCALE / "en/web.ftl") == messages(LOCALE / "fr/web.ftl")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_the_page_names_exists(language: str) -> None:
    known = set().union(*(messages(path) for path in (LOCALE / language).glob("*.ftl")))
    named = set(re.findall(r"['\"`]((?:web|undo)-[\w-]+)['\"`]", sources()))
    assert not named - known - {f"web-{game}" for game in all_ids()}  # these are only the beginning of names


def test_no_message_of_the_page_is_unused() -> None:
    text = sources()
    built = tuple(prefix for prefix in re.findall(r"`(web-[\w-]*)\$\{", text) if prefix != "web-")
    unused = {name for name in messages(LOCALE / "en/web.ftl") if name not in text and not name.startswith(built)}
    assert not {name for name in unused if not is_word_of_a_game(name)}


def is_word_of_a_game(name: str) -> bool:
    """The page looks up `web-<game>-ask-<step>`, `web-<game>-log-<step>` and `web-<game>-<step>-<option>` by itself."""
    found = re.fullmatch(rf"web-({'|'.join(all_ids())})-(?:ask-|log-|effect-)?(\w+)(?:-[\w-]+)?", name)
    if not found:
        return False
    folder, board = GAMES / found[1], sources(f"boards/{found[1]}")
    rest = re.escape(name.removeprefix(f"web-{found[1]}-"))
    if re.search(rf"['-]{rest}(?![\w-])", board):  # a board may put `web-<game>-` before its names itself
        return True
    rules = "".join((folder / file).read_text(encoding="utf-8") for file in ("data.py", "words.py"))
    return re.search(rf"\b{found[2]}[\":]", rules) is not None


def test_the_types_of_the_messages_are_current() -> None:
    assert (WEB / "src/lib/messages.ts").read_text() == typescript()


# ---- with Node -------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def page() -> None:
    built()


@pytest.mark.usefixtures("page")
def test_svelte_and_types_are_without_a_warning() -> None:
    build_page.node(
        build_page.MODULES / "svelte-check/bin/svelte-check", "--fail-on-warnings", "--tsconfig", "./tsconfig.json"
    )


@pytest.mark.usefixtures("page")
def test_units_of_the_page() -> None:
    build_page.node(build_page.MODULES / "vitest/vitest.mjs", "run")


@pytest.mark.usefixtures("page")
def test_the_script_is_small() -> None:
    scripts = [path.read_bytes() for path in (build_page.PAGE / "assets").glob("*.js")]
    assert sum(len(gzip.compress(script)) for script in scripts) <= MOST_SCRIPT


@pytest.mark.usefixtures("page")
def test_building_twice_does_nothing_the_second_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(subprocess, "run", lambda *args, **rest: pytest.fail("something was built"))
    build_page.build()
