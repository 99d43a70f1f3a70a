"""What a browser tells of itself, for what is measured in it."""

from __future__ import annotations

import contextlib
import os
import tempfile
from collections.abc import Callable, Iterator
from typing import Any

from conftest import FLAGS, chromium
from playwright.sync_api import Page, sync_playwright
from served import Served


class Tracing:
    """What a browser does in these categories; only its last seconds are kept. It can be made slower meanwhile."""

    def __init__(self, page: Page, categories: list[str]) -> None:
        self.page, self.link = page, page.context.new_cdp_session(page)
        self.config = {"recordMode": "recordContinuously", "includedCategories": [*categories, "__metadata"]}
        self.events: list[dict[str, Any]] = []
        self.ended = False
        self.link.on("Tracing.dataCollected", lambda part: self.events.extend(part["value"]))
        self.link.on("Tracing.tracingComplete", lambda _: setattr(self, "ended", True))

    def slow(self, times: int) -> None:
        self.link.send("Emulation.setCPUThrottlingRate", {"rate": times})

    def start(self) -> None:
        self.events.clear()
        self.ended = False
        self.link.send("Tracing.start", {"traceConfig": self.config, "transferMode": "ReportEvents"})

    def stop(self) -> list[dict[str, Any]]:
        self.link.send("Tracing.end")
        while not self.ended:
            self.page.wait_for_timeout(50)
        return self.events


def threads(events: list[dict[str, Any]]) -> dict[tuple[int, int], str]:
    return {(e["pid"], e["tid"]): str(e["args"]["name"]) for e in events if e["name"] == "thread_name"}


@contextlib.contextmanager
def measured_pages() -> Iterator[Callable[[], Page]]:
    """Opens pages of new people on a server of its own; others' moves wait for a click, and scenes are staged."""
    program, more = chromium()
    with (
        tempfile.TemporaryDirectory() as folder,
        Served(f"{folder}/vivat.sqlite", "--no-limits") as served,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=program, args=FLAGS, env={**os.environ, **more})

        def opened() -> Page:
            context = browser.new_context(viewport={"width": 1280, "height": 860}, reduced_motion="no-preference")
            context.add_init_script("if (location.host) localStorage.speed = 'step'")
            page = context.new_page()
            page.goto(served.address)
            return page

        yield opened
        browser.close()
