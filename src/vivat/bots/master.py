"""The highest level: a learned policy where it is stronger than any search we can afford, and else a longer search.

Weights lie in `weights/`, a file a game, made by `tools/pack_weights.py` from a run of `vivat learn`. Each says at
which tables its policy was measured to be stronger than `expert`. At other tables, and in games without weights, a
master searches ten times as long as `expert`, within the same three seconds. Measured: docs/study/masters.md.
"""

from __future__ import annotations

import functools
import importlib.util
from pathlib import Path
from typing import TYPE_CHECKING

from vivat.bots.bot import Question, UnknownBot
from vivat.engine import bits
from vivat.engine.rng import Rng
from vivat.engine.state import State

if TYPE_CHECKING:
    from vivat.bots.learned import Learned

WEIGHTS = Path(__file__).resolve().parent / "weights"
FINE = 1 << 30  # a share in whole numbers


@functools.cache
def learned(game: str) -> Learned | None:
    """The policy of a game, read once; None if there is none, or no NumPy, as in a browser."""
    path = WEIGHTS / f"{game}.npz"
    if not path.exists() or importlib.util.find_spec("numpy") is None:
        return None
    from vivat.bots.learned import Learned

    return Learned(path)


def policy_for(state: State, game: str) -> Learned | None:
    """The policy, if this table is one of those at which it was measured to be stronger."""
    found = learned(game)
    return found if found and found.table_of(state) in found.stronger else None


class Policy:
    """The learned policy of a game alone, at any table: to measure it by."""

    name = "policy"
    needs_view = False

    def __init__(self, game: str) -> None:
        found = learned(game)
        if found is None:
            raise UnknownBot("bots-no-policy", game=game)
        self.policy = found

    def choose(self, question: Question) -> int:
        return choose(self.policy, question)

    def close(self) -> None:
        pass


def choose(policy: Learned, question: Question) -> int:
    """The option with the largest share; a secret choice is drawn by the shares, so that it cannot be foreseen."""
    known, seat = question.knowledge, question.seat
    options = known.options(seat)
    if len(options) == 1:
        return options[0]
    shares = policy.shares(known, seat)
    if bits.count(known.waiting_for) == 1:
        return max(options, key=lambda option: (shares[option], -option))
    rest = Rng(question.seed ^ 0x5EED).below(FINE) / FINE
    for option in options:
        rest -= shares[option]
        if rest < 0.0:
            return option
    return options[-1]
