"""`vivat learn`: a policy by self-play, with its curve and checkpoints. An extra: PyTorch."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any

from vivat.cli.arguments import Arguments, BadArgument, Command
from vivat.options import from_words
from vivat.play import Game

NEEDED = ("torch", "numpy")
DEVICES = ("cpu", "gpu")
OF_CPU = {"games": 512, "steps": 32, "part": 2048, "width": 128, "blocks": 1, "trials": 256, "every": 30.0}


def run(arguments: Arguments) -> int:
    for name in NEEDED:
        if importlib.util.find_spec(name) is None:
            raise BadArgument("learn-missing", name=name)
    from vivat.learn.running import Run

    path = Path(arguments.values.get("out", f"{arguments.words['GAME']}.npz"))
    if path.exists() != ("resume" in arguments.flags):
        raise BadArgument("learn-nothing-there" if "resume" in arguments.flags else "learn-there", file=str(path))
    tables = read_tables(arguments)
    chosen = settings(arguments)
    spec, make = maker(arguments, tables, chosen.gain > 0.0)
    Run(spec, chosen, make, path, against=opponent(arguments)).go()
    print(arguments.say("learn-done", file=str(path)))
    return 0


def read_tables(arguments: Arguments) -> list[dict[str, Any]]:
    """The tables that are named; without any those a master learns at."""
    from vivat.cli.arguments import table_of
    from vivat.learn.tables import TABLES

    name = arguments.words["GAME"]
    found = []
    for words in arguments.lists.get("table", []):
        given = dict(pair.partition("=")[::2] for pair in words.split())
        found.append(dict(Game(name, **from_words(given, table_of(name))).options))
    return found or TABLES.get(name) or [{"players": Game(name, players=2).options["players"]}]


def maker(arguments: Arguments, tables: list[dict[str, Any]], judged: bool) -> tuple[Any, Any]:
    """`judged`: the judge is asked on the way, which takes most of a step."""
    from vivat.research import batch, spec

    made = spec.of(arguments.words["GAME"], tables)
    if arguments.one_of("device", DEVICES) == "gpu":
        from vivat.learn import games

        launch, device = games.launcher(made)
        return made, lambda size, seed, ahead: games.Games(made, size, seed, launch, device, ahead, judged=judged)
    from vivat.learn import cpu

    threads = arguments.whole("threads", 1, 1, 256)

    def side(size: int, seed: int, ahead: int) -> cpu.Games:
        return cpu.Games(batch.of(made.game, size, seed, tables, judged=judged, threads=threads, ahead=ahead))

    return made, side


def opponent(arguments: Arguments) -> Any:
    """What makes the bot at the other seats, if there is to be one; it thinks on the CPU."""
    if "against" not in arguments.values:
        return None
    from vivat.arena.entrants import named
    from vivat.arena.plan import Plan
    from vivat.learn.opponent import Opponent

    if arguments.one_of("device", DEVICES) != "cpu":
        raise BadArgument("learn-against-cpu")
    game, scale = arguments.words["GAME"], arguments.decimal("scale", 1.0, 0.0001, 1000.0)
    seed, threads = arguments.whole("seed", 1, 0, 10**6), arguments.whole("threads", 1, 1, 256)
    (name,) = named(arguments.values["against"])[:1]
    plan = Plan(game, {}, (name,), seed, 1, scale)
    return lambda games: Opponent(games, lambda: choosing(plan), seed, threads)


def choosing(plan: Any) -> Any:
    """The bot of this plan, asked without a log: so it cannot guess from it."""
    from vivat.arena.entrants import Company
    from vivat.bots import Question, Searcher

    bot = Company(plan).made(plan.bots[0])
    if isinstance(bot, Searcher):
        bot.guesses = False
    return lambda known, seat, seed: bot.choose(Question(plan.game, seat, known, None, seed))


def settings(arguments: Arguments) -> Any:
    from vivat.learn.settings import AGAINST, OF_GAME, Settings

    small = OF_CPU if arguments.one_of("device", DEVICES) == "cpu" else {}
    against = AGAINST if "against" in arguments.values else {}
    given: dict[str, Any] = {**small, **OF_GAME.get(arguments.words["GAME"], {}), **against}
    usual = Settings(**given)
    chosen: dict[str, Any] = {
        "seconds": arguments.decimal("seconds", usual.seconds, 1.0, 10**7),
        "seed": arguments.whole("seed", usual.seed, 0, 10**6),
        "games": arguments.whole("games", usual.games, 2, 1 << 24),
        "width": arguments.whole("width", usual.width, 8, 8192),
        "blocks": arguments.whole("blocks", usual.blocks, 0, 32),
        "every": arguments.decimal("every", usual.every, 1.0, 10**6),
    }
    return Settings(**{**vars(usual), **chosen})


COMMAND = Command(
    run,
    words=("GAME",),
    needed=1,
    values=("seconds", "seed", "games", "width", "blocks", "every", "device", "threads", "out", "against", "scale"),
    lists=("table",),
    flags=("resume",),
)
