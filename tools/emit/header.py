"""The whole header of a game: its constants, its structs, its functions."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from fold import Value

from emit import names
from emit.analysis import Analysis
from emit.constants import cells, shape
from emit.effects import Order
from emit.fields import GROWING, Field
from emit.ranges import LEAST
from emit.sources import Class, Constant, Function, Program
from emit.statements import Statements

CELLS = ((7, "int8_t"), (15, "int16_t"), (31, "int32_t"), (63, "int64_t"))
BYTES = {"int8_t": 1, "int16_t": 2, "int32_t": 4, "int64_t": 8, "double": 8, "bool": 1}


def header(game: str, files: Mapping[str, bytes], numbered: bool = False, thinking: bool = True) -> str:
    """C++ for one game. `numbered`: with the lines of the Python source; `thinking`: with the searches."""
    return text_of(analysed(Program(game, files, thinking=thinking)), numbered)


def analysed(program: Program) -> Analysis:
    analysis = Analysis(program)
    Order(analysis)
    return analysis


def text_of(analysis: Analysis, numbered: bool) -> str:
    return "\n".join(Header(analysis, numbered).lines()) + "\n"


class Header:
    def __init__(self, analysis: Analysis, numbered: bool) -> None:
        self.program = analysis.program
        self.writer = Statements(analysis)
        self.writer.numbered = numbered

    def lines(self) -> Iterator[str]:
        bodies = {function: self.writer.body(function) for function in self.program.functions}
        yield f"// Generated from {self.program.rules}, its judge and the engine: see docs/build/one_source.md."
        yield "#pragma once"
        yield '#include "vivat.h"'
        if self.program.judge in self.program.files:
            yield "#define VIVAT_JUDGE"
        if self.program.observe in self.program.files:
            yield "#define VIVAT_OBSERVE"
        yield ""
        for name, constant in sorted(self.writer.used.items()):
            yield constant_line(name, constant)
        classes = list(dict.fromkeys(self.program.classes.values()))
        yield from ["", *(f"struct {owner.name};" for owner in classes)]
        yield from (f"{signature(function)};" for function in self.program.functions if not function.owner)
        for owner in sorted(classes, key=self.program.depth):
            yield from ["", *self.struct(owner)]
        for function, body in bodies.items():
            yield from ["", f"// {function.file}:{function.node.lineno}"]
            yield from [f"inline {signature(function, inside=False)} {{", *body, "}"]
        yield from ["", f"typedef {self.program.state.name} Game;", *self.begin()]

    def begin(self) -> Iterator[str]:
        """`begin` with its options in a row: for whoever does not know the game."""
        method = self.program.state.methods.get("begin")
        if method is None:
            return
        given = ", ".join(f"int32_t(options[{i}])" for i in range(len(method.parameters)))
        yield "inline void begin_game(Game &game, const int64_t *options) {"
        yield "    game.init();"
        yield f"    game.begin({given});"
        yield "}"

    def struct(self, owner: Class) -> Iterator[str]:
        fields = list(owner.fields.values())
        yield f"struct {owner.name} {{"
        if owner.is_state:
            yield from state_parts(owner)
        else:
            yield from (f"    {field_type(field)} {names.safe(field.name)};" for field in fields)
        if self.grows(owner):
            grown = " ".join(f"{names.safe(f.name)}.drop();" for f in fields if self.is_grown(f))
            yield f"    void drop() {{ {grown} }}"
        yield from (f"    {signature(method)};" for method in owner.methods.values())
        yield "};"

    def grows(self, owner: Class) -> bool:
        return any(map(self.is_grown, owner.fields.values()))

    def is_grown(self, field: Field) -> bool:
        """A table whose size is known when the object is made, or an object with such tables."""
        return field.size == GROWING or (not field.fact.is_number and self.grows(self.program.classes[field.fact.kind]))


def field_type(field: Field) -> str:
    if field.size == GROWING:
        return f"vivat::Table<{field.c_type}>"
    return f"vivat::Row<{field.c_type}, {field.size}>" if field.size else field.c_type


def state_parts(owner: Class) -> Iterator[str]:
    """What every State has: its numbers, their first values, copies, and all of them in the order of State.fields()."""
    place = 0
    yield "    VIVAT_FIELDS("
    for field in sorted(owner.fields.values(), key=lambda field: -BYTES[field.c_type]):  # widest first: no gaps
        name, size = names.safe(field.name), BYTES[field.c_type]
        row = f"VIVAT_ROW({field.c_type}, {field.size}" if field.size else f"VIVAT_NUMBER({field.c_type}"
        yield f"        {row}, {name}, {place})"
        place += size * (field.size or 1)
    if place % 8:  # a copy and a key take plain words
        yield f"        VIVAT_ROW(uint8_t, {8 - place % 8}, padding, {place})"
    yield "    )"
    yield f"    static constexpr int BYTES = {place + -place % 8};"
    yield "    void init() {"
    yield "        vivat::clear(*this);"
    for field in owner.fields.values():
        if field.first:
            name = names.safe(field.name)
            yield f"        {name}.fill({field.first});" if field.size else f"        {name} = {field.first};"
    yield "    }"
    yield f"    void assign(const {owner.name} &other) {{ vivat::copy(*this, other); }}"
    yield "    template <class F> void each(F f) {  // every number, with the least and the most it can be"
    for field in owner.fields.values():
        name, ends = names.safe(field.name), f"{ended(field.fact.low)}, {ended(field.fact.high)}"
        yield f"        {name}.each(f, {ends});" if field.size else f"        f({name}, {ends});"
    yield "    }"


def ended(number: int) -> str:
    return "INT64_MIN" if number == LEAST else f"{number}LL"


def signature(function: Function, inside: bool = True) -> str:
    given = ", ".join(parameter(function, p.arg) for p in function.parameters)
    result = "void" if function.is_init or function.result is None else function.result.c_type
    owner = f"{function.owner.name}::" if function.owner and not inside else ""
    return f"{result} {owner}{names.of_function(function)}({given})"


def parameter(function: Function, name: str) -> str:
    fact = function.facts[name]
    return f"{fact.c_type} {names.safe(name)}" if fact.is_number else f"{fact.kind} &{names.safe(name)}"


def constant_line(name: str, constant: Constant) -> str:
    sizes = shape(constant.value)
    kind = cell_type(constant.value)
    if not sizes:
        kind = kind if kind in ("int64_t", "double") else "int32_t"
        return f"constexpr {kind} {name} = {number(constant.value)};"
    for size in reversed(sizes):
        kind = f"vivat::Row<{kind}, {size}>"
    return f"constexpr {kind} {name} = {table(constant.value)};"


def cell_type(value: Value) -> str:
    numbers = cells(value)
    if any(isinstance(number, float) for number in numbers):
        return "double"
    whole = [number for number in numbers if isinstance(number, int)]
    return next(name for bits, name in CELLS if -(2**bits) <= min(whole) and max(whole) < 2**bits)


def table(value: Value) -> str:
    return "{{" + ", ".join(map(table, value)) + "}}" if isinstance(value, tuple) else number(value)


def number(value: Value) -> str:
    return f"{value}LL" if isinstance(value, int) and abs(value) >= 2**31 else repr(value)
