"""Write the C++ header of every game where `vivat.gpu` looks for it.

    python tools/build_gpu.py

Each is whole in itself: the emitted header with all it stands on, and a first line that tells from which rules it is.
"""

from __future__ import annotations

import re
from pathlib import Path

from emit.header import header

import vivat
from vivat import compiled
from vivat.gpu.sources import FOLDER, MARK

LIBRARY = Path(__file__).resolve().parent / "emit/vivat.h"
OUTSIDE = re.compile(r"^#(include.*|pragma once)$", re.MULTILINE)


def text_of(game: str) -> str:
    """Without any include: a compiler at run time has no files."""
    sources = compiled.sources()
    library = OUTSIDE.sub("", LIBRARY.read_text(encoding="utf-8"))
    return f"{MARK}{compiled.digest(sources)}\n{library}{OUTSIDE.sub('', header(game, sources, thinking=False))}"


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for game in vivat.game_ids():
        (FOLDER / f"{game}.h").write_text(text_of(game), encoding="utf-8")
        print(f"{game}: written")


if __name__ == "__main__":
    main()
