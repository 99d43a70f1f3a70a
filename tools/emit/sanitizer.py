"""Where the words of a sanitizer come from: g++ puts them into a library, clang leaves them beside itself."""

from __future__ import annotations

import subprocess
from collections.abc import Sequence


def linked(compiler: Sequence[str]) -> list[str]:
    """What the linker is told besides `-fsanitize`, for a library that any process can load."""
    if "clang" not in said(compiler, "--version"):
        return []
    return ["-shared-libsan", f"-Wl,-rpath,{said(compiler, '-print-runtime-dir').strip()}"]


def said(compiler: Sequence[str], question: str) -> str:
    return subprocess.run([*compiler, question], capture_output=True, text=True).stdout
