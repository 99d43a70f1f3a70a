"""A box that differs from the one we believe it to be: reading it, checking it, and what is kept of it.

A game says in its `box.py` what its box holds and what must be true of it; here is what all boxes have in common
(docs/build/boxes.md). A box comes from elsewhere and is untrusted: it is bounded, read strictly, and refused with all
that is wrong with it.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from os import PathLike
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal

import msgspec

from vivat import locale
from vivat.errors import BadBox, BoxProblem, Things

if TYPE_CHECKING:
    from vivat.definition import Boxes

FORMAT = 1
MOST_BYTES = 16_384
MOST_NAME = 40  # characters

AnyBox = Annotated[dict[str, Any], msgspec.Meta(title="Box")]  # of whatever game, as it is sent
Confidence = Literal["printed", "derived", "guessed"]
CONFIDENCE: dict[str, Confidence] = {"rulebook": "printed", "derived": "derived", "reconstructed": "guessed"}


class Entry(msgspec.Struct, frozen=True):
    """One value of the sheet."""

    id: str  # the way into the box: part, then key or place, then place
    part: str
    label: str | None  # the message that names it; null: `number` does
    number: int | None
    confidence: Confidence
    rule: str


class Difference(msgspec.Struct, frozen=True):
    """A value in which a box differs from the one we believe in, in words; of a list the whole of it."""

    part: str
    thing: str  # of this part; empty: the part itself
    value: str
    believed: str
    rule: str


class BoxFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A box as a file."""

    vivat_box: Literal[1]
    game: str
    name: str
    box: AnyBox


# ---- reading ---------------------------------------------------------------------------------------------------------


def as_option(game: str, boxes: Boxes | None, given: object) -> dict[str, Any] | None:
    """What is kept of a box in the options of a game: its name and what differs; None if nothing does."""
    if boxes is None:
        raise BadBox("box-none", game=game)
    name, box = opened(game, boxes, given)
    if problems := wrong(game, boxes, name, box):
        raise BadBox("box-wrong", problems=problems)
    differs = difference(whole_of(boxes.Box), msgspec.to_builtins(box))
    return {"name": name, **differs} if differs else None


def opened(game: str, boxes: Boxes, given: object) -> tuple[str, Any]:
    """The name of a box and its values, of the right form, whatever else may be wrong with them. A text is the content
    of a box file, never its path: it may come from a stranger."""
    if isinstance(given, PathLike):
        given = text_of(Path(given))
    if isinstance(given, str):
        given = parsed(given)
    if isinstance(given, boxes.Box):
        return "", given
    if not isinstance(given, Mapping) or not all(isinstance(key, str) for key in given):
        raise BadBox("box-json")
    content = dict(given)
    if "vivat_box" in content:
        file = converted(content, BoxFile)
        if file.game != game:
            raise BadBox("box-game", found=file.game[:40], expected=game)
        content = {"name": file.name, **file.box}
    if len(plain(content)) > MOST_BYTES:
        raise BadBox("box-size", most=MOST_BYTES)
    name = content.pop("name", "")
    if not isinstance(name, str):
        raise BadBox("box-name", most=MOST_NAME)
    return name, converted(laid_over(whole_of(boxes.Box), content), boxes.Box)


def text_of(path: Path) -> str:
    try:
        with path.open("rb") as file:
            return file.read(4 * MOST_BYTES).decode()
    except (OSError, UnicodeError) as problem:
        raise BadBox("box-unreadable", path=str(path), problem=type(problem).__name__) from None


def parsed(text: str) -> object:
    try:
        return json.loads(text) if len(text) <= 4 * MOST_BYTES else None
    except (ValueError, RecursionError):
        raise BadBox("box-json") from None


def plain(content: object) -> str:
    try:
        return json.dumps(content, ensure_ascii=False, separators=(",", ":"))
    except (TypeError, ValueError, RecursionError):
        raise BadBox("box-json") from None


def converted(content: object, form: Any) -> Any:
    try:
        return msgspec.convert(content, form)
    except msgspec.ValidationError as problem:
        raise BadBox("box-form", problem=str(problem).replace("`$.", "`")[:200]) from None


def whole_of(form: Any) -> dict[str, Any]:
    """The box as we believe it to be, as plain data."""
    found: dict[str, Any] = msgspec.to_builtins(form())
    return found


def laid_over(default: Mapping[str, Any], given: Mapping[str, Any]) -> dict[str, Any]:
    """The whole box: of an object the entries that are given, of a list all."""
    found = dict(default)
    for part, value in given.items():
        both = isinstance(value, Mapping) and isinstance(default.get(part), Mapping)
        found[part] = {**default[part], **value} if both else value
    return found


def difference(default: Mapping[str, Any], whole: Mapping[str, Any]) -> dict[str, Any]:
    """What `laid_over` needs to make the whole of the default again, and no more."""
    found: dict[str, Any] = {}
    for part, value in whole.items():
        if isinstance(value, Mapping):
            differs: Any = {key: one for key, one in value.items() if one != default[part][key]}
        else:
            differs = value if value != default[part] else None
        if differs:
            found[part] = differs
    return found


def of_options(form: Any, options: Mapping[str, Any]) -> Any:
    """The whole box that options name, which were checked before; None for the one we believe it to be."""
    if "box" not in options:
        return None
    parts = {part: value for part, value in options["box"].items() if part != "name"}
    return msgspec.convert(laid_over(whole_of(form), parts), form)


def names_in(boxes: Boxes | None, options: Mapping[str, Any], language: str) -> Mapping[str, str]:
    """The things that the box of these options calls otherwise than the catalogues do."""
    return boxes.names(of_options(boxes.Box, options), language) if boxes and "box" in options else {}


def as_file(game: str, name: str, box: Any) -> dict[str, Any]:
    return {"vivat_box": FORMAT, "game": game, "name": name, "box": msgspec.to_builtins(box)}


# ---- checking --------------------------------------------------------------------------------------------------------


def wrong(game: str, boxes: Boxes, name: str, box: Any) -> list[BoxProblem]:
    """Everything that is wrong with a box."""
    found = [] if len(name) <= MOST_NAME and is_line(name) else [BoxProblem("box-name", most=MOST_NAME)]
    strange = list(missing(game, whole_of(boxes.Box), msgspec.to_builtins(box)))
    return [*found, *strange] if strange else [*found, *printed(game, boxes, box), *boxes.problems(box)]


def is_line(text: str) -> bool:
    """Whether a text can be read on one line, whatever stands beside it."""
    return text.isprintable() and text == text.strip()


def missing(game: str, default: Mapping[str, Any], whole: Mapping[str, Any]) -> Iterator[BoxProblem]:
    """Entries that no box of this game has, and lists that are too long or too short."""
    for part, value in whole.items():
        usual = default[part]
        if isinstance(usual, Mapping):
            if unknown := [key[:40] for key in value if key not in usual]:
                yield BoxProblem("box-unknown", part=heading(game, part), found=unknown[:8], at=[part])
        elif len(value) != len(usual):
            yield BoxProblem("box-length", part=heading(game, part), found=len(value), expected=len(usual), at=[part])


def printed(game: str, boxes: Boxes, box: Any) -> Iterator[BoxProblem]:
    """What the rulebook prints is as it is printed."""
    default, whole = whole_of(boxes.Box), msgspec.to_builtins(box)
    for entry in boxes.entries():
        usual = at(default, entry.id)
        if entry.confidence == "printed" and at(whole, entry.id) != usual:
            part, thing = heading(game, entry.part), Things([entry.label]) if entry.label else entry.number
            value = said(game, usual)
            yield BoxProblem("box-printed", entry.rule, part=part, thing=thing, value=value, at=[entry.id])


def heading(game: str, part: str) -> Things:
    """What a part of the box is called."""
    return Things([f"{game}-box-part-{part}"])


def said(game: str, value: Any) -> Any:
    """A value of a box in a sentence: the names of things by their messages, numbers as they are."""
    values = value if isinstance(value, list) else [value]
    names = [name for one in values if (name := named(game, one))]
    return Things(names) if len(names) == len(values) else ", ".join(map(str, values))


def named(game: str, value: Any) -> str | None:
    """The message that names a value; None if none does."""
    messages = (f"{game}-{value}", f"{game}-kind-{value}") if isinstance(value, str) else ()
    return next(filter(locale.has, messages), None)


def in_words(game: str, value: Any, language: str) -> str:
    text = said(game, value)
    return text.said(language) if isinstance(text, Things) else str(text)


def differences(game: str, boxes: Boxes, option: Mapping[str, Any], language: str) -> Iterator[Difference]:
    """What differs in a box that was checked before, value by value."""
    default, entries = whole_of(boxes.Box), list(boxes.entries())
    for way, value in ways(option):
        entry = next(entry for entry in entries if f"{entry.id}.".startswith(f"{way}."))
        part, thing = heading(game, entry.part).said(language), called(entry, way, language)
        believed = in_words(game, at(default, way), language) or thing  # no name of its own: ours
        yield Difference(part, thing, in_words(game, value, language), believed, entry.rule)


def ways(option: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    """The ways to what an option holds, with its values: `votes.man`, `carpet`."""
    for part, differs in option.items():
        if isinstance(differs, Mapping):
            yield from ((f"{part}.{key}", value) for key, value in differs.items())
        elif part != "name":
            yield part, differs


def called(entry: Entry, way: str, language: str) -> str:
    """What the value at the end of a way is called: by its name or number, or by the last step of the way."""
    if entry.id == way:
        return locale.say(entry.label, language) if entry.label else str(entry.number)
    return way.partition(".")[2]


def at(whole: Any, way: str) -> Any:
    """The value at the end of a way such as `votes.man` or `start.3.0`; None where it does not lead anywhere."""
    for step in way.split("."):
        if isinstance(whole, Mapping):
            whole = whole.get(step)
        else:
            whole = whole[int(step)] if isinstance(whole, Sequence) and int(step) < len(whole) else None
    return whole
