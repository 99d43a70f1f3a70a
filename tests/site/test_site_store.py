"""The store of the page that needs no server, in a real browser: full, and cleared by the browser."""

from __future__ import annotations

from typing import Any

import pytest
from hosted import Hosted
from playwright.sync_api import Page, expect
from visitors import CONTROLLED, ROWS, ask, go_on, new_table, opened, view

from vivat import locale

ROOM = 100_000_000  # bytes
FILL = """async () => {
    const opening = indexedDB.open('vivat')
    const database = await new Promise((then) => { opening.onsuccess = () => then(opening.result) })
    const noise = new Uint8Array(10_000_000) // what can be made smaller is stored smaller, and never fills anything
    for (let at = 0; at < noise.length; at += 50_000) crypto.getRandomValues(noise.subarray(at, at + 50_000))
    const put = (size, name) => new Promise((then) => {
        const transaction = database.transaction('values', 'readwrite', { durability: 'strict' })
        transaction.objectStore('values').put(noise.slice(0, size), name)
        transaction.oncomplete = () => then('')
        transaction.onabort = () => then(transaction.error.name)
    })
    let why = ''
    for (let size = 10_000_000, number = 0; size >= 10; size /= 10)
        while (!(why = await put(size, `full ${number++}`))) if (number > 400) return 'it is never full'
    return why
}"""
pytestmark = pytest.mark.timeout(240)
SEQ = "seq => Number(document.querySelector('main').dataset.seq) > seq"


def quota(context: Any, page: Page, address: str, most: int) -> None:
    """Before anything is stored: a browser asks for the room that is left now and then only."""
    context.new_cdp_session(page).send("Storage.overrideQuotaForOrigin", {"origin": address, "quotaSize": most})


def test_a_full_store_gets_a_sentence_and_loses_nothing_that_was_acknowledged(browser: Any, hosted: Hosted) -> None:
    problems: list[str] = []
    context = browser.new_context(reduced_motion="reduce", locale="en")
    quota(context, context.new_page(), hosted.address, ROOM)
    page = opened(context, hosted.address, problems)
    table = new_table(page, "king_is_dead", 2, "random")
    before = go_on(page, table, 2)
    page.wait_for_function("seq => Number(document.querySelector('main').dataset.seq) >= seq", arg=before["seq"])
    page.wait_for_selector(".choices button:not([disabled])")
    rows = page.evaluate(ROWS, table)
    assert len(rows) == before["seq"]
    assert page.evaluate(FILL) == "QuotaExceededError"
    page.locator(".choices button").first.click()
    expect(page.locator("body")).to_contain_text(locale.say("site-full", "en"))
    assert page.evaluate(ROWS, table) == rows
    assert view(page, table)["seq"] == before["seq"]
    plan = {"id": "n", "game": "artus", "seats": [{"kind": "person", "name": "A"}, {"kind": "bot"}]}
    status, answer = ask(page, "POST", "/api/tables", plan)
    assert (status, answer["code"]) == (400, "site-full")
    quota(context, page, hosted.address, 10 * ROOM)  # somebody has made room
    page.locator(".choices button").first.click()
    page.wait_for_function(SEQ, arg=before["seq"])
    assert page.evaluate(ROWS, table)[: len(rows)] == rows
    context.close()
    assert not problems


def test_a_store_that_the_browser_has_cleared_gets_a_sentence(browser: Any, hosted: Hosted) -> None:
    problems: list[str] = []
    context = browser.new_context(reduced_motion="reduce", locale="en")
    page = opened(context, hosted.address, problems)
    page.wait_for_function(CONTROLLED)
    table = new_table(page, "king_is_dead", 2, "random")
    page.goto(hosted.address)  # the home page notes how much is kept
    page.wait_for_selector(".shelf button:not([disabled])")
    expect(page.get_by_text(locale.say("web-site-kept-count", "en", count=1), exact=True)).to_be_visible()
    page.goto(f"{hosted.address}/t/{table}")
    page.wait_for_selector(".choices button:not([disabled])")
    cleared = {"origin": hosted.address, "storageTypes": "indexeddb"}
    context.new_cdp_session(page).send("Storage.clearDataForOrigin", cleared)
    page.locator(".choices button").first.click()  # the core still runs: nothing is acknowledged that is not kept
    expect(page.get_by_text(locale.say("table-deleted", "en"))).to_be_visible()
    assert page.evaluate(ROWS, table) == []
    page.goto(hosted.address)
    expect(page.get_by_text(locale.say("web-site-evicted", "en"))).to_be_visible()
    new_table(page, "artus", 2, "random")  # and one can play again
    context.close()
    assert not problems
