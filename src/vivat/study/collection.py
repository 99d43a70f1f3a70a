"""The table of all matches, one row each, held, searched and counted by DuckDB.

Workers read the records and write their rows to files in a folder that is gone afterwards; DuckDB takes them from
there, within a bound of memory.
"""

from __future__ import annotations

import importlib.util
import tempfile
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from vivat.arena.workers import shared_out
from vivat.errors import Refusal
from vivat.play import read
from vivat.play.reached import reached
from vivat.study import counts, reading, sources
from vivat.study.sources import Batch

MEMORY = "256MB"
MOST_ROW = 1 << 20  # bytes of a row as JSON
NAMED = 20  # refused records of which the reason is kept
COLUMNS = {
    "name": "VARCHAR",
    "game": "VARCHAR",
    "players": "INTEGER",
    "options": "VARCHAR",
    "steps": "INTEGER",
    "decisions": "INTEGER",
    "over": "BOOLEAN",
    "opening": "VARCHAR",
    "opening_seat": "INTEGER",
    "points": "DOUBLE[]",
    "ending": "VARCHAR",
    "decided_by": "VARCHAR",
    "seats": "VARCHAR[]",
    "batch": "INTEGER",
    "place": "INTEGER",
}


class NoEngine(Refusal):
    """DuckDB is missing."""


def check() -> None:
    """Before the work, not after it."""
    if importlib.util.find_spec("duckdb") is None:
        raise NoEngine("study-no-duckdb")


class Job(NamedTuple):
    number: int
    batch: Batch
    folder: str


class Done(NamedTuple):
    rows: int
    refused: int
    faults: list[tuple[str, str]]


@dataclass(frozen=True)
class Wanted:
    """Which matches one looks for; None and empty: all."""

    game: str | None = None
    players: int | None = None
    options: Sequence[str] = ()
    seat: str | None = None  # the name of somebody who sat there
    winner: int | None = None
    ending: str | None = None
    decided_by: str | None = None
    opening: str | None = None
    least: int | None = None  # decisions
    most: int | None = None

    def where(self) -> tuple[str, list[Any]]:
        """As a condition of SQL with its values; nothing that somebody typed stands in the condition itself."""
        equal = ("game", "players", "ending", "decided_by", "opening")
        parts = [(f"{name} = ?", getattr(self, name)) for name in equal]
        parts += [("list_contains(string_split(options, ' '), ?)", pair) for pair in self.options]
        parts += [("list_contains(seats, ?)", self.seat), ("points[? + 1] > 0", self.winner)]
        parts += [("decisions >= ?", self.least), ("decisions <= ?", self.most)]
        given = [(text, value) for text, value in parts if value is not None]
        return " AND ".join(["true", *(text for text, _ in given)]), [value for _, value in given]


class Collection:
    """`read` records, then `only` those that are wanted, then look at `summary` and `rows`."""

    def __init__(self) -> None:
        check()
        import duckdb

        self.folder = tempfile.TemporaryDirectory(prefix="vivat-study-")
        self.database = duckdb.connect(str(Path(self.folder.name) / "study.duckdb"))
        self.database.execute(f"SET memory_limit = '{MEMORY}'")
        self.database.execute("SET threads = 1")  # sums of fractions are then the same twice; counting is the least
        self.batches: list[Batch] = []
        self.records = self.refused = 0
        self.faults: list[tuple[str, str]] = []

    def __enter__(self) -> Collection:
        return self

    def __exit__(self, *_: object) -> None:
        self.database.close()
        self.folder.cleanup()

    # ---- reading -----------------------------------------------------------------------------------------------------

    def read(self, found: Iterable[Batch], workers: int | str, tick: Callable[[int], None] = lambda done: None) -> None:
        self.batches = list(found)
        rows = Path(self.folder.name) / "rows"
        rows.mkdir()
        jobs = [Job(number, batch, str(rows)) for number, batch in enumerate(self.batches)]
        with shared_out(read_batch, jobs, workers) as answers:
            for done in answers:
                self.records += done.rows + done.refused
                self.refused += done.refused
                self.faults = sorted([*self.faults, *done.faults])[:NAMED]
                tick(done.rows + done.refused)
        self.take(rows)

    def take(self, rows: Path) -> None:
        if any(rows.iterdir()):
            columns = ", ".join(f"{name}: '{kind}'" for name, kind in COLUMNS.items())
            folder = str(rows).replace("'", "''")
            form = f"format = 'newline_delimited', maximum_object_size = {MOST_ROW}, columns = {{{columns}}}"
            source = f"read_json('{folder}/*.json', {form})"
            self.database.execute(f"CREATE TABLE matches AS SELECT * FROM {source}")
        else:
            columns = ", ".join(f"{name} {kind}" for name, kind in COLUMNS.items())
            self.database.execute(f"CREATE TABLE matches ({columns})")

    # ---- searching ---------------------------------------------------------------------------------------------------

    def only(self, wanted: Wanted) -> None:
        condition, values = wanted.where()
        self.database.execute(f"DELETE FROM matches WHERE NOT coalesce({condition}, false)", values)

    def reaching(self, position: dict[str, Any], workers: int | str) -> None:
        """Keep those in which this position, or one that holds all of it, was reached."""
        places = self.all(
            "SELECT batch, list(place ORDER BY place) AS places FROM matches GROUP BY batch ORDER BY batch"
        )
        jobs = [(self.batches[row["batch"]], row["batch"], row["places"], position) for row in places]
        self.database.execute("CREATE OR REPLACE TEMP TABLE reached (batch INTEGER, place INTEGER)")
        with shared_out(reach, jobs, workers) as answers:
            for batch, kept in answers:
                self.database.execute("INSERT INTO reached SELECT ?, unnest(?::INTEGER[])", [batch, kept])
        self.database.execute("DELETE FROM matches WHERE (batch, place) NOT IN (SELECT batch, place FROM reached)")

    def all(self, query: str, values: Sequence[Any] = ()) -> list[dict[str, Any]]:
        answer = self.database.execute(query, list(values))
        names = [column[0] for column in answer.description or ()]
        return [dict(zip(names, row, strict=True)) for row in answer.fetchall()]

    def rows(self, most: int) -> list[dict[str, Any]]:
        names = ", ".join(name for name in COLUMNS if name not in ("batch", "place"))
        return self.all(f"SELECT {names} FROM matches ORDER BY batch, place LIMIT ?", [most])

    def summary(self) -> dict[str, Any]:
        refused = {"refused": self.refused, "faults": [{"name": name, "problem": said} for name, said in self.faults]}
        return {"records": self.records, **refused, **{name: self.all(query) for name, query in counts.QUERIES.items()}}


# ---- in workers ------------------------------------------------------------------------------------------------------


def read_batch(job: Job) -> Done:
    """The rows of a batch, into a file of their own."""
    lines, refused, faults = [], 0, []
    for place, (name, text, seats) in enumerate(sources.found(job.batch)):
        row = reading.row(name, text, seats)
        if isinstance(row, reading.Row):
            lines.append(msgspec.to_builtins(row) | {"batch": job.number, "place": place})
        else:
            refused += 1
            faults.append((row.name, row.message))
    if lines:
        path = Path(job.folder) / f"{job.number}.json"
        path.write_bytes(b"\n".join(map(msgspec.json.encode, lines)) + b"\n")
    return Done(len(lines), refused, faults[:NAMED])


def reach(job: tuple[Batch, int, list[int], dict[str, Any]]) -> tuple[int, list[int]]:
    """Which of these places of a batch hold a record in which the position was reached."""
    batch, number, places, position = job
    texts = {place: found.text for place, found in enumerate(sources.found(batch)) if place in set(places)}
    return number, [place for place, text in texts.items() if text and reached(read(text), position) is not None]
