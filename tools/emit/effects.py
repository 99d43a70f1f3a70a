"""What functions read and change, and the refusal of expressions whose order Python fixes and C++ does not.

Python works the parts of an expression out from left to right; C++ does so in any order. It makes a difference only if
one part changes what another part reads or changes.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass, field

from fold import refuse

from emit.analysis import Analysis
from emit.sources import Function, statements
from emit.tables import IN_TABLES

Place = tuple[str, str]  # class and field


@dataclass
class Effects:
    reads: set[Place] = field(default_factory=set)
    writes: set[Place] = field(default_factory=set)

    def add(self, other: Effects) -> None:
        self.reads |= other.reads
        self.writes |= other.writes

    def disturbs(self, other: Effects) -> bool:
        return bool(self.writes & (other.reads | other.writes))


class Order:
    """Finds the effects of all functions, then looks at every expression."""

    def __init__(self, analysis: Analysis) -> None:
        self.analysis = analysis
        self.functions = analysis.program.functions
        self.known = {function: Effects() for function in self.functions}
        before = -1
        while (size := sum(len(e.reads) + len(e.writes) for e in self.known.values())) != before:
            before = size
            for function in self.functions:
                analysis.function = function
                for line in statements(function):
                    self.known[function].add(self.of(line))
        for function in self.functions:
            analysis.function = function
            for line in statements(function):
                self.check(line)

    def of(self, node: ast.AST) -> Effects:
        """Of everything in a statement or an expression."""
        found = Effects()
        for part in ast.walk(node):
            if isinstance(part, ast.Attribute) and (place := self.place(part)):
                found.reads.add(place)
            elif isinstance(part, ast.Call):
                found.add(self.of_call(part))
        for target in written(node):
            if isinstance(target, ast.Attribute) and (place := self.place(target)):
                found.writes.add(place)
        return found

    def place(self, e: ast.Attribute) -> Place | None:
        fact = self.analysis.facts.get(e.value)
        owner = self.analysis.program.classes.get(fact.kind) if fact else None
        return (owner.name, e.attr) if owner and e.attr in owner.fields else None

    def of_call(self, e: ast.Call) -> Effects:
        target = self.target(e)
        if isinstance(target, Function):
            return self.known.get(target, Effects())
        state = self.analysis.program.state
        everything = {(state.name, name) for name in state.fields}
        if target == "assign":
            return Effects(everything, everything)
        if target in IN_TABLES:
            return Effects(everything, everything if target == "native.load" else set())
        if target == "native.add_row" and isinstance(e.args[0], ast.Attribute) and (place := self.place(e.args[0])):
            return Effects(writes={place})
        return Effects(reads=everything) if target == "native.key" else Effects()

    def target(self, e: ast.Call) -> Function | str:
        if e not in self.analysis.facts:  # array(...), range(...), and what is Python's own
            return ""
        return self.analysis.callee(e)

    def check(self, node: ast.AST) -> None:
        """Parts that C++ may take in any order must not disturb each other; what it repeats must change nothing."""
        for part in ast.walk(node):
            for twice in repeated(part):
                if self.of(twice).writes:
                    why = "this would be worked out twice, and changes something: give it a name first"
                    raise refuse(self.analysis.function.file, part, why)
            groups = unordered(part)
            effects = [self.of(group) for group in groups]
            for i, one in enumerate(effects):
                for other in effects[i + 1 :]:
                    if one.disturbs(other) or other.disturbs(one):
                        why = "one part of this changes what another reads: give the first a name of its own"
                        raise refuse(self.analysis.function.file, part, why)


def written(node: ast.AST) -> Iterator[ast.expr]:
    """The places a statement gives values to, tables by their field."""
    for part in ast.walk(node):
        targets: list[ast.expr] = []
        if isinstance(part, ast.Assign):
            targets = part.targets
        elif isinstance(part, ast.AugAssign | ast.AnnAssign):
            targets = [part.target]
        for target in targets:
            for each in target.elts if isinstance(target, ast.Tuple) else [target]:
                yield each.value if isinstance(each, ast.Subscript) else each


def unordered(part: ast.AST) -> list[ast.expr]:
    """The operands of this node that C++ may work out in any order.

    In `a = b` C++ takes b first, as Python does; in `a += b` Python reads a before b.
    """
    match part:
        case ast.BinOp(left=left, right=right):
            return [left, right]
        case ast.Compare(left=left, comparators=others):
            return [left, *others]
        case ast.Call(func=func, args=args):
            owner = [func.value] if isinstance(func, ast.Attribute) else []
            return [*owner, *args]
        case ast.Subscript(value=value, slice=index):
            return [value, index]
        case ast.AugAssign(target=target, value=value):
            return [target, value]
    return []


def repeated(part: ast.AST) -> list[ast.expr]:
    """The expressions that stand once in Python and several times in C++."""
    match part:
        case ast.AugAssign(target=target):
            return [target]
        case ast.Assign(targets=[_, _, *_], value=value):
            return [value]
    return []
