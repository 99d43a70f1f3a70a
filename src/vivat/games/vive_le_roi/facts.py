"""What happens in Vive le Roi !, as facts: what each step brings about, and what of it a seat may know (section 9)."""

from __future__ import annotations

import functools
from collections.abc import Iterator, Sequence
from typing import Any, Literal

from msgspec.structs import replace

from vivat.engine import bits
from vivat.engine.numbers import CHANCE, NOBODY
from vivat.engine.result import Step
from vivat.fact import KEPT
from vivat.games.vive_le_roi import aid, counting, data, position, view
from vivat.games.vive_le_roi.counting import unit_seats
from vivat.games.vive_le_roi.rules import ViveLeRoi

from vivat.games.vive_le_roi.fact_kinds import (  # isort: skip
    AllDealt, AmbitionCounted, AmbitionKept, AmbitionsDealt, AmbitionsOffered, AmbitionsShared, AnyFact, BesideThrone,
    Cancelled, Candidate, CardsLost, Compensated, Crowned, EmissaryCounted, EmissaryDealt, EmissaryVoted,
    FavouritesCounted, FavouritesDealt, LeftOver, MarkerMoved, Moved, NoCouple, Placed, Refused, RoundBegun, RoundOver,
    SignsTurned, Verdict, Voted, VoteRevealed,
)  # fmt: skip

RESULTS: dict[int, Literal["crowned", "refused", "cancelled"]] = {  # VR-5.4, by where the candidate is sent
    data.THRONE: "crowned",
    data.THRONE_SIDE: "crowned",
    data.FLOOR_5: "cancelled",
}


@functools.lru_cache(KEPT)  # each seat asks, and later steps tell some again; states of steps never change
def happened(step: Step, after: ViveLeRoi) -> list[AnyFact]:
    """What one step brought about, whole."""
    before, who, number = step
    assert isinstance(before, ViveLeRoi)
    if who == CHANCE:
        return list(by_chance(before, number, after))
    return list(by_seat(before, who, number, after))


def by_chance(before: ViveLeRoi, outcome: int, after: ViveLeRoi) -> Iterator[AnyFact]:
    if before.step in (data.FIRST_UNIT, data.NEXT_ROUND):
        yield round_begun(after)
    if before.step in (data.NEXT_ROUND, data.DEAL_FAVOURITES):
        yield from favourites_dealt(before, after)
    elif before.step == data.DEAL_AMBITIONS:
        yield from ambitions_dealt(before, after)
    elif before.step == data.EMISSARY_VOTE:
        yield from revealed(before, list(before.vote[: before.units]), outcome, after)


def by_seat(before: ViveLeRoi, seat: int, action: int, after: ViveLeRoi) -> Iterator[AnyFact]:
    if before.step == data.CHOOSE_AMBITION:
        yield ambition_chosen(before, seat, action)
    elif before.step == data.PLACE_FLOOR:
        yield from placed(before, seat, action, after)
    elif before.step == data.MOVE_CHARACTER:
        yield from moved(before, seat, action, after)
    elif before.step == data.CAST_VOTE:
        unit = before.unit_of[seat]
        yield Voted(rule="VR-5.2", seat=seat, unit=unit, vote=position.name_of(data.VOTES, action))
        if after.step not in (data.CAST_VOTE, data.EMISSARY_VOTE):
            votes = list(before.vote[: before.units])
            votes[unit] = action
            yield from revealed(before, votes, data.YES, after)


# ---- the deal --------------------------------------------------------------------------------------------------------


def round_begun(after: ViveLeRoi) -> RoundBegun:
    return RoundBegun(
        rule="VR-3.2" if after.round == 1 else "VR-5.16",
        round=after.round,
        unit=after.first,
        seats=unit_seats(after, after.first),
        no=after.no[after.first],
        stomach_ache=after.ache[after.first],
    )


def favourites_dealt(before: ViveLeRoi, after: ViveLeRoi) -> Iterator[AnyFact]:
    """One card; after the last one everybody has his."""
    seat = 0 if before.step == data.NEXT_ROUND else before.dealt
    row = seat if seat < before.seats else data.EMISSARY_SEAT
    face = view.card_face(after, row)
    assert face is not None, "the card that was dealt"
    if row == data.EMISSARY_SEAT:
        yield EmissaryDealt(rule="VR-5.30", card=face.card, names=face.names, banned=face.banned)
    else:
        yield FavouritesDealt(rule="VR-3.6", seat=seat, card=face.card, names=face.names, banned=face.banned)
    if after.step != data.DEAL_FAVOURITES:
        yield AllDealt(rule="VR-3.6", number=bits.count(after.names(0)))


def ambitions_dealt(before: ViveLeRoi, after: ViveLeRoi) -> Iterator[AnyFact]:
    """Told with the second of two cards."""
    if before.dealt % data.AMBITIONS_DEALT == 0:
        return
    shared = bool(before.shares_ambitions())
    rule = "VR-R19" if shared else "VR-5.20"
    first = before.receiver(before.dealt)
    seats = unit_seats(before, before.unit_of[first]) if shared else [first]
    one, other = position.ambitions_of(after, first)
    yield AmbitionsOffered(rule=rule, seats=seats, first_card=one, other_card=other)
    if after.step != data.DEAL_AMBITIONS:
        yield AmbitionsDealt(rule=rule, shared=shared)


def ambition_chosen(before: ViveLeRoi, seat: int, card: int) -> AnyFact:
    first = before.holder(seat)
    partner = before.partner(first)
    rest = bits.low(before.offered[first] & ~bits.one(card))
    if before.shares_ambitions() and partner != first:
        return AmbitionsShared(
            rule="VR-R19",
            seat=seat,
            first_seat=first,
            first_card=data.AMBITIONS[card],
            other_seat=partner,
            other_card=data.AMBITIONS[rest],
        )
    return AmbitionKept(rule="VR-5.20", seat=seat, card=data.AMBITIONS[card], given_back=data.AMBITIONS[rest])


# ---- placement and moves ---------------------------------------------------------------------------------------------


def placed(before: ViveLeRoi, seat: int, floor: int, after: ViveLeRoi) -> Iterator[AnyFact]:
    yield Placed(
        rule="VR-3.8",
        seat=seat,
        unit=before.turn,
        character=data.CHARACTERS[before.hand],
        place=data.PLACES[floor],
        full=not after.open_floors() >> floor & 1,
    )
    if after.step != data.MOVE_CHARACTER:
        return
    if after.at[data.FLOOR_0]:
        yield LeftOver(rule="VR-3.11", characters=position.names_of(after.at[data.FLOOR_0]))
    for seats in counting.owners(after):
        points = after.marker[seats[0]] - before.marker[seats[0]]
        if points:
            unit, marker = after.unit_of[seats[0]], after.marker[seats[0]]
            yield Compensated(rule="VR-3.12", unit=unit, seats=seats, points=points, marker=marker)


def moved(before: ViveLeRoi, seat: int, character: int, after: ViveLeRoi) -> Iterator[AnyFact]:
    origin, goal = before.place_of(character), after.place_of(character)
    wcs = (data.WC_3, data.WC_4)
    name = data.CHARACTERS[character]
    yield Moved(
        rule="VR-4.4" if origin in wcs else "VR-4.2",
        seat=seat,
        unit=before.turn,
        character=name,
        origin=data.PLACES[origin],
        place=data.PLACES[goal],
        way="out_of_wc" if origin in wcs else "to_wc" if goal in wcs else "to_throne" if goal == data.THRONE else "up",
        full=goal > data.FLOOR_5 or bool(after.full(goal)),
    )
    if goal == data.THRONE:
        against = aid.votes(after)
        yield Candidate(
            rule="VR-5.1",
            character=name,
            unit=after.turn,
            seats=unit_seats(after, after.turn),
            refused_to=data.PLACES[aid.refused_to(after)],
            no=against.no,
            stomach_ache=against.stomach_ache,
        )


# ---- elections -------------------------------------------------------------------------------------------------------


def revealed(before: ViveLeRoi, votes: list[int], emissary_vote: int, after: ViveLeRoi) -> Iterator[AnyFact]:
    """Everything that follows from all votes; without the Emissary his vote is nothing."""
    candidate = bits.low(before.at[data.THRONE])
    name, place = data.CHARACTERS[candidate], after.place_of(candidate)
    result = RESULTS.get(place, "refused")
    his = emissary_vote if before.emissary else NOBODY
    if before.emissary:
        free = before.step == data.CAST_VOTE
        yield EmissaryVoted(rule="VR-5.26", character=name, vote=position.name_of(data.VOTES, his), free=free)
    cast = [*votes, his]
    yield VoteRevealed(
        rule="VR-5.4",
        character=name,
        result=result,
        each_vote=by_speaker(before, [position.name_of(data.VOTES, vote) for vote in votes]),
        emissary_vote=position.name_of(data.VOTES, his),
        yes=cast.count(data.YES),
        no=cast.count(data.NO),
        stomach_ache=cast.count(data.STOMACH_ACHE),
    )
    if result != "crowned":
        yield cards_lost(before, votes, his, after)
    yield from sent(before, name, data.PLACES[place], result)
    yield from counting.counts(before, after, result == "crowned")


def by_speaker(state: ViveLeRoi, values: Sequence[Any]) -> list[Any]:
    """What every unit has, at the seat that decides for it."""
    found = [None] * state.seats
    for unit, value in enumerate(values):
        found[state.speaker[unit]] = value
    return found


def cards_lost(before: ViveLeRoi, votes: list[int], his: int, after: ViveLeRoi) -> CardsLost:
    lost = [None if vote == data.YES else position.name_of(data.VOTES, vote) for vote in (*votes, his)]
    return CardsLost(
        rule="VR-5.5",
        each_lost=by_speaker(before, lost[:-1]),
        emissary_lost=lost[-1],
        each_no=by_speaker(before, after.no[: before.units]),
        each_stomach_ache=by_speaker(before, after.ache[: before.units]),
        emissary_no=after.no[data.EMISSARY_UNIT] if before.emissary else None,
        emissary_stomach_ache=after.ache[data.EMISSARY_UNIT] if before.emissary else None,
    )


def sent(before: ViveLeRoi, name: str, place: str, result: str) -> Iterator[AnyFact]:
    """Where the candidate goes."""
    candidate = before.at[data.THRONE]
    if result == "cancelled":
        yield Cancelled(rule="VR-5.6", character=name, place=place)
    elif result == "refused":
        yield Refused(rule="VR-5.9" if candidate == data.JESTER else "VR-5.7", character=name, place=place)
    else:
        waiting = before.at[data.THRONE_SIDE]
        yield Crowned(
            rule="VR-5.33" if waiting else "VR-5.31" if before.wedding else "VR-5.10",
            character=name,
            kind=position.kind_of(before, bits.low(candidate)),
            unit=before.turn,
            seats=unit_seats(before, before.turn),
            consort=data.CHARACTERS[bits.low(waiting)] if waiting else None,
        )


# ---- section 9 -------------------------------------------------------------------------------------------------------

OPEN = (
    RoundBegun, EmissaryDealt, AllDealt, AmbitionsDealt, Placed, LeftOver, Compensated, Moved, Candidate, EmissaryVoted,
    VoteRevealed, CardsLost, Cancelled, Refused, Crowned, SignsTurned, FavouritesCounted, EmissaryCounted,
    AmbitionCounted, MarkerMoved, BesideThrone, NoCouple, RoundOver, Verdict,
)  # fmt: skip


def shown(steps: Sequence[Step], state: ViveLeRoi, seat: int | None, first: int = 0) -> list[list[AnyFact]]:
    """For each step from `first` on, what this seat may know of it in the state reached now."""
    secret_from = view.secret_votes_from(steps, state)
    found = []
    for index in range(first, len(steps)):
        after = steps[index + 1].before if index + 1 < len(steps) else state
        assert isinstance(after, ViveLeRoi)
        facts = [told(fact, steps[index], state, seat, index >= secret_from) for fact in happened(steps[index], after)]
        found.append([fact for fact in facts if fact is not None])
    return found


def told(fact: AnyFact, step: Step, state: ViveLeRoi, seat: int | None, secret_vote: bool) -> AnyFact | None:
    """The fact as this seat may know it; None: nothing of it."""
    if isinstance(fact, OPEN):
        return fact
    whole = view.may_read(step, state, seat, secret_vote)
    if isinstance(fact, FavouritesDealt | AmbitionsOffered):
        return fact if whole else None  # that cards are dealt is told to all when they are (VR-3.6, VR-5.20)
    if isinstance(fact, Voted):
        return fact if whole else replace(fact, vote=None)
    if isinstance(fact, AmbitionsShared):
        return fact if whole else replace(fact, first_card=None, other_card=None)
    if isinstance(fact, AmbitionKept):
        remembers = step.who == seat or state.step == data.OVER  # VR-9.5
        return replace(fact, card=fact.card if whole else None, given_back=fact.given_back if remembers else None)
    return None
