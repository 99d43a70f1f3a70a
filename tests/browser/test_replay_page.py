"""Replay, analysis, dice and "what if" in a real browser, in each of the four games."""

from __future__ import annotations

import re
from typing import Any

import pytest
from kit import finished
from matches import short
from people import GAMES, GO_ON, asked
from playwright.sync_api import Page, expect
from windows import WINDOWS, faults, resize

pytestmark = pytest.mark.timeout(180)


def opened(page: Page, record: str) -> str:
    """The record is sent in; the address of its replay."""
    page.goto(page.url.split("/", 3)[0] + "//" + page.url.split("/")[2] + "/replay")
    page.set_input_files(
        "input[type=file]", files=[{"name": "r.vivat", "mimeType": "text/plain", "buffer": record.encode()}]
    )
    page.wait_for_selector("main.replay")
    return page.url


def shown(page: Page) -> int:
    """How many steps the board shows; the player says the same."""
    step = page.locator(".player").get_attribute("data-step")
    expect(page.locator("main.replay")).to_have_attribute("data-steps", str(step))
    return int(step or 0)


def tab(page: Page, name: str) -> None:
    page.get_by_role("tab", name=name).click()


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_gone_through_by_slider_keys_and_link(open_page: Any, game: str) -> None:
    page, match = open_page(), short(game)
    opened(page, match.record())
    slider = page.locator(".player input[type=range]")
    last = int(slider.get_attribute("max") or 0)
    assert last > 3
    begin = shown(page)
    slider.fill(str(last // 2))
    middle = shown(page)
    assert begin < middle < len(match.steps)
    assert page.url.endswith(f"/{middle}/all")
    page.locator("h1").click()  # the keys are the page's again
    slider.blur()
    page.keyboard.press("ArrowRight")
    later = shown(page)
    assert later > middle
    page.keyboard.press("ArrowLeft")
    assert shown(page) == middle
    page.keyboard.press("End")
    assert shown(page) == len(match.steps)
    page.keyboard.press("Shift+ArrowLeft")
    assert shown(page) < len(match.steps)
    page.keyboard.press("Home")
    assert shown(page) == begin
    page.keyboard.press(" ")
    page.wait_for_function("() => Number(document.querySelector('.player').dataset.stop) > 0")
    page.get_by_role("button", name="Stop", exact=True).click()
    expect(page.locator(".hands > section")).to_have_count(match.seats)

    page.goto(re.sub(r"/r/(\w+).*", rf"/r/\1/{later}/1", page.url))  # the link of a moment, with one seat's eyes
    page.wait_for_selector("main.replay")
    assert shown(page) == later
    expect(page.locator(".hands")).to_have_count(0)
    assert page.locator(".eyes select").input_value() == "1"
    page.get_by_label("Without spoilers").check()
    stop = int(page.locator(".player").get_attribute("data-stop") or 0)
    expect(slider).to_have_attribute("max", str(stop))
    entries = page.locator(".log > li").count()
    page.get_by_role("button", name="One step on").click()
    expect(slider).to_have_attribute("max", str(stop + 1))
    assert page.locator(".log > li").count() > entries
    tab(page, "Analysis")
    expect(page.get_by_text("This would tell how it ends")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_a_replay_is_whole_in_every_window(open_page: Any, game: str) -> None:
    page = open_page()
    opened(page, short(game).record())
    for window in WINDOWS:
        resize(page, window)
        page.wait_for_timeout(150)  # until the board has measured itself
        assert faults(page, window) == [], window.name


@pytest.mark.parametrize("game", GAMES)
def test_an_analysis_is_begun_left_come_back_to_and_finished_then_another_way_is_tried(
    open_page: Any, game: str
) -> None:
    page, match = open_page(), short(game)
    address = opened(page, match.record())
    tab(page, "Analysis")
    page.get_by_role("button", name="Analyse this game").click()
    page.wait_for_selector(".analysis progress, .analysis .summary")
    page.goto(page.url.split("/r/")[0] + "/")
    page.wait_for_selector("main")
    page.goto(address)
    page.wait_for_selector("main.replay")
    tab(page, "Analysis")
    expect(page.locator(".analysis .summary")).to_be_visible(timeout=90_000)
    assert page.locator(".curve path.line").count() == len(set(match.state.sides()))
    page.locator(".curve").click(position={"x": 60, "y": 40})
    expect(page.locator("[data-decision]")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("button", name="CSV").click()
    lines = download.value.path().read_text().splitlines()
    assert lines[0].startswith("step,to step,seat,words,before")
    assert len(lines) > 3

    page.locator(".player input[type=range]").fill("0")
    step = shown(page)
    tab(page, "What if?")
    page.get_by_label("Against bots of level").select_option("random")
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url("**/t/**")
    asked(page)
    assert page.get_by_role("link", name=f"What if: from step {step} of another game").count() == 1
    table = page.url.split("/t/")[1].partition("#")[0]
    page.evaluate(GO_ON, [table, 2, None, None])  # some choices, or the end


def test_the_dice_are_checked_in_the_browser_and_a_false_record_is_caught(open_page: Any) -> None:
    page, match = open_page(), finished("artus")
    for record, said in (
        (match.record(), "outcomes are what the seed gives"),
        (
            match.record().replace(f"chance: seed {match.seed}", "chance: seed loaded dice"),
            "is not what the seed gives",
        ),
    ):
        opened(page, record)
        tab(page, "Dice")
        page.get_by_role("button", name="Check every draw").click()
        expect(page.locator(".verdict")).to_contain_text(said)


def test_a_moment_becomes_a_picture_and_a_game_a_film(open_page: Any) -> None:
    page = open_page()
    opened(page, short("king_is_dead").record())
    tab(page, "Share")
    for name, start in (("PNG", b"\x89PNG"), ("SVG", b"<svg"), ("Make the film", b"GIF89a")):
        with page.expect_download(timeout=60_000) as download:
            page.get_by_role("button", name=name).click()
        content = download.value.path().read_bytes()
        assert content.startswith(start)
        assert 20_000 < len(content) < 3_000_000


def test_finished_games_are_found_by_everything_that_is_known_of_them_and_by_a_position(open_page: Any) -> None:
    page = open_page()
    games = ("king_is_dead", "artus")
    replays = {game: opened(page, short(game).record()) for game in games}
    tab(page, "Share")
    page.locator(".player input[type=range]").fill("2")
    step = shown(page)
    page.get_by_role("link", name="My games that came to it").click()
    found = page.locator(".records li a")
    expect(found).to_have_count(1)
    expect(found).to_have_attribute("href", f"/r/{replays['artus'].split('/r/')[1].split('/')[0]}/{step}/all")
    assert '"game": "artus"' in page.locator("#position").input_value()
    page.locator("#position").fill("no position")
    page.get_by_role("button", name="Search", exact=True).click()
    expect(page.get_by_role("alert")).to_contain_text("no position")
    page.get_by_role("button", name="Any position").click()
    expect(found).to_have_count(2)
    length = len([who for who, _ in short("artus").history() if who != "chance"])
    for label, value in (("Choices, at most", str(length)), ("Choices, at least", "1")):
        page.get_by_label(label).fill(value)
    page.locator(".search select").first.select_option("artus")
    expect(found).to_have_count(1)
    page.get_by_label("Result").select_option("won")
    expect(found).to_have_count(0)  # nobody of this browser sat there
    page.get_by_label("Result").select_option("")
    with page.expect_download() as download:
        page.get_by_role("button", name="Download").click()
    assert len(download.value.path().read_text().splitlines()) == 1
