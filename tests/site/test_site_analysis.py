"""An analysis on the page that needs no server: begun, left, gone on with; the same numbers as natively."""

from __future__ import annotations

from typing import Any

import pytest
from browser.matches import short
from browser.people import GAMES
from hosted import Hosted
from kit import plain
from playwright.sync_api import Page, expect
from visitors import ask, opened

import vivat
from vivat.analysis.export import as_csv

BEGUN = "() => document.querySelector('.analysis progress')?.value > 0 || document.querySelector('.analysis .summary')"
pytestmark = pytest.mark.timeout(240)


def analysis(page: Page) -> None:
    page.get_by_role("tab", name="Analysis").click()


def sent(page: Page, game: str) -> str:
    """A short match, as a table."""
    status, seen = ask(page, "POST", "/api/records", short(game).record())
    assert status == 200, seen
    return str(seen["table"]["id"])


def finished(page: Page, table: str) -> dict[str, Any]:
    """The result, asked for until it is there."""
    for _ in range(600):
        status, shown = ask(page, "POST", f"/api/tables/{table}/analysis")
        assert status == 200, shown
        assert shown["state"] != "failed"
        if shown["state"] == "done":
            return shown["result"]  # type: ignore[no-any-return]
        page.wait_for_timeout(200)
    raise AssertionError(shown)


def test_it_is_begun_left_gone_on_with_and_the_same_as_natively(browser: Any, hosted: Hosted) -> None:
    problems: list[str] = []
    context = browser.new_context(reduced_motion="reduce", locale="en")
    page = opened(context, hosted.address, problems)
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    first, *others = GAMES
    table = sent(page, first)
    page.goto(f"{hosted.address}/r/{table}")
    page.wait_for_selector("main.replay")
    analysis(page)
    page.get_by_role("button", name="Analyse this game").click()
    page.wait_for_function(BEGUN)
    page.reload()  # the core ends with it, and the analysis in its worker
    page.wait_for_selector("main.replay")
    analysis(page)
    expect(page.locator(".analysis .summary")).to_be_visible(timeout=120_000)
    result = finished(page, table)
    assert result == plain(vivat.analyse(short(first), "hard"))
    assert ask(page, "GET", f"/api/tables/{table}/analysis.csv") == (200, as_csv(result))
    for game in others:
        assert finished(page, sent(page, game)) == plain(vivat.analyse(short(game), "hard")), game
    context.close()
    assert not problems
