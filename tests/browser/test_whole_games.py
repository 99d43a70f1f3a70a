"""Whole games in a real browser: by mouse, by keyboard alone, by touch alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from people import GAMES, begin, click_any, play, press_any, tap_any
from playwright.sync_api import Page, expect

pytestmark = pytest.mark.timeout(240)


def played_out(page: Page, game: str, choose: Callable[[Page, int], None]) -> Page:
    begin(page, game)
    assert play(page, lambda number: choose(page, number)) > 5
    expect(page.locator(".end h2")).to_be_visible()
    return page


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_mouse(open_page: Any, game: str) -> None:
    played_out(open_page(), game, click_any)


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_touch(open_page: Any, game: str) -> None:
    played_out(open_page(width=390, height=844, touch=True), game, tap_any)


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_keyboard(open_page: Any, game: str) -> None:
    page = played_out(open_page(), game, press_any)
    assert page.locator(".log li .rule").count() >= page.locator(".log li").count() > 5
    expect(page.locator(".log li:not(:has(.rule))")).to_have_count(0)
