"""What others do is seen move by move, great moments are staged, and both are heard."""

from __future__ import annotations

import json
import re
import time
from typing import Any

import pytest
from people import BOT, GAMES, HELD, SCENES, asked, begin, ended
from playwright.sync_api import Page, expect
from windows import WINDOWS, resize

pytestmark = pytest.mark.timeout(240)
expect.set_options(timeout=40_000)
MOVING = {"offset", "computedOffset", "easing", "composite", "transform", "opacity"}
# What the animations of a scene change, and whether anything of it moves.
CHANGED = """() => [...new Set(document.getAnimations()
    .filter(a => a.effect.target?.closest('.stage, .moving, .laid'))
    .flatMap(a => a.effect.getKeyframes().flatMap(Object.keys)))]"""
# How many of those that come to an end stand still, as a board must not that is seen behind a scene.
STOPPED = """() => document.getAnimations()
    .filter(a => a.playState === 'paused' && a.effect.getComputedTiming().iterations < Infinity).length"""
# Whether the words of a scene lie above the question, in the window.
READ = """() => {
    const [words, dock] = ['.stage .words', '.dock'].map(name => document.querySelector(name).getBoundingClientRect())
    return words.top >= 0 && words.bottom <= dock.top
}"""
# Whether a scene lies right over the board's drawing.
LIES = """drawing => {
    const [scene, board] = ['.stage', drawing].map(name => document.querySelector(name).getBoundingClientRect())
    return ['left', 'top', 'width', 'height'].every(side => Math.abs(scene[side] - board[side]) < 1)
}"""
# Move by move to the next scene, and its fact; null at the end of the game.
STAGED = """async () => {
    for (;;) {
        const stage = document.querySelector('.stage')
        if (stage) return stage.dataset.fact
        if (document.querySelector('.end')) return null
        document.querySelector('.telling .next')?.click()
        await new Promise(then => setTimeout(then, 20))
    }
}"""
# Move by move to the first news; whether there were any before the end of the game.
STEPPED = """async () => {
    for (;;) {
        if (document.querySelector('.stage, .moving')) throw new Error('something moves')
        if (document.querySelector('.news') || document.querySelector('.end')) return !document.querySelector('.end')
        document.querySelector('.telling .next')?.click()
        await new Promise(then => setTimeout(then, 20))
    }
}"""
# When it became one's turn, and when one could choose.
TURNS = """() => {
    window.turns = []
    let called = null
    const look = () => {
        const mine = document.title.startsWith('●')
        if (mine && called === null) called = performance.now()
        if (!mine) called = null
        const ready = document.querySelector('[aria-busy=false] .choices button:not([disabled])')
        if (mine && called > 0 && ready) { window.turns.push(performance.now() - called); called = -1 }
    }
    const all = { subtree: true, childList: true, attributes: true, characterData: true }
    new MutationObserver(look).observe(document, all)
}"""
# Every pitch that is to be heard.
HEARD = """
    window.heard = []
    const set = AudioParam.prototype.setValueAtTime
    AudioParam.prototype.setValueAtTime = function (value, at) {
        window.heard.push(value)
        return set.call(this, value, at)
    }
    const Old = AudioContext
    window.contexts = 0
    window.AudioContext = class extends Old { constructor() { super(); window.contexts++ } }
"""
BELL = 740
FITS = """line => line.scrollHeight <= line.clientHeight + 1 && line.scrollWidth <= line.clientWidth + 1
    && parseFloat(getComputedStyle(line).fontSize) >= 12"""


def telling(page: Page) -> str:
    return page.locator(".telling p").inner_text()


def choose_speed(page: Page, speed: str) -> None:
    page.get_by_role("button", name="Menu").click()
    page.locator("#speed").select_option(speed)
    page.keyboard.press("Escape")


def told_in(page: Page, seconds: float) -> int:
    """How many moves are shown in that time."""
    seqs, end = {page.get_attribute("main", "data-seq")}, time.monotonic() + seconds
    while time.monotonic() < end:
        page.wait_for_timeout(50)
        seqs.add(page.get_attribute("main", "data-seq"))
    return len(seqs) - 1


def test_others_play_at_the_speed_one_chooses(open_page: Any) -> None:
    page = open_page(speed="step")
    table = begin(page, "king_is_dead", first_seat=1)
    page.evaluate(BOT, table)
    expect(page.locator(".telling .next")).to_be_visible()
    assert told_in(page, 1.5) == 0  # step by step: nothing without a key or a click
    seq = page.get_attribute("main", "data-seq")
    page.locator("body").press("Space")
    expect(page.locator("main")).not_to_have_attribute("data-seq", str(seq))
    assert page.locator(".telling .next").count() == 1
    choose_speed(page, "slow")
    slow = told_in(page, 3)
    choose_speed(page, "fast")
    assert told_in(page, 3) > slow
    assert slow <= 2
    page.reload()
    page.get_by_role("button", name="Menu").click()
    expect(page.locator("#speed")).to_have_value("fast")


def test_a_move_is_seen_where_it_happens_with_its_player_and_his_card(open_page: Any) -> None:
    page = open_page(speed="step", motion="no-preference")
    table = begin(page, "king_is_dead", first_seat=1)
    page.evaluate(BOT, table)
    seen: set[str] = set()
    for _ in range(40):
        page.locator(".telling .next").click()
        page.wait_for_timeout(60)
        if page.locator(".laid .name").count() and re.search(r"plays (.+) \(", telling(page)):
            assert page.locator(".laid .name").last.inner_text() in telling(page)
            seen.add("card")
        if page.locator(".moving .follower").count():
            seen |= {"piece"} | ({"shield"} if page.locator(".moving .shield").count() else set())
        assert set(page.evaluate(CHANGED)) <= MOVING
        if len(seen) == 3:
            return
    raise AssertionError(seen)


def test_what_others_did_can_be_seen_again_and_stopped(open_page: Any) -> None:
    page = open_page(speed="fast", width=390, height=844)
    begin(page, "king_is_dead", first_seat=0)
    asked(page)
    page.locator(".choices [data-word='turn:pass']").click()
    again = page.locator(".telling .again")
    expect(again).to_be_enabled()
    asked(page)
    board = page.locator(".kd > .hidden").inner_text()
    again.click()
    film = page.locator(".telling.filming")
    expect(film).to_be_visible()
    expect(film).to_be_in_viewport()
    assert page.locator(".board [data-word]").count() == 0  # nothing can be chosen on the board of then
    assert page.locator(".choices button:not([disabled])").count() > 0  # and yet the own turn is there
    page.locator(".telling .pause").click()
    text = telling(page)
    page.wait_for_timeout(1500)
    assert telling(page) == text
    expect(film).to_be_visible()
    page.locator(".telling .next").click()
    page.locator(".telling .pause").click()
    expect(film).to_have_count(0)
    assert page.locator(".kd > .hidden").inner_text() == board
    again.click()
    page.locator(".choices [data-word='turn:pass']").click()  # choosing ends it
    expect(film).to_have_count(0)


@pytest.mark.parametrize("speed", ["slow", "normal"])
def test_the_own_turn_never_waits_for_the_others_to_be_seen(open_page: Any, speed: str) -> None:
    page = open_page(speed=speed, motion="no-preference")
    begin(page, "king_is_dead", first_seat=0)
    page.evaluate(TURNS)
    for _ in range(4):
        asked(page)
        page.locator(".choices [data-word='turn:pass']").click()
        page.wait_for_timeout(200)
    asked(page)
    turns = page.evaluate("window.turns")
    assert len(turns) >= 3
    assert max(turns) < 1500, turns  # a second, and the time of a busy machine


@pytest.mark.parametrize("game", GAMES)
def test_every_moment_is_staged_with_the_words_of_its_fact_and_can_be_skipped(open_page: Any, game: str) -> None:
    page = open_page(speed="step", motion="no-preference")
    page.evaluate(BOT, begin(page, game))
    staged: dict[str, str] = {}
    stage = page.locator(".stage")
    while fact := page.evaluate(STAGED):
        if fact not in staged:
            staged[fact] = page.locator(".stage .words").inner_text()
            changed = set(page.evaluate(CHANGED))
            assert {"transform", "opacity"} & changed
            assert changed <= MOVING
            assert page.evaluate(STOPPED) == 0
        page.evaluate("document.querySelector('.stage')?.setAttribute('data-marked', '')")
        if len(staged) % 2:
            page.keyboard.press("Shift")
        else:
            stage.click(position={"x": 5, "y": 5})
        page.wait_for_selector(".stage[data-marked]", state="detached", timeout=900)
    assert SCENES[game] <= set(staged)
    log = [text.replace("\u202f", " ") for text in page.locator(".log li").all_inner_texts()]
    for fact, words in staged.items():
        assert any(words in line for line in log), (fact, words)


@pytest.mark.parametrize("game", GAMES)
def test_on_a_phone_the_words_of_a_scene_are_read_above_the_question(open_page: Any, game: str) -> None:
    page = open_page(width=320, height=568, touch=True, speed="step", motion="no-preference")
    page.evaluate(BOT, begin(page, game))
    staged: set[str] = set()
    while len(staged) < 2 and (fact := page.evaluate(STAGED)):
        if fact not in staged:
            page.wait_for_function(READ)
            staged.add(fact)
        page.keyboard.press("Escape")
    assert staged


def test_a_scene_lies_on_its_board_where_one_has_scrolled_and_when_the_window_changes(open_page: Any) -> None:
    page = open_page(width=844, height=390, touch=True, motion="no-preference")
    page.add_init_script(HELD)
    page.reload()
    page.evaluate(BOT, begin(page, "king_is_dead"))
    page.evaluate("document.querySelector('main').scrollTo(0, 60)")
    assert page.evaluate(STAGED)
    assert page.evaluate("document.querySelector('main').scrollTop") > 0
    page.wait_for_function(LIES, arg=".kd .map")
    for window in reversed(WINDOWS):
        resize(page, window)
        page.wait_for_function(LIES, arg=".kd .map")


def test_what_stands_beside_the_board_stays_while_a_scene_is_staged(open_page: Any) -> None:
    page = open_page(speed="step", motion="no-preference")
    page.evaluate(BOT, begin(page, "king_is_dead"))
    assert page.evaluate(STAGED) == "struggle"
    assert page.locator(".standing dl").count() == 1
    assert page.locator(".space .lead").count() == 8


def test_an_invasion_and_a_coronation_are_staged_and_a_game_that_is_over_can_be_seen_as_a_film(open_page: Any) -> None:
    page = open_page(speed="normal", motion="no-preference")
    endings: set[str] = set()
    for _ in range(20):
        ending = ended(page, "king_is_dead")
        if ending not in endings:
            page.locator(".meanwhile .film").click()
            expect(page.locator(".end")).to_have_count(0)
            for fact in ("struggle", ending, "verdict"):
                expect(page.locator(f".stage[data-fact={fact}]")).to_be_visible()
                page.keyboard.press("Escape")
            expect(page.locator(".end")).to_be_visible()
            endings.add(ending)
        if len(endings) == 2:
            return
    raise AssertionError(endings)


def test_without_motion_the_end_is_shown_with_the_same_words(open_page: Any) -> None:
    page = open_page(speed="step")
    for _ in range(8):  # games in which every struggle comes with the end have no news
        page.evaluate(BOT, begin(page, "king_is_dead"))
        if page.evaluate(STEPPED):
            break
        page.goto(page.url.split("/t/")[0])
    assert page.locator(".stage, .moving").count() == 0
    words = page.locator(".news p").first.inner_text()
    number = re.match(r"Struggle (\d) in", words)
    assert number
    assert words in page.locator(".log").inner_text()
    assert page.locator(".space.done").count() >= int(number[1])  # what is told has happened on the board


def test_nothing_is_heard_before_the_first_gesture_and_a_bell_calls_to_the_own_turn(
    open_page: Any, browser: Any
) -> None:
    page = open_page("/", speed="fast", motion="no-preference")
    page.context.add_init_script(HEARD)
    page.reload()
    begin(page, "king_is_dead", first_seat=1)
    asked(page)
    page.wait_for_timeout(500)
    assert page.evaluate("[contexts, heard.length]") == [0, 0]
    page.locator(".choices [data-word='turn:pass']").click()
    page.wait_for_function(f"() => heard.includes({BELL})")
    assert page.evaluate("contexts") == 1
    page.get_by_role("button", name="Menu").click()
    page.locator("#volume").fill("0")
    page.keyboard.press("Escape")
    asked(page)
    page.wait_for_timeout(1500)  # what was under way fades
    before = page.evaluate("heard.length")
    page.locator(".choices [data-word='turn:pass']").click()
    page.wait_for_timeout(300)
    asked(page)
    assert page.evaluate("heard.length") == before


@pytest.mark.parametrize("width", [320, 390, 1024, 1440])
def test_a_card_has_its_emblem_its_name_and_a_line_that_says_what_it_does(open_page: Any, width: int) -> None:
    page = open_page(width=width, height=900)
    begin(page, "king_is_dead", mode="advanced")
    asked(page)
    cards = page.locator(".hand .card")
    assert cards.count() == 8
    for card in cards.all():
        assert card.locator(".emblem .ink").get_attribute("d")
        name, line = card.locator(".name").inner_text(), card.locator(".face > .line")
        assert name
        assert line.inner_text()
        assert line.evaluate(FITS), name
    marks = page.locator(".map .follower .letter").evaluate_all(
        "marks => marks.map(mark => mark.getAttribute('d').length)"
    )
    assert marks
    assert min(marks) > 5


def test_moments_and_sounds_are_fetched_apart_and_a_first_table_stays_small(open_page: Any) -> None:
    page = open_page()
    link = page.context.new_cdp_session(page)
    link.send("Network.enable")
    link.send("Network.setCacheDisabled", {"cacheDisabled": True})
    scripts: dict[str, str] = {}
    sizes: dict[str, int] = {}
    link.on(
        "Network.responseReceived",
        lambda e: scripts.update({e["requestId"]: e["response"]["url"]} if e["type"] == "Script" else {}),
    )
    link.on(  # the bodies as they come over the network, compressed
        "Network.dataReceived",
        lambda e: sizes.update({e["requestId"]: sizes.get(e["requestId"], 0) + e["encodedDataLength"]}),
    )
    begin(page, "long_live_the_king")
    scripts.clear()
    sizes.clear()
    page.reload()
    asked(page)
    page.wait_for_timeout(500)
    apart = [url for url in scripts.values() if re.search(r"/(moments|Coronation|synthesis)-", url)]
    assert any("moments-" in url for url in apart)
    assert not any("synthesis-" in url for url in apart)
    first = sum(size for request, size in sizes.items() if request in scripts and scripts[request] not in apart)
    assert 20_000 < first <= 150_000, json.dumps({scripts[r]: s for r, s in sizes.items() if r in scripts}, indent=1)
