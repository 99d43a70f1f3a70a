"""Copies of the package in which tests may edit and build."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
ASK = "from vivat import compiled; from vivat.games.artus import rules; print(compiled.mode()); print(rules.__file__)"
SETTINGS = ("VIVAT_PURE", "VIVAT_CHECKED", "VIVAT_KEEP")


def run(tree: Path, *args: str, **settings: str) -> subprocess.CompletedProcess[str]:
    """Python in such a copy, with nothing of this process's own settings."""
    env = {name: value for name, value in os.environ.items() if name not in SETTINGS}
    env |= {"PYTHONPATH": str(tree / "src"), "PYTHONDONTWRITEBYTECODE": "1", **settings}
    return subprocess.run([sys.executable, *args], cwd=tree, env=env, capture_output=True, text=True, timeout=240)
