"""What the one who runs a server does with its tables, while it runs or not: list, show, export, delete, expire."""

from __future__ import annotations

import contextlib
import re
from collections.abc import AsyncIterator, Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from vivat.errors import Refusal
from vivat.server import files
from vivat.store import Damaged, NotSaved, Store, open_store
from vivat.store.database import FAULTS
from vivat.store.index import AT_ONCE, Filter, Listed
from vivat.store.rows import DAY
from vivat.store.trouble import first_line
from vivat.table import Table, Unknown, events
from vivat.table.show import record

STATUSES = ("gathering", "running", "over")


@contextlib.asynccontextmanager
async def opened(database: str) -> AsyncIterator[Store]:
    """The store of a server; none is made where there is none."""
    address = database or str(files.database())
    if "://" not in address.removeprefix("sqlite:///") and not Path(address.removeprefix("sqlite:///")).is_file():
        raise Refusal("tables-no-database", file=address.removeprefix("sqlite:///"))
    try:
        store = open_store(address)
        try:
            await store.start()
            yield store
        finally:
            await store.stop()
    except ModuleNotFoundError:
        raise Refusal("serve-postgres") from None
    except (NotSaved, *FAULTS) as problem:
        raise Refusal("serve-database", problem=first_line(problem)) from None


def wanted(status: str | None, game: str | None, listed: bool | None, days: int, now: int) -> Filter:
    """Of the list; `days`: not visited for so long."""
    return Filter(status, game, listed, visited_before=now - days * DAY if days else None)


async def delete(store: Store, name: str) -> None:
    if not await store.index.delete([name]):
        raise Unknown("table-unknown")


async def listed(store: Store, wanted: Filter, most: int, after: str) -> dict[str, Any]:
    """A page of the list; `next` is where the following page begins, if there is one."""
    found = await store.index.page(wanted, most + 1, after)
    return {"tables": [described(one) for one in found[:most]], "next": found[most - 1].table if found[most:] else None}


async def shown(store: Store, name: str, hidden: bool) -> dict[str, Any]:
    """Everything about a table but who holds a seat; its seed and its invitation only if they are asked for."""
    found = await store.index.page(Filter(table=name), 1)
    table, whole = await folded(store, name)
    data = {
        **described(found[0]),
        "options": table.game.options,
        "events": await store.index.length(name),
        "damaged": not whole,
        "steps": len(table.match.steps) if table.match else 0,
        "seats": [
            {"kind": seat.kind, "name": seat.name, "level": seat.level, "resigned": seat.resigned}
            for seat in table.seats
        ],
    }
    return {**data, "invitation": table.invitation, "seed": table.seed} if hidden else data


async def folded(store: Store, name: str) -> tuple[Table, bool]:
    """A table from its events, and whether they are all there."""
    whole = True
    try:
        rows = await store.events(name)
    except Damaged as damage:
        rows, whole = damage.rows, False
    if not rows:
        raise Unknown("table-unknown")
    table = Table()
    for row in rows:
        table.fold(events.read(row.body))
    return table, whole


async def exported(store: Store, name: str, folder: Path) -> Path:
    """The whole match of a finished table, as a file."""
    table, _ = await folded(store, name)
    if table.status != "over":
        raise Refusal("table-not-over")
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{table.game.id}-{re.sub('[^a-z0-9]', '', name)}.txt"
    path.write_text(record(table, [], None), encoding="utf-8")
    return path


async def finished(store: Store) -> AsyncIterator[str]:
    after = ""
    while page := await store.index.page(Filter(status="over"), 500, after):
        for one in page:
            yield one.table
        after = page[-1].table


async def expired(store: Store, keep: Mapping[str, int], now: int, dry: bool) -> dict[str, int]:
    """How many tables of each status nobody has visited for too long; they are deleted, unless this is a trial."""
    limits = {status: now - days * DAY for status, days in keep.items() if days}
    found = {status: await store.index.count(Filter(status, visited_before=at)) for status, at in limits.items()}
    while not dry and len(await store.index.expire(keep, now)) >= AT_ONCE:
        pass
    return found


def described(one: Listed) -> dict[str, Any]:
    times = {"created": moment(one.created), "visited": moment(one.visited)}
    return {"table": one.table, "game": one.game, "status": one.status, "listed": one.listed, **times}


def moment(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds / 1000, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
