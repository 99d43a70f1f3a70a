"""Names and chat, made inert: one line, no control, direction or zero-width signs, a bounded length."""

from __future__ import annotations

import unicodedata

from vivat.errors import Refusal

LONGEST_NAME = 24
LONGEST_SAYING = 200
COMBINING = 2  # marks on one letter; more than that climb out of the line


def inert(text: str) -> str:
    """The text without anything that is not seen, and with single spaces."""
    kept: list[str] = []
    marks = 0
    for sign in unicodedata.normalize("NFC", text):
        category = unicodedata.category(sign)
        marks = marks + 1 if category in ("Mn", "Me") else 0
        if category.startswith("Z") or sign in "\t\n\r":
            kept.append(" ")
        elif not category.startswith("C") and marks <= COMBINING:
            kept.append(sign)
    return " ".join("".join(kept).split())


def name(text: str) -> str:
    cleaned = inert(text)
    if not 0 < len(cleaned) <= LONGEST_NAME:
        raise Refusal("table-name-length", most=LONGEST_NAME)
    return cleaned


def saying(text: str) -> str:
    cleaned = inert(text)
    if not 0 < len(cleaned) <= LONGEST_SAYING:
        raise Refusal("table-chat-length", most=LONGEST_SAYING)
    return cleaned
