"""The far end of an analysis in a browser: run by a worker of its own, under Pyodide; it searches in WebAssembly."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from vivat.analysis import choices
from vivat.server.analyst import Analyst
from vivat.server.browser.searching import SearchElsewhere, SecretElsewhere
from vivat.server.parts import Begin, Next, Save

Reply = Callable[[str], Awaitable[str]]


def start(around: Any) -> Reply:
    analyst = Analyst()

    async def reply(line: str) -> str:
        asked = msgspec.json.decode(line, type=Begin | Next | Save)
        told = analyst.answer(asked)
        if isinstance(asked, Begin):
            await prepare(around, analyst)
        return msgspec.json.encode(told).decode()

    return reply


async def prepare(around: Any, analyst: Analyst) -> None:
    """From now on every search of this analysis runs in WebAssembly."""
    assert analyst.analysis is not None
    game = analyst.analysis.match.game.id
    await around.load(game)
    searcher: Any = choices.thinking(analyst.analysis.simulations)
    searcher.searches[game] = SearchElsewhere(around, game)
    searcher.secrets[game] = SecretElsewhere(around)
