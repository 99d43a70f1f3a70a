"""`vivat games`: which games there are, for how many players, with which options."""

from __future__ import annotations

from typing import Any

import vivat
from vivat import compiled
from vivat.cli import show
from vivat.cli.arguments import Arguments, Command
from vivat.games import all_ids, definition
from vivat.options import shown


def run(arguments: Arguments) -> int:
    found = [described(game, arguments.language) for game in all_ids()]
    if "json" in arguments.flags:
        head = {"version": vivat.__version__, "compiled": compiled.is_compiled(), "mode": compiled.mode()}
        show.as_json({**head, "games": found})
        return 0
    for game in found:
        title = "" if game["name"] == game["id"] else f"  {game['name']}"
        print(f"{game['id']}{title}")
        for option, values in {"players": game["players"], **game["options"]}.items():
            print(f"    {option}: {', '.join(map(shown, values))}")
    print(show.mode(arguments.language))
    return 0


def described(game: str, language: str) -> dict[str, Any]:
    """A game as data; the first value of an option is its default."""
    defined = definition(game)
    options = {name: list(values) for name, values in defined.options.items()}
    return {
        "id": game,
        "name": show.game_name(game, language),
        "prefix": defined.prefix,
        "players": list(defined.players),
        "options": options,
    }


COMMAND = Command(run, flags=("json",))
