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
BYTES = re.compile(r"static constexpr int BYTES = (\d+);")  # of a state
PIECE = 16  # bytes: a state is kept in whole pieces
FUNCTION = re.compile(r"^inline [^\n]*\{\n.*?^\}$", re.MULTILINE | re.DOTALL)  # from its head to its last bracket
LOOP = re.compile(r"^( +for \(int(?:32|64)_t i\d+ = )", re.MULTILINE)  # as the emitter writes it


class NotEmitted(Exception):
    """There is no header, or it was made from other rules; what to do, in a sentence."""


@dataclass(frozen=True)
class Header:
    """All of a game and of the engine, in C++ without any include."""

    game: str
    digest: str  # of the Python sources
    text: str

    @property
    def state_bytes(self) -> int:
        """Of a state that is kept."""
        found = BYTES.search(self.text)
        assert found, self.game
        return -(-int(found[1]) // PIECE) * PIECE


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
    return "".join((KERNELS / f"{file}.cu").read_text(encoding="utf-8") for file in ("common", "pool", name))


def for_device(header: Header, name: str, longest: int) -> str:
    """For NVRTC. Functions of more lines than `longest` are called instead of being copied to where they are used, and
    loops stay loops: a processor waits for code more than for anything else."""
    library = "".join((HERE / file).read_text(encoding="utf-8") for file in ("device.h", "spread.h"))
    text = FUNCTION.sub(lambda function: called(function, longest), header.text)
    return library + LOOP.sub(r"#pragma unroll 1\n\1", text) + kernel(name)


def called(function: re.Match[str], longest: int) -> str:
    text = function.group()
    return text.replace("inline ", "__noinline__ ", 1) if text.count("\n") > longest + 1 else text
