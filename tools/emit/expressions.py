"""What an expression is: its kind, and its range if it is a whole number. What cannot be carried is refused here."""

from __future__ import annotations

import ast

from fold import Refused, Value, refuse

from emit import bounds, tables
from emit.constants import cells, shape
from emit.fields import GROWING, Field
from emit.ranges import (
    BINARY,
    BOOL,
    FLOAT,
    VOID,
    Fact,
    converted,
    count,
    extreme,
    inverted,
    join,
    lowest,
    negative,
    one_bit,
    whole,
)
from emit.sources import Class, Constant, Function, Module, Program

BITS, NATIVE = "engine/bits.py", "engine/native.py"
OF_BITS = {"one": one_bit, "count": count, "low": lowest}
OF_JUDGE = ("value", "weight")
OF_OBSERVER = ("observe", "action", "place", "points")
COMPARED = (ast.Eq, ast.NotEq, ast.Lt, ast.LtE, ast.Gt, ast.GtE)


class Unknown(Exception):
    """Not known yet: the function that tells it has not been looked at."""


class Expressions:
    def __init__(self, program: Program) -> None:
        self.program = program
        self.function = program.functions[0]  # the one being looked at
        self.last = False  # everything must be known by now
        self.facts: dict[ast.AST, Fact] = {}

    def refuse(self, node: ast.AST, why: str) -> Refused:
        return refuse(self.function.file, node, why)

    def of(self, e: ast.expr, condition: bool = False) -> Fact:
        fact = self.facts[e] = self.found(e, condition)
        return fact

    def found(self, e: ast.expr, condition: bool) -> Fact:
        match e:
            case ast.Constant(value=bool() as value):
                return Fact("bool", int(value), int(value))
            case ast.Constant(value=int() as value) if abs(value) < 2**63:
                return whole(value, value)
            case ast.Constant(value=float()):
                return FLOAT
            case ast.Name():
                return self.name(e)
            case ast.Attribute():
                field = self.field(e)
                if field.size:
                    raise self.refuse(e, f"{e.attr} is a table: only its cells are numbers")
                return field.fact
            case ast.Subscript():
                return self.subscript(e)
            case ast.UnaryOp(op=ast.Not(), operand=operand):
                self.of(operand, condition=True)
                return BOOL
            case ast.UnaryOp(op=sign, operand=operand):
                return self.unary(e, sign, self.of(operand))
            case ast.BinOp(left=left, op=op, right=right):
                return self.binary(e, op, self.of(left), self.of(right))
            case ast.BoolOp(values=values):
                kinds = {self.of(value, condition).kind for value in values}
                if kinds != {"bool"} and not condition:
                    raise self.refuse(e, "`and` and `or` of numbers are carried only where a condition is asked for")
                return BOOL
            case ast.Compare():
                return self.compare(e)
            case ast.IfExp(test=test, body=body, orelse=other):
                self.of(test, condition=True)
                return self.either(e, [body, other])
            case ast.Call():
                return self.call(e)
        raise self.refuse(e, f"cannot be carried: {ast.unparse(e)}")

    def name(self, e: ast.Name) -> Fact:
        if e.id in self.function.facts:
            return self.function.facts[e.id]
        found = self.program.find(self.function.file, e.id)
        if isinstance(found, Constant) and not isinstance(found.value, tuple):
            return self.value_fact(e, found.value)
        if found is not None:
            raise self.refuse(e, f"{e.id} is no number")
        if any(isinstance(n, ast.Name) and n.id == e.id and isinstance(n.ctx, ast.Store) for n in self.nodes()):
            raise Unknown
        raise self.refuse(e, f"{e.id} is nothing that carried code knows")

    def nodes(self) -> list[ast.AST]:
        return list(ast.walk(self.function.node))

    def value_fact(self, e: ast.AST, *values: Value) -> Fact:
        if any(isinstance(value, float) for value in values):
            return FLOAT
        numbers = [value for value in values if isinstance(value, int)]
        if any(abs(number) >= 2**63 for number in numbers):
            raise self.refuse(e, "does not fit into 64 bits")
        return whole(min(numbers), max(numbers))

    def owner(self, e: ast.expr) -> Class:
        fact = self.of(e)
        if fact.kind not in self.program.classes:
            raise self.refuse(e, f"{ast.unparse(e)} is no object")
        return self.program.classes[fact.kind]

    def field(self, e: ast.Attribute) -> Field:
        owner = self.owner(e.value)
        if e.attr not in owner.fields:
            raise self.refuse(e, f"{e.attr} of {owner.name} is nothing that carried code can use")
        found = owner.fields[e.attr]
        found.used |= not self.function.is_init
        return found

    def base(self, e: ast.Subscript) -> tuple[Field | Constant, list[ast.expr]]:
        """The table that is read, and its indices."""
        indices, table = [e.slice], e.value
        while isinstance(table, ast.Subscript):
            indices, table = [table.slice, *indices], table.value
        return self.table(table), indices

    def table(self, table: ast.expr) -> Field | Constant:
        if isinstance(table, ast.Attribute) and self.field(table).size:
            return self.field(table)
        if isinstance(table, ast.Name) and table.id not in self.function.facts:
            found = self.program.find(self.function.file, table.id)
            if isinstance(found, Constant) and isinstance(found.value, tuple) and 0 not in shape(found.value):
                return found
        raise self.refuse(table, f"{ast.unparse(table)} is no table")

    def subscript(self, e: ast.Subscript) -> Fact:
        table, indices = self.base(e)
        for index in indices:
            if not self.of(index).is_whole:
                raise self.refuse(index, "an index is a whole number")
        if len(indices) != (1 if isinstance(table, Field) else len(shape(table.value))):
            raise self.refuse(e, "a cell is a number: one index for each dimension")
        if isinstance(table, Field):
            return table.fact
        return self.value_fact(e, *self.reached(table.value, [self.facts[index] for index in indices]))

    def reached(self, table: Value, indices: list[Fact]) -> list[Value]:
        """The cells that indices in these ranges can mean."""
        if not isinstance(table, tuple):
            return [table]
        rows = table[max(indices[0].low, 0) : indices[0].high + 1] or table
        return [cell for row in rows for cell in self.reached(row, indices[1:])]

    def cell(self, e: ast.expr) -> Fact:
        """Any cell of a table that a loop goes over."""
        table = self.table(e)
        if isinstance(table, Field):
            if table.size == GROWING:
                raise self.refuse(e, "a loop goes over a table of fixed size")
            return table.fact
        if len(shape(table.value)) > 1:
            raise self.refuse(e, "a loop goes over numbers, not over rows")
        return self.value_fact(e, *cells(table.value))

    def unary(self, e: ast.AST, sign: ast.unaryop, operand: Fact) -> Fact:
        if not operand.is_number or (operand.kind == "float" and isinstance(sign, ast.Invert)):
            raise self.refuse(e, "no sign for this")
        if isinstance(sign, ast.UAdd) or operand.kind == "float":
            return operand
        return negative(operand) if isinstance(sign, ast.USub) else inverted(operand)

    def binary(self, e: ast.AST, op: ast.operator, left: Fact, right: Fact) -> Fact:
        name = type(op).__name__
        if not left.is_number or not right.is_number:
            raise self.refuse(e, "numbers are needed here")
        if name == "Div":
            return FLOAT
        if "float" in (left.kind, right.kind) and name in ("Add", "Sub", "Mult"):
            return FLOAT
        if name not in BINARY or not (left.is_whole and right.is_whole):
            raise self.refuse(e, f"{name} cannot be carried for {left.kind} and {right.kind}")
        return BINARY[name](left, right)

    def either(self, e: ast.AST, ways: list[ast.expr]) -> Fact:
        """One of two; while one is not known yet, as in a function that calls itself, the other."""
        known = []
        for way in ways:
            try:
                known.append(self.of(way))
            except Unknown:
                if self.last:
                    raise
        if not known:
            raise Unknown
        found = join(known[0], known[-1])
        if found is None:
            raise self.refuse(e, f"either a {known[0].kind} or a {known[-1].kind}")
        return found

    def compare(self, e: ast.Compare) -> Fact:
        if isinstance(e.ops[0], ast.In | ast.NotIn) and isinstance(e.comparators[0], ast.Tuple):
            sides = [e.left, *e.comparators[0].elts]
            again = [e.left]
        elif all(isinstance(op, COMPARED) for op in e.ops):
            sides = [e.left, *e.comparators]
            again = sides[1:-1]
        else:
            raise self.refuse(e, f"cannot be carried: {ast.unparse(e)}")
        facts = [self.of(side) for side in sides]
        if not all(fact.is_number for fact in facts):
            raise self.refuse(e, "numbers are compared")
        if any(not isinstance(side, ast.Name | ast.Attribute | ast.Constant) for side in again):
            raise self.refuse(e, "this would be worked out twice: give it a name first")
        return BOOL

    # ---- calls -------------------------------------------------------------------------------------------------------

    def call(self, e: ast.Call) -> Fact:
        if e.keywords:
            raise self.refuse(e, "arguments go by place")
        target = self.callee(e)
        if isinstance(target, Function):
            self.prepare(target)
            return self.call_function(e, target)
        if target in tables.OWN:
            return tables.called(self, e, target)
        facts = [self.of(argument) for argument in self.arguments(e)]
        found = self.call_built_in(target, facts)
        if found is None:
            raise self.refuse(e, f"cannot be called: {ast.unparse(e)}")
        return found

    def callee(self, e: ast.Call) -> Function | str:
        """A carried function, or the name of something C++ has its own way of doing."""
        match e.func:
            case ast.Name(id=name) if name not in self.function.facts:
                found = self.program.find(self.function.file, name)
                if isinstance(found, Function):
                    return found
                if found is None and name in ("min", "max", "abs", "int", "float", "bool"):
                    return name
            case ast.Attribute(value=ast.Name(id=module), attr=name) if module not in self.function.facts:
                found = self.program.find(self.function.file, module)
                if isinstance(found, Module):
                    return self.of_module(found.file, name)
            case ast.Attribute(value=owner, attr=name):
                kind = self.owner(owner)
                if kind.is_state and name == "assign":
                    return "assign"
                if method := self.program.method(kind, name):
                    return method
        raise self.refuse(e, f"cannot be called: {ast.unparse(e.func)}")

    def arguments(self, e: ast.Call) -> list[ast.expr]:
        """native.value(judge, state, seat) is the judge's own value(state, seat): there is one judge here."""
        match e.func:
            case ast.Attribute(value=ast.Name(id=module), attr=name) if name in (*OF_JUDGE, *OF_OBSERVER):
                if self.program.find(self.function.file, module) == Module(NATIVE):
                    return e.args[1:]
        return e.args

    def of_module(self, file: str, name: str) -> Function | str:
        if file == NATIVE and name in OF_JUDGE and self.program.judges(name):
            file = self.program.judge
        if file == NATIVE and name in OF_OBSERVER and self.program.observe in self.program.files:
            file = self.program.observe
        if file in (BITS, NATIVE, "math"):
            return f"{file.removeprefix('engine/').removesuffix('.py')}.{name}"
        found = self.program.find(file, name) if file in self.program.files else None
        return found if isinstance(found, Function) else f"{file}.{name}"

    def call_function(self, e: ast.Call, target: Function) -> Fact:
        arguments = self.arguments(e)
        if len(arguments) != len(target.parameters):
            raise self.refuse(e, f"{target.name} takes {len(target.parameters)} arguments")
        facts = [self.of(argument) for argument in arguments]
        for parameter, fact, argument in zip(target.parameters, facts, arguments, strict=True):
            self.pass_on(target, parameter, fact, argument)
        if target.result is None:
            raise Unknown
        return bounds.of_result(target, facts) or target.result

    def pass_on(self, target: Function, parameter: ast.arg, fact: Fact, argument: ast.expr) -> None:
        """One argument: a declared parameter stays as it is, any other grows to hold it."""
        declared = self.program.annotated(target, parameter.annotation, parameter)
        if declared is None:
            raise self.refuse(argument, f"{parameter.arg} of {target.name} is Python's own")
        self.must_fit(argument, declared, fact)
        if parameter.arg not in target.declared:
            number = whole(fact.low, fact.high)
            if target.file.startswith("games/"):  # Python calls them too, and not only with what the rules pass
                number = join(number, bounds.FROM_PYTHON) or number
            old = target.facts.get(parameter.arg)
            target.facts[parameter.arg] = self.grown((target, parameter.arg), old, number, argument)

    def call_built_in(self, name: str, facts: list[Fact]) -> Fact | None:
        module, _, word = name.rpartition(".")
        whole_numbers = all(fact.is_whole for fact in facts)
        numbers = all(fact.is_number for fact in facts)
        if module == "bits" and word in OF_BITS and len(facts) == 1 and whole_numbers:
            return OF_BITS[word](facts[0])
        if name == "bits.nth" and len(facts) == 2 and whole_numbers:
            return lowest(facts[0])
        if module == "math" and word in ("sqrt", "log") and len(facts) == 1 and numbers:
            return FLOAT
        if [fact.kind for fact in facts] == [self.program.state.name]:
            return {"native.key": bounds.KEY, "native.words": bounds.WORDS, "assign": VOID}.get(name)
        if module == "native" and word in OF_JUDGE:  # a game without a judge: nobody asks it
            return FLOAT
        if module == "native" and word in OF_OBSERVER:  # nor an observation
            return VOID if word == "observe" else whole(0, 0)
        if name == "native.rounded" and len(facts) == 2 and numbers and facts[1].is_whole:
            return whole(-facts[1].high, facts[1].high)
        if name in ("min", "max") and len(facts) == 2 and whole_numbers:
            return extreme(name, *facts)
        if len(facts) == 1 and numbers:
            return converted(name, facts[0])
        return None

    # ---- what the analysis of statements adds ------------------------------------------------------------------------

    def prepare(self, function: Function) -> None:
        raise NotImplementedError

    def must_fit(self, node: ast.AST, place: Fact, fact: Fact) -> None:
        raise NotImplementedError

    def grown(self, key: object, old: Fact | None, new: Fact, node: ast.AST) -> Fact:
        raise NotImplementedError
