"""Several runs of learning in turn on one GPU, each in a process of its own: the fault of one does not stop the others.

    python -m vivat.learn.job SECONDS [--small] [--every SECONDS]

In the folder of the job: `<game>.json` (what is learned), `expected.json` (what the games have to look like),
`runs.json` (the runs: name, game, share of the time, settings that differ, weights to begin with). Each run leaves
`<name>.npz` in $OUT; runs of the same game play against each other in the end.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import time
import zlib
from pathlib import Path
from typing import Any

RESERVE = 5.0  # seconds for the last report and the way out
SMALL = {"games": 96, "steps": 8, "part": 256, "width": 32, "blocks": 1, "trials": 44, "longest": 40}
Row = dict[str, Any]  # of runs.json


def runs() -> list[Row]:
    found: list[Row] = json.loads(Path("runs.json").read_text())
    return found


def ended(name: str) -> Path:
    """There once the process of this run is over."""
    return Path(f"{name}.ended")


# ---- the same games as on the host -----------------------------------------------------------------------------------


def found(games: Any) -> dict[str, Any]:
    """What some steps of some games look like: a number for the whole numbers, sums for the others."""
    games.reset(77)
    whole, sums = 0, [0.0, 0.0, 0.0]
    for turn in range(150):
        for row in (games.seen, games.seats, games.over):
            whole = zlib.crc32(row.cpu().numpy().tobytes(), whole)
        games.step(games.any(turn))
        for k, row in enumerate((games.win, games.gain, games.points)):
            sums[k] += float((row * (turn % 7 + 1)).double().abs().sum())
    x, legal = games.inputs(games.seen)
    return {"whole": whole, "sums": sums, "features": float(x.double().abs().sum()), "legal": int(legal.sum())}


def same(one: dict[str, Any], other: dict[str, Any]) -> bool:
    near = all(abs(a - b) <= 1e-4 * (1 + abs(a)) for a, b in zip(one["sums"], other["sums"], strict=True))
    features = abs(one["features"] - other["features"]) <= 1e-3 * one["features"]
    return one["whole"] == other["whole"] and near and features and one["legal"] == other["legal"]


# ---- one run ---------------------------------------------------------------------------------------------------------


def kernels(game: str) -> Any:
    """On the GPU; or, to try a job without one, from $HOST, a folder with `<game>.so` compiled for the host."""
    import torch

    from vivat.learn import games, host
    from vivat.research import spec

    made = spec.read(Path(f"{game}.json").read_text())
    if "HOST" not in os.environ:
        return made, *games.launcher(made)
    import ctypes

    return made, host.launcher(ctypes.CDLL(str(Path(os.environ["HOST"]) / f"{game}.so"))), torch.device("cpu")


def train(name: str, until: float, small: bool, every: float) -> None:
    from vivat.learn.games import Games
    from vivat.learn.running import Run
    from vivat.learn.settings import OF_GAME, Settings

    began = time.time()
    rows = runs()
    order = [row["name"] for row in rows]
    row = rows[order.index(name)]
    made, launch, device = kernels(row["game"])
    expected = json.loads(Path("expected.json").read_text())[row["game"]]
    seen = found(Games(made, 256, 77, launch, device))
    verdict = "as expected" if same(expected, seen) else f"NOT AS EXPECTED: {seen}, not {expected}"
    print(f"{name}: {verdict}; ready after {time.time() - began:.1f} s", flush=True)
    out = Path(os.environ["OUT"]) / f"{name}.npz"
    if row.get("begin"):
        shutil.copy(row["begin"], out)
        out.chmod(0o644)
    while not all(ended(other).exists() for other in order[: order.index(name)]):
        time.sleep(0.05)  # one run at a time
    left = sum(other["share"] for other in rows if not ended(other["name"]).exists())
    seconds = max(1.0, (until - time.time()) * row["share"] / left - RESERVE)
    settings = Settings(
        **{**OF_GAME.get(row["game"], {}), **row.get("settings", {}), **(SMALL if small else {})}
        | {"seconds": seconds, "every": every}
    )
    print(f"{name}: learns for {seconds:.0f} s with {settings}", flush=True)

    def make(size: int, seed: int, ahead: int) -> Games:
        return Games(made, size, seed, launch, device, ahead, judged=settings.gain > 0.0)

    run = Run(made, settings, make, out, keep_all=False)
    run.go(lambda line: print(f"{name} {line.partition(' ')[2]}", flush=True))


def cross(game: str) -> None:
    """All runs of a game against each other: the share of one against copies of the other."""
    import torch

    from vivat.learn import checkpoint, compare
    from vivat.learn.games import Games

    made, launch, device = kernels(game)
    games = Games(made, 8192 if device.type == "cuda" else 44, 9, launch, device)
    there = {}
    for row in runs():
        path = Path(os.environ["OUT"]) / f"{row['name']}.npz"
        if row["game"] == game and path.exists():
            weights, _, _ = checkpoint.read(path)
            there[row["name"]] = {name: value.to(device, torch.bfloat16) for name, value in weights.items()}
    for one in there:
        for other in there:
            if other != one:
                won, _ = compare.share(games, there[one], there[other], 400, 3)
                print(f"{one} against {other}: {won:.3f}", flush=True)


# ---- all of them -----------------------------------------------------------------------------------------------------


def main() -> None:
    arguments = argparse.ArgumentParser()
    arguments.add_argument("seconds", type=float)
    arguments.add_argument("--small", action="store_true", help="tiny networks: to try the way")
    arguments.add_argument("--every", type=float, default=20.0, help="seconds between reports")
    arguments.add_argument("--one", default="")
    arguments.add_argument("--cross", default="")
    arguments.add_argument("--until", type=float, default=0.0)
    given = arguments.parse_args()
    if given.one:
        train(given.one, given.until, given.small, given.every)
    elif given.cross:
        cross(given.cross)
    else:
        everything(given)


def everything(given: argparse.Namespace) -> None:
    again = [sys.executable, "-m", "vivat.learn.job", "1", *(["--small"] if given.small else [])]
    rows = runs()
    several = [game for game in dict.fromkeys(row["game"] for row in rows) if [r["game"] for r in rows].count(game) > 1]
    until = time.time() + given.seconds - 15.0 * bool(several)
    running = {}
    for row in rows:
        ended(row["name"]).unlink(missing_ok=True)
    for row in rows:
        words = [*again, "--one", row["name"], "--until", str(until), "--every", str(given.every)]
        running[row["name"]] = subprocess.Popen(words)
    while any(process.poll() is None for process in running.values()):
        for name, process in running.items():
            if process.poll() is not None:
                ended(name).touch()  # however it ended: the next one goes on
        time.sleep(0.05)
    for process in [subprocess.Popen([*again, "--cross", game]) for game in several]:
        process.wait()
    codes = {name: process.returncode for name, process in running.items()}
    print(f"all ended: {codes}, {until - time.time():.0f} s left", flush=True)


if __name__ == "__main__":
    main()
