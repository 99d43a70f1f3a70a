"""On a machine with a GPU: does it play as Python does, and how fast? Needs CuPy and build/gpu/reference.json.

    python tools/gpu_report.py [--out build/gpu]

Every case of the reference is compared; a difference is counted and told. Then whole random games and environments
are measured, two cases a game. The report names the machine: gpu_report.md and gpu_report.json. Neither Vivat nor
anything it needs has to be installed.
"""

from __future__ import annotations

import argparse
import base64
import hashlib
import json
import platform
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from multiprocessing import get_context
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.append(str(ROOT / "src/vivat"))  # `gpu` alone: `import vivat` would ask for all that Vivat needs

import cupy  # noqa: E402
import gpu_page  # noqa: E402
from gpu import environment, module, playouts, sources  # noqa: E402

REFERENCE = ROOT / "build/gpu/reference.json"
MEASURED: dict[str, list[dict[str, Any]]] = {
    "artus": [{"players": 2}, {"players": 4, "level": "advanced"}],
    "king_is_dead": [{"players": 2}, {"players": 3, "mode": "advanced"}],
    "long_live_the_king": [{"players": 3}, {"players": 5}],
    "vive_le_roi": [{"players": 4}, {"players": 8}],
}
SIZE = 1 << 20  # games of a measured environment
SEEDS = 1 << 18  # of measured games
SPENT = 0.1  # seconds of one measurement
PATIENCE = 150  # seconds for one part: a kernel that hangs is told, and the rest goes on

Found = dict[str, Any]


def numbers_of(text: str, kind: str) -> Any:
    import numpy

    return numpy.frombuffer(base64.b64decode(text), kind)


# ---- is it the same? -------------------------------------------------------------------------------------------------


def differences(header: sources.Header, reference: Found, case: Found) -> Found:
    """How many seeds and environments differ."""
    there = module.Module(header, case["start"])
    seeds, first = case["seeds"], reference["first"]
    digests = playouts.follow(there, first, seeds).get()
    rows = playouts.play(there, first, seeds, reference["games"]).get()
    counts = numbers_of(case["counts"], "int64").reshape(seeds, 2)
    return {
        "seeds": seeds,
        "states": int((digests != numbers_of(case["digests"], "uint64")).sum()),
        "counts": int((rows[:, [1, 4]] != counts).any(axis=1).sum()),
        "environments": int(stepped(there, reference, case["players"]) != case["environment"]),
    }


def stepped(there: module.Module, reference: Found, players: int) -> str:
    """As `stepped` of gpu_reference.py."""
    games = environment.Environment(there, reference["count"], players, reference["first"])
    policy = environment.RandomPolicy(games, reference["policy"])
    total = hashlib.sha256()
    for _ in range(reference["rounds"]):
        games.step(policy.choose())
        for name in ("masks", "seats", "status", "rewards"):
            total.update(getattr(games, name).get().tobytes())
    total.update(games.observe().get().tobytes())
    return total.hexdigest()


def compared(game: str, reference: Found) -> Iterator[Found]:
    header = sources.read(game)
    if header.digest != reference["digest"]:
        raise SystemExit("the headers and the reference were made from different rules")
    for case in reference["cases"][game]:
        yield {"part": "equal", "game": game, "options": case["options"], **differences(header, reference, case)}


def shared(game: str, reference: Found) -> Iterator[Found]:
    """Whether PyTorch and JAX read and write the memory of an environment itself."""
    case = reference["cases"][game][0]
    there = module.Module(sources.read(game), case["start"])
    games = environment.Environment(there, 1024, case["players"], 1)
    policy = environment.RandomPolicy(games, 7)
    yield {"part": "shared", "game": game, "with": "torch", **with_torch(games, policy)}
    yield {"part": "shared", "game": game, "with": "jax", **with_jax(games)}


def with_torch(games: Any, policy: Any) -> Found:
    import torch

    same = [torch.from_dlpack(row).data_ptr() == row.data.ptr for row in (games.masks, games.seats, games.rewards)]
    games.step(torch.from_dlpack(policy.choose()))
    torch.cuda.synchronize()
    return {"same_memory": all(same), "refused": int((games.status == environment.REFUSED).sum())}


def with_jax(games: Any) -> Found:
    import jax

    rows = (games.seats, games.status, games.rewards)  # 64 bits are off in JAX unless asked for
    return {"same_memory": all(jax.numpy.from_dlpack(row).unsafe_buffer_pointer() == row.data.ptr for row in rows)}


# ---- how fast is it? -------------------------------------------------------------------------------------------------


def timed(work: Any) -> float:
    """Seconds of one call, by the clock of the device."""
    begin, end = cupy.cuda.Event(), cupy.cuda.Event()
    begin.record()
    work()
    end.record()
    end.synchronize()
    return float(cupy.cuda.get_elapsed_time(begin, end)) / 1e3


def best_of(work: Any, times: int = 3) -> float:
    return sorted(timed(work) for _ in range(times))[times // 2]


def played(there: module.Module) -> Found:
    """Decisions/s of whole games."""
    one = timed(lambda: playouts.play(there, 1, SEEDS, 1))
    games = max(1, min(200, round(SPENT / one)))
    rows: list[Any] = []

    def work() -> None:
        rows[:] = [playouts.play(there, 1, SEEDS, games)]

    spent = best_of(work)
    sums = rows[0][:, 1:3].sum(axis=0).get()
    about = {"seeds": SEEDS, "games": games, "seconds": spent, "decisions": int(sums[0])}
    return {**about, "rate": int(sums[0]) / spent, "steps_rate": int(sums.sum()) / spent}


def walked(there: module.Module, players: int) -> Found:
    """Steps/s of an environment, with the policy that chooses and without it."""
    games = environment.Environment(there, SIZE, players, 1)
    policy = environment.RandomPolicy(games, 7)

    def rounds(number: int) -> None:
        for _ in range(number):
            games.step(policy.choose())

    rounds(300)  # games are at all ages
    number = max(20, round(SPENT / (timed(lambda: rounds(20)) / 20)))
    spent = best_of(lambda: rounds(number))
    choosing = best_of(lambda: [policy.choose() for _ in range(number)])
    refused = int((games.status == environment.REFUSED).sum())
    return {"size": SIZE, "rounds": number, "seconds": spent, "with_policy": SIZE * number / spent, "refused": refused,
            "rate": SIZE * number / (spent - choosing)}  # fmt: skip


def measured_cases(game: str, reference: Found) -> Iterator[Found]:
    for wanted in MEASURED[game]:
        yield next(c for c in reference["cases"][game] if all(c["options"][k] == v for k, v in wanted.items()))


def measured(game: str, reference: Found) -> Iterator[Found]:
    header = sources.read(game)
    for case in measured_cases(game, reference):
        there = module.Module(header, case["start"])
        about = {"game": game, "options": case["options"], "state_bytes": there.state_bytes}
        yield {"part": "environment", **about, **walked(there, case["players"])}
        yield {"part": "play", **about, **played(there)}


# ---- parts, each in a process of its own ----------------------------------------------------------------------------


def compile_all(game: str) -> Iterator[Found]:
    """Everything the other parts need, side by side; CuPy keeps it on disk."""
    header = sources.read(game)
    wanted = ("start", "follow", "observe", "environment", "play", "batch")
    with ProcessPoolExecutor(4, mp_context=get_context("spawn")) as pool:
        yield from pool.map(compile_one, repeat(header), wanted)


def compile_one(header: sources.Header, file: str) -> Found:
    module.ready()
    began = time.monotonic()
    made = module.compiled(header, file)
    kernel = made.get_function({"start": "prepare", "environment": "step", "batch": "batch_step"}.get(file, file))
    used = {"registers": kernel.num_regs, "local_bytes": kernel.local_size_bytes}
    return {"part": "compile", "game": header.game, "file": file, "seconds": time.monotonic() - began, **used}


def run_part(part: str, game: str) -> None:
    reference = json.loads(REFERENCE.read_text())
    parts = {
        "compile": lambda: compile_all(game),
        "equal": lambda: compared(game, reference),
        "share": lambda: shared(game, reference),
        "measure": lambda: measured(game, reference),
    }
    for line in parts[part]():
        print(json.dumps(line), flush=True)


def started(part: str, game: str) -> subprocess.Popen[str]:
    words = [sys.executable, __file__, "--part", part, "--game", game]
    return subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def ended(process: subprocess.Popen[str], part: str, game: str, limit: float) -> list[Found]:
    try:
        out, problems = process.communicate(timeout=limit)
    except subprocess.TimeoutExpired:
        process.kill()
        out, problems = process.communicate()
        problems += f"\nnot ready after {limit:.0f} s"
    lines = [json.loads(line) for line in out.splitlines() if line.startswith("{")]
    if process.returncode:
        lines.append({"part": "problem", "of": part, "game": game, "text": problems[-1500:]})
    return lines


# ---- the report ------------------------------------------------------------------------------------------------------


def machine() -> Found:
    properties = cupy.cuda.runtime.getDeviceProperties(0)
    return {
        "gpu": properties["name"].decode(), "processors": properties["multiProcessorCount"],
        "driver": cupy.cuda.runtime.driverGetVersion(), "cuda": cupy.cuda.runtime.runtimeGetVersion(),
        "cupy": cupy.__version__, "python": platform.python_version(), "day": time.strftime("%Y-%m-%d"),
    }  # fmt: skip


def write(folder: Path, lines: list[Found], games: list[str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    about = machine()
    (folder / "gpu_report.json").write_text(json.dumps({"machine": about, "lines": lines}, indent=0))
    (folder / "gpu_report.md").write_text("\n".join(gpu_page.page(about, lines, games)) + "\n")


def main() -> int:
    parser = argparse.ArgumentParser(description="Does a GPU play as Python does, and how fast?")
    parser.add_argument("--out", type=Path, default=ROOT / "build/gpu")
    parser.add_argument("--part", choices=("compile", "equal", "share", "measure"))
    parser.add_argument("--game", choices=list(MEASURED))
    given = parser.parse_args()
    if given.part:
        run_part(given.part, given.game)
        return 0
    games = [given.game] if given.game else list(MEASURED)
    began, lines = time.monotonic(), []
    for part in ("compile", "equal", "share", "measure"):
        for together in [[game] for game in games] if part == "measure" else [games]:  # measured with nothing beside it
            running = {game: started(part, game) for game in together}
            for game, process in running.items():
                lines += ended(process, part, game, PATIENCE)
            print(f"{part} {', '.join(together)}: {time.monotonic() - began:.0f} s", flush=True)
        write(given.out, lines, games)
    print((given.out / "gpu_report.md").read_text())
    return 1 if any(is_wrong(line) for line in lines) else 0


def is_wrong(line: Found) -> bool:
    differs = any(line.get(key) for key in ("states", "counts", "environments", "refused"))
    return differs or line["part"] == "problem" or not line.get("same_memory", True)


if __name__ == "__main__":
    raise SystemExit(main())
