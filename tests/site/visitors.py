"""What tests do with the page that needs no server: speak to the core beside the page, as another tab would."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page

ASK = """([method, path, body]) => new Promise((resolve, reject) => {
    const wire = new BroadcastChannel('vivat'), tab = crypto.randomUUID(), id = crypto.randomUUID()
    const message = { to: 'core', kind: 'ask', tab, id, method, path, body, language: 'en' }
    wire.onmessage = ({ data }) => {
        if (data.kind === 'ready') wire.postMessage(message) // another tab's core has taken over
        if (data.to !== tab) return
        wire.close()
        resolve([data.status, data.text])
    }
    wire.postMessage(message)
    setTimeout(() => reject(new Error('no answer')), 60_000)
})"""
CONTROLLED = "() => navigator.serviceWorker.controller !== null"
ROWS = """table => new Promise((resolve) => {
    indexedDB.open('vivat').onsuccess = ({ target: { result: database } }) => {
        const range = IDBKeyRange.bound([table, 0], [table, Infinity])
        const rows = database.transaction('rows').objectStore('rows').getAll(range)
        rows.onsuccess = () => resolve(rows.result.map((row) => JSON.parse(row.body)))
    }
})"""
PATIENCE = 120_000  # milliseconds: a busy machine is no failure


def ask(page: Page, method: str, path: str, body: Any = "") -> tuple[int, Any]:
    text = body if isinstance(body, str) else json.dumps(body)
    status, answer = page.evaluate(ASK, [method, path, text])
    return status, json.loads(answer) if answer[:1] in "{[" else answer


def opened(context: Any, address: str, problems: list[str]) -> Page:
    """A page on which a script error or a refused resource is noted, once the games can be played."""
    page: Page = context.new_page()
    page.set_default_timeout(PATIENCE)
    page.on("pageerror", lambda problem: problems.append(str(problem)))
    page.on("console", lambda said: problems.append(said.text) if said.type == "error" else None)
    page.goto(address)
    page.wait_for_selector(".shelf button:not([disabled]), .choices button:not([disabled]), .end")
    return page


def new_table(page: Page, game: str, players: int, level: str) -> str:
    """Made on the page itself; its name."""
    page.locator(f"a[href='/new/{game}']").click()
    page.locator(f"label.number:has(input[value='{players}'])").click()
    for seat in range(players - 1):
        page.locator(".seat select").nth(seat).select_option(f"bot:{level}")
    page.locator("button.begin").click()
    page.wait_for_selector(".choices button:not([disabled])")
    return page.url.split("/t/")[1].partition("#")[0]


def view(page: Page, table: str) -> dict[str, Any]:
    status, seen = ask(page, "GET", f"/api/tables/{table}")
    assert status == 200, seen
    return seen  # type: ignore[no-any-return]


def go_on(page: Page, table: str, most: int) -> dict[str, Any]:
    """Choose so many times, as they come, or until the end; the view when something is asked again."""
    done = 0
    while True:
        seen = view(page, table)
        asked = seen["matches"][0]["view"]
        if asked["result"] or (asked["choices"] and done >= most):
            return seen
        if not asked["choices"]:
            page.wait_for_timeout(50)
            continue
        word = asked["choices"][done * 7 % len(asked["choices"])]
        body = {"type": "choose", "id": f"s{seen['seq']}", "table": table, "seq": seen["seq"], "seat": 0}
        ask(page, "POST", f"/api/tables/{table}/messages", {**body, "choices": [word]})
        done += 1
