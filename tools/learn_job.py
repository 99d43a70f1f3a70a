"""A folder that trains all games on a machine where nothing of Vivat is installed: PyTorch, CuPy and a GPU are enough.

python tools/learn_job.py build/gpu_job            # headers, kernels, the learner, specs, and what has to be found
OUT=results bash build/gpu_job/run.sh 500          # there: 500 seconds in all; one file of weights a game
python tools/learn_job.py build/gpu_job results    # a second job, which goes on with these weights
python tools/learn_job.py build/gpu_job shipped    # or with those that are shipped
"""

from __future__ import annotations

import json
import shutil
import stat
import sys
from pathlib import Path
from typing import Any

import build_gpu
import gpu_host
import pack_weights
import torch

from vivat.learn.games import Games
from vivat.learn.host import launcher
from vivat.learn.job import found
from vivat.learn.settings import AGAIN, AGAIN_OF_GAME, SHARES
from vivat.learn.tables import TABLES
from vivat.research import spec

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src/vivat"
SHIPPED = Path("shipped")
PARTS = ("gpu", "learn", "research/__init__.py", "research/spec.py")
RUN = """#!/bin/bash
# bash run.sh SECONDS [--every SECONDS]: carries out runs.json in turn, and ends by itself. Results go to $OUT.
cd "$(dirname "$0")" || exit 1
export OUT="${OUT:-out}" PYTHONUNBUFFERED=1 PYTHONDONTWRITEBYTECODE=1
mkdir -p "$OUT"
exec python3 -m vivat.learn.job "$@"
"""


def main(target: Path, before: Path | None = None) -> None:
    """`before`: a folder with the weights of a run, which are gone on with; or `shipped`."""
    build_gpu.main()
    shutil.rmtree(target, ignore_errors=True)
    (target / "vivat").mkdir(parents=True)
    (target / "vivat/__init__.py").write_text("")
    for part in PARTS:
        copy(part, target / "vivat")
    run = target / "run.sh"
    run.write_text(RUN)
    run.chmod(run.stat().st_mode | stat.S_IXUSR)
    expected: dict[str, Any] = {}
    for game, tables in TABLES.items():
        made = spec.of(game, tables)
        (target / f"{game}.json").write_text(made.write())
        expected[game] = found(Games(made, 256, 77, launcher(gpu_host.library(game)), torch.device("cpu")))
    rows = [row_of(game, target, before) for game in SHARES]
    (target / "runs.json").write_text(json.dumps(rows, indent=1))
    (target / "expected.json").write_text(json.dumps(expected))


def row_of(game: str, target: Path, before: Path | None) -> dict[str, Any]:
    """Of runs.json."""
    row: dict[str, Any] = {"name": game, "game": game, "share": SHARES[game][before is not None]}
    if before:
        row |= {"begin": f"begin_{game}.npz", "settings": AGAIN | AGAIN_OF_GAME[game]}
        if before == SHIPPED:
            made = spec.read((target / f"{game}.json").read_text())
            pack_weights.unpack(game, made.features, target / row["begin"])
        else:
            shutil.copy(before / f"{game}.npz", target / row["begin"])
    return row


def copy(part: str, target: Path) -> None:
    if (SOURCE / part).is_dir():
        shutil.copytree(SOURCE / part, target / part, ignore=shutil.ignore_patterns("__pycache__"))
    else:
        (target / part).parent.mkdir(exist_ok=True)
        shutil.copy(SOURCE / part, target / part)


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:]))
