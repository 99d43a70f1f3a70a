"""A learned policy, read from a file and worked out with NumPy: no PyTorch is needed to play.

`vivat.learn.network` has the same layers. What it is given is what `observe.py` of the game says the seat knows.
"""

from __future__ import annotations

import importlib
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy

from vivat.engine.bits import members
from vivat.engine.observation import Observation
from vivat.engine.state import State

Row = numpy.ndarray[Any, numpy.dtype[numpy.float32]]


class Learned:
    """Shares of the options, and the win to expect."""

    def __init__(self, path: Path) -> None:
        with numpy.load(path) as rows:
            self.about: dict[str, Any] = json.loads(str(rows["about"]))
            self.w = {name: rows[name].astype("float32") for name in rows.files if "." not in name and name != "about"}
        self.game: str = self.about["game"]
        self.observer = importlib.import_module(f"vivat.games.{self.game}.observe")
        spec = self.about["spec"]
        planes = importlib.import_module(f"vivat.games.{self.game}.planes")
        if [word.name for word in planes.words()] != spec["names"]:
            raise ValueError(f"{path.name} was learned from other observations")
        self.fields: tuple[str, ...] = planes.TABLE_FIELDS
        self.stronger = {tuple(row) for row in self.about.get("stronger", [])}
        self.width = len(spec["bits"])
        table = [(w, b) for w, bits in enumerate(spec["bits"]) for b in (range(bits) if bits else [-1])]
        self.word = numpy.array([w for w, _ in table])
        self.bit = numpy.array([max(b, 0) for _, b in table])
        self.number = numpy.array([b < 0 for _, b in table])
        self.unit = numpy.array([1.0 / spec["largest"][w] for w, _ in table], "float32")
        self.features = self.w["entry"].shape[1]

    def table_of(self, state: State) -> tuple[int, ...]:
        """What tells one kind of table from another: seats and options, as numbers."""
        return tuple(table_of(state, self.fields))

    def inputs(self, known: State, seat: int) -> tuple[Row, int, list[int]]:
        """Features, the index of the first option, and the legal ones counted from there."""
        out = Observation()
        self.observer.observe(known, seat, out)
        words = numpy.array(out.word[: self.width], "int64")
        picked = words[self.word]
        found = numpy.zeros(self.features, "float32")
        found[: len(picked)] = numpy.where(self.number, picked * self.unit, picked >> self.bit & 1)
        return found, int(words[0]), members(int(words[1]) | int(words[2]) << 31)

    def forward(self, x: Row) -> tuple[Row, Row]:
        """Scores of all options, and the value, for one row or for many."""
        w = self.w
        h = numpy.maximum(x @ w["entry"].T + w["entry_bias"], 0.0)
        k = 0
        while f"out_{k}" in w:
            inner = numpy.maximum(normal(h, w[f"scale_{k}"]) @ w[f"out_{k}"].T + w[f"out_bias_{k}"], 0.0)
            h = h + inner @ w[f"back_{k}"].T + w[f"back_bias_{k}"]
            k += 1
        h = normal(h, w["scale"])
        return h @ w["policy"].T + w["policy_bias"], (h @ w["value"].T + w["value_bias"])[..., 0]

    def shares(self, known: State, seat: int) -> dict[int, float]:
        """The options of a seat, each with its share; `known` is what it knows."""
        x, first, legal = self.inputs(known, seat)
        scores, _ = self.forward(x)
        own = scores[[first + spot for spot in legal]].astype("float64")
        parts = numpy.exp(own - own.max())
        parts /= parts.sum()
        return {self.observer.action(known, seat, s): float(p) for s, p in zip(legal, parts, strict=True)}


def table_of(state: State, fields: Sequence[str]) -> list[int]:
    found: list[int] = []
    for name in fields:
        value = getattr(state, name)
        found += value if isinstance(value, list) else [value]
    return found


def normal(x: Row, scale: Row) -> Row:
    found: Row = x / numpy.sqrt((x * x).mean(-1, keepdims=True) + 1e-5) * scale
    return found
