"""`vivat analyse`: a finished game as a strong bot judges it: chances, luck and skill, every decision."""

from __future__ import annotations

import json
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import vivat
from vivat.analysis import Analysis
from vivat.analysis.export import as_csv
from vivat.analysis.page import page
from vivat.analysis.whole import SEARCHING
from vivat.analysis.words import Speaker
from vivat.arena import report
from vivat.cli import show
from vivat.cli.arena import MOST_SEED, read_workers, write
from vivat.cli.arguments import Arguments, BadArgument, Command
from vivat.cli.replay import text_of

BETWEEN = 1.0  # seconds between two savings


def run(arguments: Arguments) -> int:
    if "report" in arguments.values:
        report.check()
    analysis = begun(arguments, arguments.values.get("keep"))
    make(arguments, analysis, arguments.values.get("keep"))
    data = analysis.result()
    if "json" in arguments.flags:
        show.as_json(data)
    else:
        show_words(Speaker(data, arguments.language))
    if "csv" in arguments.values:
        write(arguments.values["csv"], as_csv(data))
    if "report" in arguments.values:
        write(arguments.values["report"], page(data, arguments.language))
    return 0


def begun(arguments: Arguments, keep: str | None) -> Analysis:
    match = vivat.read(text_of(arguments.words["FILE"]))
    return Analysis(
        match,
        arguments.one_of("level", SEARCHING),
        seat=arguments.whole("seat", 0, 0, match.seats - 1) if "seat" in arguments.values else None,
        seed=arguments.whole("seed", 0, 0, MOST_SEED),
        saved=read_saved(keep) if keep and Path(keep).exists() else None,
    )


def read_saved(name: str) -> Mapping[str, Any]:
    try:
        content = json.loads(Path(name).read_bytes())
    except OSError as problem:
        raise BadArgument("cli-unreadable", file=name, problem=problem.strerror or str(problem)) from None
    except (ValueError, RecursionError):
        raise BadArgument("analyse-unreadable", problem="JSON") from None
    if not isinstance(content, dict):
        raise BadArgument("analyse-unreadable", problem="JSON")
    return content


def make(arguments: Arguments, analysis: Analysis, keep: str | None) -> None:
    """Do what is left, with what is known so far kept in a file: whatever ends this, it can be gone on with."""
    saved = time.monotonic()
    try:
        with show.progress(show.game_name(analysis.match.game.id, arguments.language), len(analysis.left())) as tick:
            for _ in analysis.steps(read_workers(arguments)):
                tick(1)
                if keep and time.monotonic() - saved > BETWEEN:
                    save(keep, analysis)
                    saved = time.monotonic()
    finally:
        if keep:
            save(keep, analysis)


def save(name: str, analysis: Analysis) -> None:
    """The old file or the new one, never half of one."""
    write(f"{name}.new", json.dumps(analysis.saved()))
    Path(f"{name}.new").replace(name)


def show_words(said: Speaker) -> None:
    print(said.title())
    print(said.intro())
    show.table(said.decisions(), left=(1, 2, 6))
    for line in said.summary():
        print(line)
    show.table(said.accounts())
    print(said.say("analyse-turning"))
    for line in said.turning_points():
        print(line)
    print(said.say("analyse-dearest" if said.data["dearest"] else "analyse-no-dearest"))
    for line in said.dearest():
        print(line)


COMMAND = Command(
    run,
    words=("FILE",),
    needed=1,
    values=("level", "seat", "seed", "workers", "keep", "csv", "report"),
    flags=("json",),
)
