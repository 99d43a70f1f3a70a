"""The kernels compiled for the host, called with tensors: what a GPU does, without one. For references and tests."""

from __future__ import annotations

import ctypes
from typing import Any

import numpy
from torch import Tensor

from vivat.learn.games import Launch

ALONE = ("measure", "prepare")  # one thread: the kernel itself is called


def launcher(library: ctypes.CDLL) -> Launch:
    """`library`: as tools/gpu_host.py compiles it."""

    def launch(name: str, threads: int, given: tuple[Any, ...]) -> None:
        library[name if name in ALONE else f"host_{name}"](*map(as_c, given))

    return launch


def as_c(value: Any) -> Any:
    if value is None:
        return ctypes.c_void_p(0)
    if isinstance(value, Tensor):
        return ctypes.c_void_p(value.data_ptr())
    return {numpy.int32: ctypes.c_int32, numpy.int64: ctypes.c_int64}[type(value)](int(value))
