"""TypeScript types of everything that goes over the wire, from the Python message classes.

python -m vivat.server.typescript > web/src/lib/messages.ts
"""

from __future__ import annotations

from typing import Any

import msgspec

from vivat.server.api import Aid, Games, Lobby, Log, Past
from vivat.server.messages import ClientMessage, ServerMessage
from vivat.server.routes import Problem
from vivat.table.commands import Create, Take

HEAD = "// Made from the Python message classes by vivat.server.typescript. Do not edit.\n"
SIMPLE = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}


def typescript() -> str:
    roots = (ClientMessage, ServerMessage, Create, Take, Games, Lobby, Log, Aid, Past, Problem)
    schemas, components = msgspec.json.schema_components(roots, ref_template="{name}")
    parts = [HEAD]
    for name in sorted(components):
        parts.append(declaration(name, components[name]))
    parts.append(f"export type ClientMessage = {form(schemas[0])};\n")
    parts.append(f"export type ServerMessage = {form(schemas[1])};\n")
    return "\n".join(parts)


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
