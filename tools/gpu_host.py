"""The kernels of a game on a machine without a GPU: compiled for the host, threads one after the other.

The same names as `vivat.gpu` has, with arrays of plain Python. For references and for tests.
"""

from __future__ import annotations

import ctypes
import hashlib
import subprocess
from array import array
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from emit.build import COMMON, FOLDER, compiler

from vivat.gpu import sources

HERE = Path(__file__).resolve().parent
FLAGS = (
    "-O2", "-shared", "-fPIC",
    "-Wl,-Bsymbolic",  # the C library has a `step` of its own
    "-fno-strict-aliasing",  # a word of a state is also its halves and its bytes
    "-fno-delete-null-pointer-checks",  # the first state in shared memory has the place 0
)  # fmt: skip
NO_POOL = ctypes.c_int32(0)


def library(game: str, flags: Sequence[str] = FLAGS) -> ctypes.CDLL:
    """Compiled if it is not there yet, in a file named after what went into it."""
    parts = [(HERE / "gpu_host.cpp").read_text(), (sources.FOLDER / f"{game}.h").read_text()]
    parts.append((sources.HERE / "spread.h").read_text())
    parts += [path.read_text() for path in sorted(sources.KERNELS.iterdir())]
    command = [*compiler("native"), *COMMON, *flags]
    target = FOLDER / f"{game}-gpu-{hashlib.sha256(chr(0).join([*parts, *command]).encode()).hexdigest()[:16]}.so"
    if not target.exists():
        FOLDER.mkdir(parents=True, exist_ok=True)
        words = [*command, f'-DHEADER="{game}.h"', f"-I{sources.FOLDER}", f"-I{sources.KERNELS}", f"-I{sources.HERE}"]
        made = target.with_suffix(".new")
        subprocess.run([*words, str(HERE / "gpu_host.cpp"), "-o", str(made)], check=True)
        made.replace(target)
    return ctypes.CDLL(str(target))


def at(row: array[Any]) -> ctypes.c_void_p:
    return ctypes.c_void_p(row.buffer_info()[0])


class HostModule:
    def __init__(self, game: str, start: Sequence[int], flags: Sequence[str] = FLAGS) -> None:
        self.library = library(game, flags)
        sizes = array("q", [0, 0, 0])
        self.library.measure(at(sizes))
        self.state_bytes, self.numbers, _ = sizes
        if self.numbers != len(start):
            raise ValueError(f"a state of {game} has {self.numbers} numbers, not {len(start)}")
        self.start = array("q", bytes(self.state_bytes))
        given = array("q", start)
        self.library.prepare(at(given), at(self.start))

    def play(self, seed: int, seeds: int, games: int) -> array[int]:
        """21 numbers a seed."""
        rows = array("q", bytes(8 * 21 * seeds))
        wide = ctypes.c_int64
        given = (at(self.start), wide(seed), wide(seeds), ctypes.c_int32(games), at(rows))
        self.library.host_play(*given, NO_POOL)
        return rows

    def follow(self, seed: int, seeds: int) -> array[int]:
        digests = array("Q", bytes(8 * seeds))
        self.library.host_follow(at(self.start), ctypes.c_int64(seed), ctypes.c_int64(seeds), at(digests))
        return digests


class HostEnvironment:
    def __init__(self, module: HostModule, count: int, players: int, seed: int) -> None:
        self.module, self.count = module, count
        self.states = array("Q", bytes(module.state_bytes * count))
        self.dice, self.policy = array("I", bytes(8 * count)), array("I", bytes(8 * count))
        self.masks, self.seats, self.status = (
            array("Q", bytes(8 * count)),
            array("b", bytes(count)),
            array("b", bytes(count)),
        )
        self.rewards = array("h", bytes(2 * count * players))
        self.actions = array("i", bytes(4 * count))
        module.library.host_reset(*self.batch(), ctypes.c_int64(seed))

    def batch(self) -> tuple[Any, ...]:
        rows = (self.states, self.dice, self.masks, self.seats, self.status, self.rewards)
        return (ctypes.c_int64(self.count), at(self.module.start), *map(at, rows))

    def step(self, actions: array[int]) -> None:
        self.module.library.host_step(*self.batch(), at(actions), NO_POOL)

    def observe(self) -> array[int]:
        rows = array("q", bytes(8 * self.count * self.module.numbers))
        wide = ctypes.c_int64
        self.module.library.host_observe(
            wide(self.count), at(self.states), at(self.seats), wide(self.module.numbers), at(rows)
        )
        return rows

    def sow(self, seed: int) -> None:
        self.module.library.host_sow(ctypes.c_int64(self.count), ctypes.c_int64(seed), at(self.policy))

    def choose(self) -> array[int]:
        """Any option for each game, as `RandomPolicy` chooses."""
        self.module.library.host_choose(ctypes.c_int64(self.count), at(self.masks), at(self.policy), at(self.actions))
        return self.actions
