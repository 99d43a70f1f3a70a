#!/usr/bin/env python3
"""Set up and run from a bare checkout with nothing but Python 3.11 or newer.

    python3 dev.py serve          run the server
    python3 dev.py test [args]    run the tests (args go to pytest)
    python3 dev.py bench [args]   measure
    python3 dev.py lint           ruff and mypy
    python3 dev.py build          only compile the rules and build the page
    python3 dev.py site [folder]  write the page that needs no server, for any static host

Each command first installs what is missing into .venv and builds what changed.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import venv
from pathlib import Path
from typing import NoReturn

ROOT = Path(__file__).resolve().parent
ENV = ROOT / ".venv"
MARK = ENV / ".installed"
PY = ENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
EXTRA = {"test": "test", "lint": "test", "bench": "bench", "site": "wasm"}
NEEDS_PAGE = {"serve", "test", "build"}


def die(message: str) -> NoReturn:
    raise SystemExit(f"dev.py: {message}")


# ---- installing ------------------------------------------------------------------------------------------------------


def make_env() -> None:
    if PY.exists():
        return
    spec = importlib.util.find_spec("ensurepip")  # Debian ships it apart, in python3-venv
    whole = spec is not None and spec.origin is not None
    if not whole and subprocess.run([sys.executable, "-m", "pip", "--version"], capture_output=True).returncode:
        die("this Python has neither ensurepip nor pip; on Debian and Ubuntu: apt install python3-venv")
    venv.EnvBuilder(with_pip=whole, clear=True).create(ENV)


def pip(*args: str) -> bool:
    own = subprocess.run([PY, "-m", "pip", "--version"], capture_output=True).returncode == 0
    command = [str(PY), "-m", "pip"] if own else [sys.executable, "-m", "pip", "--python", str(PY)]
    here = {**os.environ, "VIVAT_NO_PAGE": "1", "VIVAT_PURE": "1"}  # the page and the rules are built beside it
    return subprocess.call([*command, "install", "-q", "-c", "constraints.txt", *args], cwd=ROOT, env=here) == 0


def prepare(what: str) -> None:
    """Install what is missing, and beside it compile what changed and build the page.

    The build tools live in .venv too: pinned by constraints.txt, and at hand when one file is to be compiled.
    """
    import tomllib  # not before the version is known to be 3.11

    extra, page = EXTRA.get(what, ""), page_to_build(what)
    project = (ROOT / "pyproject.toml").read_bytes()
    key = hashlib.sha256(sys.version.encode() + project + (ROOT / "constraints.txt").read_bytes()).hexdigest()
    known = MARK.read_text().split() if MARK.exists() else []
    fresh = known[:1] == [key]
    needed = [] if fresh else tomllib.loads(project.decode())["build-system"]["requires"]
    if (needed or page) and not pip(*needed, *page[:1]):
        die("the build tools could not be installed (see above)")
    rules = subprocess.Popen([PY, "tools/build_rules.py"], cwd=ROOT)
    building = subprocess.Popen([PY, "tools/build_page.py", *page[1:]], cwd=ROOT) if page else None
    if not fresh or (extra and extra not in known):
        install(key, ({*known[1:]} if fresh else set()) | ({extra} - {""}))
    if rules.wait():
        die("the rules could not be compiled (see above)")
    if building and building.wait():
        no_page()


def page_to_build(what: str) -> list[str]:
    """The package that brings Node, and what the page's own tests need; nothing where the page is there."""
    sys.path.insert(0, str(ROOT / "tools"))
    import build_page as page

    if what not in NEEDS_PAGE or page.unwanted() or (page.fresh() and what != "test"):
        return []
    return [page.NODE, *(["tools"] if what == "test" else [])]


def no_page() -> None:
    """Without it the server still runs, and shows a plain page."""
    if os.environ.get("CI") == "true":
        die("the page could not be built (see above)")
    print("dev.py: the page could not be built (see above); programs can use the server all the same", file=sys.stderr)


def install(key: str, extras: set[str]) -> None:
    if pip("--no-build-isolation", "-e", f".[{','.join(sorted(extras))}]" if extras else "."):
        MARK.write_text(" ".join([key, *sorted(extras)]))
    elif "bench" in extras:  # what we compare with may not exist for this Python; our own measures do
        print("dev.py: without OpenSpiel and pgx, which could not be installed", file=sys.stderr)
        install(key, extras - {"bench"})
    else:
        die("installation failed (see above)")


# ---- commands --------------------------------------------------------------------------------------------------------


def run(*args: str) -> int:
    return subprocess.call([PY, *args], cwd=ROOT)


def test(args: list[str]) -> int:
    """All of them on all cores; named files in one process, which starts sooner."""
    named = any(arg.startswith("-n") or (ROOT / arg.partition("::")[0]).exists() for arg in args)
    return run("-m", "pytest", *([] if named else ["-n", str(os.cpu_count() or 1)]), *args)


def lint(args: list[str]) -> int:
    checks = (["ruff", "check"], ["ruff", "format", "--check"], ["mypy"])
    return max([run("-m", *check, *args) for check in checks])


def bench(args: list[str]) -> int:
    return run("-m", "benchmarks", *args)


def serve(args: list[str]) -> int:
    """The server; somebody who looks at a terminal gets the page opened too."""
    return run("-m", "vivat.cli", "serve", *(["--open"] if sys.stdout.isatty() else []), *args)


def build(args: list[str]) -> int:
    return 0


def site(args: list[str]) -> int:
    return run("tools/build_site.py", *args)


COMMANDS = {"serve": serve, "test": test, "bench": bench, "lint": lint, "build": build, "site": site}


def strict_in_ci() -> None:
    """With CI=true and a C++ compiler, falling back to interpreted rules would be a slow and green test run."""
    compilers = [os.environ.get("CXX", "").partition(" ")[0], "c++", "g++", "clang++"]
    if os.environ.get("CI") == "true" and any(name and shutil.which(name) for name in compilers):
        os.environ.setdefault("VIVAT_PURE", "0")


def main() -> int:
    if sys.version_info < (3, 11):
        die(f"Python 3.11 or newer is needed, this is {sys.version.split()[0]}")
    what, rest = (sys.argv[1], sys.argv[2:]) if len(sys.argv) > 1 else ("", [])
    if what not in COMMANDS:
        print((__doc__ or "").strip(), file=sys.stderr)
        return 2
    strict_in_ci()
    make_env()
    prepare(what)
    return COMMANDS[what](rest)


if __name__ == "__main__":
    raise SystemExit(main())
