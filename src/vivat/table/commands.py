"""What is asked of a table: by clients, in messages of these very forms, and by the server itself.

A client's message carries an id of its own making and the sequence number of the view it was made for.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from vivat.options import Options
from vivat.table.bots import STAND_IN

Id = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern="^[A-Za-z0-9_.:-]+$")]
TableId = Annotated[str, msgspec.Meta(min_length=1, max_length=32, pattern="^[a-z0-9]+$")]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=15)]
Seq = Annotated[int, msgspec.Meta(ge=0, le=1_000_000_000)]
Word = Annotated[str, msgspec.Meta(min_length=1, max_length=100)]
Level = Annotated[str, msgspec.Meta(min_length=1, max_length=32)]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
Invitation = Annotated[str, msgspec.Meta(max_length=64)]
Seconds = Annotated[int, msgspec.Meta(ge=0, le=30 * 24 * 3600)]
Colour = Literal["forest", "plum", "russet", "teal", "crimson", "royal", "slate", "umber"]
Charge = Literal["lion", "stag", "falcon", "tower", "fish", "oak", "boar", "sun"]


class Arms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The shield somebody wishes for."""

    colour: Colour
    charge: Charge


class Command(msgspec.Struct, forbid_unknown_fields=True, tag_field="type", kw_only=True):
    id: Id
    table: TableId
    seq: Seq


class SeatCommand(Command):
    seat: SeatNumber


class Choose(SeatCommand, tag="choose"):
    """One choice, or several steps of one seat: all of them, or none."""

    choices: Annotated[list[Word], msgspec.Meta(min_length=1, max_length=64)]


class Undo(SeatCommand, tag="undo"):
    pass


class TakeBack(SeatCommand, tag="take_back"):
    """The seat's newest choice is to be taken back although others have acted since: they are asked."""


class Allow(SeatCommand, tag="allow"):
    """Yes or no to who asks to take back; one no is enough. `seat` is one's own."""

    allow: bool = True


class AskHints(SeatCommand, tag="ask_hints"):
    """This seat would have hints at a table of people that began without: the others are asked."""


class AllowHints(SeatCommand, tag="allow_hints"):
    """Yes or no to who asks for hints; one no is enough. `seat` is one's own."""

    allow: bool = True


class Ready(SeatCommand, tag="ready"):
    ready: bool = True


class Rename(SeatCommand, tag="rename"):
    """A name, and with it a shield."""

    name: Name
    arms: Arms | None = None  # as before


class Say(SeatCommand, tag="say"):
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=1000)]


class Agree(SeatCommand, tag="agree"):
    """Yes or no to who asks for this seat of the running match; one no is enough."""

    agree: bool = True


class Remove(SeatCommand, tag="remove"):
    """The host frees the seat of a guest, before the start."""


class Host(SeatCommand, tag="host"):
    """The host hands his part over to who sits there."""


class Bot(SeatCommand, tag="bot"):
    """A bot is to play: for oneself, or (the host asks) at an open or left seat."""

    level: Level = STAND_IN


class Back(SeatCommand, tag="back"):
    """The bot is to go: from one's own seat, or (the host asks, before the start) from a bot's."""


class Leave(SeatCommand, tag="leave"):
    pass


class Resign(SeatCommand, tag="resign"):
    pass


class Pause(Command, tag="pause"):
    pass


class Resume(Command, tag="resume"):
    pass


class Rematch(SeatCommand, tag="rematch"):
    """The same table once more, the seats moved on by one; it begins when everybody has come."""


ClientCommand = (
    Choose | Undo | TakeBack | Allow | AskHints | AllowHints | Ready | Rename | Say | Agree | Remove | Host | Bot | Back
    | Leave | Resign | Pause | Resume | Rematch
)  # fmt: skip


# ---- over HTTP only --------------------------------------------------------------------------------------------------


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat as the creator wants it: for himself, for somebody on the same screen, for a bot, or open."""

    kind: Literal["person", "screen", "bot", "open"]
    name: Name | None = None
    level: Level | None = None
    arms: Arms | None = None


class Pace(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Seconds for each choice and for the whole game; 0 = no limit."""

    move: Seconds = 0
    game: Seconds = 0


class Create(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: Id
    game: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
    seats: Annotated[list[Plan], msgspec.Meta(min_length=1, max_length=16)]
    options: Annotated[Options, msgspec.Meta(max_length=16)] = {}
    listed: bool = False
    spectators: bool = True
    chat: bool = True
    clock: Pace = Pace()
    hints: bool = False  # everybody may ask for them; alone against bots one always may


class FirstGame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A first game is to begin: a prepared opening against gentle bots, explained by the page."""

    id: Id
    game: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
    name: Name


class Take(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An open seat is to be the client's; while the match runs, those who play are asked first."""

    id: Id
    seat: SeatNumber
    name: Name
    invitation: Invitation = ""
    arms: Arms | None = None


class Explore(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """To go on from a moment of a finished match at a new table: at one seat oneself, bots at the others."""

    id: Id
    step: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]  # after so many steps
    seat: SeatNumber
    name: Name
    level: Level = STAND_IN


# ---- by the server ---------------------------------------------------------------------------------------------------


class BotChoose(msgspec.Struct, frozen=True):
    seat: int
    seq: int
    choice: str


class BotTrouble(msgspec.Struct, frozen=True):
    seat: int
    seq: int


class Flag(msgspec.Struct, frozen=True):
    seat: int


class Skip(msgspec.Struct, frozen=True):
    start: int
    end: int


ServerCommand = BotChoose | BotTrouble | Flag | Skip
AnyCommand = ClientCommand | Take | ServerCommand
