"""`vivat box`: the box of a game as a sheet, what is wrong with a box file, a box file to correct."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from vivat import box, locale
from vivat.box import Entry
from vivat.cli import show
from vivat.cli.arguments import Arguments, BadArgument, Command
from vivat.errors import BadBox
from vivat.games import definition


def run(arguments: Arguments) -> int:
    game = arguments.words["GAME"]
    boxes = definition(game).box
    if boxes is None:
        raise BadBox("box-none", game=game)
    if "check" in arguments.values:
        return check(arguments, game)
    given: object = Path(arguments.values["file"]) if "file" in arguments.values else {}
    name, whole = box.opened(game, boxes, given)
    if "json" in arguments.flags:
        show.as_json(box.as_file(game, name, whole))
    else:
        print_sheet(arguments, game, box.as_file(game, name, whole)["box"])
    return 0


def check(arguments: Arguments, game: str) -> int:
    if "file" in arguments.values:
        raise BadArgument("cli-twice", option="file")
    try:
        box.as_option(game, definition(game).box, Path(arguments.values["check"]))
    except BadBox as wrong:
        for problem in wrong.reasons():
            print(show.one_line(problem.said(arguments.language)))
        return 1
    print(arguments.say("cli-box-good"))
    return 0


def print_sheet(arguments: Arguments, game: str, whole: dict[str, Any]) -> None:
    """A line for each value: what it is, how sure, by which rule; what differs from the default is marked."""
    boxes = definition(game).box
    assert boxes is not None, "asked before"
    default, part = box.whole_of(boxes.Box), ""
    for entry in boxes.entries():
        if entry.part != part:
            part = entry.part
            print(box.heading(game, entry.part).said(arguments.language))
        value = box.at(whole, entry.id)
        mark = "*" if value != box.at(default, entry.id) else " "
        sure = arguments.say("box-sure", confidence=entry.confidence)
        text = box.in_words(game, value, arguments.language)
        print(f"  {mark} {called(entry, arguments.language):24} {text:58} {sure:9} {entry.rule}")


def called(entry: Entry, language: str) -> str:
    """What a value is called: its name, or the way to it."""
    return locale.say(entry.label, language) if entry.label else entry.id.partition(".")[2].replace(".", " ")


COMMAND = Command(run, words=("GAME",), needed=1, values=("file", "check"), flags=("json",))
