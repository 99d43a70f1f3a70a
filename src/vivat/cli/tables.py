"""`vivat tables`: the tables of a server, for the one who runs it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, NamedTuple

from vivat.cli import show
from vivat.cli.arguments import Arguments, BadArgument, Command

MOST, MOST_SHOWN = 50, 1000  # tables in one page of the list
MOST_DAYS = 36_500


class Action(NamedTuple):
    """What is done with an open store, and which options it has besides --database and --json."""

    run: Callable[[Arguments, Any], Awaitable[None]]
    options: tuple[str, ...] = ()
    needs_table: bool = False
    takes_table: bool = False


def run(arguments: Arguments) -> int:
    from vivat.server import upkeep  # its packages take a while to load

    word = arguments.words["ACTION"]
    if word not in ACTIONS:
        raise BadArgument("tables-no-action", found=word, allowed=list(ACTIONS))
    action = ACTIONS[word]
    check(arguments, action)

    async def main() -> None:
        async with upkeep.opened(arguments.values.get("database", "")) as store:
            await action.run(arguments, store)

    asyncio.run(main())
    return 0


def check(arguments: Arguments, action: Action) -> None:
    allowed = ("database", "language", "json", *action.options)
    for name in (*arguments.values, *arguments.flags):
        if name not in allowed:
            raise BadArgument("cli-no-option", found=f"--{name}", allowed=[f"--{other}" for other in allowed])
    given = arguments.words.get("TABLE")
    if given is None and action.needs_table:
        raise BadArgument("cli-missing", word="TABLE")
    if given is not None and not (action.needs_table or action.takes_table):
        raise BadArgument("cli-too-many", found=given)


async def list_(arguments: Arguments, store: Any) -> None:
    from vivat.server import upkeep

    wanted = upkeep.wanted(
        status=arguments.one_of("status", upkeep.STATUSES) if "status" in arguments.values else None,
        game=arguments.values.get("game"),
        listed=True if "listed" in arguments.flags else None,
        days=arguments.whole("older-than", 0, 0, MOST_DAYS),
        now=now(),
    )
    most = arguments.whole("most", MOST, 1, MOST_SHOWN)
    found = await upkeep.listed(store, wanted, most, arguments.values.get("after", ""))
    if "json" in arguments.flags:
        show.as_json(found)
        return
    head = [arguments.say(f"tables-{name}") for name in ("table", "game", "status", "created", "visited")]
    rows = [[one["table"], one["game"], one["status"], one["created"], one["visited"]] for one in found["tables"]]
    show.table([head, *rows], left=range(5))
    if found["next"]:
        print(arguments.say("tables-more", after=found["next"]))


async def show_(arguments: Arguments, store: Any) -> None:
    from vivat.server import upkeep

    found = await upkeep.shown(store, arguments.words["TABLE"], "hidden" in arguments.flags)
    if "json" in arguments.flags:
        show.as_json(found)
        return
    seats = found.pop("seats")
    for name, value in found.items():
        print(f"{arguments.say(f'tables-{name}')}: {show.one_line(shown_value(value))}")
    for number, seat in enumerate(seats):
        words = [seat["kind"], seat["name"], seat["level"] or ""]
        print(f"{arguments.say('cli-seat', seat=number)}: {show.one_line(' '.join(filter(None, words)))}")


def shown_value(value: Any) -> str:
    return ", ".join(f"{name}={inner}" for name, inner in value.items()) if isinstance(value, dict) else str(value)


async def export(arguments: Arguments, store: Any) -> None:
    from vivat.server import upkeep

    if "folder" not in arguments.values:
        raise BadArgument("cli-missing", word="--folder")
    folder, written = Path(arguments.values["folder"]), []
    try:
        if "TABLE" in arguments.words:
            written.append(await upkeep.exported(store, arguments.words["TABLE"], folder))
        else:
            async for name in upkeep.finished(store):
                written.append(await upkeep.exported(store, name, folder))
    except OSError as problem:
        raise BadArgument("cli-unwritable", file=str(folder), problem=problem.strerror or "") from None
    if "json" in arguments.flags:
        show.as_json({"files": [str(path) for path in written]})
    else:
        print(arguments.say("tables-exported", number=len(written), folder=str(folder)))


async def delete(arguments: Arguments, store: Any) -> None:
    from vivat.server import upkeep

    await upkeep.delete(store, arguments.words["TABLE"])
    if "json" in arguments.flags:
        show.as_json({"deleted": arguments.words["TABLE"]})
    else:
        print(arguments.say("tables-deleted", table=arguments.words["TABLE"]))


async def expire(arguments: Arguments, store: Any) -> None:
    from vivat.server import upkeep
    from vivat.server.settings import Settings

    usual = Settings().keep
    keep = {status: arguments.whole(f"keep-{status}", days, 0, MOST_DAYS) for status, days in usual.items()}
    dry = "dry-run" in arguments.flags
    found = await upkeep.expired(store, keep, now(), dry)
    if "json" in arguments.flags:
        show.as_json({"expired": found, "deleted": not dry})
        return
    for status, number in found.items():
        print(arguments.say("tables-expired", status=status, number=number, days=keep[status], dry=str(dry).lower()))


def now() -> int:
    return time.time_ns() // 1_000_000


ACTIONS = {
    "list": Action(list_, ("status", "game", "older-than", "listed", "most", "after")),
    "show": Action(show_, ("hidden",), needs_table=True),
    "export": Action(export, ("folder",), takes_table=True),
    "delete": Action(delete, needs_table=True),
    "expire": Action(expire, ("keep-gathering", "keep-running", "keep-over", "dry-run")),
}
COMMAND = Command(
    run,
    words=("ACTION", "TABLE"),
    needed=1,
    values=(
        "database", "status", "game", "older-than", "most", "after", "folder",
        "keep-gathering", "keep-running", "keep-over",
    ),
    flags=("listed", "hidden", "dry-run", "json"),
)  # fmt: skip
