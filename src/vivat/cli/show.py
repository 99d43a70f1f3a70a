"""Showing: the reader's language, data for programs, progress for people who wait."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import pairwise
from typing import Any

from vivat import compiled, locale


def language(given: Sequence[str]) -> str:
    """The language asked for with --language, else that of the environment, else English."""
    asked = [after for name, after in pairwise(given) if name == "--language"]
    asked += [item.partition("=")[2] for item in given if item.startswith("--language=")]
    if asked:
        return asked[-1] if asked[-1] in locale.LANGUAGES else "en"
    found = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return "fr" if next(filter(None, found), "").startswith("fr") else "en"


def one_line(sentence: str) -> str:
    """A sentence that may repeat what somebody typed, safe to print as a single line."""
    return " ".join("".join(sign if sign.isprintable() else " " for sign in sentence).split())


def as_json(data: Any) -> None:
    print(json.dumps(data, ensure_ascii=False, indent=2))


def table(rows: Sequence[Sequence[str]], left: Sequence[int] = (0,)) -> None:
    """Rows of equal length in columns, numbers to the right; `left` are the columns of words."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        cells = [
            f"{cell:{'<' if k in left else '>'}{width}}"
            for k, (cell, width) in enumerate(zip(row, widths, strict=True))
        ]
        print("  ".join(cells).rstrip())


def mode(spoken: str) -> str:
    """Whether the rules run compiled, in one sentence."""
    words = compiled.mode()
    kind = "checked" if "with checks" in words else "compiled" if compiled.is_compiled() else "interpreted"
    why = "pure" if "VIVAT_PURE" in words else "changed" if "changed" in words else "absent"
    return locale.say("cli-mode", spoken, kind=kind, why=why)


def game_name(game: str, spoken: str) -> str:
    return locale.say(game, spoken) if locale.has(game, spoken) else game


@contextmanager
def progress(what: str, total: int) -> Iterator[Callable[[int], None]]:
    """A bar on stderr that the caller moves on; nothing at all when nobody looks at it."""
    if not sys.stderr.isatty():
        yield lambda done: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, TextColumn, TimeRemainingColumn
    from rich.text import Text

    class Rate(ProgressColumn):
        def render(self, task: Any) -> Text:
            return Text(f"{task.speed:,.4g}/s" if task.speed else "")

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), Rate(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(what, total=total)
        yield lambda done: bar.advance(task, done)
