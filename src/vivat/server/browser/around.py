"""What surrounds the core: in a browser the worker that runs it, in a test something of Python.

Everything crosses as text (JSON) or bytes, so that no side holds objects of the other.
"""

from __future__ import annotations

from typing import Protocol


class Around(Protocol):
    async def append(self, text: str) -> str:
        """Commit rows and summaries together; "" when they are on disk, else why not: "conflict", "full", …"""

    async def events(self, table: str) -> str:
        """All rows of a table, rising: a list of (seq, body, seal)."""

    async def listed(self) -> str:
        """The summaries of all tables."""

    async def delete(self, names: str) -> int:
        """These tables with their rows; how many there were."""

    async def get(self, name: str) -> str:
        """A value kept beside the tables; "" if there is none."""

    async def put(self, name: str, value: str) -> str:
        """Keep a value; as `append`."""

    async def think(self, asked: str, rows: bytes) -> str:
        """A search in WebAssembly: what every option came to, see thinking.py; an empty list if it needs a network of
        the game that cannot be fetched."""

    async def analyse(self, line: str) -> str:
        """A line to the worker that makes analyses, and its answer: see analyst.py."""

    def dismiss(self) -> None:
        """That worker is ended."""

    def say(self, channel: str, frame: str) -> None:
        """A frame to the page that opened this channel."""

    def shut(self, channel: str) -> None:
        """The channel is closed from this side."""
