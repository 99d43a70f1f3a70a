"""What is carried over: the classes, functions and constants of the engine, the rules, the judge and the
observation of one game.

Those of the game are carried whole. Of the engine come the functions in PLAYING and THINKING and whatever those call;
the rest of it is for Python alone.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import TypeAlias

from fold import Value, constants, imported_file, refuse

from emit.constants import no_constant
from emit.fields import Field, base_fields, fields_of
from emit.ranges import ANY, BOOL, FLOAT, VOID, Fact

CONTRACT = (
    "legal_mask", "apply", "outcomes", "weight", "happen", "takes_long", "forget", "deal", "reward", "side",
)  # fmt: skip
PLAYING = {
    "engine/rng.py": ("Rng.__init__", "Rng.below", "Rng.pick"),
    "engine/playout.py": ("play_out", "Tally.__init__", "Tally.add_game"),
    "engine/observation.py": ("Observation.__init__", "Observation.clear"),
}
THINKING = {  # not on a GPU
    "engine/tree.py": ("Tree.__init__", "Tree.slot_of"),
    "engine/search.py": ("Search.__init__", "Search.clear", "Search.start", "Search.simulate"),
    "engine/secret.py": ("Secret.__init__", "Secret.clear", "Secret.settle", "Secret.note"),
    "engine/exact.py": ("Exact.__init__",),
}
FASTEST = {  # what Python asks `native.fastest` for; a GPU and a browser have callers of their own
    "engine/playout.py": ("step", "play_out", "Tally.add_games"),
    "engine/search.py": ("Search.clear", "Search.start", "Search.repeat"),
    "engine/exact.py": ("Exact.clear", "Exact.begin", "Exact.look"),
    "engine/secret.py": ("Secret.clear", "Secret.repeat"),
    "engine/batch.py": (
        "words_of", "Batch.put_start", "Batch.get_game", "Batch.begin_all", "Batch.step_all", "Inputs.expand",
        "Inputs.mask",
    ),
}  # fmt: skip
STATE = "engine/state.py"
NUMBERS = "engine/numbers.py"
OBSERVED = ("engine/observation.py", "engine/batch.py")  # a game without `observe.py` has none
SCALARS = {"int": ANY, "bool": BOOL, "float": FLOAT, "None": VOID}


@dataclass(eq=False)
class Function:
    """A function or a method on its way to C++."""

    node: ast.FunctionDef
    file: str
    owner: Class | None
    facts: dict[str, Fact] = field(default_factory=dict)  # of parameters and locals
    declared: set[str] = field(default_factory=set)  # parameters whose range is declared, not found
    result: Fact | None = None  # what it was found to give back; None before the first return
    pythons_own: set[str] = field(default_factory=set)  # parameters of __init__ that carried code may not use

    @property
    def name(self) -> str:
        return self.node.name

    @property
    def is_init(self) -> bool:
        return self.name == "__init__"

    @property
    def parameters(self) -> list[ast.arg]:
        return [p for p in self.node.args.args[1 if self.owner else 0 :] if p.arg not in self.pythons_own]

    def __repr__(self) -> str:
        return f"{self.file}:{self.owner.name + '.' if self.owner else ''}{self.name}"


@dataclass(eq=False)
class Class:
    """A class that becomes a struct; `is_state` is the game itself."""

    name: str
    node: ast.ClassDef
    file: str
    is_state: bool
    fields: dict[str, Field] = field(default_factory=dict)
    methods: dict[str, Function] = field(default_factory=dict)

    def __repr__(self) -> str:
        return self.name


@dataclass(frozen=True)
class Constant:
    """A name with a value that never changes, as a file sees it."""

    file: str
    name: str
    value: Value


@dataclass(frozen=True)
class Module:
    """An imported module: `bits`, `playout`."""

    file: str


Meaning: TypeAlias = "Function | Class | Constant | Module | None"


class Program:
    """Everything that is carried for one game; `find` brings in what is named."""

    def __init__(self, game: str, files: Mapping[str, bytes], for_python: bool = False, thinking: bool = True) -> None:
        self.game, self.files = game, files
        self.rules, self.judge, self.observe = (f"games/{game}/{name}.py" for name in ("rules", "judge", "observe"))
        self.classes: dict[str, Class] = {}
        self.functions: list[Function] = []
        self.parse = cache(lambda file: ast.parse(self.files[file], filename=f"src/vivat/{file}"))
        self.values = cache(lambda file: constants(file, self.files))
        self.known: dict[tuple[str, str], Function | Class] = {}
        self.state = self.find_state()
        self.bring_game()
        self.bring_engine(PLAYING)
        if thinking:
            self.bring_engine(THINKING)
        self.fastest = self.bring_engine(FASTEST) if for_python else []

    # ---- bringing in -------------------------------------------------------------------------------------------------

    def find_state(self) -> Class:
        for node in self.parse(self.rules).body:
            if isinstance(node, ast.ClassDef) and [ast.unparse(base) for base in node.bases] == ["State"]:
                return self.add_class(self.rules, node)
        raise refuse(self.rules, ast.Pass(), "no class derived from State")

    def bring_game(self) -> None:
        for file in (self.rules, self.judge, self.observe):
            if file in self.files:
                self.check_constants(file)
                self.whole_file(file)
        for name in CONTRACT:
            self.method(self.state, name)

    def bring_engine(self, wanted: Mapping[str, tuple[str, ...]]) -> list[Function]:
        brought = []
        for file, roots in wanted.items():
            if file in self.files and self.stands_on(file) in self.files:
                for root in roots:
                    owner, _, name = root.rpartition(".")
                    found = self.method(self.class_of(file, owner), name) if owner else self.find(file, name)
                    if not isinstance(found, Function):
                        raise refuse(file, ast.Pass(), f"{root} is missing: other code stands on it")
                    brought.append(found)
        return brought

    def stands_on(self, file: str) -> str:
        """The file of the game that this one of the engine is for."""
        return self.observe if file in OBSERVED else self.rules

    def whole_file(self, file: str) -> None:
        for node in self.parse(file).body:
            if isinstance(node, ast.FunctionDef):
                self.find(file, node.name)
            elif isinstance(node, ast.ClassDef):
                owner = self.class_of(file, node.name)
                for part in node.body:
                    if isinstance(part, ast.FunctionDef) and not (owner.is_state and part.name == "__init__"):
                        self.method(owner, part.name)

    def check_constants(self, file: str) -> None:
        """Whatever stands in such a file beside functions and classes must be a constant; no name stands for two."""
        names: set[str] = set()
        for node in self.parse(file).body:
            if isinstance(node, ast.FunctionDef | ast.ClassDef):
                if node.name in names:
                    raise refuse(file, node, f"{node.name} is there already")
                names.add(node.name)
            match node:
                case ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name)):
                    if name not in self.values(file):
                        raise refuse(file, node, f"{name} is no number and no table of numbers")
                    if why := no_constant(self.values(file)[name], floats=file == self.judge):
                        raise refuse(file, node, f"{name} {why}")
                case ast.ImportFrom() | ast.Import() | ast.FunctionDef() | ast.ClassDef():
                    pass
                case ast.Expr(value=ast.Constant(value=str())):
                    pass
                case _:
                    raise refuse(file, node, "only imports, constants, classes and functions may stand here")

    def add_class(self, file: str, node: ast.ClassDef) -> Class:
        is_state = bool(node.bases)
        if node.decorator_list or (is_state and [ast.unparse(base) for base in node.bases] != ["State"]):
            raise refuse(file, node, f"class {node.name} may have one base, State, and no decorator")
        if node.name in self.classes:
            raise refuse(file, node, f"{node.name} is there already")
        found = Class(node.name, node, file, is_state)
        self.classes[node.name] = self.known[file, node.name] = found
        if is_state:
            self.classes["State"] = self.known[STATE, "State"] = found
            found.fields |= base_fields(self.values(NUMBERS))
        for name, made in fields_of(file, node, is_state, self.values(file)).items():
            if made.fact.is_number or isinstance(self.find(file, made.fact.kind), Class):
                found.fields[name] = made
        return found

    def class_of(self, file: str, name: str) -> Class:
        found = self.find(file, name)
        assert isinstance(found, Class), f"{name} of {file} is no class"
        return found

    def depth(self, owner: Class) -> int:
        """How deep objects lie within its objects: what lies within is declared first."""
        inside = [self.classes[field.fact.kind] for field in owner.fields.values() if not field.fact.is_number]
        return 1 + max(map(self.depth, inside), default=0)

    def method(self, owner: Class, name: str) -> Function | None:
        """A method; what a game does not say itself State says."""
        if name in owner.methods:
            return owner.methods[name]
        places = [(owner.file, owner.node)]
        if owner.is_state and name in CONTRACT:
            places += [(STATE, n) for n in self.parse(STATE).body if isinstance(n, ast.ClassDef) and n.name == "State"]
        for file, node in places:
            for part in node.body:
                if isinstance(part, ast.FunctionDef) and part.name == name:
                    owner.methods[name] = self.add_function(file, part, owner)
                    return owner.methods[name]
        return None

    def add_function(self, file: str, node: ast.FunctionDef, owner: Class | None) -> Function:
        given = node.args
        plain = not (given.vararg or given.kwarg or given.kwonlyargs or given.posonlyargs or node.decorator_list)
        if not plain or (given.defaults and node.name != "__init__"):
            raise refuse(file, node, f"{node.name} may have plain parameters only, and no decorator")
        found = Function(node, file, owner)
        self.functions.append(found)
        return found

    # ---- names -------------------------------------------------------------------------------------------------------

    def find(self, file: str, name: str) -> Meaning:
        """What a name means in a file."""
        if name in self.values(file):
            return Constant(file, name, self.values(file)[name])
        if (file, name) in self.known:
            return self.known[file, name]
        for node in self.parse(file).body:
            if isinstance(node, ast.FunctionDef) and node.name == name:
                self.known[file, name] = self.add_function(file, node, None)
                return self.known[file, name]
            if isinstance(node, ast.ClassDef) and node.name == name:
                return self.add_class(file, node)
            if isinstance(node, ast.ImportFrom | ast.Import) and (found := self.imported(file, node, name)):
                return found
        return None

    def imported(self, file: str, node: ast.ImportFrom | ast.Import, name: str) -> Meaning:
        if name not in [alias.asname or alias.name for alias in node.names]:
            return None
        if isinstance(node, ast.Import):
            return Module(name)
        original = next(alias.name for alias in node.names if (alias.asname or alias.name) == name)
        source = imported_file(node, file)
        if source in self.files:
            return self.find(source, original)
        inside = f"{source.removesuffix('.py')}/{original}.py"  # from vivat.engine import bits
        return Module(inside) if inside in self.files else None

    def judges(self, name: str) -> bool:
        """Whether the game has a judge with this function."""
        return self.judge in self.files and isinstance(self.find(self.judge, name), Function)

    def annotated(self, function: Function, note: ast.expr | None, where: ast.AST) -> Fact | None:
        """The fact an annotation declares; None for one that means something to Python alone."""
        text = ast.unparse(note).strip("'\"") if note else ""
        if text in SCALARS:
            return SCALARS[text]
        found = self.find(function.file, text) if text.isidentifier() else None
        if isinstance(found, Class):
            return Fact(found.name)
        if function.is_init:
            return None
        raise refuse(
            function.file, where, f"{text or 'no annotation'!r}: int, bool, float or a carried class is needed"
        )


def statements(function: Function) -> Iterator[ast.stmt]:
    """The body without what only Python needs: docstrings, and the call of the base's __init__."""
    for line in function.node.body:
        match line:
            case ast.Expr(value=ast.Constant(value=str())):
                pass
            case ast.Expr(value=ast.Call(func=ast.Attribute(value=ast.Call(func=ast.Name(id="super"))))):
                pass
            case _:
                yield line
