"""People, known by hashes of tokens alone: where they sit, how their matches ended, which devices are theirs, what
they are called, and where they are told that it is their turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa

from vivat.store.database import NOTIFY, Database
from vivat.store.rows import (
    DAY,
    ENDED,
    MOST_DEVICES,
    MOST_SUBSCRIPTIONS_EACH,
    Device,
    Full,
    Own,
    Profile,
    Result,
    Sitting,
    Subscription,
)
from vivat.store.schema import devices, links, profiles, results, sittings, subscriptions, tables
from vivat.store.work import Work

MOST_LINKS = 10_000  # that wait to be followed, in all
MOST_RESULTS = 2_000  # of one person, that are told
MOST_SUBSCRIPTIONS = 20_000
MOST_PROFILES = 200_000

# ---- with the events of tables ---------------------------------------------------------------------------------------

GONE = sa.delete(sittings).where(
    sittings.c.holder == sa.bindparam("of"), sittings.c.table_id == sa.bindparam("table")
)  # fmt: skip
INSERT = "insert into {table} ({columns}) values ({values}) on conflict ({key}) do {otherwise}"  # both know it


def upsert(table: sa.Table, key: Sequence[str], change: Sequence[str]) -> sa.TextClause:
    """Insert a row, or change these columns of the one that is there."""
    names = [column.name for column in table.columns]
    changed = ", ".join(f"{name} = excluded.{name}" for name in change)
    words = {"table": table.name, "columns": ", ".join(names), "values": ", ".join(f":{name}" for name in names)}
    return sa.text(
        INSERT.format(**words, key=", ".join(key), otherwise=f"update set {changed}" if change else "nothing")
    )


SIT = upsert(sittings, ("holder", "table_id"), ("seats", "hosting"))
RESULT_COLUMNS = [column.name for column in results.columns]
RESULT = upsert(results, ("holder", "table_id"), ())
DEVICE = upsert(devices, ("token",), ("holder", "label", "seen"))
LINK = upsert(links, ("holder",), ("code", "until"))
PROFILE = upsert(profiles, ("holder",), ("name", "colour", "charge", "seen"))
SUBSCRIBE = upsert(subscriptions, ("endpoint",), ("holder", "token", "body", "until"))


def noted(found: Sequence[Sitting]) -> Work[None]:
    """Who sits where, as it is now; of several about one client and table the last one holds."""
    latest = {(one.table, one.holder): one for one in found}
    rows = sorted(latest.values())
    if gone := [{"of": one.holder, "table": one.table} for one in rows if not (one.seats or one.hosting)]:
        yield GONE, gone
    if sat := [one for one in rows if one.seats or one.hosting]:
        yield SIT, [row_of(one) for one in sat]


def row_of(one: Sitting) -> dict[str, Any]:
    return {"holder": one.holder, "table_id": one.table, "seats": one.seats, "hosting": one.hosting, "hidden": False}


def ended(found: Sequence[Result]) -> Work[None]:
    if found:
        yield RESULT, [dict(zip(RESULT_COLUMNS, one, strict=True)) for one in sorted(found)]


# ---- devices ---------------------------------------------------------------------------------------------------------

NOBODY: sa.ColumnElement[str] = sa.literal_column("''")  # whose access was ended
LIVE_LINK = sa.select(links.c.holder).where(links.c.code == sa.bindparam("of"), links.c.until > sa.bindparam("now"))
LIVE_LINKS = sa.select(sa.func.count()).select_from(links).where(links.c.until > sa.bindparam("now"))
USED = sa.delete(links).where(links.c.holder == sa.bindparam("of"))
OTHERS = sa.select(devices.c.token).where(
    devices.c.holder == sa.bindparam("of"), devices.c.token != sa.bindparam("mine")
)  # fmt: skip
FORGET = sa.delete(devices).where(devices.c.token == sa.bindparam("of"))
LOCK_OUT = sa.update(devices).where(devices.c.token == sa.bindparam("of")).values(holder=NOBODY)
SEEN = sa.update(devices).where(devices.c.token == sa.bindparam("of")).values(seen=sa.bindparam("now"))
SILENCE = sa.delete(subscriptions).where(subscriptions.c.token == sa.bindparam("of"))
UNSUBSCRIBE = sa.delete(subscriptions).where(subscriptions.c.endpoint == sa.bindparam("of"))
OWN_SUBSCRIPTIONS = (
    sa.select(subscriptions.c.endpoint)
    .where(subscriptions.c.holder == sa.bindparam("of"))
    .order_by(subscriptions.c.until)
)
SUBSCRIBED = sa.select(sa.func.count()).select_from(subscriptions)
HIDE = (
    sa.update(sittings)
    .where(sittings.c.holder == sa.bindparam("of"), sittings.c.table_id == sa.bindparam("table"))
    .values(hidden=sa.true())
)


class People:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def device(self, token: str) -> Device | None:
        query = sa.select(*devices.columns).where(devices.c.token == token)
        async with self.database.reading() as connection:
            row = (await connection.execute(query)).first()
        return None if row is None else Device(*row)

    async def devices(self, holder: str) -> list[Device]:
        query = sa.select(*devices.columns).where(devices.c.holder == holder).order_by(devices.c.since)
        async with self.database.reading() as connection:
            return [Device(*row) for row in await connection.execute(query)]

    async def seen(self, token: str, now: int) -> None:
        def work() -> Work[None]:
            yield SEEN, {"of": token, "now": now}

        await self.database.write(work())

    async def link(self, device: Device, code: str, now: int, until: int) -> None:
        """A code with which another device becomes this person's too, once; one made before is void."""

        def work() -> Work[bool]:
            if (yield LIVE_LINKS, {"now": now})[0][0] >= MOST_LINKS:
                return False
            yield DEVICE, device._asdict()
            yield LINK, {"holder": device.holder, "code": code, "until": until}
            return True

        if not await self.database.write(work()):
            raise Full

    async def follow(self, code: str, token: str, label: str, now: int) -> str | None:
        """As whom the device acts from now on; None if the code is not known, was used, or is too old."""

        def work() -> Work[str | None]:
            if not (found := (yield LIVE_LINK, {"of": code, "now": now})):
                return None
            holder: str = found[0][0]
            if len((yield OTHERS, {"of": holder, "mine": token})) >= MOST_DEVICES:
                return ""
            if not (yield USED, {"of": holder}):  # another was quicker
                return None
            yield DEVICE, Device(token, holder, label, now, now)._asdict()
            yield from self.silence([token])
            return holder

        holder = await self.database.write(work())
        if holder == "":
            raise Full
        return holder

    async def part(self, token: str) -> None:
        """The device is its own again."""

        def work() -> Work[None]:
            yield FORGET, {"of": token}
            yield from self.silence([token])

        await self.database.write(work())

    async def end_others(self, holder: str, mine: str) -> list[str]:
        """No other device acts as this person any more: each is its own again; the first, whose token the seats are
        named by, is nobody. Which they were."""

        def work() -> Work[list[str]]:
            gone = [row[0] for row in (yield OTHERS, {"of": holder, "mine": mine})]
            for token in gone:
                yield (LOCK_OUT if token == holder else FORGET), {"of": token}
            yield USED, {"of": holder}
            yield from self.silence(gone)
            return gone

        return await self.database.write(work())

    def silence(self, tokens: Sequence[str]) -> Work[None]:
        """Devices that act as somebody else now: they are told of no turns, and other processes hear of it."""
        for token in tokens:
            yield SILENCE, {"of": token}
        if self.database.postgres and tokens:
            yield NOTIFY, [{"note": f"{ENDED} {token}"} for token in tokens]

    # ---- lists -------------------------------------------------------------------------------------------------------

    async def tables(self, holder: str, most: int) -> list[Own]:
        """Where this person sits, what changed last first."""
        query = (
            sa.select(
                tables.c.table_id, tables.c.game, tables.c.status, tables.c.brief, sittings.c.seats, sittings.c.hosting
            )
            .join_from(sittings, tables, sittings.c.table_id == tables.c.table_id)
            .where(sittings.c.holder == holder, sa.not_(sittings.c.hidden), tables.c.brief.is_not(None))
            .order_by(tables.c.changed.desc(), tables.c.table_id)
            .limit(most)
        )
        async with self.database.reading() as connection:
            return [Own(*row) for row in await connection.execute(query)]

    async def hide(self, holder: str, table: str) -> bool:
        """Off this person's list; whether it was on it."""

        def work() -> Work[int]:
            return (yield HIDE, {"of": holder, "table": table})  # type: ignore[no-any-return]

        return bool(await self.database.write(work()))

    async def results(self, holder: str) -> list[Result]:
        """The newest, oldest first."""
        query = sa.select(*results.columns).where(results.c.holder == holder)
        async with self.database.reading() as connection:
            found = await connection.execute(query.order_by(results.c.at.desc()).limit(MOST_RESULTS))
            return [Result(*row) for row in found][::-1]

    # ---- what they chose ---------------------------------------------------------------------------------------------

    async def profile(self, holder: str) -> Profile | None:
        query = sa.select(profiles.c.name, profiles.c.colour, profiles.c.charge).where(profiles.c.holder == holder)
        async with self.database.reading() as connection:
            row = (await connection.execute(query)).first()
        return None if row is None else Profile(*row)

    async def keep_profile(self, holder: str, profile: Profile, now: int) -> None:
        def work() -> Work[None]:
            yield PROFILE, {"holder": holder, **profile._asdict(), "seen": now}

        await self.database.write(work())

    async def subscribe(self, holder: str, token: str, subscription: Subscription, until: int) -> None:
        """Of one person's the oldest goes when there is one too many; in all there are no more than so many."""

        def work() -> Work[bool]:
            mine = [row[0] for row in (yield OWN_SUBSCRIPTIONS, {"of": holder})]
            others = [endpoint for endpoint in mine if endpoint != subscription.endpoint]
            for endpoint in others[: max(0, len(others) - MOST_SUBSCRIPTIONS_EACH + 1)]:
                yield UNSUBSCRIBE, {"of": endpoint}
            if subscription.endpoint not in mine and (yield SUBSCRIBED, {})[0][0] >= MOST_SUBSCRIPTIONS:
                return False
            yield SUBSCRIBE, {"holder": holder, "token": token, **subscription._asdict(), "until": until}
            return True

        if not await self.database.write(work()):
            raise Full

    async def unsubscribe(self, endpoint: str) -> None:
        def work() -> Work[None]:
            yield UNSUBSCRIBE, {"of": endpoint}

        await self.database.write(work())

    async def subscriptions(self, holder: str, now: int) -> list[Subscription]:
        query = sa.select(subscriptions.c.endpoint, subscriptions.c.body)
        wanted = query.where(subscriptions.c.holder == holder, subscriptions.c.until > now)
        async with self.database.reading() as connection:
            return [Subscription(*row) for row in await connection.execute(wanted)]

    async def tidy(self, now: int) -> None:
        """What nobody has used for long goes: documented in docs/build/server.md."""

        def work() -> Work[None]:
            for statement, before in TIDY:
                yield statement, {"before": now - before}
            yield TOO_MANY_PROFILES, {"most": MOST_PROFILES}

        await self.database.write(work())


TIDY = (
    (sa.delete(links).where(links.c.until < sa.bindparam("before")), 0),
    (sa.delete(subscriptions).where(subscriptions.c.until < sa.bindparam("before")), 0),
    (sa.delete(devices).where(devices.c.seen < sa.bindparam("before"), devices.c.holder != NOBODY), 400 * DAY),
    (sa.delete(profiles).where(profiles.c.seen < sa.bindparam("before")), 800 * DAY),
    (sa.delete(results).where(results.c.at < sa.bindparam("before")), 5 * 365 * DAY),
)
ONE: sa.ColumnElement[int] = sa.literal_column("1")
NEWEST_TOO_MANY = sa.select(profiles.c.seen).order_by(profiles.c.seen.desc()).limit(ONE).offset(sa.bindparam("most"))
TOO_MANY_PROFILES = sa.delete(profiles).where(profiles.c.seen <= NEWEST_TOO_MANY.scalar_subquery())
