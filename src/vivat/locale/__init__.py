"""Every word a person reads, in English and French: Fluent catalogues, a folder a language, a file a package or game.

The browser reads the same files. A message that is missing is a programming error and raises KeyError.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

HERE = Path(__file__).resolve().parent
LANGUAGES = ("en", "fr")
MOST = 900  # characters of one value; Fluent refuses 1000
HYPHEN = re.compile(r"(?<![^\s(])-(?=\d)")  # of a number that stands by itself: people read a minus there


@functools.cache
def catalogue(language: str) -> FluentBundle:
    if language not in LANGUAGES:
        raise KeyError(f"no catalogue for {language!r}; there are {', '.join(LANGUAGES)}")
    from fluent.runtime import FluentBundle, FluentResource  # a tenth of a second, and many a process never speaks

    bundle = FluentBundle([language], use_isolating=False)
    for path in sorted((HERE / language).glob("*.ftl")):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


class Speaker:
    """Says things about some data in one language."""

    def __init__(self, data: Mapping[str, Any], language: str) -> None:
        self.data = data
        self.language = language

    def say(self, message: str, **values: Any) -> str:
        return say(message, self.language, **values)

    def word(self, message: str, otherwise: str) -> str:
        """The message, where there is one."""
        return self.say(message) if has(message, self.language) else otherwise


def has(message: str, language: str = "en") -> bool:
    return bool(catalogue(language).has_message(message))


def say(message: str, language: str = "en", **values: Any) -> str:
    """One message in words, with its values put in."""
    bundle = catalogue(language)
    pattern = bundle.get_message(message).value if bundle.has_message(message) else None
    if pattern is None:
        raise KeyError(f"{language}: no message {message!r}")
    text, problems = bundle.format_pattern(pattern, {name: plain(value) for name, value in values.items()})
    if problems:
        raise KeyError(f"{language}: {message!r}: {problems[0]}")
    return HYPHEN.sub("−", str(text))


def plain(value: Any) -> Any:
    """Lists are said with commas, long texts are cut; numbers stay numbers, so that plurals work."""
    if isinstance(value, int | float):
        return value
    if isinstance(value, list | tuple | set | frozenset):
        value = ", ".join(str(item) for item in value)
    text = str(value)
    return text if len(text) <= MOST else text[: MOST - 1] + "…"
