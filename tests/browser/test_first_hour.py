"""What a player meets in the first hour: every one of these once went wrong."""

from __future__ import annotations

import re
from typing import Any

import pytest
from people import GAMES, asked, begin, click_any, play, press_any
from playwright.sync_api import Page, expect

pytestmark = pytest.mark.timeout(240)
expect.set_options(timeout=40_000)
SEQ = "document.querySelector('main').dataset.seq"
CLOCKED = """async () => {
    await fetch('/api/session', { method: 'POST' })
    const seats = [{ kind: 'person', name: 'Ada' }, { kind: 'bot', level: 'random' }]
    const clock = { move: 60, game: 1200 }
    const body = JSON.stringify({ id: 'clocked', game: 'king_is_dead', options: { first_seat: 0 }, seats, clock })
    const headers = { 'content-type': 'application/json' }
    const made = await (await fetch('/api/tables', { method: 'POST', headers, body })).json()
    history.pushState(null, '', `/t/${made.table.id}#now`)
    dispatchEvent(new PopStateEvent('popstate'))
}"""
COVERS = """() => {
    const news = document.querySelector('.news').getBoundingClientRect()
    return [...document.querySelectorAll('.board, .hand, .prompt')].some(one => {
        const box = one.getBoundingClientRect()
        const across = box.left < news.right && box.right > news.left
        return box.height > 0 && across && box.top < news.bottom && box.bottom > news.top
    })
}"""
# A region where followers of one faction stand alone, so that nobody chooses among them.
ALONE = """async table => {
    const { regions } = (await (await fetch(`/api/tables/${table}`)).json()).matches[0].view.board
    const kinds = region => ['scots', 'welsh', 'english'].filter(faction => region[faction]).length
    return Object.keys(regions).find(id => kinds(regions[id]) === 1) ?? null
}"""
TABLE = """async ([seats, options]) => {
    await fetch('/api/session', { method: 'POST' })
    const body = JSON.stringify({ id: Math.random().toString(36).slice(2), game: 'vive_le_roi', options, seats })
    const headers = { 'content-type': 'application/json' }
    return (await fetch('/api/tables', { method: 'POST', headers, body })).status
}"""


def steps(page: Page) -> int:
    return page.locator(".log li").count()


def test_a_double_click_makes_one_decision(open_page: Any) -> None:
    page = open_page()
    begin(page, "king_is_dead", first_seat=0)
    asked(page)
    page.locator(".choices [data-word='turn:assemble']").dblclick(delay=20)
    page.wait_for_selector(".choices [data-word^='assemble_']")
    page.wait_for_timeout(300)
    assert page.locator(".prompt .playing").inner_text() == "Assemble"
    first = page.locator(".choices button").first.get_attribute("data-word")
    page.locator(".undo").click()
    expect(page.locator(".choices [data-word='turn:assemble']")).to_be_visible()  # one step back: there was one
    assert first


def test_a_double_tap_or_a_key_held_down_makes_one_decision(open_page: Any) -> None:
    page = open_page(width=390, height=844, touch=True)
    begin(page, "king_is_dead", first_seat=0)
    asked(page)
    box = page.locator(".choices [data-word='turn:pass']").bounding_box()
    assert box
    for _ in range(2):
        page.touchscreen.tap(box["x"] + 20, box["y"] + 20)
    page.wait_for_timeout(600)
    assert page.locator(".log li", has_text="Ada passes").count() == 1
    asked(page)
    page.locator(".choices button").first.focus()
    seq = page.evaluate(SEQ)
    session = page.context.new_cdp_session(page)
    for repeat in (True, True, True):
        key = {"type": "keyDown", "key": "Enter", "code": "Enter", "windowsVirtualKeyCode": 13, "text": "\r"}
        session.send("Input.dispatchKeyEvent", {**key, "autoRepeat": repeat})
    page.wait_for_timeout(400)
    assert page.evaluate(SEQ) == seq


@pytest.mark.parametrize("width", [390, 1440])
def test_news_lies_in_the_head_of_the_page_and_covers_no_board(open_page: Any, width: int) -> None:
    page = open_page(width=width, height=844)
    begin(page, "king_is_dead", first_seat=0)
    for _ in range(60):
        if page.locator(".news").count() or not asked(page):
            break
        page.locator(".choices [data-word='turn:pass']").first.click()
        page.wait_for_timeout(60)
    expect(page.locator(".news").first).to_be_visible()
    assert page.evaluate(COVERS) is False


def test_news_speaks_the_language_of_the_page_and_goes_after_some_seconds(open_page: Any) -> None:
    page = open_page()
    begin(page, "king_is_dead", first_seat=0)
    for _ in range(60):
        if page.locator(".news").count():
            break
        asked(page)
        page.locator(".choices [data-word='turn:pass']").first.click()
        page.wait_for_timeout(60)
    expect(page.locator(".news p").first).to_contain_text("Struggle")
    page.locator(".tool[lang=fr]").click()
    expect(page.locator(".news p").first).to_contain_text("Lutte")
    play(page, lambda number: press_any(page, number), most=1)
    expect(page.locator(".news")).to_have_count(0, timeout=12_000)


def test_nine_and_more_play_in_teams_without_being_told_how(open_page: Any) -> None:
    page = open_page("/new/vive_le_roi")
    teams = page.get_by_label(re.compile("^Teams"))
    expect(teams).to_have_value("None")
    page.locator(".number", has_text="10").click()
    expect(teams).to_have_value("With a common marker")
    page.locator(".begin").click()
    expect(page.locator(".prompt")).to_be_visible()
    bots = [{"kind": "bot", "level": "random"}] * 8
    assert page.evaluate(TABLE, [[{"kind": "person", "name": "Ada"}, *bots], {}]) == 200


def test_a_take_back_that_ends_my_turn_is_told(open_page: Any) -> None:
    host = open_page("/new/king_is_dead")
    host.locator(".number", has_text="2").first.click()
    host.locator(".seat input").first.fill("Ada")
    host.locator(".seat select").first.select_option("open")
    host.locator(".begin").click()
    link = host.locator("#link").input_value()
    guest = open_page(link[link.index("/t/") :])
    guest.locator("#name").fill("Bea")
    guest.locator("li .strong").click()
    for page in (guest, host):
        page.locator(".begin").click()
    for page in (host, guest):
        page.wait_for_selector(".prompt")
    first, second = (host, guest) if host.locator(".choices").count() else (guest, host)
    first.locator(".choices [data-word='turn:pass']").click()
    expect(second.locator(".choices")).to_be_visible()
    first.locator(".undo").click()
    expect(second.locator(".news")).to_contain_text("has taken the last choice back; it is no longer your turn")
    assert first.locator(".news", has_text="taken").count() == 0


def test_both_clocks_are_shown_and_bots_have_none(open_page: Any) -> None:
    page = open_page()
    page.wait_for_selector("main")
    page.evaluate(CLOCKED)
    asked(page)
    own = page.locator(".seat", has_text="Ada").locator(".clock")
    expect(own).to_have_count(2)
    assert own.nth(0).inner_text().strip() in ("1:00", "0:59", "0:58")
    assert own.nth(1).inner_text().strip().startswith(("20:00", "19:5"))
    expect(page.locator(".seat", has_text="Bertram").locator(".clock")).to_have_count(0)


def test_partners_are_marked(open_page: Any) -> None:
    page = open_page()
    begin(page, "king_is_dead", players=4)
    expect(page.locator(".seat", has_text="your partner")).to_have_count(1)
    expect(page.locator(".seat").nth(2)).to_contain_text("your partner")  # KD-3.10: opposite


def test_around_one_screen_only_he_who_looks_is_you(open_page: Any) -> None:
    page = open_page("/new/king_is_dead")
    page.locator(".number", has_text="2").first.click()
    page.locator(".seat select").first.select_option("screen")
    page.locator(".begin").click()
    for _ in range(2):
        page.locator(".veil").get_by_role("button").click()
        expect(page.locator(".seat .you")).to_have_count(1)
        expect(page.locator(".seat.waits .you")).to_have_count(1)
        page.locator("[data-word='turn:pass']").first.click()


def test_what_has_one_way_only_is_told_to_him_for_whom_it_was_taken(open_page: Any) -> None:
    page = open_page()
    alone = None
    while alone is None:
        table = begin(page, "king_is_dead", first_seat=0)
        alone = page.evaluate(ALONE, table)
    page.locator(".choices [data-word='turn:assemble']").click()
    page.wait_for_selector(".choices [data-word^='assemble_']")
    while page.locator(".choices [data-word^='assemble_']").count():
        before = page.get_attribute("main", "data-seq")
        page.locator(f".choices [data-word^='assemble_']:not([data-word$=':{alone}'])").first.click()
        expect(page.locator("main")).not_to_have_attribute("data-seq", str(before))
    page.locator(f".choices [data-word='summon_region:{alone}']").click()
    expect(page.locator(".news")).to_contain_text("There was one way only. Ada summons")


def test_what_one_has_chosen_oneself_is_not_told_as_the_only_way(open_page: Any) -> None:
    page = open_page()
    begin(page, "king_is_dead", first_seat=0)
    asked(page)
    for words in ("turn:assemble", "assemble_"):
        page.locator(f".choices [data-word^='{words}']").first.click()
        expect(page.locator(".log li", has_text="Ada plays Assemble")).to_be_visible()
        page.wait_for_selector(".choices [data-word^='assemble_']")
        page.wait_for_timeout(300)
        assert page.locator(".news").count() == 0


def test_copied_is_said_for_a_moment(open_page: Any) -> None:
    page = open_page("/new/king_is_dead")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.locator(".seat select").first.select_option("open")
    page.locator(".begin").click()
    button = page.locator(".invite button")
    button.click()
    expect(button).to_have_text("Copied")
    expect(button).to_have_text("Copy")
    assert page.evaluate("navigator.clipboard.readText()") == page.locator("#link").input_value()


def test_the_error_of_a_link_stands_beside_its_field(open_page: Any) -> None:
    page = open_page(width=390, height=844)
    page.locator("#link").fill("nonsense")
    page.locator("form .button").click()
    expect(page.locator("form:has(#link) [role=alert]")).to_be_in_viewport()
    expect(page.locator("#link")).to_have_attribute("aria-describedby", "wrong-link")


def test_an_unknown_address_says_so(open_page: Any) -> None:
    for address in ("/nowhere", "/rules/chess"):
        page = open_page(address)
        expect(page.locator("h1")).to_have_text("There is nothing here")
        page.locator("main .button").click()
        expect(page.locator(".shelf")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_rules_signs_and_length_are_reached_from_home_and_from_a_new_table(open_page: Any, game: str) -> None:
    page = open_page()
    for start in ("/", f"/new/{game}"):
        page.goto(start_of(page, start))
        page.locator(f"a[href='/rules/{game}']").click()
        expect(page.locator("header .facts")).to_contain_text("minutes")
        expect(page.locator(".rules p.paragraph").first).to_be_visible()
        expect(page.locator(".legend li").nth(5)).to_be_visible()
        text = page.locator("main").inner_text()
        assert "web-" not in text and f"{game}-" not in text


def start_of(page: Page, path: str) -> str:
    return "/".join(page.url.split("/")[:3]) + path


def test_the_past_has_its_own_numbers(open_page: Any) -> None:
    page = open_page()
    begin(page, "long_live_the_king")
    play(page, lambda number: click_any(page, number), most=5)
    asked(page)
    page.locator(".log .line", has_text="Bertram").last.click()
    expect(page.locator(".past")).to_be_visible()
    page.locator(".lv .tab").first.click()
    expect(page.locator(".ledger .total")).to_have_count(3)
    expect(page.locator(".news")).to_have_count(0)


def test_the_words_of_the_french_page_are_french(open_page: Any) -> None:
    page = open_page(language="fr-FR")
    begin(page, "vive_le_roi")
    asked(page)
    expect(page.locator(".court h2")).to_have_text("Manche 1 sur 3")
    expect(page.locator(".undo")).to_contain_text("Annuler")
    page.goto(start_of(page, "/new/king_is_dead"))
    expect(page.locator(".seat select").first).to_contain_text("Robot (Au hasard)")
    page.goto(start_of(page, "/new/vive_le_roi"))  # what is written freely has a field, however long its usual value is
    units = page.locator(".option", has_text="Camps").locator("input")
    expect(units).to_have_attribute("placeholder", "Autant d’équipes que possible")
