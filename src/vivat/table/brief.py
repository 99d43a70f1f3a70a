"""What a list tells of a table without reading its events: only what everybody who may look at it knows.

It is stored beside the table with every event, so that a list wakes nobody. `last` is the newest deed as a spectator is
told of it, `waiting` who is asked as everybody sees it.
"""

from __future__ import annotations

from typing import Any

import msgspec

from vivat.bots import LEVELS
from vivat.fact import Fact
from vivat.options import Options
from vivat.play import Match
from vivat.play.order import in_seat_order, same_moment
from vivat.table.arms import ArmsShown, arms_of
from vivat.table.events import Clock, Kind, Status
from vivat.table.table import NO_CLOCK, Table

RECENT = 12  # steps among which the newest deed is looked for
PEOPLE = "people"  # as a level of opponents


class SeatBrief(msgspec.Struct, frozen=True, omit_defaults=True):
    kind: Kind
    arms: ArmsShown
    name: str = ""
    level: str | None = None
    resigned: bool = False


class Brief(msgspec.Struct, frozen=True, omit_defaults=True):
    seq: int
    at: int
    status: Status
    options: Options
    seats: list[SeatBrief]
    clock: Clock = NO_CLOCK
    spectators: bool = True
    paused: bool = False
    waiting: list[int] = []
    winners: list[int] = []  # after the end
    last: dict[str, Any] | None = None  # the fact
    sayings: int = 0
    successor: str | None = None
    length: int = 0  # choices that were made, after the end


class Part(msgspec.Struct, frozen=True):
    """What one client is at a table."""

    holder: str
    seats: int  # a bit for each of his
    hosting: bool


class Outcome(msgspec.Struct, frozen=True):
    """How a match ended for one who sat there."""

    holder: str
    players: int
    level: str  # of the strongest opponent, or `people`
    won: float  # his share of the win: 1, 1/k, 0


def brief(table: Table) -> Brief:
    return Brief(
        seq=table.seq,
        at=table.at,
        status=table.status,
        options=dict(table.game.options),
        seats=[
            SeatBrief(seat.kind, arms, seat.name, seat.level, seat.resigned)
            for seat, arms in zip(table.seats, arms_of(table.seats), strict=True)
        ],
        clock=table.clock,
        spectators=table.spectators,
        paused=table.paused,
        waiting=sorted(table.waiting),
        winners=[number for number, share in enumerate(shares(table)) if share],
        last=newest_deed(table.match) if table.match else None,
        sayings=table.sayings,
        successor=table.successor,
        length=length(table.match) if table.match and table.status == "over" else 0,
    )


def length(match: Match) -> int:
    return sum(0 <= who < match.seats for _, who, _ in match.steps)  # the others are chance


def newest_deed(match: Match) -> dict[str, Any] | None:
    """The newest fact of what somebody did that a spectator is told; without one, the newest fact."""
    since = max(0, len(match.steps) - RECENT)
    while 0 < since < len(match.steps) and same_moment(match.steps[since - 1], match.steps[since]):
        since -= 1
    facts = [fact for _, fact in in_seat_order(match, since).facts(None, since)]
    deed: Fact | None = next((fact for fact in reversed(facts) if hasattr(fact, "seat")), facts[-1] if facts else None)
    found: dict[str, Any] | None = None if deed is None else msgspec.to_builtins(deed, enc_hook=str)
    return found


def parts(table: Table) -> dict[str, Part]:
    """Who has part in the table, by his hash."""
    host = table.people.host
    masks: dict[str, int] = {} if host is None else {host: 0}
    for number, seat in enumerate(table.seats):
        if seat.holder is not None:
            masks[seat.holder] = masks.get(seat.holder, 0) | 1 << number
    return {holder: Part(holder, mask, holder == host) for holder, mask in masks.items()}


def shares(table: Table) -> list[float]:
    """Of the win, for each seat; nothing while the match runs. Who resigns has none: the last side left has it all."""
    if table.status != "over" or table.match is None:
        return []
    if (result := table.match.result) is not None:
        return [
            0.0 if seat.resigned else float(one.points) for seat, one in zip(table.seats, result.seats, strict=True)
        ]
    return [float(not seat.resigned) for seat in table.seats]


def outcomes(table: Table) -> list[Outcome]:
    """For those who held one seat at the end; around one screen nobody is anybody."""
    if table.imported or table.origin is not None:  # what might have been is no result
        return []
    won, sides = shares(table), table.sides()
    found = []
    for number, seat in enumerate(table.seats):
        if seat.holder is not None and len(table.held_by(seat.holder)) == 1:
            against = [other for other, side in zip(table.seats, sides, strict=True) if side != sides[number]]
            level = PEOPLE if any(other.holder for other in against) else strongest([one.level for one in against])
            found.append(Outcome(seat.holder, len(table.seats), level, won[number]))
    return found


def strongest(levels: list[str | None]) -> str:
    order = list(LEVELS)
    known = [level for level in levels if level in order]
    return max(known, key=order.index) if known else next((level for level in levels if level), PEOPLE)
