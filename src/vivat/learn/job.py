"""All games in turn on one GPU, each in a process of its own: the fault of one does not stop the others.

    python -m vivat.learn.job SECONDS [--only GAME] [--small]

In the folder of this job: `<game>.json` (what is learned), `expected.json` (what the games have to look like),
`settings.json` (by game, what differs), `begin/<game>.npz` (weights to go on with). Results go to $OUT.
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

GAMES = ("artus", "king_is_dead", "long_live_the_king", "vive_le_roi")
RESERVE = 6.0  # seconds for the last report and the way out
SMALL = {"games": 96, "steps": 8, "part": 256, "width": 32, "blocks": 1, "trials": 44, "longest": 40}


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


def ended(game: str) -> Path:
    """There once the process of this game is over."""
    return Path(f"{game}.ended")


def same(one: dict[str, Any], other: dict[str, Any]) -> bool:
    near = all(abs(a - b) <= 1e-4 * (1 + abs(a)) for a, b in zip(one["sums"], other["sums"], strict=True))
    features = abs(one["features"] - other["features"]) <= 1e-3 * one["features"]
    return one["whole"] == other["whole"] and near and features and one["legal"] == other["legal"]


def on_host(game: str) -> Any:
    """To try a job without a GPU: $HOST is a folder with the kernels compiled for the host, `<game>.so`."""
    import ctypes

    import torch

    from vivat.learn.host import launcher

    return launcher(ctypes.CDLL(str(Path(os.environ["HOST"]) / f"{game}.so"))), torch.device("cpu")


def train(game: str, until: float, small: bool, every: float) -> None:
    from vivat.learn.games import Games, launcher
    from vivat.learn.running import Run
    from vivat.learn.settings import OF_GAME, Settings
    from vivat.research import spec

    began = time.time()
    made = spec.read(Path(f"{game}.json").read_text())
    out = Path(os.environ["OUT"])
    launch, device = on_host(game) if "HOST" in os.environ else launcher(made)
    expected = json.loads(Path("expected.json").read_text())[game]
    seen = found(Games(made, 256, 77, launch, device))
    print(f"{game}: {'as expected' if same(expected, seen) else f'NOT AS EXPECTED: {seen}, not {expected}'}", flush=True)
    print(f"{game}: ready after {time.time() - began:.1f} s", flush=True)
    begin = Path("begin") / f"{game}.npz"
    if begin.exists():
        shutil.copy(begin, out / begin.name)
    while not all(ended(other).exists() for other in GAMES[: GAMES.index(game)]):
        time.sleep(0.1)  # one game at a time
    seconds = max(1.0, (until - time.time()) / sum(not ended(other).exists() for other in GAMES) - RESERVE)
    own = {**OF_GAME.get(game, {}), **json.loads(Path("settings.json").read_text()).get(game, {})}
    settings = Settings(**{**own, **(SMALL if small else {}), "seconds": seconds, "every": every})
    print(f"{game}: learns for {seconds:.0f} s with {settings}", flush=True)
    Run(made, settings, launch, device, out / f"{game}.npz", keep_all=False).go(lambda line: print(line, flush=True))


def main() -> None:
    arguments = argparse.ArgumentParser()
    arguments.add_argument("seconds", type=float)
    arguments.add_argument("--only", choices=GAMES)
    arguments.add_argument("--small", action="store_true", help="tiny networks: to try the way")
    arguments.add_argument("--every", type=float, default=20.0, help="seconds between reports")
    arguments.add_argument("--until", type=float, default=0.0)
    given = arguments.parse_args()
    if given.until:
        train(given.only, given.until, given.small, given.every)
        return
    if not Path("settings.json").exists():
        Path("settings.json").write_text("{}")
    until = time.time() + given.seconds
    names = [given.only] if given.only else list(GAMES)
    running = {}
    for game in GAMES:
        ended(game).unlink(missing_ok=True)
        if game in names:
            words = [sys.executable, "-m", "vivat.learn.job", "1", "--only", game, "--until", str(until)]
            words += ["--every", str(given.every), *(["--small"] if given.small else [])]
            running[game] = subprocess.Popen(words)
        else:
            ended(game).touch()
    while any(process.poll() is None for process in running.values()):
        for game, process in running.items():
            if process.poll() is not None:
                ended(game).touch()  # however it ended: the next one goes on
        time.sleep(0.1)
    codes = {game: process.returncode for game, process in running.items()}
    print(f"all ended: {codes}, {until - time.time():.0f} s left", flush=True)


if __name__ == "__main__":
    main()
