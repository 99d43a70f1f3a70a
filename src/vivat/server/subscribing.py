"""What a browser that wants to be told of turns asks of the server."""

from __future__ import annotations

import hashlib

import msgspec

from vivat.errors import Refusal
from vivat.server.identity import device_of, saving
from vivat.server.routes import Ask, Route
from vivat.server.subscription import Endpoint, Subscribe, known_service, raw
from vivat.store.rows import MOST_SUBSCRIPTIONS_EACH, Subscription

KEPT = 60 * 24 * 3600 * 1000  # milliseconds; the page says it again when it is opened


class Unsubscribe(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    endpoint: Endpoint


class Push(msgspec.Struct, frozen=True):
    key: str | None  # the server's, for the browser; null: this server cannot


async def push_key(ask: Ask) -> Push:
    return offered(ask)


def offered(ask: Ask) -> Push:
    found = ask.services.notices.sender
    return Push(found.key if found else None)


async def subscribe(ask: Ask) -> Push:
    """This device is told of turns; said again, it holds for as long again."""
    who = ask.sure()
    if ask.services.notices.sender is None:
        raise Refusal("push-absent")
    ask.services.new_tokens.check(ask.address)
    if not known_service(ask.body.endpoint):
        raise Refusal("push-service")
    try:
        if len(raw(ask.body.keys.p256dh)) != 65 or len(raw(ask.body.keys.auth)) != 16:
            raise ValueError
    except ValueError:
        raise Refusal("push-keys") from None
    found = Subscription(hashed(ask.body.endpoint), msgspec.json.encode(ask.body))
    with saving("push-full", MOST_SUBSCRIPTIONS_EACH):
        until = ask.services.clock() + KEPT
        await ask.services.store.people.subscribe(who, device_of(ask), found, until)
    return offered(ask)


async def unsubscribe(ask: Ask) -> Push:
    """Whoever knows the address of a subscription may end it."""
    ask.sure()
    with saving():
        await ask.services.store.people.unsubscribe(hashed(ask.body.endpoint))
    return offered(ask)


def hashed(endpoint: str) -> str:
    return hashlib.sha256(endpoint.encode()).hexdigest()


ROUTES = (
    Route("GET", "/api/push", "The key with which a browser lets this server tell it of turns", push_key, Push),
    Route("POST", "/api/push", "Be told of turns while the page is closed", subscribe, Push, Subscribe),
    Route("POST", "/api/push/end", "Be told no longer", unsubscribe, Push, Unsubscribe),
)
