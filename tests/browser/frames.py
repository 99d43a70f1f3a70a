"""How smoothly the moments of every game are staged on a slow machine: `python tests/browser/frames.py [4] [artus]`.

Behind it: how many times slower, and which games. The browser slows its own processor, and its own trace tells of every
frame of a scene whether it was presented or dropped, whether something moved in it that the page's own thread had to
move, and how long the threads worked for it. Other programs take frames away, but add no such work.
"""

from __future__ import annotations

import collections
import sys
import time
from collections.abc import Collection, Iterator
from pathlib import Path
from typing import Any, NamedTuple

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent), str(HERE.parents[1] / "tools"), str(HERE.parents[1] / "src")]

from people import BOT, ENDINGS, GAMES, SCENES, begin, ended  # noqa: E402
from playwright.sync_api import Page  # noqa: E402
from tracing import Tracing, measured_pages, threads  # noqa: E402

FRAME = "disabled-by-default-devtools.timeline.frame"
CATEGORIES = ["cc", "benchmark", "viz", "toplevel", "blink.user_timing", FRAME]
RATE = 60  # frames a second
LAST = {"verdict", "king"}  # what is told at the end of every game
MOST_GAMES = 20
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


def smoothness(events: list[dict[str, Any]]) -> Smoothness:
    """From the first sight of the last scenes in a row to their end."""
    ends = [e["ts"] for e in events if e["name"] == "bare"]
    begun = max((e["ts"] for e in events if e["name"] == "stage"), default=0)
    scene = [e for e in events if begun <= e.get("ts", 0) <= max(ends, default=0)]
    frames: dict[int, set[str]] = collections.defaultdict(set)
    by_the_page = set()
    for event in scene:
        report = event.get("args", {}).get("frame_reporter")
        if event["name"] == "PipelineReporter" and report:
            missed = report["state"] == "STATE_DROPPED" and report["affects_smoothness"]
            frames[report["frame_sequence"]].add("missed" if missed else report["state"])
            if report["has_main_animation"]:
                by_the_page.add(report["frame_sequence"])
    presented = sum(any("PRESENTED" in state for state in states) for states in frames.values())
    missed_ones = [states for states in frames.values() if "missed" in states]
    dropped = sum(not any("PRESENTED" in state for state in states) for states in missed_ones)
    names = threads(events)
    work = dict.fromkeys(THREADS.values(), 0.0)
    longest = 0.0
    for event in scene:
        thread = THREADS.get(names.get((event["pid"], event["tid"]), ""))
        if thread and event["name"] in TASKS:
            work[thread] += event.get("tdur", 0) / 1000
            longest = max(longest, event.get("tdur", 0) / 1000) if thread == "page" else longest
    count = max(1, presented + dropped)
    return Smoothness(presented, dropped, len(by_the_page), longest, {name: ms / count for name, ms in work.items()})


def scenes(page: Page, slower: int, wanted: Collection[str]) -> dict[str, Smoothness]:
    """Move by move, each from its first frame to its last, until those of these facts are known or the game is over."""
    found: dict[str, Smoothness] = {}
    known: set[str] = set()
    page.evaluate(MARKED)
    tracing = Tracing(page, CATEGORIES)
    tracing.start()
    tracing.slow(slower)
    while not known.issuperset(wanted) and not page.locator(".end").count():
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
    tracing.slow(1)
    return found


def all_scenes(page: Page, game: str, slower: int) -> Iterator[tuple[str, Smoothness]]:
    """Those of a game that bots play, then films of the ends of others, until nothing is missing."""
    missing = SCENES[game] | ENDINGS.get(game, set())
    late = missing & (ENDINGS.get(game, set()) | LAST)
    page.evaluate(BOT, begin(page, game))
    for facts, one in scenes(page, slower, missing - late).items():
        missing -= set(facts.split("+"))
        yield facts, one
    for _ in range(MOST_GAMES):
        ending = ended(page, game) if missing else ""
        if not missing & {ending, *LAST}:
            continue
        page.locator(".meanwhile .film").click()
        page.wait_for_selector(".end", state="detached")
        for facts, one in scenes(page, slower, missing).items():
            missing -= set(facts.split("+"))
            yield facts, one


def main() -> None:
    slower = int(sys.argv[1]) if len(sys.argv) > 1 else 4
    with measured_pages() as opened:
        for game in sys.argv[2:] or GAMES:
            page = opened()
            for facts, one in all_scenes(page, game, slower):
                frames = f"{one.presented} presented, {one.dropped} dropped, {one.by_the_page} by the page"
                work = ", ".join(f"{name} {ms:.1f}" for name, ms in one.work.items())
                print(f"{game:18} {facts:18} {one.rate:4.0f} a second: {frames}; ms a frame: {work};", end="")
                print(f" longest task {one.longest:.0f}", flush=True)
            page.context.close()


if __name__ == "__main__":
    main()
