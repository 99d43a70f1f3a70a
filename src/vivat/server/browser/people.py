"""The one person of this browser: the tables he sits at, how his matches ended, his name and shield.

What a server keeps in tables of their own lies here beside each table. Other devices need a server.
"""

from __future__ import annotations

from typing import NoReturn

import msgspec

from vivat.errors import Refusal
from vivat.server.browser.around import Around
from vivat.server.browser.store import BrowserIndex, StoredPart, Written, done, text
from vivat.store.rows import Device, Own, Profile, Result

PROFILE = "profile"


class BrowserPeople:
    def __init__(self, around: Around, index: BrowserIndex) -> None:
        self.around, self.index = around, index

    async def tables(self, holder: str, most: int) -> list[Own]:
        """Where this person sits, what changed last first."""
        found = [one for one in await self.index.all() if one.brief and (one.seats or one.hosting) and not one.hidden]
        found.sort(key=lambda one: -one.changed)
        return [
            Own(one.table, one.game, one.status, one.brief.encode(), one.seats, one.hosting) for one in found[:most]
        ]

    async def hide(self, holder: str, table: str) -> bool:
        done(await self.around.append(text(Written([], [StoredPart(table, hidden=True)]))))
        return True

    async def results(self, holder: str) -> list[Result]:
        found = [result for one in await self.index.all() for result in one.results]
        return sorted(found, key=lambda result: result.at)

    async def profile(self, holder: str) -> Profile | None:
        found = await self.around.get(PROFILE)
        return msgspec.json.decode(found, type=Profile) if found else None

    async def keep_profile(self, holder: str, profile: Profile, now: int) -> None:
        done(await self.around.put(PROFILE, text(profile)))

    async def devices(self, holder: str) -> list[Device]:
        return []

    async def link(self, device: Device, code: str, now: int, until: int) -> None:
        alone()

    async def follow(self, code: str, token: str, label: str, now: int) -> str | None:
        alone()

    async def end_others(self, holder: str, mine: str) -> list[str]:
        return []

    async def unsubscribe(self, endpoint: str) -> None:
        pass


def alone() -> NoReturn:
    raise Refusal("site-alone")
