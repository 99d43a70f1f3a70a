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


class Metrics:
    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self.durations: Counter[float] = Counter()
        self.total = 0.0

    def count(self, name: str, by: int = 1) -> None:
        self.counts[name] += by

    def took(self, seconds: float) -> None:
        """From a command's arrival to its commit."""
        self.total += seconds
        self.durations[next((bucket for bucket in BUCKETS if seconds <= bucket), float("inf"))] += 1

    def text(self, now: dict[str, int]) -> str:
        lines: list[str] = []
        for name, words in HELP.items():
            lines += [f"# HELP vivat_{name}_total {words}", f"# TYPE vivat_{name}_total counter"]
            lines.append(f"vivat_{name}_total {self.counts[name]}")
        for name, value in now.items():
            lines += [f"# TYPE vivat_{name} gauge", f"vivat_{name} {value}"]
        lines += ["# HELP vivat_commit_seconds from a command's arrival to its commit"]
        lines += ["# TYPE vivat_commit_seconds histogram"]
        so_far = 0
        for bucket in (*BUCKETS, float("inf")):
            so_far += self.durations[bucket]
            lines.append(f'vivat_commit_seconds_bucket{{le="{"+Inf" if bucket == float("inf") else bucket}"}} {so_far}')
        lines += [f"vivat_commit_seconds_sum {self.total:.6f}", f"vivat_commit_seconds_count {so_far}", ""]
        return "\n".join(lines)
