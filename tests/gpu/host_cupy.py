"""As much of CuPy as `vivat.gpu` uses, without a GPU: NumPy arrays, and the kernels compiled for the host."""

from __future__ import annotations

import ctypes
from types import SimpleNamespace
from typing import Any

import gpu_host
import numpy
from numpy import int8, int16, int32, int64, uint8, uint32, uint64

__all__ = ["int8", "int16", "int32", "int64", "uint8", "uint32", "uint64"]


class ndarray(numpy.ndarray[Any, Any]):  # noqa: N801, the name CuPy has
    def get(self) -> Any:
        return numpy.asarray(self)


def zeros(shape: Any, kind: str) -> Any:
    return numpy.zeros(shape, kind).view(ndarray)


def empty(shape: Any, kind: str) -> Any:
    return numpy.full(shape, -7, kind).view(ndarray) if kind[0] == "i" else zeros(shape, kind)


def asarray(values: Any, kind: str) -> Any:
    return numpy.asarray(values, kind).view(ndarray)


def from_dlpack(row: Any) -> Any:
    return numpy.from_dlpack(row).view(ndarray)


class RawModule:
    def __init__(self, code: str, options: tuple[str, ...], backend: str) -> None:
        game = code.partition("// Generated from games/")[2].partition("/")[0]
        self.library = gpu_host.library(game)

    def get_function(self, name: str) -> Kernel:
        alone = name in ("measure", "prepare")
        return Kernel(self.library[name if alone else f"host_{name}"])


class Kernel:
    shared_size_bytes = 0

    def __init__(self, function: Any) -> None:
        self.function, self.max_dynamic_shared_size_bytes = function, 0

    def __call__(self, grid: tuple[int, ...], block: tuple[int, ...], given: tuple[Any, ...], shared_mem: int) -> None:
        self.function(*(as_c(value) for value in given))


def as_c(value: Any) -> Any:
    if isinstance(value, numpy.ndarray):
        return ctypes.c_void_p(value.ctypes.data)
    return {int32: ctypes.c_int32, int64: ctypes.c_int64}[type(value)](int(value))


cuda = SimpleNamespace(
    runtime=SimpleNamespace(getDevice=lambda: 0, deviceGetAttribute=lambda which, device: {16: 1, 97: 1 << 16}[which])
)
