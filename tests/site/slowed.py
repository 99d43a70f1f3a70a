"""A browser on a slower processor: all of its processes stand still for most of the time, the workers' threads too.

The browser's own tools slow the thread of a page only (`Emulation.setCPUThrottlingRate`), not its workers, in which
most of the work is done here.
"""

from __future__ import annotations

import os
import signal
import threading
import time

import psutil

RUNS = 0.005  # seconds at a time


class Slowed:
    """While this lasts, so many times slower; on a machine that is busy itself even more."""

    def __init__(self, times: int) -> None:
        self.times = times
        self.enough = threading.Event()
        self.thread = threading.Thread(target=self.work)

    def __enter__(self) -> None:
        if self.times > 1:
            found = next(one for one in psutil.Process().children(recursive=True) if "chromium" in one.name())
            self.group = os.getpgid(found.pid)
            assert self.group != os.getpgid(0), "the browser is in a group of its own"
            self.thread.start()

    def __exit__(self, *_: object) -> None:
        if self.times > 1:
            self.enough.set()
            self.thread.join()

    def work(self) -> None:
        while not self.enough.is_set():
            os.killpg(self.group, signal.SIGSTOP)
            time.sleep(RUNS * (self.times - 1))
            os.killpg(self.group, signal.SIGCONT)
            time.sleep(RUNS)
