"""The numbers a player of Artus would otherwise work out: what each card would pay and where the table would turn."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from vivat.engine import bits
from vivat.engine.bits import members
from vivat.games.artus import data, pay, words
from vivat.games.artus.rules import Artus


class Way(msgspec.Struct, frozen=True):
    """One way to carry a card out."""

    choices: list[str]  # in words, one step after the other
    points: int  # what it pays
    chairs: list[int]  # what the chairs of each seat's knights are worth afterwards, all together
    king: int  # the chair the crown plate faces afterwards
    start: int | None = msgspec.field(name="from")  # the chair the moved figure leaves; null if none moves
    target: int | None = msgspec.field(name="to")  # the chair it reaches
    pushed: int | None  # the chair to which it pushes the figure it lands on; null if there is none


class Aid(msgspec.Struct, frozen=True):
    """What the cards would do now; empty before the first turn."""

    scoring: list[dict[str, int]]  # for each seat: the most each of its unplayed scoring cards could score now
    cards: dict[str, list[Way]]  # for each card in this seat's hand, or being carried out: every way to do so


def aid(known: Artus, seat: int | None, shared: Aid | None = None) -> Aid:
    """For all: what the scoring cards not yet played are worth now. For a seat: every way to carry out its cards."""
    if known.step in pay.NO_TURN:
        return Aid(scoring=[{} for _ in range(known.seats)], cards={})
    return Aid(
        scoring=shared.scoring if shared else [scoring(known, other) for other in range(known.seats)],
        cards={} if seat is None else {card: ways(known, seat, card) for card in playable(known, seat)},
    )


def playable(known: Artus, seat: int) -> list[str]:
    """The seat's hand, after the card it is carrying out."""
    held = {words.card(known, card): None for card in members(known.hand[seat])}
    current = [data.CARDS[known.card]] if known.turn == seat and known.card >= 0 else []
    return list(dict.fromkeys([*current, *held]))


def ways(known: Artus, seat: int, card: str) -> list[Way]:
    return [way(known, seat, choices, after) for choices, after in pay.ways(known, seat, card)]


def way(before: Artus, seat: int, choices: Sequence[str], after: Artus) -> Way:
    """One execution: its points, the move with the figure it displaces, and what everybody's chairs are worth then."""
    start, target = move(before, choices)
    return Way(
        choices=list(choices),
        points=after.total[seat] - before.total[seat],
        chairs=[after.worth(after.knights[other]) for other in range(after.seats)],
        king=after.royal[after.king],  # AR-5.2: the crown plate will face this chair
        start=start,
        target=target,
        pushed=None if start is None or target is None else pushed(before, start, target, after),
    )


def pushed(before: Artus, start: int, target: int, after: Artus) -> int | None:
    """AR-5.5: where the figure has gone that sat on the target; none if the target was empty (AR-4.14)."""
    if not before.taken >> target & 1:
        return None
    return bits.low(after.taken & ~(before.taken & ~bits.one(start)))


def move(before: Artus, choices: Sequence[str]) -> tuple[int | None, int | None]:
    """The chair left and the chair reached; none for a card that moves nobody."""
    said = dict(choice.split(":") for choice in choices)
    if "pick_steps" not in said:
        return None, None
    start = int(said.get("pick_figure", before.figure))
    return start, (start + int(said["pick_steps"])) % data.CHAIRS


def scoring(known: Artus, seat: int) -> dict[str, int]:
    """AR-9.2: which cards a seat has not played is open; each is worth the most it could score on this board."""
    unplayed = members((known.hand[seat] | known.pile[seat]) & data.CARDS_OF_PILE[2])
    return {data.CARDS[card]: worth(known, seat, card) for card in unplayed}


def worth(known: Artus, seat: int, card: int) -> int:
    all_knights = known.worth(known.knights[seat])
    if card == data.SCORE_ALL:
        return all_knights  # AR-4.26
    if card == data.SCORE_REVERSED:
        return -all_knights  # AR-4.27
    if card == data.SCORE_WILD:
        return max(known.value(chair) for chair in [*members(known.knights[seat]), *known.royal])  # AR-4.32
    work = known.clone()
    work.card = card
    if work.sets(seat) == 0:
        return -data.FIXED_LOSS[card]  # AR-4.31
    return max(sum(map(known.value, chairs)) for chairs in words.sets(work, seat))  # AR-4.28 to AR-4.30
