"""How smoothly the moments of every game are staged on a slow machine: `python tests/browser/frames.py [4] [artus]`.

Behind it: how many times slower, and which games. The browser slows its own processor, and its own trace tells of every
frame of a scene whether it was presented or dropped, whether something moved in it that the page's own thread had to
move, and how long the threads worked for it. Other programs take frames away, but add no such work.
"""

from __future__ import annotations

import collections
import os
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, NamedTuple

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent), str(HERE.parents[1] / "tools"), str(HERE.parents[1] / "src")]

from conftest import FLAGS, chromium  # noqa: E402
from people import BOT, GAMES, begin  # noqa: E402
from playwright.sync_api import Page, sync_playwright  # noqa: E402
from served import Served  # noqa: E402

FRAME = "disabled-by-default-devtools.timeline.frame"
CATEGORIES = ["cc", "benchmark", "viz", "toplevel", "blink.user_timing", FRAME, "__metadata"]
RATE = 60  # frames a second
# The thread of the page, which the browser slows; those that put its layers together and paint them; the one that draws
# the whole window, which without a graphics card is work of the processor too.
THREADS = {
    "CrRendererMain": "page",
    "Compositor": "layers",
    "ThreadPoolForegroundWorker": "painting",
    "VizCompositorThread": "drawing",
}
TASKS = ("ThreadControllerImpl::RunTask", "ThreadPool_RunTask")
MARKED = """() => new MutationObserver(() => {
    const there = document.querySelector('.stage') !== null
    if (there !== window.staged) performance.mark((window.staged = there) ? 'stage' : 'bare')
}).observe(document, { subtree: true, childList: true })"""


class Smoothness(NamedTuple):
    """Of one or several scenes in a row."""

    presented: int
    dropped: int
    by_the_page: int  # frames in which something moved that the page's own thread had to move
    longest: float  # milliseconds of one task of the page's own thread
    work: dict[str, float]  # milliseconds of each thread for a frame

    @property
    def rate(self) -> float:
        return RATE * self.presented / max(1, self.presented + self.dropped)


class Tracing:
    """What the browser tells of its last seconds."""

    def __init__(self, page: Page) -> None:
        self.page, self.link = page, page.context.new_cdp_session(page)
        self.events: list[dict[str, Any]] = []
        self.ended = False
        self.link.on("Tracing.dataCollected", lambda part: self.events.extend(part["value"]))
        self.link.on("Tracing.tracingComplete", lambda _: setattr(self, "ended", True))

    def start(self) -> None:
        self.events.clear()
        self.ended = False
        config = {"recordMode": "recordContinuously", "includedCategories": CATEGORIES}
        self.link.send("Tracing.start", {"traceConfig": config, "transferMode": "ReportEvents"})

    def stop(self) -> list[dict[str, Any]]:
        self.link.send("Tracing.end")
        while not self.ended:
            self.page.wait_for_timeout(50)
        return self.events


def smoothness(events: list[dict[str, Any]]) -> Smoothness:
    """From the first sight of the last scenes in a row to their end."""
    ends = [e["ts"] for e in events if e["name"] == "bare"]
    begun = max((e["ts"] for e in events if e["name"] == "stage"), default=0)
    scene = [e for e in events if begun <= e.get("ts", 0) <= max(ends, default=0)]
    frames: dict[int, set[str]] = collections.defaultdict(set)
    by_the_page = set()
    for event in scene:
        report = event.get("args", {}).get("frame_reporter")
        if event["name"] == "PipelineReporter" and report and report["affects_smoothness"]:
            frames[report["frame_sequence"]].add(report["state"])
            if report["has_main_animation"]:
                by_the_page.add(report["frame_sequence"])
    presented = sum(any("PRESENTED" in state for state in states) for states in frames.values())
    dropped = sum(states == {"STATE_DROPPED"} for states in frames.values())
    names = {(e["pid"], e["tid"]): THREADS.get(e["args"]["name"]) for e in events if e["name"] == "thread_name"}
    work = dict.fromkeys(THREADS.values(), 0.0)
    longest = 0.0
    for event in scene:
        thread = names.get((event["pid"], event["tid"]))
        if thread and event["name"] in TASKS:
            work[thread] += event.get("tdur", 0) / 1000
            longest = max(longest, event.get("tdur", 0) / 1000) if thread == "page" else longest
    count = max(1, presented + dropped)
    return Smoothness(presented, dropped, len(by_the_page), longest, {name: ms / count for name, ms in work.items()})


def scenes(page: Page, game: str, slower: int, wanted: int = 99) -> dict[str, Smoothness]:
    """Bots play a game, and scenes of every kind are measured once, from their first frame to their last."""
    found: dict[str, Smoothness] = {}
    known: set[str] = set()
    page.evaluate(BOT, begin(page, game))
    page.evaluate(MARKED)
    tracing = Tracing(page)
    tracing.start()
    tracing.link.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    while len(found) < wanted and not page.locator(".end").count():
        facts: list[str] = []
        while fact := page.evaluate("document.querySelector('.stage')?.dataset.fact"):
            if fact in known:
                page.keyboard.press("Escape")
            else:
                facts.append(fact)
                time.sleep(0.2)  # waiting in the page would ask it for frames
        if facts:
            known.update(facts)
            found["+".join(dict.fromkeys(facts))] = smoothness(tracing.stop())
            tracing.start()
        elif page.locator(".telling .next").count():
            page.locator(".telling .next").click()
    tracing.stop()
    tracing.link.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    return found


def main() -> None:
    slower = int(sys.argv[1]) if len(sys.argv) > 1 else 4
    program, more = chromium()
    with (
        tempfile.TemporaryDirectory() as folder,
        Served(f"{folder}/vivat.sqlite", "--no-limits") as served,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=program, args=FLAGS, env={**os.environ, **more})
        for game in sys.argv[2:] or GAMES:
            context = browser.new_context(viewport={"width": 1280, "height": 860}, reduced_motion="no-preference")
            context.add_init_script("if (location.host) localStorage.speed = 'step'")
            page = context.new_page()
            page.goto(served.address)
            for facts, one in scenes(page, game, slower).items():
                print(f"{game:18} {facts:20} {one.rate:4.0f} frames a second, {one.presented} presented, {one.dropped} dropped,",
                      f"{one.by_the_page} by the page; milliseconds a frame:", *(f"{name} {ms:.1f}," for name, ms in one.work.items()),
                      f"longest task of the page {one.longest:.0f}", flush=True)  # fmt: skip
            context.close()
        browser.close()


if __name__ == "__main__":
    main()
