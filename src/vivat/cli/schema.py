"""`vivat schema`: the JSON Schema of a game's positions."""

from __future__ import annotations

import msgspec

from vivat.cli import show
from vivat.cli.arguments import Arguments, Command
from vivat.games import definition


def run(arguments: Arguments) -> int:
    show.as_json(msgspec.json.schema(definition(arguments.words["GAME"]).position.Position))
    return 0


COMMAND = Command(run, words=("GAME",), needed=1, flags=("json",))
