"""`vivat schema`: the JSON Schema of what a game reads and shows."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from vivat.cli import show
from vivat.cli.arguments import Arguments, Command
from vivat.definition import Definition
from vivat.engine.result import Result
from vivat.games import definition

FORMS = {"aid": "Aid", "facts": "Fact"}  # what is printed, and its name among the game's forms


def run(arguments: Arguments) -> int:
    game = definition(arguments.words["GAME"])
    kinds = ["position", "view", *(kind for kind, name in FORMS.items() if name in game.forms)]
    kind = arguments.one_of("of", kinds)
    if kind == "position":
        form = game.position.Position
    else:
        form = view_of(game) if kind == "view" else game.forms[FORMS[kind]]
    show.as_json(msgspec.json.schema(form, schema_hook=as_text))
    return 0


def view_of(game: Definition) -> Any:
    """The form of what `Match.view` gives: the same for every game around its own board."""
    fields: list[tuple[str, Any]] = [
        ("game", Literal[game.id]),
        ("options", dict[str, Any]),
        ("seat", int | None),
        ("steps", int),
        ("waiting_for", list[int] | Literal["chance"]),
        ("choices", list[str]),
        ("board", game.forms["Board"]),
        ("result", Result | None),
    ]
    return msgspec.defstruct("View", fields, forbid_unknown_fields=True)


def as_text(kind: type) -> dict[str, str]:
    """A share of the win is written as a fraction: "1/2"."""
    return {"type": "string"}


COMMAND = Command(run, words=("GAME",), needed=1, values=("of",), flags=("json",))
