"""How soon a first table can be used on a slow machine: `python tests/browser/first_table.py [4] [artus]`.

Behind it: how many times slower, and which games. Nothing is kept from an earlier visit. The browser slows its own
processor; its own trace tells what the time went into.
"""

from __future__ import annotations

import collections
import os
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent), str(HERE.parents[1] / "tools"), str(HERE.parents[1] / "src")]

from conftest import FLAGS, chromium  # noqa: E402
from people import GAMES, asked, begin  # noqa: E402
from playwright.sync_api import Page, sync_playwright  # noqa: E402
from served import Served  # noqa: E402

TIMES = 5
# When the board is there and something can be chosen.
USABLE = """
    const look = () => {
        const there = document.querySelector('.board svg') && document.querySelector('.choices button:not([disabled])')
        if (there && !window.usable) requestAnimationFrame(() => { window.usable = performance.now() })
        return there
    }
    const seen = new MutationObserver(() => look() && seen.disconnect())
    seen.observe(document, { subtree: true, childList: true, attributes: true })
"""


def prepared(page: Page, game: str, slower: int) -> Any:
    """At our turn, in a browser that keeps nothing and is so many times slower from now on."""
    begin(page, game)
    asked(page)
    page.add_init_script(USABLE)
    link = page.context.new_cdp_session(page)
    link.send("Network.enable")
    link.send("Network.setCacheDisabled", {"cacheDisabled": True})
    link.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    return link


def usable_after(page: Page) -> float:
    """Seconds from asking for the page until something can be chosen."""
    page.reload(wait_until="commit")
    page.wait_for_function("() => window.usable")
    return float(page.evaluate("window.usable")) / 1000


def work(page: Page, link: Any) -> dict[str, float]:
    """Seconds of the page's own thread until then, by kind, longest first."""
    events: list[dict[str, Any]] = []
    ended: list[bool] = []
    link.on("Tracing.dataCollected", lambda part: events.extend(part["value"]))
    link.on("Tracing.tracingComplete", lambda _: ended.append(True))
    link.send("Tracing.start", {"categories": "devtools.timeline,v8,__metadata", "transferMode": "ReportEvents"})
    usable_after(page)
    link.send("Tracing.end")
    while not ended:
        page.wait_for_timeout(50)
    main = {(e["pid"], e["tid"]) for e in events if e["name"] == "thread_name" and e["args"]["name"] == "CrRendererMain"}
    kinds: collections.Counter[str] = collections.Counter()
    for event in events:
        if (event["pid"], event["tid"]) in main and event.get("ph") == "X":
            kinds[event["name"]] += event.get("dur", 0) / 1e6
    return dict(kinds.most_common(14))


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
            context = browser.new_context(viewport={"width": 1280, "height": 860})
            page = context.new_page()
            page.goto(served.address)
            link = prepared(page, game, slower)
            times = [usable_after(page) for _ in range(TIMES)]
            print(f"{game:20} usable after {statistics.median(times):.2f} s, of", *(f"{time:.2f}" for time in sorted(times)), flush=True)
            for kind, seconds in work(page, link).items():
                print(f"{'':20} {seconds:6.3f} {kind}", flush=True)
            context.close()
        browser.close()


if __name__ == "__main__":
    main()
