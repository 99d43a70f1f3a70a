"""The registry: a game is a folder in here. How one is built: docs/build/a_game.md."""

from __future__ import annotations

import functools
import importlib
import pkgutil

from vivat.definition import Definition
from vivat.errors import UnknownGame


@functools.cache
def all_ids() -> tuple[str, ...]:
    return tuple(sorted(info.name for info in pkgutil.iter_modules(__path__) if info.ispkg))


@functools.cache
def definition(game: str) -> Definition:
    if game not in all_ids():
        raise UnknownGame("unknown-game", game=game, allowed=all_ids())
    found: Definition = importlib.import_module(f"vivat.games.{game}.definition").GAME
    return found


def shelf() -> list[Definition]:
    """All games in the order in which people are shown them."""
    return sorted(map(definition, all_ids()), key=lambda game: game.place)
