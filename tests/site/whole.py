"""Whole games in a browser with the network off: a command, and the figures that docs/build/site.md tells.

python tests/site/whole.py [--visits | --games]

First what a visit takes until the board can be played: seconds, bytes, the CPU time of the browser's processes; on this
processor and on one slowed fourfold (slowed.py). Then, for every game, how long `master`, `hard` and `expert` think
about the questions of a game, and with --games a whole game against `hard`, closed in the middle and gone on with.
"""

from __future__ import annotations

import itertools
import os
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / name) for name in ("tests", "tests/site", "tools")]

import build_site  # noqa: E402
import psutil  # noqa: E402
from browser.conftest import FLAGS, chromium  # noqa: E402
from hosted import Hosted  # noqa: E402
from playwright.sync_api import Page, sync_playwright  # noqa: E402
from slowed import Slowed  # noqa: E402
from visitors import CONTROLLED, ROWS, ask, go_on, opened, view  # noqa: E402

PLAYERS = {"king_is_dead": 2, "long_live_the_king": 3, "vive_le_roi": 4, "artus": 2}
BOARD = ".prompt, .end"
KEPT = "async () => (await (await caches.open('python, begun')).keys()).length > 0"  # what makes the next visit quicker
SLOWER = 4
Launch = Callable[[str], Any]
TURNS = 4  # of one's own, after which a level has answered often enough


def spent() -> float:
    """CPU seconds of the browser so far."""
    total = 0.0
    for process in psutil.Process().children(recursive=True):
        try:
            if "chromium" in process.name():
                times = process.cpu_times()
                total += times.user + times.system
        except psutil.Error:
            pass
    return total


def longest_thread() -> float:
    """CPU seconds of the busiest thread of the page's process: what a visitor waits for on a machine with two cores."""
    found = [0.0]
    for process in psutil.Process().children(recursive=True):
        try:
            if "--type=renderer" in process.cmdline():
                found += [thread.user_time + thread.system_time for thread in process.threads()]
        except psutil.Error:
            pass
    return max(found)


def visit(context: Any, host: Hosted, what: str, times: int = 1) -> Page:
    page: Page = context.new_page()
    page.set_default_timeout(120_000)
    page.wait_for_timeout(500)
    began, used, sent = time.monotonic(), spent(), host.sent
    with Slowed(times):
        page.goto(host.address)
        page.wait_for_selector(".shelf button:not([disabled])")
        page.locator(".shelf button.strong").first.click()
        page.wait_for_selector(BOARD)  # it may be a bot's turn, who takes his time
        took, cpu, thread = time.monotonic() - began, spent() - used, longest_thread()
    page.wait_for_function(CONTROLLED)
    while not page.evaluate(KEPT):
        page.wait_for_timeout(200)
    page.wait_for_timeout(1_500)
    load = os.getloadavg()[0] / (os.cpu_count() or 1)
    slower = f" on a processor slowed {times} times" if times > 1 else ""
    print(f"{what}{slower}: to a board that can be played {took:.1f} s by the clock (load {load:.1f} a core),", end=" ")
    print(f"{cpu:.1f} CPU seconds, {thread:.1f} of them in the busiest thread; {(host.sent - sent) / 1e6:.2f} MB")
    return page


def visits(launch: Launch, host: Hosted, times: int) -> None:
    """The first one, one in the same browser, and one after it was closed."""
    with tempfile.TemporaryDirectory() as profile:
        context = launch(profile)
        visit(context, host, "first visit", times).close()
        visit(context, host, "later visit", times).close()
        context.close()
        context = launch(profile)
        visit(context, host, "later visit, the browser begun anew,", times)
        context.close()


def new_table(page: Page, game: str, level: str) -> str:
    seats = [{"kind": "person", "name": "Ada"}] + [{"kind": "bot", "level": level}] * (PLAYERS[game] - 1)
    status, seen = ask(page, "POST", "/api/tables", {"id": f"{game}-{level}", "game": game, "seats": seats})
    assert status == 200, seen
    table = str(seen["table"]["id"])
    ready = {"type": "ready", "id": "ready", "table": table, "seq": seen["seq"], "seat": 0}
    ask(page, "POST", f"/api/tables/{table}/messages", ready)
    return table


def thinking(page: Page, game: str, level: str) -> None:
    """How long the bots of a table take for one choice, from the times of the events; their pace is taken off."""
    table = new_table(page, game, level)
    go_on(page, table, TURNS)
    rows = page.evaluate(ROWS, table)
    chosen = [(event["at"], event.get("by")) for event in rows if event["kind"] == "chose"]
    gaps = [now - before for (before, _), (now, by) in itertools.pairwise(chosen) if by == "bot"]
    seconds = sorted(max(0.0, gap / 1000 - 0.7) for gap in gaps)
    if seconds:
        print(
            f"{game} {level}: {len(seconds)} answers,"
            f" half within {statistics.median(seconds):.2f} s, the longest {seconds[-1]:.2f} s"
        )
    ask(page, "DELETE", f"/api/tables/{table}")


def whole(launch: Launch, profile: str, address: str, game: str) -> None:
    """A whole game against `hard`, the browser closed in the middle."""
    problems: list[str] = []
    context = launch(profile)
    page = opened(context, address, problems)
    began = time.monotonic()
    table = new_table(page, game, "hard")
    go_on(page, table, 5)
    context.close()
    context = launch(profile)
    page = opened(context, f"{address}/t/{table}", problems)
    seen = go_on(page, table, 10_000)
    page.wait_for_selector(".end")
    assert view(page, table)["table"]["status"] == "over"
    print(
        f"{game}: a whole game against hard, {seen['seq']} events in {time.monotonic() - began:.0f} s;"
        f" problems: {problems or 'none'}"
    )
    context.close()
    assert not problems


def main() -> None:
    folder = build_site.WORK / "folder"
    build_site.build(folder)
    program, more = chromium()
    how: dict[str, Any] = {"executable_path": program, "args": FLAGS, "env": {**os.environ, **more}}
    host = Hosted(folder)
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as profile:

        def launch(profile: str) -> Any:
            return playwright.chromium.launch_persistent_context(profile, reduced_motion="reduce", **how)

        for times in (1, SLOWER):
            visits(launch, host, times)
        if "--visits" in sys.argv:
            return
        context = launch(profile)
        page = visit(context, host, "before the network is gone")
        for game in PLAYERS:
            thinking(page, game, "master")  # who fetches his network when he is first asked
        host.close()  # from here on there is no network
        for game in PLAYERS:
            for level in ("hard", "expert"):
                thinking(page, game, level)
        context.close()
        if "--games" in sys.argv:
            for game in PLAYERS:
                whole(launch, profile, host.address, game)


if __name__ == "__main__":
    main()
