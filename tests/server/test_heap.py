"""What was large and is free again leaves the process, also when something small came after it."""

from __future__ import annotations

import subprocess
import sys

import pytest

HELD = """
from vivat.server import heap

def resident():
    return int(open("/proc/self/statm").read().split()[1]) * 4096

{first}
small, before = [], resident()
for _ in range(200):
    large = [bytes(400_000) for _ in range(3)]
    small.append(bytes(2_000))  # lies above what is freed now
    del large
peak = [bytes(90_000) for _ in range(500)]
small.append([bytes(1_000) for _ in range(500)])
del peak
print(resident() - before)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="the memory of a process is read as Linux tells it")
def test_large_pieces_do_not_stay_among_small_ones() -> None:
    found = {
        first: int(subprocess.check_output([sys.executable, "-c", HELD.format(first=first)]))
        for first in ("heap.keep_large_apart()", "pass")
    }
    assert found["heap.keep_large_apart()"] < 5_000_000 < found["pass"]


def test_giving_back_where_there_is_nothing_to_give_is_harmless() -> None:
    from vivat.server import heap

    heap.give_back()
    heap.called("no_such_function_of_the_library", 1)
