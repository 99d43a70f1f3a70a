"""Bots that think elsewhere: the question becomes rows of numbers, a search in WebAssembly comes to what each option is
worth, and the bot decides. The same question with the same seed gives the same choice as anywhere, as long as the
search is not ended by the clock; where floats could differ is told in docs/build/one_source.md.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import Any

import msgspec

from vivat import bots
from vivat.bots import LEVELS, Question, Random, Searcher
from vivat.bots.budget import MORE, MOST_KEPT, PORTIONS
from vivat.bots.searcher import SLICE, in_common
from vivat.bots.trees import MEGABYTES
from vivat.engine.rng import Rng
from vivat.engine.state import State
from vivat.games import definition
from vivat.server.browser.around import Around

EVEN = 64  # the fewest parts that shares are told in, as engine/secret.py has it
Tried = list[tuple[int, int, float]]


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
        seconds = LEVELS[level].seconds if self.bounded else None
        solved = bot.is_solved(question)
        asked, states = solving(bot, question) if solved else searching(bot, question, whole)
        asked["timed"] = self.bounded and LEVELS[level].timed
        asked |= {"game": question.game, "seat": question.seat, "simulations": bot.simulations, "seconds": seconds}
        rows = [numbers(state) for state in states]
        asked["width"] = len(rows[0])
        answer = await self.around.think(
            msgspec.json.encode(asked).decode(), array("q", [cell for row in rows for cell in row]).tobytes()
        )
        told = msgspec.json.decode(answer, type=list[tuple[float, ...]])
        return shares(told) if solved else means(told)

    async def stop(self) -> None:
        pass


def maker(level: str) -> Searcher:
    bot = bots.make(level)
    assert isinstance(bot, Searcher), "a random bot does not think"
    return bot


def searching(bot: Searcher, question: Question, whole: bool) -> tuple[dict[str, Any], list[State]]:
    """A search as `search_for` prepares it and as `budget.py` bounds it: first what the seat knows, then the worlds it
    imagines."""
    use, judged = definition(question.game).searching, definition(question.game).judge
    cut = use.judged and hasattr(judged, "value")
    rng = Rng(question.seed)
    worlds = bot.imagined(question)
    asked = {
        "kind": "search", "source": [rng.x, rng.y], "megabytes": MEGABYTES, "slice": SLICE, "merged": int(use.merged),
        "horizon": use.horizon if cut else -1, "looks": use.looks if cut else 0,
        "exploration": use.exploration, "secret": use.secret, "course": question.course,
        "portions": PORTIONS, "more": 0 if bot.mixes(question) else MORE, "most_kept": MOST_KEPT,
        "settles": not whole and not bot.mixes(question),
    }  # fmt: skip
    return asked, [question.knowledge, *worlds]


def solving(bot: Searcher, question: Question) -> tuple[dict[str, Any], list[State]]:
    """A secret choice: what the seat knows and what everybody does, then pairs of worlds."""
    common = in_common(question)
    rng = Rng(question.seed)
    pairs = zip(bot.imagined(question), bot.imagined(common), strict=True)
    asked = {"kind": "solve", "source": [rng.x, rng.y], "slice": SLICE}
    return asked, [question.knowledge, common.knowledge, *(state for pair in pairs for state in pair)]


def numbers(state: State) -> list[int]:
    """All numbers of a state, in the order of its fields."""
    flat: list[int] = []
    for value in state.fields().values():
        flat.extend(value if isinstance(value, list) else [value])
    return flat


def means(told: Sequence[tuple[float, ...]]) -> Tried:
    """From (action, visits, sum of rewards)."""
    return sorted((int(action), int(visits), total / visits) for action, visits, total in told)


def shares(told: Sequence[tuple[float, ...]]) -> Tried:
    """From the number of simulations, then (share, worth) of every option: as `Secret.options` tells them."""
    (simulations,), *options = told
    whole = max(simulations, EVEN) / sum(share for share, _ in options)
    counts = [(action, round(share * whole), worth / simulations) for action, (share, worth) in enumerate(options)]
    return [item for item in counts if item[1]]
