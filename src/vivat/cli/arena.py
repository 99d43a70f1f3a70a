"""`vivat arena`: a tournament of bots, seats rotated, in numbers with intervals."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from vivat import locale
from vivat.arena import count, entrants, tournament, workers
from vivat.arena.book import Book
from vivat.arena.plan import ON_FAILURE, Plan
from vivat.arena.playing import FORFEIT, Played, Stopped
from vivat.cli import show
from vivat.cli.arguments import Arguments, BadArgument, Command
from vivat.play.record import words_of

MOST_GAMES = 10**7
MOST_SEED = 2**63 - 1
MOST_WORKERS = 256


def run(arguments: Arguments) -> int:
    plan = read_plan(arguments)
    out = arguments.values.get("out")
    if "resume" in arguments.flags and out is None:
        raise BadArgument("arena-resume-what")
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
        show_words(arguments, data)
    return 0


def read_plan(arguments: Arguments) -> Plan:
    game = arguments.game()
    if "bots" not in arguments.values:
        raise BadArgument("cli-missing", word="--bots")
    return Plan(
        game.id,
        game.options,
        entrants.named(arguments.values["bots"]),
        seed=arguments.whole("seed", 1, 0, MOST_SEED),
        games=arguments.whole("games", 100, 1, MOST_GAMES),
        scale=arguments.decimal("scale", 1.0, 0.0001, 1000.0),
        on_failure=arguments.one_of("on-failure", ON_FAILURE),
        seconds=arguments.decimal("seconds", 10.0, 0.01, 86400.0),
    )


def read_workers(arguments: Arguments) -> int | str:
    if arguments.values.get("workers") == workers.RAY:
        return workers.RAY
    return arguments.whole("workers", workers.usable_cores(), 1, MOST_WORKERS)


def play(arguments: Arguments, plan: Plan, book: Book, hands: int | str) -> list[Played]:
    what = arguments.say("cli-playing", game=show.game_name(plan.game, arguments.language))
    with show.progress(what, plan.games) as tick:
        return tournament.run(plan, book, hands, tick)


# ---- for people ------------------------------------------------------------------------------------------------------


def show_words(arguments: Arguments, data: dict[str, Any]) -> None:
    say = arguments.say
    print(f"{show.game_name(data['game'], arguments.language)}: {words_of(data['options'])}")
    print(say("arena-games", games=data["games"], seed=str(data["seed"]), even=100 * data["even_share"]))
    if not data["rotated"]:
        print(say("arena-uneven", lap=data["lap"]))
    if data["scale"] != 1:
        print(say("arena-scaled", scale=str(data["scale"])))
    show.table([[say(f"arena-column-{name}") for name in COLUMNS], *(row(arguments, bot) for bot in ranked(data))])
    if data["bots"][0]["rating"] is None and len(data["bots"]) > 1:
        print(say("arena-no-ratings"))
    show_games(arguments, data)
    for failure in data["failures"]:
        print(failure_words(arguments, failure))


COLUMNS = ("bot", "simulations", "games", "points", "interval", "rating", "failures")


def ranked(data: dict[str, Any]) -> list[dict[str, Any]]:
    return sorted(data["bots"], key=lambda bot: -bot["points_share"])


def row(arguments: Arguments, bot: dict[str, Any]) -> list[str]:
    say, rating = arguments.say, bot["rating"]
    low, high = (100 * end for end in bot["interval"])
    return [
        bot["bot"],
        "-" if bot["simulations"] is None else say("arena-number", number=bot["simulations"]),
        say("arena-number", number=bot["games"]),
        say("arena-percent", percent=100 * bot["points_share"]),
        say("arena-interval", low=low, high=high),
        "-" if rating is None else say("arena-rating", mu=rating["mu"], sigma=2 * rating["sigma"]),
        say("arena-number", number=bot["failures"]),
    ]


def show_games(arguments: Arguments, data: dict[str, Any]) -> None:
    say, places, lengths = arguments.say, data["places"], data["lengths"]
    names = ["+".join(map(str, seats)) for seats in places["seats"]]
    shares = [
        say("arena-seat-share", seat=name, percent=100 * points / data["games"])
        for name, points in zip(names, places["points"], strict=True)
    ]
    print(say("arena-seats", shares=shares, square=places["chi_square"], p=places["p"]))
    low, middle, high = lengths["quartiles"]
    values = {"mean": lengths["mean"], "shortest": lengths["shortest"], "longest": lengths["longest"]}
    print(say("arena-lengths", **values, low=low, middle=middle, high=high))
    print(say("arena-endings"))
    show.table([ending_row(arguments, data, end) for end in data["endings"]])


def ending_row(arguments: Arguments, data: dict[str, Any], end: dict[str, Any]) -> list[str]:
    percent = arguments.say("arena-percent", percent=100 * end["games"] / data["games"])
    return [f"  {ending_words(arguments.language, data['game'], end)}", percent]


def ending_words(language: str, game: str, end: dict[str, Any]) -> str:
    """`Most complete sets of followers. (KD-6.5)`"""
    if end["decided_by"] == FORFEIT:
        return locale.say("arena-forfeit", language)
    message = f"{game}-decided-{end['decided_by']}"
    words = locale.say(message, language) if locale.has(message, language) else end["decided_by"]
    return locale.say("cli-decided", language, why=words, rule=end["rule"])


def failure_words(arguments: Arguments, failure: dict[str, Any]) -> str:
    problem = show.one_line(arguments.say(failure["message"], **failure["values"]))
    values = {name: failure[name] for name in ("bot", "games", "step")}
    return arguments.say("arena-failure", **values, first=str(failure["first"]), problem=problem)


COMMAND = Command(
    run,
    words=("GAME",),
    needed=1,
    values=("players", "bots", "games", "seed", "workers", "scale", "out", "on-failure", "seconds"),
    lists=("option",),
    flags=("resume", "json"),
)
