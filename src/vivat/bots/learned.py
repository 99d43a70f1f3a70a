"""Learned networks as they are shipped: `weights/<game>.network`, read without NumPy or PyTorch.

A line of JSON says what the network is and was learned with; behind it, compressed, lie its tables, as little-endian
numbers one after the other. `tools/pack_weights.py` writes such a file from a run of `vivat learn`.
"""

from __future__ import annotations

import functools
import importlib
import json
import sys
import zlib
from array import array
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType
from typing import Any

from vivat.engine.network import ENTERED, HELD, MOST, WEIGHT, Network
from vivat.engine.state import State

WEIGHTS = Path(__file__).resolve().parent / "weights"
TABLES = (  # in the order of the file
    "members", "largest", "entry", "entry_bias", "out", "out_bias", "back", "back_bias", "policy", "policy_bias",
    "value_row",
)  # fmt: skip
NUMBERS = ("width", "blocks", "words", "value_bias")
SUM = 2**31 - 1


class Learned:
    """The network of a game, and at which tables it plays."""

    def __init__(self, path: Path) -> None:
        head, _, self.packed = path.read_bytes().partition(b"\n")
        self.about: dict[str, Any] = json.loads(head)
        self.game: str = self.about["game"]
        self.stronger = {tuple(row) for row in self.about["stronger"]}

    @functools.cached_property
    def whole(self) -> Network:
        """Read when a search first needs it."""
        if [word.name for word in self.planes.words()] != self.about["names"]:
            raise ValueError(f"the network of {self.game} was learned from other observations")
        return unpacked(self.about, zlib.decompress(self.packed))

    @functools.cached_property
    def observer(self) -> ModuleType:
        return importlib.import_module(f"vivat.games.{self.game}.observe")

    @functools.cached_property
    def planes(self) -> ModuleType:
        return importlib.import_module(f"vivat.games.{self.game}.planes")

    def network(self) -> Network:
        """For one search: it shares the tables with others, and has rows of its own to work with."""
        found = Network()
        found.__dict__.update(self.whole.__dict__)
        found.sums = array("i", [0]) * found.width
        found.held = array("h", [0]) * found.width
        found.inner = array("h", [0]) * found.width
        return found

    def plays_at(self, state: State) -> bool:
        """Whether this table is one of those at which it was measured to be stronger."""
        return tuple(table_of(state, self.planes.TABLE_FIELDS)) in self.stronger


@functools.cache
def learned(game: str) -> Learned | None:
    """The network of a game, read once; None if there is none."""
    path = WEIGHTS / f"{game}.network"
    return Learned(path) if path.exists() else None


def table_of(state: State, fields: Sequence[str]) -> list[int]:
    """What tells one kind of table from another: seats and options, as numbers."""
    found: list[int] = []
    for name in fields:
        value = getattr(state, name)
        found += value if isinstance(value, list) else [value]
    return found


def packed(about: dict[str, Any], network: Network) -> bytes:
    """A file with this network; `about` is completed."""
    check_sums(network)
    about |= {name: getattr(network, name) for name in NUMBERS}
    rows = [array(table.typecode, table) for table in tables_of(network)]
    about["sizes"] = [len(row) for row in rows]
    if sys.byteorder == "big":
        for row in rows:
            row.byteswap()
    return json.dumps(about).encode() + b"\n" + zlib.compress(b"".join(row.tobytes() for row in rows), 9)


def unpacked(about: dict[str, Any], data: bytes) -> Network:
    found = Network()
    for name in NUMBERS:
        setattr(found, name, about[name])
    at = 0
    for name, size in zip(TABLES, about["sizes"], strict=True):
        row = array(getattr(found, name).typecode)
        row.frombytes(data[at : at + size * row.itemsize])
        at += size * row.itemsize
        if sys.byteorder == "big":
            row.byteswap()
        setattr(found, name, row)
    return found


def tables_of(network: Network) -> list[array[Any]]:
    return [getattr(network, name) for name in TABLES]


def check_sums(network: Network) -> None:
    """No sum may leave 32 bits, whatever the network is given: compiled code does not look."""
    width = network.width
    for table in (network.out, network.back, network.policy, network.value_row):
        for at in range(0, len(table), width):
            if sum(map(abs, table[at : at + width])) * MOST > SUM:
                raise ValueError("the weights of a row are too large")
    for j in range(width):
        if sum(map(abs, network.entry[j::width])) * WEIGHT + abs(network.entry_bias[j]) > SUM:
            raise ValueError("the weights of the entry are too large")
    assert WEIGHT * WEIGHT == ENTERED * HELD, "sums of the entry become numbers between the layers"
