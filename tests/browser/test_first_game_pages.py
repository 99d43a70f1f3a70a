"""First games and hints in a real browser."""

from __future__ import annotations

from typing import Any

import pytest
from people import asked, play_out
from playwright.sync_api import Page, expect

from vivat import locale
from vivat.games import shelf
from vivat.play.first_game import Explanation, opening

pytestmark = pytest.mark.timeout(240)
GAMES = [game.id for game in shelf()]
SAY = ".above .say"
TURNS = 9  # by hand; then a bot plays on


def begin_first(page: Page, game: str) -> str:
    """From the home page; the name of the table."""
    page.locator(".first").nth(GAMES.index(game)).click()
    page.wait_for_selector(SAY)
    return page.url.split("/t/")[1]


def sentence(game: str, entry: Explanation, language: str) -> str:
    return locale.say(f"{game}-guide-{entry.say}", language)


def readable(text: str) -> str:
    return " ".join(text.split())


def explained(page: Page) -> str:
    return readable(page.locator(SAY).inner_text()) if page.locator(SAY).count() else ""


def next_sentence(page: Page) -> None:
    before = explained(page)
    page.locator(".above .next").click()
    page.wait_for_function("before => document.querySelector('.above .say')?.innerText !== before", arg=before)


def ringed(page: Page) -> None:
    """What is said points at something that can be seen, and takes no click from the choices."""
    expect(page.locator(".pointed").first).to_be_visible()
    button = page.locator(".choices button").first
    box = button.bounding_box()
    assert box
    spot = [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2]
    assert page.evaluate("([x, y]) => document.elementFromPoint(x, y).closest('.choices') !== null", spot)


def take_advice(page: Page) -> bool:
    """A hint is shown with its reasons, each by its rule, and can be followed; it is for that question alone."""
    page.locator(".advise").click()
    page.wait_for_selector(".advice")
    rules = page.locator(".advice li .rule").count()
    assert rules == page.locator(".advice li").count() > 0
    said = page.locator(".advice").inner_text()
    assert "-fact-" not in said
    assert "%" in said
    page.locator(".advice .button.strong").click()
    expect(page.locator(".advice")).to_have_count(0)
    return True


@pytest.mark.parametrize("language", locale.LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_guided_game_from_the_first_sentence_to_the_last(open_page: Any, game: str, language: str) -> None:
    page = open_page(language=language, width=1440 if language == "en" else 390, height=860)
    table = begin_first(page, game)
    script = opening(game).script
    known = {readable(sentence(game, entry, language)): entry for entry in script}
    heard: list[Explanation] = []
    advised = False
    for turn in range(TURNS):
        if not asked(page):
            break
        while text := explained(page):
            entry = known[text]
            heard.append(entry)
            if entry.when == "ask":
                step = page.locator(".choices button").first.get_attribute("data-word") or ""
                assert step.partition(":")[0] in entry.of
            assert [button.inner_text() for button in page.locator(".above .rule").all()] == entry.rules
            if turn == 0:
                ringed(page)
            next_sentence(page)
        before = page.locator("main").get_attribute("data-seq")
        if language == "en" and turn > 0 and not advised and page.locator(".choices button").count() > 1:
            advised = take_advice(page)
        else:
            buttons = page.locator(".choices button")
            buttons.nth((3 * turn + 1) % buttons.count()).click()
        page.wait_for_function("seq => document.querySelector('main').dataset.seq !== seq", arg=before)
        page.wait_for_selector(".choices button:not([disabled]), .end")
        if turn == 2:  # left, and taken up again from the home page
            page.goto(page.url.split("/t/")[0])
            expect(page.locator(".first").nth(GAMES.index(game))).to_contain_text(
                locale.say("web-first-game-go-on", language)
            )
            page.locator(".first").nth(GAMES.index(game)).click()
            page.wait_for_selector(".prompt, .end")
            assert table in page.url
    asks = {step for entry in heard if entry.when == "ask" for step in entry.of}
    assert heard[0] is script[0]
    assert len(heard) == len({entry.say for entry in heard})  # each sentence once
    assert len(asks) >= 3
    assert advised == (language == "en")
    play_out(page, table)
    page.wait_for_selector(SAY)
    assert explained(page) == readable(sentence(game, script[-1], language))
    assert len(page.locator(".above .happened").inner_text()) > 10  # the verdict
    page.locator(".above .next").click()
    expect(page.locator(".above")).to_have_count(0)


def test_explanations_can_be_stopped_and_wanted_again(open_page: Any) -> None:
    page = open_page()
    begin_first(page, "artus")
    next_sentence(page)
    page.locator(".above .stop").click()
    expect(page.locator(SAY)).to_have_count(0)
    page.reload()
    page.wait_for_selector(".above")
    expect(page.locator(SAY)).to_have_count(0)
    page.locator(".above button").click()
    page.wait_for_selector(SAY)
    assert explained(page) == readable(sentence("artus", opening("artus").script[0], "en"))
