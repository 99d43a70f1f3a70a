"""What a client is shown of a table: built field by field, never copied and struck out.

A client is the seats it holds; none, for a spectator. What it sees of the match is the match's own view of those seats.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any

import msgspec

from vivat.play import Match
from vivat.table.events import Kind, Status
from vivat.table.refusals import Forbidden
from vivat.table.table import Table


class SeatShown(msgspec.Struct, frozen=True):
    kind: Kind
    name: str
    level: str | None  # of the bot that plays now
    ready: bool
    resigned: bool
    trouble: int  # times its bot has failed in a row
    move_left: int | None  # milliseconds when its clock was last started or stopped; null without a clock
    game_left: int | None
    deadline: int | None  # when its clock runs out, in the server's time; null while it stands


class SayingShown(msgspec.Struct, frozen=True):
    seat: int
    text: str


class TableShown(msgspec.Struct, frozen=True):
    table: str
    game: str
    options: dict[str, Any]
    seq: int
    status: Status
    paused: bool
    listed: bool
    spectators: bool
    chat: bool
    host: int | None
    seats: list[SeatShown]
    said: list[SayingShown]
    dice: str  # SHA-256 of the secret seed
    seed: str | None  # the seed, after the end
    rematch: list[int]
    successor: str | None


class MatchShown(msgspec.Struct, frozen=True):
    """The match as one seat sees it, or a spectator (null)."""

    seat: int | None
    view: dict[str, Any]
    happened: list[tuple[int | str, str | None]]  # steps since the last view sent


class Seen(msgspec.Struct, frozen=True, tag="seen", tag_field="type"):
    table: str
    seq: int
    at: int  # when the newest event happened, in the server's time
    yours: list[int]  # the seats of this client
    invitation: str | None  # for those who sit
    state: TableShown  # the same for everybody
    matches: list[MatchShown]


def seats_of(table: Table, who: str | None) -> list[int]:
    """The seats this client holds; a client without any must be allowed to look on."""
    seats = [
        n for n, seat in enumerate(table.seats) if seat.holder and who and secrets.compare_digest(seat.holder, who)
    ]
    if not seats and not table.spectators:
        raise Forbidden("table-no-spectators")
    return seats


def seen(table: Table, seats: Sequence[int], since: int, state: Any = None) -> Seen:
    """What the holder of these seats sees now; `since`: how many steps of the match it was told before.

    `state` may be given, already encoded, because it is the same for everybody.
    """
    audience: Sequence[int | None] = seats or [None]
    matches = [shown_match(table.match, seat, since) for seat in audience] if table.match else []
    invitation = table.invitation if seats else None
    return Seen(table.id, table.seq, table.at, list(seats), invitation, state or shown_table(table), matches)


def shown_table(table: Table) -> TableShown:
    over = table.status == "over"
    return TableShown(
        table=table.id,
        game=table.game.id,
        options=dict(table.game.options),
        seq=table.seq,
        status=table.status,
        paused=table.paused,
        listed=table.listed,
        spectators=table.spectators,
        chat=table.chat,
        host=table.host,
        seats=[shown_seat(table, number) for number in range(len(table.seats))],
        said=[SayingShown(seat, text) for seat, text in table.said],
        dice=table.commitment,
        seed=table.seed if over and not table.imported else None,
        rematch=sorted(table.rematch),
        successor=table.successor,
    )


def shown_seat(table: Table, number: int) -> SeatShown:
    seat = table.seats[number]
    return SeatShown(
        kind=seat.kind,
        name=seat.name,
        level=seat.level,
        ready=seat.ready,
        resigned=seat.resigned,
        trouble=seat.troubles,
        move_left=seat.move_left if table.clock.move else None,
        game_left=seat.game_left if table.clock.game else None,
        deadline=table.deadline(number),
    )


def shown_match(match: Match, seat: int | None, since: int) -> MatchShown:
    return MatchShown(seat, match.view(seat), happened(match, seat, since))


def happened(match: Match, seat: int | None, since: int) -> list[tuple[int | str, str | None]]:
    """The steps after the first `since`, each as (who, words or None); secret choices in the order of the seats."""
    if since >= len(match.steps):
        return []
    words = match.game.rooms.words
    told: list[tuple[int | str, str | None]] = []
    readable = match.game.rooms.view.shown(match.steps, match.state, seat, since)
    for (before, who, number), open_ in in_seat_order(match.steps[since:], readable):
        chance = who not in range(match.seats)
        word = words.outcome(before, number) if chance else words.choice(before, who, number)
        told.append(("chance" if chance else who, word if open_ else None))
    return told


def in_seat_order(steps: Sequence[Any], opened: Sequence[bool]) -> list[tuple[Any, bool]]:
    """Simultaneous choices sorted by seat: who was quicker is nobody's business."""
    pairs = list(zip(steps, opened, strict=True))
    first = 0
    for index, (step, _) in enumerate(pairs):
        if index == len(pairs) - 1 or not same_moment(step, pairs[index + 1][0]):
            pairs[first : index + 1] = sorted(pairs[first : index + 1], key=lambda pair: pair[0].who)
            first = index + 1
    return pairs


def same_moment(step: Any, following: Any) -> bool:
    """Both belong to one secret round: the second seat was waited for all along, the first one no more."""
    waiting, seats = step.before.waiting_for, range(step.before.seats)
    if step.who not in seats or following.who not in seats:  # chance
        return False
    return bool(following.before.waiting_for == waiting & ~(1 << step.who))


def record(table: Table, seats: Sequence[int], seat: int | None) -> str:
    """The record as this client may read it: of one of its seats, or a spectator's; the whole after the end."""
    if table.match is None:
        raise Forbidden("table-not-running")
    if seat is not None and seat not in seats:
        raise Forbidden("table-not-your-seat", seat=seat)
    return table.match.record("all" if table.status == "over" else seat)
