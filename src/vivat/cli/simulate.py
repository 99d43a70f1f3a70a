"""`vivat simulate`: random games in numbers; with --check every step of them is held against the invariants."""

from __future__ import annotations

import time
from typing import Any

import msgspec

from vivat import compiled
from vivat.cli import campaign, show
from vivat.cli.arguments import Arguments, Command
from vivat.options import in_words, shown
from vivat.play import Game

MOST_GAMES = 10**9
MOST_SEED = 2**63 - 1
MOST_WORKERS = 256


def run(arguments: Arguments) -> int:
    game = arguments.game()
    plan = campaign.Plan(
        game.id,
        game.options,
        seed=arguments.whole("seed", 1, 0, MOST_SEED),
        first=arguments.whole("from", 0, 0, MOST_GAMES),
        games=arguments.whole("games", 1000, 1, MOST_GAMES),
        check="check" in arguments.flags,
    )
    workers = arguments.whole("workers", 1, 1, MOST_WORKERS)
    what = arguments.say("cli-playing", game=show.game_name(game.id, arguments.language))
    began = time.perf_counter()
    with show.progress(what, plan.games) as tick:
        count = campaign.run(plan, workers, tick)
    data = as_data(game, plan, count, time.perf_counter() - began)
    if "json" in arguments.flags:
        show.as_json(data)
    else:
        show_words(arguments, plan, data)
    return 1 if count.violations else 0


def as_data(game: Game, plan: campaign.Plan, count: campaign.Count, seconds: float) -> dict[str, Any]:
    return {
        "game": plan.game,
        "options": plan.options,
        "seed": plan.seed,
        "from": plan.first,
        "games": count.games,
        "decisions": count.decisions,
        "chance": count.chance,
        "seconds": round(seconds, 4),
        "games_per_s": round(count.games / seconds),
        "decisions_per_s": round(count.decisions / seconds),
        "longest": count.longest,
        "longest_allowed": game.definition.check.longest(game.start()),
        "wins_by_seat": count.wins(game.start().seats),
        "checksum": count.checksum,
        "checked": plan.check,
        "violations": count.violations if plan.check else None,
        "found": msgspec.to_builtins(count.kept),
        "compiled": compiled.is_compiled(),
        "mode": compiled.mode(),
    }


def show_words(arguments: Arguments, plan: campaign.Plan, data: dict[str, Any]) -> None:
    print(f"{show.game_name(plan.game, arguments.language)}: {in_words(plan.options)}")
    numbers = {name: data[name] for name in ("games", "decisions", "chance", "games_per_s", "decisions_per_s")}
    print(arguments.say("cli-simulated", **numbers, seconds=data["seconds"]))
    print(arguments.say("cli-longest", longest=data["longest"], allowed=data["longest_allowed"]))
    percents = [100 * wins / data["games"] for wins in data["wins_by_seat"]]
    shares = [arguments.say("cli-share", seat=seat, percent=percent) for seat, percent in enumerate(percents)]
    print(arguments.say("cli-wins", shares=shares))
    if plan.check:
        print(arguments.say("cli-violations", number=data["violations"]))
        for violation in data["found"]:
            print(arguments.say("cli-violation", **violation))
        if data["found"]:
            print(again(arguments, plan, data["found"][0]["game"]))
    print(show.mode(arguments.language))


def again(arguments: Arguments, plan: campaign.Plan, number: int) -> str:
    """The command that plays this one game again."""
    told = {name: value for name, value in plan.options.items() if name not in ("players", "box")}
    options = [f"--option {name}={shown(value)}" for name, value in told.items()]
    options += [f"--box {arguments.values['box']}"] if "box" in arguments.values else []
    players = f"--players {plan.options['players']}"
    which = f"--seed {plan.seed} --from {number} --games 1 --check"
    return " ".join(["vivat simulate", plan.game, players, *options, which])


COMMAND = Command(
    run,
    words=("GAME",),
    needed=1,
    values=("players", "box", "games", "seed", "from", "workers"),
    lists=("option",),
    flags=("check", "json"),
)
