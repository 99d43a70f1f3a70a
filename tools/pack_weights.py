"""Weights of a run, as they are shipped: tables of whole numbers for `vivat.engine.network`.

    python tools/pack_weights.py RUN.npz [--stronger "players=2" ...]
    python tools/pack_weights.py GAME.network --stronger "players=2" ...      # the same weights, marked anew

`--stronger`: tables at which the search with this network was measured to be stronger than `expert`; a master uses it
there alone.
"""

from __future__ import annotations

import argparse
import importlib
import json
from array import array
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import numpy

import vivat
from vivat.bots.learned import WEIGHTS, Learned, packed, table_of
from vivat.cli.arguments import table_of as options_of
from vivat.engine.network import WEIGHT, Network
from vivat.options import from_words

Rows = numpy.ndarray[Any, Any]


def stronger(game: str, words: str) -> list[int]:
    """What a state of such a table is recognised by."""
    given = dict(pair.partition("=")[::2] for pair in words.split())
    start = vivat.game(game, **from_words(given, options_of(game))).start()
    return table_of(start, importlib.import_module(f"vivat.games.{game}.planes").TABLE_FIELDS)


def network_of(w: dict[str, Rows], spec: dict[str, Any]) -> Network:
    """The layers of `vivat.learn.network` in whole numbers; what a row is scaled by goes into the weights behind it."""
    found = Network()
    found.width = w["entry"].shape[0]
    found.blocks = sum(name.startswith("scale_") for name in w)
    found.words = len(spec["bits"])
    found.members = array("i", spec["bits"])
    found.largest = array("i", spec["largest"])
    inputs = sum(bits or 1 for bits in spec["bits"])
    found.entry = whole(w["entry"][:, :inputs].T, "h")
    found.entry_bias = whole(w["entry_bias"] * WEIGHT, "i")
    blocks = range(found.blocks)
    found.out = whole(numpy.concatenate([w[f"out_{k}"] * w[f"scale_{k}"] for k in blocks]), "h")
    found.out_bias = array("f", numpy.concatenate([w[f"out_bias_{k}"] for k in blocks]).tolist())
    found.back = whole(numpy.concatenate([w[f"back_{k}"] for k in blocks]), "h")
    found.back_bias = array("f", numpy.concatenate([w[f"back_bias_{k}"] for k in blocks]).tolist())
    found.policy = whole(w["policy"] * w["scale"], "h")
    found.policy_bias = array("f", w["policy_bias"].tolist())
    found.value_row = whole(w["value"] * w["scale"], "h")
    found.value_bias = float(w["value_bias"][0])
    return found


def weights_of(network: Network) -> dict[str, Rows]:
    """The layers again, as `network_of` takes them: what a run of learning can go on from."""
    width, blocks = network.width, network.blocks
    found = {"entry": real(network.entry).reshape(-1, width).T, "entry_bias": real(network.entry_bias) / WEIGHT}
    out, back = (real(table).reshape(blocks, width, width) for table in (network.out, network.back))
    out_bias, back_bias = (numpy.array(row).reshape(blocks, width) for row in (network.out_bias, network.back_bias))
    for k in range(blocks):
        found |= {f"scale_{k}": numpy.ones(width), f"out_{k}": out[k], f"out_bias_{k}": out_bias[k]}
        found |= {f"back_{k}": back[k], f"back_bias_{k}": back_bias[k]}
    found |= {"scale": numpy.ones(width), "policy": real(network.policy).reshape(-1, width)}
    found |= {"policy_bias": numpy.array(network.policy_bias), "value": real(network.value_row).reshape(1, width)}
    return found | {"value_bias": numpy.array([network.value_bias])}


def unpack(game: str, features: int, target: Path) -> None:
    """A shipped network as a run that learning goes on with; its inputs are filled up as those of a run are."""
    network = Learned(WEIGHTS / f"{game}.network")
    rows = weights_of(network.whole)
    rows["entry"] = numpy.pad(rows["entry"], ((0, 0), (0, features - rows["entry"].shape[1])))
    run: dict[str, Any] = {name: row.astype("float32") for name, row in rows.items()}
    run["about"] = json.dumps({"game": game, "curve": network.about["curve"]})
    numpy.savez(target, **run)


def real(table: Iterable[int]) -> Rows:
    return numpy.array(table) / WEIGHT


def whole(rows: Rows, code: str) -> array[int]:
    return array(code, numpy.rint(rows * WEIGHT).astype("int64").ravel().tolist())


def pack(source: Path, tables: list[str], target: Path) -> Path:
    with numpy.load(source) as rows:
        run: dict[str, Any] = json.loads(str(rows["about"]))
        w = {name: rows[name].astype("float64") for name in rows.files if "." not in name and name != "about"}
    about = {
        "game": run["game"],
        "names": run["spec"]["names"],
        "tables": run["spec"]["tables"],
        "settings": run["settings"],
        "machine": run["machine"],
        "curve": run["curve"][-1:],
        **marks(run["game"], tables),
    }
    path = target / f"{run['game']}.network"
    target.mkdir(exist_ok=True)
    path.write_bytes(packed(about, network_of(w, run["spec"])))
    return path


def marks(game: str, tables: list[str]) -> dict[str, Any]:
    return {"stronger": [stronger(game, words) for words in tables], "stronger_at": tables}


def mark(path: Path, tables: list[str]) -> None:
    head, _, packed_rows = path.read_bytes().partition(b"\n")
    about = json.loads(head)
    path.write_bytes(json.dumps(about | marks(about["game"], tables)).encode() + b"\n" + packed_rows)


def main() -> None:
    arguments = argparse.ArgumentParser()
    arguments.add_argument("run", type=Path)
    arguments.add_argument("--stronger", nargs="*", default=[])
    given = arguments.parse_args()
    if given.run.suffix == ".network":
        mark(given.run, given.stronger)
    else:
        pack(given.run, given.stronger, WEIGHTS)


if __name__ == "__main__":
    main()
