"""Every board in every window: the question stays in sight, nothing is cut off, nothing jumps, maps can be zoomed."""

from __future__ import annotations

from typing import Any

import pytest
from people import GAMES, HARDEST, asked, begin, go_on
from playwright.sync_api import Page, expect
from windows import WINDOWS, Window, faults, resize

pytestmark = pytest.mark.timeout(240)
FRENCH = [window for window in WINDOWS if window.name in ("320", "1024")]
PHONE, TABLET, ASIDE, DESK = (
    next(window for window in WINDOWS if window.name == n) for n in ("390", "768", "844", "1440")
)
PANELS = [".board", ".now", ".people"]
BOXES = """names => names.map(name => {
    const box = document.querySelector(name).getBoundingClientRect()
    return [box.x, box.y, box.width, box.height].map(Math.round)
})"""
# Whether the middle of something is in the window and not under something else.
SEEN = """name => { const b = document.querySelector(name).getBoundingClientRect()
    const x = b.x + b.width / 2, y = b.y + Math.min(b.height, 60) / 2
    return y > 0 && y < innerHeight && document.elementFromPoint(x, y)?.closest(name) !== null }"""
WHOLE = "name => (text => text.scrollHeight <= text.clientHeight + 1)(document.querySelector(name))"
# What can be seen of a map, and of its sea, from left to right and from top to bottom, in its own measures.
MAP = """name => { const svg = document.querySelector(name), around = svg.parentElement
    const box = (getComputedStyle(around).overflow === 'hidden' ? around : svg).getBoundingClientRect()
    const at = (x, y) => new DOMPoint(x, y).matrixTransform(svg.getScreenCTM().inverse())
    const [from, to] = [at(box.left, box.top), at(box.right, box.bottom)]
    return [from.x, to.x, from.y, to.y] }"""
DRAWN = {  # how far coasts are drawn
    "king_is_dead": (".kd .map", -186, 990, -200, 1100),
    "long_live_the_king": (".lv .map", -420, 1700, -420, 1370),
}


def all_faults(page: Page, windows: list[Window] | tuple[Window, ...]) -> list[str]:
    found = []
    for window in windows:
        resize(page, window)
        page.wait_for_timeout(120)
        found += [f"{window.name}: {fault}" for fault in faults(page, window)]
    return found


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_cut_off_covered_or_too_small_in_any_window(open_page: Any, game: str) -> None:
    page = open_page()
    begin(page, game, **HARDEST.get(game, {}))
    go_on(page, 6)
    assert all_faults(page, WINDOWS) == []
    page.locator(".tool[lang=fr]").click()
    page.wait_for_timeout(300)
    assert all_faults(page, FRENCH) == []


def test_forms_fit_every_window(open_page: Any) -> None:
    page = open_page("/new/king_is_dead")
    for select in page.locator(".seat select").all():
        select.select_option("screen")  # a name beside the kind of player
    assert all_faults(page, WINDOWS) == []
    page.goto(page.url.partition("/new")[0] + "/rules/artus")
    page.wait_for_selector(".rules p.paragraph")
    assert all_faults(page, WINDOWS) == []


def test_a_move_is_told_to_its_end(open_page: Any) -> None:
    page = open_page(language="fr-FR")
    begin(page, "artus")  # in sentences longer than those of other games
    for _ in range(3):
        go_on(page, 2)
        for window in WINDOWS:
            resize(page, window)
            assert page.evaluate(WHOLE, ".telling .text"), window


def test_the_check_of_windows_finds_what_is_wrong(open_page: Any) -> None:
    page = open_page("/rules/artus")
    page.wait_for_selector(".rules p.paragraph")
    assert faults(page, DESK) == []
    page.evaluate("""() => {
        const add = (tag, style, text) => {
            const made = document.querySelector('main').appendChild(document.createElement(tag))
            made.style.cssText = style
            made.textContent = text
            return made
        }
        add('p', 'font-size: 11px', 'small words')
        add('p', 'width: 40px; overflow: hidden; white-space: nowrap', 'words that are cut')
        add('p', 'position: absolute; left: 0; top: 300px', 'words below')
        add('p', 'position: absolute; left: 0; top: 304px', 'words above')
        add('button', 'width: 20px; height: 20px; min-height: 0; padding: 0', 'x')
        add('div', 'width: 2000px; height: 2px', '')
        add('select', 'width: 90px; min-width: 0', '').add(new Option('what is chosen of a list'))
    }""")
    resize(page, PHONE)
    found = "\n".join(faults(page, PHONE))
    for wrong in (
        "11.0 px: small",
        "cut off: words that",
        "cut off: what is",
        'on "words',
        "target of 20.0: x",
        "wide",
    ):
        assert wrong in found
    page.evaluate("document.querySelector('main').classList.add('table')")  # which ends with its window
    resize(page, DESK)
    assert "below the table" in "\n".join(faults(page, DESK))


@pytest.mark.parametrize("game", GAMES)
def test_the_question_and_the_hand_never_leave_the_screen(open_page: Any, game: str) -> None:
    page = open_page()
    begin(page, game)
    asked(page)
    for window in WINDOWS:
        resize(page, window)
        for scrolled in (0, 100_000):
            page.evaluate("y => [window, document.querySelector('main')].forEach(one => one.scrollTo(0, y))", scrolled)
            assert page.evaluate(SEEN, ".prompt"), window
            assert page.evaluate(SEEN, ".dock > .hand") or page.locator(".dock > .hand > *").count() == 0, window


@pytest.mark.parametrize("window", [TABLET, DESK])
def test_panels_do_not_jump_between_questions(open_page: Any, window: Window) -> None:
    page = open_page(width=window.width, height=window.height)
    begin(page, "king_is_dead", first_seat=0)
    asked(page)
    before = page.evaluate(BOXES, PANELS)
    page.locator("[data-word='turn:assemble']").first.click()
    page.wait_for_selector("[data-word^='assemble_']")
    assert page.evaluate(BOXES, PANELS) == before
    page.locator("[data-word^='assemble_']").first.hover()
    assert page.evaluate(BOXES, PANELS) == before


@pytest.mark.parametrize("window", [PHONE, TABLET, ASIDE, DESK])
def test_opening_the_rules_leaves_the_decision_in_sight(open_page: Any, window: Window) -> None:
    page = open_page()
    begin(page, "king_is_dead", first_seat=0)
    asked(page)
    resize(page, window)
    page.locator(".standing .rule").first.dispatch_event("click")
    expect(page.locator(".rules .wanted")).to_be_in_viewport()
    assert page.evaluate(SEEN, ".prompt")


@pytest.mark.parametrize("game", DRAWN)
def test_the_sea_goes_on_where_a_window_is_broad_or_high(open_page: Any, game: str) -> None:
    page = open_page()
    begin(page, game)
    svg, *coasts = DRAWN[game]
    for window in WINDOWS:
        resize(page, window)
        page.wait_for_timeout(100)
        left, right, top, bottom = page.evaluate(MAP, svg)
        broad = window.width >= 700 and window.height > 500
        assert coasts[0] <= left < right <= coasts[1], window
        assert not broad or coasts[2] <= top < bottom <= coasts[3], window


def test_a_map_is_zoomed_by_wheel_by_two_fingers_and_by_keys_and_dragging_chooses_nothing(open_page: Any) -> None:
    page = open_page()
    begin(page, "king_is_dead", first_seat=0)
    asked(page)
    board = page.locator(".kd .map")
    whole = board.get_attribute("viewBox")
    width = lambda: float((board.get_attribute("viewBox") or "").split()[2])  # noqa: E731
    start = width()
    box = board.bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.wheel(0, -400)
    page.wait_for_function("() => document.querySelector('.kd .map.zoomed')")
    assert width() < start * 0.8
    page.locator("[data-word='turn:assemble']").first.click()
    page.wait_for_selector(".board [data-word^='assemble_']")
    seq = page.get_attribute("main", "data-seq")
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x - 60, y - 40, steps=4)
    page.mouse.up()
    assert page.get_attribute("main", "data-seq") == seq
    page.locator(".board [data-word^='assemble_']").first.focus()
    page.keyboard.press("0")
    assert board.get_attribute("viewBox") == whole
    fingers = page.context.new_cdp_session(page)
    for kind, apart in (("touchStart", 30), ("touchMove", 60), ("touchMove", 120), ("touchEnd", 0)):
        points = [{"x": x - apart, "y": y, "id": 1}, {"x": x + apart, "y": y, "id": 2}] if apart else []
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    page.wait_for_function("() => document.querySelector('.kd .map.zoomed')")
    assert width() < start * 0.5
    assert page.get_attribute("main", "data-seq") == seq
