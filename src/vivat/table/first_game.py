"""The table of a first game: it starts at once, in a prepared position."""

from __future__ import annotations

from vivat.play import Game
from vivat.play.first_game import dealt, opening
from vivat.table import commands, text
from vivat.table.events import Created, Place
from vivat.table.rights import Fresh, marked


def begins(who: str, wanted: commands.FirstGame, now: int, fresh: Fresh) -> Created:
    """The event that makes the table; its match can start at once."""
    found = opening(wanted.game)
    game = Game(wanted.game, **found.options)
    bots = [Place("bot", level=level) for level in found.bots]
    return Created(
        at=now, key=marked(who, wanted), table=fresh.table, game=game.id, options=game.options,
        places=[Place("person", name=text.name(wanted.name), holder=who), *bots],
        seed=fresh.seed, invitation=fresh.invitation, chat=False, host=who, rules=game.definition.edition,
        position=dealt(game, found.position, fresh.seed), first_game=True,
    )  # fmt: skip
