"""The server under load: choices a second on many tables with many sockets.

    python3 dev.py bench --server [--quick] [--json FILE]
    python -m benchmarks.server --tables 200 --sockets 1000 --rate 1000 --seconds 10

Every table is played by people, each with a socket of his own, and looked on by spectators (the other sockets). A
choice is timed from the moment it is sent until its view has come to each of the table's sockets; before that it was on
disk. Server and load run on the same machine: look at the load average before trusting a latency, and at the commits
that took the database long: a disk that stands still for a tenth of a second spoils the hundredth part of ten.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import http.client
import json
import os
import platform
import time
from random import Random
from typing import Any

import msgspec
from rich import box
from rich.console import Console
from rich.table import Table
from websockets.asyncio.client import ClientConnection, connect

import vivat
from benchmarks.process import cpu, memory, serving
from vivat import compiled


class View(msgspec.Struct):
    """The little that the load needs of a frame, level by level; the rest is skipped."""

    choices: list[str]


class Match(msgspec.Struct):
    seat: int | None
    view: View


class Seat(msgspec.Struct):
    kind: str
    ready: bool


class Shown(msgspec.Struct):
    status: str
    seats: list[Seat]


class Frame(msgspec.Struct):
    type: str
    seq: int = 0
    matches: list[Match] = []
    table: Shown | str | None = None  # a message that is not a view names it
    yours: list[int] = []


class Head(msgspec.Struct):
    type: str
    seq: int = 0


FRAME = msgspec.json.Decoder(Frame)
HEAD = msgspec.json.Decoder(Head)
ENCODER = msgspec.json.Encoder()


class Bench:
    def __init__(self, args: argparse.Namespace) -> None:
        self.args = args
        self.random = Random(1)
        self.sent: dict[tuple[int, int], float] = {}  # (table, sequence number to come): when it was sent
        self.latencies: list[float] = []
        self.due: dict[int, float] = {}  # when a table's next choice is to be made
        self.counting = False
        self.choices = self.deliveries = self.refused = 0
        self.readied: set[tuple[str, int]] = set()
        self.before = round(os.getloadavg()[0], 1) if hasattr(os, "getloadavg") else None

    async def play(self, number: int, token: str, table: str, url: str, ready: asyncio.Event) -> None:
        """One seat of a table, which as a whole plays at its share of the rate."""
        pause = self.args.tables / self.args.rate
        async with connect(url, additional_headers={"Authorization": f"Bearer {token}"}, compression=None) as link:
            await link.send(json.dumps({"type": "watch", "id": "w", "table": table, "aid": self.args.aid}))
            while True:
                view = FRAME.decode(await link.recv())
                if view.type == "refused":
                    self.refused += 1
                if not isinstance(view.table, Shown):
                    continue
                self.arrived(number, view.seq)
                message = self.answer(view, view.table, table)
                if message is None:
                    continue
                if view.table.status == "gathering":
                    await link.send(json.dumps(message))
                    continue
                await ready.wait()
                now = time.perf_counter()
                due = self.due[number] = max(
                    self.due.get(number, now - pause * self.random.random()) + pause, now - pause
                )
                await asyncio.sleep(max(0.0, due - now))
                self.sent[number, view.seq + 1] = time.perf_counter()
                await link.send(ENCODER.encode(message).decode())
                self.choices += self.counting

    def answer(self, view: Frame, shown: Shown, table: str) -> dict[str, Any] | None:
        if shown.status == "gathering":
            seat = view.yours[0]
            if (table, seat) in self.readied or "open" in [other.kind for other in shown.seats]:
                return None
            self.readied.add((table, seat))
            return {"type": "ready", "id": f"r{seat}", "table": table, "seq": view.seq, "seat": seat}
        for match in view.matches:
            if match.view.choices:
                words = [self.random.choice(match.view.choices)]
                message = {"type": "choose", "id": f"c{view.seq}", "table": table, "seq": view.seq}
                return {**message, "seat": match.seat, "choices": words}
        return None

    def arrived(self, number: int, seq: int) -> None:
        sent = self.sent.get((number, seq))
        if sent is not None and self.counting:
            self.latencies.append(time.perf_counter() - sent)
            self.deliveries += 1

    async def look_on(self, number: int, link: ClientConnection, table: str) -> None:
        await link.send(json.dumps({"type": "watch", "id": "w", "table": table, "aid": self.args.aid}))
        async for frame in link:
            head = HEAD.decode(frame)
            if head.type == "seen":
                self.arrived(number, head.seq)

    async def run(self, port: int, pid: int) -> dict[str, Any]:
        url = f"ws://127.0.0.1:{port}/api/socket"
        each = max(0, self.args.sockets // self.args.tables - self.args.players)
        before = memory(pid)
        links = [await connect(url, compression=None) for _ in range(each * self.args.tables)]
        await asyncio.sleep(1)
        idle = (memory(pid) - before) / max(1, len(links))
        tables = await asyncio.to_thread(self.tables, port)
        ready = asyncio.Event()
        work = [self.play(n, token, name, url, ready) for n, (name, held) in enumerate(tables) for token in held]
        work += [self.look_on(n // each, link, tables[n // each][0]) for n, link in enumerate(links)]
        tasks = [asyncio.ensure_future(one) for one in work]
        await asyncio.sleep(self.args.settle)
        ready.set()
        await asyncio.sleep(2)
        gc.disable()  # pauses of the load are not the server's
        slow = slow_writes(port)
        self.counting = True
        begun, used, own = time.perf_counter(), cpu(pid), time.process_time()
        await asyncio.sleep(self.args.seconds)
        self.counting = False
        gc.enable()
        taken, used, own = time.perf_counter() - begun, cpu(pid) - used, time.process_time() - own
        slow = slow_writes(port) - slow
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        return {**self.report(taken, used, own, idle), "writes_over_25_ms": slow}

    def tables(self, port: int) -> list[tuple[str, list[str]]]:
        """Each table's name, and the token of each seat."""
        link, made = Link(port), []
        tokens = [link.session() for _ in range(self.args.players)]
        seats = [{"kind": "person", "name": "P0"}] + [{"kind": "open"}] * (self.args.players - 1)
        for number in range(self.args.tables):
            body = {"id": f"t{number}", "game": self.args.game, "seats": seats, "listed": True}
            table = link.post("/api/tables", tokens[0], body)["table"]["id"]
            for seat in range(1, self.args.players):
                link.post(f"/api/tables/{table}/seats", tokens[seat], {"id": "t", "seat": seat, "name": f"P{seat}"})
            made.append((table, tokens))
        return made

    def report(self, taken: float, used: float, own: float, idle: float) -> dict[str, Any]:
        found = sorted(self.latencies)
        return {
            "tables": self.args.tables,
            "sockets": self.args.sockets,
            "choices_per_s": round(self.choices / taken, 1),
            "deliveries_per_s": round(self.deliveries / taken, 1),
            "refused": self.refused,
            "p50_ms": at(found, 0.50),
            "p90_ms": at(found, 0.90),
            "p99_ms": at(found, 0.99),
            "longest_ms": at(found, 1.0),
            "server_cpu_us_per_choice": round(used / max(1, self.choices) * 1e6),
            "load_cpu_share": round(own / taken, 2),
            "idle_socket_kb": round(idle / 1024, 1),
            "load_average_before": self.before,
        }


class Link:
    """Plain HTTP requests, one after the other."""

    def __init__(self, port: int) -> None:
        self.link = http.client.HTTPConnection("127.0.0.1", port, timeout=30)

    def session(self) -> str:
        self.link.request("POST", "/api/session")
        reply = self.link.getresponse()
        reply.read()
        return (reply.headers["set-cookie"] or "").partition("=")[2].partition(";")[0]

    def post(self, path: str, token: str, body: dict[str, Any]) -> dict[str, Any]:
        headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
        self.link.request("POST", path, json.dumps(body), headers)
        found: dict[str, Any] = json.loads(self.link.getresponse().read())
        return found


def at(found: list[float], share: float) -> float | None:
    """This share of the measures is no longer than so many milliseconds."""
    return round(found[min(len(found) - 1, int(len(found) * share))] * 1000, 2) if found else None


def slow_writes(port: int) -> int:
    """How many commits of the database have taken the server more than 25 ms so far."""
    link = http.client.HTTPConnection("127.0.0.1", port, timeout=30)
    link.request("GET", "/metrics")
    lines = link.getresponse().read().decode().splitlines()
    commits = {name: int(float(value)) for name, _, value in (line.rpartition(" ") for line in lines if line[0] != "#")}
    return commits["vivat_write_seconds_count"] - commits['vivat_write_seconds_bucket{le="0.025"}']


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--sockets", type=int, default=1000)
    parser.add_argument("--rate", type=float, default=1000.0, help="choices a second, all tables together")
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--game", default="king_is_dead")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--aid", action="store_true", help="everybody asks for the numbers of the game's aid too")
    parser.add_argument("--database", default="", help="postgresql://…; default: an SQLite file that is thrown away")
    parser.add_argument("--settle", type=float, default=8.0, help="seconds for all tables to start")


def parsed(quick: bool) -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    arguments(parser)
    few = ["--tables", "10", "--sockets", "60", "--rate", "50", "--seconds", "2", "--settle", "2"]
    return parser.parse_args(few if quick else [])


def measure(args: argparse.Namespace) -> dict[str, Any]:
    """Start a server, load it, stop it."""
    with serving(args.database) as (port, pid):
        found = asyncio.run(Bench(args).run(port, pid))
    about = {"vivat": vivat.__version__, "mode": compiled.mode(), "python": platform.python_version()}
    return {**about, "database": "postgresql" if args.database else "sqlite", "game": args.game, **found}


TITLES = {
    "tables": "tables",
    "sockets": "sockets",
    "choices_per_s": "choices a second",
    "deliveries_per_s": "views delivered a second",
    "p50_ms": "from sending to the last byte at a viewer, median, ms",
    "p99_ms": "the same, 99 of 100, ms",
    "writes_over_25_ms": "commits that took the database over 25 ms",
    "server_cpu_us_per_choice": "server CPU for a choice and all its views, us",
    "load_cpu_share": "of its own core the load takes",
    "idle_socket_kb": "memory of an idle socket, kB",
    "load_average_before": "load average of this machine before",
}


def show(data: dict[str, Any], console: Console) -> None:
    title = f"server: {data['game']}, {data['database']}, Python {data['python']}, {data['mode']}"
    table = Table("", title=title, title_justify="left", box=box.SIMPLE, show_header=False)
    table.add_column(justify="right")
    for name, words in TITLES.items():
        table.add_row(words, "-" if data[name] is None else f"{data[name]:g}")
    console.print(table)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments(parser)
    print(json.dumps(measure(parser.parse_args()), indent=1))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
