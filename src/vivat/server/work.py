"""How long each client keeps everybody else waiting.

One request may be a hundred times as costly as another, so counting them is not enough: what is counted here is the
processor time of the event loop, and of the thread for what takes long.
"""

from __future__ import annotations

import asyncio
import contextlib
import types
from collections.abc import Callable, Coroutine, Generator, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextvars import ContextVar
from time import thread_time
from typing import Any, TypeVar
from weakref import WeakValueDictionary

from vivat.server.limits import Buckets

Answer = TypeVar("Answer")
CLIENT: ContextVar[str] = ContextVar("CLIENT", default="")  # for whom something is done; nobody: for the server itself


class Work(Buckets):
    """In seconds: so many at once, and so much of each second after that. What a request takes is known when it is
    answered, so who has used too much waits before the next one."""

    def check(self, client: str, cost: float = 0) -> None:
        super().check(client, cost)

    @contextlib.contextmanager
    def measured(self, client: str) -> Iterator[None]:
        """A stretch of work for this client, in which nobody else is served."""
        CLIENT.set(client)
        begun = thread_time()
        try:
            yield
        finally:
            self.spend(client, thread_time() - begun)

    def spend(self, client: str, seconds: float) -> None:
        self.bucket(client).spend(self.clock(), seconds)

    @types.coroutine
    def of_client(self, client: str, work: Coroutine[Any, Any, Answer]) -> Generator[Any, Any, Answer]:
        """The same work, measured from one wait to the next: others are served while it waits."""
        step, value = work.send, None
        while True:
            with self.measured(client):
                try:
                    waits_for = step(value)
                except StopIteration as end:
                    return end.value  # type: ignore[no-any-return]
                finally:
                    value = None  # an error that this frame keeps would keep the frame, and with it the whole request
            try:
                step, value = work.send, (yield waits_for)
            except BaseException as problem:
                step, value = work.throw, problem
            waits_for = None  # it knows its error too


class LongWork:
    """What would keep everybody waiting is done in a thread, one piece at a time, on its client's account. A client has
    one piece in the line for it, so that nobody waits for all that another asks for."""

    def __init__(self, work: Work) -> None:
        self.work = work
        self.thread = ThreadPoolExecutor(1, "long-work")
        self.lines: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # of each client that waits

    async def __call__(self, function: Callable[..., Answer], *given: Any) -> Answer:
        client = CLIENT.get()
        async with self.lines.setdefault(client, asyncio.Lock()):
            if client:
                self.work.check(client)  # again: what was asked for together comes one by one
            taken: list[float] = []
            done = asyncio.get_running_loop().run_in_executor(self.thread, timed, taken, function, *given)
            done.add_done_callback(lambda _: self.work.spend(client, sum(taken)))
            try:
                return await done
            finally:
                del done  # a failure knows this frame: with what was sent it would stay until the collector comes

    def stop(self) -> None:
        self.thread.shutdown(wait=False, cancel_futures=True)


def timed(taken: list[float], function: Callable[..., Answer], *given: Any) -> Answer:
    begun = thread_time()
    try:
        return function(*given)
    finally:
        taken.append(thread_time() - begun)
