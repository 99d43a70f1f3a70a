"""Rounds of slices, medians, a table, and the same as JSON.

python -m benchmarks [--quick] [--rounds N] [--slice SECONDS] [--json FILE]      FILE - is standard output
python -m benchmarks --server [--quick] [--json FILE]
python -m benchmarks --arena [--quick] [--json FILE]                    tournaments by the number of workers
python -m benchmarks --batch [--quick] [--json FILE] [--page FILE]      environments for learning, beside others
"""

from __future__ import annotations

import argparse
import contextlib
import datetime
import json
import platform
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from statistics import median
from typing import Any

from rich import box
from rich.console import Console
from rich.progress import track
from rich.table import Table

import vivat
from benchmarks import arenas, batches, server
from benchmarks.machines import Emitted
from benchmarks.peers import peers
from benchmarks.slices import MEASURES, Slice, cases, short, timed, two_at_once
from benchmarks.worker import Worker
from vivat import compiled

ROOT = Path(__file__).resolve().parent.parent
DEFAULT = ROOT / "build" / "bench.json"
SERVER = ROOT / "build" / "bench_server.json"
ARENA = ROOT / "build" / "bench_arena.json"
BATCH = ROOT / "build" / "bench_batch.json"

Key = tuple[str, ...]  # ("here", "interpreted" or a machine, game, options, measure) or ("peer", measure, name)
Runs = dict[Key, Callable[[float], Slice]]
Readings = dict[Key, list[Slice]]


def all_runs(quick: bool, worker: Worker | None, emitted: Emitted) -> Runs:
    runs: Runs = {}
    for case in cases(quick):
        for measure, made in MEASURES.items():
            runs["here", case.game, case.options, measure] = partial(timed, made(case.start()))
            if worker:
                runs["interpreted", case.game, case.options, measure] = partial(worker.slice, case, measure)
            for kind, run in emitted.works(case, measure).items():
                runs[kind, case.game, case.options, measure] = run
    for measure, works in peers().items():
        for name, work in works.items():
            runs["peer", measure, name] = partial(timed, work)
    runs["two threads", "king_is_dead", "players=2"] = two_at_once
    return runs


def measured(runs: Runs, rounds: int, least: float) -> Readings:
    """Every run once in each round, after a first round that is thrown away."""
    readings: Readings = {key: [] for key in runs}
    quiet = Console(stderr=True)
    for number in track(range(rounds + 1), "measuring", console=quiet, transient=True, disable=not quiet.is_terminal):
        for key, run in runs.items():
            reading = run(least)
            if number:
                readings[key].append(reading)
    return readings


# ---- numbers ---------------------------------------------------------------------------------------------------------


def rates(readings: list[Slice]) -> list[float]:
    return [reading.count / reading.seconds for reading in readings]


def ratio(ours: list[Slice], theirs: list[Slice]) -> dict[str, float]:
    """Ours to theirs within each round."""
    found = [a / b for a, b in zip(rates(ours), rates(theirs), strict=True)]
    return {"median": round(median(found), 2), "least": round(min(found), 2), "most": round(max(found), 2)}


def summary(readings: Readings, rounds: int, least: float) -> dict[str, Any]:
    others = {key[1:]: values for key, values in readings.items() if key[0] == "peer"}
    rows = [row(key, readings, others) for key in readings if key[0] == "here"]
    peers = [{"measure": measure, "name": name, **described(values)} for (measure, name), values in others.items()]
    twice = [reading.count / reading.seconds for reading in readings["two threads", "king_is_dead", "players=2"]]
    found = {"games": rows, "peers": peers, "two_threads": round(median(twice), 2)}
    return {**about(rounds, least), **found}


def about(rounds: int, least: float) -> dict[str, Any]:
    """What was measured, on what and how."""
    ours = {"vivat": vivat.__version__, "mode": compiled.mode(), "compiled": compiled.is_compiled()}
    python = {"python": platform.python_version(), "system": platform.system(), "machine": platform.machine()}
    return {**ours, **python, "rounds": rounds, "slice_seconds": least}


def row(key: Key, readings: Readings, others: dict[Key, list[Slice]]) -> dict[str, Any]:
    _, game, options, measure = key
    ours, plain = readings[key], readings.get(("interpreted", *key[1:]))
    return {
        "game": game,
        "options": options,
        "measure": measure,
        **described(ours),
        "interpreted_per_s": round(median(rates(plain))) if plain else None,
        "to_interpreted": ratio(ours, plain) if plain else None,
        "machines": {
            kind: {**described(readings[kind, *key[1:]]), "to_here": ratio(readings[kind, *key[1:]], ours)}
            for kind in MACHINES
            if (kind, *key[1:]) in readings
        },
        "to_peers": {name: ratio(ours, theirs) for (beside, name), theirs in others.items() if beside == measure},
    }


def described(readings: list[Slice]) -> dict[str, Any]:
    """Decisions (or copies) a second, and what a game is made of."""
    games = sum(reading.games for reading in readings)
    return {
        "per_s": round(median(rates(readings))),
        "games_per_s": round(median([reading.games / reading.seconds for reading in readings]), 1),
        "decisions_per_game": round(sum(reading.count for reading in readings) / games, 1),
        "chance_per_game": round(sum(reading.chance for reading in readings) / games, 1),
    }


# ---- the table -------------------------------------------------------------------------------------------------------


MACHINES = {"native": "C++ to this", "wasm": "WASM to this"}  # the emitted code: docs/build/one_source.md
TITLES = {
    "playouts": "random games inside the engine",
    "calls": "random games driven from Python, call by call",
    "copies": "copies of a state",
    "search": "tree search, playouts to the end",
    "thinking": "tree search as bots use it",
}
RATES = {"decisions/s": "per_s", "copies/s": "per_s", "games/s": "games_per_s", "simulations/s": "games_per_s"}
HEADS = {
    "playouts": ["games/s", "decisions/s"],
    "calls": ["decisions/s"],
    "copies": ["copies/s"],
    "search": ["simulations/s", "decisions/s"],
    "thinking": ["simulations/s"],
}


def show(data: dict[str, Any], console: Console) -> None:
    for measure, title in TITLES.items():
        others = [peer["name"].removeprefix("OpenSpiel ") for peer in data["peers"] if peer["measure"] == measure]
        table = Table("game", title=title, title_justify="left", box=box.SIMPLE)
        for head in (*HEADS[measure], "to interpreted", *MACHINES.values(), *(f"to {name}" for name in others)):
            table.add_column(head, justify="right")
        for row in data["games"]:
            if row["measure"] == measure:
                table.add_row(*cells(row))
        console.print(table)
    for peer in data["peers"]:
        what = "simulations/s" if peer["measure"] == "search" else "games/s"
        console.print(f"{peer['name']}: {short(peer['per_s'])} decisions/s, {short(peer['games_per_s'])} {what}")
    console.print(f"two searches in two threads do {data['two_threads']} times the work of one in the same time")
    console.print(
        f"{data['mode']}, Python {data['python']}; CPU time of one core, medians of {data['rounds']} rounds; dice, "
        "draws and deals are not counted as decisions."
    )
    for missing in data["missing"]:
        console.print(f"not measured: {missing}")


def cells(row: dict[str, Any]) -> list[str]:
    numbers = [row[RATES[head]] for head in HEADS[row["measure"]]]
    machines = [row["machines"].get(kind, {}).get("to_here") for kind in MACHINES]
    ratios = [row["to_interpreted"], *machines, *row["to_peers"].values()]
    times = [f"x {found['median']:.3g}" if found else "-" for found in ratios]
    return [f"{row['game']} {row['options']}", *map(short, numbers), *times]


# ---- running ---------------------------------------------------------------------------------------------------------


def main() -> int:
    parser = argparse.ArgumentParser(prog="python3 dev.py bench", description="How fast the games run here.")
    parser.add_argument("--quick", action="store_true", help="a few seconds, rough figures; nothing is built for it")
    parser.add_argument("--server", action="store_true", help="a server under load, instead of the games")
    parser.add_argument("--arena", action="store_true", help="tournaments by workers, instead of the games")
    parser.add_argument("--batch", action="store_true", help="environments for learning, instead of the games")
    parser.add_argument("--page", type=Path, metavar="FILE", help="where their table goes too, as a page")
    parser.add_argument("--rounds", type=int, help="how often everything is measured (7)")
    parser.add_argument("--slice", type=float, help="CPU seconds of one reading (0.1)")
    parser.add_argument("--json", default="", metavar="FILE", help="where the figures go (build/bench.json)")
    given = parser.parse_args()
    if given.server:
        return report(server.measure(server.parsed(given.quick)), server.show, given.json, SERVER)
    rounds = given.rounds or (2 if given.quick else 7)
    least = given.slice or (0.01 if given.quick else 0.1)
    if given.arena:
        rounds = given.rounds or (1 if given.quick else 5)
        return report({**about(rounds, 0), **arenas.measure(rounds, given.quick)}, arenas.show, given.json, ARENA)
    if given.batch:
        return environments(given, rounds, least)
    worker = Worker() if compiled.is_compiled() else None
    emitted = Emitted(build=not given.quick)
    try:
        data = summary(measured(all_runs(given.quick, worker, emitted), rounds, least), rounds, least)
        data["missing"] = sorted(emitted.missing)
    finally:
        emitted.close()
        if worker:
            worker.close()
    return report(data, show, given.json, DEFAULT)


def environments(given: argparse.Namespace, rounds: int, least: float) -> int:
    data = {**about(rounds, least), **batches.summary(measured(batches.runs(cases(given.quick)), rounds, least))}
    data |= {"day": str(datetime.date.today()), "processor": processor()}
    if given.page:
        given.page.write_text(batches.page(data, " ".join(["python3 dev.py bench", *sys.argv[1:]])), encoding="utf-8")
    return report(data, batches.show, given.json, BATCH)


def processor() -> str:
    """Its name; Linux only, elsewhere its kind."""
    with contextlib.suppress(OSError, StopIteration):
        lines = Path("/proc/cpuinfo").read_text().splitlines()
        return next(line.partition(":")[2].strip() for line in lines if line.startswith("model name"))
    return platform.machine()


def report(data: dict[str, Any], show: Callable[[dict[str, Any], Console], None], asked: str, default: Path) -> int:
    """The figures as a table and in a file, or as JSON alone."""
    text = json.dumps(data, indent=2)
    if asked == "-":
        print(text)
        return 0
    show(data, Console())
    path = Path(asked or default)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text + "\n", encoding="utf-8")
    print(f"figures: {path}", file=sys.stderr)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
