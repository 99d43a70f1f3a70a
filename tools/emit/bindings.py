"""The Python side of a compiled game, in C++ against Python's own C interface: one extension file a game, in which
`rules`, `judge` and `observe` are modules.

    a class of the game         a type with all its fields and methods; nothing can be derived from it
    a function of the game      a function of its module
    a function of the engine    an entry of `machine`, a table of the State's type: `native.fastest` finds it there;
                                it runs without Python's lock
"""

from __future__ import annotations

import ast
import json
from collections.abc import Iterator, Mapping

from fold import refuse

from emit import names
from emit.fields import GROWING, Field
from emit.header import analysed, ended, text_of
from emit.ranges import Fact
from emit.sources import Class, Function, Program

KINDS = {
    "bool": "?", "int8_t": "b", "uint8_t": "B", "int16_t": "h", "int32_t": "i", "int64_t": "q", "float": "f",
    "double": "d",
}  # fmt: skip
TAKEN = {"int": "int64_t", "bool": "bool", "float": "double"}


def extension(game: str, files: Mapping[str, bytes], numbered: bool = False) -> str:
    """The whole extension of one game."""
    program = Program(game, files, for_python=True)
    no_floats(program)
    text = text_of(analysed(program), numbered).replace("#pragma once\n", "")
    return "\n".join([text, '#include "python.h"', *Bindings(program).lines()]) + "\n"


class Bindings:
    def __init__(self, program: Program) -> None:
        self.program = program
        self.package = f"vivat.games.{program.game}"
        self.files = [file for file in (program.rules, program.judge, program.observe) if file in program.files]
        self.classes = list(dict.fromkeys(program.classes.values()))
        called = [f for f in program.functions if self.is_of_game(f) and not f.is_init] + program.fastest
        self.calls = {function: f"call_{i}" for i, function in enumerate(called)}

    def lines(self) -> Iterator[str]:
        for owner in sorted(self.classes, key=self.program.depth):
            yield from self.field_table(owner)
        yield from (f"static PyTypeObject *type_{owner.name};" for owner in self.classes if self.is_ours(owner))
        for function in self.calls:
            yield from ["", *self.call(function)]
        for owner in self.classes:
            if self.is_ours(owner):
                yield from ["", *self.type_parts(owner)]
        yield from ["", *self.methods("machine", self.program.fastest, full_names=True)]
        for file in self.files:
            yield from ["", *self.module(file)]

    def is_ours(self, owner: Class) -> bool:
        return owner.file in self.files

    def is_of_game(self, function: Function) -> bool:
        return function.file in self.files or bool(function.owner and self.is_ours(function.owner))

    # ---- fields ------------------------------------------------------------------------------------------------------

    def field_table(self, owner: Class) -> Iterator[str]:
        """All fields of a game's class; of one of the engine those that carried code uses."""
        ours = self.is_ours(owner)
        rows = [self.field_row(owner, field) for field in owner.fields.values() if ours or field.used]
        yield f"static vivat::Field fields_{owner.name}[] = {{"
        yield from (f"    {row}," for row in rows or ["{}"])
        yield "};"
        yield f"static const int many_{owner.name} = {len(rows)};"

    def field_row(self, owner: Class, field: Field) -> str:
        simple = field.fact.is_number and field.size != GROWING
        if self.is_ours(owner) and not simple:
            raise refuse(owner.file, owner.node, f"field {field.name} is neither a number nor a table of fixed size")
        place = f"offsetof({owner.name}, {names.safe(field.name)})"
        if not field.fact.is_number:
            kind = field.fact.kind
            return f"{{{quoted(field.name)}, 'O', 0, true, {place}, 0, 0, fields_{kind}, many_{kind}}}"
        kind, changes = KINDS[field.c_type], "true" if field.changes else "false"
        ends = f"{ended(field.fact.low)}, {ended(field.fact.high)}"
        return f"{{{quoted(field.name)}, '{kind}', {field.size}, {changes}, {place}, {ends}}}"

    # ---- calls -------------------------------------------------------------------------------------------------------

    def call(self, function: Function) -> Iterator[str]:
        """One function as Python calls it: the arguments are taken, it runs, what changed is given back."""
        bound = function.owner is not None and self.is_of_game(function)
        given = [(p.arg, function.facts[p.arg]) for p in function.parameters]
        if function.owner and not bound:
            given = [("self", Fact(function.owner.name)), *given]
        yield f"static PyObject *{self.calls[function]}({self.receives(bool(given))}) {{"
        if given:
            words = ", ".join(f'"{name}"' for name, _ in given)
            yield f"    static const char *const names[] = {{{words}}};"
            yield f"    PyObject *taken[{len(given)}];"
            head = f'"{function.name}", names, {len(given)}, given, count, named, taken'
            yield f"    if (!vivat::arguments({head})) return nullptr;"
        for i, (_, fact) in enumerate(given):
            yield from self.take(i, fact)
        yield from self.run(function, [self.passed(i, fact) for i, (_, fact) in enumerate(given)], bound)
        lent = [i for i, (_, fact) in enumerate(given) if self.is_lent(fact)]
        yield from (f"    if (!lent_{i}.give_back()) return nullptr;" for i in lent)
        yield "    Py_RETURN_NONE;" if gives_nothing(function) else "    return vivat::give(found);"
        yield "}"

    def receives(self, arguments: bool) -> str:
        if arguments:
            return "PyObject *self, PyObject *const *given, Py_ssize_t count, PyObject *named"
        return "PyObject *self, PyObject *"

    def is_lent(self, fact: Fact) -> bool:
        return not fact.is_number and not self.is_ours(self.program.classes[fact.kind])

    def take(self, i: int, fact: Fact) -> Iterator[str]:
        if not fact.is_number:
            name = self.program.classes[fact.kind].name
            if self.is_lent(fact):
                yield f"    {name} x{i} = {{}};"
                yield f"    vivat::Lent lent_{i};"
                yield f"    if (!lent_{i}.take(taken[{i}], &x{i}, fields_{name}, many_{name})) return nullptr;"
            else:
                yield f"    if (!vivat::is_of(taken[{i}], type_{name}, names[{i}])) return nullptr;"
            return
        yield f"    {TAKEN[fact.kind]} x{i};"
        if fact.kind == "int":
            ends = f"{ended(fact.low)}, {ended(fact.high)}"
            yield f"    if (!vivat::whole(taken[{i}], names[{i}], {ends}, x{i})) return nullptr;"
        else:
            word = "truth" if fact.kind == "bool" else "floating"
            yield f"    if (!vivat::{word}(taken[{i}], x{i})) return nullptr;"

    def passed(self, i: int, fact: Fact) -> str:
        if fact.is_number:
            return f"{fact.c_type}(x{i})"
        return f"x{i}" if self.is_lent(fact) else f"vivat::in<{self.program.classes[fact.kind].name}>(taken[{i}])"

    def run(self, function: Function, given: list[str], bound: bool) -> Iterator[str]:
        head = f"{names.of_function(function)}("
        if bound:
            assert function.owner
            head = f"vivat::in<{function.owner.name}>(self).{head}"
        elif function.owner:
            head = f"{given.pop(0)}.{head}"
        text = f"{head}{', '.join(given)});"
        if not gives_nothing(function):
            assert function.result
            yield f"    {function.result.c_type} found;"
            text = f"found = {text}"
        if self.is_of_game(function):
            yield f"    {text}"
        else:
            yield from ["    Py_BEGIN_ALLOW_THREADS", f"    {text}", "    Py_END_ALLOW_THREADS"]

    def methods(self, name: str, functions: list[Function], full_names: bool = False) -> Iterator[str]:
        yield f"static PyMethodDef {name}[] = {{"
        for function in functions:
            known = f"{function.owner.name}.{function.name}" if function.owner and full_names else function.name
            plain = not function.parameters and (self.is_of_game(function) or not function.owner)
            flags = "METH_NOARGS" if plain else "METH_FASTCALL | METH_KEYWORDS"
            call = f"(PyCFunction)(void (*)(void)){self.calls[function]}"
            yield f'    {{"{known}", {call}, {flags}, {quoted(doc_of(function))}}},'
        yield from (f"    {line}," for line in self.more.get(name, []))
        yield from ["    {nullptr, nullptr, 0, nullptr}", "};"]

    # ---- types and modules -------------------------------------------------------------------------------------------

    more: Mapping[str, list[str]] = {}

    def type_parts(self, owner: Class) -> Iterator[str]:
        name, table = owner.name, f"fields_{owner.name}, many_{owner.name}"
        yield f"static PyObject *told_{name}(PyObject *self, PyObject *) {{ return vivat::fields(self, {table}); }}"
        own = [
            f'{{"fields", told_{name}, METH_NOARGS, "Every field by name; tables as lists."}}',
            '{"clone", vivat::clone, METH_NOARGS, "A copy."}',
            '{"assign", vivat::assign, METH_O, "Become equal to another of this class."}',
        ]
        if not owner.is_state:
            reduce = f"return vivat::reduce(self, {table});"
            yield f"static PyObject *reduced_{name}(PyObject *self, PyObject *) {{ {reduce} }}"
            own.append(f'{{"__reduce__", reduced_{name}, METH_NOARGS, nullptr}}')
        else:
            own += [quick_method(name, method) for method in ("options", "play", "befall")]
            own.append(f'{{"chances", vivat::chances<{name}, playout_CHANCE>, METH_NOARGS, nullptr}}')
        self.more = {f"methods_{name}": own}
        yield from self.methods(f"methods_{name}", [m for m in owner.methods.values() if not m.is_init])
        yield f"static PyGetSetDef places_{name}[] = {{"
        for i, field in enumerate(owner.fields):
            yield f'    {{"{field}", vivat::get_field, vivat::set_field, nullptr, &fields_{name}[{i}]}},'
        yield from ["    {nullptr, nullptr, nullptr, nullptr, nullptr}", "};"]
        yield from self.init(owner)
        doc = quoted(ast.get_docstring(owner.node) or "")
        yield f"static PyType_Slot slots_{name}[] = {{"
        yield f"    {{Py_tp_init, (void *)init_{name}}}, {{Py_tp_dealloc, (void *)vivat::let_go}},"
        yield f"    {{Py_tp_methods, methods_{name}}}, {{Py_tp_getset, places_{name}}}, {{Py_tp_doc, (void *){doc}}},"
        yield from ["    {0, nullptr}", "};"]
        module = f"{self.package}.{names.stem(owner.file)}"
        yield f'static PyType_Spec spec_{name} = {{"{module}.{name}", int(sizeof(vivat::Held<{name}>)), 0,'
        yield f"                                 Py_TPFLAGS_DEFAULT, slots_{name}}};"

    def init(self, owner: Class) -> Iterator[str]:
        method = owner.methods.get("__init__")
        if method and method.parameters:
            raise refuse(owner.file, method.node, "a class of a game is made without arguments")
        yield f"static int init_{owner.name}(PyObject *self, PyObject *given, PyObject *) {{"
        yield f"    if (PyTuple_GET_SIZE(given)) return PyErr_SetString(PyExc_TypeError, {self.none(owner)}), -1;"
        if method or owner.is_state:
            yield f"    vivat::in<{owner.name}>(self).init();"
        yield from ["    return 0;", "}"]

    def none(self, owner: Class) -> str:
        return f'"{owner.name}() takes no arguments"'

    def module(self, file: str) -> Iterator[str]:
        stem = names.stem(file)
        functions = [f for f in self.calls if f.file == file and not f.owner]
        yield from self.methods(f"functions_{stem}", functions)
        doc = quoted(ast.get_docstring(self.program.parse(file)) or "")
        yield f'static PyModuleDef module_{stem} = {{PyModuleDef_HEAD_INIT, "{self.package}.{stem}", {doc}, -1,'
        yield f"                                functions_{stem}, nullptr, nullptr, nullptr, nullptr}};"
        yield f"PyMODINIT_FUNC PyInit_{stem}(void) {{"
        needed = "vivat.engine.state" if file == self.program.rules else f"{self.package}.rules"
        yield f'    PyObject *before = PyImport_ImportModule("{needed}");'
        yield "    if (!before) return nullptr;"
        yield f"    PyObject *module = PyModule_Create(&module_{stem});"
        if file == self.program.rules:
            yield '    PyObject *base = PyObject_GetAttrString(before, "State");'
            yield "    if (!base) Py_CLEAR(module);"
        for owner in self.classes:
            if owner.file == file:
                base = "base" if owner.is_state else "nullptr"
                yield f"    if (module && !(type_{owner.name} = vivat::new_type(module, spec_{owner.name}, {base})))"
                yield "        Py_CLEAR(module);"
                if owner.is_state:
                    yield f"    if (module && !vivat::add_calls((PyObject *)type_{owner.name}, machine))"
                    yield "        Py_CLEAR(module);"
        if file == self.program.rules:
            yield "    Py_XDECREF(base);"
        yield from ["    Py_DECREF(before);", "    return module;", "}"]


def no_floats(program: Program) -> None:
    """Rules count in whole numbers; only judges weigh."""
    for node in ast.walk(program.parse(program.rules)):
        match node:
            case ast.BinOp(op=ast.Div()) | ast.AugAssign(op=ast.Div()):
                raise refuse(program.rules, node, "/ makes a float: rules divide with //")
            case ast.Constant(value=float()) | ast.Name(id="float"):
                raise refuse(program.rules, node, "a float: rules count in whole numbers")


def quoted(text: str) -> str:
    """As C++ writes it."""
    return json.dumps(text, ensure_ascii=False)


def quick_method(owner: str, name: str) -> str:
    """Of every State: python.h has it."""
    chance = ", playout_CHANCE" if name == "befall" else ""
    return f'{{"{name}", (PyCFunction)(void (*)(void))vivat::{name}<{owner}{chance}>, METH_FASTCALL, nullptr}}'


def gives_nothing(function: Function) -> bool:
    return function.result is None or function.result.kind == "void"


def doc_of(function: Function) -> str:
    given = ", ".join((["$self"] if function.owner else []) + [p.arg for p in function.parameters])
    return f"{function.name}({given})\n--\n\n{ast.get_docstring(function.node) or ''}"
