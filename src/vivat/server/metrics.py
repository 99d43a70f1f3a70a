"""Numbers about a running server, as Prometheus reads them."""

from __future__ import annotations

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
BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0)


class Times:
    """How long something took, counted by length."""

    def __init__(self, name: str, words: str) -> None:
        self.name, self.words = f"vivat_{name}_seconds", words
        self.counts: Counter[float] = Counter()
        self.total = 0.0

    def took(self, seconds: float) -> None:
        self.total += seconds
        self.counts[next((bucket for bucket in BUCKETS if seconds <= bucket), float("inf"))] += 1

    def lines(self) -> list[str]:
        found, so_far = [f"# HELP {self.name} {self.words}", f"# TYPE {self.name} histogram"], 0
        for bucket in (*BUCKETS, float("inf")):
            so_far += self.counts[bucket]
            found.append(f'{self.name}_bucket{{le="{"+Inf" if bucket == float("inf") else bucket}"}} {so_far}')
        return [*found, f"{self.name}_sum {self.total:.6f}", f"{self.name}_count {so_far}"]


class Metrics:
    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self.commits = Times("commit", "from a command's arrival to its commit")
        self.writes = Times("write", "of the database, for all appends that are committed together")

    def count(self, name: str, by: int = 1) -> None:
        self.counts[name] += by

    def text(self, now: dict[str, int]) -> str:
        lines: list[str] = []
        for name, words in HELP.items():
            lines += [f"# HELP vivat_{name}_total {words}", f"# TYPE vivat_{name}_total counter"]
            lines.append(f"vivat_{name}_total {self.counts[name]}")
        for name, value in now.items():
            lines += [f"# TYPE vivat_{name} gauge", f"vivat_{name} {value}"]
        return "\n".join([*lines, *self.commits.lines(), *self.writes.lines(), ""])
