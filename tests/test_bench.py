"""The benchmarks run, and say what they measured in a form that can be read again."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from emit.build import NoCompiler

from benchmarks.machines import Emitted
from benchmarks.slices import Case
from vivat import compiled
from vivat.cli import main
from vivat.games import all_ids

ROOT = Path(__file__).resolve().parent.parent
WITHOUT_PEERS = (
    "import runpy, sys; sys.modules |= dict.fromkeys(['pyspiel', 'pgx', 'pettingzoo']); "
    "runpy.run_module('benchmarks', run_name='__main__')"
)


def bench(*words: str, **settings: str) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src"), **settings}
    command = [sys.executable, "-c", WITHOUT_PEERS, *words]
    return subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, timeout=120)


def test_a_quick_run_measures_every_game_compiled_and_interpreted(tmp_path: Path) -> None:
    built = native_is_built()
    path = tmp_path / "new" / "bench.json"
    done = bench("--quick", "--rounds", "1", "--json", str(path))
    assert done.returncode == 0, done.stderr
    assert "random games inside the engine" in done.stdout
    data = json.loads(path.read_text(encoding="utf-8"))
    assert data["compiled"] == compiled.is_compiled()
    assert data["peers"] == []
    assert data["two_threads"] > 0
    assert {(row["game"], row["measure"]) for row in data["games"]} == {
        (game, measure) for game in all_ids() for measure in ("playouts", "calls", "copies", "search", "thinking")
    }
    for row in data["games"]:
        check(row)
        if row["measure"] == "playouts" and compiled.is_compiled():
            # A wide margin: a build that calls back into Python would be only a few times faster.
            assert row["to_interpreted"]["most"] > 20, row
        if row["measure"] == "playouts" and row["game"] == "artus":
            assert "native" in row["machines"] or not built


def test_environments_are_measured_and_told_on_a_page(tmp_path: Path) -> None:
    pytest.importorskip("numpy")
    page = tmp_path / "environments.md"
    done = bench("--batch", "--quick", "--rounds", "1", "--slice", "0.001", "--json", "-", "--page", str(page))
    assert done.returncode == 0, done.stderr
    data = json.loads(done.stdout)
    ours = [row for row in data["environments"] if row["step"]]
    assert [row["name"].partition(" ")[0] for row in ours] == list(all_ids())
    assert all(row["step"] > row["policy"] > 0 for row in ours)
    assert "OpenSpiel" in data["missing"]
    assert "python3 dev.py bench --batch" in page.read_text(encoding="utf-8")


def test_tournaments_are_measured_by_workers() -> None:
    done = bench("--arena", "--quick", "--json", "-")
    assert done.returncode == 0, done.stderr
    data = json.loads(done.stdout)
    assert {(row["bots"], row["workers"]) for row in data["tournaments"]} == {
        (bots, workers) for bots in ("random", "novice,easy") for workers in (1, data["cores"])
    }
    assert all(row["games_per_s"] > 0 and row["games_per_core_s"] > 0 for row in data["tournaments"])
    assert data["loops"] > 0


def native_is_built() -> bool:
    machines = Emitted(build=True)
    try:
        return machines.machine("artus", "native") is not None
    except KeyError:
        return False
    finally:
        machines.close()


def check(row: dict[str, Any]) -> None:
    assert row["per_s"] > 0
    assert row["games_per_s"] > 0
    assert set(row["machines"]) <= {"native", "wasm"}
    for found in row["machines"].values():
        assert found["per_s"] > 0
        assert found["decisions_per_game"] > 0
        assert 0 < found["to_here"]["least"] <= found["to_here"]["most"]
    if compiled.is_compiled():
        found = row["to_interpreted"]
        assert 0 < found["least"] <= found["median"] <= found["most"]
        assert row["interpreted_per_s"] > 0
    else:
        assert row["to_interpreted"] is None


def test_emitted_code_is_measured_where_it_is_built() -> None:
    try:
        machines = Emitted(build=True)
        native = machines.works(Case("artus", "players=2"), "playouts")["native"]
    except (KeyError, NoCompiler) as problem:
        pytest.skip(f"no C++ compiler here: {problem}")
    found = native(0.01)
    assert found.seconds >= 0.01
    assert 50 < found.count / found.games < 200, "the decisions of a game of Artus"
    assert machines.works(Case("artus", "players=2"), "calls") == {}, "only Python is driven call by call"
    machines.close()


def test_an_interpreted_run_needs_no_worker() -> None:
    done = bench("--quick", "--rounds", "1", "--json", "-", VIVAT_PURE="1")
    assert done.returncode == 0, done.stderr
    data = json.loads(done.stdout)
    assert data["mode"] == "interpreted (VIVAT_PURE=1)"
    assert all(row["to_interpreted"] is None for row in data["games"])


def test_vivat_bench_runs_the_benchmarks_of_the_checkout(capfd: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--quick", "--json"]) == 0
    assert json.loads(capfd.readouterr().out)["rounds"] == 2


@pytest.mark.skipif(sys.platform == "win32", reason="the server is stopped by a signal")
def test_a_server_under_a_light_load_delivers_every_choice() -> None:
    done = bench("--server", "--quick", "--json", "-")
    assert done.returncode == 0, done.stderr
    data = json.loads(done.stdout)
    assert data["refused"] == 0
    assert data["choices_per_s"] > 0
    assert 0 < data["p50_ms"] <= data["p99_ms"] <= data["longest_ms"]
