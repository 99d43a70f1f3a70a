"""TypeScript types of every message and reply, from the Python message classes.

python -m vivat.server.typescript > web/src/lib/messages.ts
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from vivat.definition import Definition
from vivat.games import shelf
from vivat.play.first_game import Opening
from vivat.server.api import Games, Log, Past
from vivat.server.boxes import BoxAsked, BoxChecked, SheetShown
from vivat.server.collecting import Reached
from vivat.server.hints import Hint
from vivat.server.identity import Identity, Link
from vivat.server.lists import Lobby, Statistics, Yours
from vivat.server.messages import ClientMessage, ServerMessage
from vivat.server.parts import AnalysisShown
from vivat.server.replays import Dice, Replay
from vivat.server.routes import Problem
from vivat.server.subscribing import Push
from vivat.table.commands import Create, Explore, FirstGame, Take

HEAD = "// Made from the Python message classes by vivat.server.typescript. Do not edit.\n"
SIMPLE = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}


def typescript() -> str:
    types = {"ClientMessage": ClientMessage, "ServerMessage": ServerMessage}
    here = (Log, Past, Replay, Dice, Reached, AnalysisShown, Hint, Opening)
    mine = (Yours, Statistics, Identity, Link, Push)
    boxes = (SheetShown, BoxAsked, BoxChecked)
    more = (Create, FirstGame, Take, Explore, Games, Lobby, *mine, *here, *boxes, Problem)
    games = shelf()
    return "\n".join([HEAD, *declarations(types, more), table_of(games), *map(namespace, games)])


def table_of(games: Sequence[Definition]) -> str:
    """What the page says of each game before it has asked for anything."""
    rows = [
        {"id": game.id, "players": [min(game.players), max(game.players)], "minutes": game.minutes, "usual": game.usual}
        for game in games
    ]
    lines = "".join(f"  {msgspec.json.encode(row).decode()},\n" for row in rows)
    return f"export const GAMES = [\n{lines}] as const;\n"


def namespace(game: Definition) -> str:
    """What one game shows: its board, its facts, the numbers it works out."""
    shown = "; ".join(f"{name}: {name if name in game.forms else 'never'}" for name in ("Board", "Aid", "Fact"))
    forms = f"export interface Forms {{ {shown} }}"
    body = "\n".join([*declarations(game.forms), forms]).replace("\n", "\n  ").replace("\n  \n", "\n\n")
    return f"export namespace {game.id} {{\n  {body}\n}}\n"


def declarations(named: Mapping[str, Any], more: Sequence[Any] = ()) -> list[str]:
    """All classes that these consist of, and a name for each that is not a class of that name."""
    roots = (*named.values(), *more)
    schemas, components = msgspec.json.schema_components(roots, ref_template="{name}")
    found = [declaration(name, components[name]) for name in sorted(components)]
    unions = [(name, schema) for name, schema in zip(named, schemas, strict=False) if name not in components]
    return [*found, *(f"export type {name} = {form(schema)};\n" for name, schema in unions)]


def declaration(name: str, schema: dict[str, Any]) -> str:
    if "properties" not in schema:
        return f"export type {name} = {form(schema)};\n"
    required = set(schema.get("required", ()))
    lines = [f"export interface {name} {{"]
    for field, inner in schema["properties"].items():
        lines.append(f"  {field}{'' if field in required else '?'}: {form(inner)};")
    return "\n".join([*lines, "}", ""])


def form(schema: dict[str, Any]) -> str:
    """A JSON Schema as a type expression."""
    if "$ref" in schema:
        return str(schema["$ref"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(form(inner) for inner in schema["anyOf"]))
    if "enum" in schema:
        return " | ".join(msgspec.json.encode(value).decode() for value in schema["enum"])
    kind = schema.get("type")
    if kind == "array":
        if "prefixItems" in schema:
            return f"[{', '.join(form(inner) for inner in schema['prefixItems'])}]"
        inner = form(schema.get("items", {}))
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if kind == "object":
        return f"Record<string, {form(schema.get('additionalProperties') or {})}>"
    return SIMPLE.get(str(kind), "unknown")


if __name__ == "__main__":
    print(typescript(), end="")
