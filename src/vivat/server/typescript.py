"""TypeScript types of all that the page sends and is sent, from the Python classes: messages, routes, what the games
show, and what the core of the site and the worker around it ask of each other.

python -m vivat.server.typescript > web/src/lib/messages.ts
"""

from __future__ import annotations

import inspect
import typing
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec

from vivat.definition import Definition
from vivat.games import shelf
from vivat.play.first_game import Opening
from vivat.server.api import ROUTES
from vivat.server.browser import kept
from vivat.server.browser.around import Around
from vivat.server.browser.core import Core
from vivat.server.browser.searching import HowToSearch, NetworkHead
from vivat.server.browser.store import Written
from vivat.server.browser.thinking import ToSearch, ToSolve
from vivat.server.messages import ClientMessage, ServerMessage
from vivat.server.routes import Problem, Route

HEAD = "// Made from the Python message classes by vivat.server.typescript. Do not edit.\n"
SIMPLE = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}
PLAIN = {
    type(None): "void",
    str: "string",
    int: "number",
    bytes: "Uint8Array<ArrayBuffer>",
    tuple[int, str]: "Proxy<[number, string]>",
}
OPTIONS = """/** `options` of a match: what was chosen, and the box that is played where it is not the usual one. */
export interface Options {
  box?: Box;
  [option: string]: unknown;
}
"""
PROXY = """/** What Pyodide makes of a tuple. */
export interface Proxy<T> {
  toJs(): T;
  destroy(): void;
}
"""


def typescript() -> str:
    types = {"ClientMessage": ClientMessage, "ServerMessage": ServerMessage}
    asked = [route for route in (*ROUTES, *kept.ROUTES) if route.reply and route.path.startswith("/api/")]
    sent = [kind for route in asked for kind in (route.reply, route.body) if kind not in (None, str)]
    more = (*sent, Opening, Problem, Written, HowToSearch, NetworkHead, ToSearch, ToSolve)
    games = shelf()
    core = [functions("Core", Core, ("ask", "open", "receive", "close")), functions("Around", Around, vars(Around))]
    return "\n".join(
        [HEAD, *declarations(types, more), OPTIONS, box_of(games), routes(asked), PROXY, *core, table_of(games)]
        + [namespace(game) for game in games]
    )


def box_of(games: Sequence[Definition]) -> str:
    """Of whatever game: its parts are called otherwise than those of the others, so it need not be said which it is."""
    names = [name for game in games if game.box for name in game.box.Box.__struct_fields__]
    assert len(set(names)) == len(names), "two games have a part of that name"
    parts = " & ".join(f"{game.id}.Box" for game in games if game.box)
    return f"/** A box as its owner corrected it. */\nexport type Box = {{ name?: string }} & {parts};\n"


def routes(all_routes: Sequence[Route]) -> str:
    """What is asked for, by method and path: what goes into the path and behind it, the body, the reply."""
    lines = []
    for route in all_routes:
        named = [f"{part[1:-1]}: string" for part in route.path.split("/") if part.startswith("{")]
        named += [f"{name}?: {form(msgspec.json.schema(kind))} | null" for name, kind, _ in route.query]
        given = f"{{ {'; '.join(named)} }}" if named else "{}"
        body = f"body: {type_of(route.body)}" if route.body else "body?: undefined"
        asked = f"[given{'' if named or route.body else '?'}: {given}, {body}]"
        lines.append(f'  "{route.method} {route.path}": {{ asked: {asked}; reply: {type_of(route.reply)} }};')
    return "\n".join(["export interface Routes {", *lines, "}", ""])


def type_of(kind: Any) -> str:
    return form(msgspec.json.schema_components((kind,), ref_template="{name}")[0][0])


def functions(name: str, kind: type, names: Iterable[str]) -> str:
    """What one side of Pyodide may call of the other."""
    lines = [f"export interface {name} {{"]
    for function in names:
        made = getattr(kind, function)
        if not function.startswith("_"):
            hints = typing.get_type_hints(made)
            reply = PLAIN[hints.pop("return")]
            given = ", ".join(f"{named}: {PLAIN[hint]}" for named, hint in hints.items())
            comes = f"Promise<{reply}>" if inspect.iscoroutinefunction(made) else reply
            lines.append(f"  {function}({given}): {comes};")
    return "\n".join([*lines, "}", ""])


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
    kinds = {**game.forms, "Box": game.box.Box} if game.box else game.forms
    body = "\n".join([*declarations(kinds), forms]).replace("\n", "\n  ").replace("\n  \n", "\n\n")
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
    if schema.get("title") in ("Options", "Box"):
        return str(schema["title"])
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
