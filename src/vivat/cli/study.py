"""`vivat study`: many records, listed, searched, counted and drawn."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from vivat.arena import report
from vivat.cli import show
from vivat.cli.arena import read_workers, write
from vivat.cli.arguments import Arguments, BadArgument, Command
from vivat.engine.numbers import SEATS
from vivat.games import all_ids
from vivat.play.record import MOST_STEPS
from vivat.study import Collection, batches, check
from vivat.study.collection import Wanted
from vivat.study.page import page
from vivat.study.words import TABLES, Speaker

MOST_LISTED = 1_000_000


def run(arguments: Arguments) -> int:
    check()
    if "report" in arguments.values:
        report.check()
    wanted, position = read_wanted(arguments), read_position(arguments)
    workers = read_workers(arguments)
    with Collection() as collection:
        found = list(batches([arguments.words["FILE"], *arguments.more]))
        with show.progress(arguments.say("study-reading"), sum(len(batch.places) for batch in found)) as tick:
            collection.read(found, workers, tick)
        collection.only(wanted)
        if position is not None:
            collection.reaching(position, workers)
        data = collection.summary()
        listed = collection.rows(arguments.whole("list", 0, 0, MOST_LISTED))
    shown(arguments, data, listed)
    return 1 if data["refused"] else 0


def read_wanted(arguments: Arguments) -> Wanted:
    values = arguments.values

    def number(name: str, most: int) -> int | None:
        return arguments.whole(name, 0, 0, most) if name in values else None

    return Wanted(
        game=arguments.one_of("game", all_ids()) if "game" in values else None,
        players=number("players", SEATS),
        options=arguments.lists.get("option", []),
        seat=values.get("name"),
        winner=number("winner", SEATS - 1),
        ending=values.get("ending"),
        decided_by=values.get("decided"),
        opening=values.get("opening"),
        least=number("shortest", MOST_STEPS),
        most=number("longest", MOST_STEPS),
    )


def read_position(arguments: Arguments) -> dict[str, Any] | None:
    """A position, or the part of one that matters; of its options and game nothing is asked here."""
    name = arguments.values.get("position")
    if name is None:
        return None
    try:
        content = json.loads(Path(name).read_bytes())
    except OSError as problem:
        raise BadArgument("cli-unreadable", file=name, problem=problem.strerror or str(problem)) from None
    except (ValueError, RecursionError):
        content = None
    if not isinstance(content, dict):
        raise BadArgument("study-no-position", file=name)
    return {part: value for part, value in content.items() if part not in ("game", "options")}


def shown(arguments: Arguments, data: dict[str, Any], listed: list[dict[str, Any]]) -> None:
    said = Speaker(data, arguments.language)
    if "json" in arguments.flags:
        show.as_json({**data, "list": listed})
    else:
        for line in said.intro():
            print(show.one_line(line))
        for table in TABLES:
            if data[table]:
                print(f"\n{said.title(table)}")
                show.table(safe(said.table(table)), left=(0, 1))
        if listed:
            print()
            show.table(safe(said.listed(listed)), left=(0, 1, 4, 5))
    if "report" in arguments.values:
        write(arguments.values["report"], page(data, arguments.language))


def safe(rows: list[list[str]]) -> list[list[str]]:
    """Names come from files of others: nothing in them may move the cursor."""
    return [[show.one_line(cell) for cell in row] for row in rows]


COMMAND = Command(
    run,
    words=("FILE",),
    needed=1,
    many=True,
    values=(
        "game",
        "players",
        "name",
        "winner",
        "ending",
        "decided",
        "opening",
        "shortest",
        "longest",
        "position",
        "list",
        "report",
        "workers",
    ),
    lists=("option",),
    flags=("json",),
)
