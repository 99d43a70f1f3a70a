"""The catalogues: English and French say the same things, every sentence can be said, and every one is used."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from vivat import errors, locale

SOURCE = Path(__file__).resolve().parent.parent / "src" / "vivat"
FILES = sorted(path.name for path in (SOURCE / "locale" / "en").glob("*.ftl"))
REFUSALS = {name for name, item in vars(errors).items() if isinstance(item, type)} | {"BadArgument"}


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.names.add(node.id.name)


def messages(language: str, name: str) -> dict[str, set[str]]:
    """Every message of a file with the variables it uses; a line that is no Fluent is an error."""
    text = (SOURCE / "locale" / language / name).read_text(encoding="utf-8")
    found: dict[str, set[str]] = {}
    for entry in FluentParser(with_spans=False).parse(text).body:
        assert not isinstance(entry, ftl.Junk), f"{language}/{name}: {entry.content}"
        if isinstance(entry, ftl.Message | ftl.Term):
            assert entry.id.name not in found, f"{language}/{name}: {entry.id.name} twice"
            seen = Variables()
            seen.visit(entry)
            found[entry.id.name] = seen.names
    return found


def everything(language: str) -> dict[str, set[str]]:
    return {message: names for name in FILES for message, names in messages(language, name).items()}


def test_both_languages_have_the_same_files() -> None:
    assert sorted(path.name for path in (SOURCE / "locale" / "fr").glob("*.ftl")) == FILES


@pytest.mark.parametrize("name", FILES)
def test_both_languages_have_the_same_messages_with_the_same_variables(name: str) -> None:
    assert messages("fr", name) == messages("en", name)


def test_no_message_stands_in_two_files() -> None:
    names = [message for name in FILES for message in messages("en", name)]
    assert sorted(names) == sorted(set(names))


@pytest.mark.parametrize("language", locale.LANGUAGES)
def test_every_message_can_be_said(language: str) -> None:
    for message, variables in everything(language).items():
        for value in (0, 1, 2):
            assert locale.say(message, language, **dict.fromkeys(variables, value))


# ---- messages and code -----------------------------------------------------------------------------------------------


def trees() -> Iterator[tuple[str, ast.Module]]:
    for path in sorted(SOURCE.rglob("*.py")):
        yield path.relative_to(SOURCE).as_posix(), ast.parse(path.read_text(encoding="utf-8"))


def pattern(node: ast.AST) -> str | None:
    """What a string in the code can be: itself, or an f-string that begins with a fixed part."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return re.escape(node.value)
    if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
        return "".join(re.escape(part.value) if isinstance(part, ast.Constant) else ".+" for part in node.values)
    return None


@pytest.mark.parametrize("name", ["cli.ftl", "common.ftl"])
def test_every_shared_message_is_used(name: str) -> None:
    used = {text for _, tree in trees() for node in ast.walk(tree) if (text := pattern(node))}
    whole = re.compile("|".join(f"(?:{text})" for text in used))
    assert [message for message in messages("en", name) if not whole.fullmatch(message)] == []


def asked() -> Iterator[tuple[str, str, set[str] | None]]:
    """Every message the code asks for by its name: where, which, and with which values (None: not to be seen)."""
    for path, tree in trees():
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call) or not node.args or not isinstance(node.args[0], ast.Constant):
                continue
            called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if called == "say" or called in REFUSALS:
                names = {keyword.arg for keyword in node.keywords if keyword.arg}
                open_end = any(keyword.arg is None for keyword in node.keywords)
                yield f"{path}:{node.lineno}", str(node.args[0].value), None if open_end else names


def test_every_message_the_code_asks_for_exists_and_gets_its_values() -> None:
    known = everything("en")
    found = list(asked())
    assert len(found) > 30
    for where, message, values in found:
        assert message in known, f"{where}: {message}"
        if values is not None:
            assert known[message] <= values, f"{where}: {message} needs {known[message] - values}"
