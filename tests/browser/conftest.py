"""A real browser on a real server."""

from __future__ import annotations

import contextlib
import os
import shutil
import sys
import tarfile
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import build_page
import pytest
from pages import absent, built
from served import Served

FLAGS = ["--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu", "--disable-quic", "--no-first-run"]
FLAGS += ["--disable-background-networking", "--disable-component-update", "--disable-sync"]
UNPACK = """const z = require("zlib"), fs = require("fs"), [, pack, out] = process.argv
    const un = (f) => z.brotliDecompressSync(fs.readFileSync(pack + "/" + f))
    const parts = ["al2023.tar.br", "swiftshader.tar.br", "fonts.tar.br"]
    for (const f of parts) fs.writeFileSync(out + "/" + f.slice(0, -3), un(f))
    fs.writeFileSync(out + "/chromium", un("chromium.br"), { mode: 0o755 })"""
PROGRAMS = ("chromium", "chromium-browser", "google-chrome", "msedge")


def chromium() -> tuple[str, dict[str, str]]:
    """A browser named by the environment, else one that is installed, else the one of the npm registry."""
    named = os.environ.get("VIVAT_CHROMIUM") or next(
        (found for name in PROGRAMS if (found := shutil.which(name))), None
    )
    if named:
        return named, {}
    if sys.platform != "linux" or os.uname().machine != "x86_64":
        absent("no Chromium here: install one or set VIVAT_CHROMIUM")
    return packed_chromium()


def packed_chromium() -> tuple[str, dict[str, str]]:
    """The one of the npm registry, unpacked once beside its package."""
    pack, out = build_page.MODULES / "@sparticuz/chromium/bin", build_page.MODULES / ".chromium"
    if not out.exists():
        half = Path(tempfile.mkdtemp(dir=build_page.MODULES))
        build_page.node("-e", UNPACK, pack, half)
        for archive in half.glob("*.tar"):
            with tarfile.open(archive) as opened:
                opened.extractall(half, **({"filter": "data"} if hasattr(tarfile, "data_filter") else {}))
        with contextlib.suppress(OSError):  # another process was faster
            half.rename(out)
    return str(out / "chromium"), {"LD_LIBRARY_PATH": f"{out / 'lib'}:{out}"}


@contextlib.contextmanager
def launched() -> Iterator[Any]:
    from playwright.sync_api import sync_playwright

    program, more = chromium()
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=program, args=FLAGS, env={**os.environ, **more})
        yield opened
        opened.close()


@pytest.fixture(scope="module")  # no longer: it keeps an event loop running, which other tests need for themselves
def browser() -> Iterator[Any]:
    built()
    with launched() as opened:
        yield opened


@pytest.fixture(scope="module")
def served(browser: Any, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(str(tmp_path_factory.mktemp("tables") / "vivat.sqlite"), "--no-limits") as server:
        yield server


@pytest.fixture
def open_page(browser: Any, served: Served) -> Iterator[Any]:
    """Opens pages, each of its own person; a script error or a refused resource fails the test."""
    contexts: list[Any] = []
    problems: list[str] = []

    def opened(
        path: str = "/",
        *,
        width: int = 1280,
        height: int = 860,
        language: str = "en-GB",
        theme: str = "light",
        touch: bool = False,
        speed: str = "at_once",
        motion: str = "reduce",
    ) -> Any:
        context = browser.new_context(
            viewport={"width": width, "height": height},
            locale=language,
            color_scheme=theme,
            reduced_motion=motion,
            has_touch=touch,
            is_mobile=touch,
        )
        context.add_init_script(f"if (location.host) localStorage.speed ??= '{speed}'")
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(60_000)  # a busy machine is no failure
        page.on("pageerror", lambda problem: problems.append(str(problem)))
        page.on("console", lambda said: problems.append(said.text) if "Content Security" in said.text else None)
        page.goto(served.address + path)
        return page

    yield opened
    for context in contexts:
        context.close()
    assert not problems
