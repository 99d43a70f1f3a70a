"""Compiles Python for the browser, inside the Python of the browser (see pack.mjs).

The plan names a zip of sources that becomes a zip of compiled modules, and files that become one pack: the length of an
index in 8 hexadecimal digits, the index as JSON (path: where it begins, how long it is), then everything one after the
other. Docstrings and asserts of the standard library are left out; ours keep their asserts.
"""

# mypy: ignore-errors
# ruff: noqa: F821
import importlib.util
import io
import json
import marshal
import zipfile

UNCHECKED = (1).to_bytes(4, "little") + bytes(8)  # nobody looks whether the source is newer: there is none


def compiled(source: bytes, name: str, optimize: int) -> bytes:
    code = compile(source, name, "exec", dont_inherit=True, optimize=optimize)
    return importlib.util.MAGIC_NUMBER + UNCHECKED + marshal.dumps(code)


def without_docs(source: bytes, name: str) -> bytes:
    """Compiled with its asserts and without docstrings."""
    import ast

    tree = ast.parse(source, name)
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            first = node.body[0] if node.body else None
            if isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant) and type(first.value.value) is str:
                first.value.value = " "  # for an empty one `dataclass` would write its own, which takes long
    return compiled(tree, name, 0)


def library(source: bytes, left_out: list[str], encodings: list[str]) -> bytes:
    made = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(source)) as old, zipfile.ZipFile(made, "w", zipfile.ZIP_STORED) as new:
        for name in sorted(old.namelist()):
            top, _, rest = name.partition("/")
            unused = top.removesuffix(".py") in left_out or (top == "encodings" and rest[:-3] not in encodings)
            if name.endswith(".py") and not unused:
                new.writestr(zipfile.ZipInfo(name + "c"), compiled(old.read(name), name, 2))
    return made.getvalue()


def pack(files: list[tuple[str, str]]) -> bytes:
    index, parts, at = {}, [], 0
    for source, target in files:
        content = b"" if target.endswith(".so") else bytes(read(source).to_py())  # that one is loaded in another way
        if target.endswith(".py"):
            content, target = without_docs(content, target), target + "c"
        index[target] = (at, len(content))
        parts.append(content)
        at += len(content)
    head = json.dumps(index).encode()
    return b"".join([f"{len(head):08x}".encode(), head, *parts])


wanted = json.loads(plan)
write(wanted["library_to"], library(bytes(read(wanted["library"]).to_py()), wanted["left_out"], wanted["encodings"]))
write(wanted["pack_to"], pack(wanted["files"]))
