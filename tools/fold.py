"""Evaluate the constants of a module from its source, without running it.

Rules are compiled against the numbers of their `data.py`; the build must know them and must not import the package.
"""

from __future__ import annotations

import ast
import operator
from collections.abc import Callable, Mapping
from pathlib import PurePosixPath
from typing import Any, TypeAlias

Value: TypeAlias = "int | float | tuple[Value, ...]"

OPERATORS: dict[type[ast.AST], Callable[..., Any]] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.FloorDiv: operator.floordiv,
    ast.Mod: operator.mod,
    ast.Pow: operator.pow,
    ast.BitOr: operator.or_,
    ast.BitAnd: operator.and_,
    ast.BitXor: operator.xor,
    ast.LShift: operator.lshift,
    ast.RShift: operator.rshift,
    ast.Div: operator.truediv,
    ast.USub: operator.neg,
    ast.UAdd: operator.pos,
    ast.Invert: operator.invert,
}
CALLS: dict[str, Callable[..., Any]] = {"len": len, "sum": sum, "min": min, "max": max}


class Refused(Exception):
    """A source the build cannot take; the text names file and line."""


class NotConstant(Exception):
    """Not made of numbers, tuples and names of constants."""


def refuse(name: str, node: ast.AST, why: str) -> Refused:
    return Refused(f"src/vivat/{name}:{getattr(node, 'lineno', 1)}: {why}")


def evaluate(node: ast.expr, known: Mapping[str, Value]) -> Value:
    try:
        value: Value = _evaluate(node, known)
        return value
    except (TypeError, ValueError, LookupError, ArithmeticError):
        raise NotConstant from None


def _evaluate(node: ast.expr, known: Mapping[str, Value]) -> Any:
    match node:
        case ast.Constant(value=int() | float() as value) if not isinstance(value, bool):
            return value
        case ast.Name(id=name) if name in known:
            return known[name]
        case ast.Tuple(elts=parts):
            return tuple(_evaluate(part, known) for part in parts)
        case ast.UnaryOp(op=sign, operand=operand) if type(sign) in OPERATORS:
            return OPERATORS[type(sign)](_evaluate(operand, known))
        case ast.BinOp(left=left, op=sign, right=right) if type(sign) in OPERATORS:
            return OPERATORS[type(sign)](_evaluate(left, known), _evaluate(right, known))
        case ast.Subscript(value=table, slice=index):
            return _evaluate(table, known)[_evaluate(index, known)]
        case ast.Call(func=ast.Name(id=name), args=args, keywords=[]) if name in CALLS:
            return CALLS[name](*(_evaluate(arg, known) for arg in args))
    raise NotConstant


def assignment(node: ast.stmt) -> tuple[str, ast.expr] | None:
    """NAME and value, if this statement gives one name a value."""
    match node:
        case ast.Assign(targets=[ast.Name(id=name)], value=value):
            return name, value
        case ast.AnnAssign(target=ast.Name(id=name), value=ast.expr() as value):
            return name, value
    return None


def imported_file(node: ast.ImportFrom, name: str) -> str:
    """The path inside the package of the module this statement takes names from ("" if it is not ours)."""
    if node.level:
        folder = PurePosixPath(name).parents[node.level - 1]
        return str(folder / (node.module or "__init__").replace(".", "/")) + ".py"
    package, _, rest = (node.module or "").partition(".")
    return rest.replace(".", "/") + ".py" if package == "vivat" else ""


def constants(name: str, files: Mapping[str, bytes]) -> dict[str, Value]:
    """The module's own constants and those it imports from our modules, by name."""
    known: dict[str, Value] = {}
    for node in ast.parse(files[name]).body:
        if isinstance(node, ast.ImportFrom) and (source := imported_file(node, name)) in files:
            theirs = constants(source, files)
            known |= {a.asname or a.name: theirs[a.name] for a in node.names if a.name in theirs}
        elif found := assignment(node):
            try:
                known[found[0]] = evaluate(found[1], known)
            except NotConstant:
                known.pop(found[0], None)
    return known
