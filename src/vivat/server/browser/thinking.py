"""Bots that think elsewhere: the question becomes rows of numbers, a search in WebAssembly comes to what each option is
worth, and the bot decides. The same question with the same seed gives the same choice as anywhere, as long as the
search is not ended by the clock; where floats could differ is told in docs/build/one_source.md.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from vivat import bots
from vivat.bots import LEVELS, Question, Random, Searcher
from vivat.bots.budget import MORE, MOST_KEPT, PORTIONS
from vivat.bots.searcher import SLICE, in_common
from vivat.engine.state import State
from vivat.server.browser.around import Around
from vivat.server.browser.searching import ROWS, Tried, advised, means, packed, settings, shares, source


class ThinkingElsewhere:
    levels: Sequence[str] = tuple(LEVELS)

    def __init__(self, around: Around, bounded: bool = True) -> None:
        self.around = around
        self.bounded = bounded  # an answer takes no longer than its level allows

    async def choose(self, level: str, question: Question, client: str) -> int:
        options = question.knowledge.options(question.seat)
        if level == Random.name:
            return Random().choose(question)
        if len(options) == 1:
            return options[0]
        return maker(level).decided(question, await self.think(level, question, whole=False))

    async def weigh(self, level: str, question: Question, client: str) -> Tried:
        return await self.think(level, question, whole=True)

    async def think(self, level: str, question: Question, whole: bool) -> Tried:
        """Every option that was tried, as `Searcher.think` tells them."""
        bot = maker(level)
        if bot.is_solved(question):
            return shares(await self.told(level, question, bot.simulations, *solving(bot, question)))
        if bot.network(question):
            asked, states = searching(bot, question, whole)
            asked |= advised(question.game)
            if told := await self.told(level, question, bot.most(question), asked, states):
                return means(told)  # else it is not here and cannot be fetched
        return means(await self.told(level, question, bot.simulations, *searching(bot, question, whole)))

    async def told(
        self, level: str, question: Question, simulations: int, asked: dict[str, Any], states: list[State]
    ) -> list[tuple[float, ...]]:
        rows = packed(*states)
        asked |= {
            "game": question.game, "seat": question.seat, "simulations": simulations,
            "seconds": LEVELS[level].seconds if self.bounded else None,
            "timed": self.bounded and LEVELS[level].timed, "width": len(rows) // 8 // len(states),
        }  # fmt: skip
        return ROWS.decode(await self.around.think(msgspec.json.encode(asked).decode(), rows))

    async def stop(self) -> None:
        pass


def maker(level: str) -> Searcher:
    bot = bots.make(level)
    assert isinstance(bot, Searcher), "a random bot does not think"
    return bot


def searching(bot: Searcher, question: Question, whole: bool) -> tuple[dict[str, Any], list[State]]:
    """A search as `search_for` prepares it and as `budget.py` bounds it: first what the seat knows, then the worlds it
    imagines."""
    mixes = bot.mixes(question)
    asked = {
        "kind": "search", "source": source(question.seed), "slice": SLICE, "course": question.course,
        "portions": PORTIONS, "more": 0 if mixes else MORE, "most_kept": MOST_KEPT, "settles": not (whole or mixes),
        **settings(question.game),
    }  # fmt: skip
    return asked, [question.knowledge, *bot.imagined(question)]


def solving(bot: Searcher, question: Question) -> tuple[dict[str, Any], list[State]]:
    """A secret choice: what the seat knows and what everybody does, then pairs of worlds."""
    common = in_common(question)
    pairs = zip(bot.imagined(question), bot.imagined(common), strict=True)
    asked = {"kind": "solve", "source": source(question.seed), "slice": SLICE}
    return asked, [question.knowledge, common.knowledge, *(state for pair in pairs for state in pair)]
