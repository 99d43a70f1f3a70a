"""Compile the engine and the rules into src/vivat/binaries. Does nothing when they are there.

    python tools/build_rules.py
    VIVAT_PURE=1         do nothing
    VIVAT_PURE=0         fail where there is no working C compiler, instead of leaving the rules interpreted
    VIVAT_CHECKED=1      with bounds checks and the undefined-behaviour sanitizer, beside the fast ones
    VIVAT_KEEP=folder    leave the generated .pxd and .c and the annotated .html there

Nothing is written into the source tree but src/vivat/binaries: the generated C lives in a temporary folder.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import tempfile
import textwrap
import time
from collections.abc import Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from importlib.metadata import version
from pathlib import Path, PurePosixPath
from typing import TYPE_CHECKING, Any

from fold import Refused
from make_pxd import translate

TOOLS = Path(__file__).resolve().parent
COMPILING = ("build_rules", "fold", "guard", "make_pxd")  # a change of one of them compiles everything anew
KEEP = os.environ.get("VIVAT_KEEP")
KEPT = 4  # folders: a running server and the other branch keep theirs
DIRECTIVES: dict[str, Any] = {
    "language_level": 3,
    "infer_types": True,
    "annotation_typing": False,
    "cdivision": True,
    "boundscheck": False,
    "wraparound": False,
    "initializedcheck": False,
}
PROBE = "#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return NULL; }\n"


class NoCompiler(Exception):
    """Nothing here turns C into a Python module; the text is the compiler's complaint."""


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
            raise SystemExit(f"rules: no working C compiler, and VIVAT_PURE=0 asks for one ({problem})") from None
        say(f"rules: interpreted, no working C compiler ({problem})")
        return None


def build() -> Path:
    started = time.perf_counter()
    files = compiled.sources()
    staged = stage_files(files)
    target, names = compiled.folder(files), wanted(staged)
    if target.is_dir() and {path.name for path in target.iterdir()} == set(names.values()):
        os.utime(target)
        return target
    there = {path.name: path for path in target.parent.glob(f"{compiled.KIND}-*/*")}
    missing = {module: name for module, name in names.items() if name not in there}
    with tempfile.TemporaryDirectory(prefix="vivat-") as temporary:
        if missing:
            there |= compile_all(Path(KEEP or temporary).resolve(), staged, missing)
        publish(target, [(there[name], name) for name in names.values()])
    say(f"rules: {len(missing)} of {len(names)} modules compiled in {time.perf_counter() - started:.1f} s")
    return target


def stage_files(files: Mapping[str, bytes]) -> dict[str, bytes]:
    """What the compiler is to see: the engine as it is, the rules translated, with their declarations."""
    staged = {}
    for name, data in files.items():
        path = PurePosixPath(name)
        if path.parts[0] == "games" and path.stem not in compiled.PLAIN:
            source, declarations = translate(name, files)
            staged[name], staged[str(path.with_suffix(".pxd"))] = source.encode(), declarations.encode()
        else:
            staged[name] = data
    return staged


def wanted(staged: Mapping[str, bytes]) -> dict[str, str]:
    """module -> file name of its binary, which carries the hash of all that goes into it."""
    common = hashlib.sha256(b"".join((TOOLS / f"{name}.py").read_bytes() for name in COMPILING))
    common.update(repr([version("Cython"), compiled.KIND, *map(os.environ.get, ("CC", "CFLAGS", "LDFLAGS"))]).encode())
    names = {}
    for name, data in staged.items():
        path = PurePosixPath(name)
        if path.suffix == ".py" and path.stem not in compiled.PLAIN:
            key = common.copy()
            key.update(name.encode() + data)
            for other, declarations in staged.items():  # those of the engine and of its own game
                if other.endswith(".pxd") and (
                    other.startswith("engine/") or PurePosixPath(other).parent == path.parent
                ):
                    key.update(other.encode() + declarations)
            module = ".".join(("vivat", *path.with_suffix("").parts))
            names[module] = f"{module}.{key.hexdigest()[:12]}{compiled.SUFFIX}"
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


def write_stage(stage: Path, staged: Mapping[str, bytes]) -> None:
    for name, data in staged.items():
        path = stage / "vivat" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
    for folder in [path for path in stage.rglob("*") if path.is_dir()]:
        (folder / "__init__.py").touch()
    (stage / "probe.c").write_text(PROBE)


def compile_all(stage: Path, staged: Mapping[str, bytes], missing: Mapping[str, str]) -> dict[str, Path]:
    write_stage(stage, staged)
    probe = run_one(stage, "probe")
    if probe.returncode:
        raise NoCompiler(reason(probe.stdout))
    jobs = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    made = {}
    with ThreadPoolExecutor(jobs) as pool:
        for module, done in zip(missing, pool.map(partial(run_one, stage), missing), strict=True):
            if done.returncode:
                pool.shutdown(cancel_futures=True)
                raise SystemExit(f"{done.stdout}\nrules: compiling {module} failed (VIVAT_PURE=1 leaves it out)")
            (made[missing[module]],) = (stage / "out" / module).rglob("*" + compiled.SUFFIX)
    return made


def reason(output: str) -> str:
    lines = output.strip().splitlines() or ["no output"]
    return textwrap.shorten(next((line for line in lines if "error:" in line), lines[-1]), 100)


def run_one(stage: Path, module: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, __file__, "--one", module]
    return subprocess.run(command, cwd=stage, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)


def compile_one(module: str) -> None:
    """In a process of its own, in the stage: module.py (or probe.c) -> out/module/*.so"""
    from Cython.Build import cythonize
    from setuptools import Distribution, Extension
    from setuptools.command.build_ext import build_ext

    compile_args, link_args = flags()
    source = module.replace(".", "/") + (".c" if module == "probe" else ".py")
    extensions = [Extension(module, [source], extra_compile_args=compile_args, extra_link_args=link_args)]
    if module != "probe":
        directives = DIRECTIVES | {"boundscheck": compiled.CHECKED}
        extensions = cythonize(
            extensions, compiler_directives=directives, emit_linenums=compiled.CHECKED, annotate=bool(KEEP), quiet=True
        )
    command = build_ext(Distribution({"ext_modules": extensions}))
    command.build_lib = command.build_temp = f"out/{module}"
    command.ensure_finalized()
    command.run()


def flags() -> tuple[list[str], list[str]]:
    """For the C compiler and the linker."""
    if os.name == "nt":
        return ["/O2"], []
    if compiled.CHECKED:
        sanitize = ["-fsanitize=undefined", "-fno-sanitize-recover=all"]
        return ["-O1", "-g", "-fno-wrapv", *sanitize], sanitize  # Python's own -fwrapv would hide overflows
    return ["-O3", "-g0"], ["-s"] if sys.platform == "linux" else []


if __name__ == "__main__":
    if sys.argv[1:2] != ["--one"]:
        binaries()
    else:
        try:
            compile_one(sys.argv[2])
        except Exception as problem:  # the compiler has already said what is wrong, and where
            raise SystemExit(str(problem)) from None
