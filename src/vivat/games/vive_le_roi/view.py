"""Who may see what in Vive le Roi !: section 9 of the rules, as an allow-list. Units and seats are counted from 0."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from vivat.engine import bits
from vivat.engine.numbers import CHANCE, NOBODY
from vivat.engine.result import Step
from vivat.engine.state import State
from vivat.games.vive_le_roi import data, position
from vivat.games.vive_le_roi.position import StepName, Vote
from vivat.games.vive_le_roi.rules import ViveLeRoi

ENDED = (data.NEXT_ROUND, data.OVER)

# Identifiers of section 1 of the rules.
Place = str
Character = str
FavouritesCard = str
Ambition = str


class VoteCards(Struct, frozen=True):
    """How many vote cards of each kind are left."""

    yes: int
    no: int
    stomach_ache: int


class Face(Struct, frozen=True):
    """A favourites card that lies open to the one who looks."""

    card: FavouritesCard
    names: list[Character]  # the six on the card
    banned: Character | None  # the one under the black seal; null without the option


class Unit(Struct, frozen=True):
    """What takes turns and votes: a lone seat, or a team of two."""

    seats: list[int]
    speaker: int  # the seat that decides now
    cards: VoteCards
    voted: bool  # in the election that is going on
    vote: Vote | None  # the card chosen in it, for its own seats


class Seat(Struct, frozen=True):
    unit: int
    marker: int  # its place on the score track; partners with a common marker have the same
    favourites: Face | None  # null: not dealt yet, or not to be seen
    chosen: bool  # whether it has its ambition card of this round
    ambition: Ambition | None  # that card; null: none yet, or not to be seen
    offered: list[Ambition] | None  # the cards dealt to choose from, none once they are put away; null: not to be seen


class Emissary(Struct, frozen=True):
    marker: int
    favourites: Face | None  # null: not dealt yet
    cards: VoteCards  # his pile


class Board(Struct, frozen=True):
    step: StepName  # what is decided or drawn now
    round: int
    first: int | None  # the unit that opens the round; null before it is drawn
    turn: int | None  # the unit in turn; in an election the one that moved the candidate
    limit: int  # the most characters on a floor
    room: dict[Place, int]  # how many more each floor takes now
    places: dict[Place, list[Character]]  # who is where; places with nobody are left out
    hand: Character | None  # the character about to be placed
    units: list[Unit]  # clockwise
    seats: list[Seat]
    emissary: Emissary | None  # null: he does not take part
    kingmakers: list[int]  # the units that have moved a crowned character to the throne in this round


def view(state: ViveLeRoi, seat: int | None, shared: Board | None = None) -> Board:
    """What a seat, or a spectator (None), is shown: what everybody is, and a seat what its unit may see."""
    seen = shared or common(state)
    if seat is None or state.step == data.OVER:
        return seen  # VR-9.5: after the end nobody sees more than the others
    unit = state.unit_of[seat]
    first, end = state.first_seat[unit], state.first_seat[unit + 1]
    own = [seen_seat(state, partner, seat) for partner in range(first, end)]
    return replace(
        seen,
        units=[*seen.units[:unit], seen_unit(state, unit, own=True), *seen.units[unit + 1 :]],
        seats=[*seen.seats[:first], *own, *seen.seats[end:]],
    )


def common(state: ViveLeRoi) -> Board:
    """What everybody is shown."""
    return Board(
        step=position.name_of(data.STEPS, state.step),
        round=state.round,
        first=position.or_none(state.first),
        turn=position.or_none(state.turn),
        limit=state.limit,
        room=room(state),
        places=position.places_of(state),
        hand=position.name_of(data.CHARACTERS, state.hand),
        units=[seen_unit(state, unit, own=False) for unit in range(state.units)],
        seats=[seen_seat(state, seat, None) for seat in range(state.seats)],
        emissary=seen_emissary(state),
        kingmakers=bits.members(state.kingmakers),
    )


def room(state: ViveLeRoi) -> dict[Place, int]:
    """VR-0.7; while the units place VR-R7. A floor above its limit takes nobody."""
    counted = state.counted() if state.step <= data.PLACE_FLOOR else data.COURT | data.JESTER
    floors = range(data.FLOOR_0, data.FLOOR_5 + 1)
    return {data.PLACES[floor]: max(0, state.limit - bits.count(state.at[floor] & counted)) for floor in floors}


def seen_unit(state: ViveLeRoi, unit: int, own: bool) -> Unit:
    """One unit; its unrevealed vote only for its own seats."""
    return Unit(
        seats=list(range(state.first_seat[unit], state.first_seat[unit + 1])),
        speaker=state.speaker[unit],
        cards=vote_cards(state, unit),  # VR-9.1
        voted=state.vote[unit] != NOBODY,
        vote=position.name_of(data.VOTES, state.vote[unit]) if own else None,
    )


def vote_cards(state: ViveLeRoi, row: int) -> VoteCards:
    return VoteCards(yes=data.YES_CARDS, no=state.no[row], stomach_ache=state.ache[row])


def seen_seat(state: ViveLeRoi, other: int, seat: int | None) -> Seat:
    return Seat(
        unit=state.unit_of[other],
        marker=state.marker[other],
        favourites=card_face(state, other) if sees_favourites(state, other, seat) else None,
        chosen=state.kept[other] != NOBODY,
        ambition=position.name_of(data.AMBITIONS, state.kept[other]) if sees_kept(state, other, seat) else None,
        offered=position.ambitions_of(state, other) if sees_offered(state, other, seat) else None,
    )


def card_face(state: ViveLeRoi, row: int) -> Face | None:
    """A favourites card with its names; the seal only where it counts (VR-5.19: whoever sees the card sees it)."""
    card = state.favourites[row]
    if card == NOBODY:
        return None
    banned = state.seal(card) if state.banned else NOBODY
    names = state.cards[card] | (bits.one(banned) if state.banned else 0)
    return Face(
        card=data.FAVOURITES[card],
        names=position.names_of(names),
        banned=position.name_of(data.CHARACTERS, banned),
    )


def seen_emissary(state: ViveLeRoi) -> Emissary | None:
    """Open from the deal on; of his pile the numbers, and there is no order in a state (VR-9.4)."""
    if not state.emissary:
        return None
    return Emissary(
        marker=state.marker[data.EMISSARY_SEAT],
        favourites=card_face(state, data.EMISSARY_SEAT),
        cards=vote_cards(state, data.EMISSARY_UNIT),
    )


# ---- section 9, line by line -----------------------------------------------------------------------------------------


def partners(state: ViveLeRoi, other: int, seat: int | None) -> bool:
    return seat is not None and state.unit_of[other] == state.unit_of[seat]


def sees_favourites(state: ViveLeRoi, other: int, seat: int | None) -> bool:
    return partners(state, other, seat) or state.kingmakers != 0  # VR-5.10, VR-5.31


def sees_offered(state: ViveLeRoi, other: int, seat: int | None) -> bool:
    if other == seat or state.step == data.OVER:
        return True  # VR-9.5: what was put away is told by the facts
    return bool(state.shares_ambitions()) and partners(state, other, seat)  # VR-R19


def sees_kept(state: ViveLeRoi, other: int, seat: int | None) -> bool:
    if other == seat or state.step in ENDED:
        return True  # VR-5.21
    if not partners(state, other, seat):
        return False
    assert seat is not None
    return state.shares_ambitions() or (state.kept[seat] != NOBODY and state.kept[other] != NOBODY)  # VR-R26


# ---- past steps ------------------------------------------------------------------------------------------------------


def shown(steps: Sequence[Step], state: ViveLeRoi, seat: int | None, first: int = 0) -> list[bool]:
    """Which past steps from `first` on this seat may read now."""
    secret_from = secret_votes_from(steps, state)
    return [may_read(step, state, seat, index >= secret_from) for index, step in enumerate(steps[first:], start=first)]


def secret_votes_from(steps: Sequence[Step], state: ViveLeRoi) -> int:
    """VR-5.2: where the votes of the election that is going on begin; behind all steps if none is."""
    first = len(steps)
    if state.step in (data.CAST_VOTE, data.EMISSARY_VOTE):
        while first and steps[first - 1].before.step == data.CAST_VOTE:  # type: ignore[attr-defined]
            first -= 1
    return first


def may_read(step: Step, state: ViveLeRoi, seat: int | None, secret_vote: bool) -> bool:
    before, who, _ = step
    assert isinstance(before, ViveLeRoi)
    if state.step == data.OVER:
        return True
    if who == CHANCE:
        return may_read_outcome(before, state, seat)
    if before.step == data.CAST_VOTE:
        return partners(before, who, seat) or not secret_vote
    if before.step == data.CHOOSE_AMBITION:
        return who == seat or may_read_ambition(before, state, who, seat)
    return True


def may_read_outcome(before: ViveLeRoi, state: ViveLeRoi, seat: int | None) -> bool:
    """The favourites of others from the first coronation on; of ambition cards only those that nobody gives back."""
    if before.step == data.DEAL_AMBITIONS:
        other = before.receiver(before.dealt)
        if sees_offered(before, other, seat):
            return True
        both_are_kept = before.shares_ambitions() and before.partner(other) != other
        return both_are_kept and turned_up(before, state)
    if before.step == data.DEAL_FAVOURITES and before.dealt < before.seats:
        return partners(before, before.dealt, seat) or state.round > before.round or state.kingmakers != 0
    if before.step == data.NEXT_ROUND:  # seat 0 got the first card of the round that followed
        return partners(before, 0, seat) or state.round > before.round + 1 or state.kingmakers != 0
    return True


def may_read_ambition(before: ViveLeRoi, state: ViveLeRoi, other: int, seat: int | None) -> bool:
    if turned_up(before, state):
        return True
    return partners(before, other, seat) and sees_kept(state, other, seat)


def turned_up(before: ViveLeRoi, state: ViveLeRoi) -> bool:
    """VR-5.21: the ambition cards of that round lie open, or lay open at its end."""
    return state.round > before.round or state.step in ENDED


def told_again(steps: Sequence[Step], state: ViveLeRoi, first: int) -> int:
    """VR-5.2: the votes, when the Emissary's card is turned; VR-5.10, VR-5.21: the cards of a round, when they are."""
    before = steps[first].before
    assert isinstance(before, ViveLeRoi)
    if opened(before) != opened(state):
        while first and in_round(steps[first - 1].before) >= in_round(before):
            first -= 1
        return first
    return secret_votes_from(steps[:first], before) if before.step == data.EMISSARY_VOTE else first


def opened(state: ViveLeRoi) -> tuple[int, bool, bool]:
    """What decides which cards of a round lie open."""
    return state.round, state.kingmakers != 0, state.step in ENDED


def in_round(before: State) -> int:
    """The round to which a step belongs."""
    assert isinstance(before, ViveLeRoi)
    return before.round + (before.step == data.NEXT_ROUND)


def final(state: ViveLeRoi, seat: int, action: int) -> str | None:
    """VR-7.2: a secret choice is final."""
    return "VR-7.2" if state.step in (data.CHOOSE_AMBITION, data.CAST_VOTE) else None
