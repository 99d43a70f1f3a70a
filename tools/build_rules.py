"""Compile the games, and the engine for each of them, into src/vivat/binaries. Does nothing when they are there.

    python tools/build_rules.py
    VIVAT_PURE=1         do nothing
    VIVAT_PURE=0         fail where there is no working C++ compiler, instead of leaving the rules interpreted
    VIVAT_CHECKED=1      every index, shift and bound is held to, beside the fast ones: docs/build/one_source.md
    VIVAT_KEEP=folder    leave the generated C++ there

Nothing is written into the source tree but src/vivat/binaries: the generated C++ lives in a temporary folder.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import platform
import shutil
import subprocess
import sys
import tempfile
import textwrap
import time
from collections.abc import Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path, PurePosixPath
from typing import TYPE_CHECKING

from emit.bindings import extension
from emit.sanitizer import linked
from fold import Refused

TOOLS = Path(__file__).resolve().parent
COMPILING = (
    "build_rules.py",
    "fold.py",
    "emit/*.py",
    "emit/vivat.h",
    "emit/python.h",
)  # with all that is compiled anew
KEEP = os.environ.get("VIVAT_KEEP")
KEPT = 4  # folders: a running server and the other branch keep theirs
REFUSED = 3  # exit status: a source that cannot be carried
PROBE = "#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return nullptr; }\n"
COMMON = ["-std=c++17", "-fno-exceptions", "-fno-rtti", "-fvisibility=hidden", "-ffp-contract=off"]
FAST = [  # the rules are many small functions; clang does not know the last three, and leaves them out
    "-O3", "-g0", "--param=max-inline-insns-auto=80", "--param=inline-unit-growth=150",
    "--param=large-function-growth=300",
]  # fmt: skip
X86 = [  # what NumPy asks for too; tuned so, a state is not copied by `rep movs`, which begins slowly
    "-msse4.2", "-mpopcnt", "-mtune=skylake",
]  # fmt: skip
SANITIZE = ["-fsanitize=signed-integer-overflow,integer-divide-by-zero,bounds,float-cast-overflow"]


class NoCompiler(Exception):
    """Nothing here turns C++ into a Python module; the text is the compiler's complaint."""


if TYPE_CHECKING:
    from vivat import compiled
else:  # that file alone: the build must not import what it builds
    spec = importlib.util.spec_from_file_location("compiled", TOOLS.parent / "src/vivat/compiled.py")
    compiled = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(compiled)


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


# ---- what is wanted, and what is there -------------------------------------------------------------------------------


def binaries() -> Path | None:
    """The folder of the binaries, built if need be; None where the rules stay interpreted."""
    pure = os.environ.get("VIVAT_PURE")
    if pure == "1" or sys.implementation.name != "cpython":
        return None
    try:
        return build()
    except Refused as problem:
        raise SystemExit(f"rules: {problem}") from None
    except NoCompiler as problem:
        if pure == "0":
            raise SystemExit(f"rules: no working C++ compiler, and VIVAT_PURE=0 asks for one ({problem})") from None
        say(f"rules: interpreted, no working C++ compiler ({problem})")
        return None


def build() -> Path:
    started = time.perf_counter()
    files = compiled.sources()
    target, names = compiled.folder(files), wanted(files)
    if target.is_dir() and {path.name for path in target.iterdir()} == set(names.values()):
        os.utime(target)
        return target
    there = {path.name: path for path in target.parent.glob(f"{compiled.KIND}-*/*")}
    missing = {game: name for game, name in names.items() if name not in there}
    with tempfile.TemporaryDirectory(prefix="vivat-") as temporary:
        if missing:
            there |= compile_all(Path(KEEP or temporary).resolve(), missing)
        publish(target, [(there[name], name) for name in names.values()])
    say(f"rules: {len(missing)} of {len(names)} games compiled in {time.perf_counter() - started:.1f} s")
    return target


def wanted(files: Mapping[str, bytes]) -> dict[str, str]:
    """game -> file name of its binary, which carries the hash of all that goes into it; the longest rules first."""
    tools = sorted(path for pattern in COMPILING for path in TOOLS.glob(pattern))
    common = hashlib.sha256(b"".join(path.read_bytes() for path in tools))
    common.update(repr([compiled.KIND, *map(os.environ.get, ("CC", "CXX", "CFLAGS", "CXXFLAGS", "LDFLAGS"))]).encode())
    rules = [name for name in files if PurePosixPath(name).match("games/*/rules.py")]
    names = {}
    for name in sorted(rules, key=lambda name: -len(files[name])):
        game = PurePosixPath(name).parent.name
        key = common.copy()
        for other, data in files.items():
            if other.startswith(("engine/", f"games/{game}/")):
                key.update(other.encode() + data)
        names[game] = f"vivat.games.{game}.{key.hexdigest()[:12]}{compiled.SUFFIX}"
    return names


def publish(target: Path, binaries: Iterable[tuple[Path, str]]) -> None:
    """The folder appears complete or not at all; loaded files are never written over."""
    new = target.with_name(f".new-{os.getpid()}")
    new.mkdir(parents=True)
    for path, name in binaries:
        shutil.copy2(path, new / name)
    shutil.rmtree(target, ignore_errors=True)  # same sources, other compiler or options
    new.rename(target)
    folders = target.parent.glob(f"{compiled.KIND}-{'?' * 16}")
    for old in sorted(folders, key=lambda path: path.stat().st_mtime)[:-KEPT]:
        shutil.rmtree(old, ignore_errors=True)


# ---- compiling -------------------------------------------------------------------------------------------------------


def compile_all(stage: Path, missing: Mapping[str, str]) -> dict[str, Path]:
    """Each game in a process of its own, as many at a time as there are cores."""
    stage.mkdir(parents=True, exist_ok=True)
    jobs = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    with ThreadPoolExecutor(jobs) as pool:
        done = dict(zip(missing, pool.map(partial(run_one, stage), missing), strict=True))
    if failed := {game: one for game, one in done.items() if one.returncode}:
        raise failure(stage, failed)
    return {name: next((stage / "out" / game).rglob("*" + compiled.SUFFIX)) for game, name in missing.items()}


def failure(stage: Path, failed: Mapping[str, subprocess.CompletedProcess[str]]) -> BaseException:
    """Why games were not compiled: their sources, no compiler, or a compiler that does not take what it is given."""
    for done in failed.values():
        if done.returncode == REFUSED:
            return Refused(done.stdout.strip())
    probe = run_one(stage, "probe")
    if probe.returncode:
        return NoCompiler(reason(probe.stdout))
    said = "\n".join(done.stdout for done in failed.values())
    return SystemExit(f"{said}\nrules: compiling {', '.join(failed)} failed (VIVAT_PURE=1 leaves it out)")


def reason(output: str) -> str:
    lines = output.strip().splitlines() or ["no output"]
    return textwrap.shorten(next((line for line in lines if "error:" in line), lines[-1]), 100)


def run_one(stage: Path, game: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, __file__, "--one", game]
    return subprocess.run(command, cwd=stage, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)


def compile_one(game: str) -> None:
    """In a process of its own, in the stage: a game (or the probe) -> out/game/*.so"""
    text = PROBE if game == "probe" else extension(game, compiled.sources(), numbered=compiled.CHECKED)
    Path(f"{game}.cpp").write_text(text, encoding="utf-8")

    from setuptools import Distribution, Extension
    from setuptools.command.build_ext import build_ext

    class Build(build_ext):  # type: ignore[misc]
        def get_export_symbols(self, ext: Extension) -> list[str]:
            return []  # the modules of a game say so themselves

    compile_args, link_args = flags()
    command = Build(
        Distribution(
            {
                "ext_modules": [
                    Extension(
                        game, [f"{game}.cpp"], include_dirs=[str(TOOLS / "emit")], language="c++",
                        extra_compile_args=compile_args, extra_link_args=link_args,
                    )
                ]
            }
        )
    )  # fmt: skip
    command.build_lib = command.build_temp = f"out/{game}"
    command.ensure_finalized()
    command.run()


def flags() -> tuple[list[str], list[str]]:
    """For the C++ compiler and the linker."""
    if os.name == "nt":
        return ["/O2", "/std:c++17", "/fp:precise"], []
    if compiled.CHECKED:
        sanitize = [*SANITIZE, "-fno-sanitize-recover=all"]
        link = [*sanitize, *linked(os.environ.get("CXX", "g++").split())]
        return [*COMMON, "-O1", "-g", "-fno-wrapv", "-DVIVAT_CHECKED", *sanitize], link
    x86 = platform.machine() in ("x86_64", "AMD64")
    return [*COMMON, *FAST, *(X86 if x86 else [])], ["-s"] if sys.platform == "linux" else []


if __name__ == "__main__":
    if sys.argv[1:2] != ["--one"]:
        binaries()
    else:
        try:
            compile_one(sys.argv[2])
        except Refused as problem:
            print(problem)
            raise SystemExit(REFUSED) from None
        except Exception as problem:  # the compiler has already said what is wrong, and where
            raise SystemExit(str(problem)) from None
