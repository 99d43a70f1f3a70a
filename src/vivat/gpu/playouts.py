"""Whole random games, one a thread: what thread i counts is what `vivat.engine.playout` counts from `Rng(seed + i)`."""

from __future__ import annotations

from typing import Any

from .module import BLOCK, Module, cupy

COLUMNS = ("games", "decisions", "chance", "longest", "checksum")  # then the rewards of sixteen seats


def play(module: Module, seed: int, threads: int, games: int, block: int = BLOCK, **macros: int) -> Any:
    """One row for each thread: COLUMNS and the rewards by seat, in parts of WIN. An array on the device."""
    rows = cupy.empty((threads, len(COLUMNS) + 16), "int64")
    kernel = module.kernel("play", "play", VIVAT_BLOCK=block, **macros)
    arguments = (module.start, cupy.int64(seed), cupy.int64(threads), cupy.int32(games), rows)
    module.launch(kernel, threads, arguments, block)
    return rows


def play_sorted(module: Module, seed: int, threads: int, games: int, block: int = BLOCK, **macros: int) -> Any:
    """The same rows; the games of a block are sorted by their step each round."""
    rows = cupy.zeros((threads, len(COLUMNS) + 16), "int64")
    kernel = module.kernel("sorted", "sorted", VIVAT_BLOCK=block, **macros)
    words = module.state_bytes // 8
    shared = block * 8 * (words if words % 2 else words + 1)
    kernel.max_dynamic_shared_size_bytes = shared
    arguments = (module.start, cupy.int64(seed), cupy.int64(threads), cupy.int32(games), rows)
    kernel(((threads + block - 1) // block,), (block,), arguments, shared_mem=shared)
    return rows


def follow(module: Module, seed: int, seeds: int) -> Any:
    """For each seed one number that stands for every state of a random game, for what seats know and may imagine."""
    digests = cupy.zeros(seeds, "uint64")
    module.launch(
        module.kernel("follow", "follow"), seeds, (module.start, cupy.int64(seed), cupy.int64(seeds), digests)
    )
    return digests
