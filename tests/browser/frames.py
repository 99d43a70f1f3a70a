"""How smoothly the moments of every game are staged on a slow machine: `python tests/browser/frames.py [4] [artus]`.

Behind it: how many times slower, and which games. The browser slows its own processor, and its own trace tells how many
frames were drawn, and how long its threads worked for each. Other programs take frames away, but add no such work.
"""

from __future__ import annotations

import collections
import os
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent), str(HERE.parents[1] / "tools"), str(HERE.parents[1] / "src")]

from conftest import FLAGS, chromium  # noqa: E402
from people import BOT, GAMES, begin  # noqa: E402
from playwright.sync_api import Page, sync_playwright  # noqa: E402
from served import Served  # noqa: E402

TIMELINE = "disabled-by-default-devtools.timeline"
CATEGORIES = f"devtools.timeline,{TIMELINE},{TIMELINE}.frame,toplevel,__metadata"
WORKERS = {"CrRendererMain": "main", "Compositor": "compositor", "ThreadPoolForegroundWorker": "painting"}


def traced(page: Page, link: Any) -> dict[str, float]:
    """What the trace of the scene that has just begun says: frames, seconds, and milliseconds of work for a frame."""
    events: list[dict[str, Any]] = []
    ended: list[bool] = []
    link.on("Tracing.dataCollected", lambda part: events.extend(part["value"]))
    link.on("Tracing.tracingComplete", lambda _: ended.append(True))
    link.send("Tracing.start", {"categories": CATEGORIES, "transferMode": "ReportEvents"})
    while page.locator(".stage").count():  # waiting in the page would ask it for frames
        time.sleep(0.3)
    link.send("Tracing.end")
    while not ended:
        page.wait_for_timeout(50)
    renderers = {(e["pid"], e["tid"]): e["args"]["name"] for e in events if e["name"] == "thread_name"}
    drawn = sorted(e["ts"] for e in events if e["name"] == "DrawFrame")
    work: collections.Counter[str] = collections.Counter()
    for event in events:
        name = WORKERS.get(renderers.get((event["pid"], event["tid"]), ""))
        if name and event["name"] == "RunTask":
            work[name] += event.get("tdur", 0)
    seconds = (drawn[-1] - drawn[0]) / 1e6
    return {
        "frames": len(drawn),
        "seconds": seconds,
        "a second": (len(drawn) - 1) / seconds,
        **{name: work[name] / 1000 / len(drawn) for name in WORKERS.values()},
    }


def measured(page: Page, game: str, slower: int) -> None:
    link = page.context.new_cdp_session(page)
    page.evaluate(BOT, begin(page, game))
    known: set[str] = set()
    while not page.locator(".end").count():
        if page.locator(".stage").count():
            fact = str(page.locator(".stage").get_attribute("data-fact"))
            if fact in known:
                page.keyboard.press("Escape")
                continue
            known.add(fact)
            link.send("Emulation.setCPUThrottlingRate", {"rate": slower})
            found = traced(page, link)
            link.send("Emulation.setCPUThrottlingRate", {"rate": 1})
            print(f"{game:20} {fact:12}", *(f"{name} {value:6.1f}" for name, value in found.items()), flush=True)
        elif page.locator(".telling .next").count():
            page.locator(".telling .next").click()


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
            measured(page, game, slower)
            context.close()
        browser.close()


if __name__ == "__main__":
    main()
