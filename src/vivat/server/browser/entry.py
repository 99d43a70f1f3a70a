"""Started by the worker, under Pyodide; the only file here that knows it."""

from __future__ import annotations

import logging
from typing import Any

from vivat import locale
from vivat.games import all_ids, definition
from vivat.server.browser.core import Core


class Worker:
    """The functions of the worker, with what Pyodide wants converted."""

    def __init__(self, worker: Any) -> None:
        self.worker = worker

    def __getattr__(self, name: str) -> Any:
        return getattr(self.worker, name)

    async def think(self, asked: str, rows: bytes) -> str:
        from pyodide.ffi import to_js  # type: ignore[import-not-found]

        found: str = await self.worker.think(asked, to_js(rows))
        return found


async def start(worker: Any) -> Core:
    logging.basicConfig(level=logging.WARNING)
    around: Any = Worker(worker)
    core = Core(around)
    await core.start()
    return core


def load(language: str = "") -> None:
    """What is otherwise loaded when somebody first asks for it: called when nothing else is to be done."""
    for game in all_ids():
        definition(game)
    for other in [language] if language else locale.LANGUAGES:
        locale.catalogue(other)
