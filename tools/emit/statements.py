"""Statements and whole functions as C++."""

from __future__ import annotations

import ast

from emit import names
from emit.constants import shape
from emit.fields import Field
from emit.ranges import BINARY, FLOAT, Fact, join, whole
from emit.sources import Function, statements
from emit.writing import Writing


class Statements(Writing):
    """Writes one function at a time."""

    lines: list[str]
    depth: int
    loops: int
    numbered = False  # with #line, so that the checked build names the line of the Python source

    def body(self, function: Function) -> list[str]:
        """The inside of a function, its locals first: in Python they belong to the whole function."""
        self.enter(function)
        self.lines, self.depth, self.loops = [], 1, 0
        for line in statements(function):
            self.statement(line)
        given = {parameter.arg for parameter in function.parameters} | {"self"}
        wanted = sorted(
            (fact.c_type, names.safe(name))
            for name, fact in function.facts.items()
            if name not in given and fact.is_number and name != "_"
        )
        return [*(f"    {kind} {name} = 0;" for kind, name in wanted), *self.lines]

    def put_line(self, text: str) -> None:
        self.lines.append("    " * self.depth + text)

    def block(self, body: list[ast.stmt]) -> None:
        self.depth += 1
        for line in body:
            self.statement(line)
        self.depth -= 1

    def statement(self, line: ast.stmt) -> None:
        if self.numbered and not isinstance(line, ast.Pass):
            self.lines.append(f'#line {line.lineno} "src/vivat/{self.function.file}"')
        match line:
            case ast.Pass() | ast.Expr(value=ast.Constant()):
                pass
            case ast.Expr(value=ast.Call() as call):
                self.put_line(f"{self.text(call)};")
            case ast.Assign(targets=[target], value=value):
                self.assign(target, value)
            case ast.Assign(targets=targets, value=value):
                self.together(targets, [value] * len(targets))
            case ast.AnnAssign(target=target, value=ast.expr() as value):
                self.assign(target, value)
            case ast.AugAssign(target=target, op=op, value=value):
                self.put_line(f"{self.spot(target)} = {self.changed(target, op, value)};")
            case ast.If():
                self.choice(line, "if")
            case ast.While(test=test, body=body):
                self.put_line(f"while {bracketed(self.text(test))} {{")
                self.block(body)
                self.put_line("}")
            case ast.For(target=ast.Name(id=name) as target, iter=source, body=body):
                self.loop(name, target, source, body)
            case ast.Return(value=value):
                self.give_back(value)
            case ast.Break() | ast.Continue():
                self.put_line("break;" if isinstance(line, ast.Break) else "continue;")
            case _:
                raise AssertionError(ast.unparse(line))

    def choice(self, line: ast.If, word: str) -> None:
        self.put_line(f"{word} {bracketed(self.text(line.test))} {{")
        self.block(line.body)
        match line.orelse:
            case []:
                self.put_line("}")
            case [ast.If() as other] if not self.numbered:
                self.choice(other, "} else if")
            case other_lines:
                self.put_line("} else {")
                self.block(other_lines)
                self.put_line("}")

    # ---- giving values -----------------------------------------------------------------------------------------------

    def place(self, target: ast.expr) -> tuple[Fact, str, bool]:
        """What a place can hold: its range, its C++ type, whether that is declared."""
        match target:
            case ast.Name(id=name):
                fact = self.function.facts[name]
                return fact, fact.c_type, False
            case ast.Attribute():
                field = self.analysis.field(target)
                return field.fact, field.c_type, field.declared
            case ast.Subscript():
                table, _ = self.analysis.base(target)
                assert isinstance(table, Field)
                return table.fact, table.c_type, table.declared
        raise AssertionError(ast.unparse(target))

    def assign(self, target: ast.expr, value: ast.expr) -> None:
        match target, value:
            case ast.Tuple(elts=targets), ast.Tuple(elts=values):
                self.together(targets, values)
            case ast.Attribute(value=ast.Name(id="self"), attr=name), _ if self.analysis.is_pythons_own(name):
                pass
            case ast.Attribute(), ast.Call(args=args) if self.function.is_init and self.analysis.made_by(target):
                maker = self.analysis.made_by(target)
                assert maker
                self.put_line(f"{self.text(target)}.init({self.given_to(maker, args)});")
            case ast.Attribute(), ast.BinOp(left=ast.List(elts=[each])):
                self.put_line(f"{self.text(target)}.fill({self.put(each, *self.place(target))});")
            case ast.Attribute(), ast.BinOp(left=ast.Call(func=ast.Name(id="array")), right=size):
                self.put_line(f"{self.text(target)}.make({self.text(size)});")
            case _:
                self.put_line(f"{self.spot(target)} = {self.put(value, *self.place(target))};")

    def together(self, targets: list[ast.expr], values: list[ast.expr]) -> None:
        """a, b = b, a: all values first."""
        self.put_line("{")
        for i, (target, value) in enumerate(zip(targets, values, strict=True)):
            self.put_line(f"    const {self.place(target)[1]} new_{i} = {self.put(value, *self.place(target))};")
        for i, target in enumerate(targets):
            self.put_line(f"    {self.spot(target)} = new_{i};")
        self.put_line("}")

    def changed(self, target: ast.expr, op: ast.operator, value: ast.expr) -> str:
        """What `target op= value` leaves in the target."""
        place, kind, declared = self.place(target)
        before = self.fact(target)
        name = type(op).__name__
        made = ast.copy_location(ast.BinOp(target, op, value), value)
        real = name == "Div" or "float" in (before.kind, self.fact(value).kind)
        self.analysis.facts[made] = FLOAT if real else BINARY[name](before, self.fact(value))
        return self.put(made, place, kind, declared)

    def give_back(self, value: ast.expr | None) -> None:
        if value is None:
            self.put_line("return;")
            return
        result = self.function.result
        assert result is not None
        self.put_line(f"return {self.put(value, result, result.c_type, declared=False)};")

    # ---- loops -------------------------------------------------------------------------------------------------------

    def loop(self, name: str, target: ast.Name, source: ast.expr, body: list[ast.stmt]) -> None:
        """The counter is the loop's own: the name may be changed inside, and keeps its last value after it."""
        self.loops += 1
        i, end = f"i{self.loops}", f"end{self.loops}"
        if isinstance(source, ast.Call):
            head = self.range_head(i, end, source)
            value = i
        else:
            head = f"for (int32_t {i} = 0; {i} < {self.table_size(source)}; {i}++) {{"
            value = f"{self.constant(source) if isinstance(source, ast.Name) else self.text(source)}.at({i})"
        self.put_line(head)
        if name != "_":
            kind = self.function.facts[name].c_type
            self.put_line(f"    {names.safe(name)} = {value if kind == 'double' else f'{kind}({value})'};")
        self.block(body)
        self.put_line("}")

    def range_head(self, i: str, end: str, source: ast.Call) -> str:
        args = source.args
        first = args[0] if len(args) > 1 else None
        last = args[1] if first else args[0]
        step = self.fact(args[2]).low if len(args) > 2 else 1
        facts = [self.fact(last), self.fact(first) if first else whole(0, 0)]
        joint = join(facts[0], facts[1])
        kind = "int64_t" if joint is None or joint.c_type == "int64_t" else "int32_t"
        begin = self.in_type(first, kind) if first else "0"
        return (
            f"for ({kind} {i} = {begin}, {end} = {self.in_type(last, kind)}; {i} {'<' if step > 0 else '>'} {end}; "
            f"{i} += {step}) {{"
        )

    def table_size(self, source: ast.expr) -> int:
        table = self.analysis.table(source)
        return table.size if isinstance(table, Field) else shape(table.value)[0]


def bracketed(text: str) -> str:
    """In one pair of brackets, not in two."""
    depth = 0
    for place, sign in enumerate(text):
        depth += (sign == "(") - (sign == ")")
        if depth == 0:
            return text if place == len(text) - 1 and place else f"({text})"
    return f"({text})"
