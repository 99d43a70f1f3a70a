"""`vivat openings`: what a level plays first at the tables of the ladder; the page of it."""

from __future__ import annotations

from typing import Any

from vivat.arena import openings
from vivat.arena.entrants import simulations_at
from vivat.arena.plan import Plan
from vivat.bots import LEVELS
from vivat.cli import markdown, show
from vivat.cli.arena import MOST_SEED, MOST_WORKERS, write
from vivat.cli.arguments import Arguments, BadArgument, Command
from vivat.cli.ladder import heading
from vivat.cli.replay import named

SEARCHING = [name for name, level in LEVELS.items() if level.simulations]
COLUMNS = ("option", "offered", "taken", "expected")


def run(arguments: Arguments) -> int:
    tables = openings.tables(arguments.lists.get("only", []))
    if not tables:
        raise BadArgument("openings-no-table", example="-".join(map(str, openings.tables()[0])))
    level = arguments.one_of("level", SEARCHING) if "level" in arguments.values else SEARCHING[-1]
    seed, deals = arguments.whole("seed", 1, 0, MOST_SEED), arguments.whole("deals", 40, 1, 10**5)
    decisions = arguments.whole("decisions", 24, 1, 10**4)
    scale = arguments.decimal("scale", 1.0, 0.0001, 1000.0)
    plans = [openings.plan_of(table, level, seed, deals, scale) for table in tables]
    with show.progress(arguments.say("openings-playing"), deals * len(plans)) as tick:
        threads = arguments.whole("workers", 1, 1, MOST_WORKERS)
        found = [{**openings.openings(plan, decisions, threads, tick), "simulations": made(plan)} for plan in plans]
    if "page" in arguments.values:
        write(arguments.values["page"], page(arguments, found))
    if "json" in arguments.flags:
        show.as_json(found)
    else:
        show_words(arguments, found)
    return 0


def made(plan: Plan) -> int | None:
    return simulations_at(plan, plan.bots[0])


# ---- for people ------------------------------------------------------------------------------------------------------


def show_words(arguments: Arguments, found: list[dict[str, Any]]) -> None:
    for table in found:
        print(heading(arguments, table["game"], table["players"]))
        print(summed(arguments, table))
        for step in table["steps"]:
            print(f"\n{titled(arguments, step)}")
            show.table([header(arguments), *(cells(arguments, table["game"], row) for row in step["options"])])
        print()


def header(arguments: Arguments) -> list[str]:
    return [arguments.say(f"openings-column-{name}") for name in COLUMNS]


def cells(arguments: Arguments, game: str, row: dict[str, Any]) -> list[str]:
    say = arguments.say
    return [
        " ".join(named(game, row["words"], arguments.language).split()),
        say("arena-number", number=row["offered"]),
        say("arena-percent", percent=100 * row["taken"] / row["offered"]),
        say("arena-percent", percent=100 * row["expected"]),
    ]


def titled(arguments: Arguments, step: dict[str, Any]) -> str:
    return arguments.say(
        "openings-step", step=step["step"], decisions=step["decisions"], percent=round(100 * step["even"])
    )


def summed(arguments: Arguments, table: dict[str, Any]) -> str:
    values = {name: table[name] for name in ("level", "deals", "decisions", "simulations")}
    return arguments.say("openings-sum", **values)


# ---- the page --------------------------------------------------------------------------------------------------------


def page(arguments: Arguments, found: list[dict[str, Any]]) -> str:
    say = arguments.say
    lines = [f"# {say('openings-title')}", "", markdown.filled(say("openings-intro")), ""]
    lines += markdown.command(arguments, "openings", ("level", "deals", "decisions", "scale", "seed"))
    for table in found:
        lines += [f"## {heading(arguments, table['game'], table['players'])}", "", summed(arguments, table), ""]
        for step in table["steps"]:
            rows = [cells(arguments, table["game"], row) for row in step["options"]]
            lines += [f"**{titled(arguments, step)}**", "", *markdown.table(header(arguments), rows)]
    return "\n".join(lines)


COMMAND = Command(
    run,
    values=("level", "deals", "decisions", "scale", "seed", "workers", "page"),
    lists=("only",),
    flags=("json",),
)
