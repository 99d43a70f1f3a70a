"""What a single step of Vive le Roi ! may not do: the invariants of section 12 that compare two states."""

from __future__ import annotations

from collections.abc import Iterator

from vivat.engine import bits
from vivat.engine.numbers import WIN
from vivat.games.vive_le_roi import data
from vivat.games.vive_le_roi.rules import ViveLeRoi

FLOORS = range(data.FLOOR_0, data.FLOOR_5 + 1)
CELLS = range(data.CELL_3, data.CELL_1 + 1)
ELECTION = (data.CAST_VOTE, data.EMISSARY_VOTE)


def ended(state: ViveLeRoi) -> bool:
    """The round is over and everything lies open."""
    return state.step in (data.NEXT_ROUND, data.OVER)


def between(before: ViveLeRoi, who: int, number: int, after: ViveLeRoi) -> list[str]:
    """Everything about one step that cannot be."""
    movement = movements(before, after) if before.round == after.round else []
    return [*round_and_markers(before, after), *ambition_paid(before, after), *movement]


def round_and_markers(before: ViveLeRoi, after: ViveLeRoi) -> Iterator[str]:
    if after.round != before.round + (before.step == data.NEXT_ROUND):
        yield "VR-12.13: a round began before the last one was over"
    if ended(after) and before.step not in ELECTION:
        yield "VR-12.13: a round ended without an election"
    changed = after.marker != before.marker
    counted = before.step in ELECTION and after.step not in ELECTION
    compensated = before.step == data.PLACE_FLOOR and after.step == data.MOVE_CHARACTER
    if changed and not counted and not compensated:
        yield "VR-12.10: a marker moved without a count or a compensation"
    if after.speaker != before.speaker and before.step not in (data.PLACE_FLOOR, data.MOVE_CHARACTER):
        yield "VR-5.41: a speaker changed without a placement or a move"
    if after.waiting_for == 0 and sum(dict(zip(after.sides(), after.rewards(), strict=True)).values()) not in (0, WIN):
        yield "VR-6.6: the shares of the win do not add up"


def ambition_paid(before: ViveLeRoi, after: ViveLeRoi) -> Iterator[str]:
    """VR-R12: where a marker stops at 0 before the ambition points are added, nobody ends below them."""
    if not ended(after) or not after.ambition or not after.readings[0] & data.STOP_FIRST or after.teams == data.COMMON:
        return
    for seat in range(after.seats):
        card = after.kept[seat]
        if after.fulfilled(seat, card) and after.marker[seat] < data.AMBITION_POINTS[card]:
            yield f"VR-R12: the ambition points of seat {seat} were swallowed by the stop at 0"


def movements(before: ViveLeRoi, after: ViveLeRoi) -> Iterator[str]:
    """Within a round."""
    old, new = before.at, after.at
    numbers = zip(before.no, after.no, before.ache, after.ache, strict=True)
    if before.step > data.FIRST_UNIT and any(no < more or ache < longer for no, more, ache, longer in numbers):
        yield "VR-12.7: a unit got vote cards back"
    for place in (*CELLS, data.BOX):
        if old[place] & ~new[place]:
            yield f"VR-5.8: {data.PLACES[place]} was emptied"
    if before.step < data.MOVE_CHARACTER:
        return
    for floor in range(data.FLOOR_1, data.FLOOR_5 + 1):
        if new[floor] & ~old[floor] and bits.count(old[floor]) >= before.limit:
            yield f"VR-12.2: somebody entered {data.PLACES[floor]}, which was full"
    if new[data.FLOOR_0] & ~old[data.FLOOR_0] & data.COURT:
        yield "VR-12.5: somebody but the Jester entered floor 0"
    climbed = half_steps(after) - half_steps(before)
    if before.step == data.MOVE_CHARACTER and climbed not in (1, 2):
        yield f"VR-10.1: a move climbed {climbed} half steps"
    crowned = after.kingmakers != before.kingmakers or ended(after)
    if before.step in ELECTION and after.step not in ELECTION and not crowned and climbed >= 0:
        yield "VR-10.1: an election failed and nobody went down"


def half_steps(state: ViveLeRoi) -> int:
    """VR-10.1."""
    at = state.at
    total = 12 * bits.count(at[data.THRONE]) + 5 * bits.count(at[data.WC_3]) + 7 * bits.count(at[data.WC_4])
    return total + sum(2 * floor * bits.count(at[floor]) for floor in FLOORS)
