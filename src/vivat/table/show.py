"""What a client is shown of a table: built field by field, never copied and struck out.

A client is the seats it holds; none, for a spectator. What it sees of the match is the match's own view of those seats.
"""

from __future__ import annotations

import functools
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

import msgspec

from vivat.errors import CannotUndo, Refusal
from vivat.play import Match, Step
from vivat.play.order import first_new, in_seat_order
from vivat.play.taking_back import back_to
from vivat.play.view import FactSeen, View
from vivat.table.refusals import Forbidden
from vivat.table.rights import holds, invited
from vivat.table.show_table import TableShown, shown_table
from vivat.table.table import Table


class MatchShown(msgspec.Struct, frozen=True):
    """The match as one seat sees it, or a spectator (null)."""

    seat: int | None
    view: View
    since: int  # the first step that is told here; what was told of it and of later ones before is replaced
    happened: list[tuple[int | str, str | None]]  # the steps from there on
    facts: list[tuple[int, FactSeen]]  # what they brought about, each with the number of its step
    undo: str | None  # why the seat cannot take back now, as the name of a sentence; null if it can
    undo_rule: str | None
    back: str | None  # why the seat cannot ask to take back what others have acted on; null if it can
    back_rule: str | None
    aid: Any  # the numbers the seat would otherwise work out (the game's `Aid`); null unless asked for


class Seen(msgspec.Struct, frozen=True, tag="seen", tag_field="type"):
    seq: int
    changed: int  # the event that last changed the match
    at: int  # when the newest event happened, in the server's time
    yours: list[int]  # the seats of this client
    hosting: bool  # whether this client is the host
    asking: int | None  # the seat this client asks for
    declined: bool  # whether this client asked for a seat and those who play said no
    invitation: str | None  # for those who sit, and the host
    table: TableShown  # the same for everybody
    matches: list[MatchShown]


class Standing(NamedTuple):
    """What a client is at a table. Clients of one standing see the same."""

    seats: tuple[int, ...] = ()
    hosting: bool = False
    asking: int | None = None
    declined: bool = False


SPECTATOR = Standing()


def standing(table: Table, who: str | None, invitation: str = "") -> Standing:
    """What this client is at the table. One who has no part in it must be allowed to look on; while it gathers, the
    invitation does that too."""
    seats = tuple(n for n, seat in enumerate(table.seats) if holds(seat, who))
    people = table.people
    hosting = who is not None and who == people.host
    if not (seats or hosting or table.spectators or (table.status == "gathering" and invited(table, invitation))):
        raise Forbidden("table-no-spectators")
    if who is None or not (people.asks or people.refused):
        return Standing(seats, hosting)
    asking = next((seat for seat, ask in people.asks.items() if ask.holder == who), None)
    return Standing(seats, hosting, asking, who in people.refused)


def seats_of(table: Table, who: str | None) -> tuple[int, ...]:
    """The seats this client holds."""
    return standing(table, who).seats


class Moment:
    """A table between two events: what is the same for all who look is made once."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.stories: dict[int, tuple[Match, list[tuple[int | str, str]]]] = {}
        self.kept: dict[int, tuple[Any, msgspec.Raw]] = {}
        self.firsts: dict[int, tuple[Sequence[Step], int]] = {}
        self.frames: dict[tuple[Standing, int, bool], bytes] = {}

    @functools.cached_property
    def shown(self) -> msgspec.Raw:
        """The table as it is shown to everybody."""
        return msgspec.Raw(msgspec.json.encode(shown_table(self.table)))

    @functools.cached_property
    def common(self) -> Common:
        """The board as everybody sees it."""
        return Common(self.table.running.board(None))

    @functools.cached_property
    def common_aid(self) -> Common:
        return Common(self.table.running.numbers(None))

    def encoded(self, shown: Any, common: Common) -> msgspec.Raw:
        """A seat's board or aid for a frame: what is in the common one too is encoded once, and so is each member of a
        list that differs."""
        raw, parts = common.raw, common.parts
        return as_object(
            raw[name] if part is parts.get(name) else named(name, self.members(part))
            for name, part in by_name(shown).items()
        )

    def members(self, part: Any) -> Any:
        return [self.member(member) for member in part] if isinstance(part, list) else part

    def member(self, member: Any) -> msgspec.Raw:
        """Encoded; known again by being the same object, which is kept alive here."""
        found = self.kept.get(id(member))
        if found is None:
            found = self.kept[id(member)] = member, msgspec.Raw(msgspec.json.encode(member))
        return found[1]

    def first_new(self, known: Sequence[Step]) -> int:
        """The first step to tell those who were told the `known` ones: for all who were told together, found once."""
        found = self.firsts.get(id(known))
        if found is None:
            found = self.firsts[id(known)] = known, first_new(self.table.running, known)
        return found[1]

    def story(self, since: int) -> tuple[Match, list[tuple[int | str, str]]]:
        """The match in the order in which it is told, and the steps from `since` on, whole."""
        if since not in self.stories:
            match = in_seat_order(self.table.running, since)
            self.stories[since] = match, match.history(since)
        return self.stories[since]

    def seen(self, client: Standing, since: int, aid: bool = False) -> Seen:
        """What such a client sees now, told the steps of the match from `since` on."""
        table = self.table
        audience: Sequence[int | None] = client.seats or [None]
        matches = [self.shown_match(table.match, seat, since, aid) for seat in audience] if table.match else []
        return Seen(
            seq=table.seq,
            changed=table.changed,
            at=table.at,
            yours=list(client.seats),
            hosting=client.hosting,
            asking=client.asking,
            declined=client.declined,
            invitation=table.invitation if client.seats or client.hosting else None,
            table=self.shown,  # type: ignore[arg-type]  # encoded already
            matches=matches,
        )

    def frame(self, client: Standing, since: int, aid: bool = False) -> bytes:
        """The same, encoded once for all who are the same at the table, as spectators are, and were told as much."""
        name = (client, since, aid)
        if name not in self.frames:
            self.frames[name] = msgspec.json.encode(self.seen(client, since, aid))
        return self.frames[name]

    def shown_match(self, match: Match, seat: int | None, since: int, aid: bool) -> MatchShown:
        ordered, whole = self.story(min(since, len(match.steps)))
        happened = readable(ordered, whole, seat)
        barred = CannotUndo("undo-nothing") if seat is None else match.cannot_undo(seat)
        kept = self.keeps(match, seat, barred is None)
        first = len(match.steps) - len(whole)
        return MatchShown(
            seat=seat,
            view=match.view_with(self.board(match, seat), seat),
            since=first,
            happened=happened,
            facts=ordered.facts(seat, first),  # type: ignore[arg-type]  # as they are encoded
            undo=barred.message if barred else None,
            undo_rule=barred.rule if barred else None,
            back=kept.message if kept else None,
            back_rule=kept.rule if kept else None,
            aid=self.aid(match, seat) if aid else None,
        )

    def keeps(self, match: Match, seat: int | None, undoes: bool) -> Refusal | None:
        """Why this seat cannot ask to take back; what it takes back by itself it need not ask for."""
        if seat is None or undoes or not match.steps:
            return CannotUndo("undo-nothing")
        if seat in self.table.people.denied:
            return Refusal("table-back-denied")
        found = back_to(match, seat)
        return found if isinstance(found, CannotUndo) else None

    def board(self, match: Match, seat: int | None) -> Any:
        common = self.common
        return common.encoded if seat is None else self.encoded(match.board(seat, common.whole), common)

    def aid(self, match: Match, seat: int | None) -> Any:
        common = self.common_aid
        return common.encoded if seat is None else self.encoded(match.numbers(seat, common.whole), common)


class Common:
    """What everybody sees of a board or an aid: each part is encoded once."""

    def __init__(self, whole: Any) -> None:
        self.whole = whole
        self.parts = by_name(whole)
        self.raw = {name: named(name, part) for name, part in self.parts.items()}

    @functools.cached_property
    def encoded(self) -> msgspec.Raw:
        return as_object(self.raw.values())


def as_object(members: Iterable[bytes]) -> msgspec.Raw:
    return msgspec.Raw(b"{%b}" % b",".join(members))


def named(name: str, value: Any) -> bytes:
    return b'"%b":%b' % (name.encode(), msgspec.json.encode(value))


def by_name(shown: Any) -> dict[str, Any]:
    """The fields of a Struct as they are encoded, without those that are not set; a dict as it is."""
    if isinstance(shown, dict):
        return shown
    return {
        encoded: value
        for name, encoded in zip(shown.__struct_fields__, shown.__struct_encode_fields__, strict=True)
        if (value := getattr(shown, name)) is not msgspec.UNSET
    }


def happened(match: Match, seat: int | None, since: int) -> list[tuple[int | str, str | None]]:
    """The steps after the first `since`, each as (who, words or None); secret choices in the order of the seats."""
    ordered = in_seat_order(match, since)
    return readable(ordered, ordered.history(since), seat)


def readable(
    match: Match, whole: Sequence[tuple[int | str, str]], seat: int | None
) -> list[tuple[int | str, str | None]]:
    """The newest steps without the words that this seat may not read."""
    if not whole:
        return []
    shown = match.game.definition.view.shown(match.steps, match.state, seat, len(match.steps) - len(whole))
    return [(who, word if may_read else None) for (who, word), may_read in zip(whole, shown, strict=True)]


def record(table: Table, seats: Sequence[int], seat: int | None) -> str:
    """The record as this client may read it: of one of its seats, or a spectator's; the whole after the end."""
    if table.match is None:
        raise Forbidden("table-not-running")
    if seat is not None and seat not in seats:
        raise Forbidden("table-not-your-seat", seat=seat)
    return in_seat_order(table.match).record("all" if table.status == "over" else seat)
