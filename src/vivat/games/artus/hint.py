"""Why a choice is good in Artus: what it pays, what the chairs are worth then, where the table turns."""

from __future__ import annotations

from collections.abc import Sequence

from vivat.engine import bits
from vivat.fact import Fact
from vivat.games.artus import data
from vivat.games.artus.rules import Artus

BEGINS: tuple[str, ...] = ("place_knight", "play_card", "pick_pile")
PAYS = {"knight": "AR-4.13", "king": "AR-4.18", "ring": "AR-4.21", "score": "AR-4.25"}  # by the first word of a card


class Sits(Fact, frozen=True, tag="hint_chair"):
    """A knight is placed."""

    chair: int
    value: int  # of that chair now


class Pays(Fact, frozen=True, tag="hint_points"):
    card: str
    points: int
    total: int  # of the seat then


class Worth(Fact, frozen=True, tag="hint_chairs"):
    """What the chairs of the own knights are worth, all together."""

    before: int
    worth: int


class Turns(Fact, frozen=True, tag="hint_turn"):
    """The King changes his chair."""

    chair: int
    each_worth: list[int]  # what the chairs of everybody's knights are worth then


class Draws(Fact, frozen=True, tag="hint_pile"):
    pile: str
    left: int


def reasons(known: Artus, after: Artus, seat: int, choices: Sequence[str]) -> list[Fact]:
    step, _, option = choices[0].partition(":")
    if step == "place_knight":
        return [Sits(rule="AR-5.1", chair=int(option), value=known.value(int(option)))]
    if step == "pick_pile":
        left = bits.count(known.pile[seat] & data.CARDS_OF_PILE[data.PILES.index(option)])
        return [Draws(rule="AR-4.35", pile=option, left=left)]
    card = option if step == "play_card" else data.CARDS[known.card]
    points = after.total[seat] - known.total[seat]
    found: list[Fact] = [Pays(rule=PAYS[card.partition("_")[0]], card=card, points=points, total=after.total[seat])]
    before, worth = (state.worth(state.knights[seat]) for state in (known, after))
    found.append(Worth(rule="AR-5.1", before=before, worth=worth))
    chair = after.royal[after.king]
    if chair != known.royal[known.king]:
        each = [after.worth(after.knights[other]) for other in range(after.seats)]
        found.append(Turns(rule="AR-5.2", chair=chair, each_worth=each))
    return found
