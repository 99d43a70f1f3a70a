"""A first game: a prepared opening against gentle bots, and what the page explains when it first comes.

It is data: `first_game.json` in the folder of a game. The position can be read by everybody, so what the newcomer could
not know of it is dealt anew at every table.
"""

from __future__ import annotations

import functools
import hashlib
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec

from vivat import games
from vivat.engine.rng import Rng
from vivat.errors import Refusal
from vivat.options import Options
from vivat.play.game import Game

NEWCOMER = 0  # the seat of who learns the game


class Explanation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A sentence, said once: when the match begins or is over, when a step is first asked, when a fact first comes."""

    say: str  # the message is <game>-guide-<say>
    when: Literal["begin", "ask", "fact", "over"]
    rules: Annotated[list[str], msgspec.Meta(min_length=1)]
    of: list[str] = []  # the steps that are asked, or the kinds of facts
    point: list[str] = []  # parts of the page


class Opening(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    options: Options
    bots: list[str]  # the levels of the other seats
    position: dict[str, Any]
    script: list[Explanation]


@functools.cache
def opening(game: str) -> Opening:
    path = Path(games.__file__).parent / game / "first_game.json"
    if game not in games.all_ids() or not path.is_file():
        raise Refusal("no-first-game", game=game[:40])
    return msgspec.json.decode(path.read_bytes(), type=Opening)


def dealt(game: Game, position: dict[str, Any], seed: str) -> dict[str, Any]:
    """The position, with another deal of what the newcomer may not know."""
    number = int.from_bytes(hashlib.sha256(f"first game|{seed}".encode()).digest()[:7], "big")
    world = game.read_position(position).known_to(NEWCOMER).imagined(Rng(number))
    return {"game": game.id, "options": dict(game.options), **written(game, world)}


def written(game: Game, state: Any) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.to_builtins(game.definition.position.write(state))
    return found
