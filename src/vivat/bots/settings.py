"""How each game wants to be searched. The numbers come from matches of bots against each other: docs/study/bots.md."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Settings:
    exploration: float = 0.7  # how much an option that was tried less is favoured
    secret: float = 0.7  # the same at a secret choice, at the most
    merged: bool = False  # nodes of other seats by what the searching seat knows, not by what they know
    solved: str = ""  # the step whose secret choices are solved by regret, not searched, in the words of a choice
    betraying: tuple[str, ...] = ()  # the steps that betray a seat; the highest level draws its choice there
    judged: bool = True  # ask the game's judge
    horizon: int = -1  # decisions of a playout before the judge is asked; -1: play to the end
    looks: int = 0  # further options that a playout weighs against the one it drew


SETTINGS = {
    "artus": Settings(exploration=0.4, horizon=12, looks=6),
    "king_is_dead": Settings(exploration=0.3, horizon=8),
    "long_live_the_king": Settings(exploration=0.15, secret=0.05, horizon=6, looks=2),
    "vive_le_roi": Settings(
        exploration=0.3,
        secret=0.1,
        merged=True,
        solved="cast_vote",
        betraying=("place_character", "place_floor"),
        horizon=4,
        looks=1,
    ),
}


def settings(game: str) -> Settings:
    return SETTINGS.get(game, Settings())
