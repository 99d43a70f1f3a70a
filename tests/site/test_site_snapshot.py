"""The memory of Python that is kept for later visits: it is taken up, holds nothing of a table, may be of no use."""

from __future__ import annotations

from typing import Any

import pytest
from hosted import Hosted
from playwright.sync_api import Page
from visitors import CONTROLLED, go_on, new_table, opened, view

KEPT = "async () => (await (await caches.open('python, begun')).keys()).length > 0"
HOLDS = """async (words) => {
    const cache = await caches.open('python, begun')
    const memory = new Uint8Array(await (await cache.match((await cache.keys())[0])).arrayBuffer())
    const text = new TextDecoder('latin1').decode(memory)
    return words.map((word) => text.includes(word))
}"""
VALUE = """name => new Promise((resolve) => {
    indexedDB.open('vivat').onsuccess = ({ target: { result: database } }) => {
        const asked = database.transaction('values').objectStore('values').get(name)
        asked.onsuccess = () => resolve(asked.result)
    }
})"""
SPOIL = """async () => {
    const cache = await caches.open('python, begun')
    for (const place of await cache.keys()) await cache.put(place, new Response('of no use, and not even long'))
}"""
TAKEN = "performance.getEntriesByName('taken up').length"
pytestmark = pytest.mark.timeout(240)


def was_taken(page: Page) -> bool:
    core = next(worker for worker in page.workers if "core.worker" in worker.url)
    return bool(core.evaluate(TAKEN))


def kept(page: Page) -> None:
    page.wait_for_function(CONTROLLED)
    while not page.evaluate(KEPT):
        page.wait_for_timeout(200)


def begin_again(context: Any, page: Page, address: str, problems: list[str]) -> Page:
    """Another visit, once the memory is kept."""
    kept(page)
    page.close()
    return opened(context, address, problems)


def test_a_later_visit_takes_up_a_memory_that_holds_nothing_of_a_table(browser: Any, hosted: Hosted) -> None:
    problems: list[str] = []
    context = browser.new_context(reduced_motion="reduce", locale="en")
    page = opened(context, hosted.address, problems)
    assert not was_taken(page)
    table = new_table(page, "artus", 2, "easy")
    seen = go_on(page, table, 1)
    page = begin_again(context, page, f"{hosted.address}/t/{table}", problems)
    assert was_taken(page)
    assert view(page, table)["seq"] >= seen["seq"]
    secrets = [page.evaluate(VALUE, name) for name in ("token", "key tokens")]
    assert all(len(secret) > 20 for secret in secrets)
    assert page.evaluate(HOLDS, [table, *secrets, "vivat.server.browser.entry"]) == [False, False, False, True]
    context.close()
    assert not problems


def test_a_memory_of_no_use_is_put_away(browser: Any, hosted: Hosted) -> None:
    problems: list[str] = []
    context = browser.new_context(reduced_motion="reduce", locale="fr")
    page = opened(context, hosted.address, problems)
    kept(page)
    page.evaluate(SPOIL)
    page = begin_again(context, page, hosted.address, problems)
    assert not was_taken(page)
    go_on(page, new_table(page, "king_is_dead", 2, "random"), 2)
    page = begin_again(context, page, hosted.address, problems)
    assert was_taken(page), "another one was kept"
    context.close()
    assert not problems
