"""The registry: a game is a folder in here. How one is built: docs/build/a_game.md."""

from __future__ import annotations

import functools
import importlib
import importlib.util
import pkgutil
from dataclasses import dataclass
from types import ModuleType

from vivat.errors import UnknownGame


@dataclass(frozen=True)
class Rooms:
    """The modules of one game."""

    id: str
    data: ModuleType
    rules: ModuleType
    words: ModuleType
    position: ModuleType
    view: ModuleType
    check: ModuleType
    judge: ModuleType | None  # a game may do without these four
    aid: ModuleType | None
    guess: ModuleType | None
    facts: ModuleType | None


@functools.cache
def all_ids() -> tuple[str, ...]:
    return tuple(sorted(info.name for info in pkgutil.iter_modules(__path__) if info.ispkg))


@functools.cache
def rooms(game: str) -> Rooms:
    if game not in all_ids():
        raise UnknownGame("unknown-game", game=game, allowed=all_ids())
    names = [f"vivat.games.{game}.{name}" for name in ("data", "rules", "words", "position", "view", "check")]
    more = [f"vivat.games.{game}.{name}" for name in ("judge", "aid", "guess", "facts")]
    return Rooms(game, *map(importlib.import_module, names), *map(optional, more))


def optional(name: str) -> ModuleType | None:
    return importlib.import_module(name) if importlib.util.find_spec(name) else None
