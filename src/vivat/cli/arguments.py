"""The words after `vivat`, read strictly.

Everything that is refused here is refused in one sentence, in the reader's language; that is why the reading is ours.
An option is `--seed 7` or `--seed=7`; what stands behind a lone `--` is never an option.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from vivat import locale
from vivat.errors import Refusal
from vivat.options import from_words
from vivat.play import Game

LONGEST = 500  # characters in one argument: a sentence can still repeat it
EVERYWHERE = ("language",)  # options every command has


class BadArgument(Refusal):
    """A command line that cannot be understood."""


@dataclass(frozen=True)
class Command:
    """What a command takes. The first `needed` of its words must be there; with `many` the last may come again."""

    run: Callable[[Arguments], int]
    words: tuple[str, ...] = ()
    needed: int = 0
    many: bool = False
    values: tuple[str, ...] = ()
    lists: tuple[str, ...] = ()  # options that may be given several times
    flags: tuple[str, ...] = ()
    shown: Callable[[str], str] | None = None  # its help in a language, if that is more than a message


@dataclass
class Arguments:
    """What was given, by name."""

    language: str
    words: dict[str, str] = field(default_factory=dict)
    values: dict[str, str] = field(default_factory=dict)
    lists: dict[str, list[str]] = field(default_factory=dict)
    flags: set[str] = field(default_factory=set)
    more: list[str] = field(default_factory=list)  # what came after the last word, where there may be many

    def say(self, message: str, **values: object) -> str:
        return locale.say(message, self.language, **values)

    def whole(self, name: str, default: int, least: int, most: int) -> int:
        """The value of an option that is a whole number."""
        return int(self.number("cli-number", r"-?[0-9]{1,18}", int, name, default, least, most))

    def decimal(self, name: str, default: float, least: float, most: float) -> float:
        """The value of an option that is a number, written with a point."""
        return self.number("cli-decimal", r"[0-9]{1,9}(\.[0-9]{1,9})?", float, name, default, least, most)

    def number(
        self,
        refusal: str,
        form: str,
        read: Callable[[str], float],
        name: str,
        default: float,
        least: float,
        most: float,
    ) -> float:
        word = self.values.get(name)
        if word is None:
            return default
        if not re.fullmatch(form, word) or not least <= read(word) <= most:
            raise BadArgument(refusal, option=name, value=word, least=least, most=most)
        return read(word)

    def one_of(self, name: str, allowed: Sequence[str]) -> str:
        """The value of an option that is one of these words; the first if it is not given."""
        word = self.values.get(name, allowed[0])
        if word not in allowed:
            raise BadArgument("option-value", option=f"--{name}", value=word, allowed=allowed)
        return word

    def game(self) -> Game:
        """The game that is named, with `--players`, every `--option name=value` and `--box`."""
        given: dict[str, str] = {}
        pairs = [f"players={self.values['players']}"] if "players" in self.values else []
        for pair in [*pairs, *self.lists.get("option", [])]:
            name, sign, value = pair.partition("=")
            if not sign or not name:
                raise BadArgument("option-form", found=pair)
            if name in given:
                raise BadArgument("cli-twice", option=name)
            given[name] = value
        box = {"box": Path(self.values["box"])} if "box" in self.values else {}
        return Game(self.words["GAME"], **from_words(given, table_of(self.words["GAME"])), **box)


def table_of(game: str) -> Mapping[str, Sequence[object]]:
    from vivat.games import definition

    return definition(game).options


def parse(command: Command, given: Sequence[str], language: str) -> Arguments:
    """Sort what was given into words, values, lists and flags; refuse the rest."""
    found = Arguments(language)
    rest = list(given)
    words: list[str] = []
    while rest:
        item = rest.pop(0)
        if len(item) > LONGEST:
            raise BadArgument("cli-too-long", most=LONGEST)
        if item == "--":
            words += rest
            break
        if item.startswith("-") and item != "-":
            take_option(command, found, item, rest)
        else:
            words.append(item)
    if len(words) > len(command.words) and not command.many:
        raise BadArgument("cli-too-many", found=words[len(command.words)])
    if len(words) < command.needed:
        raise BadArgument("cli-missing", word=command.words[len(words)])
    if found.values.get("language", language) not in locale.LANGUAGES:
        raise BadArgument("cli-no-language", found=found.values["language"], allowed=locale.LANGUAGES)
    found.words = dict(zip(command.words, words, strict=False))
    found.more = words[len(command.words) :]
    return found


def take_option(command: Command, found: Arguments, item: str, rest: list[str]) -> None:
    name, sign, value = item.removeprefix("--").partition("=")
    if item.startswith("--") and name in command.flags and not sign:
        found.flags.add(name)
        return
    if not item.startswith("--") or name not in (*command.values, *command.lists, *EVERYWHERE):
        raise BadArgument("cli-no-option", found=item, allowed=all_options(command))
    if not sign:
        if not rest:
            raise BadArgument("cli-no-value", option=name)
        value = rest.pop(0)
    if name in command.lists:
        found.lists.setdefault(name, []).append(value)
    elif name in found.values:
        raise BadArgument("cli-twice", option=name)
    else:
        found.values[name] = value


def all_options(command: Command) -> list[str]:
    return [f"--{name}" for name in (*command.values, *command.lists, *command.flags, *EVERYWHERE, "help")]
