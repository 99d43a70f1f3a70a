"""The CUDA source of a game: the emitted header, and the kernels behind it.

`tools/build_gpu.py` writes the headers. Each tells from which rules it was made, and one made from others is refused.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).resolve().parent
FOLDER = HERE / "emitted"
KERNELS = HERE / "kernels"
MARK = "// made from "
FUNCTION = re.compile(r"^inline [^\n]*\{\n.*?^\}$", re.MULTILINE | re.DOTALL)  # from its head to its last bracket


class NotEmitted(Exception):
    """There is no header, or it was made from other rules; what to do, in a sentence."""


@dataclass(frozen=True)
class Header:
    """All of a game and of the engine, in C++ without any include."""

    game: str
    digest: str  # of the Python sources
    text: str


def read(game: str, folder: Path = FOLDER) -> Header:
    path = folder / f"{game}.h"
    if not path.exists():
        raise NotEmitted(f"there is no header of {game}: run python tools/build_gpu.py")
    text = path.read_text(encoding="utf-8")
    first = text.partition("\n")[0]
    if not first.startswith(MARK):
        raise NotEmitted(f"{path.name} does not say what it was made from: run python tools/build_gpu.py")
    return Header(game, first.removeprefix(MARK), text)


def of_rules(game: str, digest: str) -> Header:
    """The header, if it was made from the rules with this digest."""
    header = read(game)
    if header.digest != digest:
        raise NotEmitted("the rules changed since the headers were written: run python tools/build_gpu.py")
    return header


def kernel(name: str) -> str:
    return (KERNELS / "common.cu").read_text(encoding="utf-8") + (KERNELS / f"{name}.cu").read_text(encoding="utf-8")


def for_device(header: Header, name: str, longest: int) -> str:
    """For NVRTC. Functions of more lines than `longest` are called instead of being copied to where they are used."""
    library = (HERE / "device.h").read_text(encoding="utf-8")
    return f"{library}{FUNCTION.sub(lambda f: called(f, longest), header.text)}{kernel(name)}"


def called(function: re.Match[str], longest: int) -> str:
    text = function.group()
    return text.replace("inline ", "__noinline__ ", 1) if text.count("\n") > longest + 1 else text
