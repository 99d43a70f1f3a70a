"""What a player of Vive le Roi ! would otherwise work out: the worth of favourites now and after each result of an
election, who can still stop a candidate, where a character would go.

The engine counts: each future is a copy of the state with the candidate somewhere else. Only cards that this seat may
see are read (`view.sees_favourites`, `view.sees_kept`).
"""

from __future__ import annotations

from typing import Any

from vivat.engine import bits
from vivat.engine.numbers import NOBODY
from vivat.games.vive_le_roi import data, view
from vivat.games.vive_le_roi.rules import ViveLeRoi

ELECTION = (data.CAST_VOTE, data.EMISSARY_VOTE)


def aid(known: ViveLeRoi, seat: int | None) -> dict[str, Any]:
    futures = futures_of(known)
    return {
        "worth": {name: worth_of(future) for name, future in futures.items()},
        "seats": [seen_worth(known, futures, other, seat) for other in range(known.seats)],
        "emissary": emissary(known, futures) if known.emissary else None,
        "votes": votes(known),
        "candidate": candidate(known),
        "moves": moves(known, seat),
        "ranking": ranking(known),
    }


# ---- futures: the position counted now, or after each result of the election -----------------------------------------


def futures_of(known: ViveLeRoi) -> dict[str, ViveLeRoi]:
    if known.step not in ELECTION:
        return {"now": known.clone()}
    return {
        "crowned": crowned(known),
        "refused": with_candidate_at(known, refused_to(known)),
        "cancelled": with_candidate_at(known, data.FLOOR_5),  # VR-5.6
    }


def crowned(known: ViveLeRoi) -> ViveLeRoi:
    future = known.clone()
    future.kingmakers |= bits.one(known.turn)
    return future


def with_candidate_at(known: ViveLeRoi, place: int) -> ViveLeRoi:
    future, at = known.clone(), list(known.at)
    at[place] |= at[data.THRONE]
    at[data.THRONE] = 0
    future.at = at
    return future


def refused_to(known: ViveLeRoi) -> int:
    """VR-5.7, VR-5.9."""
    if known.at[data.THRONE] == data.JESTER:
        floors = (data.FLOOR_2, data.FLOOR_1)
        return next((floor for floor in floors if not known.full(floor)), data.FLOOR_0)
    cells = range(data.CELL_3, data.BOX)
    return next((cell for cell in cells if not known.at[cell]), data.BOX)


# ---- worth -----------------------------------------------------------------------------------------------------------


def worth_of(future: ViveLeRoi) -> dict[str, int]:
    """What a favourite in each place counts; the Jester on the throne turns the signs (VR-5.12)."""
    return {name: future.worth(place) for place, name in enumerate(data.PLACES)}


def seen_worth(
    known: ViveLeRoi, futures: dict[str, ViveLeRoi], other: int, seat: int | None
) -> dict[str, dict[str, Any]] | None:
    """The worth of a favourites card in every future, if this seat may see the card and it is dealt."""
    if known.favourites[other] == NOBODY or not view.sees_favourites(known, other, seat):
        return None
    card = known.kept[other] if view.sees_kept(known, other, seat) else NOBODY
    return {name: worth_to(future, other, card) for name, future in futures.items()}


def worth_to(future: ViveLeRoi, seat: int, card: int) -> dict[str, Any]:
    """VR-5.11, VR-5.13: each favourite, their sum, the ambition card, the total."""
    favourites = future.favourites_points(seat)
    met = card != NOBODY and met_by(future, seat, card, favourites)
    paid = data.AMBITION_POINTS[card] if met and pays_ambition(future) else 0
    return {
        "points": points(future, seat),
        "favourites": favourites,
        "met": met,
        "ambition": paid,
        "total": favourites + paid,
    }


def points(future: ViveLeRoi, seat: int) -> dict[str, int]:
    names = future.names(seat)
    return {data.CHARACTERS[one]: future.worth(future.place_of(one)) for one in bits.members(names)}


def met_by(future: ViveLeRoi, seat: int, card: int, favourites: int) -> bool:
    future.poor = bits.one(seat) if favourites < data.CONSOLATION_BELOW else 0  # VR-R16
    return bool(future.fulfilled(seat, card))


def pays_ambition(future: ViveLeRoi) -> bool:
    """VR-5.34: in a wedding only the second count pays."""
    return not future.wedding or future.at[data.THRONE_SIDE] != 0


# ---- votes and moves -------------------------------------------------------------------------------------------------


def votes(known: ViveLeRoi) -> dict[str, Any]:
    """The cards left against a candidate, and the units that hold them; the Emissary is counted in the cards."""
    units = range(known.units)
    rows = [*units, data.EMISSARY_UNIT] if known.emissary else units
    return {
        "no": sum(known.no[row] for row in rows),
        "stomach_ache": sum(known.ache[row] for row in rows),
        "can_refuse": [unit for unit in units if known.no[unit]],
        "can_cancel": [unit for unit in units if known.ache[unit]],
        "only_yes": [unit for unit in units if not known.no[unit] and not known.ache[unit]],  # VR-5.3
    }


def candidate(known: ViveLeRoi) -> dict[str, Any] | None:
    if known.step not in ELECTION:
        return None
    return {
        "name": data.CHARACTERS[bits.low(known.at[data.THRONE])],
        "refused_to": data.PLACES[refused_to(known)],
        "mover": known.turn,
    }


def emissary(known: ViveLeRoi, futures: dict[str, ViveLeRoi]) -> dict[str, Any]:
    """VR-5.26: how he votes, as chances; and the worth of his open card."""
    dealt = known.favourites[data.EMISSARY_SEAT] != NOBODY
    free = dealt and bool(known.names(data.EMISSARY_SEAT) & known.at[data.THRONE])
    no, ache = known.no[data.EMISSARY_UNIT], known.ache[data.EMISSARY_UNIT]
    pile = data.YES_CARDS + no + ache
    return {
        "free_yes": free,
        "chances": {"yes": 1.0, "no": 0.0, "stomach_ache": 0.0}
        if free
        else {"yes": data.YES_CARDS / pile, "no": no / pile, "stomach_ache": ache / pile},
        "worth": {name: worth_to(future, data.EMISSARY_SEAT, NOBODY) for name, future in futures.items()}
        if dealt
        else None,
    }


def moves(known: ViveLeRoi, seat: int | None) -> dict[str, dict[str, Any]]:
    """VR-4.3: where each character that may move goes, and what that changes for the own favourites."""
    if known.step != data.MOVE_CHARACTER:
        return {}
    own = 0 if seat is None else known.names(seat)
    found = {}
    for character in bits.members(known.movable()):
        place = known.place_of(character)
        goal = known.destination(place)
        gain = known.worth(goal) - known.worth(place) if own >> character & 1 else 0
        found[data.CHARACTERS[character]] = {"to": data.PLACES[goal], "gain": gain}
    return found


def ranking(known: ViveLeRoi) -> dict[str, Any]:
    """VR-6.1 to VR-6.4, as if the game were over: scores of the units, who leads, whether the Emissary beats all."""
    scores = [known.ranking_score(unit) for unit in range(known.units)]
    return {
        "scores": scores,
        "leaders": [unit for unit, score in enumerate(scores) if score == max(scores)],
        "emissary_leads": bool(known.emissary_wins()),
    }
