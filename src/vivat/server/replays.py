"""A match gone through again, its dice checked, and what might have been: for those who may look at its table.

When a match is over nothing of it is hidden, so anybody who may look sees it with the eyes of any seat. While it runs a
seat is shown again what it was shown, and only where the rules leave nothing to memory (KD-R22).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any

import msgspec

from vivat.engine.numbers import CHANCE
from vivat.errors import Refusal
from vivat.play import Match
from vivat.play.order import first_new, in_seat_order
from vivat.play.view import FactSeen, View
from vivat.server.routes import Ask, Route
from vivat.server.session import view_of
from vivat.table import Forbidden, Table, commands
from vivat.table.explore import explore
from vivat.table.show import Seen, readable, seats_of

MOST_FRAMES = 64  # in one reply
Step = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]


class Frame(msgspec.Struct, frozen=True):
    """The match after some of its steps; what was told of steps from `since` on before is replaced."""

    view: View
    since: int
    happened: list[tuple[int | str, str | None]]
    facts: list[tuple[int, FactSeen]]


class Replay(msgspec.Struct, frozen=True):
    """Some moments in a row, as one seat saw them, or a spectator; the first tells everything from the beginning."""

    seat: int | None
    steps: int  # of the whole match
    frames: list[Frame]


class Draw(msgspec.Struct, frozen=True):
    step: int
    word: str  # what happened
    drawn: int  # its place among what could have happened
    weights: list[int]


class Dice(msgspec.Struct, frozen=True):
    """Every outcome of a finished match, to be worked out again from the seed: docs/study/records.md."""

    commitment: str | None  # SHA-256 of the seed, which everybody saw before; a record that was sent in has none
    seed: str | None  # null where the outcomes were typed in
    draws: list[Draw]


async def see_replay(ask: Ask) -> Any:
    table, seat = await eyes(ask)
    most = ask.query.get("most", MOST_FRAMES)
    return await ask.services.long(replay, table.running, seat, ask.query.get("step", 0), most)


def replay(match: Match, seat: int | None, step: int, most: int) -> msgspec.Raw:
    """As it is sent: what takes long is not left to be encoded while everybody waits."""
    match = in_seat_order(match)
    found = list(frames(match, seat, min(step, len(match.steps)), most))
    return msgspec.Raw(msgspec.json.encode(Replay(seat, len(match.steps), found)))


async def eyes(ask: Ask) -> tuple[Table, int | None]:
    """The table, and the seat whose eyes are asked for; None: a spectator's."""
    table = (await ask.look()).table
    seats, seat = seats_of(table, ask.who), ask.query.get("seat")
    if table.match is None or not (table.status == "over" or table.game.definition.past_is_open):
        raise Refusal("table-not-over")
    if seat is not None and table.status != "over" and seat not in seats:
        raise Forbidden("table-not-your-seat", seat=seat)
    if seat is not None:
        table.match.known_seat(seat)
    return table, seat


def frames(match: Match, seat: int | None, first: int, most: int) -> Iterator[Frame]:
    """What was to be seen after `first` steps and after each of the next ones."""
    for number in range(first, min(first + most, len(match.steps) + 1)):
        past = match.before(number)
        since = first_new(past, match.steps[: number - 1]) if number > first else 0
        facts: Any = past.facts(seat, since)  # as they are encoded
        happened = readable(past, past.history(since), seat)
        yield Frame({**past.view(seat), "choices": []}, since, happened, facts)


async def see_position(ask: Ask) -> dict[str, Any]:
    """A moment of a finished match with everything open, as `Match.position` gives it."""
    match = await ask.services.long(in_seat_order, (await finished(ask)).running)
    return match.before(min(ask.query.get("step", len(match.steps)), len(match.steps))).position()


async def finished(ask: Ask) -> Table:
    table = (await ask.look()).table
    seats_of(table, ask.who)  # refuses who may not look
    if table.match is None or table.status != "over":
        raise Refusal("table-not-over")
    return table


async def see_dice(ask: Ask) -> Dice:
    table = await finished(ask)
    match = table.running
    drawn = await ask.services.long(lambda: list(draws(match)))
    seed = match.seed
    return Dice(None if table.imported else table.commitment, None if seed is None else str(seed), drawn)


def draws(match: Match) -> Iterator[Draw]:
    words = match.game.definition.words
    for step, (before, who, number) in enumerate(match.steps):
        if who == CHANCE:
            numbers, weights = zip(*before.chances(), strict=True)
            yield Draw(step, words.outcome(before, number), numbers.index(number), list(weights))


async def explore_table(ask: Ask) -> Seen:
    """What if? A new table that goes on from a moment of a finished match, against bots."""
    who = ask.sure()
    table = (await ask.look()).table
    seats_of(table, who)  # refuses who may not look
    ask.services.new_tables.check(ask.address)
    assert ask.token is not None
    tables, wanted = ask.services.tables, ask.body
    loaded = await tables.make(
        who, ask.token, wanted, lambda fresh: explore(table, who, wanted, tables.clock(), tables.levels, fresh)
    )
    return view_of(loaded, who, since=0)


SEAT = ("seat", commands.SeatNumber, "with the eyes of this seat; without it, as a spectator")
STEP = ("step", Step, "the first moment: after so many steps")
MOST = ("most", Annotated[int, msgspec.Meta(ge=1, le=MOST_FRAMES)], "how many moments")
ROUTES = (
    Route("GET", "/api/tables/{table}/replay", "A match by moments", see_replay, Replay, query=(SEAT, STEP, MOST)),
    Route("GET", "/api/tables/{table}/position", "A moment as data", see_position, dict[str, Any], query=(STEP,)),
    Route("GET", "/api/tables/{table}/dice", "Every outcome, to be checked", see_dice, Dice),
    Route("POST", "/api/tables/{table}/explore", "Play on from a moment", explore_table, Seen, commands.Explore),
)  # fmt: skip
