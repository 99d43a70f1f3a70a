"""The fields of a class, read from its `__init__` and from the objects its methods keep.

self.x = 0, self.x = 0.5             a number; its width is found by analysis
self.x = [0] * 24                    a table; of a State 32 bits a cell, declared by being written so, else 64
self.x: Small = [0] * 24             a table of 16 bits a cell
self.x: Short = 0                    a number of 16 bits, declared by being written so
self.x: Tiny = [0] * 24              a table of 8 bits a cell
self.x: Byte = 0                     a number of 8 bits
self.x = array("i", [0]) * slots     a table whose size is told when the object is made: 32 bits, "q": 64,
                                     "h": 16, "b" and "B": 8, "d": float, "f": float kept in 32 bits
self.x = Rng(seed), in any method    an object of a carried class; one of `__init__` is made in C++ too
anything else                        Python's own: carried code may not touch it
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from fold import NotConstant, Value, evaluate, refuse

from emit.ranges import ANY, FLOAT, Fact, whole

BYTE, SHORT, INT = (whole(-(2**bits), 2**bits - 1) for bits in (7, 15, 31))
Narrow: TypeAlias = tuple[str, Fact]  # the C++ type, and what fits into it
NARROW = {"Tiny": ("int8_t", BYTE), "Byte": ("int8_t", BYTE), "Small": ("int16_t", SHORT), "Short": ("int16_t", SHORT)}
CODES = {
    "b": ("int8_t", whole(-128, 127)),
    "B": ("uint8_t", whole(0, 255)),
    "h": ("int16_t", SHORT),
    "i": ("int32_t", INT),
    "q": ("int64_t", ANY),
    "f": ("float", FLOAT),
    "d": ("double", FLOAT),
}
NUMBERS = {"int", "float"}
OF_STATE = ("seats", "waiting_for")
GROWING = -1


@dataclass(eq=False)
class Field:
    """`size` is 0 for a single number or object, GROWING where the object's maker says it; `cell` the C++ type."""

    name: str
    fact: Fact  # of the number, or of every cell
    size: int = 0
    cell: str = ""  # empty: by the fact, once it is found
    first: Value = 0
    declared: bool = False  # the range is declared, not found
    worked_out: bool = False  # __init__ works its first value out
    used: bool = False  # by carried code, `__init__` aside
    changes: bool = False  # carried code gives it values

    @property
    def c_type(self) -> str:
        return self.cell or self.fact.c_type


def base_fields(numbers: Mapping[str, Value]) -> dict[str, Field]:
    """Those of State itself: the engine's numbers say how far they go."""
    seats, chance = numbers["SEATS"], numbers["CHANCE"]
    assert isinstance(seats, int)
    assert isinstance(chance, int)
    facts = (whole(0, seats), whole(0, 2 * chance - 1))
    return {name: Field(name, fact, declared=True) for name, fact in zip(OF_STATE, facts, strict=True)}


def fields_of(file: str, node: ast.ClassDef, is_state: bool, known: Mapping[str, Value]) -> dict[str, Field]:
    found = {}
    for line in init_body(node):
        match line:
            case ast.Assign(targets=[ast.Attribute(value=ast.Name(id="self"), attr=name)], value=value):
                narrow = None
            case ast.AnnAssign(target=ast.Attribute(value=ast.Name(id="self"), attr=name), value=ast.expr() as value):
                narrow = NARROW.get(ast.unparse(line.annotation))
                if not is_state and not narrow and ast.unparse(line.annotation) not in NUMBERS:
                    continue
            case ast.Assign() | ast.AnnAssign() if is_state:
                raise refuse(file, line, "__init__ gives a value to one field a line")
            case _:
                continue
        if is_state and name in OF_STATE:
            continue
        made = field_of(name, value, narrow, is_state, known)
        if made is None and is_state:
            raise refuse(file, line, f"field {name} is neither an int nor [int] * size")
        if made:
            found[name] = made
    return found | ({} if is_state else object_fields(node))


def init_body(node: ast.ClassDef) -> list[ast.stmt]:
    return next((f.body for f in node.body if isinstance(f, ast.FunctionDef) and f.name == "__init__"), [])


def field_of(
    name: str, value: ast.expr, narrow: Narrow | None, is_state: bool, known: Mapping[str, Value]
) -> Field | None:
    match value:
        case ast.BinOp(left=ast.List(elts=[each]), op=ast.Mult(), right=length):
            return table_of(name, each, length, narrow, is_state, known)
        case ast.BinOp(left=ast.Call(func=ast.Name(id="array"), args=[ast.Constant(value=str() as code), _])):
            cell, fact = CODES[code]
            return Field(name, fact, GROWING, cell, declared=True)
        case ast.Constant(value=str()) | ast.Call() | ast.List():
            return None
    try:
        first = evaluate(value, known)
    except NotConstant:
        if is_state or any(isinstance(part, ast.Call) for part in ast.walk(value)):
            return None
        return Field(name, whole(0, 0), worked_out=True)
    if isinstance(first, tuple) or (is_state and isinstance(first, float)):
        return None
    if isinstance(first, float):
        return Field(name, FLOAT, first=first)
    if narrow:
        return Field(name, narrow[1], cell=narrow[0], first=first, declared=True)
    if is_state:  # Python may set it to more than the rules do
        return Field(name, whole(min(first, SHORT.low), max(first, SHORT.high)), first=first)
    return Field(name, whole(first, first), first=first)


def table_of(
    name: str, each: ast.expr, length: ast.expr, narrow: Narrow | None, is_state: bool, known: Mapping[str, Value]
) -> Field | None:
    try:
        first, size = evaluate(each, known), evaluate(length, known)
    except NotConstant:
        return None
    if not isinstance(size, int) or size <= 0 or isinstance(first, tuple) or (is_state and isinstance(first, float)):
        return None
    if isinstance(first, float):
        return Field(name, FLOAT, size, "double", first, declared=True)
    if is_state:
        cell, fact = narrow or ("int32_t", INT)
        return Field(name, fact, size, cell, first, declared=True)
    return Field(name, ANY, size, "int64_t", first, declared=True)


def object_fields(node: ast.ClassDef) -> dict[str, Field]:
    return {name: Field(name, Fact(kind), declared=True) for name, kind in kept_objects(node)}


def kept_objects(node: ast.ClassDef) -> Iterator[tuple[str, str]]:
    for part in ast.walk(node):
        match part:
            case ast.Assign(
                targets=[ast.Attribute(value=ast.Name(id="self"), attr=name)], value=ast.Call(func=ast.Name(id=kind))
            ) if kind[:1].isupper():
                yield name, kind
