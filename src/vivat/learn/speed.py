"""How fast games side by side are on a GPU: steps a second, with what each mover knows and may do as tensors.

    python -m vivat.learn.speed [GAMES]

In the folder of a job (`job.py`), a line of JSON a game, 1,048,576 games side by side unless told. A step is one real
choice of every game, drawn from its options; what draws it is left out of the time.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import torch

from vivat.learn.games import Games
from vivat.learn.job import kernels

ROUNDS = 30


def seconds(work: Callable[[], Any]) -> float:
    """Of one call, when it is warm."""
    work()
    torch.cuda.synchronize()
    begun = time.perf_counter()
    for _ in range(ROUNDS):
        work()
    torch.cuda.synchronize()
    return (time.perf_counter() - begun) / ROUNDS


def measured(game: str, size: int, judged: bool) -> dict[str, Any]:
    made, launch, device = kernels(game)
    games = Games(made, size, 1, launch, device, ahead=100, judged=judged)
    turns = iter(range(10**9))
    both = seconds(lambda: games.step(games.any(next(turns))))
    step = both - seconds(lambda: games.any(3))
    expand = seconds(lambda: games.inputs(games.seen[:131072]))
    return {
        "gpu": torch.cuda.get_device_name(),
        "game": game,
        "judged": judged,
        "steps_per_second": round(size / step),
        "features_and_masks_per_second": round(131072 / expand),
    }


def main() -> None:
    size = int(sys.argv[1]) if len(sys.argv) > 1 else 1 << 20
    for path in sorted(Path().glob("*.json")):
        if path.stem not in ("runs", "expected"):
            for judged in (False, True):
                print(json.dumps(measured(path.stem, size, judged)), flush=True)


if __name__ == "__main__":
    main()
