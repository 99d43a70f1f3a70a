"""How long the analysis of a match takes beside a busy server, and what that does to the server:

    python -m benchmarks.analysis [--of GAME] [--decisions N] [--rate CHOICES A SECOND] [--seconds S]

The server is measured as in benchmarks/server.py: once alone, once while it analyses finished matches, one after the
other as long as it is measured. How long an analysis took is counted from when it was asked for, and the longest is
told; how long a known one takes to open, at its end. All of it runs on this machine: the load average before tells
whether the numbers mean anything.
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

TRIED = 40  # matches, for some of about the wanted length
MOST = 10  # analysed
LONGEST = 600.0  # seconds


def decisions(match: Match) -> int:
    return sum(0 <= who < match.seats and len(before.options(who)) > 1 for before, who, _ in match.steps)


def played(game: str, wanted: int) -> list[Match]:
    """Matches of about so many decisions, the nearest first."""
    found = []
    for seed in range(TRIED):
        players = definition(game).players
        match = Game(game, players=players[seed % len(players)]).new(seed=seed)
        while not match.over:
            seat = min(match.waiting_for)
            match.choose(seat, answer(Random(), match, seat, seed=len(match.steps)))
        found.append(match)
    return sorted(found, key=lambda match: abs(decisions(match) - wanted))[:MOST]


class Asked:
    """Analyses that are asked for, and waited for in a thread of its own."""

    def __init__(self, port: int, matches: list[Match]) -> None:
        self.port, self.token = port, Link(port).session()
        self.paths = [self.sent(match.record()) for match in matches]
        self.took: list[float] = []
        self.opened: list[float] = []
        self.enough = threading.Event()
        self.thread = threading.Thread(target=self.wait)

    def sent(self, record: str) -> str:
        status, text = self.request("POST", "/api/records", record)
        assert status == 200, text
        return f"/api/tables/{json.loads(text)['table']['id']}/analysis"

    def request(self, method: str, path: str, body: str = "") -> tuple[int, str]:
        link = http.client.HTTPConnection("127.0.0.1", self.port, timeout=60)
        headers = {"Authorization": f"Bearer {self.token}", "Content-Type": "text/plain"}
        link.request(method, path, body.encode(), headers)
        reply = link.getresponse()
        return reply.status, reply.read().decode()

    def wait(self) -> None:
        for path in self.paths:
            begun = time.perf_counter()
            self.request("POST", path)
            while time.perf_counter() - begun < LONGEST:
                looked = time.perf_counter()
                if json.loads(self.request("GET", path)[1])["state"] == "done":
                    self.took.append(time.perf_counter() - begun)
                    self.opened.append(time.perf_counter() - looked)
                    break
                time.sleep(0.25)
            if self.enough.is_set():
                return


def measure(args: argparse.Namespace) -> dict[str, Any]:
    matches = played(args.of, args.decisions)
    with serving(args.database) as (port, pid):
        alone = asyncio.run(Bench(args).run(port, pid))
        asked = Asked(port, matches)
        asked.thread.start()
        beside = asyncio.run(Bench(args).run(port, pid))
        asked.enough.set()
        asked.thread.join()
    return {
        "analysed": args.of,
        "decisions": [decisions(match) for match in matches[: len(asked.took)]],
        "longest_analysis_s": round(max(asked.took), 1),
        "known_opens_ms": round(1000 * max(asked.opened), 1),
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
