"""What a run of learning can be told, with the values that were found to work."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Settings:
    seconds: float = 600.0  # how long it learns; the rates below go by the part of it that is over
    games: int = 131072  # side by side
    steps: int = 32  # of each game before the network learns from them
    part: int = 65536  # decisions of one step of the optimiser
    epochs: int = 1  # how often it goes through the same decisions
    width: int = 256  # a search asks it some 50,000 times a second
    blocks: int = 2
    rate: float = 8e-4
    rate_end: float = 2e-5
    entropy: float = 0.02  # how far the policy is drawn to even shares, at first
    entropy_end: float = 0.001
    trace: float = 0.95  # GAE: how far later surprises count
    clip: float = 0.2
    scaled: bool = True  # surprises are measured by their own spread; not where small ones decide, near an equilibrium
    points: float = 0.0  # so many points are worth a win; 0: points are worth nothing
    points_first: float = 1.0  # how much of the reward they are at first
    points_end: float = 0.1  # and from half of the time on; wins have the rest
    gain: float = 1.0  # weight of the judge's estimate, which is given back step by step: the sum stays the win
    every: float = 20.0  # seconds between reports
    older: int = 3  # an older version to compare with: so many reports before
    trials: int = 4096  # games of a comparison
    longest: int = 500  # steps of a comparison
    seed: int = 1


# By game, where it differs. Runs of 20 to 30 seconds on one GPU played against each other: in Long Live the King the
# judge's estimate was better than the win alone, in Vive le Roi ! points were better than the estimate, in The King is
# Dead the win alone was as good. Policies that lost their last chance early became weaker against others than they had
# been, so most games keep more of it.
OF_GAME: dict[str, dict[str, float]] = {
    "artus": {"points": 32.0, "gain": 0.0, "entropy_end": 0.002},
    "king_is_dead": {"gain": 0.0, "entropy_end": 0.004},
    "long_live_the_king": {"entropy_end": 0.004},
    "vive_le_roi": {"points": 24.0, "gain": 0.0, "entropy_end": 0.004},
}

# A second run, which goes on with the weights of a first: rewards as they were in its end, and slower.
AGAIN: dict[str, float] = {"rate": 4e-4, "entropy": 0.01, "points_first": 0.1, "points_end": 0.05}
AGAIN_OF_GAME: dict[str, dict[str, float]] = {
    "artus": {"entropy_end": 0.004},
    "king_is_dead": {"entropy_end": 0.006},
    "long_live_the_king": {"entropy_end": 0.006},
    "vive_le_roi": {"entropy": 0.015, "entropy_end": 0.01},
}
SHARES: dict[str, tuple[float, float]] = {  # of the time of a first run, and of a second
    "king_is_dead": (2.0, 1.5),
    "long_live_the_king": (1.0, 1.0),
    "vive_le_roi": (1.0, 1.5),
    "artus": (0.8, 0.6),
}

# A best response, which begins with weights of self-play: the bot's thinking takes the time, so games are few.
AGAINST: dict[str, Any] = {
    "games": 256, "part": 1024, "rate": 1e-4, "rate_end": 1e-5, "entropy": 0.003, "entropy_end": 0.001,
    "points_first": 0.0, "points_end": 0.0,
}  # fmt: skip
