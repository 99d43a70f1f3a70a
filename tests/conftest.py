"""Fixtures for all tests, and one line that says which form of the rules they run."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from trees import ASK, ROOT, run

from vivat import compiled


def pytest_report_header() -> str:
    return f"vivat: rules {compiled.mode()}"


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A copy of the package and its tools, with the binaries that are there."""
    skip = shutil.ignore_patterns("__pycache__", ".new-*")
    for name in ("src/vivat", "tools"):
        shutil.copytree(ROOT / name, tmp_path / name, ignore=skip)
    return tmp_path


@pytest.fixture
def built(tree: Path) -> Path:
    """Such a copy, with fast binaries that fit it."""
    if not run(tree, "-c", ASK).stdout.startswith("compiled"):
        pytest.skip("the fast binaries are not built here (python3 dev.py build)")
    return tree
