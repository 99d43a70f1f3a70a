"""Builds the emitted code of a game: a fast library, a checked one, a WebAssembly module. Nothing is built twice.

Everything lies in build/machines, in files named after what went into them, so an old one is never taken for a new one.
"""

from __future__ import annotations

import functools
import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from emit.header import header
from emit.sanitizer import linked
from vivat import compiled

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
FOLDER = ROOT / "build/machines"
KINDS = ("native", "checked", "wasm")
KEPT = 4  # of a game and kind: the other branch keeps its own
COMMON = ("-std=c++17", "-fno-exceptions", "-fno-rtti", "-ffp-contract=off", "-Wall")
SANITIZE = "-fsanitize=signed-integer-overflow,integer-divide-by-zero,bounds,float-cast-overflow"
FLAGS = {
    "native": ("-O3", "-shared", "-fPIC", "-fvisibility=hidden", "-s"),
    "checked": ("-O1", "-g", "-shared", "-fPIC", "-DVIVAT_CHECKED", SANITIZE, "-fno-sanitize-recover=all"),
    "wasm": (
        "-O3", "-target", "wasm32-freestanding", "-mcpu=generic+bulk_memory+bulk_memory_opt+simd128", "-nostdlib",
        "-Wl,--no-entry", "-Wl,--strip-all", "-Wl,-z,stack-size=262144",
        "-mllvm", "-inline-threshold=400", "-fno-vectorize", "-fno-slp-vectorize",  # loops over seats are short
    ),
}  # fmt: skip


class NoCompiler(Exception):
    """What is missing, in a sentence."""


def compiler(kind: str) -> list[str]:
    """The command that compiles this kind here."""
    if kind == "wasm":
        if importlib.util.find_spec("ziglang") is None:
            raise NoCompiler("no compiler for WebAssembly: pip install ziglang")
        return [sys.executable, "-m", "ziglang", "c++"]
    for name in (os.environ.get("CXX", ""), "g++", "clang++"):
        if name and shutil.which(name.split()[0]):
            return name.split()
    raise NoCompiler("no C++ compiler: neither CXX nor g++ nor clang++")


@functools.cache
def command(kind: str) -> list[str]:
    """That compiler with all it is told."""
    found = compiler(kind)
    return [*found, *COMMON, *FLAGS[kind], *(linked(found) if kind == "checked" else [])]


@functools.cache
def text_of(game: str, kind: str) -> str:
    """The header; the checked build names the lines of the Python source."""
    return header(game, compiled.sources(), numbered=kind == "checked")


def place(game: str, kind: str) -> Path:
    """Where the library or module of a game belongs: the name tells everything that goes into it."""
    parts = [text_of(game, kind), *((HERE / name).read_text() for name in ("vivat.h", "wasm.h", "host.cpp"))]
    key = hashlib.sha256("\0".join([*parts, *command(kind)]).encode()).hexdigest()[:16]
    return FOLDER / f"{game}-{kind}-{key}.{'wasm' if kind == 'wasm' else 'so'}"


def is_built(game: str, kind: str) -> bool:
    return place(game, kind).exists()


def built(game: str, kind: str) -> Path:
    """The library or module of a game, compiled if it is not there yet."""
    target = place(game, kind)
    if not target.exists():
        FOLDER.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=FOLDER) as folder:
            made = compiled_in(Path(folder), game, kind)
            made.replace(target)
        old = sorted(FOLDER.glob(f"{game}-{kind}-*"), key=lambda path: path.stat().st_mtime)
        for path in old[:-KEPT]:
            path.unlink(missing_ok=True)
    return target


def compiled_in(folder: Path, game: str, kind: str) -> Path:
    (folder / f"{game}.h").write_text(text_of(game, kind))
    target = folder / "out"
    words = [
        *command(kind),
        f'-DGAME="{game}.h"',
        f"-I{folder}",
        f"-I{HERE}",
        str(HERE / "host.cpp"),
        "-o",
        str(target),
    ]
    done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True)
    if done.returncode:
        raise RuntimeError(f"{kind} build of {game} failed:\n{done.stderr[-4000:]}")
    return target
