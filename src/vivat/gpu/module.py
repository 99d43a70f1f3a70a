"""Kernels of a game, compiled when they are first asked for, and the state it begins with."""

from __future__ import annotations

import ctypes
import functools
from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from .sources import Header, for_device

cupy: Any = import_module("cupy") if find_spec("cupy") else None  # whoever asks for a module is told

BLOCK = 128  # threads
BLOCKS = 16  # that one processor must hold: as many threads as it can
STACK = 16384  # bytes a thread, for rules that call each other in a circle
KEEP_LOCAL_MEMORY = 0x10  # CU_CTX_LMEM_RESIZE_TO_MAX: launches with other needs do not resize it in turn
STACK_LIMIT = 0  # cudaLimitStackSize
LONGEST = 12  # lines of a function that is copied to where it is used


class NoGpu(Exception):
    """What is missing, in a sentence."""


@functools.cache
def ready() -> None:
    """The device of this process, once."""
    if cupy is None:
        raise NoGpu("there is no CuPy: pip install vivat[gpu]")
    try:
        found = cupy.cuda.runtime.getDeviceCount()
    except cupy.cuda.runtime.CUDARuntimeError as problem:
        raise NoGpu(f"there is no GPU: {problem}") from None
    if not found:
        raise NoGpu("there is no GPU")
    ctypes.CDLL("libcuda.so.1").cuDevicePrimaryCtxSetFlags_v2(cupy.cuda.runtime.getDevice(), KEEP_LOCAL_MEMORY)
    cupy.cuda.runtime.deviceSetLimit(STACK_LIMIT, STACK)


class Module:
    def __init__(self, header: Header, start: Sequence[int]) -> None:
        """`start`: the numbers of the first state, in the order of State.fields()."""
        ready()
        self.header = header
        sizes = cupy.zeros(2, "int64")
        self.kernel("start", "measure")((1,), (1,), (sizes,))
        self.state_bytes, self.numbers = (int(size) for size in sizes.get())
        if self.numbers != len(start):
            raise ValueError(f"a state of {header.game} has {self.numbers} numbers, not {len(start)}")
        self.start = cupy.zeros(self.state_bytes, "uint8")
        self.kernel("start", "prepare")((1,), (1,), (cupy.asarray(start, "int64"), self.start))

    def kernel(self, file: str, name: str, **macros: int) -> Any:
        """A kernel of a file, compiled with these macros."""
        return compiled(self.header, file, tuple(sorted(macros.items()))).get_function(name)

    def launch(self, kernel: Any, threads: int, arguments: tuple[Any, ...]) -> None:
        kernel(((threads + BLOCK - 1) // BLOCK,), (BLOCK,), arguments)


@functools.cache
def compiled(header: Header, file: str, macros: tuple[tuple[str, int], ...]) -> Any:
    given = {"VIVAT_BLOCK": BLOCK, "VIVAT_BLOCKS": BLOCKS, **dict(macros)}
    options = ["-std=c++17", "--fmad=false"]  # CuPy makes every function one of the device
    options += [f"-D{name}={value}" for name, value in given.items()]
    return cupy.RawModule(code=for_device(header, file, LONGEST), options=tuple(options), backend="nvrtc")
