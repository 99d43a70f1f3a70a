"""Every window a page is read in, and what may be seen in none of them."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple
from weakref import WeakKeyDictionary

from playwright.sync_api import CDPSession, Page


class Window(NamedTuple):
    name: str
    width: int
    height: int
    touch: bool = False


WINDOWS = (
    Window("320", 320, 568, True),
    Window("390", 390, 844, True),
    Window("768", 768, 1024, True),
    Window("844", 844, 390, True),
    Window("1024", 1024, 768),
    Window("1440", 1440, 900),
    Window("1920", 1920, 1080),
    Window("2560", 2560, 1440),
)
SMALLEST = 12  # pixels of a letter's height, as a font is measured
TARGET = 44  # pixels each way, for a finger

FAULTS = (Path(__file__).parent / "windows.js").read_text(encoding="utf-8").partition("\n")[2].lstrip(";")


SESSIONS: WeakKeyDictionary[Page, CDPSession] = WeakKeyDictionary()


def resize(page: Page, window: Window) -> None:
    """Look at the same page through another window, with fingers or with a mouse."""
    if page not in SESSIONS:
        SESSIONS[page] = page.context.new_cdp_session(page)
    session = SESSIONS[page]
    page.set_viewport_size({"width": window.width, "height": window.height})
    size = {"width": window.width, "height": window.height, "deviceScaleFactor": 1}
    session.send("Emulation.setDeviceMetricsOverride", {**size, "mobile": window.touch})
    session.send("Emulation.setTouchEmulationEnabled", {"enabled": window.touch})
    page.evaluate("() => new Promise(then => requestAnimationFrame(() => requestAnimationFrame(then)))")


def faults(page: Page, window: Window) -> list[str]:
    found: Any = page.evaluate(FAULTS, [SMALLEST, TARGET if window.touch else 0])
    return [str(one) for one in found]
