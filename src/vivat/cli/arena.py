"""`vivat arena`: a tournament of bots, seats rotated, in numbers with intervals."""

from __future__ import annotations

import secrets
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from vivat.arena import count, entrants, report, tournament, workers
from vivat.arena.book import Book
from vivat.arena.plan import ON_FAILURE, Plan
from vivat.arena.playing import Played, Stopped
from vivat.arena.words import Speaker
from vivat.bots.external import PREFIX
from vivat.cli import show
from vivat.cli.arguments import Arguments, BadArgument, Command

MOST_GAMES = 10**7
MOST_SEED = 2**63 - 1
UNGUESSABLE = 10**18  # as many digits as an option may have
MOST_WORKERS = 256


def run(arguments: Arguments) -> int:
    plan = read_plan(arguments)
    out = arguments.values.get("out")
    if "resume" in arguments.flags and out is None:
        raise BadArgument("arena-resume-what")
    if "report" in arguments.values:
        report.check()
    hands = read_workers(arguments)
    book = Book(plan, Path(out) if out else None, resume="resume" in arguments.flags)
    try:
        played = play(arguments, plan, book, hands)
    except (Stopped, workers.WorkLost) as problem:
        print(show.one_line(problem.said(arguments.language)), file=sys.stderr)
        return 1
    finally:
        book.close()
    data = count.summary(plan, played)
    if "json" in arguments.flags:
        show.as_json(data)
    else:
        show_words(data, arguments.language)
    if "report" in arguments.values:
        write(arguments.values["report"], report.page(data, arguments.language))
    return 0


def read_plan(arguments: Arguments) -> Plan:
    game = arguments.game()
    if "bots" not in arguments.values:
        raise BadArgument("cli-missing", word="--bots")
    bots = entrants.named(arguments.values["bots"])
    return Plan(
        game.id,
        game.options,
        bots,
        seed=arguments.whole("seed", usual_seed(bots), 0, MOST_SEED),
        games=arguments.whole("games", 100, 1, MOST_GAMES),
        scale=arguments.decimal("scale", 1.0, 0.0001, 1000.0),
        on_failure=arguments.one_of("on-failure", ON_FAILURE),
        seconds=arguments.decimal("seconds", 10.0, 0.01, 86400.0),
    )


def usual_seed(bots: Sequence[str]) -> int:
    """Programs from elsewhere could work out every deal from a seed that they can guess."""
    return secrets.randbelow(UNGUESSABLE) if any(bot.startswith(PREFIX) for bot in bots) else 1


def read_workers(arguments: Arguments) -> int | str:
    if arguments.values.get("workers") == workers.RAY:
        return workers.RAY
    return arguments.whole("workers", workers.usable_cores(), 1, MOST_WORKERS)


def play(arguments: Arguments, plan: Plan, book: Book, hands: int | str) -> list[Played]:
    what = arguments.say("cli-playing", game=show.game_name(plan.game, arguments.language))
    with show.progress(what, plan.games) as tick:
        return tournament.run(plan, book, hands, tick)


# ---- for people ------------------------------------------------------------------------------------------------------


def show_words(data: dict[str, Any], language: str) -> None:
    said = Speaker(data, language)
    for line in (said.title(), *said.conditions()):
        print(line)
    show.table(said.bots())
    if said.ratings_missing():
        print(said.say("arena-no-ratings"))
    for line in (said.seats(), said.lengths(), said.say("arena-endings")):
        print(line)
    show.table([[f"  {words}", share] for words, share in said.endings()])
    for line in said.failures():
        print(show.one_line(line))


def write(name: str, text: str) -> None:
    try:
        Path(name).write_text(text, encoding="utf-8")
    except OSError as problem:
        raise BadArgument("cli-unwritable", file=name, problem=problem.strerror or str(problem)) from None


COMMAND = Command(
    run,
    words=("GAME",),
    needed=1,
    values=("players", "box", "bots", "games", "seed", "workers", "scale", "out", "report", "on-failure", "seconds"),
    lists=("option",),
    flags=("resume", "json"),
)
