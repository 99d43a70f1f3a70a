"""`vivat bench`: how fast the games run here. The measuring itself lies in the checkout, not in the package."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from vivat.cli.arguments import Arguments, BadArgument, Command

SOURCE = Path(__file__).resolve().parents[2]


def run(arguments: Arguments) -> int:
    if SOURCE.name != "src" or not (SOURCE.parent / "benchmarks" / "__main__.py").is_file():
        raise BadArgument("cli-no-benchmarks")
    given = ["--quick"] if "quick" in arguments.flags else []
    given += ["--json", "-"] if "json" in arguments.flags else []
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(SOURCE), os.environ.get("PYTHONPATH", "")])}
    return subprocess.call([sys.executable, "-m", "benchmarks", *given], cwd=SOURCE.parent, env=env)


COMMAND = Command(run, flags=("quick", "json"))
