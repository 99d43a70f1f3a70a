"""Which package may import which, read from the sources without running them.

A package is a file or folder in src/vivat; every game is one of its own. COMMON ones are for all but the engine.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

SOURCE = Path(__file__).resolve().parent.parent / "src"
COMMON = {"locale", "errors", "options", "compiled", "fact", "definition", "planes", "box", "analysed"}
GAME = {"engine", *COMMON}  # and itself
ALLOWED = {
    "vivat": {"analysed", "compiled", "games", "play", "analysis"},  # the public face, src/vivat/__init__.py
    "locale": set(),
    "errors": {"locale"},
    "options": {"errors"},
    "analysed": {"options"},
    "compiled": set(),
    "fact": set(),
    "box": {"errors", "locale", "definition"},
    "definition": {"fact", "box", "errors"},
    "planes": set(),
    "engine": set(),
    "games": COMMON,  # the registry; it finds games by their folders
    "play": {"engine", "games", *COMMON},
    "bots": {"play", "engine", "games", *COMMON},
    "arena": {"play", "engine", "games", "bots", *COMMON},
    "analysis": {"play", "engine", "games", "bots", "arena", *COMMON},
    "study": {"play", "engine", "games", "arena", *COMMON},
    "gpu": {"vivat"},  # a game by its name, nothing else: an extra
    "research": {"vivat", "games", "play", "engine", *COMMON},
    "learn": {"gpu", "research"},  # and nothing else: a machine without the rest can train
    "table": {"play", "bots", *COMMON},
    "store": COMMON,
    "server": {"table", "store", "vivat", "games", "play", "bots", "analysis", "engine", *COMMON},
    "terminal": {"vivat", "play", "bots", "table", *COMMON},
    "cli": {
        "vivat",
        "engine",
        "games",
        "play",
        "bots",
        "arena",
        "analysis",
        "study",
        "learn",
        "research",
        "terminal",
        "server",
        "store",
        *COMMON,
    },
}
PURE = {"engine", "games", "play"}  # no clock, no randomness of the operating system
UNPURE = {"time", "datetime", "random", "secrets", "uuid", "os.urandom", "os.getrandom", "numpy.random"}


def module_of(path: str) -> str:
    """`vivat/play/__init__.py` is `vivat.play`."""
    return path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def package_of(module: str) -> str:
    """`vivat.games.artus.rules` is in the package `games.artus`, `vivat.play.match` in `play`, `vivat` in `vivat`."""
    parts = module.split(".")[1:]
    return ".".join(parts[:2]) if parts[:1] == ["games"] else parts[0] if parts else "vivat"


def imports(path: str, source: str, modules: set[str]) -> Iterator[tuple[int, str]]:
    """Every import anywhere in a file, as (line, module); `from m import x` names m.x where that is a module."""
    package = module_of(path) if path.endswith("/__init__.py") else module_of(path).rpartition(".")[0]
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                base = ".".join(
                    [*package.split(".")[: len(package.split(".")) - node.level + 1], *filter(None, [base])]
                )
            for alias in node.names:
                whole = f"{base}.{alias.name}"
                yield node.lineno, whole if whole in modules or whole in UNPURE else base
        elif isinstance(node, ast.Attribute) and ast.unparse(node) in UNPURE:
            yield node.lineno, ast.unparse(node)


def faults(files: Mapping[str, str]) -> list[str]:
    """Everything in these files that is not allowed."""
    modules = {module_of(path) for path in files}
    found = []
    for path, source in files.items():
        package = package_of(module_of(path))
        for line, module in imports(path, source, modules):
            if problem := fault(package, module):
                found.append(f"{path}:{line}: {problem}")
    return found


def fault(package: str, module: str) -> str | None:
    if module == "vivat" or module.startswith("vivat."):
        other = package_of(module)
        allowed = GAME if package.startswith("games.") else ALLOWED.get(package, set())
        return None if other == package or other in allowed else f"{package} may not import {other}"
    if package.partition(".")[0] in PURE:
        if any(module == name or module.startswith(name + ".") for name in UNPURE):
            return f"{package} may not use {module}"
        if module.partition(".")[0] == "importlib" and package != "games":
            return f"{package} may not import by name"
    return None


# ---- the sources as they are -----------------------------------------------------------------------------------------


def sources() -> dict[str, str]:
    paths = sorted((SOURCE / "vivat").rglob("*.py"))
    return {path.relative_to(SOURCE).as_posix(): path.read_text(encoding="utf-8") for path in paths}


def test_no_import_is_against_the_list() -> None:
    assert faults(sources()) == []


def test_every_package_has_its_imports_listed() -> None:
    packages = {package_of(module_of(path)) for path in sources()}
    assert {package for package in packages if not package.startswith("games.")} <= set(ALLOWED)
    assert {"vivat", "engine", "games", "play", "cli"} <= packages


def test_nothing_but_the_command_line_imports_the_server_or_the_terminal() -> None:
    for package, allowed in ALLOWED.items():
        if package != "cli":
            assert not allowed & {"server", "terminal", "cli"}, package


# ---- the checker finds what is planted -------------------------------------------------------------------------------

PLANTED = [
    ("engine/rng.py", "from vivat import errors", "engine may not import errors"),
    ("engine/rng.py", "import vivat.games", "engine may not import games"),
    ("engine/rng.py", "import vivat", "engine may not import vivat"),
    ("engine/rng.py", "import random", "engine may not use random"),
    ("engine/rng.py", "def f():\n    from time import monotonic", "engine may not use time"),
    (
        "games/artus/rules.py",
        "from vivat.games.king_is_dead import data",
        "games.artus may not import games.king_is_dead",
    ),
    ("games/artus/rules.py", "from vivat.games import king_is_dead", "games.artus may not import games.king_is_dead"),
    ("games/artus/rules.py", "from ..king_is_dead import data", "games.artus may not import games.king_is_dead"),
    ("games/artus/rules.py", "from vivat.games import definition", "games.artus may not import games"),
    ("games/artus/words.py", "from vivat.play import Game", "games.artus may not import play"),
    ("games/artus/words.py", "from vivat import play", "games.artus may not import play"),
    ("games/artus/words.py", "import importlib", "games.artus may not import by name"),
    ("games/artus/check.py", "from datetime import date", "games.artus may not use datetime"),
    ("games/__init__.py", "from vivat.games.king_is_dead import data", "games may not import games.king_is_dead"),
    (
        "play/match.py",
        "from vivat.games.king_is_dead.rules import KingIsDead",
        "play may not import games.king_is_dead",
    ),
    ("play/match.py", "if TYPE_CHECKING:\n    import vivat.bots", "play may not import bots"),
    ("play/chance.py", "import os\nkey = os.urandom(8)", "play may not use os.urandom"),
    ("play/chance.py", "from os import urandom", "play may not use os.urandom"),
    ("play/chance.py", "import secrets", "play may not use secrets"),
    ("play/chance.py", "import uuid as numbers", "play may not use uuid"),
    ("bots/levels.py", "from vivat.games.king_is_dead import rules", "bots may not import games.king_is_dead"),
    ("bots/levels.py", "from vivat.table import Table", "bots may not import table"),
    ("store/log.py", "import vivat.play.record", "store may not import play"),
    ("table/seats.py", "from vivat.store import log", "table may not import store"),
    ("server/app.py", "from vivat.cli import main", "server may not import cli"),
    ("arena/ladder.py", "from vivat import server", "arena may not import server"),
    ("terminal/app.py", "import vivat.server.app", "terminal may not import server"),
    ("errors.py", "from vivat.options import shown", "errors may not import options"),
    ("attic/box.py", "import vivat.play", "attic may not import play"),
]
PLACES = ("play", "games/king_is_dead", "games/artus", "bots", "table", "store", "server", "cli", "arena", "terminal")


@pytest.mark.parametrize(("path", "source", "expected"), PLANTED)
def test_a_planted_import_is_found(path: str, source: str, expected: str) -> None:
    files = {f"vivat/{place}/__init__.py": "" for place in PLACES}
    files |= {"vivat/__init__.py": "", "vivat/errors.py": "", "vivat/games/king_is_dead/data.py": ""}
    found = faults({**files, f"vivat/{path}": source})
    assert [text.partition(": ")[2] for text in found] == [expected]
    assert found[0].startswith(f"vivat/{path}:")


@pytest.mark.parametrize(
    ("path", "source"),
    [
        (
            "games/artus/rules.py",
            "from vivat.engine import bits\nfrom vivat.errors import BadOption\nfrom . import data",
        ),
        ("play/match.py", "from vivat.games import definition\nimport hashlib, os\nfrom .chance import drawn"),
        ("table/clock.py", "import time\nfrom vivat.bots import levels"),
        ("cli/serve.py", "import vivat\nfrom vivat.server import app"),
    ],
)
def test_what_is_allowed_is_left_alone(path: str, source: str) -> None:
    assert faults({"vivat/__init__.py": "", f"vivat/{path}": source}) == []
