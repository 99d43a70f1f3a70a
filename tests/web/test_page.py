"""The page's own sources: lock file, catalogues, types, size."""

from __future__ import annotations

import gzip
import json
import re
import subprocess
from pathlib import Path

import build_page
import kit
import pytest
from pages import built

from vivat.games import all_ids, definition
from vivat.play.first_game import opening

WEB, LOCALE = build_page.WEB, build_page.LOCALE
LANGUAGES = ("en", "fr")
MOST_SCRIPT = 250_000  # bytes, compressed: every page, board, replay and scene together
MOST_TABLE = 150_000  # of a first table, before it can be used
LATER = re.compile(r"\.(facts|web)-")
IMPORT = re.compile(rb"(?:from|import)[\"'`]\./([\w.-]+\.js)")


def messages(path: Path) -> set[str]:
    return set(re.findall(r"^([a-z][\w-]*) =", path.read_text(encoding="utf-8"), re.MULTILINE))


def of_the_page(language: str) -> set[str]:
    """The messages of the page itself, and of the boards, which lie with each game's other catalogues."""
    return set().union(*(messages(path) for path in (LOCALE / language).glob("*web.ftl")))


def sources(folder: Path) -> str:
    files = [path for path in folder.rglob("*") if path.suffix in (".ts", ".svelte")]
    return "\n".join(path.read_text(encoding="utf-8") for path in files)


def test_the_lock_file_is_complete_and_names_no_registry() -> None:
    packages = json.loads((WEB / "package-lock.json").read_text())["packages"]
    names = {key.rsplit("node_modules/", 1)[-1] for key in packages}
    assert not {name for found in packages.values() for name in found.get("optionalDependencies", {})} - names
    assert not [key for key, found in packages.items() if "resolved" in found or (key and "integrity" not in found)]


def test_the_words_of_a_game_stand_in_its_own_catalogue() -> None:
    """So that a table fetches those of its game alone, and one more game touches no catalogue but its own."""
    for path in LOCALE.glob("*/*web.ftl"):
        game = path.name.partition(".")[0]
        others = [name for name in messages(path) for other in all_ids() if other != game and other in name]
        assert others == []
        own = (f"web-{game}-", f"{game}-guide-")
        assert {name for name in messages(path) if game in all_ids() and not name.startswith(own)} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_the_page_names_exists(language: str) -> None:
    known = set().union(*(messages(path) for path in (LOCALE / language).glob("*.ftl")))
    boards = {f"web-{board.name}" for board in (WEB / "src/boards").iterdir()}
    named = set(re.findall(r"['\"`]((?:web|undo)-[\w-]+)['\"`]", sources(WEB / "src")))
    assert not named - known - boards


def test_no_message_of_the_page_is_unused() -> None:
    """A board may leave `web-<game>-` out of a name and put a name together from parts."""
    unused = of_the_page("en") - used("web-", WEB / "src")
    for board in (WEB / "src/boards").iterdir():
        if board.is_dir():
            unused -= used(f"web-{board.name}-", board)
    for game in all_ids():
        unused -= {f"{game}-guide-{part.say}" for part in opening(game).script}
    options = tuple(f"web-{game}-option-{option}" for game in all_ids() for option in definition(game).options)
    boxes = {f"web-{game}-box-text" for game in all_ids() if definition(game).box}  # told where a table is made
    assert not {name for name in unused - boxes if not name.startswith(options)}


def used(start: str, folder: Path) -> set[str]:
    """The messages that begin so and are named in these sources, whole, by their first part, or by a step's name."""
    text = re.sub(r"`(web-)?\$\{GAME\}-?", "`", sources(folder))
    literals = set(re.findall(r"['\"`]([\w-]+)['\"`:]", text))
    parts = tuple(part for part in re.findall(r"`([\w-]+)\$\{", text) if part != "web-")
    named = kit.data_of(folder.name).STEPS if folder.name in all_ids() else ()
    steps = tuple(f"{start}{step}" for step in (*named, "ask")) if named else ()
    found = set()
    for name in of_the_page("en"):
        names = {name, name.removeprefix(start)} if name.startswith(start) else set()
        if names & literals or any(one.startswith((*parts, *steps)) for one in names):
            found.add(name)
    return found


CAST = re.compile(r"(?<=[\w)\]}'\"`>] )as ([A-Z]\w*(?:<[\w, ]*>)?|any|never|unknown|readonly \w+|[\[{(])")
COMMENT = r"/\*.*?\*/|<!--.*?-->|(?<!:)//[^\n]*"
NO_CAST = re.compile(COMMENT + r"|^\s*import [^\n]*|\{#each [^\n]*? as (?=[\[{])", re.DOTALL | re.MULTILINE)
# Elements of the page, a list that is looked through, the functions of a WebAssembly module.
OWN = re.compile(r"(HTML|SVG)\w+|Node|readonly string|Record<string, Call>|WebAssembly")


def casts(text: str) -> list[str]:
    """Where the compiler is told what something is, besides what no server sends."""
    return [match[0] for match in CAST.finditer(NO_CAST.sub("", text)) if not OWN.match(match[1])]


def test_the_page_believes_nothing_that_the_compiler_has_not_checked() -> None:
    """A cast to what the server sends would be a second declaration of it: its types are made from its classes."""
    assert casts(sources(WEB / "src")) == []


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("const seen = JSON.parse(text) as Seen", 1),
        ("const seen = found as unknown as { readonly board: artus.Board }", 2),
        ("const box = (options['box'] ?? {}) as Partial<Part>", 1),
        ("const [a, b] = JSON.parse(text) as [Seen, Seen]", 1),
        ("kind: event.target.value as Plan['kind']", 1),
        ("<Die face={value as Faction} />", 1),
        ("rows = JSON.parse(text) as readonly Seen[]", 1),
        ("const all = found as any", 1),
        ("import type { Past as Seen } from './messages' // as Seen", 0),
        ("const here = document.body as HTMLElement, kinds = ['a'] as const", 0),
        ("{#each ['a'] as const as kind (kind)}{#each rows as { seat } (seat)}", 0),
    ],
)
def test_a_planted_cast_is_found(line: str, found: int) -> None:
    assert len(casts(line)) == found


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
    """All code of all boards together; and what a table of each game fetches, with the words of one language and those
    of the game alone."""
    scripts = {path.name: path.read_bytes() for path in (build_page.PAGE / "assets").glob("*.js")}
    sizes = {name: len(gzip.compress(script)) for name, script in scripts.items()}
    catalogues = tuple(f"{path.stem}-" for path in (LOCALE / "en").glob("*.ftl"))
    of_words = {name for name in sizes if name.startswith(catalogues) and not IMPORT.search(scripts[name])}
    later = {name for name in of_words if LATER.search(name)}  # fetched where they are spoken of: lib/i18n.svelte.ts
    own = {game: [name for name in later if name.startswith(f"{game}.")] for game in all_ids()}
    assert all(len(names) >= 2 * len(LANGUAGES) for names in own.values())
    of_games = [sum(sizes[name] for name in names) for names in own.values()]
    words = (sum(sizes[name] for name in of_words - later) + max(of_games)) // len(LANGUAGES)
    assert sum(sizes.values()) - sum(sizes[name] for name in of_words) <= MOST_SCRIPT
    page = re.findall(r"<script[^>]*/assets/([\w-]+\.js)\"", (build_page.PAGE / "index.html").read_text())
    boards = [name for name in scripts if name.startswith("presentation-")]
    assert len(page) == 1 and len(boards) == len(list(all_ids()))
    for board in boards:
        assert sum(sizes[name] for name in imported(scripts, [*page, board])) + words <= MOST_TABLE


def imported(scripts: dict[str, bytes], names: list[str]) -> set[str]:
    """These scripts and all they import before they run."""
    found: set[str] = set()
    while names:
        name = names.pop()
        if name not in found:
            found.add(name)
            names += [
                other.decode() for other in re.findall(rb"(?:from|import)[\"'`]\./([\w.-]+\.js)[\"'`]", scripts[name])
            ]
    return found


@pytest.mark.usefixtures("page")
def test_building_twice_does_nothing_the_second_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(subprocess, "run", lambda *args, **rest: pytest.fail("something was built"))
    build_page.build()
