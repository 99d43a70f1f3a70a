"""What the pages that commands write share."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Sequence

from vivat.cli.arguments import Arguments


def filled(text: str) -> str:
    return textwrap.fill(text, 120)


def table(header: Sequence[str], rows: Iterable[Sequence[str]]) -> list[str]:
    return [in_bars(header), "|---" * len(header) + "|", *map(in_bars, rows), ""]


def in_bars(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"


def command(arguments: Arguments, name: str, values: Sequence[str]) -> list[str]:
    """What makes the same again; `values` are those that change it."""
    given = [f"--{value} {arguments.values[value]}" for value in values if value in arguments.values]
    given += [f"--only {word}" for word in arguments.lists.get("only", [])]
    return ["```sh", " ".join(["vivat", name, *given]), "```", ""]
