"""Functions of `engine/native.py` that are given whole tables: states in tables, rows of a network."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from emit.fields import GROWING, INT
from emit.ranges import VOID, Fact

if TYPE_CHECKING:
    from emit.expressions import Expressions

IN_TABLES = ("native.save", "native.load")  # a state, the table, where in it
OF_ROWS = {  # by place: the cells of a table, empty for a whole number; and what is given back
    "native.add_row": (("int32_t", "int16_t", "", ""), VOID),
    "native.dot": (("int16_t", "", "int16_t"), INT),
}
OWN = (*IN_TABLES, *OF_ROWS)
CHANGING = {"native.save": 1, "native.add_row": 0}  # the table that is changed


def called(at: Expressions, e: ast.Call, name: str) -> Fact:
    if name in OF_ROWS:
        wanted, found = OF_ROWS[name]
        right = len(e.args) == len(wanted) and all(map(lambda arg, cell: fits(at, arg, cell), e.args, wanted))
    else:
        found = VOID
        right = len(e.args) == 3 and at.of(e.args[0]).kind == at.program.state.name
        right = right and fits(at, e.args[1], "int64_t") and fits(at, e.args[2], "")
    if not right:
        raise at.refuse(e, f"cannot be called: {ast.unparse(e)}")
    if name in CHANGING:
        table = e.args[CHANGING[name]]
        assert isinstance(table, ast.Attribute)
        at.field(table).changes = True
    return found


def fits(at: Expressions, argument: ast.expr, cell: str) -> bool:
    """A table that grows, with such cells; or a whole number."""
    if not cell:
        return at.of(argument).is_whole
    return isinstance(argument, ast.Attribute) and (at.field(argument).cell, at.field(argument).size) == (cell, GROWING)
