"""Games side by side as tensors, on a GPU: the kernels of `vivat.gpu`. `cpu.py` has the same face without one.

The same seeds with the same choices lead to the same games.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any, Protocol

import torch
from torch import Tensor

from vivat.research.spec import Spec

Launch = Callable[[str, int, tuple[Any, ...]], None]  # a kernel by name, threads, arguments
WITH_STATES = ("measure", "prepare", "batch_reset", "batch_step")  # kernels whose threads have a game each


def launcher(spec: Spec) -> tuple[Launch, torch.device]:
    """The kernels of this game on the GPU of this machine."""
    from vivat.gpu import module, sources

    module.ready()
    header = sources.read(spec.game)
    cupy = module.cupy

    @functools.cache
    def kernel(name: str) -> Any:
        return module.compiled(header, "start" if name in ("measure", "prepare") else "batch").get_function(name)

    def launch(name: str, threads: int, given: tuple[Any, ...]) -> None:
        places = (cupy.uint64(x.data_ptr() if isinstance(x, Tensor) else 0) for x in given)
        pairs = zip(given, places, strict=True)
        plain = tuple(place if x is None or isinstance(x, Tensor) else x for x, place in pairs)
        module.launch(kernel(name), threads, plain, header.state_bytes if name in WITH_STATES else 0)

    return launch, torch.device("cuda")


class Side(Protocol):
    """Games side by side, wherever they are played; `Games` tells what the rows mean."""

    spec: Spec
    size: int
    device: torch.device
    kind: torch.dtype
    seen: Tensor
    seats: Tensor
    over: Tensor
    win: Tensor
    gain: Tensor
    points: Tensor

    def reset(self, seed: int, ahead: int = 0) -> None: ...
    def step(self, chosen: Tensor) -> None: ...
    def inputs(self, seen: Tensor, which: Tensor | None = None) -> tuple[Tensor, Tensor]: ...


class Games:
    """Tensors, one row for each game, rewritten by every step:

    seen      int32    the words of what the seat that is asked knows
    seats     int8     the seat that is asked
    over      uint8    1: the step ended a game, and a new one has begun; 2: no option, nothing happened
    win       float32  by game and seat: 1 for a win of its own, 0 for an even share; 0 while a game runs
    gain      float32  how the judge's estimate of that changed; unless they are `judged` the win alone
    points    float32  how far its points moved from the mean of the others
    """

    def __init__(
        self,
        spec: Spec,
        size: int,
        seed: int,
        launch: Launch,
        device: torch.device,
        ahead: int = 0,
        open: bool = False,
        judged: bool = True,
    ) -> None:
        import numpy

        self.spec, self.size, self.launch, self.device = spec, size, launch, device
        self.kind = torch.bfloat16  # of the features, and of the network that is given them
        self.i32, self.i64 = numpy.int32, numpy.int64
        empty = functools.partial(torch.zeros, device=device)
        sizes = empty(3, dtype=torch.int64)
        launch("measure", 1, (sizes,))
        bytes_, numbers, _ = sizes.tolist()
        if numbers != len(spec.starts[0]):
            raise ValueError(f"a state of {spec.game} has {numbers} numbers, not {len(spec.starts[0])}")
        kinds, columns = len(spec.starts), spec.columns
        starts = empty(kinds, bytes_, dtype=torch.uint8)
        for k, start in enumerate(spec.starts):
            launch("prepare", 1, (torch.tensor(start, dtype=torch.int64, device=device), starts[k]))
        self.seen = empty(size, spec.width, dtype=torch.int32)
        self.seats, self.over = empty(size, dtype=torch.int8), empty(size, dtype=torch.uint8)
        self.win, self.gain, self.points, self.standing = (
            empty(size, columns, dtype=torch.float32) for _ in range(4)
        )  # fmt: skip
        self.kept = (starts, empty(size, bytes_, dtype=torch.uint8), empty(2, size, dtype=torch.int32))
        heads = (self.i64(size), *map(self.i32, (kinds, columns, spec.width, open, judged)))
        rows = (self.seen, self.seats, self.over, self.win, self.gain, self.points, self.standing)
        self.many = (*heads, *self.kept, *rows)
        word, bit, unit = spec.table()
        self.features, self.options = spec.features, spec.outputs
        self.table = (
            torch.tensor(word, dtype=torch.int32, device=device),
            torch.tensor(bit, dtype=torch.int32, device=device),
            torch.tensor(unit, dtype=torch.float32, device=device),
        )
        self.reset(seed, ahead)

    def reset(self, seed: int, ahead: int = 0) -> None:
        """Game i begins anew with the random source of seed + i, and goes up to `ahead` random steps on."""
        self.launch("batch_reset", self.size, (*self.many, self.i64(seed), self.i32(ahead)))

    def step(self, chosen: Tensor) -> None:
        """One option of each game: an index of (step, option), int64."""
        self.launch("batch_step", self.size, (*self.many, chosen))

    def any(self, turn: int) -> Tensor:
        """Options that depend on the game and on `turn` alone: for comparing machines."""
        chosen = torch.zeros(self.size, dtype=torch.int64, device=self.device)
        given = (self.i64(self.size), self.i32(self.spec.width), self.seen, self.i64(turn), chosen)
        self.launch("batch_any", self.size, given)
        return chosen

    def inputs(self, seen: Tensor, which: Tensor | None = None) -> tuple[Tensor, Tensor]:
        """Features and legal options of some rows of observations, for the network."""
        rows = len(seen if which is None else which)
        x = torch.empty(rows, self.features, dtype=torch.bfloat16, device=self.device)
        legal = torch.empty(rows, self.options, dtype=torch.bool, device=self.device)
        width = self.i32(self.spec.width)
        head = (self.i64(rows), width, self.i32(self.features), seen, which)
        self.launch("batch_expand", rows * self.features, (*head, *self.table, x))
        given = (self.i64(rows), width, self.i32(self.options), seen, which, legal)
        self.launch("batch_mask", rows * self.options, given)
        return x, legal
