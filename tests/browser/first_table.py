"""How soon a first table can be used on a slow machine: `python tests/browser/first_table.py [4] [artus]`.

Behind it: how many times slower, and which games. Nothing is kept from an earlier visit. The browser slows its own
processor; its own trace tells what the time went into.
"""

from __future__ import annotations

import collections
import statistics
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent), str(HERE.parents[1] / "tools"), str(HERE.parents[1] / "src")]

from people import GAMES, asked, begin  # noqa: E402
from playwright.sync_api import Page  # noqa: E402
from tracing import Tracing, measured_pages, threads  # noqa: E402

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


def prepared(page: Page, game: str, slower: int) -> Tracing:
    """At our turn, in a browser that keeps nothing and is so many times slower from now on."""
    begin(page, game)
    page.evaluate("localStorage.speed = 'at_once'")
    page.reload()
    asked(page)
    page.add_init_script(USABLE)
    tracing = Tracing(page, ["devtools.timeline", "v8"])
    tracing.link.send("Network.enable")
    tracing.link.send("Network.setCacheDisabled", {"cacheDisabled": True})
    tracing.slow(slower)
    return tracing


def usable_after(page: Page) -> float:
    """Seconds from asking for the page until something can be chosen."""
    page.reload(wait_until="commit")
    page.wait_for_function("() => window.usable")
    return float(page.evaluate("window.usable")) / 1000


def work(tracing: Tracing) -> dict[str, float]:
    """Seconds of the page's own thread until then, by kind, longest first."""
    tracing.start()
    usable_after(tracing.page)
    events = tracing.stop()
    names = threads(events)
    kinds: collections.Counter[str] = collections.Counter()
    for event in events:
        if names.get((event["pid"], event["tid"])) == "CrRendererMain" and event.get("ph") == "X":
            kinds[event["name"]] += event.get("dur", 0) / 1e6
    return dict(kinds.most_common(8))


def main() -> None:
    slower = int(sys.argv[1]) if len(sys.argv) > 1 else 4
    with measured_pages() as opened:
        for game in sys.argv[2:] or GAMES:
            page = opened()
            tracing = prepared(page, game, slower)
            times = sorted(usable_after(page) for _ in range(TIMES))
            spent = ", ".join(f"{kind} {seconds:.2f}" for kind, seconds in work(tracing).items())
            print(
                f"{game:20} usable after {statistics.median(times):.2f} s ({times[0]:.2f} to {times[-1]:.2f}); {spent}"
            )
            page.context.close()


if __name__ == "__main__":
    main()
