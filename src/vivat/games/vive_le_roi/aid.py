"""What a player of Vive le Roi ! would otherwise work out: the worth of favourites now and after each result of an
election, who can still stop a candidate, where a character would go.

The engine counts: each future is a copy of the state with the candidate somewhere else. Only cards that this seat may
see are read (`view.sees_favourites`, `view.sees_kept`).
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from vivat.engine import bits
from vivat.engine.numbers import NOBODY
from vivat.games.vive_le_roi import data, view
from vivat.games.vive_le_roi.rules import ViveLeRoi
from vivat.games.vive_le_roi.view import Character, Place

ELECTION = (data.CAST_VOTE, data.EMISSARY_VOTE)
Future = Literal["now", "crowned", "refused", "cancelled"]  # counted now, or after each result of the election


class Worth(Struct, frozen=True):
    """What a favourites card brings in one future (VR-5.11, VR-5.13)."""

    points: dict[Character, int]  # of each favourite
    favourites: int  # their sum
    met: bool  # whether the condition of the ambition card holds
    ambition: int  # what that card pays then
    total: int


class Chances(Struct, frozen=True):
    yes: float
    no: float
    stomach_ache: float


SURE_YES = Chances(yes=1.0, no=0.0, stomach_ache=0.0)


class EmissaryAid(Struct, frozen=True):
    free_yes: bool  # the candidate is his favourite
    chances: Chances  # of his vote
    worth: dict[Future, Worth] | None  # of his open card; null before it is dealt


class VotesLeft(Struct, frozen=True):
    """The cards left against a candidate, the Emissary's counted in, and the units that hold them."""

    no: int
    stomach_ache: int
    can_refuse: list[int]
    can_cancel: list[int]
    only_yes: list[int]


class Running(Struct, frozen=True):
    """The candidate of the election that is going on."""

    name: Character
    refused_to: Place  # where a refusal would send it
    mover: int  # the unit that moved it to the throne


class Move(Struct, frozen=True):
    to: Place
    gain: int  # for the own favourites points


class Ranking(Struct, frozen=True):
    """As if the game were over."""

    scores: list[int]  # of the units
    leaders: list[int]
    emissary_leads: bool


class Aid(Struct, frozen=True):
    worth: dict[Future, dict[Place, int]]  # of a favourite in each place
    seats: list[dict[Future, Worth] | None]  # null: the card is not dealt or not to be seen
    emissary: EmissaryAid | None
    votes: VotesLeft
    candidate: Running | None
    moves: dict[Character, Move]  # of every character that may move now
    ranking: Ranking


def aid(known: ViveLeRoi, seat: int | None, shared: Aid | None = None) -> Aid:
    futures = futures_of(known)
    return Aid(
        worth=shared.worth if shared else {name: worth_of(future) for name, future in futures.items()},
        seats=[seen_worth(known, futures, other, seat) for other in range(known.seats)],
        emissary=emissary(known, futures) if known.emissary else None,
        votes=shared.votes if shared else votes(known),
        candidate=candidate(known),
        moves=moves(known, seat),
        ranking=shared.ranking if shared else ranking(known),
    )


# ---- futures: the position counted now, or after each result of the election -----------------------------------------


def futures_of(known: ViveLeRoi) -> dict[Future, ViveLeRoi]:
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


def worth_of(future: ViveLeRoi) -> dict[Place, int]:
    """What a favourite in each place counts; the Jester on the throne turns the signs (VR-5.12)."""
    return {name: future.worth(place) for place, name in enumerate(data.PLACES)}


def seen_worth(
    known: ViveLeRoi, futures: dict[Future, ViveLeRoi], other: int, seat: int | None
) -> dict[Future, Worth] | None:
    """The worth of a favourites card in every future, if this seat may see the card and it is dealt."""
    if known.favourites[other] == NOBODY or not view.sees_favourites(known, other, seat):
        return None
    card = known.kept[other] if view.sees_kept(known, other, seat) else NOBODY
    return {name: worth_to(future, other, card) for name, future in futures.items()}


def worth_to(future: ViveLeRoi, seat: int, card: int) -> Worth:
    """VR-5.11, VR-5.13: each favourite, their sum, the ambition card, the total."""
    favourites = future.favourites_points(seat)
    met = card != NOBODY and met_by(future, seat, card, favourites)
    paid = data.AMBITION_POINTS[card] if met and pays_ambition(future) else 0
    return Worth(points=points(future, seat), favourites=favourites, met=met, ambition=paid, total=favourites + paid)


def points(future: ViveLeRoi, row: int) -> dict[Character, int]:
    """VR-5.11: what each favourite of a seat, or of the Emissary, counts where it stands."""
    people = bits.members(future.names(row))
    return {data.CHARACTERS[one]: future.worth(future.place_of(one)) for one in people}


def met_by(future: ViveLeRoi, seat: int, card: int, favourites: int) -> bool:
    future.poor = bits.one(seat) if favourites < data.CONSOLATION_BELOW else 0  # VR-R16
    return bool(future.fulfilled(seat, card))


def pays_ambition(future: ViveLeRoi) -> bool:
    """VR-5.34: in a wedding only the second count pays."""
    return not future.wedding or future.at[data.THRONE_SIDE] != 0


# ---- votes and moves -------------------------------------------------------------------------------------------------


def votes(known: ViveLeRoi) -> VotesLeft:
    units = range(known.units)
    rows = [*units, data.EMISSARY_UNIT] if known.emissary else units
    return VotesLeft(
        no=sum(known.no[row] for row in rows),
        stomach_ache=sum(known.ache[row] for row in rows),
        can_refuse=[unit for unit in units if known.no[unit]],
        can_cancel=[unit for unit in units if known.ache[unit]],
        only_yes=[unit for unit in units if not known.no[unit] and not known.ache[unit]],  # VR-5.3
    )


def candidate(known: ViveLeRoi) -> Running | None:
    if known.step not in ELECTION:
        return None
    name = data.CHARACTERS[bits.low(known.at[data.THRONE])]
    return Running(name=name, refused_to=data.PLACES[refused_to(known)], mover=known.turn)


def emissary(known: ViveLeRoi, futures: dict[Future, ViveLeRoi]) -> EmissaryAid:
    """VR-5.26: how he votes, as chances; and the worth of his open card."""
    dealt = known.favourites[data.EMISSARY_SEAT] != NOBODY
    free = dealt and bool(known.names(data.EMISSARY_SEAT) & known.at[data.THRONE])
    no, ache = known.no[data.EMISSARY_UNIT], known.ache[data.EMISSARY_UNIT]
    pile = data.YES_CARDS + no + ache
    drawn = Chances(yes=data.YES_CARDS / pile, no=no / pile, stomach_ache=ache / pile)
    worth = {name: worth_to(future, data.EMISSARY_SEAT, NOBODY) for name, future in futures.items()} if dealt else None
    return EmissaryAid(free_yes=free, chances=SURE_YES if free else drawn, worth=worth)


def moves(known: ViveLeRoi, seat: int | None) -> dict[Character, Move]:
    """VR-4.3: where each character that may move goes, and what that changes for the own favourites."""
    if known.step != data.MOVE_CHARACTER:
        return {}
    own = 0 if seat is None else known.names(seat)
    found: dict[Character, Move] = {}
    for character in bits.members(known.movable()):
        place = known.place_of(character)
        goal = known.destination(place)
        gain = known.worth(goal) - known.worth(place) if own >> character & 1 else 0
        found[data.CHARACTERS[character]] = Move(to=data.PLACES[goal], gain=gain)
    return found


def ranking(known: ViveLeRoi) -> Ranking:
    """VR-6.1 to VR-6.4, as if the game were over: scores of the units, who leads, whether the Emissary beats all."""
    scores = [known.ranking_score(unit) for unit in range(known.units)]
    leaders = [unit for unit, score in enumerate(scores) if score == max(scores)]
    return Ranking(scores=scores, leaders=leaders, emissary_leads=bool(known.emissary_wins()))
