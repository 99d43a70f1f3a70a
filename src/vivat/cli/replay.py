"""`vivat replay`: a recorded match, step by step, as a seat, a spectator or nobody in particular saw it."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec

import vivat
from vivat import locale
from vivat.cli import show
from vivat.cli.arguments import Arguments, BadArgument, Command
from vivat.options import in_words
from vivat.play import Match
from vivat.play.record import MOST_CHARACTERS, MOST_STEPS, first_wrong_outcome


def run(arguments: Arguments) -> int:
    match = vivat.read(text_of(arguments.words["FILE"]))
    whole = len(match.steps)
    wrong = first_wrong_outcome(match) if "verify" in arguments.flags else None
    seat = audience(arguments, match)
    cut(match, arguments.whole("upto", whole, 0, MOST_STEPS))
    log = read_by(match, seat)
    if "json" in arguments.flags:
        show.as_json(as_data(arguments, match, seat, log, wrong))
    else:
        show_words(arguments, match, log)
        show_end(arguments, match, whole)
        show_verdict(arguments, wrong)
    return 0 if wrong is None else 1


def text_of(name: str) -> str:
    """The record in a file, or on stdin if the name is -; no more of it than a record can have."""
    most = 4 * MOST_CHARACTERS + 1
    try:
        if name == "-":
            return sys.stdin.buffer.read(most).decode("utf-8")
        with Path(name).open("rb") as file:
            return file.read(most).decode("utf-8")
    except UnicodeDecodeError:
        raise BadArgument("cli-not-text", file=name) from None
    except FileNotFoundError:
        raise BadArgument("cli-no-file", file=name) from None
    except IsADirectoryError:
        raise BadArgument("cli-folder", file=name) from None
    except (OSError, ValueError) as problem:  # forbidden, broken, or a name that cannot be
        raise BadArgument("cli-unreadable", file=name, problem=str(problem)) from None


def audience(arguments: Arguments, match: Match) -> str:
    """Whose eyes: "all", "spectator", or a seat's number."""
    if "spectator" in arguments.flags:
        if "seat" in arguments.values:
            raise BadArgument("cli-seat-or-spectator")
        return "spectator"
    if "seat" not in arguments.values:
        return "all"
    return str(arguments.whole("seat", 0, 0, match.seats - 1))


def read_by(match: Match, seat: str) -> list[tuple[int | str, str | None]]:
    if seat == "all":
        return [*match.history()]
    return match.log(None if seat == "spectator" else int(seat))


def cut(match: Match, steps: int) -> None:
    """Go back to the moment after this many steps."""
    if steps < len(match.steps):
        match.state = match.steps[steps].before
        del match.steps[steps:]


# ---- for programs ----------------------------------------------------------------------------------------------------


def as_data(arguments: Arguments, match: Match, seat: str, log: list[Any], wrong: int | None) -> dict[str, Any]:
    data: dict[str, Any] = {
        "game": match.game.id,
        "options": match.game.options,
        "seat": int(seat) if seat.isdecimal() else seat,
        "steps": [{"number": k, "who": who, "words": words} for k, (who, words) in enumerate(log, start=1)],
        "over": match.over,
        "result": msgspec.to_builtins(match.result, enc_hook=str) if match.over else None,
    }
    if seat == "all":
        data["position"] = match.position()
    else:
        data["view"] = match.view(int(seat) if seat.isdecimal() else None)
    if "verify" in arguments.flags:
        data["verified"] = wrong is None
        data["first_wrong_step"] = None if wrong is None else wrong + 1
    return data


# ---- for people ------------------------------------------------------------------------------------------------------


def show_words(arguments: Arguments, match: Match, log: list[tuple[int | str, str | None]]) -> None:
    print(f"{show.game_name(match.game.id, arguments.language)}: {in_words(match.game.options)}")
    chance, hidden = arguments.say("cli-chance"), arguments.say("cli-hidden")
    width = max(len(chance), len(arguments.say("cli-seat", seat=match.seats)))
    for number, (who, words) in enumerate(log, start=1):
        actor = chance if who == "chance" else arguments.say("cli-seat", seat=who)
        print(f"{number:5}  {actor:{width}}  {named(match.game.id, words, arguments.language) if words else hidden}")


def named(game: str, words: str, language: str) -> str:
    """`turn:assemble`, with the names of what it speaks of where the catalogue has them."""
    messages = [f"{game}-{part}" for part in words.split(":")[1:]]
    names = [locale.say(message, language) for message in messages if locale.has(message, language)]
    return f"{words:32} {', '.join(names)}" if names else words


def show_end(arguments: Arguments, match: Match, whole: int) -> None:
    if match.result is None:
        waiting = arguments.say("cli-chance") if match.waits_for_chance else match.waited_for()
        print(arguments.say("cli-running", steps=len(match.steps), whole=whole, waiting=waiting))
        return
    for seat, end in enumerate(match.result.seats):
        values = {"ending": end.ending, "score": end.score, "points": str(end.points)}
        print(arguments.say("cli-result", seat=seat, **values))
    message = f"{match.game.id}-decided-{match.result.decided_by}"
    why = arguments.say(message) if locale.has(message, arguments.language) else match.result.decided_by
    print(arguments.say("cli-decided", why=why, rule=match.result.rule))


def show_verdict(arguments: Arguments, wrong: int | None) -> None:
    if "verify" in arguments.flags:
        print(arguments.say("cli-verified") if wrong is None else arguments.say("cli-wrong-outcome", step=wrong + 1))


COMMAND = Command(run, words=("FILE",), needed=1, values=("seat", "upto"), flags=("spectator", "verify", "json"))
