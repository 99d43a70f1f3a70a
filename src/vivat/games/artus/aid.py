"""The numbers a player of Artus would otherwise work out: what each card would pay and where the table would turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from vivat.engine import bits
from vivat.engine.bits import members
from vivat.games.artus import data, pay, words
from vivat.games.artus.rules import Artus


def aid(known: Artus, seat: int | None) -> dict[str, Any]:
    """For all: what the scoring cards not yet played are worth now. For a seat: every way to carry out its cards."""
    if known.step in pay.NO_TURN:
        return {"scoring": [{} for _ in range(known.seats)], "cards": {}}
    return {
        "scoring": [scoring(known, other) for other in range(known.seats)],
        "cards": {} if seat is None else {card: ways(known, seat, card) for card in playable(known, seat)},
    }


def playable(known: Artus, seat: int) -> list[str]:
    """The seat's hand, after the card it is carrying out."""
    held = {data.CARDS[card]: None for card in members(known.hand[seat])}
    current = [data.CARDS[known.card]] if known.turn == seat and known.card >= 0 else []
    return list(dict.fromkeys([*current, *held]))


def ways(known: Artus, seat: int, card: str) -> list[dict[str, Any]]:
    return [way(known, seat, choices, after) for choices, after in pay.ways(known, seat, card)]


def way(before: Artus, seat: int, choices: Sequence[str], after: Artus) -> dict[str, Any]:
    """One execution: its points, the move with the figure it displaces, and what everybody's chairs are worth then."""
    start, target = move(before, choices)
    pushed = None
    if start is not None and target is not None and before.taken >> target & 1:
        pushed = bits.low(after.taken & ~(before.taken & ~bits.one(start)))  # AR-5.5
    return {
        "choices": list(choices),
        "points": after.total[seat] - before.total[seat],
        "chairs": [after.worth(after.knights[other]) for other in range(after.seats)],
        "king": after.royal[after.king],  # AR-5.2: the crown plate will face this chair
        "from": start,
        "to": target,
        "pushed": pushed,
    }


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
