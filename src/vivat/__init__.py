"""Vivat: four board games about who becomes king, complete and by the book.

import vivat

game = vivat.game("king_is_dead", players=3, mode="advanced")
match = game.new(seed=7)
match.choices(0)
"""

from typing import Any

from vivat import compiled
from vivat.analysed import Analysed

compiled.install()  # before anything that may be compiled is imported

from vivat.games import all_ids as game_ids
from vivat.play import Game, Match, load, read
from vivat.play import Game as game

__version__ = "0.1.0"
__all__ = ["Game", "Match", "analyse", "compiled", "game", "game_ids", "load", "read"]


def analyse(match: Match, level: str = "hard", **how: Any) -> Analysed:
    """A finished match as a strong bot judges it, as plain data: `vivat.analysis.analyse`."""
    from vivat import analysis

    return analysis.analyse(match, level, **how)
