"""What takes long keeps nobody waiting: it is done in a thread, one piece at a time, on its client's account."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import json
import threading
from collections.abc import Callable, Iterator
from time import sleep, thread_time
from typing import Any

import msgspec
import pytest
from in_process import asked, in_process, watching

import vivat
from vivat.errors import Refusal
from vivat.play import Match
from vivat.server import replays, session, tables
from vivat.server.work import CLIENT, LongWork, Work
from vivat.table import Table

TEXT = {"content-type": "text/plain"}
LONG = 1_500  # steps


def busy(seconds: float) -> None:
    until = thread_time() + seconds
    while thread_time() < until:
        pass


@contextlib.contextmanager
def long_work(burst: float = 60.0) -> Iterator[LongWork]:
    found = LongWork(Work(burst, 1e-9, lambda: 0))
    yield found
    found.stop()


async def of(client: str, long: LongWork, piece: Callable[..., Any], *given: Any) -> Any:
    CLIENT.set(client)
    return await long(piece, *given)


def test_pieces_are_done_one_at_a_time_and_clients_take_turns() -> None:
    at_work, order = [], []

    def piece(name: str) -> None:
        at_work.append(name)
        sleep(0.01)
        assert at_work == [name], "one at a time"
        order.append(at_work.pop())

    async def main() -> None:
        with long_work() as long:
            mine = [asyncio.create_task(of("a", long, piece, f"a{number}")) for number in range(4)]
            await asyncio.sleep(0)
            other = asyncio.create_task(of("b", long, piece, "b"))
            await asyncio.gather(*mine, other)
            assert not long.lines, "nobody waits any more"

    asyncio.run(main())
    assert order == ["a0", "b", "a1", "a2", "a3"]


def test_others_are_served_meanwhile() -> None:
    async def main() -> None:
        with long_work() as long:
            task, turns = asyncio.create_task(of("a", long, busy, 0.2)), 0
            while not task.done():
                await asyncio.sleep(0)
                turns += 1
            assert turns > 20

    asyncio.run(main())


def test_it_counts_as_its_client_s_whether_it_succeeds_or_not() -> None:
    def broken() -> None:
        busy(0.05)
        raise Refusal("table-not-over")

    async def main() -> None:
        with long_work(burst=0.12) as long:
            await of("a", long, busy, 0.05)
            with pytest.raises(Refusal):
                await of("a", long, broken)
            assert 0.1 <= 0.12 - long.work.bucket("a").left < 0.13
            together = [of("a", long, busy, 0.05) for _ in range(3)]
            refused = await asyncio.gather(*(asyncio.create_task(one) for one in together), return_exceptions=True)
            assert [type(one) for one in refused] == [type(None), Refusal, Refusal], "each when its turn comes"
            await of("b", long, busy, 0.01)
            await long(busy, 0.01)  # for nobody: the server's own

    asyncio.run(main())


# ---- every door to a long match --------------------------------------------------------------------------------------


@functools.cache
def long_match() -> Match:
    """People who stay where they are: the longest matches there are."""
    match = vivat.game("long_live_the_king", players=3, quiet_rounds=0).new(seed=1)
    while len(match.steps) < LONG:
        match.choose(min(match.waiting_for), "move:stay")
    return match


class Watch:
    """Which work on a whole long match was done in which thread."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.seen: list[tuple[str, str]] = []
        self.patch = monkeypatch
        self.note(Match, "facts", lambda match, seat, since=0: len(match.steps) - since)
        self.note(Match, "history", lambda match, since=0: len(match.steps) - since)
        self.note(Match, "record", lambda match, seat="all": len(match.steps))
        self.note(replays, "draws", lambda match: len(match.steps))
        self.note(Table, "fold", lambda table, event: len(getattr(event, "record", "")))

    def note(self, owner: Any, name: str, size: Callable[..., int]) -> None:
        real = getattr(owner, name)

        def noted(*given: Any, **more: Any) -> Any:
            if size(*given, **more) > session.MOST_TOLD:
                self.seen.append((name, threading.current_thread().name.partition("_")[0]))
            return real(*given, **more)

        self.patch.setattr(owner, name, noted)

    def taken(self) -> set[str]:
        """What was done since the last look; all of it elsewhere."""
        seen, self.seen = self.seen, []
        assert [one for one in seen if one[1] != "long-work"] == []
        return {name for name, _ in seen}


def test_no_door_to_a_long_match_keeps_others_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    match = long_match()
    record = match.record()
    watch = Watch(monkeypatch)

    async def main() -> None:
        async with in_process() as net, net.client(net.token()) as client:
            reply = await client.post("/api/records", content=record, headers=TEXT)
            name = reply.json()["table"]["id"]
            assert watch.taken() >= {"record", "fold"}
            path = f"/api/tables/{name}"
            for door, done in (
                ("/replay?step=1000000", {"facts", "history"}),
                ("/log", {"facts", "history"}),
                ("/record", {"record", "history"}),
                ("/dice", {"draws"}),
                ("/past?step=3", set()),
                ("/position", set()),
            ):
                assert (await client.get(path + door)).status_code == 200
                assert watch.taken() == done, door
            wanted = {"tables": [name]}
            assert (await client.post("/api/collection", json=wanted)).status_code == 200
            watch.taken()
            await watching(net, name, None)
            assert watch.taken() == {"facts", "history"}
            net.services.tables.loaded.clear()
            assert (await client.get(path)).status_code == 200
            assert watch.taken() == {"fold"}

    asyncio.run(main())


def test_a_long_table_is_read_from_the_store_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        async with in_process() as net:
            name, _ = await net.people("king_is_dead", 2)
            pieces = []

            async def long(function: Any, *given: Any) -> Any:
                pieces.append(function.__name__)
                return function(*given)

            net.services.tables.long = long
            for most, done in ((tables.MUCH, []), (10, ["fold"])):
                monkeypatch.setattr(tables, "MUCH", most)
                net.services.tables.loaded.clear()
                assert (await net.services.tables.get(name)).table.status == "running"
                assert pieces == done

    asyncio.run(main())


def test_a_table_that_was_not_read_up_to_its_end_is_read_by_whoever_comes_next(monkeypatch: pytest.MonkeyPatch) -> None:
    async def refused(function: Any, *given: Any) -> Any:
        raise Refusal("server-busy")

    async def main() -> None:
        async with in_process() as net:
            name, _ = await net.people("king_is_dead", 2)
            loaded = await net.services.tables.get(name)
            newest, loaded.table, loaded.unsure = loaded.table.seq, Table(), True
            loaded.table.id = name
            monkeypatch.setattr(tables, "MUCH", -1)
            usual, net.services.tables.long = net.services.tables.long, refused
            with pytest.raises(Refusal):
                await net.services.tables.get(name)
            net.services.tables.long = usual
            assert (await net.services.tables.get(name)).table.seq == newest

    asyncio.run(main())


# ---- a long story over a socket --------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["king_is_dead", "vive_le_roi"])
def test_a_story_made_elsewhere_is_the_same(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every view is made in the thread, while the match goes on: nothing is told twice, and nothing is left out."""
    monkeypatch.setattr(session, "MOST_TOLD", -1)

    async def main() -> None:
        async with in_process() as net:
            name, held = await net.people(game, 3)
            seats = [await watching(net, name, token) for token in held]
            stories: list[list[Any]] = [[] for _ in held]
            views = [view for _, view in seats]
            for _ in range(25):
                for number, view in enumerate(views):
                    shown = view["matches"][0]
                    stories[number] = [one for one in stories[number] if one[0] < shown["since"]] + shown["facts"]
                mover = next(number for number, view in enumerate(views) if view["matches"][0]["view"]["choices"])
                seat, choices = asked(views[mover])
                act = {"type": "choose", "table": name, "seq": views[mover]["seq"], "seat": seat}
                done = await seats[mover][0].ask(**act, choices=[choices[-1]])
                assert done["type"] == "done", done
                views = [await socket.seen(done["seq"]) for socket, _ in seats]
            match = (await net.services.tables.get(name)).table.running
            for number, story in enumerate(stories):
                last = views[number]["matches"][0]
                whole = [one for one in story if one[0] < last["since"]] + last["facts"]
                assert whole == json.loads(msgspec.json.encode(match.facts(number)))

    asyncio.run(main())


def test_who_has_used_too_much_is_told_later(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(session, "MOST_TOLD", -1)
    monkeypatch.setattr(session, "BUSY", 0.01)

    async def main() -> None:
        async with in_process() as net:
            name, held = await net.people("king_is_dead", 2)
            real, tries = net.services.long, []

            async def long(function: Any, *given: Any) -> Any:
                tries.append(1)
                if len(tries) < 3:
                    raise Refusal("server-busy")
                return await real(function, *given)

            net.services.tables.long = long
            _, view = await watching(net, name, held[0])
            assert view["matches"][0]["since"] == 0
            assert len(tries) == 3

    asyncio.run(main())


def test_nothing_is_told_to_one_who_has_turned_away_meanwhile(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(session, "MOST_TOLD", -1)

    async def main() -> None:
        async with in_process() as net:
            name, held = await net.people("king_is_dead", 2)
            go_on = asyncio.Event()

            async def long(function: Any, *given: Any) -> Any:
                await go_on.wait()
                return function(*given)

            net.services.tables.long = long
            socket = await net.socket(held[0])
            await socket.ask(type="watch", table=name)
            await socket.ask(type="unwatch", table=name)
            go_on.set()
            await socket.ask(type="ping")
            await asyncio.sleep(0.01)
            assert not [frame for frame in (*socket.frames, *socket.unheard()) if '"type":"seen"' in frame]

    asyncio.run(main())
