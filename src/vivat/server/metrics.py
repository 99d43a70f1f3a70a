"""Numbers about a running server.

Counting happens for every message, so it is plain integers; `scrape.py` words them when somebody asks.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter

HELP = {
    "messages": "messages received over sockets",
    "refusals": "messages and requests refused",
    "frames": "frames sent over sockets",
    "requests": "HTTP requests",
    "errors": "errors of the program",
    "store_failures": "appends the database did not take",
    "broken_tables": "tables set aside after an error",
    "bot_choices": "choices made by bots",
    "bot_failures": "bots that crashed or took too long",
}
NOW = {
    "sockets": "open sockets",
    "tables_in_memory": "tables in memory",
    "tables_looked_after": "tables whose bots and clocks this process looks after",
    "bots_thinking": "bots that think or wait for their turn to",
    "appends_waiting": "appends that wait for the database",
}
BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0)


class Times:
    """How long something took, counted by length."""

    def __init__(self, name: str, words: str) -> None:
        self.name, self.words = f"vivat_{name}_seconds", words
        self.counts = [0] * (len(BUCKETS) + 1)
        self.total = 0.0

    def took(self, seconds: float) -> None:
        self.total += seconds
        self.counts[bisect_left(BUCKETS, seconds)] += 1


class Metrics:
    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self.commits = Times("commit", "from a command's arrival to its commit")
        self.writes = Times("write", "of the database, for all appends that are committed together")

    def count(self, name: str, by: int = 1) -> None:
        self.counts[name] += by


def as_markdown() -> str:
    """For the docs: every figure of ours."""
    rows = ["| figure | meaning |", "|---|---|"]
    rows += [f"| `vivat_{name}_total` | {words} |" for name, words in HELP.items()]
    rows += [f"| `vivat_{name}` | {words} |" for name, words in NOW.items()]
    rows += [f"| `{times.name}` | {times.words} |" for times in (Metrics().commits, Metrics().writes)]
    return "\n".join(rows)
