"""The page that `gpu_report.py` writes, from what it measured: docs/study/gpu.md."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

Found = dict[str, Any]


def options_in_words(options: Found) -> str:
    return ", ".join(f"{name} {value}" for name, value in options.items())


def by_rate(line: Found) -> float:
    return float(line["rate"])


def page(about: Found, lines: list[Found], games: list[str]) -> Iterator[str]:
    yield "# Vivat on a GPU\n"
    yield f"Written by `python tools/gpu_report.py`: {', '.join(f'{k} {v}' for k, v in about.items())}.\n"
    yield "| game | cases | seeds | states differ | counts differ | environments differ |\n|---|---|---|---|---|---|"
    for game in games:
        rows = [line for line in lines if line["part"] == "equal" and line["game"] == game]
        sums = [str(sum(row[key] for row in rows)) for key in ("seeds", "states", "counts", "environments")]
        yield f"| {game} | {len(rows)} | {' | '.join(sums)} |"
    heads = ("whole games, G decisions/s", "with chance", "environment, G steps/s", "with a policy")
    yield f"\n| game | options | bytes a state | {' | '.join(heads)} |"
    yield "|---|---|---|---|---|---|---|"
    cases = dict.fromkeys(
        (one["game"], json.dumps(one["options"])) for one in lines if one["part"] in ("play", "environment")
    )
    for game, options in cases:
        here = [line for line in lines if line["game"] == game and json.dumps(line.get("options")) == options]
        size = next(line["state_bytes"] for line in here if "state_bytes" in line)
        plays = max((one for one in here if one["part"] == "play"), key=by_rate, default=None)
        steps = max((one for one in here if one["part"] == "environment"), key=by_rate, default=None)
        cells = [f"{row[key] / 1e9:.2f}" if row else "-" for row, key in
                 ((plays, "rate"), (plays, "steps_rate"), (steps, "rate"), (steps, "with_policy"))]  # fmt: skip
        yield f"| {game} | {options_in_words(json.loads(options))} | {size} | {' | '.join(cells)} |"
    for line in lines:
        if line["part"] == "problem":
            yield f"\n{line['game']}, {line['of']}: {line['text']}"
