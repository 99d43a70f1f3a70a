"""`vivat analyse`: a recorded game, decision by decision, as a strong bot judges it from what each seat knew."""

from __future__ import annotations

from typing import Any

import vivat
from vivat.arena import analysis
from vivat.arena.workers import shared_out
from vivat.bots import LEVELS
from vivat.cli import show
from vivat.cli.arena import read_workers
from vivat.cli.arguments import Arguments, Command
from vivat.cli.replay import text_of
from vivat.play import Match
from vivat.play.record import words_of

SEARCHING = [name for name, level in reversed(LEVELS.items()) if level.simulations]  # the strongest is the default
COLUMNS = ("step", "seat", "choice", "before", "after", "cost", "better")


def run(arguments: Arguments) -> int:
    text = text_of(arguments.words["FILE"])
    match = vivat.read(text)
    level = arguments.one_of("level", SEARCHING)
    seat = arguments.whole("seat", 0, 0, match.seats - 1) if "seat" in arguments.values else None
    steps = analysis.decisions(match, seat)
    tasks = [analysis.Task(text, index, LEVELS[level].simulations) for index in steps]
    found = []
    with (
        show.progress(show.game_name(match.game.id, arguments.language), len(tasks)) as tick,
        shared_out(analysis.analysed, tasks, read_workers(arguments)) as answers,
    ):
        for answer in answers:
            found.append(answer)
            tick(1)
    data = as_data(match, level, seat, sorted(found, key=lambda decision: int(decision["step"])))
    if "json" in arguments.flags:
        show.as_json(data)
    else:
        show_words(arguments, data)
    return 0


def as_data(match: Match, level: str, seat: int | None, found: list[dict[str, Any]]) -> dict[str, Any]:
    return {
        "game": match.game.id,
        "options": match.game.options,
        "level": level,
        "simulations": LEVELS[level].simulations,
        "seat": seat,
        "decisions": found,
        "turning_points": analysis.turning_points(found),
    }


def show_words(arguments: Arguments, data: dict[str, Any]) -> None:
    say = arguments.say
    print(f"{show.game_name(data['game'], arguments.language)}: {words_of(data['options'])}")
    print(say("analyse-intro", level=data["level"], simulations=data["simulations"]))
    rows = [row(arguments, decision) for decision in data["decisions"]]
    show.table([[say(f"analyse-column-{name}") for name in COLUMNS], *rows], left=(1, 2, 6))
    print(say("analyse-points" if data["turning_points"] else "analyse-no-points"))
    for decision in data["decisions"]:
        if decision["step"] in data["turning_points"]:
            values = {name: decision[name] for name in ("seat", "choice", "better")}
            print(say("analyse-point", **values, step=str(decision["step"]), cost=100 * decision["cost"]))


def row(arguments: Arguments, decision: dict[str, Any]) -> list[str]:
    shares = [arguments.say("arena-percent", percent=100 * decision[name]) for name in ("before", "after", "cost")]
    seat = arguments.say("cli-seat", seat=decision["seat"])
    return [str(decision["step"]), seat, decision["choice"], *shares, decision["better"] or ""]


COMMAND = Command(run, words=("FILE",), needed=1, values=("level", "seat", "workers"), flags=("json",))
