"""What a browser gives a page that wants to be told of turns, and whether it can be meant."""

from __future__ import annotations

import base64
from collections.abc import Sequence
from typing import Annotated, Literal
from urllib.parse import urlsplit

import msgspec

SERVICES = ("fcm.googleapis.com", "updates.push.services.mozilla.com", "web.push.apple.com", ".notify.windows.com")
Endpoint = Annotated[str, msgspec.Meta(min_length=1, max_length=1_000)]
Key = Annotated[str, msgspec.Meta(min_length=1, max_length=200, pattern="^[A-Za-z0-9_=-]+$")]


class Keys(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    p256dh: Key
    auth: Key


class Subscribe(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a browser gives a page that wants to be told."""

    endpoint: Endpoint
    keys: Keys
    language: Literal["en", "fr"] = "en"


def raw(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def known_service(endpoint: str, services: Sequence[str] = SERVICES) -> bool:
    """Whether this is an address of a browser's push service: https, no other port, no name and password in it, and
    nothing that cannot stand in a request."""
    if not all("!" <= sign <= "~" for sign in endpoint):
        return False
    try:
        parts = urlsplit(endpoint)
        port = parts.port
    except ValueError:
        return False
    host = parts.hostname or ""
    plain = parts.scheme == "https" and port is None and parts.username is None and parts.netloc == host
    return plain and any(host == one or (one.startswith(".") and host.endswith(one)) for one in services)
