"""The settings of one start: an option comes before a variable, that before the file, that before the default.

Whatever is wrong is refused with a sentence that says where it stands.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import msgspec
from msgspec import inspect

from vivat.errors import Refusal
from vivat.server import files
from vivat.server.settings import CONFIDENTIAL, TABLE, Setting, Settings, without_limits

CONFIG = "VIVAT_CONFIG"
ELSEWHERE = ("CONFIG", "PURE", "CHECKED", "NO_PAGE", "CHROMIUM", "KEEP", "GAMES")  # of the build and its tests
MOST_BYTES = 100_000  # of a file


Options = Mapping[str, str | list[str] | bool]  # by the names on the command line; a list may be given several times


class Given(NamedTuple):
    """A value as it was found, and where."""

    value: Any
    where: Refusal  # a phrase: it is said within the refusal of a wrong value
    text: bool = True  # numbers and lists are written as text there


def read(options: Options, environment: Mapping[str, str]) -> Settings:
    """All settings of a start."""
    found: dict[str, Given] = {}
    named = str(options.get("config") or environment.get(CONFIG, ""))
    if named:
        found.update(from_file(Path(named)))
    found.update(from_environment(environment))
    found.update(from_options(options))
    settings = Settings(**{name: checked(TABLE[name], given) for name, given in found.items()})
    if not settings.database:
        settings = msgspec.structs.replace(settings, database=str(files.database()))
    return without_limits(settings) if settings.no_limits else settings


# ---- where values come from ------------------------------------------------------------------------------------------


def from_options(options: Options) -> Iterator[tuple[str, Given]]:
    for setting in TABLE.values():
        value = options.get(setting.option)
        if value in (None, False):
            continue
        if setting.name == "database" and has_password(str(value)):
            raise Refusal("setting-password", variable=setting.variable)
        yield setting.name, Given(value, Refusal("setting-in-option", option=setting.option))


def from_environment(environment: Mapping[str, str]) -> Iterator[tuple[str, Given]]:
    known = {setting.variable: setting.name for setting in TABLE.values()}
    for variable, value in sorted(environment.items()):
        where = Refusal("setting-in-variable", variable=variable)
        if not variable.startswith("VIVAT_") or variable.removeprefix("VIVAT_") in ELSEWHERE:
            continue
        if variable in known:
            yield known[variable], Given(value, where)
        elif known.get(variable.removesuffix("_FILE")) in CONFIDENTIAL:
            if variable.removesuffix("_FILE") in environment:
                raise Refusal("setting-twice", variable=variable.removesuffix("_FILE"))
            yield known[variable.removesuffix("_FILE")], Given(text_of(Path(value)).strip(), where)
        else:
            raise Refusal("setting-unknown", where=where, name=variable[:60], allowed=sorted(known))


def from_file(path: Path) -> Iterator[tuple[str, Given]]:
    text = text_of(path)
    try:
        content = tomllib.loads(text)
    except tomllib.TOMLDecodeError as problem:
        raise Refusal("setting-file-form", file=str(path), problem=str(problem)[:100]) from None
    for key, value in content.items():
        where = Refusal("setting-in-file", file=str(path), line=line_of(text, key))
        if key not in TABLE:
            raise Refusal("setting-unknown", where=where, name=key[:60], allowed=list(TABLE))
        yield key, Given(value, where, text=False)


def text_of(path: Path) -> str:
    try:
        with path.open("rb") as opened:
            raw = opened.read(MOST_BYTES + 1)
        if len(raw) > MOST_BYTES:
            raise Refusal("setting-file", file=str(path), problem=f"> {MOST_BYTES} B")
        return raw.decode()
    except (OSError, UnicodeError) as problem:
        reason = problem.strerror if isinstance(problem, OSError) else "UTF-8"
        raise Refusal("setting-file", file=str(path), problem=reason or "") from None


def line_of(text: str, key: str) -> int:
    """The line on which a key or a section of this name stands."""
    start = re.compile(rf"""\s*\[*\s*["']?{re.escape(key)}["']?\s*[=.\]]""")
    return next((number for number, line in enumerate(text.splitlines(), 1) if start.match(line)), 1)


def has_password(address: str) -> bool:
    try:
        return "://" in address and urlsplit(address).password is not None
    except ValueError:
        return True  # no address that can be read: better not repeated anywhere


# ---- what they may be ------------------------------------------------------------------------------------------------


def checked(setting: Setting, given: Given) -> Any:
    value = given.value
    if given.text and isinstance(setting.kind, inspect.ListType):
        parts = [value] if isinstance(value, str) else value
        value = [word for part in parts for word in re.split(r"[,\s]+", part) if word]
    try:
        return msgspec.convert(value, setting.annotation, strict=not given.text)
    except msgspec.ValidationError:
        shown = "…" if setting.name in CONFIDENTIAL else str(given.value)[:100]
        raise Refusal(
            "setting-wrong", where=given.where, name=setting.name, allowed=setting.allowed(), value=shown
        ) from None
