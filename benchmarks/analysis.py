"""How long the analysis of a match takes beside a busy server, and what that does to the server:

    python -m benchmarks.analysis [--of GAME] [--decisions N] [--rate CHOICES A SECOND] [--seconds S]

The server is measured as in benchmarks/server.py: once alone, once while it analyses a finished match. How long the
analysis took is counted from when it was asked for; how long a known one takes to open, at the end. All of it runs on
this machine: the load average before tells whether the numbers mean anything.
"""

from __future__ import annotations

import argparse
import asyncio
import http.client
import json
import os
import threading
import time
from typing import Any

from benchmarks.process import serving
from benchmarks.server import Bench, Link, arguments
from vivat.bots import Random, answer
from vivat.games import definition
from vivat.play import Game, Match

TRIED = 12  # matches, for one of about the wanted length
LONGEST = 600.0  # seconds


def decisions(match: Match) -> int:
    return sum(0 <= who < match.seats and len(before.options(who)) > 1 for before, who, _ in match.steps)


def played(game: str, wanted: int) -> Match:
    """A match of about so many decisions."""
    found = []
    for seed in range(TRIED):
        players = definition(game).players
        match = Game(game, players=players[seed % min(3, len(players))]).new(seed=seed)
        while not match.over:
            seat = min(match.waiting_for)
            match.choose(seat, answer(Random(), match, seat, seed=len(match.steps)))
        found.append(match)
    return min(found, key=lambda match: abs(decisions(match) - wanted))


class Asked:
    """An analysis that is asked for, and waited for in a thread of its own."""

    def __init__(self, port: int, record: str) -> None:
        self.port, self.token = port, Link(port).session()
        status, text = self.request("POST", "/api/records", record)
        assert status == 200, text
        self.path = f"/api/tables/{json.loads(text)['table']['id']}/analysis"
        self.took = self.opened = 0.0
        self.thread = threading.Thread(target=self.wait)

    def request(self, method: str, path: str, body: str = "") -> tuple[int, str]:
        link = http.client.HTTPConnection("127.0.0.1", self.port, timeout=60)
        headers = {"Authorization": f"Bearer {self.token}", "Content-Type": "text/plain"}
        link.request(method, path, body.encode(), headers)
        reply = link.getresponse()
        return reply.status, reply.read().decode()

    def wait(self) -> None:
        begun = time.perf_counter()
        self.request("POST", self.path)
        while time.perf_counter() - begun < LONGEST:
            looked = time.perf_counter()
            if json.loads(self.request("GET", self.path)[1])["state"] == "done":
                self.took, self.opened = time.perf_counter() - begun, time.perf_counter() - looked
                return
            time.sleep(0.25)


def measure(args: argparse.Namespace) -> dict[str, Any]:
    match = played(args.of, args.decisions)
    with serving(args.database) as (port, pid):
        alone = asyncio.run(Bench(args).run(port, pid))
        asked = Asked(port, match.record())
        asked.thread.start()
        beside = asyncio.run(Bench(args).run(port, pid))
        asked.thread.join()
    return {
        "analysed": args.of,
        "decisions": decisions(match),
        "analysis_s": round(asked.took, 1) or None,
        "known_opens_ms": round(1000 * asked.opened, 1),
        "load_average_before": alone["load_average_before"],
        "cores": os.cpu_count(),
        **{f"{name}_{when}": found[name] for when, found in (("alone", alone), ("beside", beside))
           for name in ("choices_per_s", "p50_ms", "p99_ms")},
    }  # fmt: skip


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments(parser)
    parser.set_defaults(tables=40, sockets=160, rate=200.0)
    parser.add_argument("--of", default="king_is_dead", help="the game that is analysed")
    parser.add_argument("--decisions", type=int, default=200)
    print(json.dumps(measure(parser.parse_args()), indent=1))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
