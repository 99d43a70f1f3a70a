"""Playing: a match for people and programs. `vivat.game(...)` is where it begins."""

from vivat.play.game import Game, as_played, load
from vivat.play.match import Match
from vivat.play.record import read

__all__ = ["Game", "Match", "as_played", "load", "read"]
