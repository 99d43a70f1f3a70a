"""People play whole games in the browser."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

GAMES = ("king_is_dead", "long_live_the_king")
PLAYERS = {"king_is_dead": 3, "long_live_the_king": 3, "vive_le_roi": 4, "artus": 3}
MAKE = """async ([game, players]) => {
    await fetch('/api/session', { method: 'POST' })
    const bots = Array.from({ length: players - 1 }, () => ({ kind: 'bot', level: 'random' }))
    const body = JSON.stringify({ id: crypto.randomUUID(), game, seats: [{ kind: 'person', name: 'Ada' }, ...bots] })
    const headers = { 'content-type': 'application/json' }
    const made = await (await fetch('/api/tables', { method: 'POST', headers, body })).json()
    location.assign(`/t/${made.table}#now`)
}"""
# Where a mouse can hit each glowing place of the board or the hand.
SPOTS = """() => [...document.querySelectorAll('.board [data-word], .hand [data-word]')].flatMap(target => {
    target.scrollIntoView({ block: 'nearest' })
    const box = target.getBoundingClientRect()
    const hits = (x, y) => document.elementFromPoint(x, y)?.closest('[data-word]') === target
    for (let i = 1; i < 10; i++) for (let j = 1; j < 10; j++) {
        const [x, y] = [box.x + box.width * j / 10, box.y + box.height * i / 10]
        if ([-2, 0, 2].every(d => hits(x + d, y) && hits(x, y + d))) return [[x, y]] // not at its very edge
    }
    return []
})"""
AXE = Path(__file__).resolve().parents[2] / "web/node_modules/axe-core/axe.min.js"
pytestmark = pytest.mark.timeout(240)
expect.set_options(timeout=20_000)


def begin(page: Page, game: str) -> None:
    """A table against the quickest bots."""
    page.evaluate(MAKE, [game, PLAYERS[game]])
    page.wait_for_selector(".prompt, .end")


def asked(page: Page) -> bool:
    """Wait until something is asked, or the game is over."""
    page.wait_for_selector(".choices button:not([disabled]), .end")
    return page.locator(".end").count() == 0


def to_the_end(page: Page, choose: Any) -> int:
    """Choose until the game is over; a choice is done when the table has a newer sequence number."""
    number = 0
    while asked(page):
        before = page.get_attribute("main", "data-seq")
        choose(number)
        page.wait_for_function("before => document.querySelector('main').dataset.seq !== before", arg=before)
        number += 1
        assert number < 400
    return number


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_mouse(open_page: Any, game: str) -> None:
    page = open_page()
    begin(page, game)

    def choose(number: int) -> None:
        """On the board where it glows, else with a button."""
        spots = page.evaluate(SPOTS) if number % 2 else []
        if spots:
            page.mouse.click(*spots[number % len(spots)])
        else:
            buttons = page.locator(".choices button")
            buttons.nth(number % buttons.count()).click()

    assert to_the_end(page, choose) > 5
    expect(page.locator(".end h2")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_keyboard(open_page: Any, game: str) -> None:
    page = open_page()
    page.keyboard.press("Tab")
    begin_by_key(page, game)

    def choose(number: int) -> None:
        buttons = page.locator(".choices button")
        buttons.nth(number % buttons.count()).focus()
        page.keyboard.press("Enter")

    assert to_the_end(page, choose) > 5


def begin_by_key(page: Page, game: str) -> None:
    wanted = page.locator(".game", has=page.locator(f"a[href='/new/{game}']")).get_by_role("button")
    expect(wanted).to_be_enabled()
    for _ in range(40):
        if wanted.evaluate("button => button === document.activeElement"):
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.wait_for_selector(".prompt, .end")


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("path", ["/", "/new/king_is_dead", "table"])
def test_axe_finds_nothing(open_page: Any, path: str, theme: str) -> None:
    page = open_page("/" if path == "table" else path, theme=theme)
    if path == "table":
        begin(page, "king_is_dead")
        asked(page)
    page.wait_for_timeout(300)
    page.context.new_cdp_session(page).send("Page.setBypassCSP", {"enabled": True})
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate(
        "axe.run().then(all => all.violations.map(v => [v.id, v.nodes.map(n => n.html.slice(0, 140))]))"
    )
    assert found == []


@pytest.mark.parametrize("path", ["/", "/new/king_is_dead", "table"])
def test_phone_width_has_no_sideways_scroll_and_large_targets(open_page: Any, path: str) -> None:
    page = open_page("/" if path == "table" else path, width=360, height=780)
    if path == "table":
        begin(page, "king_is_dead")
        asked(page)
    else:
        page.wait_for_selector("main h1")
    page.wait_for_timeout(200)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    small = page.evaluate(
        """[...document.querySelectorAll('button, a.button, select, input:not([type=radio]):not([type=checkbox])')]
           .map(e => [e, e.getBoundingClientRect()])
           .filter(([e, box]) => e.offsetParent && Math.min(box.width, box.height) < 44)
           .map(([e]) => e.outerHTML.slice(0, 120))"""
    )
    assert small == []


def test_on_a_phone_pointing_at_a_choice_does_not_move_it(open_page: Any) -> None:
    page = open_page(width=360, height=780)
    begin(page, "king_is_dead")
    asked(page)
    button = page.locator("[data-word='turn:assemble'].choice")
    button.scroll_into_view_if_needed()
    before = button.bounding_box()
    button.hover()
    expect(page.locator(".consequence")).not_to_be_empty()
    assert button.bounding_box() == before


def test_the_page_speaks_french_and_english(open_page: Any) -> None:
    page = open_page(language="fr-FR")
    expect(page.locator("h1")).to_have_text("Le trône est vide")
    assert page.evaluate("document.documentElement.lang") == "fr"
    page.locator(".tool[lang=en]").click()
    expect(page.locator("h1")).to_have_text("The throne is empty")
    page.reload()
    expect(page.locator("h1")).to_have_text("The throne is empty")


def test_a_reload_in_the_middle_of_an_action_shows_the_same_question(open_page: Any) -> None:
    page = open_page()
    begin(page, "king_is_dead")
    asked(page)
    page.locator("[data-word='turn:assemble']").first.click()
    page.wait_for_selector("[data-word^='assemble_']")
    question = page.locator(".prompt h2").text_content()
    page.reload()
    page.wait_for_selector("[data-word^='assemble_']")
    assert page.locator(".prompt h2").text_content() == question


def test_the_server_is_killed_and_the_open_page_goes_on(open_page: Any, served: Any) -> None:
    page = open_page()
    begin(page, "king_is_dead")
    asked(page)
    served.kill()
    expect(page.locator(".connection")).to_be_visible()
    served.start()
    expect(page.locator(".connection")).to_have_count(0)
    page.locator("[data-word='turn:pass']").first.click()
    expect(page.locator(".log")).to_contain_text("passes")


def test_two_browsers_and_a_spectator_see_their_own(open_page: Any) -> None:
    host = open_page("/new/king_is_dead")
    host.locator(".number", has_text="2").click()
    host.locator(".seat input").first.fill("Ada")
    host.locator("select").first.select_option("open")
    host.locator(".begin").click()
    link = host.locator("#link").input_value()
    guest, other = open_page(link[link.index("/t/") :]), open_page(link[link.index("/t/") :].partition("#")[0])
    guest.locator("#name").fill("Bea")
    guest.locator("li .strong").click()
    guest.locator(".begin").click()
    host.locator(".begin").click()
    for page in (host, guest, other):
        page.wait_for_selector(".prompt")
    expect(other.locator(".watching")).to_be_visible()
    assert host.locator(".hand .card").count() == guest.locator(".hand .card").count() == 8
    assert other.locator(".hand .card").count() == 0
    assert other.locator(".choices").count() == 0


def test_hot_seat_hides_a_hand_until_its_owner_has_the_screen(open_page: Any) -> None:
    page = open_page("/new/king_is_dead")
    page.locator(".number", has_text="2").click()
    page.locator("select").first.select_option("screen")
    page.locator(".begin").click()
    veil = page.locator(".veil")
    expect(veil).to_be_visible()
    assert page.locator(".hand .card").count() == 0
    veil.get_by_role("button").click()
    assert page.locator(".hand .card").count() == 8
    page.locator("[data-word='turn:pass']").first.click()
    expect(veil).to_be_visible()
