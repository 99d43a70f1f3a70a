"""What if: from a moment of a finished match another one begins, against bots, with chance of its own."""

from __future__ import annotations

from collections.abc import Collection

from vivat.errors import Refusal
from vivat.play.order import in_seat_order
from vivat.table import commands, events, text
from vivat.table.decide import Decision, folded
from vivat.table.events import Created, Origin, Place
from vivat.table.rights import Fresh, known_level, marked, must_be, seat_at
from vivat.table.table import Table


def explore(
    source: Table, who: str, wanted: commands.Explore, now: int, levels: Collection[str], fresh: Fresh
) -> Decision:
    """The client takes one seat, bots of one level the others; it begins at once."""
    must_be(source, "over")
    if source.match is None:
        raise Refusal("table-not-running")
    seat_at(source, wanted.seat)
    moment = in_seat_order(source.match).before(wanted.step)
    if moment.over or wanted.step > len(source.match.steps):
        raise Refusal("table-is-over")
    level = known_level(wanted.level, levels)
    places = [Place("bot", level=level) for _ in source.seats]
    places[wanted.seat] = Place("person", name=text.name(wanted.name), holder=who)
    created = Created(
        at=now, key=marked(who, wanted), table=fresh.table, game=source.game.id, options=source.game.options,
        places=places, seed=fresh.seed, invitation=fresh.invitation, host=who, rules=source.game.definition.edition,
        position=moment.position(), origin=Origin(source.id, wanted.step),
    )  # fmt: skip
    return folded(Table(), [created, events.Started(at=now)])
