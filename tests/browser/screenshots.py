"""Pictures of every page.

python tests/browser/screenshots.py [FOLDER [NAME ...]]        those of docs/screenshots
python tests/browser/screenshots.py every [FOLDER [NAME ...]]  every window, language and theme, in build/screenshots,
                                                               and what is wrong with them
"""

from __future__ import annotations

import base64
import os
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / folder) for folder in ("tools", "tests/browser", "tests", "src")]

from conftest import FLAGS, Served, chromium  # noqa: E402
from people import BOT as BOT_PLAYS  # noqa: E402
from people import ENDINGS, GAMES, HELD, MOST, SCENES, begin, go_on  # noqa: E402
from playwright.sync_api import Browser, Page, sync_playwright  # noqa: E402
from windows import WINDOWS, faults, resize  # noqa: E402

FOLDER = ROOT / "docs/screenshots"
EVERY_FOLDER = ROOT / "build/screenshots"
QUALITY = 80
LEVEL = "easy"
ADA, OPEN, BOT = {"kind": "person", "name": "Ada"}, {"kind": "open"}, {"kind": "bot", "level": LEVEL}


class Look(NamedTuple):
    name: str
    width: int
    height: int
    language: str
    theme: Any


LOOKS = (
    Look("light", 1440, 900, "en-GB", "light"),
    Look("dark", 1440, 900, "fr-FR", "dark"),
    Look("phone", 360, 780, "en-GB", "light"),
)


class Shot(NamedTuple):
    name: str
    page: str  # the component in web/src/pages
    arrive: Callable[[Page, str], None]  # from the home page of this address


# ---- ways to arrive --------------------------------------------------------------------------------------------------


def stay(page: Page, _: str) -> None:
    page.wait_for_selector(".strong:not([disabled])")


def at(path: str, sight: str) -> Callable[[Page, str], None]:
    """At an address, when this can be seen."""

    def arrive(page: Page, address: str) -> None:
        page.goto(address + path)
        page.wait_for_selector(sight)

    return arrive


def within(game: str, choices: int, step: str | None = None, players: int | None = None, **options: Any) -> Any:
    """At our turn in a game after so many choices, and when this step is asked if one is named."""

    def arrive(page: Page, _: str) -> None:
        begin(page, game, players, LEVEL, **options)
        go_on(page, choices)
        if step is not None:
            go_on(page, MOST, at=[step])

    return arrive


def gather(page: Page, game: str, seats: list[dict[str, str]]) -> None:
    page.evaluate(
        """async body => {
            await fetch('/api/session', { method: 'POST' })
            const headers = { 'content-type': 'application/json' }
            const asked = { method: 'POST', headers, body: JSON.stringify(body) }
            const made = await (await fetch('/api/tables', asked)).json()
            history.pushState(null, '', `/t/${made.table.id}`)
            dispatchEvent(new PopStateEvent('popstate'))
        }""",
        {"id": f"{game}{len(seats)}", "game": game, "seats": seats},
    )
    page.wait_for_selector(".gather")


def waiting(page: Page, _: str) -> None:
    gather(page, "long_live_the_king", [ADA, OPEN, OPEN, BOT])


def invited(page: Page, address: str) -> None:
    waiting(page, address)
    link = page.locator("#link").input_value()
    page.context.clear_cookies()  # somebody else
    page.goto(address)
    page.goto(link)
    page.wait_for_selector(".name input")


def veiled(page: Page, _: str) -> None:
    gather(page, "king_is_dead", [ADA, *({"kind": "screen", "name": name} for name in ("Ben", "Chloé"))])
    page.locator(".begin").click()
    page.wait_for_selector(".veil")


def reading(page: Page, address: str) -> None:
    within("king_is_dead", 6)(page, address)
    page.locator("#tab-rules").click()
    page.locator(".rules h3").nth(1).wait_for()
    page.locator(".tabs.reading").scroll_into_view_if_needed()


def around_one_screen(page: Page, address: str) -> None:
    at("/new/king_is_dead", ".begin")(page, address)
    page.locator(".seat select").first.select_option("screen")


def replayed(page: Page, address: str) -> None:
    within("king_is_dead", MOST)(page, address)
    page.goto(page.url.split("#")[0].replace("/t/", "/r/"))
    page.locator("input[type=range]").first.wait_for()


SHOTS = (
    Shot("home", "Home", stay),
    Shot("new_table", "New", at("/new/vive_le_roi", ".begin")),
    Shot("waiting", "Table", waiting),
    Shot("invited", "Table", invited),
    Shot("missing", "Table", at("/t/nosuchtable", ".wait .strong")),
    Shot("nowhere", "Missing", at("/nowhere", ".wait .strong")),
    Shot("about", "About", at("/rules/king_is_dead", ".rules p.paragraph")),
    Shot("my_box", "Box", at("/box/long_live_the_king", "section.end")),
    Shot("you", "You", at("/you", "main h1, main h2")),
    Shot("records", "Records", at("/replay", "main h1, main h2")),
    Shot("replay", "Replay", replayed),
    Shot("veil", "Table", veiled),
    Shot("rules", "Table", reading),
    Shot("king_is_dead", "Table", within("king_is_dead", 9)),
    Shot("long_live_the_king", "Table", within("long_live_the_king", 22, "move", 4)),
    Shot("confrontation", "Table", within("long_live_the_king", 12, "commit_cards", 3)),
    Shot("vive_le_roi", "Table", within("vive_le_roi", 12, "move_character", 5)),
    Shot("vote", "Table", within("vive_le_roi", 6, "cast_vote", 5)),
    Shot("sixteen", "Table", within("vive_le_roi", 6, "cast_vote", 16, teams="common")),
    Shot("artus", "Table", within("artus", 14, "play_card", 3)),
    Shot("end", "Table", within("king_is_dead", MOST)),
)


OPTIONS: dict[str, dict[str, Any]] = {
    "king_is_dead": {"mode": "advanced"},
    "vive_le_roi": {"ambition": True},
    "artus": {"level": "advanced"},
}
BOXED = ("artus", "long_live_the_king", "vive_le_roi")  # some facts of their boxes are guesses
MIDDLE = {"king_is_dead": 9, "long_live_the_king": 16, "vive_le_roi": 12, "artus": 14}
MORE = (
    *(Shot(f"new_{game}", "New", at(f"/new/{game}", ".begin")) for game in GAMES),
    *(Shot(f"about_{game}", "About", at(f"/rules/{game}", ".rules p.paragraph")) for game in GAMES),
    *(Shot(f"box_{game}", "Box", at(f"/box/{game}", "section.end")) for game in BOXED),
    Shot("around_one_screen", "New", around_one_screen),
    *(Shot(f"{game}_start", "Table", within(game, 0)) for game in GAMES),
    *(Shot(f"{game}_middle", "Table", within(game, MIDDLE[game], **OPTIONS.get(game, {}))) for game in GAMES),
    *(Shot(f"{game}_end", "Table", within(game, MOST)) for game in GAMES),
    Shot("king_is_dead_four", "Table", within("king_is_dead", 4, None, 4)),
)


# ---- the pictures ----------------------------------------------------------------------------------------------------


def shoot(browser: Browser, address: str, folder: Path, names: list[str]) -> None:
    for look in LOOKS:
        for shot in SHOTS:
            if names and shot.name not in names:
                continue
            context = browser.new_context(
                viewport={"width": look.width, "height": look.height},
                locale=look.language,
                color_scheme=look.theme,
                reduced_motion="reduce",
            )
            page = context.new_page()
            page.set_default_timeout(120_000)
            page.goto(address)
            shot.arrive(page, address)
            page.evaluate("document.fonts.ready")
            page.wait_for_timeout(600)  # the numbers beside the board arrive
            page.screenshot(path=folder / f"{shot.name}-{look.name}.jpg", type="jpeg", quality=QUALITY)
            context.close()


class Gallery:
    """A page in every window, language and theme, which are changed under it, and what is wrong with it."""

    def __init__(self, browser: Browser, address: str, folder: Path) -> None:
        self.browser, self.address, self.folder = browser, address, folder
        self.wrong: list[str] = []

    def opened(self, motion: Any) -> Page:
        context = self.browser.new_context(locale="en-GB", reduced_motion=motion)
        page = context.new_page()
        page.set_default_timeout(120_000)
        return page

    def taken(self, page: Page, name: str) -> None:
        camera = page.context.new_cdp_session(page)
        before = len(self.wrong)
        for language in ("en", "fr"):
            speak(page, language)
            for window in WINDOWS:
                resize(page, window)
                page.wait_for_timeout(150)  # until boards have measured themselves
                self.wrong += [f"{name} {window.name} {language}: {one}" for one in faults(page, window)]
                for theme in ("light", "dark"):
                    page.evaluate(THEME, theme)
                    taken = camera.send("Page.captureScreenshot", {"format": "jpeg", "quality": QUALITY})
                    path = self.folder / f"{name}-{window.name}-{language}-{theme}.jpg"
                    path.write_bytes(base64.b64decode(taken["data"]))
        print(f"{name}: {len(self.wrong) - before} faults", flush=True)

    def place(self, shot: Shot) -> None:
        page = self.opened("reduce")
        page.goto(self.address)
        shot.arrive(page, self.address)
        self.taken(page, shot.name)
        page.context.close()

    def moments(self, game: str, names: list[str]) -> None:
        """Every scene of a game, held when all of it has come."""
        page = self.opened("no-preference")
        page.add_init_script(HELD)
        missing = {fact for fact in SCENES[game] | ENDINGS.get(game, set()) if not names or f"{game}_{fact}" in names}
        while missing:
            resize(page, WINDOWS[-1])
            page.goto(self.address)
            page.evaluate(BOT_PLAYS, begin(page, game))
            while not page.locator(".end").count():
                if page.locator(".stage").count():
                    fact = str(page.locator(".stage").get_attribute("data-fact"))
                    if fact in missing:
                        page.wait_for_timeout(2500)
                        self.taken(page, f"{game}_{fact}")
                        missing.remove(fact)
                    page.keyboard.press("Escape")
                elif page.locator(".telling .next").count():
                    page.locator(".telling .next").dispatch_event("click")
        page.context.close()


# Colours change at once where nothing moves; else when they have changed.
THEME = """theme => {
    document.documentElement.dataset.theme = theme
    const changing = document.getAnimations().filter(one => one instanceof CSSTransition)
    return Promise.allSettled(changing.map(one => one.finished))
}"""


def shoot_every(browser: Browser, address: str, folder: Path, names: list[str]) -> None:
    gallery = Gallery(browser, address, folder)
    for shot in (*SHOTS, *MORE):
        if not names or shot.name in names:
            gallery.place(shot)
    for game in GAMES:
        gallery.moments(game, names)
    (folder / "faults.txt").write_text("\n".join(gallery.wrong), encoding="utf-8")
    if gallery.wrong:
        raise SystemExit("\n".join(gallery.wrong))


def speak(page: Page, language: str) -> None:
    """In the same place, in another language; what was chosen in a form is kept."""
    if page.evaluate("document.documentElement.lang") == language:
        return
    page.evaluate("document.fonts.ready")
    page.locator(f".tool[lang={language}]").dispatch_event("click")
    page.wait_for_function("language => document.documentElement.lang === language", arg=language)
    page.wait_for_timeout(300)


def main() -> None:
    every = sys.argv[1:2] == ["every"]
    if every:
        del sys.argv[1]
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else EVERY_FOLDER if every else FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    program, more = chromium()
    with (
        tempfile.TemporaryDirectory() as kept,
        sync_playwright() as playwright,
        Served(str(Path(kept) / "vivat.sqlite"), "--no-limits") as served,
    ):
        browser = playwright.chromium.launch(executable_path=program, args=FLAGS, env={**os.environ, **more})
        (shoot_every if every else shoot)(browser, served.address, folder, sys.argv[2:])
        browser.close()


if __name__ == "__main__":
    main()
