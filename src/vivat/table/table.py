"""The table itself: a fold over its events. It trusts them; what may become an event is decided in decide.py."""

from __future__ import annotations

import copy
import hashlib
from dataclasses import dataclass, field, fields, replace
from operator import attrgetter
from typing import Any

from vivat.play import Game, Match, as_played, read
from vivat.table import clocks, events
from vivat.table.events import AnyEvent, Clock, Created, Origin, Status
from vivat.table.seat import Ask, BackAsk, HintsAsk, People, Seat

CHAT_SHOWN = 30
NO_CLOCK = Clock()
NOBODY = People()


@dataclass(slots=True)
class Table:
    id: str = ""
    game: Game = None  # type: ignore[assignment]  # known from the first event on
    status: Status = "gathering"
    seats: list[Seat] = field(default_factory=list)
    match: Match | None = None
    forced: int = 0  # newest steps in a row that were taken for their seat
    seq: int = 0  # events so far
    at: int = 0  # time of the newest
    created: int = 0
    changed: int = 0  # the event that last changed the match
    asked: dict[int, int] = field(default_factory=dict)  # the event that put its question to a seat
    done: dict[str, tuple[int, str]] = field(default_factory=dict)  # by key: the event a message became, its digest
    seed: str = ""
    commitment: str = ""  # the hash that binds the table to its seed
    invitation: str = ""
    listed: bool = False
    spectators: bool = True
    chat: bool = True
    clock: Clock = NO_CLOCK
    paused: bool = False
    sayings: int = 0
    said: list[tuple[int, str]] = field(default_factory=list)
    rematch: set[int] = field(default_factory=set)
    successor: str | None = None
    imported: bool = False
    position: dict[str, Any] = field(default_factory=dict)  # where the match begins; empty: at the beginning
    origin: Origin | None = None
    first_game: bool = False
    hints: bool = False  # everybody may ask for them, against people too: from the start, or since all agreed
    people: People = NOBODY

    # ---- looking -----------------------------------------------------------------------------------------------------

    @property
    def running(self) -> Match:
        assert self.match is not None, "the table has started"
        return self.match

    @property
    def waiting(self) -> frozenset[int]:
        """The seats that must choose now."""
        if self.status != "running" or self.match is None:
            return frozenset()
        return self.match.waiting_for

    @property
    def host(self) -> int | None:
        """The seat of who made the table, or was handed it over; none if he does not sit."""
        return next(iter(self.held_by(self.people.host)), None)

    @property
    def needs_scheduling(self) -> bool:
        """Whether a bot or a clock must be looked after."""
        return self.status == "running" and (any(seat.level for seat in self.seats) or self.clock != NO_CLOCK)

    def held_by(self, holder: str | None) -> list[int]:
        return [n for n, seat in enumerate(self.seats) if holder is not None and seat.holder == holder]

    def players(self) -> set[str]:
        """Those who play: they hold a seat and have not resigned."""
        return {seat.holder for seat in self.seats if seat.holder is not None and not seat.resigned}

    def sides(self) -> list[int]:
        state = self.match.state if self.match else self.game.start()
        return state.sides()

    def deadline(self, seat: int) -> int | None:
        """When this seat's clock runs out, if it runs."""
        return clocks.deadline(self.seats[seat], self.clock)

    # ---- folding -----------------------------------------------------------------------------------------------------

    def fork(self) -> Table:
        """A copy that events can be folded into while this one stays as it is."""
        other = Table(*FIELDS(self))
        other.seats = [seat.copy() for seat in self.seats]
        other.asked, other.done = dict(self.asked), dict(self.done)
        other.said, other.rematch = list(self.said), set(self.rematch)
        if self.match is not None:
            other.match = copy.copy(self.match)
        return other

    def fold(self, event: AnyEvent) -> None:
        """Let the event have happened. A game's refusal passes through; then this table is of no more use."""
        waiting = self.waiting
        self.seq += 1
        self.at = event.at
        if event.key:
            key, _, digest = event.key.partition("#")
            self.done[key] = self.seq, digest
            if type(event) in BOUNDED:
                self.people = self.people.counted(counter(BOUNDED[type(event)], key, getattr(event, "seat", None)))
        FOLDS[type(event)](self, event)
        for ask in (self.people.back, self.people.hints):
            if ask and not self.seats[ask.seat].plays:
                self.people = self.people.silent(ask.seat)
        if self.match is not None and self.match.over:
            self.status = "over"
        self.put_questions(waiting, event)

    def on_created(self, event: Created) -> None:
        self.id = event.table
        self.game = as_played(event.game, event.rules, event.options)
        self.seats = [
            Seat(place.kind, place.name, place.holder, place.level, ready=place.kind == "bot", arms=place.arms)
            for place in event.places
        ]
        self.created, self.seed, self.invitation = event.at, event.seed, event.invitation
        self.commitment = hashlib.sha256(event.seed.encode()).hexdigest()
        self.listed, self.spectators, self.chat, self.clock = event.listed, event.spectators, event.chat, event.clock
        self.first_game, self.hints = event.first_game, event.hints
        made_by = next((place.holder for place in event.places if place.holder), None)  # where older events do not say
        self.people = People(event.host or made_by)
        self.position, self.origin = event.position, event.origin
        if event.record:
            self.match, self.imported, self.status = read(event.record), True, "over"

    def on_taken(self, event: events.Taken) -> None:
        seat = self.seats[event.seat]
        seat.kind, seat.name, seat.holder, seat.level, seat.ready = "person", event.name, event.holder, None, False
        seat.arms = event.arms
        seat.move_left = self.clock.move
        self.people = self.people.without_ask(event.seat).took(bool(event.key))
        self.note_who_sits()

    def on_asked(self, event: events.SeatAsked) -> None:
        self.people = self.people.asked(event.seat, Ask(event.name, event.holder, arms=event.arms))

    def on_agreed(self, event: events.Agreed) -> None:
        self.people = self.people.answered(event.seat, event.holder, event.agree)

    def on_removed(self, event: events.Removed) -> None:
        self.people = self.people.without(self.seats[event.seat].holder)
        self.seats[event.seat] = Seat("open")

    def on_host(self, event: events.HostNamed) -> None:
        self.people = replace(self.people, host=self.seats[event.seat].holder)

    def note_who_sits(self) -> None:
        """Whoever holds a seat of a running match has seen its hand."""
        if self.status == "running":
            sit = {(seat.holder, number) for number, seat in enumerate(self.seats) if seat.holder is not None}
            self.people = replace(self.people, sat=self.people.sat | sit)

    def on_renamed(self, event: events.Renamed) -> None:
        seat = self.seats[event.seat]
        seat.name, seat.arms = event.name, event.arms or seat.arms

    def on_readied(self, event: events.Readied) -> None:
        self.seats[event.seat].ready = event.ready

    def on_started(self, event: events.Started) -> None:
        begins = self.game.load(self.position, seed=self.seed) if self.position else self.game.new(seed=self.seed)
        self.match = begins
        self.status = "running"
        self.changed = self.seq
        for seat in self.seats:
            seat.move_left, seat.game_left = self.clock.move, self.clock.game
        self.note_who_sits()

    def on_chose(self, event: events.Chose) -> None:
        for choice in event.choices:
            self.running.take(event.seat, choice)
        self.forced = self.forced + 1 if event.by == "forced" else 0
        self.seats[event.seat].troubles = 0

    def on_undone(self, event: events.Undone) -> None:
        for _ in range(event.steps):
            self.running.undo(event.seat)
        self.forced = 0

    def on_back_asked(self, event: events.BackAsked) -> None:
        self.people = replace(self.people, back=BackAsk(event.seat, event.step))

    def on_back_answered(self, event: events.BackAnswered) -> None:
        self.people = self.people.back_answered(event.holder, event.allow)

    def on_taken_back(self, event: events.TakenBack) -> None:
        self.running.go_back(event.step)
        self.forced = 0

    def on_hints_asked(self, event: events.HintsAsked) -> None:
        self.people = replace(self.people, hints=HintsAsk(event.seat))

    def on_hints_answered(self, event: events.HintsAnswered) -> None:
        self.people = self.people.hints_answered(event.holder, event.allow)

    def on_hints_agreed(self, event: events.HintsAgreed) -> None:
        self.people, self.hints = replace(self.people, hints=None), True

    def on_seated(self, event: events.Seated) -> None:
        seat = self.seats[event.seat]
        seat.level, seat.troubles = event.level, 0
        if seat.holder is None:
            seat.kind, seat.name, seat.ready = "bot", "", True

    def on_returned(self, event: events.Returned) -> None:
        seat = self.seats[event.seat]
        seat.level, seat.move_left = None, self.clock.move  # the whole time of a move again
        if seat.holder is None:
            seat.kind, seat.ready = "open", False

    def on_left(self, event: events.Left) -> None:
        seat = self.seats[event.seat]
        seat.kind, seat.name, seat.holder, seat.ready = "bot" if seat.level else "open", "", None, False
        seat.arms = None
        self.rematch.discard(event.seat)

    def on_resigned(self, event: events.Resigned) -> None:
        seat = self.seats[event.seat]
        seat.resigned, seat.level = True, event.level
        sides = self.sides()
        if len({side for side, chair in zip(sides, self.seats, strict=True) if not chair.resigned}) <= 1:
            self.status = "over"

    def on_flag(self, event: events.FlagFell) -> None:
        seat = self.seats[event.seat]
        seat.timed_out = bool(self.clock.game) and seat.since is not None and event.at - seat.since >= seat.game_left
        seat.level = event.level
        if seat.holder is None:
            seat.kind = "bot"
        if seat.timed_out:
            self.people = self.people.without_ask(event.seat)

    def on_paused(self, event: events.Paused) -> None:
        self.paused = True

    def on_resumed(self, event: events.Resumed) -> None:
        self.paused = False

    def on_skipped(self, event: events.Skipped) -> None:
        end = event.end or event.at
        for seat in self.seats:
            if seat.since is not None:
                seat.since += max(0, end - max(event.start, seat.since))

    def on_said(self, event: events.Said) -> None:
        self.sayings += 1
        self.said = [*self.said, (event.seat, event.text)][-CHAT_SHOWN:]

    def on_troubled(self, event: events.Troubled) -> None:
        seat = self.seats[event.seat]
        seat.troubles = event.attempt
        if event.instead:
            seat.level = event.instead

    def on_rematch(self, event: events.RematchAsked) -> None:
        self.rematch.add(event.seat)

    def on_again(self, event: events.RematchMade) -> None:
        self.successor = event.table

    # ---- questions and clocks ----------------------------------------------------------------------------------------

    def put_questions(self, before: frozenset[int], event: AnyEvent) -> None:
        """Note which seats are asked something new, and start and stop their clocks."""
        now = self.waiting
        fresh = frozenset[int]()
        if isinstance(event, MOVES):
            self.changed = self.seq
            self.people = self.people.moved_on()
            fresh = now - clocks.unmoved(before, now, event)
            self.asked = {seat: self.seq if seat in fresh else self.asked[seat] for seat in now}
        if self.clock != NO_CLOCK:
            ticking = frozenset() if self.paused else now
            clocks.run(self.seats, self.clock, ticking, fresh, event.at)


def counter(kind: str, key: str, seat: int | None) -> str:
    """What is counted together: a client's events of one kind about one seat."""
    return f"{kind}:{key.partition(':')[0]}:{seat}"


MOVES = (events.Started, events.Chose, events.Undone, events.TakenBack)  # what changes the match
# What no rule of a game ends. Taking seats is bounded by `takes`, going back and resuming by what they end.
BOUNDED: dict[type, str] = {
    **dict.fromkeys((events.Undone, events.BackAsked), "undo"),
    **dict.fromkeys(
        (events.Renamed, events.Readied, events.Said, events.Seated, events.Paused, events.RematchAsked,
         events.Removed, events.HostNamed, events.Agreed, events.BackAnswered, events.HintsAsked,
         events.HintsAnswered), "aside",
    ),
}  # fmt: skip
FIELDS = attrgetter(*(part.name for part in fields(Table)))  # in the order in which a table is made
FOLDS: dict[type, Any] = {
    events.Created: Table.on_created,
    events.Taken: Table.on_taken,
    events.SeatAsked: Table.on_asked,
    events.Agreed: Table.on_agreed,
    events.Removed: Table.on_removed,
    events.HostNamed: Table.on_host,
    events.Renamed: Table.on_renamed,
    events.Readied: Table.on_readied,
    events.Started: Table.on_started,
    events.Chose: Table.on_chose,
    events.Undone: Table.on_undone,
    events.BackAsked: Table.on_back_asked,
    events.BackAnswered: Table.on_back_answered,
    events.TakenBack: Table.on_taken_back,
    events.HintsAsked: Table.on_hints_asked,
    events.HintsAnswered: Table.on_hints_answered,
    events.HintsAgreed: Table.on_hints_agreed,
    events.Seated: Table.on_seated,
    events.Returned: Table.on_returned,
    events.Left: Table.on_left,
    events.Resigned: Table.on_resigned,
    events.FlagFell: Table.on_flag,
    events.Paused: Table.on_paused,
    events.Resumed: Table.on_resumed,
    events.Skipped: Table.on_skipped,
    events.Said: Table.on_said,
    events.Troubled: Table.on_troubled,
    events.RematchAsked: Table.on_rematch,
    events.RematchMade: Table.on_again,
}
