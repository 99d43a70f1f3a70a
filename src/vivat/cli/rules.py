"""`vivat rules`: the rules of a game, whole, by number, or wherever a word stands."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from vivat.cli import show
from vivat.cli.arguments import Arguments, BadArgument, Command
from vivat.games import definition

PACKAGE = Path(__file__).resolve().parents[1]
FOLDERS = (PACKAGE / "docs_rules", PACKAGE.parents[1] / "docs" / "rules")  # installed; in a checkout


@dataclass(frozen=True)
class Rule:
    numbers: tuple[str, ...]  # its own, and that of the ruling it carries
    section: str
    text: str  # Markdown, without the numbers


def run(arguments: Arguments) -> int:
    game, asked = arguments.words["GAME"], arguments.words.get("NUMBER|WORD")
    prefix = definition(game).prefix
    text = text_of(game)
    if "json" not in arguments.flags and asked is None:
        show_markdown(text)
        return 0
    if "json" not in arguments.flags and asked and (section := section_of(text, prefix, asked)):
        show_markdown(section)
        return 0
    found = [rule for rule in rules_of(text, prefix) if asked is None or fits(rule, prefix, asked)]
    if not found:
        raise BadArgument("cli-no-rule", game=game, asked=asked or "", example=f"{prefix}-1.1")
    if "json" in arguments.flags:
        show.as_json({"game": game, "rules": [as_data(rule) for rule in found]})
    else:
        show_markdown("\n\n".join(f"**{' '.join(rule.numbers)}** {rule.text}" for rule in found), plain="**")
    return 0


def text_of(game: str) -> str:
    for folder in FOLDERS:
        path = folder / f"{game}.md"
        if path.is_file():
            return path.read_text(encoding="utf-8")
    raise BadArgument("cli-no-rules", game=game)


# ---- finding rules in the text ---------------------------------------------------------------------------------------


def rules_of(text: str, prefix: str) -> Iterator[Rule]:
    """Every numbered rule: a list item with the lines that belong to it, or a row of a table."""
    number = rf"{prefix}-(?:R\d+|\d+\.\d+)"
    start = re.compile(rf"(- |\| )\**({number})\b\**(?: \**({number})\**)?(.*)")
    section, heads, lines = "", [""], text.split("\n")
    for index, line in enumerate(lines):
        if line.startswith("#"):
            section = line.lstrip("# ")
        if line.startswith("|--"):
            heads = cells(lines[index - 1])
        if found := start.match(line):
            kind, own, ruling, rest = found.groups()
            body = row(heads, rest) if kind == "| " else "\n".join([rest, *indented(lines[index + 1 :])])
            yield Rule(tuple(filter(None, (own, ruling))), section, tidy(body))


def indented(lines: list[str]) -> Iterator[str]:
    for line in lines:
        if not line.startswith(" "):
            return
        yield line


def cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip().strip("|").split("|")]


def row(heads: list[str], rest: str) -> str:
    """A row of a table as a sentence: each cell behind the head of its column."""
    first, *others = cells("|" + rest)
    named = [f"{head}: {cell}" if head else cell for head, cell in zip(heads[1:], others, strict=False) if cell]
    return "; ".join(filter(None, [first, *named]))


def tidy(text: str) -> str:
    """Bold that began before the number was cut off must not end in the text."""
    text = text.strip()
    return f"**{text}" if text.count("**") % 2 else text


def fits(rule: Rule, prefix: str, asked: str) -> bool:
    wanted = asked.upper()
    if re.fullmatch(rf"(?:{prefix}-)?(?:R\d+|\d+\.\d+)", wanted):
        return f"{prefix}-{wanted.removeprefix(prefix + '-')}" in rule.numbers
    return asked.casefold() in rule.text.casefold()


def section_of(text: str, prefix: str, asked: str) -> str | None:
    """A whole section, asked for by its number: `5` or `KD-5`."""
    found = re.fullmatch(rf"(?:{prefix}-)?(\d+)", asked.upper())
    section = found and re.search(rf"^## {found[1]}\. .*?(?=^## |\Z)", text, re.MULTILINE | re.DOTALL)
    return section[0].strip() if section else None


# ---- showing them ----------------------------------------------------------------------------------------------------


def as_data(rule: Rule) -> dict[str, Any]:
    return {"number": rule.numbers[0], "ruling": rule.numbers[1:], "section": rule.section, "text": rule.text}


def show_markdown(text: str, plain: str = "") -> None:
    """Set for a terminal; elsewhere the text as it is, without the signs of bold type if so asked."""
    if not sys.stdout.isatty():
        print(text.replace(plain, "") if plain else text)
        return
    from rich.console import Console
    from rich.markdown import Markdown

    console = Console()
    console.print(Markdown(text), width=min(console.width, 100))


COMMAND = Command(run, words=("GAME", "NUMBER|WORD"), needed=1, flags=("json",))
