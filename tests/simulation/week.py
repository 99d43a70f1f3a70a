"""A simulated week: many tables, bad networks, crashing servers, in virtual time; one seed gives one week.

    python tests/simulation/week.py --seeds 500 --first 0 --tables 100 --workers 2

Two server processes share one store. Clients lose, double, delay and reorder messages both ways, disconnect, give their
seats to bots and take them back, leave, ask for seats, remove guests, and try to play for others. After every event the
invariants are checked.
More than half of the tables come to the end of their game within the week: bots stand still where nobody is.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import hashlib
import logging
import multiprocessing
import sys
import time
import traceback
from collections import Counter
from collections.abc import Coroutine
from pathlib import Path
from random import Random
from typing import Any

sys.path += [str(Path(__file__).resolve().parent.parent / folder) for folder in ("server", "table")]

import msgspec
from client import PACES, Client
from crashing import Process
from memory import MemoryStore
from virtual import HOUR, VirtualLoop

from vivat.errors import Refusal
from vivat.games import all_ids, definition
from vivat.server import notifications
from vivat.server.tables import letters
from vivat.store import Append
from vivat.table import Fresh, Table, commands, events
from vivat.table.decide_seats import MOST_ASKS

WEEK = 7 * 24 * HOUR


class Week:
    def __init__(self, seed: int, tables: int) -> None:
        self.random = Random(seed)
        self.tables = tables
        self.store = MemoryStore()
        self.store.delay = lambda: self.random.random() * 0.02
        self.store.fault = self.fault
        self.store.committed = self.committed
        self.calm = False  # at the end: no more faults
        self.shadows: dict[str, Table] = {}
        self.keys: dict[tuple[str, str], int] = {}
        self.born = 0
        self.checked = 0
        self.acknowledged = 0
        self.refused = 0
        self.crashes = 0
        self.kinds: Counter[str] = Counter()  # of events
        self.processes: list[Process] = []
        self.clients: list[Client] = []
        self.tasks: set[asyncio.Future[Any]] = set()
        self.problems: list[BaseException] = []

    # ---- the world ---------------------------------------------------------------------------------------------------

    def clock(self) -> int:
        return 1_700_000_000_000 + int(asyncio.get_running_loop().time() * 1000)

    def fresh(self) -> Fresh:
        self.born += 1
        raw = hashlib.sha256(f"{self.born}|{self.random.random()}".encode()).digest()
        return Fresh(letters(raw[:16]), "5eed" + raw.hex(), letters(raw[16:]))

    def fault(self) -> str:
        if self.calm:
            return ""
        return self.random.choices(["", "refused", "lost"], [0.985, 0.01, 0.005])[0]

    def start(self, work: Coroutine[Any, Any, Any]) -> None:
        task = asyncio.ensure_future(work)
        task.add_done_callback(self.ended)
        self.tasks.add(task)

    def ended(self, task: asyncio.Future[Any]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            self.problems.append(task.exception())  # type: ignore[arg-type]

    async def run(self) -> None:
        self.processes = [Process(self, f"p{number}") for number in range(2)]
        for number in range(self.tables):
            self.start(self.open_table(number))
        self.start(self.nemesis())
        while asyncio.get_running_loop().time() < WEEK:
            await asyncio.sleep(HOUR)
            self.raise_problem()
        await self.finish()

    def raise_problem(self) -> None:
        if self.problems:
            raise self.problems[0]

    async def nemesis(self) -> None:
        """Servers crash at random moments and others take their place."""
        while not self.calm:
            await asyncio.sleep(self.random.expovariate(1 / (8 * HOUR)))
            victim = self.random.randrange(len(self.processes))
            self.crashes += 1
            self.processes[victim].crash()
            await asyncio.sleep(self.random.choice((0.1, 5, 600)))
            self.processes[victim] = Process(self, f"c{self.crashes}")

    def living(self) -> Process:
        return self.random.choice([process for process in self.processes if process.alive] or [self.revive()])

    def revive(self) -> Process:
        self.processes[0] = Process(self, f"r{self.random.random()}")
        return self.processes[0]

    async def open_table(self, number: int) -> None:
        random = self.random
        await asyncio.sleep(random.random() * WEEK * 0.8)
        ids = all_ids()
        game = ids[number % len(ids)]
        players = random.choice(definition(game).players[:4])
        people = [Client(self, f"{number}.{n}") for n in range(random.randint(1, players))]
        seats: list[dict[str, Any]] = [{"kind": "person", "name": people[0].name}]
        seats += [{"kind": "open"}] * (len(people) - 1)
        seats += [{"kind": "bot", "level": random.choice(("random", "clever"))}] * (players - len(people))
        body = {"id": "new", "game": game, "seats": seats, "options": {"players": players}}
        body["clock"] = random.choice(({}, {}, {"move": 7200}, {"game": 48 * 3600}))
        body["spectators"] = random.random() < 0.7
        wanted = commands_from(body)
        while True:
            try:
                loaded = await self.living().tables.create(people[0].who, people[0].who, wanted)
                break
            except Refusal:
                await asyncio.sleep(1)
        pauses = random.choice(PACES)
        for seat, client in enumerate(people):
            client.seat = seat
        if random.random() < 0.3:
            people.append(Client(self, f"{number}.spectator"))
        for client in people:
            client.table, client.invitation, client.pauses = loaded.table.id, loaded.table.invitation, pauses
            self.clients.append(client)
            self.start(client.live())

    async def finish(self) -> None:
        """The network heals: every message is answered, and every process tells the same."""
        self.calm = True
        await asyncio.sleep(900)
        self.raise_problem()
        for client in self.clients:
            assert client.pending is None, f"{client.name}: never answered: {client.pending}"
        for client in self.clients:
            client.stop = True
        for process in self.processes:
            await notifications.look(process.tables, self.store, list(process.tables.loaded))  # type: ignore[arg-type]
            for name, loaded in process.tables.loaded.items():
                assert not loaded.closed, loaded.closed
                assert len(self.store.rows[name]) >= loaded.table.seq
                if loaded.table.seq == self.shadows[name].seq:
                    assert loaded.table.done == self.shadows[name].done
                    assert loaded.table.seats == self.shadows[name].seats
        for name, rows in self.store.rows.items():
            table = Table()
            for row in rows:
                table.fold(events.read(row.body))
            assert table.seats == self.shadows[name].seats
        for process in self.processes:
            process.crash()
        self.raise_problem()
        for task in list(self.tasks):
            task.cancel()
        await asyncio.sleep(1)

    # ---- after every event -------------------------------------------------------------------------------------------

    def committed(self, append: Append) -> None:
        try:
            self.examine(append)
        except Exception as problem:
            self.problems.append(problem)  # the server, too, would only log it
            raise

    def examine(self, append: Append) -> None:
        for row in append.rows:
            event = events.read(row.body)
            table = self.shadows.setdefault(row.table, Table())
            if isinstance(event, events.Taken):
                self.check_taken(table, event)
            table.fold(event)
            assert table.seq == row.seq
            if event.key:
                key = event.key.partition("#")[0]
                assert (row.table, key) not in self.keys, f"{key} was done twice"
                self.keys[row.table, key] = row.seq
            self.kinds[type(event).__name__] += 1
            self.check(table, event)
        for name in dict.fromkeys(row.table for row in append.rows):
            for process in self.processes:
                if self.calm or self.random.random() < 0.95:  # a note may be lost
                    asyncio.get_running_loop().call_later(self.random.random() * 0.05, self.note, process, name)

    def note(self, process: Process, table: str) -> None:
        if process.alive and table in process.tables.loaded:
            self.start(process.tables.notified(table, len(self.store.rows[table])))

    def digest(self) -> str:
        """Everything that was stored; the same for the same seed."""
        found = hashlib.sha256()
        for rows in self.store.rows.values():
            for row in rows:
                found.update(row.body)
        return found.hexdigest()

    def check_taken(self, table: Table, event: events.Taken) -> None:
        """Nobody sits down at a running match unless all who play have said so, nor sees a second hand."""
        seat = table.seats[event.seat]
        assert seat.holder is None and not seat.resigned and not seat.timed_out
        if table.status == "running":
            playing = {other.holder for other in table.seats if other.holder and not other.resigned}
            agreed = table.people.asks[event.seat].agreed | {event.holder}
            assert (playing or {table.people.host}) <= agreed
            assert all(number == event.seat for holder, number in table.people.sat if holder == event.holder)
        else:
            assert table.status == "gathering" and seat.level is None
            assert event.holder not in table.people.removed

    def check(self, table: Table, event: events.AnyEvent) -> None:
        self.checked += 1
        if table.match is not None:
            if isinstance(event, events.Started | events.Chose | events.Undone):
                assert table.game.definition.check.violations(table.match.state) == []
            assert bool(table.waiting) == (table.status == "running")
            assert set(table.asked) >= set(table.waiting)
        for number, seat in enumerate(table.seats):
            assert (seat.kind == "person") == (seat.holder is not None)
            assert not (seat.kind == "bot" and seat.level is None)
            assert seat.since is None or (number in table.waiting and seat.level is None and not table.paused)
        asks = table.people.asks
        assert len(asks) <= MOST_ASKS
        assert all(table.seats[number].holder is None for number in asks)
        names = [seat.name.casefold() for seat in table.seats if seat.name] + [
            ask.name.casefold() for ask in asks.values()
        ]
        assert len(set(names)) == len(names)


def commands_from(body: dict[str, Any]) -> commands.Create:
    return msgspec.convert(body, commands.Create)


def simulate(seed: int, tables: int) -> Week:
    """One week; an AssertionError names what went wrong."""
    loop = VirtualLoop()
    try:
        week = Week(seed, tables)
        loop.run_until_complete(week.run())
        return week
    finally:
        loop.close()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seeds", type=int, default=20)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--workers", type=int, default=1, help="processes")
    args = parser.parse_args()
    begun, total = time.monotonic(), Counter[str]()
    seeds = range(args.first, args.first + args.seeds)
    with multiprocessing.get_context("spawn").Pool(args.workers) as pool:
        for seed, found in enumerate(pool.imap(one, [(seed, args.tables) for seed in seeds]), args.first):
            if isinstance(found, str):
                print(
                    found, f"\nagain: python tests/simulation/week.py --first {seed} --seeds 1 --tables {args.tables}"
                )
                return 1
            total.update(found)
            taken = time.monotonic() - begun
            print(f"seed {seed}: {found['events']} events; {taken:.0f} s so far", file=sys.stderr, flush=True)
    print(f"{args.seeds} weeks of {args.tables} tables from seed {args.first} on: {total['events']} events checked, "
          f"{total['acknowledged']} messages acknowledged, {total['over']} games played to their end, "
          f"{total['crashes']} crashes, 0 violations, {taken:.0f} s")  # fmt: skip
    return 0


def one(asked: tuple[int, int]) -> Counter[str] | str:
    """What a week held, or what went wrong."""
    logging.disable(logging.CRITICAL)
    gc.set_threshold(100_000, 50, 100)
    try:
        week = simulate(*asked)
    except BaseException:
        return f"seed {asked[0]} fails:\n{traceback.format_exc()}"
    over = sum(table.status == "over" for table in week.shadows.values())
    counts = {"events": week.checked, "acknowledged": week.acknowledged, "crashes": week.crashes, "over": over}
    return Counter(counts)


if __name__ == "__main__":
    raise SystemExit(main())
