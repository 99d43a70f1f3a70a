"""Facts in sentences: the message `<game>-fact-<fact>` of the catalogues, with the fields of the fact as its values.

The name of a field says what it is (`fact.py`). A word is put in as the game's name for it, and as it is under
`<field>_id`, so that a message can choose by it; `none` stands for nothing. Parts with a form of their own are for
boards, and no values.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from vivat import locale
from vivat.fact import Fact

Namer = Callable[[int], str]
Names = Mapping[str, str]
NOTHING = "none"


def sentence(game: str, fact: Fact, name: Namer, language: str = "en", names: Names | None = None) -> str:
    """The fact as a sentence; `name` gives the name of a seat, `names` are the things that a box calls otherwise."""
    return told(game, msgspec.to_builtins(fact), name, language, names)


def told(game: str, content: Mapping[str, Any], name: Namer, language: str = "en", names: Names | None = None) -> str:
    """As `sentence`, of a fact as plain data."""
    values: dict[str, Any] = {}
    say = Words(game, language, names or {})
    for field, value in content.items():
        if field not in ("fact", "rule"):
            values |= said(say, field, value, name)
    return locale.say(f"{game}-fact-{content['fact']}", language, **values)


class Words:
    """What things of a game are called in a language."""

    def __init__(self, game: str, language: str, names: Names) -> None:
        self.game, self.language, self.names = game, language, names

    def word(self, identifier: str) -> str:
        """The name of a thing of the game; of several, joined as the rules join them."""
        if identifier in self.names:
            return self.names[identifier]
        message = f"{self.game}-{identifier}"
        if locale.has(message, self.language):
            return locale.say(message, self.language)
        if "+" in identifier:
            return " + ".join(map(self.word, identifier.split("+")))
        return identifier.replace("_", " ")


def said(say: Words, field: str, value: Any, name: Namer) -> dict[str, Any]:
    """The values that a field gives to its sentence."""
    if value is None:
        return {field: NOTHING, f"{field}_id": NOTHING}
    if field == "seat" or field.endswith("_seat"):
        return {field: name(value), f"{field}_id": value}
    if field == "seats" or field.endswith("_seats"):
        return {field: ", ".join(map(name, value)) or NOTHING, f"{field}_count": len(value)}
    if isinstance(value, bool):
        return {field: "yes" if value else "no"}
    if isinstance(value, int | float):
        return {field: value}
    if isinstance(value, str):
        return {field: say.word(value), f"{field}_id": value}
    text = listed(say, field, value, name)
    return {} if text is None else {field: text or NOTHING, f"{field}_count": len(value)}


def listed(say: Words, field: str, value: Sequence[Any] | Mapping[str, Any], name: Namer) -> str | None:
    """Several in a row: `Scots 2, Welsh 1`; what has a form of its own is not said."""
    if isinstance(value, Mapping):
        pairs = [(say.word(key), part) for key, part in value.items()]
    elif field.startswith("each_"):
        pairs = [(name(seat), part) for seat, part in enumerate(value)]
    else:
        pairs = [("", part) for part in value]
    if any(isinstance(part, Mapping | list) for _, part in pairs):
        return None
    return ", ".join(f"{head} {plain(say, part)}".strip() for head, part in pairs if part is not None)


def plain(say: Words, part: Any) -> str:
    return say.word(part) if isinstance(part, str) else str(part)
