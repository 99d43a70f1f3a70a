"""What people do with the page: sit down, look what is asked, choose."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from vivat.games import all_ids

ROOT = Path(__file__).resolve().parents[2]
GAMES = [game for game in all_ids() if (ROOT / "web/src/boards" / game / "Board.svelte").exists()]
PLAYERS = {"king_is_dead": 3, "long_live_the_king": 3, "vive_le_roi": 4, "artus": 2}
MAKE = """async ([game, players, options]) => {
    await fetch('/api/session', { method: 'POST' })
    const bots = Array.from({ length: players - 1 }, () => ({ kind: 'bot', level: 'random' }))
    const id = Math.random().toString(36).slice(2)
    const body = JSON.stringify({ id, game, options, seats: [{ kind: 'person', name: 'Ada' }, ...bots] })
    const headers = { 'content-type': 'application/json' }
    const made = await (await fetch('/api/tables', { method: 'POST', headers, body })).json()
    history.pushState(null, '', `/t/${made.table}#now`)
    dispatchEvent(new PopStateEvent('popstate'))
}"""
# Where a mouse can hit each glowing place of the board or the hand.
SPOTS = """() => [...document.querySelectorAll('.board [data-word], .hand [data-word]')].flatMap(target => {
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    const box = target.getBoundingClientRect()
    for (const i of [5, 3, 7, 1, 9, 2, 8, 4, 6]) for (const j of [5, 3, 7, 1, 9, 2, 8, 4, 6]) {
        const [x, y] = [box.x + box.width * j / 10, box.y + box.height * i / 10]
        if (document.elementFromPoint(x, y)?.closest('[data-word]') === target) return [[x, y, target.dataset.word]]
    }
    return []
})"""
READY = """() => document.querySelector('.end') ? 'end'
    : document.querySelector('[aria-busy=false] .choices button:not([disabled])')
    ? document.querySelector('main').dataset.seq : null"""
DONE = """before => document.querySelector('main').dataset.seq !== before
    && !document.querySelector('.prompt[aria-busy=true]')"""
MOST = 900  # choices of one seat in any game


def begin(page: Page, game: str, players: int | None = None, **options: Any) -> str:
    """A table against the quickest bots; its name."""
    page.wait_for_selector("main")
    page.evaluate(MAKE, [game, players or PLAYERS[game], options])
    page.wait_for_selector(".prompt, .end")
    return page.url.split("/t/")[1].partition("#")[0]


def asked(page: Page) -> bool:
    """Wait until something is asked, or the game is over."""
    page.wait_for_selector(".choices button:not([disabled]), .end")
    return page.locator(".end").count() == 0


def play(page: Page, choose: Callable[[int], None], most: int = MOST) -> int:
    """Choose until the game is over; a choice is done when the table has a newer sequence number."""
    for number in range(most):
        before = page.wait_for_function(READY).json_value()
        if before == "end":
            return number
        choose(number)
        page.wait_for_function(DONE, arg=before)
    return most


def click_any(page: Page, number: int) -> None:
    """With the mouse: on the board where it glows, else a button."""
    spots = page.evaluate(SPOTS) if number % 2 else []
    if spots:
        x, y, _ = spots[number % len(spots)]
        page.mouse.click(x, y)
    else:
        buttons = page.locator(".choices button")
        buttons.nth(number % buttons.count()).click()


def press_any(page: Page, number: int) -> None:
    """With the keyboard: to a choice by Tab, then Enter. After the first one the focus waits at the next question."""
    for _ in range(60):
        if page.evaluate("document.activeElement.closest('.choices') !== null"):
            break
        page.keyboard.press("Tab")
    count = page.locator(".choices button").count()
    for _ in range(number % min(count, 3)):
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
