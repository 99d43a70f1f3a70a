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
from vivat.server.browser.searching import ROWS, HowToSearch, Tried, means, packed, prepared, shares, source


class ToSearch(HowToSearch, frozen=True, kw_only=True, tag="search", tag_field="kind"):
    """The states that come with it: what the seat knows, then the worlds that it imagines."""

    game: str
    slice: int  # simulations at a time
    simulations: int
    seconds: float | None
    timed: bool  # until the seconds are over; else they only bound the simulations
    width: int  # numbers of a state
    course: str
    portions: int
    more: int
    most_kept: float
    settles: bool


class ToSolve(msgspec.Struct, frozen=True, kw_only=True, tag="solve", tag_field="kind"):
    """A secret choice."""

    game: str
    seat: int
    source: tuple[int, int]
    slice: int
    simulations: int
    seconds: float | None
    timed: bool
    width: int


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
            asked, states = self.bounds(level, question, bot.simulations), solving(bot, question)
            return shares(await self.told(ToSolve(**asked, width=width(states)), states))
        states = [question.knowledge, *bot.imagined(question)]
        how = {**searching(bot, question, whole), "width": width(states)}
        if bot.network(question):
            asked = {**prepared(question.game, advised=True), **self.bounds(level, question, bot.most(question)), **how}
            if told := await self.told(ToSearch(**asked), states):
                return means(told)  # else the network is not here and cannot be fetched
        asked = {**prepared(question.game), **self.bounds(level, question, bot.simulations), **how}
        return means(await self.told(ToSearch(**asked), states))

    def bounds(self, level: str, question: Question, simulations: int) -> dict[str, Any]:
        return {
            "game": question.game, "seat": question.seat, "source": source(question.seed), "slice": SLICE,
            "simulations": simulations, "seconds": LEVELS[level].seconds if self.bounded else None,
            "timed": self.bounded and LEVELS[level].timed,
        }  # fmt: skip

    async def told(self, asked: ToSearch | ToSolve, states: Sequence[State]) -> list[tuple[float, ...]]:
        return ROWS.decode(await self.around.think(msgspec.json.encode(asked).decode(), packed(*states)))

    async def stop(self) -> None:
        pass


def maker(level: str) -> Searcher:
    bot = bots.make(level)
    assert isinstance(bot, Searcher), "a random bot does not think"
    return bot


def searching(bot: Searcher, question: Question, whole: bool) -> dict[str, Any]:
    """As `budget.py` bounds a search."""
    mixes = bot.mixes(question)
    return {
        "course": question.course, "portions": PORTIONS, "more": 0 if mixes else MORE, "most_kept": MOST_KEPT,
        "settles": not (whole or mixes),
    }  # fmt: skip


def solving(bot: Searcher, question: Question) -> list[State]:
    """For a secret choice: what the seat knows and what everybody does, then pairs of worlds."""
    common = in_common(question)
    pairs = zip(bot.imagined(question), bot.imagined(common), strict=True)
    return [question.knowledge, common.knowledge, *(state for pair in pairs for state in pair)]


def width(states: Sequence[State]) -> int:
    return len(packed(states[0])) // 8
