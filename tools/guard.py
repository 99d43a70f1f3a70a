"""Refuse what would mean one thing in Python and another in C.

Each check stands for a mistake that compiles without a word and then plays a wrong game.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import PurePosixPath

from fold import refuse

WIDEST = 2**31 - 1


def is_number(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, int)


def whole_numbers_only(name: str, function: ast.FunctionDef) -> bool:
    """Rules count; only a function that says it returns a float may use one, and make_pxd allows that to few."""
    return PurePosixPath(name).stem == "rules" and ast.unparse(function.returns or ast.Constant("")) != "float"


def check(name: str, function: ast.FunctionDef) -> None:
    no_floats = whole_numbers_only(name, function)
    for node in ast.walk(function):
        for why in complaints(node, no_floats):
            raise refuse(name, node, why)


def complaints(node: ast.AST, no_floats: bool) -> Iterator[str]:
    match node:
        case ast.BinOp(left=left, op=ast.LShift(), right=right) if is_number(left) and not is_number(right):
            yield "this shift has 32 bits in C: use bits.one"
        case ast.BinOp(op=ast.Pow()) | ast.AugAssign(op=ast.Pow()):
            yield "a power is a float in C: write the product, or a constant in data.py"
        case ast.BinOp(op=ast.Div()) | ast.AugAssign(op=ast.Div()) if no_floats:
            yield "/ makes a float: rules divide with //"
        case ast.Constant(value=float()) if no_floats:
            yield "a float: rules count in whole numbers"
        case ast.Constant(value=int() as value) if value > WIDEST:
            yield "a number above 32 bits: give it a name, outside the function"
