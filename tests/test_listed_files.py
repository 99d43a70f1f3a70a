"""What the pages for contributors list is there, and the lists are complete."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from vivat.games import all_ids

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src/vivat"
PAGES = [ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs/build").glob("*.md"))]
FILE = re.compile(r"`([\w./<>*-]+\.(?:py|ts|svelte|ftl|md|json|yaml))`")
WITHIN = ("src", "src/vivat", "src/vivat/play", "src/vivat/server", "src/vivat/table", "web/src", "web/src/boards")
FOLDERS = (ROOT, *(ROOT / name for name in WITHIN))
MADE = {"static", "binaries", "__pycache__"}  # by the build; not in the repository


def missing(page: Path) -> list[str]:
    """The files a page names in backquotes that are not there: for `<game>` in every game, in some game if optional."""
    text = re.sub(r"^```.*?^```$", "", page.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)
    found = []
    for line in text.splitlines():
        for name in FILE.findall(line):
            gone = [one for game in all_ids() if not is_there(one := name.replace("<game>", game))]
            found += [] if "(optional)" in line and len(gone) < len(all_ids()) else gone
    return found


def is_there(name: str) -> bool:
    """As a path from the root, in a package, or as one of the files that a game or a board has."""
    games = [SOURCE / "games" / game for game in all_ids()] + [ROOT / "web/src/boards" / game for game in all_ids()]
    return any(next(folder.glob(name), None) for folder in (*FOLDERS, *games))


@pytest.mark.parametrize("page", PAGES, ids=lambda path: path.name)
def test_every_file_that_a_page_names_is_there(page: Path) -> None:
    assert missing(page) == []


def test_a_file_that_is_not_there_is_noticed(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    lines = ["`play/match.py`, `docs/rules/<game>.md`, `play/hall.py`, `docs/rules/<game>.html.md`"]
    lines += ["| `<game>/Sheet.svelte` | (optional) |", "| `<game>/Page.svelte` | (optional) |"]
    page.write_text("\n".join(lines))
    each = {path for game in all_ids() for path in (f"docs/rules/{game}.html.md", f"{game}/Page.svelte")}
    assert set(missing(page)) == {"play/hall.py", *each}


def test_contributing_lists_every_package_and_nothing_else() -> None:
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    listed = re.findall(r"^(\S+/|src/\S+\.py) ", text.split("## Packages", 1)[1].split("```")[1], re.MULTILINE)
    packages = [path for path in SOURCE.iterdir() if path.name not in MADE and not path.name.startswith("__")]
    found = {f"src/vivat/{path.name}{'/' if path.is_dir() else ''}" for path in packages if path.suffix in ("", ".py")}
    assert {name for name in listed if name.startswith("src/")} == found
    assert [name for name in listed if not (ROOT / name).exists()] == []
    assert len(listed) == len(set(listed))


def test_the_files_of_a_game_are_those_that_the_page_lists() -> None:
    text = (ROOT / "docs/build/a_game.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| `(\w+\.py)` \| (\(optional\))?", text, re.MULTILINE)
    folders = [{path.name for path in (SOURCE / "games" / game).glob("*.py")} - {"__init__.py"} for game in all_ids()]
    in_every, in_some = set.intersection(*folders), set.union(*folders)
    assert {name for name, optional in rows if not optional} <= in_every
    assert in_every <= {name for name, _ in rows} <= in_some
