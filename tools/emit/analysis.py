"""What every expression is: its kind and its range, found by going through all functions until nothing changes.

A local, a parameter, a result and a field have one range each: all that is ever put into them, anywhere. So a range is
proven, not sampled: it holds whatever is played.
"""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator
from typing import Any

from emit import bounds
from emit.expressions import Expressions, Unknown
from emit.fields import Field
from emit.ranges import ANY, VOID, Fact, join, whole, widened
from emit.sources import Class, Function, Program, statements

PATIENCE = 4  # changes of one range before it is widened


class Analysis(Expressions):
    def __init__(self, program: Program) -> None:
        super().__init__(program)
        self.changes: Counter[Any] = Counter()
        self.changed = False
        self.prepared: set[Function] = set()
        self.settle()  # now it is known which methods are carried
        for owner in program.classes.values():
            if not owner.is_state:
                open_settings(owner)
        self.settle()

    # ---- until nothing changes ---------------------------------------------------------------------------------------

    def settle(self) -> None:
        while True:
            self.changed = False
            for function in list(self.program.functions):
                self.prepare(function)
                if self.is_ready(function):
                    self.visit(function)
            settled = not self.changed and not self.open_the_uncalled()
            if settled and self.last:
                return
            self.last = settled

    def prepare(self, function: Function) -> None:
        """What the declarations say, once."""
        if function in self.prepared:
            return
        self.prepared.add(function)
        self.changed = True
        for parameter in function.parameters:
            fact = self.program.annotated(function, parameter.annotation, parameter)
            bound = bounds.of_parameter(self.program, function, parameter.arg)
            if fact is None:
                function.pythons_own.add(parameter.arg)
            elif fact != ANY or bound:
                function.facts[parameter.arg] = bound or fact
                function.declared.add(parameter.arg)
        if function.owner:
            function.facts["self"] = Fact(function.owner.name)
        if not function.is_init and self.program.annotated(function, function.node.returns, function.node) == VOID:
            function.result = VOID

    def is_ready(self, function: Function) -> bool:
        return all(parameter.arg in function.facts for parameter in function.parameters)

    def open_the_uncalled(self) -> bool:
        """Functions that only Python calls are given any number."""
        waiting = [function for function in self.program.functions if not self.is_ready(function)]
        for function in waiting:
            for parameter in function.parameters:
                function.facts.setdefault(parameter.arg, ANY)
        return bool(waiting)

    def visit(self, function: Function) -> None:
        self.function = function
        body = list(statements(function))
        self.block(body)
        if function.result != VOID and not function.is_init and not ends(body):
            raise self.refuse(function.node, f"{function.name} may come to its end without a value")

    def grown(self, key: Any, old: Fact | None, new: Fact, node: ast.AST) -> Fact:
        """A range after one more value was put into it."""
        found = new if old is None else join(old, new)
        if found is None:
            raise self.refuse(node, f"a {new.kind} where there was a {old.kind if old else ''}")
        if found != old:
            self.changed = True
            self.changes[key] += 1
            if old is not None and self.changes[key] > PATIENCE:
                found = widened(old, found)
        return found

    # ---- statements --------------------------------------------------------------------------------------------------

    def block(self, body: list[ast.stmt]) -> None:
        for line in body:
            try:
                self.statement(line)
            except Unknown:
                if self.last:
                    raise self.refuse(line, "a name without a value") from None

    def statement(self, line: ast.stmt) -> None:
        match line:
            case ast.Pass() | ast.Break() | ast.Continue() | ast.Expr(value=ast.Constant(value=str())):
                pass
            case ast.Expr(value=ast.Call() as call):
                self.of(call)
            case ast.Assign(targets=targets, value=value):
                for target in targets:
                    self.assign(line, target, value)
            case ast.AnnAssign(target=target, value=ast.expr() as value):
                self.assign(line, target, value)
            case ast.AugAssign(target=target, op=op, value=value):
                self.of(target)
                self.store(target, self.binary(line, op, self.of(target), self.of(value)))
            case ast.If(test=test, body=body, orelse=other):
                self.tested(test)
                self.block(body)
                self.block(other)
            case ast.While(test=test, body=body, orelse=[]):
                self.tested(test)
                self.block(body)
            case ast.For(target=ast.Name() as target, iter=source, body=body, orelse=[]):
                self.loop(target, source)
                self.block(body)
            case ast.Return(value=value):
                self.give_back(line, value)
            case _:
                raise self.refuse(line, f"cannot be carried: {ast.unparse(line).splitlines()[0]}")

    def tested(self, test: ast.expr) -> None:
        try:
            self.of(test, condition=True)
        except Unknown:
            if self.last:
                raise

    def assign(self, line: ast.stmt, target: ast.expr, value: ast.expr) -> None:
        match target, value:
            case ast.Tuple(elts=targets), ast.Tuple(elts=values) if len(targets) == len(values):
                for one, other in zip(targets, values, strict=True):
                    self.store(one, self.of(other))
            case ast.Attribute(value=ast.Name(id="self"), attr=name), _ if self.is_pythons_own(name):
                pass
            case ast.Attribute() as place, ast.Call() as made if self.function.is_init and self.made_by(place):
                self.make(made, self.made_by(place))
            case ast.Attribute(), ast.BinOp(left=ast.List(elts=[each]), op=ast.Mult(), right=_):
                self.whole_table(line, target, each)
            case ast.Attribute(), ast.BinOp(left=ast.Call(func=ast.Name(id="array")), op=ast.Mult(), right=size):
                if self.field(target).size >= 0:
                    raise self.refuse(line, "an array is made in __init__")
                self.of(size)
            case _:
                self.store(target, self.of(value))

    def made_by(self, place: ast.Attribute) -> Function | None:
        """The `__init__` of an object that a field holds; None for a number."""
        kind = self.program.classes.get(self.field(place).fact.kind)
        return self.program.method(kind, "__init__") if kind else None

    def make(self, made: ast.Call, maker: Function | None) -> None:
        """An object is made within the object that holds it."""
        assert maker
        self.prepare(maker)
        if made.keywords or len(made.args) != len(maker.parameters):
            raise self.refuse(made, f"{ast.unparse(made.func)} takes {len(maker.parameters)} arguments, by place")
        for parameter, argument in zip(maker.parameters, made.args, strict=True):
            self.pass_on(maker, parameter, self.of(argument), argument)

    def is_pythons_own(self, name: str) -> bool:
        owner = self.function.owner
        return self.function.is_init and owner is not None and name not in owner.fields

    def whole_table(self, line: ast.stmt, target: ast.Attribute, each: ast.expr) -> None:
        if not self.field(target).size:
            raise self.refuse(line, f"{target.attr} is no table")
        self.field(target).changes |= not self.function.is_init
        self.of(each)

    def store(self, target: ast.expr, fact: Fact) -> None:
        match target:
            case ast.Name(id=name):
                if not fact.is_number:
                    raise self.refuse(target, f"{name} would be another name of an object")
                facts = self.function.facts
                facts[name] = self.grown((self.function, name), facts.get(name), fact, target)
                self.must_fit(target, facts[name], fact)
                self.facts[target] = facts[name]
            case ast.Attribute():
                field = self.field(target)
                if field.size or not field.fact.is_number:
                    raise self.refuse(target, f"{target.attr} is a table or an object: its parts are changed")
                self.must_fit(target, field.fact, fact)
                field.changes |= not self.function.is_init
                if not field.declared:
                    field.fact = self.grown(field, field.fact, fact, target)
                self.facts[target] = field.fact
            case ast.Subscript():
                self.must_fit(target, self.of(target), fact)
                table, _ = self.base(target)
                if not isinstance(table, Field):
                    raise self.refuse(target, "a constant table is not changed")
                table.changes |= not self.function.is_init
            case _:
                raise self.refuse(target, f"cannot be given a value: {ast.unparse(target)}")

    def must_fit(self, node: ast.AST, place: Fact, fact: Fact) -> None:
        if place.kind == fact.kind or place.kind == "float" or (place.kind == "int" and fact.kind == "bool"):
            return
        raise self.refuse(node, f"a {fact.kind} where a {place.kind} belongs")

    def loop(self, target: ast.Name, source: ast.expr) -> None:
        match source:
            case ast.Call(func=ast.Name(id="range"), args=args, keywords=[]):
                ends = [self.counted(arg) for arg in args]
                first, last = (whole(0, 0), ends[0]) if len(ends) == 1 else (ends[0], ends[1])
                step = ends[2] if len(ends) == 3 else whole(1, 1)
                if step.low != step.high or step.low == 0:
                    raise self.refuse(source, "a range goes by a fixed step")
                up = step.low > 0
                fact = whole(first.low, max(last.high - 1, first.low)) if up else whole(last.low + 1, first.high)
            case ast.Name() | ast.Attribute():
                fact = self.cell(source)
            case _:
                raise self.refuse(source, "a loop goes over a range or a table")
        self.store(target, fact)

    def counted(self, end: ast.expr) -> Fact:
        fact = self.of(end)
        if not fact.is_whole:
            raise self.refuse(end, "a range ends at a whole number")
        return fact

    def give_back(self, line: ast.stmt, value: ast.expr | None) -> None:
        function = self.function
        if value is None:
            if function.result != VOID and not function.is_init:
                raise self.refuse(line, f"{function.name} gives a value back")
            return
        declared = self.program.annotated(function, function.node.returns, function.node)
        fact = self.of(value)
        if declared is None or declared == VOID:
            raise self.refuse(line, f"{function.name} gives nothing back")
        self.must_fit(line, declared, fact)
        if declared.kind in ("float", "bool"):
            function.result = declared
        else:
            number = whole(fact.low, fact.high)
            function.result = self.grown((function, "return"), function.result, number, line)


def open_settings(owner: Class) -> None:
    """What Python's own methods set, or nobody but __init__, is for others to set: it may be any number."""
    carried: set[str] = set()
    others: set[str] = set()
    for part in owner.node.body:
        if isinstance(part, ast.FunctionDef) and part.name != "__init__":
            (carried if part.name in owner.methods else others).update(stored(part))
    for field in owner.fields.values():
        found = field.declared or field.size or field.fact.kind != "int" or field.worked_out
        if not found and (field.name in others or field.name not in carried):
            field.fact, field.declared = ANY, True


def stored(method: ast.FunctionDef) -> Iterator[str]:
    """The attributes that a method gives a value."""
    for node in ast.walk(method):
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
            yield node.attr


def ends(body: list[ast.stmt]) -> bool:
    """Whether every way through these lines comes to a return."""
    match body[-1:]:
        case [ast.Return()]:
            return True
        case [ast.If(body=one, orelse=other)]:
            return ends(one) and ends(other)
        case [ast.While(test=ast.Constant(value=True), body=inside)]:
            return not any(isinstance(part, ast.Break) for line in inside for part in ast.walk(line))
    return False
