"""Whole random games: what row i counts is what `vivat.engine.playout` counts from `Rng(seed + i)`."""

from __future__ import annotations

from typing import Any

from .module import Module, cupy

COLUMNS = ("games", "decisions", "chance", "longest", "checksum")  # then the rewards of sixteen seats


def play(module: Module, seed: int, seeds: int, games: int) -> Any:
    """One row for each seed: COLUMNS and the rewards by seat, in parts of WIN. An array on the device."""
    rows = cupy.empty((seeds, len(COLUMNS) + 16), "int64")
    arguments = (module.start, cupy.int64(seed), cupy.int64(seeds), cupy.int32(games), rows)
    module.work_off(module.kernel("play", "play"), seeds, arguments)
    return rows


def follow(module: Module, seed: int, seeds: int) -> Any:
    """For each seed one number that stands for every state of a random game, for what seats know and may imagine."""
    digests = cupy.zeros(seeds, "uint64")
    arguments = (module.start, cupy.int64(seed), cupy.int64(seeds), digests)
    module.launch(module.kernel("follow", "follow"), seeds, arguments, states=2)
    return digests
