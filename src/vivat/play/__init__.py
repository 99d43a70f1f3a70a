"""Playing: a match for people and programs. `vivat.game(...)` is where it begins."""

from vivat.engine.result import Step
from vivat.play.game import Game, as_played, load
from vivat.play.match import Match
from vivat.play.record import read

__all__ = ["Game", "Match", "Step", "as_played", "load", "read"]
