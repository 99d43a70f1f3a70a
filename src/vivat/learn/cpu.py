"""Games side by side as tensors on a CPU: the rows of `vivat.research.batch`, nothing is copied."""

from __future__ import annotations

import numpy
import torch
from torch import Tensor

from vivat.research import batch


class Games:
    """The same face as `vivat.learn.games.Games`."""

    def __init__(self, games: batch.Games) -> None:
        self.games, self.spec, self.size = games, games.spec, games.size
        self.device, self.kind = torch.device("cpu"), torch.float32
        rows = (games.seen, games.seats, games.over, games.win, games.gain, games.points)
        self.seen, self.seats, self.over, self.win, self.gain, self.points = map(torch.from_numpy, rows)

    def reset(self, seed: int, ahead: int = 0) -> None:
        self.games.reset(seed, ahead)

    def step(self, chosen: Tensor) -> None:
        self.games.step(chosen.numpy())

    def inputs(self, seen: Tensor, which: Tensor | None = None) -> tuple[Tensor, Tensor]:
        rows = seen.numpy() if which is None else numpy.ascontiguousarray(seen.numpy()[which.numpy()])
        legal = torch.from_numpy(self.games.mask(rows)).bool()
        return torch.from_numpy(self.games.features(rows)), legal
