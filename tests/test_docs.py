"""Every code block of README and docs runs, and every command shows what the page says it shows.

The blocks of a page share one namespace and one folder, in their order:

    python     run; with `>>>` the answers are compared too
    json       read as a message of the server
    console    `$ vivat ...` is run and what stands below it is compared; `...` alone stands for any lines

Times and rates differ from run to run, so in a line that speaks of them numbers are not compared. After a change that
is meant to change what commands show: PYTHONPATH=src python tests/test_docs.py
"""

from __future__ import annotations

import contextlib
import doctest
import io
import os
import re
import shlex
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from unittest import mock

import msgspec
import pytest

from vivat.cli import main
from vivat.errors import Refusal
from vivat.server.messages import ClientMessage, Goodbye, Refused, ServerMessage
from vivat.table.commands import Create, Explore

ROOT = Path(__file__).resolve().parent.parent
PAGES = [ROOT / name for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md")]
PAGES += [path for path in sorted((ROOT / "docs").rglob("*.md")) if "rules" not in path.parts]
BLOCK = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\((?!https?:)([^)#]+)")


@contextlib.contextmanager
def in_folder(folder: str | Path) -> Iterator[None]:
    before = Path.cwd()
    os.chdir(folder)
    try:
        yield
    finally:
        os.chdir(before)


def answer(command: str) -> str:
    """What `vivat ...` prints, said in English."""
    words = shlex.split(command)
    assert words[0] == "vivat", command
    out = io.StringIO()
    with contextlib.redirect_stdout(out), mock.patch.dict(os.environ, {"LC_ALL": "C"}):
        status = main(words[1:])
    assert status == 0, f"{command}: exit status {status}"
    return out.getvalue()


def commands(block: str) -> list[tuple[str, str]]:
    """The commands of a console block, each with the lines below it."""
    parts = re.split(r"^\$ (.*)\n", block, flags=re.MULTILINE)
    assert parts[0] == "", "a console block begins with a command"
    return list(zip(parts[1::2], parts[2::2], strict=True))


def plain(line: str) -> str:
    """A line without what differs from run to run and from machine to machine."""
    line = line.rstrip()
    if line.startswith("The rules run "):
        return "The rules run"
    return re.sub(r"[\d.,]*\d", "N", line) if "/s" in line else line


def agrees(shown: str, printed: str) -> bool:
    """Whether the page shows what was printed; `...` alone on a line stands for any lines."""
    parts = ["(?:.*\n)*" if line == "..." else re.escape(plain(line)) + "\n" for line in shown.splitlines()]
    return bool(re.fullmatch("".join(parts), "".join(plain(line) + "\n" for line in printed.splitlines())))


def run_python(block: str, where: str, names: dict[str, Any]) -> None:
    if ">>>" not in block:
        exec(compile(block, where, "exec"), names)
        return
    test = doctest.DocTestParser().get_doctest(block, names, where, where, 0)
    said = io.StringIO()
    runner = doctest.DocTestRunner(optionflags=doctest.NORMALIZE_WHITESPACE)
    runner.run(test, out=said.write, clear_globs=False)
    names.update(test.globs)
    assert runner.failures == 0, said.getvalue()


def read_message(text: str) -> None:
    """A message to the server or of it, or a table that is asked for."""
    kind: Any = ClientMessage | ServerMessage if '"type"' in text else Explore if '"step"' in text else Create
    message = msgspec.json.decode(text, type=kind)
    if isinstance(message, Refused | Goodbye):
        assert Refusal(message.code, seat=0, waiting="1").said("en") == message.sentence


def blocks(page: Path) -> Iterator[tuple[str, str, str]]:
    """Each block as (language, text, place)."""
    text = page.read_text(encoding="utf-8")
    for found in BLOCK.finditer(text):
        yield found[1], found[2], f"{page.name}:{text.count(chr(10), 0, found.start()) + 1}"


@pytest.mark.parametrize("page", PAGES, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_block_of_the_page_runs(page: Path, tmp_path: Path) -> None:
    names: dict[str, Any] = {"__name__": "page"}
    with in_folder(tmp_path), contextlib.redirect_stdout(io.StringIO()):
        for language, text, where in blocks(page):
            if language == "python":
                run_python(text, where, names)
            elif language == "console":
                for command, shown in commands(text):
                    printed = answer(command)
                    assert agrees(shown, printed), f"{where}: $ {command}\n{printed}"
            elif language == "json":
                read_message(text)
            else:
                assert language in ("", "sh"), f"{where}: {language}"


@pytest.mark.parametrize("page", PAGES, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_link_to_a_file_leads_somewhere(page: Path) -> None:
    text = BLOCK.sub("", page.read_text(encoding="utf-8"))
    assert [target for target in LINK.findall(text) if not (page.parent / target).exists()] == []


def test_the_readme_names_the_two_commands() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    assert text.index("```console") < text.index("python3 dev.py serve") < text.index("python3 dev.py test")


def test_a_wrong_page_is_noticed(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    for text in (
        "```python\n1 / 0\n```\n",
        "```python\n>>> 1 + 1\n3\n```\n",
        "```console\n$ vivat rules king_is_dead KD-5.3\nKD-5.3 Something else.\n```\n",
        "```console\n$ vivat rules king_is_dead KD-5.3\n```\n",
        "```console\n$ vivat fly\n```\n",
        "```pyhton\n1\n```\n",
        '```json\n{"type": "watch", "id": "1"}\n```\n',
    ):
        page.write_text(text, encoding="utf-8")
        with pytest.raises((AssertionError, ZeroDivisionError, msgspec.ValidationError)):
            test_every_block_of_the_page_runs(page, tmp_path)


@pytest.mark.parametrize(
    ("shown", "printed", "expected"),
    [
        ("a\nb\n", "a\nb\n", True),
        ("a\n...\n", "a\nb\nc\n", True),
        ("a\n...\nd\n", "a\nb\n", False),
        ("9 games/s\n", "1,234.5 games/s\n", True),
        ("9 games\n", "8 games\n", False),
        ("The rules run compiled.\n", "The rules run interpreted, because.\n", True),
    ],
)
def test_output_is_compared_without_times_and_rates(shown: str, printed: str, expected: bool) -> None:
    assert agrees(shown, printed) == expected


# ---- writing ---------------------------------------------------------------------------------------------------------


def rewrite(page: Path) -> None:
    """Put under every command of the page what it prints now, unless the page leaves lines out."""
    names: dict[str, Any] = {"__name__": "page"}

    def renewed(found: re.Match[str]) -> str:
        if found[1] == "python":
            run_python(found[2], page.name, names)
        if found[1] != "console":
            return found[0]
        shown = [
            f"$ {command}\n{old if agrees(old, new := answer(command)) else new}" for command, old in commands(found[2])
        ]
        return f"```console\n{''.join(shown)}```"

    with tempfile.TemporaryDirectory() as folder, in_folder(folder), contextlib.redirect_stdout(io.StringIO()):
        text = BLOCK.sub(renewed, page.read_text(encoding="utf-8"))
    page.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    for path in PAGES:
        rewrite(path)
