"""What a server writes into its log during a test."""

from __future__ import annotations

import contextlib
import json
import logging
from collections.abc import Iterator
from typing import Any

from vivat.server import logs


class Captured(logging.Handler):
    """Every entry as the log would have it."""

    def __init__(self) -> None:
        super().__init__(logging.DEBUG)
        self.setFormatter(logs.Json())
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(self.format(record))

    def plain(self) -> list[dict[str, Any]]:
        """Without what differs from run to run."""
        chance = ("time", "request", "seconds")
        return [{name: value for name, value in found.items() if name not in chance} for found in self.entries()]

    def entries(self, text: str = "") -> list[dict[str, Any]]:
        return [found for found in map(json.loads, self.lines) if text in found["text"]]


@contextlib.contextmanager
def captured(level: str = "DEBUG") -> Iterator[Captured]:
    handler, root, ours = Captured(), logging.getLogger(), logging.getLogger("vivat")
    logs.REPEATS.kinds.clear()  # of tests before this one
    root.addHandler(handler)
    ours.setLevel(level)
    try:
        yield handler
    finally:
        root.removeHandler(handler)
        ours.setLevel(logging.NOTSET)
