"""What can be asked over HTTP."""

from __future__ import annotations

import asyncio
import functools
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec

import vivat
from vivat.definition import Definition
from vivat.errors import Refusal
from vivat.games import all_ids, definition
from vivat.play import Match
from vivat.play.order import in_seat_order
from vivat.play.record import MOST_CHARACTERS, read
from vivat.play.view import FactSeen, View
from vivat.server import analysing, boxes, collecting, hints, identity, lists, replays, subscribing, tokens
from vivat.server.messages import Done
from vivat.server.routes import Ask, Route, openapi
from vivat.server.session import view_of
from vivat.table import Decision, Forbidden, Fresh, Table, Unknown, commands
from vivat.table.commands import ClientCommand
from vivat.table.decide import archive
from vivat.table.show import Seen, happened, record, seats_of


class GameShown(msgspec.Struct, frozen=True):
    id: str
    players: list[int]
    options: dict[str, list[Any]]  # allowed values, the default first
    defaults: dict[str, dict[str, Any]]  # by number of players: those that are not the first value
    rests_on: dict[str, str]  # the rule of every word of the log
    past_is_open: bool  # whether the board can be seen as it was before the match is over
    box: bool  # whether some of its box is a guess that an owner can correct


class Games(msgspec.Struct, frozen=True):
    games: list[GameShown]
    levels: list[str]  # of bots, the weakest first


class Log(msgspec.Struct, frozen=True):
    """All that was told of a match."""

    seq: int
    steps: list[tuple[int | str, str | None]]
    facts: list[tuple[int, FactSeen]]


class Past(msgspec.Struct, frozen=True):
    """The match as the seat saw it before it had more steps, with the numbers of that moment."""

    view: View
    aid: Any


class Health(msgspec.Struct, frozen=True):
    status: str
    version: str


class Deleted(msgspec.Struct, frozen=True):
    """The table is gone, with everything that happened at it."""

    table: str


class Session(msgspec.Struct, frozen=True):
    """The token is in the cookie; a program may send it in a header: Authorization: Bearer …"""

    known: bool  # whether the client had one already


async def live(ask: Ask) -> Health:
    """The process answers; nothing else is asked."""
    return Health("ok", vivat.__version__)


async def ready(ask: Ask) -> Health:
    """Commands can be taken: the database writes and reads."""
    await ask.services.readiness.check()
    return Health("ok", vivat.__version__)


async def health(ask: Ask) -> Health:
    return await ready(ask)


async def metrics(ask: Ask) -> str:
    """Not for strangers: to them there is nothing here."""
    from vivat.server import scrape  # with packages that only a server has

    if not scrape.admitted(ask.request, ask.services.settings):
        raise Refusal("server-not-found")
    return await ask.services.scrape.text()


async def document(ask: Ask) -> msgspec.Raw:
    return encoded_document()


async def session(ask: Ask) -> Session:
    known = ask.token is not None
    if not known:
        ask.services.new_tokens.check(ask.address)
    ask.token = ask.token or tokens.issue(ask.services.key)
    return Session(known)


async def games(ask: Ask) -> Games:
    return Games([shown_game(name) for name in all_ids()], list(ask.services.tables.levels))


def shown_game(name: str) -> GameShown:
    game = definition(name)
    options = {option: list(values) for option, values in game.options.items()}
    defaults = {str(players): defaults_of(game, players) for players in game.players}
    players, has_box = list(game.players), game.box is not None
    return GameShown(name, players, options, defaults, game.words.RESTS_ON, game.past_is_open, has_box)


def defaults_of(game: Definition, players: int) -> dict[str, Any]:
    """What an option is for so many players where nobody says otherwise, if that is not the first of its values."""
    complete = game.words.options({"players": players})
    return {
        name: complete[name] for name, values in game.options.items() if len(values) > 1 and complete[name] != values[0]
    }


async def rules(ask: Ask) -> str:
    """For players in their language; without one, every numbered rule (in English)."""
    game = str(ask.request.path_params["game"])
    if game not in all_ids():
        raise Unknown("unknown-game", game=game[:40], allowed=all_ids())
    text: str = await asyncio.to_thread(rules_text, game, ask.query.get("lang"))
    return text


@functools.cache
def rules_text(game: str, language: str | None) -> str:
    package = Path(vivat.__file__).parent
    numbered = (package / "docs_rules" / f"{game}.md", package.parent.parent / "docs" / "rules" / f"{game}.md")
    for_players = [package / "locale" / language / f"{game}.rules.md"] if language else []
    for path in (*for_players, *numbered):
        if path.is_file():
            return path.read_text(encoding="utf-8")
    raise Unknown("server-not-found")


async def create_table(ask: Ask) -> Seen:
    who = ask.sure()
    ask.services.new_tables.check(ask.address)
    assert ask.token is not None
    loaded = await ask.services.tables.create(who, ask.token, ask.body)
    return view_of(loaded, who, since=0)


async def begin_first_game(ask: Ask) -> Seen:
    """A prepared opening against gentle bots; it has started."""
    return await create_table(ask)


async def give_hint(ask: Ask) -> hints.Hint:
    """What a strong player would do in this seat, and why; one at a time."""
    who, services = ask.sure(), ask.services
    table = (await ask.look()).table
    hints.refuse(table, who, ask.body.seat)
    services.new_hints.check(ask.address)
    async with services.hints.turn(who), services.hints_there.turn(ask.address):
        return await hints.hint(table, who, ask.body.seat, services.thinker, ask.address)


async def see_table(ask: Ask) -> Seen:
    return view_of(await ask.look(), ask.who)


async def delete_table(ask: Ask) -> Deleted:
    """The host's to ask; not while others play."""
    await ask.services.tables.delete(ask.table, ask.sure())
    return Deleted(ask.table)


async def take_seat(ask: Ask) -> Seen | Done:
    """The table from the new seat; while a match runs only that it was asked for."""
    who = ask.sure()
    seq = await ask.services.tables.act(ask.table, who, ask.body)
    loaded = await ask.services.tables.get(ask.table)
    return view_of(loaded, who) if loaded.table.held_by(who) else Done(ask.body.id, ask.table, seq)


async def send_message(ask: Ask) -> Done:
    """Any message of the socket that asks something of a table."""
    if ask.body.table != ask.table:
        raise Refusal("server-message", problem="it names another table than its address")
    seq = await ask.services.tables.act(ask.table, ask.sure(), ask.body)
    return Done(ask.body.id, ask.table, seq)


async def see_record(ask: Ask) -> str:
    table = (await ask.look()).table
    seats = seats_of(table, ask.who)
    return await ask.services.long(record, table, seats, ask.query.get("seat"))


async def see_log(ask: Ask) -> Any:
    table, seat = await looked_at(ask)
    if table.match is None:
        return Log(table.seq, [], [])
    return await ask.services.long(log, table.seq, table.match, seat)


def log(seq: int, match: Match, seat: int | None) -> Any:
    facts: Any = in_seat_order(match).facts(seat)  # as they are encoded
    return msgspec.Raw(msgspec.json.encode(Log(seq, happened(match, seat, 0), facts)))


async def see_past(ask: Ask) -> Past:
    """What a seat was shown; only after the end where it is left to remember things (KD-R22)."""
    table, seat = await looked_at(ask)
    if table.match is None or not (table.status == "over" or table.game.definition.past_is_open):
        raise Refusal("table-not-over")
    return await ask.services.long(past, table.match, seat, ask.query.get("step", 0))


def past(match: Match, seat: int | None, step: int) -> Past:
    then = in_seat_order(match).before(step)
    return Past({**then.view(seat), "choices": []}, then.numbers(seat))


async def looked_at(ask: Ask) -> tuple[Table, int | None]:
    """The table, and the seat as which it is looked at: the one asked for, else the client's first, else none."""
    table = (await ask.look()).table
    seats = seats_of(table, ask.who)
    seat = ask.query.get("seat", seats[0] if seats else None)
    if seat is not None and seat not in seats:
        raise Forbidden("table-not-your-seat", seat=seat)
    return table, seat


def archived(who: str, text: str, now: int, fresh: Fresh) -> Decision:
    return archive(who, read(text, MOST_SENT_IN), now, fresh)


async def import_record(ask: Ask) -> Seen:
    """A record becomes a table to look at."""
    who = ask.sure()
    ask.services.new_tables.check(ask.address)
    tables = ask.services.tables
    async with ask.services.expensive.turn(ask.address):
        decision = await ask.services.long(archived, who, ask.body, tables.clock(), tables.new())
    return view_of(await tables.store_new(decision), who)


MOST_SENT_IN = 5_000  # steps of a record that becomes a table: each look at a long one costs time and memory
SEAT = (("seat", commands.SeatNumber, "as this seat, which must be one's own; without it, as a spectator"),)
STEP = (("step", Annotated[int, msgspec.Meta(ge=0, le=1_000_000)], "before this step; the first is 0"),)
LANGUAGE = (("lang", Literal["en", "fr"], "for players, in this language; without it, the numbered rules"),)
ROUTES = (
    Route("GET", "/health", "Whether the server is ready", health, Health),
    Route("GET", "/health/ready", "Whether the server can take commands", ready, Health),
    Route("GET", "/health/live", "Whether the process answers", live, Health),
    Route("GET", "/metrics", "Figures, as Prometheus reads them", metrics),
    Route("GET", "/api/openapi.json", "This document", document, dict[str, Any]),
    Route("POST", "/api/session", "A token for this client, in a cookie", session, Session),
    Route("GET", "/api/games", "The games, their options, the levels of bots", games, Games),
    Route("GET", "/api/rules/{game}", "The rules of a game", rules, query=LANGUAGE),
    Route("POST", "/api/tables", "Make a table", create_table, Seen, commands.Create),
    Route("POST", "/api/first-games", "Begin a first game", begin_first_game, Seen, commands.FirstGame),
    Route("GET", "/api/tables/{table}", "A table as this client may see it", see_table, Seen),
    Route("DELETE", "/api/tables/{table}", "Delete a table, as its host", delete_table, Deleted),
    Route("POST", "/api/tables/{table}/seats", "Take a seat, or ask for it", take_seat, Seen | Done, commands.Take),
    Route("POST", "/api/tables/{table}/messages", "A command, as over the socket", send_message, Done, ClientCommand),
    Route("POST", "/api/tables/{table}/hints", "What a strong player would do", give_hint, hints.Hint, hints.HintAsked),
    Route("GET", "/api/tables/{table}/record", "The record as this client may read it", see_record, query=SEAT),
    Route("GET", "/api/tables/{table}/log", "Every step so far", see_log, Log, query=SEAT),
    Route("GET", "/api/tables/{table}/past", "A match as it was", see_past, Past, query=(*SEAT, *STEP)),
    Route("POST", "/api/records", "A table from a record", import_record, Seen, str, most=4 * MOST_CHARACTERS),
    *replays.ROUTES,
    *analysing.ROUTES,
    *collecting.ROUTES,
    *boxes.ROUTES,
    *lists.ROUTES,
    *identity.ROUTES,
    *subscribing.ROUTES,
)  # fmt: skip


@functools.cache
def described() -> dict[str, Any]:
    return openapi(ROUTES)


@functools.cache
def encoded_document() -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(described()))
