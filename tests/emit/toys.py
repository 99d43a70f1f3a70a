"""Small games for the emitter: what they are written in, what C++ comes of them, and what both answer."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

from emit.build import COMMON, FLAGS, HERE, compiler
from emit.header import header
from trees import ROOT, run

from vivat import compiled

HEAD = """\
from __future__ import annotations

from vivat.engine import bits
from vivat.engine.bits import Byte, Small, Tiny
from vivat.engine.numbers import CHANCE
from vivat.engine.rng import Rng
from vivat.engine.state import State

HOME = (3, 1, 2)
ROWS = ((1, 2, 3), (4, 5, 6))
HIGH = 1 << 40


class Toy(State):
    def __init__(self) -> None:
        super().__init__()
        self.left = 5
        self.who = -1
        self.cubes = [0] * 6
        self.seen: Small = [0] * 4
        self.near: Tiny = [0] * 3
        self.age: Byte = 0

"""
NATIVE = [flag for flag in FLAGS["checked"] if flag not in ("-shared", "-fPIC")]


def files(rules: str, judge: str = "") -> dict[str, bytes]:
    """The engine as it is, and this game."""
    engine = {name: data for name, data in compiled.sources().items() if name.startswith("engine/")}
    toy = {"games/toy/rules.py": rules.encode()} | ({"games/toy/judge.py": judge.encode()} if judge else {})
    return engine | toy


def emitted(rules: str, judge: str = "", numbered: bool = False) -> str:
    return header("toy", files(rules, judge), numbered)


def program(folder: Path, rules: str, main: str, flags: list[str], judge: str = "") -> Path:
    """An executable: the game's header, and this main."""
    (folder / "toy.h").write_text(emitted(rules, judge, numbered=True))
    source = folder / "main.cpp"
    source.write_text(f'#include <inttypes.h>\n#include <stdio.h>\n#include "toy.h"\n{main}')
    target = folder / "program"
    words = [*compiler("native"), *COMMON, *flags, f"-I{folder}", f"-I{HERE}", str(source), "-o", str(target)]
    done = subprocess.run(words, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return target


def interpreted(folder: Path, rules: str, code: str, judge: str = "") -> Any:
    """What this code prints as JSON when the game is plain Python; it finds the module `rules`."""
    (folder / "rules.py").write_text(rules)
    (folder / "judge.py").write_text(judge.replace("vivat.games.toy.rules", "rules"))
    lines = f"import json, sys\nsys.path[:0] = [{str(folder)!r}, {str(ROOT / 'src')!r}]\nimport rules, judge\n{code}"
    done = run(ROOT, "-c", lines, VIVAT_PURE="1")
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)
