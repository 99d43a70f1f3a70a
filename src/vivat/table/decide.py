"""What a command becomes: events, or a refusal. Nothing else changes a table."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import NamedTuple

from vivat.errors import Refusal
from vivat.play import Game, Match
from vivat.table import commands, decide_back, decide_hints, decide_play, decide_seats, events, first_game, text
from vivat.table.bots import STAND_IN
from vivat.table.events import AnyEvent, Clock, Created, Place
from vivat.table.refusals import Stale
from vivat.table.rights import Asking, Fresh, admit, known_level, marked, wished
from vivat.table.table import MOVES, Table

MOST_EVENTS = 50_000
MOST_FORCED = 500


class Decision(NamedTuple):
    table: Table  # as it is with the events
    events: list[AnyEvent]
    born: Decision | None = None  # another table, to be stored together with them


def decide(
    table: Table, who: str | None, command: commands.AnyCommand, now: int, levels: Collection[str], fresh: Fresh
) -> Decision:
    """The events of a command of this client; with `who` "server", of the server's own."""
    admit(table, who, command)
    if table.imported:
        raise Refusal("table-archive")
    if table.seq >= MOST_EVENTS and type(command) not in ALWAYS:
        raise Refusal("table-full", most=MOST_EVENTS)
    now = max(now, table.at)
    asking = Asking(table, who, command, now, levels, fresh)
    if isinstance(command, commands.Command) and command.seq > table.seq:
        raise Stale("table-future", seq=command.seq, now=table.seq)
    found = RULES[type(command)](asking)
    born = again(asking) if isinstance(found[-1], events.RematchMade) else None
    return folded(table, found, born)


def folded(table: Table, found: list[AnyEvent], born: Decision | None = None) -> Decision:
    after = table.fork()
    for event in found:
        after.fold(event)
    for all_agree in (decide_hints.agreed, decide_back.agreed):  # what changes the match comes last
        if agreed := all_agree(after):
            after.fold(agreed)
            found = [*found, agreed]
    if found and isinstance(found[-1], MOVES):
        found = [*found, *forced_steps(after)]
    elif after.people.asks:
        found = [*found, *seats_given(after)]
    return Decision(after, found, born)


def forced_steps(table: Table) -> list[AnyEvent]:
    """Steps with a single option are taken for the seat where the game says that this tells nothing (KD-9.5)."""
    taken: list[AnyEvent] = []
    while (step := forced_step(table)) and len(taken) < MOST_FORCED:
        table.fold(step)
        taken.append(step)
    return taken


def seats_given(table: Table) -> list[AnyEvent]:
    """What all are agreed on happens at once."""
    found: list[AnyEvent] = []
    while event := decide_seats.given(table):
        table.fold(event)
        found.append(event)
    return found


def forced_step(table: Table) -> events.Chose | None:
    for seat in sorted(table.waiting):
        state = table.running.state
        if table.game.definition.may_take_for(state, seat) and len(state.options(seat)) == 1:
            return events.Chose(at=table.at, seat=seat, choices=table.running.choices(seat), by="forced")
    return None


# ---- creating --------------------------------------------------------------------------------------------------------


def create(
    who: str, wanted: commands.Create | commands.FirstGame, now: int, levels: Collection[str], fresh: Fresh
) -> Decision:
    """A new table, with its creator in it; a first game has started."""
    if isinstance(wanted, commands.FirstGame):
        return folded(Table(), [first_game.begins(who, wanted, now, fresh), events.Started(at=now)])
    game = Game(wanted.game, **{**wanted.options, "players": wanted.options.get("players", len(wanted.seats))})
    if game.options["players"] != len(wanted.seats):
        raise Refusal("table-seats", seats=len(wanted.seats), players=game.options["players"])
    kinds = [plan.kind for plan in wanted.seats]
    if kinds.count("person") != 1:
        raise Refusal("table-one-person")
    places = [placed(plan, who, levels) for plan in wanted.seats]
    names = [place.name.casefold() for place in places if place.name]
    if len(set(names)) < len(names):
        raise Refusal("table-name-taken")
    clock = Clock(move=wanted.clock.move * 1000, game=wanted.clock.game * 1000)
    event = Created(
        at=now, key=marked(who, wanted), table=fresh.table, game=game.id, options=game.options, places=places,
        seed=fresh.seed, invitation=fresh.invitation, listed=wanted.listed, spectators=wanted.spectators,
        chat=wanted.chat, clock=clock, host=who, rules=game.definition.edition, hints=wanted.hints,
    )  # fmt: skip
    return folded(Table(), [event])


def placed(plan: commands.Plan, who: str, levels: Collection[str]) -> Place:
    if plan.kind == "bot":
        return Place("bot", level=known_level(plan.level or STAND_IN, levels))
    if plan.level is not None:
        raise Refusal("table-level-of-person")
    if plan.kind == "open":
        return Place("open")
    return Place("person", name=text.name(plan.name or ""), holder=who, arms=wished(plan.arms))


def archive(who: str, match: Match, now: int, fresh: Fresh) -> Decision:
    """A table made from a record that was read before; to look at, not to play on. It is written anew: what was sent
    may be padded to any length."""
    game = match.game
    places = [Place("open") for _ in range(game.options["players"])]
    event = Created(
        at=now, table=fresh.table, game=game.id, options=game.options, places=places, seed=fresh.seed,
        invitation=fresh.invitation, host=who, rules=game.definition.edition, record=match.record(),
    )  # fmt: skip
    return folded(Table(), [event])


def again(asking: Asking) -> Decision:
    """The same table with the seats moved on by one, and the same host if he sits at it (rule 10). Who asked is ready,
    and so are the bots; the others are when they come (rule 11). From a moment of another match everybody keeps his
    seat: what comes of it is to be compared."""
    table, fresh = asking.table, asking.fresh
    moved = table.seats if table.origin else [*table.seats[1:], table.seats[0]]
    places = [
        Place("person", seat.name, seat.holder, arms=seat.arms)
        if seat.holder
        else Place("bot", level=seat.level or STAND_IN)
        for seat in moved
    ]
    sitting = [place.holder for place in places if place.holder]
    host = table.people.host if table.people.host in sitting else sitting[0]
    created = Created(
        at=asking.now, table=fresh.table, game=table.game.id, options=table.game.options, places=places,
        seed=fresh.seed, invitation=fresh.invitation, listed=table.listed, spectators=table.spectators,
        chat=table.chat, clock=table.clock, host=host or "", rules=table.game.definition.edition, hints=table.hints,
        position={} if table.first_game else table.position, origin=table.origin,
    )  # fmt: skip
    here = [
        events.Readied(at=asking.now, seat=n, ready=True) for n, one in enumerate(places) if one.holder == asking.who
    ]
    begins = [events.Started(at=asking.now)] if set(sitting) == {asking.who} else []
    return folded(Table(), [created, *here, *begins])


RULES: dict[type, Callable[[Asking], list[AnyEvent]]] = {
    commands.Take: decide_seats.take,
    commands.Agree: decide_seats.agree,
    commands.Remove: decide_seats.remove,
    commands.Host: decide_seats.host,
    commands.Rename: decide_seats.rename,
    commands.Ready: decide_seats.ready,
    commands.Bot: decide_seats.bot,
    commands.Back: decide_seats.back,
    commands.Leave: decide_seats.leave,
    commands.Choose: decide_play.choose,
    commands.Undo: decide_play.undo,
    commands.TakeBack: decide_back.take_back,
    commands.Allow: decide_back.allow,
    commands.AskHints: decide_hints.ask_hints,
    commands.AllowHints: decide_hints.allow_hints,
    commands.Resign: decide_play.resign,
    commands.Pause: decide_play.pause,
    commands.Resume: decide_play.resume,
    commands.Say: decide_play.say,
    commands.Rematch: decide_play.rematch,
    commands.BotChoose: decide_play.bot_choose,
    commands.BotTrouble: decide_play.bot_trouble,
    commands.Flag: decide_play.flag,
    commands.Skip: decide_play.skip,
}

# What the bound on events never refuses: they end by themselves, and without them a match could not.
ALWAYS = frozenset(
    (commands.Choose, commands.Resign, commands.Leave, commands.Resume, commands.Back,
     commands.BotChoose, commands.BotTrouble, commands.Flag, commands.Skip)
)  # fmt: skip
