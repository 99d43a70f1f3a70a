"""The names things have in C++."""

from __future__ import annotations

from pathlib import PurePosixPath

from emit.sources import Constant, Function

TAKEN = """
    alignas alignof and asm auto bool break case catch char class compl const constexpr continue decltype default delete
    do double else enum explicit export extern false float for friend goto if inline int long mutable namespace new
    noexcept not nullptr operator or private protected public register return short signed sizeof static struct switch
    template this throw true try typedef typeid typename union unsigned using virtual void volatile while xor
    vivat init each assign padding memcpy memset
"""
RESERVED = frozenset(TAKEN.split())


def safe(name: str) -> str:
    return f"{name}_" if name in RESERVED or name.startswith("_") else name


def stem(file: str) -> str:
    return PurePosixPath(file).stem


def of_function(function: Function) -> str:
    if function.is_init:
        return "init"
    return safe(function.name) if function.owner else f"{stem(function.file)}_{function.name}"


def of_constant(constant: Constant) -> str:
    return f"{stem(constant.file)}_{constant.name}"
