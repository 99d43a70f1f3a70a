"""Pictures of every page for docs/screenshots.  python tests/browser/screenshots.py [FOLDER]"""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "tools"), str(ROOT / "tests/browser")]

from conftest import FLAGS, Served, chromium  # noqa: E402
from playwright.sync_api import Browser, Page, sync_playwright  # noqa: E402

LOOKS = (
    ("light", 1440, 900, "en-GB", "light"),
    ("dark", 1440, 900, "fr-FR", "dark"),
    ("phone", 360, 780, "en-GB", "light"),
    ("phone-dark", 360, 780, "fr-FR", "dark"),
)
GAMES = ("king_is_dead",)


def shoot(browser: Browser, address: str, folder: Path) -> None:
    for look, width, height, language, theme in LOOKS:
        context = browser.new_context(
            viewport={"width": width, "height": height},
            locale=language,
            color_scheme="dark" if theme == "dark" else "light",
            reduced_motion="reduce",
        )
        page = context.new_page()
        page.set_default_timeout(60_000)
        for name, path in (("home", "/"), *((f"{game}-new", f"/new/{game}") for game in GAMES)):
            page.goto(address + path)
            page.wait_for_selector(".strong:not([disabled])")
            page.wait_for_timeout(500)
            page.screenshot(path=folder / f"{name}-{look}.png")
        for game in GAMES:
            play(page, address, folder, game, look)
        context.close()


def play(page: Page, address: str, folder: Path, game: str, look: str) -> None:
    """The first turn, the middle of a game, its end."""
    page.goto(address)
    page.locator(".game", has=page.locator(f"a[href='/new/{game}']")).get_by_role("button").click()
    for number in range(300):
        page.wait_for_selector(".choices button:not([disabled]), .end")
        if page.locator(".end").count():
            break
        if number in (0, 9, 20):
            page.wait_for_timeout(400)
            page.screenshot(path=folder / f"{game}-{number}-{look}.png")
        before = page.get_attribute("main", "data-seq")
        buttons = page.locator(".choices button")
        buttons.nth(number * 7 % buttons.count()).click()
        page.wait_for_function("before => document.querySelector('main').dataset.seq !== before", arg=before)
    page.wait_for_timeout(7_000)  # until the news are gone
    page.screenshot(path=folder / f"{game}-end-{look}.png")


def main() -> None:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "docs/screenshots"
    folder.mkdir(parents=True, exist_ok=True)
    program, more = chromium()
    with tempfile.TemporaryDirectory() as kept, sync_playwright() as playwright:
        served = Served(Path(kept) / "vivat.sqlite")
        try:
            browser = playwright.chromium.launch(executable_path=program, args=FLAGS, env={**os.environ, **more})
            shoot(browser, served.address, folder)
            browser.close()
        finally:
            served.kill()


if __name__ == "__main__":
    main()
