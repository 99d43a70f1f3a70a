"""What happened at a table: the append-only log. Kept on disk as JSON; never sent to a client.

`at` is the time in milliseconds. `key` names the client's message that an event answers, so that a message sent again
is answered again and not done again; behind a # stands a digest of the message, so that another one with its id is not
taken for it (older events have none).
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from vivat.table.commands import Charge, Colour

Arms = tuple[Colour, Charge]
Status = Literal["gathering", "running", "over"]
Kind = Literal["open", "person", "bot"]
By = Literal["person", "bot", "forced"]


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Milliseconds for each choice and for the whole game; 0 = no limit."""

    move: int = 0
    game: int = 0


class Place(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A seat as a table begins."""

    kind: Kind
    name: str = ""
    holder: str | None = None  # hash of the token that holds it
    level: str | None = None  # of a bot
    arms: Arms | None = None  # that somebody wishes for


class Origin(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The moment of another match that one goes on from."""

    table: str
    step: int  # after so many


class Event(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True, tag_field="kind", kw_only=True):
    at: int
    key: str = ""


class SeatEvent(Event):
    seat: int


class Created(Event, tag="created"):
    table: str
    game: str
    options: dict[str, Any]
    places: list[Place]
    seed: str
    invitation: str
    listed: bool = False
    spectators: bool = True
    chat: bool = True
    clock: Clock = Clock()
    host: str = ""  # hash of the token of who made it; older events do not say
    rules: int = 1  # the edition of the game's rules that the options are of
    record: str = ""  # a table made from a record: nothing more is played at it
    position: dict[str, Any] = {}  # where its match begins, if not at the beginning
    origin: Origin | None = None  # and where that comes from
    first_game: bool = False  # the page explains it as it goes
    hints: bool = False  # those who sat down knew that everybody may ask for them


class Taken(SeatEvent, tag="taken"):
    name: str
    holder: str
    arms: Arms | None = None


class SeatAsked(SeatEvent, tag="asked"):
    """Somebody wants this seat of a running match."""

    name: str
    holder: str
    arms: Arms | None = None


class Agreed(Event, tag="agreed"):
    """One of those who are asked says yes or no."""

    seat: int  # that was asked for
    holder: str
    agree: bool


class Removed(SeatEvent, tag="removed"):
    """The host frees the seat of a guest."""


class HostNamed(Event, tag="host"):
    seat: int  # of the new host


class Renamed(SeatEvent, tag="renamed"):
    name: str
    arms: Arms | None = None  # as before


class Readied(SeatEvent, tag="readied"):
    ready: bool


class Started(Event, tag="started"):
    pass


class Chose(SeatEvent, tag="chose"):
    choices: list[str]
    by: By = "person"


class Undone(SeatEvent, tag="undone"):
    steps: int


class BackAsked(SeatEvent, tag="back_asked"):
    """This seat asks to take back its newest choice and all that came after it."""

    step: int  # the number of that choice


class BackAnswered(Event, tag="back_answered"):
    """One of those who are asked says yes or no."""

    seat: int  # of who answers
    holder: str
    allow: bool


class TakenBack(SeatEvent, tag="taken_back"):
    """All are agreed: the match is as it was before this step."""

    step: int


class HintsAsked(SeatEvent, tag="hints_asked"):
    """This seat asks that hints be given from now on."""


class HintsAnswered(SeatEvent, tag="hints_answered"):
    """One of those who are asked, by his seat, says yes or no."""

    holder: str
    allow: bool


class HintsAgreed(Event, tag="hints_agreed"):
    """All are agreed: everybody may ask for hints."""


class Seated(SeatEvent, tag="bot"):
    """A bot plays this seat: an empty one, or for the person who holds it."""

    level: str


class Returned(SeatEvent, tag="back"):
    """The bot leaves this seat: to the person who holds it, or open."""


class Left(SeatEvent, tag="left"):
    pass


class Resigned(SeatEvent, tag="resigned"):
    level: str  # the bot that plays on for it


class FlagFell(SeatEvent, tag="flag"):
    level: str


class Paused(Event, tag="paused"):
    pass


class Resumed(Event, tag="resumed"):
    pass


class Skipped(Event, tag="skipped"):
    """No server ran from `start` to `end` (0: to `at`): clocks stood still."""

    start: int
    end: int = 0


class Said(SeatEvent, tag="said"):
    text: str


class Troubled(SeatEvent, tag="troubled"):
    """A bot crashed or took too long; after the last attempt another level takes its place."""

    attempt: int
    instead: str = ""


class RematchAsked(SeatEvent, tag="rematch"):
    pass


class RematchMade(Event, tag="again"):
    table: str


AnyEvent = (
    Created | Taken | SeatAsked | Agreed | Removed | HostNamed | Renamed | Readied | Started | Chose | Undone
    | BackAsked | BackAnswered | TakenBack | HintsAsked | HintsAnswered | HintsAgreed | Seated | Returned | Left
    | Resigned | FlagFell | Paused | Resumed | Skipped | Said | Troubled | RematchAsked | RematchMade
)  # fmt: skip

DECODER: msgspec.json.Decoder[AnyEvent] = msgspec.json.Decoder(AnyEvent)


def write(event: AnyEvent) -> bytes:
    return msgspec.json.encode(event)


def read(body: bytes) -> AnyEvent:
    return DECODER.decode(body)
