"""Prints the Python files that the core needs in a browser, as JSON: where each lies, and its path there.

They are found by importing it as it will be there, interpreted, without the packages that only a server has and without
what the standard library there lacks: a module that needs one of those is an error now, not in somebody's browser.
"""

from __future__ import annotations

import importlib
import json
import os
import sys
from collections.abc import Iterator
from pathlib import Path

os.environ["VIVAT_PURE"] = "1"
SERVERS_OWN = ("starlette", "uvicorn", "sqlalchemy", "prometheus_client", "sqlite3", "websockets", "rich", "uvloop")
LEFT_OUT = json.loads((Path(__file__).parent / "library.json").read_text())["left_out"]
OURS = ("vivat", "fluent", "babel", "attr", "pytz", "typing_extensions")
LATER = (
    "vivat.server.browser.analyst",
    "vivat.analysis.export",
    "vivat.planes",
)  # in another worker, or when asked for
WHOLE = ("engine", "games", "play", "bots", "table")  # packages of which parts are loaded late
LANGUAGES = ("root", "en", "fr")  # of Babel, which has a thousand
PAGES_OWN = (".web.ftl", "/cli.ftl", "/arena.ftl", "/study.ftl")  # words that the core never says


def modules() -> Iterator[tuple[str, Path]]:
    absent = [name for name in (*SERVERS_OWN, *LEFT_OUT) if name not in sys.modules]
    sys.modules.update(dict.fromkeys(absent))
    entry = importlib.import_module("vivat.server.browser.entry")
    entry.load()
    for name in LATER:
        importlib.import_module(name)
    for name, module in list(sys.modules.items()):
        file = getattr(module, "__file__", None)
        if name.partition(".")[0] in OURS and file:
            path = Path(file)
            inside = name.replace(".", "/")
            yield f"{inside}/__init__.py" if path.name == "__init__.py" else f"{inside}.py", path


def further(vivat: Path, babel: Path) -> Iterator[tuple[str, Path]]:
    patterns = ("locale/*/*.ftl", "locale/*/*.rules.md", "games/*/*.json", *(f"{package}/**/*.py" for package in WHOLE))
    for path in (path for pattern in patterns for path in vivat.glob(pattern)):
        if not path.as_posix().endswith(PAGES_OWN):
            yield f"vivat/{path.relative_to(vivat).as_posix()}", path
    for path in (vivat.parent.parent / "docs/rules").glob("*.md"):
        yield f"vivat/docs_rules/{path.name}", path
    yield "babel/global.dat", babel / "global.dat"
    for language in LANGUAGES:
        yield f"babel/locale-data/{language}.dat", babel / "locale-data" / f"{language}.dat"


def main() -> None:
    found = dict(modules())
    found.update(further(found["vivat/__init__.py"].parent, found["babel/__init__.py"].parent))
    print(json.dumps([(str(path), target) for target, path in sorted(found.items())]))


if __name__ == "__main__":
    main()
