"""Constants of the sources: numbers, and tables of them with rows of equal length."""

from __future__ import annotations

from fold import Value


def cells(value: Value) -> list[Value]:
    return [cell for part in value for cell in cells(part)] if isinstance(value, tuple) else [value]


def shape(value: Value) -> tuple[int, ...]:
    """The lengths of a table: () for a number, 0 in it where rows differ."""
    if not isinstance(value, tuple):
        return ()
    rows = {shape(row) for row in value}
    return (len(value), *(rows.pop() if len(rows) == 1 else (0,)))


def no_constant(value: Value, floats: bool) -> str:
    """Why this value cannot be a constant of C++; empty if it can."""
    if 0 in shape(value):
        return "is no table: it is empty, or its rows differ in length"
    if any(isinstance(cell, int) and abs(cell) >= 2**63 for cell in cells(value)):
        return "does not fit into 64 bits"
    if not floats and any(isinstance(cell, float) for cell in cells(value)):
        return "is a float: rules count in whole numbers"
    return ""
