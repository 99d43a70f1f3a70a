"""The table of steps, read: the names of options, and where the answers to earlier steps of a card are kept."""

from __future__ import annotations

import functools

from vivat.games.king_is_dead import data

NAMES = {data.FACTION: data.FACTIONS, data.REGION: data.REGIONS, data.BUNDLE: data.BUNDLES, data.CARD: data.CARDS}
KINDS = {data.FACTION: "faction", data.REGION: "region"}  # what is kept


def rule(step: int) -> str:
    """The rule of the card, or of the summoning, that a step belongs to."""
    section, number = divmod(data.STEP_TABLE[step][data.RULE], 100)
    return f"{data.PREFIX}-{section}.{number}"


@functools.cache
def before(step: int) -> tuple[int, ...]:
    """KD-7.3: the steps of the same card that may come before this one, in their order."""
    found = [row[data.STEP] for row in data.STEP_TABLE if row[data.THEN] == step]
    return (*before(found[0]), found[0]) if found else ()


@functools.cache
def picks(step: int) -> tuple[tuple[str, int], ...]:
    """What the steps before have chosen: the field of the state that keeps it, and what was asked."""
    rows = [data.STEP_TABLE[earlier] for earlier in before(step)]
    return tuple((f"pick_{row[data.KEPT]}", row[data.ASKS]) for row in rows if row[data.KEPT])
