"""What people do with the page: sit down, look what is asked, choose."""

from __future__ import annotations

import math
from collections.abc import Callable
from pathlib import Path
from typing import Any
from weakref import WeakKeyDictionary

from playwright.sync_api import Page, TimeoutError

from vivat.games import all_ids

ROOT = Path(__file__).resolve().parents[2]
GAMES = [game for game in all_ids() if (ROOT / "web/src/boards" / game / "Board.svelte").exists()]
HARDEST: dict[str, dict[str, Any]] = {
    "king_is_dead": {"mode": "advanced"},
    "artus": {"level": "advanced"},
    "vive_le_roi": {"ambition": True},
}
PLAYERS = {"king_is_dead": 3, "long_live_the_king": 3, "vive_le_roi": 4, "artus": 2}
SCENES = {  # what is staged in every game, and what in some
    "king_is_dead": {"struggle", "verdict"},
    "long_live_the_king": {"roll", "victory", "count", "king"},
    "vive_le_roi": {"vote", "crowned", "verdict"},
    "artus": {"crowned", "turned", "verdict"},
}
ENDINGS = {"king_is_dead": {"invasion", "coronation"}}
MAKE = """async ([game, players, options, level]) => {
    await fetch('/api/session', { method: 'POST' })
    const bots = Array.from({ length: players - 1 }, () => ({ kind: 'bot', level }))
    const id = Math.random().toString(36).slice(2)
    const body = JSON.stringify({ id, game, options, seats: [{ kind: 'person', name: 'Ada' }, ...bots] })
    const headers = { 'content-type': 'application/json' }
    const made = await (await fetch('/api/tables', { method: 'POST', headers, body })).json()
    history.pushState(null, '', `/t/${made.table.id}#now`)
    dispatchEvent(new PopStateEvent('popstate'))
}"""
GLOWING, BUTTONS = ".board [data-word], .hand [data-word]", ".choices button:not([disabled])"
# Where a mouse or a finger can hit one of these, brought into sight.
SPOT = """([number, these]) => {
    const targets = [...document.querySelectorAll(these)]
    if (targets.length === 0) return null
    const target = targets[number % targets.length]
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    const box = target.getBoundingClientRect()
    const hits = (x, y) => document.elementFromPoint(x, y)?.closest('[data-word]') === target
    for (const i of [5, 3, 7, 1, 9, 2, 8, 4, 6]) for (const j of [5, 3, 7, 1, 9, 2, 8, 4, 6]) {
        const [x, y] = [box.x + box.width * j / 10, box.y + box.height * i / 10]
        if ([-2, 0, 2].every(d => hits(x + d, y) && hits(x, y + d))) return [x, y] // not at its very edge
    }
    return null
}"""
# Chooses for seat 0 without the page, which is much quicker than with it: so many times, or until a step is asked that
# is among `at` or not among `past`. Returns the step that is asked then, null at the end of the game.
GO_ON = """async ([table, most, at, past]) => {
    const headers = { 'content-type': 'application/json' }
    for (let done = 0; ; ) {
        const seen = await (await fetch(`/api/tables/${table}`)).json()
        const view = seen.matches[0]?.view
        if (!view || view.result) return null
        if (view.choices.length === 0) { await new Promise(then => setTimeout(then, 60)); continue }
        const step = view.choices[0].split(':')[0]
        if (done >= most || at?.includes(step) || (past && !past.includes(step))) return step
        const word = view.choices[(done * 7) % view.choices.length]
        const body = { type: 'choose', id: `s${seen.seq}`, table, seq: seen.seq, seat: 0, choices: [word] }
        await fetch(`/api/tables/${table}/messages`, { method: 'POST', headers, body: JSON.stringify(body) })
        done++
    }
}"""
READY = """() => document.querySelector('.end') ? 'end'
    : document.querySelector('[aria-busy=false] .choices button:not([disabled])')
    ? document.querySelector('main').dataset.seq : null"""
DONE = """before => document.querySelector('main').dataset.seq !== before
    && !document.querySelector('.prompt[aria-busy=true]')"""
BOT = """table => fetch(`/api/tables/${table}/messages`, {
    method: 'POST', headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ type: 'bot', id: 'bot', table, seq: 0, seat: 0, level: 'random' }) })"""
# A quick bot plays on for the seat, to the end, without the page. How it ended, and after how many steps.
PLAYED = """async table => {
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify({ type: 'bot', id: 'bot', table, seq: 0, seat: 0, level: 'random' })
    await fetch(`/api/tables/${table}/messages`, { method: 'POST', headers, body })
    for (;;) {
        const { result, steps } = (await (await fetch(`/api/tables/${table}`)).json()).matches[0].view
        if (result) return [result.ending, steps]
        await new Promise(then => setTimeout(then, 100))
    }
}"""
# One steps from move to move, and no timer ends a scene.
HELD = """if (location.host) localStorage.speed = 'step'
    const real = setTimeout
    window.setTimeout = (act, after, ...rest) => after >= 1200 ? 0 : real(act, after, ...rest)"""
MISSED = "([table, steps]) => localStorage.setItem('steps_shown', JSON.stringify({ [table]: steps - 1 }))"
MOST = 900  # choices of one seat in any game
PATIENCE = 10_000  # milliseconds
MOST_MISSED = 3


def begin(page: Page, game: str, players: int | None = None, bots: str = "random", **options: Any) -> str:
    """A table against the quickest bots, or others; its name."""
    page.wait_for_selector("main")
    page.evaluate(MAKE, [game, players or PLAYERS[game], options, bots])
    page.wait_for_selector(".prompt, .end")
    return page.url.split("/t/")[1].partition("#")[0]


def go_on(page: Page, most: int, at: list[str] | None = None, past: list[str] | None = None) -> str | None:
    """Play on without the page, then open it anew; the step that is asked."""
    table = page.url.split("/t/")[1].partition("#")[0]
    step = page.evaluate(GO_ON, [table, most, at, past])
    page.evaluate("localStorage.removeItem('steps_shown')")
    page.reload()
    asked(page)
    return None if step is None else str(step)


def asked(page: Page) -> bool:
    """Wait until something is asked, or the game is over."""
    page.wait_for_selector(".choices button:not([disabled]), .end")
    return page.locator(".end").count() == 0


def play(page: Page, choose: Callable[[int], None], most: int = MOST) -> int:
    """Choose until the game is over; a choice is done when the table has a newer sequence number.

    Whoever aims at something that moves away just then, as when numbers arrive, tries again; that may not be the rule.
    """
    missed = 0
    for number in range(most):
        before = page.wait_for_function(READY).json_value()
        if before == "end":
            return number
        choose(number)
        try:
            page.wait_for_function(DONE, arg=before, timeout=PATIENCE)
        except TimeoutError:
            missed += 1
            assert missed <= MOST_MISSED
    return most


def play_out(page: Page, table: str) -> None:
    """A quick bot plays on for the seat, to the end."""
    page.evaluate(BOT, table)
    page.wait_for_selector(".end", timeout=150_000)  # a busy machine is no failure


def ended(page: Page, game: str) -> str:
    """A game that is over, opened by somebody who has missed its last move, which is offered as a film; its ending."""
    table = begin(page, game)
    address = page.url
    ending, steps = page.evaluate(PLAYED, table)
    page.goto(address.partition("/t/")[0])
    page.evaluate(MISSED, [table, steps])
    page.goto(address)
    page.wait_for_selector(".end")
    return str(ending)


def click_any(page: Page, number: int) -> None:
    """With the mouse: on the board where it glows, else a button."""
    spot = page.evaluate(SPOT, [number, GLOWING]) if number % 2 else None
    if spot:
        page.mouse.click(*spot)
    else:
        buttons = page.locator(".choices button")
        buttons.nth(number % buttons.count()).click()


TAPPED: WeakKeyDictionary[Page, tuple[float, float]] = WeakKeyDictionary()


def tap_any(page: Page, number: int) -> None:
    """With a finger: where it glows, else a button. Two quick taps in one place are one: so elsewhere or later."""
    for other in range(number, number + 3):
        spot: Any = page.evaluate(SPOT, [other, GLOWING]) if number % 2 else None
        spot = spot or page.evaluate(SPOT, [other, BUTTONS])
        if page not in TAPPED or math.dist(TAPPED[page], spot) >= 30:
            break
    else:
        page.wait_for_timeout(360)
    TAPPED[page] = spot
    page.touchscreen.tap(*spot)


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
