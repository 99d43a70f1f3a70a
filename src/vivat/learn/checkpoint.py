"""A run on disk: one file with the weights, what they were learned with, and the curve; written whole or not at all."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy
import torch

from vivat.learn.network import Weights


def write(path: Path, weights: Weights, about: dict[str, Any], optimiser: dict[str, Any] | None = None) -> None:
    """`optimiser`: its state as well, so that a run can go on where it stopped."""
    rows: dict[str, Any] = {name: value.detach().float().cpu().numpy() for name, value in weights.items()}
    if optimiser:
        for k, of_weight in optimiser["state"].items():
            for name, value in of_weight.items():
                rows[f"optimiser.{k}.{name}"] = value.detach().float().cpu().numpy()
    new = path.with_suffix(".new.npz")
    path.parent.mkdir(parents=True, exist_ok=True)
    numpy.savez(new, about=json.dumps(about), **rows)
    new.replace(path)


def read(path: Path) -> tuple[Weights, dict[str, Any], dict[int, dict[str, torch.Tensor]]]:
    """The weights, what is told about them, and the state of the optimiser (empty if it was not kept)."""
    with numpy.load(path) as rows:
        about = json.loads(str(rows["about"]))
        weights: Weights = {}
        state: dict[int, dict[str, torch.Tensor]] = {}
        for name in rows.files:
            if name.startswith("optimiser."):
                _, k, what = name.split(".")
                state.setdefault(int(k), {})[what] = torch.from_numpy(rows[name])
            elif name != "about":
                weights[name] = torch.from_numpy(rows[name].astype("float32"))
    return weights, about, state
