"""What a count and the end of the game bring about, as facts: every favourite, every card, every marker, every step of
the verdict."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from vivat.engine import bits
from vivat.games.vive_le_roi import aid, data, view, words
from vivat.games.vive_le_roi.rules import ViveLeRoi

from vivat.games.vive_le_roi.fact_kinds import (  # isort: skip
    AmbitionCounted, AnyFact, BesideThrone, Compared, Criterion, EmissaryCounted, FavouritesCounted, MarkerMoved,
    NoCouple, RoundOver, SignsTurned, Verdict,
)  # fmt: skip

# ---- counts ----------------------------------------------------------------------------------------------------------


def counts(before: ViveLeRoi, after: ViveLeRoi, crowned: bool) -> Iterator[AnyFact]:
    """What follows an election that was decided: no count, one, or two (VR-R23)."""
    markers = list(before.marker)
    ended = after.step in view.ENDED
    if crowned:
        first = before.wedding and not before.at[data.THRONE_SIDE]
        yield from count(on_the_throne(after) if first else after, markers, True, not first)  # VR-5.34
        if first:
            yield BesideThrone(rule="VR-5.31", character=data.CHARACTERS[bits.low(after.at[data.THRONE_SIDE])])
    if ended and not after.at[data.THRONE]:
        yield NoCouple(rule="VR-R23")
        yield from count(after, markers, False, True)
    if ended:
        yield round_over(after)
    if after.step == data.OVER:
        yield verdict(after)


def on_the_throne(after: ViveLeRoi) -> ViveLeRoi:
    """The position of a first count in a wedding, before the crowned character stepped aside (VR-5.31)."""
    counted, at = after.clone(), list(after.at)
    at[data.THRONE], at[data.THRONE_SIDE] = at[data.THRONE_SIDE], 0
    counted.at = at
    return counted


def count(counted: ViveLeRoi, markers: list[int], favourites: bool, ambition: bool) -> Iterator[AnyFact]:
    """One count in its position; `markers` are moved."""
    ambition = ambition and bool(counted.ambition)
    if favourites and counted.at[data.THRONE] == data.JESTER:
        yield SignsTurned(rule="VR-5.12")
    for seat in range(counted.seats if favourites else 0):
        yield favourites_counted(counted, seat)
    if favourites and counted.emissary:
        yield emissary_counted(counted, markers[data.EMISSARY_SEAT])
    for seat in range(counted.seats if ambition else 0):
        yield ambition_counted(counted, seat)
    for seats in owners(counted) if favourites or ambition else []:
        moved = marker_moved(counted, seats, markers[seats[0]], favourites, ambition)
        markers[seats[0]] = moved.end
        yield moved


def favourites_counted(counted: ViveLeRoi, seat: int) -> FavouritesCounted:
    face = view.card_face(counted, seat)
    assert face is not None, "a card is dealt before anything is counted"
    total = counted.favourites_points(seat)
    points = aid.points(counted, seat)
    return FavouritesCounted(rule="VR-5.11", seat=seat, card=face.card, points=points, banned=face.banned, total=total)


def emissary_counted(counted: ViveLeRoi, start: int) -> EmissaryCounted:
    his = favourites_counted(counted, data.EMISSARY_SEAT)
    end = max(0, start + his.total)
    return EmissaryCounted(
        rule="VR-5.29",
        card=his.card,
        points=his.points,
        banned=his.banned,
        total=his.total,
        start=start,
        end=end,
        stopped=start + his.total < 0,
    )


def ambition_counted(counted: ViveLeRoi, seat: int) -> AmbitionCounted:
    card = counted.kept[seat]
    met = bool(counted.fulfilled(seat, card))
    points = data.AMBITION_POINTS[card] if met else 0
    return AmbitionCounted(rule="VR-5.22", seat=seat, card=data.AMBITIONS[card], met=met, points=points)


def owners(state: ViveLeRoi) -> list[list[int]]:
    """The seats of every marker: a team with a common one, or a seat alone."""
    if state.teams == data.COMMON:
        return [unit_seats(state, unit) for unit in range(state.units)]
    return [[seat] for seat in range(state.seats)]


def unit_seats(state: ViveLeRoi, unit: int) -> list[int]:
    return list(range(state.first_seat[unit], state.first_seat[unit + 1]))


def marker_moved(counted: ViveLeRoi, seats: list[int], start: int, favourites: bool, ambition: bool) -> MarkerMoved:
    totals = [counted.total(seat, favourites, ambition) for seat in seats]
    ends = [counted.moved(start, seat, favourites, ambition) for seat in seats]
    end, points = min(zip(ends, totals, strict=True))  # VR-5.39
    return MarkerMoved(
        rule="VR-5.14" if len(seats) == 1 else "VR-5.39",
        seats=seats,
        totals=totals,
        points=points,
        start=start,
        end=end,
        stopped=start + points != end,
    )


def round_over(after: ViveLeRoi) -> RoundOver:
    return RoundOver(
        rule="VR-5.17" if after.step == data.OVER else "VR-5.15",
        round=after.round,
        each_marker=list(after.marker[: after.seats]),
        emissary_marker=after.marker[data.EMISSARY_SEAT] if after.emissary else None,
    )


# ---- the end ---------------------------------------------------------------------------------------------------------


def verdict(state: ViveLeRoi) -> Verdict:
    result = words.result(state)
    scores = [seat.score for seat in result.seats]
    winners = [seat for seat, found in enumerate(result.seats) if found.ending != "loss"]
    return Verdict(
        rule=result.rule,
        decided_by=result.decided_by,
        winner_seats=winners,
        score=scores[winners[0]] if winners else state.marker[data.EMISSARY_SEAT],
        each_score=scores,
        each_place=[seat.place for seat in result.seats],
        comparisons=list(comparisons(state)),
    )


def comparisons(state: ViveLeRoi) -> Iterator[Compared]:
    """VR-6.2 to VR-6.5, as far as they are needed."""
    everybody = list(range(state.seats))
    scores = [state.ranking_score(state.unit_of[seat]) for seat in everybody]
    if state.teams == data.SEPARATE:
        markers = list(state.marker[: state.seats])
        counting = [seat for seat in everybody if markers[seat] == scores[seat]]
        yield compared("VR-6.2", "lower_marker", markers, counting)
    if state.emissary:
        his = state.marker[data.EMISSARY_SEAT]
        left = [] if state.emissary_wins() else everybody
        yield compared("VR-R28" if his == max(scores) else "VR-6.3", "emissary", scores, left, his)
        if not left:
            return
    best = [seat for seat in everybody if scores[seat] == max(scores)]
    yield compared("VR-6.4", "score", scores, best)
    if len({state.unit_of[seat] for seat in best}) > 1:
        heights = [unit_height(state, state.unit_of[seat]) for seat in everybody]
        most = max(heights[seat] for seat in best)
        values = [heights[seat] if seat in best else None for seat in everybody]
        yield compared("VR-6.5", "height", values, [seat for seat in best if heights[seat] == most])


def unit_height(state: ViveLeRoi, unit: int) -> int:
    """VR-R29: the lower of a team's two."""
    return min(state.height(seat) for seat in unit_seats(state, unit))


def compared(
    rule: str, by: Criterion, values: Sequence[int | None], left: list[int], emissary: int | None = None
) -> Compared:
    return Compared(rule=rule, by=by, each_value=list(values), emissary_value=emissary, left_seats=left)
