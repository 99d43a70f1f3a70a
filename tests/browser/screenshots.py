"""Pictures of every page for docs/screenshots.  python tests/browser/screenshots.py [FOLDER [GAME ...]]"""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / folder) for folder in ("tools", "tests/browser", "tests", "src")]

from conftest import FLAGS, Served, chromium  # noqa: E402
from people import GAMES, MAKE, PLAYERS  # noqa: E402
from playwright.sync_api import Browser, Page, sync_playwright  # noqa: E402

LOOKS = (
    ("light", 1440, 900, "en-GB", "light"),
    ("dark", 1440, 900, "fr-FR", "dark"),
    ("phone", 360, 780, "en-GB", "light"),
)
MIDDLE = {"king_is_dead": 9, "long_live_the_king": 22, "vive_le_roi": 12, "artus": 14}  # choices until the picture
QUALITY = 84
# Chooses so many times without the page, which is much quicker than with it.
PLAY = """async ([table, most]) => {
    const headers = { 'content-type': 'application/json' }
    for (let done = 0; done < most; ) {
        const seen = await (await fetch(`/api/tables/${table}`)).json()
        const view = seen.matches[0]?.view
        if (!view || view.result) return
        if (view.choices.length === 0) { await new Promise(then => setTimeout(then, 60)); continue }
        const word = view.choices[(done * 7) % view.choices.length]
        const body = { type: 'choose', id: `s${seen.seq}`, table, seq: seen.seq, seat: 0, choices: [word] }
        await fetch(`/api/tables/${table}/messages`, { method: 'POST', headers, body: JSON.stringify(body) })
        done++
    }
}"""


def shoot(browser: Browser, address: str, folder: Path, games: list[str]) -> None:
    for look, width, height, language, theme in LOOKS:
        context = browser.new_context(
            viewport={"width": width, "height": height},
            locale=language,
            color_scheme="dark" if theme == "dark" else "light",
            reduced_motion="reduce",
        )
        page = context.new_page()
        page.set_default_timeout(120_000)
        if games == GAMES:
            page.goto(address)
            page.wait_for_selector(".strong:not([disabled])")
            save(page, folder, f"home-{look}")
        for game in games:
            at_table(page, address, game)
            save(page, folder, f"{game}-{look}")
        context.close()


def at_table(page: Page, address: str, game: str) -> None:
    """The middle of a game, when it is our turn."""
    page.goto(address)
    page.wait_for_selector("main")
    page.evaluate(MAKE, [game, PLAYERS[game], {}])
    page.wait_for_selector(".prompt")
    page.evaluate(PLAY, [page.url.split("/t/")[1].partition("#")[0], MIDDLE[game]])
    page.evaluate("localStorage.removeItem('looks')")
    page.reload()
    page.wait_for_selector(".choices button:not([disabled]), .end")


def save(page: Page, folder: Path, name: str) -> None:
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(500)
    page.screenshot(path=folder / f"{name}.jpg", type="jpeg", quality=QUALITY)


def main() -> None:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "docs/screenshots"
    folder.mkdir(parents=True, exist_ok=True)
    program, more = chromium()
    with tempfile.TemporaryDirectory() as kept, sync_playwright() as playwright:
        served = Served(Path(kept) / "vivat.sqlite")
        try:
            browser = playwright.chromium.launch(executable_path=program, args=FLAGS, env={**os.environ, **more})
            shoot(browser, served.address, folder, sys.argv[2:] or GAMES)
            browser.close()
        finally:
            served.kill()


if __name__ == "__main__":
    main()
