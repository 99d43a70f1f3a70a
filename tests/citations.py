"""Which numbered rules of docs/rules stand in a comment or docstring of their game, where they are enforced, and which
are cited by a test."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from pathlib import Path

import kit

import vivat
from vivat.games import definition

NUMBER = re.compile(r"(?<![A-Za-z])(KD|LV|VR|AR)[-_](R\d+|\d+[._]\d+)(?!\d)")
ENFORCED = re.compile(r"..-([3-9]\.|R)")  # set-up to hidden information, and every ruling
DOCUMENTED = ast.Module | ast.ClassDef | ast.FunctionDef
FOR_BOTS = ("judge.py", "guess.py")  # they tell what is good, and enforce nothing


def numbers_in(text: str) -> set[str]:
    return {f"{prefix}-{number.replace('_', '.')}" for prefix, number in NUMBER.findall(text)}


def rules_text(game: str) -> str:
    return (kit.ROOT / "docs" / "rules" / f"{game}.md").read_text(encoding="utf-8")


def stated_rules(game: str) -> set[str]:
    """The numbers that docs/rules gives: at the start of a bullet, a table row, or a ruling."""
    text, prefix = rules_text(game), definition(game).prefix
    starts = re.compile(rf"^(?:- |\| )?(?:\*\*)?({prefix}-(?:R\d+|\d+\.\d+))", re.MULTILINE)
    both = re.compile(rf"\*\*{prefix}-\d+\.\d+\*\* \*\*({prefix}-R\d+)")
    return set(starts.findall(text)) | set(both.findall(text))


def cited_in_code(game: str) -> set[str]:
    """The numbers in comments and docstrings; a number that is only said to people does not count."""
    folder = Path(vivat.__file__).parent / "games" / game
    files = [path for path in folder.glob("*.py") if path.name not in FOR_BOTS]
    return {number for path in files for number in numbers_in(explained(path.read_text(encoding="utf-8")))}


def cited_by_tests(game: str) -> set[str]:
    """The numbers in the name, the docstring, the decorators or the body of a test; a number elsewhere in the file,
    in a heading or a helper, tests nothing."""
    files = (kit.TESTS / "games" / game).rglob("*.py")
    return {number for path in files for number in numbers_in(source_of_tests(path.read_text(encoding="utf-8")))}


def source_of_tests(source: str) -> str:
    """The test functions of a module, with what decorates them."""
    nodes = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.FunctionDef)]
    tests = [node for node in nodes if node.name.startswith("test_")]
    return "\n".join(ast.unparse(node) for node in tests)


def explained(source: str) -> str:
    """The comments and docstrings of a module."""
    tokens = tokenize.generate_tokens(io.StringIO(source).readline)
    comments = [token.string for token in tokens if token.type == tokenize.COMMENT]
    nodes = [node for node in ast.walk(ast.parse(source)) if isinstance(node, DOCUMENTED)]
    return "\n".join([*comments, *(ast.get_docstring(node) or "" for node in nodes)])


def uncited(game: str) -> set[str]:
    """The rules of sections 3 to 9 and the rulings that stand on no line of the game's code."""
    return {rule for rule in stated_rules(game) if ENFORCED.match(rule)} - cited_in_code(game)
