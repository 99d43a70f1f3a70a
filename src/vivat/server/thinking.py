"""Bots think in processes of their own: the event loop never waits for them, and one that hangs is ended.

A process is started when there is something to think about and answers one question at a time. When it crashes, hangs
or answers nonsense, that question has failed, nothing else; the next one starts a fresh process.

Bots from `hard` on think as long as their level allows, and on all cores, but only while nobody else asks: as soon as
somebody waits, all who think are told to hurry, and end after as many simulations as their level has at the least.
"""

from __future__ import annotations

import asyncio
import contextlib
import sys
import time
from collections import Counter, deque
from collections.abc import AsyncIterator, Callable, Sequence

import msgspec

from vivat.bots import LEVELS, BotFailed, Question, Random
from vivat.bots.trees import KEPT
from vivat.server.worker import HURRY, Answer, Asked, Tried

GRACE = 10.0  # seconds beyond its level's own that a bot may take, as on a busy machine
MOST_LINE = 1 << 26  # bytes
COMMAND = (sys.executable, "-m", "vivat.server.worker")


class Workers:
    levels: Sequence[str] = tuple(LEVELS)

    def __init__(
        self, together: int = 1, grace: float = GRACE, command: Sequence[str] = COMMAND, cores: int = 1
    ) -> None:
        """So many think at once; one that is alone, with so many threads."""
        self.turns = Turns(together, somebody_waits=self.hurry)
        self.grace, self.command, self.cores = grace, command, cores
        self.idle: list[Worker] = []
        self.busy: list[Worker] = []

    async def choose(self, level: str, question: Question, client: str) -> int:
        """The action a bot of this level takes; BotFailed, or whatever else goes wrong, after a bounded time."""
        if level == Random.name:  # quicker than asking, and it cannot fail
            return Random().choose(question)
        answer = await self.ask(level, question, client)
        if answer.action is None:
            raise BotFailed("bot-nonsense", bot=level, answer=answer.problem)
        return answer.action

    async def weigh(self, level: str, question: Question, client: str) -> list[Tried]:
        """What a bot of this level makes of every option it tried."""
        answer = await self.ask(level, question, client, weighs=True)
        if not answer.tried:
            raise BotFailed("bot-nonsense", bot=level, answer=answer.problem)
        return answer.tried

    async def ask(self, level: str, question: Question, client: str, weighs: bool = False) -> Answer:
        seconds = LEVELS[level].seconds
        known = question.knowledge.fields()
        asked = Asked(
            question.game, level, question.seat, question.seed, seconds, known, question.past, weighs, question.course
        )
        async with self.turns.turn(client):
            worker = self.free(question.course)
            if self.turns.running.total() == 1:
                asked = msgspec.structs.replace(asked, threads=self.cores)
            self.hurry()  # one that was alone has all cores
            self.busy.append(worker)
            if self.turns.waiting:
                worker.hurry()
            try:
                async with asyncio.timeout(seconds + self.grace):
                    answer = await worker.ask(asked)
            except BaseException as problem:  # also when nobody waits for the answer any more
                await worker.end()
                if isinstance(problem, TimeoutError):
                    raise BotFailed("bot-silent", bot=level, seconds=seconds + self.grace) from None
                raise
            finally:
                self.busy.remove(worker)
            self.idle.append(worker)
        return answer

    def free(self, course: str) -> Worker:
        """A process that does not think now; if there is one, the one that remembers the question before this."""
        for worker in reversed(self.idle):
            if course in worker.courses:
                self.idle.remove(worker)
                return worker
        return self.idle.pop() if self.idle else Worker(self.command)

    def hurry(self) -> None:
        """Somebody else waits."""
        for worker in self.busy:
            worker.hurry()

    async def stop(self) -> None:
        """Those that still think end with the tasks that ask them."""
        while self.idle:
            await self.idle.pop().end()


class Worker:
    """The near end of a process, which is started by its first question."""

    def __init__(self, command: Sequence[str]) -> None:
        self.command = command
        self.process: asyncio.subprocess.Process | None = None
        self.courses: deque[str] = deque(maxlen=KEPT)  # of which it may still have the trees
        self.asked = self.hurried = False

    async def ask(self, asked: Asked) -> Answer:
        if asked.course and asked.course not in self.courses:
            self.courses.append(asked.course)
        line = await self.exchange(msgspec.json.encode(asked))
        if not line:
            assert self.process
            raise BotFailed("bot-died", bot=asked.level, status=str(await self.process.wait()))
        return msgspec.json.decode(line, type=Answer)

    async def exchange(self, line: bytes) -> bytes:
        """A line for a line; nothing, if the process has died."""
        if self.process is None:
            pipe = asyncio.subprocess.PIPE
            self.process = await asyncio.create_subprocess_exec(
                *self.command, stdin=pipe, stdout=pipe, start_new_session=True, limit=MOST_LINE
            )
        assert self.process.stdin and self.process.stdout  # noqa: PT018
        self.process.stdin.write(line + b"\n" + (HURRY if self.hurried else b""))
        self.asked = True
        try:
            await self.process.stdin.drain()
            return await self.process.stdout.readline()
        finally:
            self.asked = self.hurried = False

    def hurry(self) -> None:
        """What it thinks about, or is about to, should be ended soon."""
        if self.asked and not self.hurried:
            assert self.process and self.process.stdin  # noqa: PT018
            self.process.stdin.write(HURRY)
        self.hurried = True

    async def end(self) -> None:
        if self.process is not None:
            with contextlib.suppress(ProcessLookupError):
                self.process.kill()
            await self.process.communicate()


class Turns:
    """So many at once. Of those who wait, the client that has used least time comes first; for each, first come.

    Somebody new starts level with the one served last: old thrift is no credit, old use no debt, and nobody waits for
    ever. Where there are several places, one client never has them all: another waits at most for one thought to end.
    As many wait as there are seats of bots at tables in use.
    """

    def __init__(
        self,
        together: int,
        clock: Callable[[], float] = time.monotonic,
        somebody_waits: Callable[[], None] = lambda: None,
    ) -> None:
        self.free, self.clock, self.somebody_waits = together, clock, somebody_waits
        self.each = max(1, together - 1)
        self.running: Counter[str] = Counter()
        self.waiting: dict[str, deque[asyncio.Future[None]]] = {}
        self.used: dict[str, float] = {}  # seconds; clients not named here have used `level`
        self.level = 0.0

    @contextlib.asynccontextmanager
    async def turn(self, client: str) -> AsyncIterator[None]:
        await self.wait(client)
        begun = self.clock()
        try:
            yield
        finally:
            self.used[client] = self.share(client) + self.clock() - begun
            self.end(client)

    async def wait(self, client: str) -> None:
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(client, deque()).append(mine)
        self.next()
        if not mine.done():
            self.somebody_waits()
        try:
            await mine
        except asyncio.CancelledError:
            if not mine.cancelled():  # its turn had just come
                self.end(client)
            elif mine in self.waiting.get(client, ()):
                self.withdraw(client, mine)
            raise

    def withdraw(self, client: str, mine: asyncio.Future[None]) -> None:
        self.waiting[client].remove(mine)
        if not self.waiting[client]:
            del self.waiting[client]

    def end(self, client: str) -> None:
        self.free += 1
        self.running[client] -= 1
        if not self.running[client]:
            del self.running[client]
        if not (self.running or self.waiting):
            self.used.clear()  # nobody was kept waiting
        self.next()

    def next(self) -> None:
        """Whoever has waited and may now begin."""
        while self.free and (ready := [one for one in self.waiting if self.running[one] < self.each]):
            client = min(ready, key=self.share)
            mine = self.waiting[client][0]
            self.withdraw(client, mine)
            if mine.cancelled():  # nobody wants it any more
                continue
            self.free -= 1
            self.running[client] += 1
            self.level = self.share(client)
            self.used = {other: used for other, used in self.used.items() if used > self.level}
            mine.set_result(None)

    def share(self, client: str) -> float:
        return max(self.level, self.used.get(client, 0.0))
