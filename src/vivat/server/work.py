"""How long each client keeps everybody else waiting.

One request may be a hundred times as costly as another, so counting them is not enough: what is counted here is the
processor time of the event loop.
"""

from __future__ import annotations

import contextlib
import types
from collections.abc import Coroutine, Generator, Iterator
from time import thread_time
from typing import Any, TypeVar

from vivat.server.limits import Buckets

Answer = TypeVar("Answer")


class Work(Buckets):
    """In seconds: so many at once, and so much of each second after that. What a request takes is known when it is
    answered, so who has used too much waits before the next one."""

    def check(self, client: str, cost: float = 0) -> None:
        super().check(client, cost)

    @contextlib.contextmanager
    def measured(self, client: str) -> Iterator[None]:
        """A stretch of work for this client, in which nobody else is served."""
        begun = thread_time()
        try:
            yield
        finally:
            self.bucket(client).spend(self.clock(), thread_time() - begun)

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
