"""Whole random games, one a thread: what thread i counts is what `vivat.engine.playout` counts from `Rng(seed + i)`."""

from __future__ import annotations

from typing import Any

from .module import Module, cupy

COLUMNS = ("games", "decisions", "chance", "longest", "checksum")  # then the rewards of sixteen seats


TOGETHER = ("long_live_the_king", "vive_le_roi")  # faster so, where the steps of a game take unlike times: measured


def play(module: Module, seed: int, threads: int, games: int) -> Any:
    """One row for each thread: COLUMNS and the rewards by seat, in parts of WIN. An array on the device."""
    rows = cupy.empty((threads, len(COLUMNS) + 16), "int64")
    kernel = module.kernel("play", "play", VIVAT_TOGETHER=int(module.header.game in TOGETHER))
    arguments = (module.start, cupy.int64(seed), cupy.int64(threads), cupy.int32(games), rows)
    module.launch(kernel, threads, arguments)
    return rows


def follow(module: Module, seed: int, seeds: int) -> Any:
    """For each seed one number that stands for every state of a random game, for what seats know and may imagine."""
    digests = cupy.zeros(seeds, "uint64")
    module.launch(
        module.kernel("follow", "follow"), seeds, (module.start, cupy.int64(seed), cupy.int64(seeds), digests)
    )
    return digests
