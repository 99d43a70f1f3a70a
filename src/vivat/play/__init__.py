"""Playing: a match for people and programs. `vivat.game(...)` is where it begins."""

from vivat.play.game import Game, load
from vivat.play.match import Match
from vivat.play.record import read

__all__ = ["Game", "Match", "load", "read"]
