"""Whole games in a real browser, by mouse and by keyboard alone."""

from __future__ import annotations

from typing import Any

import pytest
from people import GAMES, begin, click_any, play, press_any
from playwright.sync_api import expect

pytestmark = pytest.mark.timeout(240)


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_mouse(open_page: Any, game: str) -> None:
    page = open_page()
    begin(page, game)
    assert play(page, lambda number: click_any(page, number)) > 5
    expect(page.locator(".end h2")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_keyboard(open_page: Any, game: str) -> None:
    page = open_page()
    begin(page, game)
    assert play(page, lambda number: press_any(page, number)) > 5
    expect(page.locator(".end h2")).to_be_visible()
    assert page.locator(".log li .rule").count() >= page.locator(".log li").count() > 5
    expect(page.locator(".log li:not(:has(.rule))")).to_have_count(0)
