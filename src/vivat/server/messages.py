"""Everything that goes over a socket, besides the commands of a table."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from vivat.table.commands import ClientCommand, Id, Invitation, TableId
from vivat.table.show import Seen

MOST_BYTES = 16_384  # of one message from a client
RESTART = 1012  # the code of a close: come back


class Watch(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="watch", tag_field="type"):
    """Follow a table: its view now, and every new one; with the invitation also a closed one that gathers; with `aid`
    the numbers of the game's aid beside each view."""

    id: Id
    table: TableId
    invitation: Invitation = ""
    aid: bool = False


class Unwatch(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="unwatch", tag_field="type"):
    id: Id
    table: TableId


class Attend(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="attend", tag_field="type"):
    """Whether the table that is followed stands before the person's eyes, or its page behind others."""

    id: Id
    table: TableId
    away: bool = False


class Ping(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="ping", tag_field="type"):
    id: Id


ClientMessage = Watch | Unwatch | Attend | Ping | ClientCommand


class Done(msgspec.Struct, frozen=True, tag="done", tag_field="type"):
    """The message was carried out and is on disk; `seq` is the event it became."""

    id: str
    table: str
    seq: int


class Refused(msgspec.Struct, frozen=True, tag="refused", tag_field="type"):
    """Nothing has changed. `code` names the sentence; `seen` is the current view, if the message was for an old one."""

    id: str
    code: str
    sentence: str
    rule: str | None = None
    seen: Seen | None = None


Where = Literal["here", "away", "gone"]


class Present(msgspec.Struct, frozen=True, tag="present", tag_field="type"):
    """Who of those who sit at a table is there: for each seat; null where nobody holds it."""

    table: str
    seats: list[Where | None]


class Pong(msgspec.Struct, frozen=True, tag="pong", tag_field="type"):
    id: str
    now: int


class Goodbye(msgspec.Struct, frozen=True, tag="goodbye", tag_field="type"):
    """The server is about to close this connection; connect again after `again` milliseconds."""

    code: str
    sentence: str
    again: Annotated[int, msgspec.Meta(ge=0)]


ServerMessage = Done | Refused | Seen | Present | Pong | Goodbye

DECODER: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
ENCODER = msgspec.json.Encoder()
