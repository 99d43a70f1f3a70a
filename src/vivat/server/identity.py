"""Who somebody is: a name and a shield, carried to other devices by a link that works once and for ten minutes.

There are no accounts and no passwords. The code of a link has 128 random bits and is stored as a hash; the token itself
never leaves its device.
"""

from __future__ import annotations

import contextlib
import hashlib
import secrets
from collections.abc import Iterator
from typing import Annotated

import msgspec

from vivat.errors import Refusal
from vivat.server import tokens
from vivat.server.routes import Ask, Route
from vivat.server.tables import letters
from vivat.store import NotSaved
from vivat.store.rows import MOST_DEVICES, Device, Full, Profile
from vivat.table import text
from vivat.table.commands import Arms, Name

LASTS = 600_000  # milliseconds
Code = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern="^[a-z0-9]+$")]
Label = Annotated[str, msgspec.Meta(max_length=200)]


class DeviceShown(msgspec.Struct, frozen=True):
    label: str
    since: int
    seen: int  # to the day
    this: bool


class Identity(msgspec.Struct, frozen=True):
    name: str | None
    arms: Arms | None
    devices: list[DeviceShown]  # that act as this client; empty when there was never more than one
    guest: bool  # whether this device acts as somebody whose link it followed


class Named(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Name
    arms: Arms


class Wish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    label: Label = ""  # what this device is called in the list


class Link(msgspec.Struct, frozen=True):
    code: str
    until: int


class Follow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    code: Code
    label: Label = ""


async def identity(ask: Ask) -> Identity:
    return await shown(ask, ask.sure())


async def shown(ask: Ask, who: str) -> Identity:
    people, mine = ask.services.store.people, device_of(ask)
    with saving():
        profile, devices = await people.profile(who), await people.devices(who)
    return Identity(
        name=profile.name if profile else None,
        arms=Arms(profile.colour, profile.charge) if profile else None,  # type: ignore[arg-type]  # as it was checked
        devices=[DeviceShown(one.label, one.since, one.seen, one.token == mine) for one in devices],
        guest=who != mine,
    )


async def keep_identity(ask: Ask) -> Identity:
    """The name and shield one begins with at every table; at tables where one sits they stay."""
    who = ask.sure()
    ask.services.new_tokens.check(ask.address)
    profile = Profile(text.name(ask.body.name), ask.body.arms.colour, ask.body.arms.charge)
    with saving():
        await ask.services.store.people.keep_profile(who, profile, ask.services.clock())
    return await shown(ask, who)


async def make_link(ask: Ask) -> Link:
    """What it is followed with; a link made before is void."""
    who, now = ask.sure(), ask.services.clock()
    ask.services.links.check(ask.address)
    code = letters(secrets.token_bytes(16))
    device = Device(device_of(ask), who, labelled(ask.body.label), now, now)
    with saving():
        await ask.services.store.people.link(device, hashed(code), now, now + LASTS)
    return Link(code, now + LASTS)


async def follow_link(ask: Ask) -> Identity:
    """This device acts as who made the link from now on; what it was before waits until it is its own again."""
    ask.sure()
    ask.services.links.check(ask.address)
    label = labelled(ask.body.label)
    with saving():
        now = ask.services.clock()
        who = await ask.services.store.people.follow(hashed(ask.body.code), device_of(ask), label, now)
    if who is None:
        raise Refusal("identity-link-unknown")
    ask.services.devices.forget(device_of(ask))
    return await shown(ask, who)


async def part_identity(ask: Ask) -> Identity:
    """This device is its own again, with the tables it had before it followed a link."""
    if ask.sure() == device_of(ask):
        raise Refusal("identity-own")
    with saving():
        await ask.services.store.people.part(device_of(ask))
    ask.services.devices.forget(device_of(ask))
    return await shown(ask, device_of(ask))


async def end_devices(ask: Ask) -> Identity:
    """No other device acts as this client any more."""
    who = ask.sure()
    with saving():
        gone = await ask.services.store.people.end_others(who, device_of(ask))
    for device in gone:
        ask.services.devices.forget(device)
    return await shown(ask, who)


def device_of(ask: Ask) -> str:
    return tokens.holder(ask.token or "")


def labelled(wanted: str) -> str:
    return text.inert(wanted)[:40]


def hashed(code: str) -> str:
    return hashlib.sha256(f"link|{code}".encode()).hexdigest()


@contextlib.contextmanager
def saving(full: str = "identity-full", most: int = MOST_DEVICES) -> Iterator[None]:
    """What the store does not take is refused in words; `full` is the sentence when there is no room."""
    try:
        yield
    except NotSaved:
        raise Refusal("server-not-saved") from None
    except Full:
        raise Refusal(full, most=most) from None


ROUTES = (
    Route("GET", "/api/identity", "Who this client is", identity, Identity),
    Route("POST", "/api/identity", "Choose a name and a shield", keep_identity, Identity, Named),
    Route("DELETE", "/api/identity", "This device is its own again", part_identity, Identity),
    Route("POST", "/api/identity/link", "A link that makes another device this client's too", make_link, Link, Wish),
    Route("POST", "/api/identity/follow", "Follow such a link", follow_link, Identity, Follow),
    Route("DELETE", "/api/identity/devices", "End the access of all other devices", end_devices, Identity),
)
