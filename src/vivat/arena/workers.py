"""Sharing out work: in this process, in processes of their own, or on a Ray cluster. The results are the same.

A task is anything that can be pickled, the work a function at the top of a module. Answers come as they are ready.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from typing import Any, TypeVar

from vivat.errors import Refusal

RAY = "ray"
Task = TypeVar("Task")
Answer = TypeVar("Answer")


class WorkLost(Refusal):
    """A worker ended, or there is no cluster."""


@contextmanager
def shared_out(work: Callable[[Task], Answer], tasks: Sequence[Task], workers: int | str) -> Iterator[Iterator[Answer]]:
    """The answers to all tasks, as they come."""
    if workers == RAY:
        with on_ray(work, tasks) as answers:
            yield answers
    elif workers == 1 or len(tasks) <= 1:
        yield map(work, tasks)
    else:
        with in_processes(work, tasks, int(workers)) as answers:
            yield answers


@contextmanager
def in_processes(work: Callable[[Task], Answer], tasks: Sequence[Task], workers: int) -> Iterator[Iterator[Answer]]:
    spawn = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(min(workers, len(tasks)), spawn, initializer=end_with_parent)
    futures: list[Future[Answer]] = []
    try:
        with interrupts_held():  # for good in the workers, which are started here: Ctrl-C is for this process alone
            futures = [pool.submit(work, task) for task in tasks]
        yield (future.result() for future in as_completed(futures))
    except BrokenProcessPool:
        raise WorkLost("arena-worker-ended") from None
    finally:
        ended = [] if all(future.done() for future in futures) else multiprocessing.active_children()
        for process in ended:
            process.terminate()
        pool.shutdown(cancel_futures=not ended)  # a pool of ended processes fails its futures itself


def end_with_parent() -> None:
    """A worker whose parent was killed would wait for work for ever."""

    def watch() -> None:
        parent = multiprocessing.parent_process()
        if parent:
            parent.join()
            os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


@contextmanager
def interrupts_held() -> Iterator[None]:
    """Nothing is interrupted in here; whoever pressed Ctrl-C meanwhile is heard afterwards.

    The mask is for the workers, who inherit it; the handler for this process, where any thread may get the signal.
    """
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    pressed: list[int] = []
    handler = signal.signal(signal.SIGINT, lambda number, frame: pressed.append(number))
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
        signal.signal(signal.SIGINT, handler)
    if pressed:
        raise KeyboardInterrupt


@contextmanager
def on_ray(work: Callable[[Task], Answer], tasks: Sequence[Task]) -> Iterator[Iterator[Answer]]:
    """On the cluster that RAY_ADDRESS names, or on a local one made for this; its machines need vivat installed."""
    try:
        import ray
    except ImportError:
        raise WorkLost("arena-no-ray") from None
    own = not ray.is_initialized()
    if own:
        ray.init(address=os.environ.get("RAY_ADDRESS"), log_to_driver=False, include_dashboard=False)
    try:
        remote = ray.remote(work)
        yield ray_answers(ray, [remote.remote(task) for task in tasks])
    finally:
        if own:
            ray.shutdown()


def ray_answers(ray: Any, waiting: list[Any]) -> Iterator[Any]:
    while waiting:
        ready, waiting = ray.wait(waiting, num_returns=1)
        try:
            yield ray.get(ready[0])
        except ray.exceptions.RayTaskError as problem:
            raise problem.cause from None


def usable_cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
