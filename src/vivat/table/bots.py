"""What a table knows of a bot. It is given what its seat may know, never the match."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from vivat.play.chance import below


class Bot(Protocol):
    def choose(self, known: Any, view: Mapping[str, Any], choices: Sequence[str], seed: int) -> str:
        """One of the choices. `known` is the state of the game as the seat knows it, `view` what it is shown."""


class RandomBot:
    """Every choice equally likely."""

    def choose(self, known: Any, view: Mapping[str, Any], choices: Sequence[str], seed: int) -> str:
        return choices[below(f"random|{seed}", len(choices))]


BUILT_IN: dict[str, Bot] = {"random": RandomBot()}
PLAIN = "random"  # the level that takes a seat when nothing else is said, or when another fails
