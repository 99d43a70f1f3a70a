"""`vivat ladder`: every level against the one below, in every game; the page of the results."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from vivat.arena import entrants, ladder
from vivat.arena.plan import Plan
from vivat.cli import markdown, show
from vivat.cli.arena import MOST_GAMES, MOST_SEED, read_workers, write
from vivat.cli.arguments import Arguments, BadArgument, Command

COLUMNS = ("pair", "simulations", "games", "points", "interval", "even", "better", "p", "verdict")


def run(arguments: Arguments) -> int:
    rows = ladder.rows(arguments.lists.get("only", []))
    if not rows:
        raise BadArgument("ladder-no-row", example=ladder.rows()[0].id)
    plans = read_plans(arguments, rows)
    folder = Path(arguments.values.get("out", "ladder"))
    if "read" not in arguments.flags:
        with show.progress(arguments.say("ladder-playing"), sum(plan.games for plan in plans.values())) as tick:
            ladder.play(plans, folder, read_workers(arguments), tick, read_minutes(arguments))
    found = ladder.results(plans, folder)
    if "page" in arguments.values:
        write(arguments.values["page"], page(arguments, found))
    if "json" in arguments.flags:
        show.as_json(found)
    else:
        show_words(arguments, found)
    return 0


def read_plans(arguments: Arguments, rows: list[ladder.Row]) -> dict[ladder.Row, Plan]:
    seed = arguments.whole("seed", 1, 0, MOST_SEED)
    games = arguments.whole("games", 0, 1, MOST_GAMES) or None
    most = arguments.whole("most", 0, 1, entrants.MOST_SIMULATIONS) or None
    return {row: row.plan(seed, most, games) for row in rows}


def read_minutes(arguments: Arguments) -> float | None:
    return arguments.decimal("minutes", 0.0, 0.001, 10**6) if "minutes" in arguments.values else None


# ---- for people ------------------------------------------------------------------------------------------------------


def tables(found: list[dict[str, Any]]) -> dict[tuple[str, int], list[dict[str, Any]]]:
    """The rows of each game and number of players."""
    parts: dict[tuple[str, int], list[dict[str, Any]]] = {}
    for row in found:
        parts.setdefault((row["game"], row["players"]), []).append(row)
    return parts


def heading(arguments: Arguments, game: str, players: int) -> str:
    return arguments.say("ladder-table", game=show.game_name(game, arguments.language), players=players)


def cells(arguments: Arguments, row: dict[str, Any]) -> list[str]:
    say = arguments.say
    low, high = (100 * end for end in row["interval"])
    return [
        say("ladder-pair", stronger=row["stronger"].partition(":")[0], weaker=row["weaker"], again=str(row["again"])),
        " : ".join("-" if number is None else say("arena-number", number=number) for number in row["simulations"]),
        say("ladder-games", games=row["games"], planned=row["planned"]),
        say("arena-percent", percent=100 * row["points_share"]),
        say("arena-interval", low=low, high=high),
        say("arena-percent", percent=100 * row["even_share"]),
        f"{row['better']}/{row['better'] + row['worse']}",
        say("ladder-p", tiny=str(row["p"] < 1e-6), p=row["p"]),
        say("ladder-verdict", kind=row["kind"], shown=str(row["shown"]), failures=row["failures"]),
    ]


def header(arguments: Arguments) -> list[str]:
    return [arguments.say(f"ladder-column-{name}") for name in COLUMNS]


def show_words(arguments: Arguments, found: list[dict[str, Any]]) -> None:
    for (game, players), rows in tables(found).items():
        print(heading(arguments, game, players))
        show.table([header(arguments), *(cells(arguments, row) for row in rows)])
        print()
    steps = [row for row in found if row["kind"] == ladder.STEP]
    print(arguments.say("ladder-sum", shown=sum(row["shown"] for row in steps), steps=len(steps)))


# ---- the page --------------------------------------------------------------------------------------------------------


def page(arguments: Arguments, found: list[dict[str, Any]]) -> str:
    """Markdown: the command, the conditions, then a table for each game and number of players."""
    say = arguments.say
    conditions = say("ladder-conditions", seed=arguments.values.get("seed", "1"))
    lines = [f"# {say('ladder-title')}", "", markdown.filled(say("ladder-intro")), ""]
    # How many workers there are and how long it may take changes no game.
    lines += markdown.command(arguments, "ladder", ("games", "most", "seed"))
    lines += [markdown.filled(conditions), "", markdown.filled(say("ladder-reading")), ""]
    for (game, players), rows in tables(found).items():
        lines += [f"## {heading(arguments, game, players)}", ""]
        lines += markdown.table(header(arguments), [cells(arguments, row) for row in rows])
    return "\n".join(lines)


COMMAND = Command(
    run,
    values=("games", "minutes", "most", "seed", "workers", "out", "page"),
    lists=("only",),
    flags=("read", "json"),
)
