"""Who is told that it is his turn while he is not there, through web push.

A question that has stood for some seconds at a seat whose person is not at the table is told to his browsers, once. The
process that stored the event does it. What is told is which game and which table: nothing of the match.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections.abc import Callable, Coroutine
from http.client import HTTPException
from typing import TYPE_CHECKING, Any

import msgspec

from vivat import locale
from vivat.server import push, subscription
from vivat.server.tables import LoadedTable
from vivat.store import NotSaved

if TYPE_CHECKING:
    from vivat.server.services import Services

log = logging.getLogger("vivat.server")
PAUSE = 8.0  # seconds: who plays on at once is not told
TOGETHER = 4  # messages on their way
MOST_WAITING = 1_000  # questions; more are not told

Send = Callable[[subscription.Subscribe, bytes, str], bool]


class Notices:
    def __init__(self, services: Services) -> None:
        self.services = services
        self.sender: push.Sender | None = None
        self.pause = PAUSE
        self.free = asyncio.Semaphore(TOGETHER)
        self.waiting: dict[tuple[str, int], int] = {}  # by table and seat: the event that put the question
        self.tasks: set[asyncio.Task[None]] = set()
        services.tables.acted = self.acted

    async def start(self) -> None:
        number = await self.services.store.key("vapid")
        self.sender = push.sender(number, self.services.settings.origins)

    async def stop(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    def acted(self, loaded: LoadedTable) -> None:
        """A table has changed by an event of this process."""
        if self.sender is None:
            return
        table = loaded.table
        for seat in table.waiting:
            asked = table.asked[seat]
            fresh = self.waiting.get((table.id, seat)) != asked
            if fresh and table.seats[seat].plays and len(self.waiting) < MOST_WAITING and not self.here(loaded, seat):
                self.waiting[table.id, seat] = asked
                self.begin(self.tell(loaded, seat, asked))

    def here(self, loaded: LoadedTable, seat: int) -> bool:
        return self.services.presence.is_here(loaded, seat)

    async def tell(self, loaded: LoadedTable, seat: int, asked: int) -> None:
        await asyncio.sleep(self.pause)
        table = self.services.tables.loaded.get(loaded.table.id, loaded).table
        if self.waiting.get((table.id, seat)) == asked:
            del self.waiting[table.id, seat]
        holder = table.seats[seat].holder
        if holder is None or table.asked.get(seat) != asked or table.paused or self.here(loaded, seat):
            return
        try:
            for one in await self.services.store.people.subscriptions(holder, self.services.clock()):
                await self.sent(one.endpoint, push.DECODER.decode(one.body), table.id, table.game.id)
        except NotSaved as problem:
            log.error("notices: %s", problem)

    async def sent(self, endpoint: str, to: subscription.Subscribe, table: str, game: str) -> None:
        assert self.sender is not None
        if not subscription.known_service(to.endpoint):
            return
        topic = hashlib.sha256(table.encode()).hexdigest()[
            :32
        ]  # a newer one takes its place; the service learns no name
        try:
            async with self.free:
                good = await asyncio.to_thread(self.sender.send, to, text_for(table, game, to.language), topic)
            if not good:
                await self.services.store.people.unsubscribe(endpoint)
        except (OSError, ValueError, HTTPException) as problem:
            log.warning("a push service did not take a message: %s", type(problem).__name__)

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)


def text_for(table: str, game: str, language: str) -> bytes:
    """All that is told: the same whatever the match is like."""
    title, words = locale.say(game, language), locale.say("push-your-turn", language)
    return msgspec.json.encode({"table": table, "title": title, "text": words})
