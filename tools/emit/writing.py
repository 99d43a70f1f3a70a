"""Expressions as C++, after the analysis: no width is left open, and nothing is worked out in fewer bits than it needs.

An operation is done in 64 bits unless its operands and its result are proven to fit into 32. Where a number is put into
a place narrower than what is proven of it, or that has a declared bound, the text says `vivat::held`: a plain
conversion, and in the checked build a trap.
"""

from __future__ import annotations

import ast

from emit import names
from emit.analysis import Analysis
from emit.fields import Field
from emit.ranges import Fact, join
from emit.sources import Constant, Function
from emit.tables import OWN

SIGNS = {"Add": "+", "Sub": "-", "Mult": "*", "BitAnd": "&", "BitOr": "|", "BitXor": "^"}
ORDER = {"Eq": "==", "NotEq": "!=", "Lt": "<", "LtE": "<=", "Gt": ">", "GtE": ">="}
WIDTHS = {"bool": 1, "int8_t": 8, "uint8_t": 8, "int16_t": 16, "int32_t": 32, "int64_t": 64}


class Writing:
    """The text of expressions; `fact` and `text` of the same node belong together."""

    def __init__(self, analysis: Analysis) -> None:
        self.analysis = analysis
        self.program = analysis.program
        self.used: dict[str, Constant] = {}

    def enter(self, function: Function) -> None:
        self.analysis.function = function
        self.function = function

    def fact(self, e: ast.expr) -> Fact:
        return self.analysis.facts[e]

    # ---- expressions -------------------------------------------------------------------------------------------------

    def text(self, e: ast.expr) -> str:
        match e:
            case ast.Constant(value=bool() as value):
                return "true" if value else "false"
            case ast.Constant(value=int() as value):
                return str(value) if self.fact(e).c_type == "int32_t" else f"int64_t({value})"
            case ast.Constant(value=float() as value):
                return repr(value)
            case ast.Name():
                return self.name(e)
            case ast.Attribute(value=owner, attr=name):
                return f"{self.object(owner)}{names.safe(name)}"
            case ast.Subscript():
                return f"double({self.cell(e)})" if self.is_short(e) else self.cell(e)
            case ast.UnaryOp(op=ast.Not(), operand=operand):
                return f"!{self.text(operand)}"
            case ast.UnaryOp(op=sign, operand=operand):
                mark = {"USub": "-", "Invert": "~"}.get(type(sign).__name__, "+")
                return f"({mark}{self.in_type(operand, self.joint(e, operand))})"
            case ast.BinOp(left=left, op=op, right=right):
                return self.binary(type(op).__name__, e, left, right)
            case ast.BoolOp(op=op, values=values):
                return "(" + (" && " if isinstance(op, ast.And) else " || ").join(map(self.text, values)) + ")"
            case ast.Compare():
                return self.compare(e)
            case ast.IfExp(test=test, body=body, orelse=other):
                kind = self.fact(e).c_type
                return f"({self.text(test)} ? {self.in_type(body, kind)} : {self.in_type(other, kind)})"
            case ast.Call():
                return self.call(e)
        raise AssertionError(ast.unparse(e))  # the analysis has refused everything else

    def name(self, e: ast.Name) -> str:
        if e.id == "self":
            return "(*this)"
        if e.id in self.function.facts:
            return names.safe(e.id)
        return self.constant(e)

    def constant(self, e: ast.Name) -> str:
        found = self.program.find(self.function.file, e.id)
        assert isinstance(found, Constant)
        name = names.of_constant(found)
        self.used[name] = found
        return name

    def object(self, e: ast.expr) -> str:
        """In front of a field or method."""
        return "this->" if isinstance(e, ast.Name) and e.id == "self" else f"{self.text(e)}."

    def cell(self, e: ast.Subscript) -> str:
        _, indices = self.analysis.base(e)
        table: ast.expr = e
        while isinstance(table, ast.Subscript):
            table = table.value
        head = self.constant(table) if isinstance(table, ast.Name) else self.text(table)
        return head + "".join(f".at({self.text(index)})" for index in indices)

    def is_short(self, e: ast.Subscript) -> bool:
        """Whether the cell is a float of 32 bits: Python works with 64."""
        table, _ = self.analysis.base(e)
        return isinstance(table, Field) and table.cell == "float"

    def spot(self, target: ast.expr) -> str:
        """A place that is given a value."""
        return self.cell(target) if isinstance(target, ast.Subscript) else self.text(target)

    # ---- widths ------------------------------------------------------------------------------------------------------

    def in_type(self, e: ast.expr, kind: str) -> str:
        """The expression as a number of this C++ type, which is proven to hold it."""
        have = self.natural(e)
        if kind == "double":
            return self.text(e) if have == "double" else f"vivat::real({self.text(e)})"
        return self.text(e) if have == kind else f"{kind}({self.text(e)})"

    def natural(self, e: ast.expr) -> str:
        """The C++ type of the text of an expression: an operation may be done in more bits than its result needs."""
        match e:
            case ast.BinOp(left=left, op=ast.LShift() | ast.RShift(), right=right) if self.fact(e).kind == "int":
                return self.shift_type(e, left, right)
            case ast.BinOp(left=left, right=right) if self.fact(e).kind == "int":
                return self.joint(e, left, right)
            case ast.UnaryOp(op=ast.USub() | ast.Invert() | ast.UAdd(), operand=operand) if self.fact(e).kind == "int":
                return self.joint(e, operand)
            case ast.Call() if self.fact(e).kind == "int":
                return self.call_type(e)
        return self.fact(e).c_type

    def call_type(self, e: ast.Call) -> str:
        target = self.analysis.callee(e)
        arguments = self.analysis.arguments(e)
        if isinstance(target, Function):
            return (target.result or self.fact(e)).c_type
        return self.joint(e, *arguments) if target in ("min", "max", "abs") else self.fact(e).c_type

    def joint(self, *parts: ast.expr) -> str:
        """The type that holds all of these."""
        fact = self.fact(parts[0])
        for part in parts[1:]:
            fact = join(fact, self.fact(part)) or fact
        return "int32_t" if fact.c_type == "bool" else fact.c_type

    def binary(self, name: str, e: ast.expr, left: ast.expr, right: ast.expr) -> str:
        if name == "Div":
            return f"vivat::quotient({self.in_type(left, 'double')}, {self.in_type(right, 'double')})"
        kind = self.joint(e, left, right)
        if name in ("LShift", "RShift"):
            kind = self.shift_type(e, left, right)
            return f"vivat::{'shl' if name == 'LShift' else 'shr'}<{kind}>({self.text(left)}, {self.text(right)})"
        a, b = self.in_type(left, kind), self.in_type(right, kind)
        if name in ("FloorDiv", "Mod"):
            plain = self.fact(left).low >= 0 and self.fact(right).low >= 0
            word = ("" if plain else "floor_") + ("divide" if name == "FloorDiv" else "remainder")
            return f"vivat::{word}<{kind}>({a}, {b})"
        return f"({a} {SIGNS[name]} {b})"

    def shift_type(self, e: ast.expr, left: ast.expr, right: ast.expr) -> str:
        """32 bits can be shifted by 31 places at most."""
        return self.joint(e, left) if self.fact(right).high < 32 else "int64_t"

    def put(self, value: ast.expr, place: Fact, kind: str, declared: bool) -> str:
        """A value on its way into a local, a cell, a field, a parameter or a result of this C++ type."""
        return self.held(self.text(value), self.fact(value), place, kind, declared, self.natural(value))

    def held(self, text: str, fact: Fact, place: Fact, kind: str, declared: bool, natural: str) -> str:
        if kind in ("double", "float"):
            return text if fact.kind == "float" else f"vivat::real({text})"
        if fact.kind not in ("int", "bool"):
            return text
        if declared and not (place.low <= fact.low and fact.high <= place.high):
            return f"vivat::held<{kind}>({text}, {place.low}LL, {place.high}LL)"
        return f"vivat::fit<{kind}>({text})" if WIDTHS[natural] > WIDTHS[kind] else text

    # ---- comparisons and calls ---------------------------------------------------------------------------------------

    def compare(self, e: ast.Compare) -> str:
        if isinstance(e.ops[0], ast.In | ast.NotIn):
            assert isinstance(e.comparators[0], ast.Tuple)
            each = [f"{self.text(e.left)} == {self.text(other)}" for other in e.comparators[0].elts]
            return ("(" if isinstance(e.ops[0], ast.In) else "!(") + " || ".join(each) + ")"
        sides = [e.left, *e.comparators]
        real = any(self.fact(side).kind == "float" for side in sides)
        texts = [self.in_type(side, "double") if real else self.text(side) for side in sides]
        pairs = [f"{texts[i]} {ORDER[type(op).__name__]} {texts[i + 1]}" for i, op in enumerate(e.ops)]
        return "(" + " && ".join(pairs) + ")"

    def call(self, e: ast.Call) -> str:
        target = self.analysis.callee(e)
        arguments = self.analysis.arguments(e)
        if isinstance(target, Function):
            return f"{self.head(e, target)}{names.of_function(target)}({self.given_to(target, arguments)})"
        return self.built_in(e, target, arguments)

    def given_to(self, target: Function, arguments: list[ast.expr]) -> str:
        return ", ".join(
            self.put(value, target.facts[p.arg], target.facts[p.arg].c_type, p.arg in target.declared)
            for p, value in zip(target.parameters, arguments, strict=True)
        )

    def head(self, e: ast.Call, target: Function) -> str:
        return self.object(e.func.value) if target.owner and isinstance(e.func, ast.Attribute) else ""

    def built_in(self, e: ast.Call, name: str, arguments: list[ast.expr]) -> str:
        kind = self.fact(e).c_type
        if name == "assign":
            assert isinstance(e.func, ast.Attribute)
            return f"{self.object(e.func.value)}assign({self.text(arguments[0])})"
        if name.startswith("math."):
            return f"vivat::{name[5:]}({self.in_type(arguments[0], 'double')})"
        if name in ("bits.count", "bits.low"):
            return f"vivat::{name[5:]}({self.in_type(arguments[0], self.joint(arguments[0]))})"
        if name == "bits.nth":
            return f"vivat::nth({', '.join(map(self.text, arguments))})"
        if name == "bits.one":
            return f"vivat::one<{kind}>({self.text(arguments[0])})"
        if name == "native.key":
            return f"vivat::key({self.text(arguments[0])})"
        if name == "native.words":
            return f"vivat::words({self.text(arguments[0])})"
        if name in OWN:
            return f"vivat::{name[7:]}({', '.join(map(self.text, arguments))})"
        if name == "native.rounded":
            return f"vivat::rounded({self.in_type(arguments[0], 'double')}, {self.text(arguments[1])})"
        if name.startswith("native."):
            return "0.0" if self.fact(e).kind == "float" else "0"
        if name in ("min", "max"):
            joint = self.joint(e, *arguments)
            return f"vivat::{name}<{joint}>({', '.join(self.in_type(argument, joint) for argument in arguments)})"
        if name == "abs":
            joint = self.joint(e, arguments[0])
            return f"vivat::abs<{joint}>({self.in_type(arguments[0], joint)})"
        return self.in_type(arguments[0], kind)
