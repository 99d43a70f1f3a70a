"""Checking the options of a game: unknown names, values that are not allowed, numbers given as something else."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Annotated, Any

from msgspec import Meta

from vivat.errors import BadOption

Options = Annotated[dict[str, Any], Meta(title="Options")]  # of whatever game, as they are sent


def checked(
    given: Mapping[str, object], players: Sequence[int], table: Mapping[str, Sequence[object]]
) -> dict[str, Any]:
    """The options complete: `players` first, then those of the table with their defaults (the first value)."""
    for name in given:
        if name != "players" and name not in table:
            raise BadOption("option-unknown", option=name, allowed=["players", *table])
    if "players" not in given:
        raise BadOption("option-players", allowed=players)
    complete: dict[str, Any] = {"players": one_of("players", given["players"], players)}
    for name, allowed in table.items():
        complete[name] = one_of(name, given.get(name, allowed[0]), allowed)
    return complete


def one_of(name: str, value: object, allowed: Sequence[object]) -> object:
    """The value if it is allowed, and of the very type: neither 3.0 nor "3" nor True is the number 3."""
    for candidate in allowed:
        if type(candidate) is type(value) and candidate == value:
            return candidate
    words = [shown(item) for item in allowed]
    if isinstance(value, str) and value in words:
        meant = "truth" if value in ("true", "false") else "number"
        raise BadOption("option-text", option=name, value=value, meant=meant, allowed=words)
    raise BadOption("option-value", option=name, value=shown(value), allowed=words)


def from_words(given: Mapping[str, str], table: Mapping[str, Sequence[object]]) -> dict[str, object]:
    """Options as typed at a prompt: each word becomes the allowed value it names, or stays a word to be refused."""
    values: dict[str, object] = {}
    for name, word in given.items():
        named = [item for item in table.get(name, ()) if shown(item) == word]
        number = name == "players" and word.isdecimal() and len(word) < 9
        values[name] = named[0] if named else int(word) if number else word
    return values


def in_words(options: Mapping[str, Any]) -> str:
    """Options as a person is told them: of a box its name."""
    named = {name: value["name"] if name == "box" else shown(value) for name, value in options.items()}
    return " ".join(f"{name}={value}" for name, value in named.items())


def shown(value: object) -> str:
    """A value as it is written in records and on the command line: one word."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, Mapping):  # a box
        return json.dumps(value, separators=(",", ":")).replace(" ", "\\u0020")
    return value if isinstance(value, str) else repr(value)
