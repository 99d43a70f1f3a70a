"""What the C library keeps of the memory that is no longer used. Where it is another library, nothing is done."""

from __future__ import annotations

import contextlib
import ctypes
import functools
from collections.abc import Callable
from typing import Any

LARGE = 65_536  # bytes: what is larger is given back as soon as it is free
M_MMAP_THRESHOLD = -3  # of malloc.h


@functools.cache
def library() -> Any:
    with contextlib.suppress(OSError, TypeError):
        return ctypes.CDLL(None)
    return None


def called(name: str, *numbers: int) -> None:
    function: Callable[..., int] | None = getattr(library(), name, None)
    if function is not None:
        function(*numbers)


def keep_large_apart() -> None:
    """Once, at the start. Left alone, the library puts ever larger pieces among the small ones after it has seen some
    freed, and a few that stay then hold megabytes of what is free."""
    called("mallopt", M_MMAP_THRESHOLD, LARGE)


def give_back() -> None:
    """Free memory goes back to the system: the library keeps what lies below anything still in use."""
    called("malloc_trim", 0)
