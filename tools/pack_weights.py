"""Weights of a run, as they are shipped: half as many bits, without what only learning needs.

    python tools/pack_weights.py RUN.npz [--stronger "players=2" ...]

`--stronger`: tables at which the policy was measured to be stronger than `expert`; a master uses it there alone.
"""

from __future__ import annotations

import argparse
import importlib
import json
from pathlib import Path
from typing import Any

import numpy

import vivat
from vivat.bots.learned import table_of
from vivat.bots.master import WEIGHTS
from vivat.cli.arguments import table_of as options_of
from vivat.options import from_words


def stronger(game: str, words: str) -> list[int]:
    """What a state of such a table is recognised by."""
    given = dict(pair.partition("=")[::2] for pair in words.split())
    start = vivat.game(game, **from_words(given, options_of(game))).start()
    return table_of(start, importlib.import_module(f"vivat.games.{game}.planes").TABLE_FIELDS)


def pack(source: Path, tables: list[str], target: Path) -> None:
    with numpy.load(source) as rows:
        about: dict[str, Any] = json.loads(str(rows["about"]))
        about["stronger"] = [stronger(about["game"], words) for words in tables]
        about["stronger_at"] = tables
        found = {name: rows[name].astype("float16") for name in rows.files if "." not in name and name != "about"}
    target.mkdir(exist_ok=True)
    numpy.savez_compressed(target / f"{about['game']}.npz", about=json.dumps(about), **found)


def main() -> None:
    arguments = argparse.ArgumentParser()
    arguments.add_argument("run", type=Path)
    arguments.add_argument("--stronger", nargs="*", default=[])
    given = arguments.parse_args()
    pack(given.run, given.stronger, WEIGHTS)


if __name__ == "__main__":
    main()
