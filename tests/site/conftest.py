"""The page that needs no server, built once, and a real browser on a static host."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import build_site
import pytest
from emit.build import NoCompiler
from hosted import Hosted
from pages import absent, built

FOLDER = build_site.WORK / "tested"


@pytest.fixture(scope="session")
def folder() -> Path:
    """Where what it needs can be fetched; else these tests are skipped, and fail where everything must be tested."""
    built()
    try:
        build_site.build(FOLDER)
    except (subprocess.CalledProcessError, OSError, NoCompiler) as problem:
        absent(f"the site could not be built here: {problem}")
    return FOLDER


@pytest.fixture(scope="module")
def browser(folder: Path) -> Iterator[Any]:
    from browser.conftest import launched

    with launched() as opened:
        yield opened


@pytest.fixture(scope="module")
def hosted(folder: Path) -> Iterator[Hosted]:
    host = Hosted(folder)
    yield host
    host.close()
