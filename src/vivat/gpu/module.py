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

BLOCK = 128  # threads, each with a game of its own
POOL = 1024  # threads that work off a pool of games: one block on each processor
COLUMNS, MOST_ROWS = 32, 32  # of a pool: the lanes of a warp, the bits of a word
STACK = 16384  # bytes a thread, for rules that call each other in a circle
KEEP_LOCAL_MEMORY = 0x10  # CU_CTX_LMEM_RESIZE_TO_MAX: launches with other needs do not resize it in turn
STACK_LIMIT = 0  # cudaLimitStackSize
PROCESSORS, SHARED_MEMORY = 16, 97  # cudaDevAttrMultiProcessorCount, cudaDevAttrMaxSharedMemoryPerBlockOptin
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


@functools.cache
def limits() -> tuple[int, int]:
    """How many processors there are, and how much shared memory a block of threads may have."""
    found = cupy.cuda.runtime
    device = found.getDevice()
    return found.deviceGetAttribute(PROCESSORS, device), found.deviceGetAttribute(SHARED_MEMORY, device)


def launch(kernel: Any, threads: int, arguments: tuple[Any, ...], room: int = 0) -> None:
    """`room`: shared memory for each thread, in bytes."""
    kernel.max_dynamic_shared_size_bytes = BLOCK * room
    kernel(((threads + BLOCK - 1) // BLOCK,), (BLOCK,), arguments, shared_mem=BLOCK * room)


class Module:
    def __init__(self, header: Header, start: Sequence[int]) -> None:
        """`start`: the numbers of the first state, in the order of State.fields()."""
        ready()
        self.header, self.state_bytes = header, header.state_bytes
        sizes = cupy.zeros(3, "int64")
        self.launch(self.kernel("start", "measure"), 1, (sizes,))
        _, self.numbers, self.row_bytes = (int(size) for size in sizes.get())
        if self.numbers != len(start):
            raise ValueError(f"a state of {header.game} has {self.numbers} numbers, not {len(start)}")
        self.start = cupy.zeros(self.state_bytes, "uint8")
        self.launch(self.kernel("start", "prepare"), 1, (cupy.asarray(start, "int64"), self.start))

    def kernel(self, file: str, name: str) -> Any:
        """A kernel of a file."""
        return compiled(self.header, file).get_function(name)

    def launch(self, kernel: Any, threads: int, arguments: tuple[Any, ...], states: int = 1) -> None:
        """One game a thread; `states` is how many of them it works with at once."""
        launch(kernel, threads, arguments, states * self.state_bytes)

    def work_off(self, kernel: Any, games: int, arguments: tuple[Any, ...]) -> None:
        """Each processor takes as many of the games as it has room for, and others when it is done with them."""
        processors, most = limits()
        rows = min(MOST_ROWS, (most - kernel.shared_size_bytes) // self.row_bytes)
        kernel.max_dynamic_shared_size_bytes = rows * self.row_bytes
        blocks = min(processors, (games + COLUMNS - 1) // COLUMNS)
        kernel((blocks,), (POOL,), (*arguments, cupy.int32(rows)), shared_mem=rows * self.row_bytes)


@functools.cache
def compiled(header: Header, file: str) -> Any:
    options = ["-std=c++17", "--fmad=false", f"-DVIVAT_POOL={POOL}"]  # CuPy makes every function one of the device
    return cupy.RawModule(code=for_device(header, file, LONGEST), options=tuple(options), backend="nvrtc")
