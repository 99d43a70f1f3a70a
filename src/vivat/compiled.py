"""Compiled or interpreted: which form of the rules this process runs.

They are ordinary Python files. The build compiles each game as well, with what of the engine is to be fast, into one
file in a folder under `binaries/` named after this Python and after the hash of the sources. This module computes the
same hash and looks for that folder, so a binary made from other sources is never found; the plain files run instead,
slower but never different. The engine itself is always the plain files: see `engine/native.py`.

    VIVAT_PURE=1       interpreted, whatever is there
    VIVAT_PURE=0       compiled, or ImportError
    VIVAT_CHECKED=1    the build with bounds checks, or ImportError
"""

from __future__ import annotations

import functools
import hashlib
import os
import sys
from collections.abc import Mapping, Sequence
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

HERE = Path(__file__).resolve().parent
CARRIED = ("rules", "judge", "observe")  # the modules of a game in its binary
WATCHED = ("engine/*.py", *(f"games/*/{name}.py" for name in ("data", *CARRIED)))
SUFFIX = EXTENSION_SUFFIXES[0]  # .cpython-311-x86_64-linux-gnu.so
CHECKED = os.environ.get("VIVAT_CHECKED") == "1"
KIND = SUFFIX.split(".")[1] + ("-checked" if CHECKED else "")


def sources() -> dict[str, bytes]:
    """Every file that decides what the binaries do, by its path inside the package."""
    files = (path for pattern in WATCHED for path in HERE.glob(pattern))
    return {path.relative_to(HERE).as_posix(): path.read_bytes() for path in sorted(files)}


def digest(files: Mapping[str, bytes]) -> str:
    total = hashlib.sha256()
    for name, data in files.items():
        total.update(f"{name} {len(data)}\n".encode() + data)
    return total.hexdigest()[:16]


def folder(files: Mapping[str, bytes]) -> Path:
    return HERE / "binaries" / f"{KIND}-{digest(files)}"


@functools.cache
def choose() -> tuple[dict[str, Path], str]:
    """The binaries to use, by the package of the game, and the mode in words."""
    pure = os.environ.get("VIVAT_PURE")
    if pure == "1":
        return {}, "interpreted (VIVAT_PURE=1)"
    found = folder(sources())
    if found.is_dir():
        binaries = {path.name.removesuffix(SUFFIX).rpartition(".")[0]: path for path in found.iterdir()}
        return binaries, "compiled, with checks" if CHECKED else "compiled"
    stale = any((HERE / "binaries").glob(f"{KIND}-{'?' * 16}"))
    why = "the sources changed since they were compiled" if stale else f"not compiled for {KIND}"
    if pure == "0" or CHECKED:
        raise ImportError(f"vivat: compiled rules were asked for, but: {why} (python3 dev.py build)")
    if stale:
        print(f"vivat: running the rules interpreted: {why} (python3 dev.py build)", file=sys.stderr)
    return {}, f"interpreted ({why})"


def mode() -> str:
    return choose()[1]


def is_compiled() -> bool:
    return bool(choose()[0])


class Finder:
    """Answers for the modules of compiled games only; everything else is left to Python's own import."""

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        package, _, module = name.rpartition(".")
        if module not in CARRIED or not package.startswith("vivat.games."):
            return None
        binary = choose()[0].get(package)
        there = binary and (HERE / "games" / package.rpartition(".")[2] / f"{module}.py").exists()
        return spec_from_file_location(name, binary) if there else None


def install() -> None:
    sys.meta_path.insert(0, Finder())
