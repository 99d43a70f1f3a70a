"""Where records lie: a file each, or many in a collection; all of them in batches that a worker reads by itself.

    NAME.vivat, NAME.txt    a record
    NAME.jsonl              a collection: a line of JSON for each, {"record": "...", "seats": ["Anna", "hard"]}; who sat
                            where may be left out
    NAME.zip                an archive of records
    a folder                all of these in it and below

No batch holds a text: so the memory does not grow with the collection. What is too long to be a record is cut where it
becomes so, and refused when it is read.
"""

from __future__ import annotations

import zipfile
from collections.abc import Iterable, Iterator
from itertools import islice
from pathlib import Path
from typing import Annotated, NamedTuple

import msgspec

from vivat.engine.numbers import SEATS
from vivat.errors import Refusal
from vivat.play.record import MOST_CHARACTERS

BATCH = 250
MOST_BYTES = 4 * MOST_CHARACTERS + 1
MOST_LINE = 2 * MOST_BYTES  # of JSON, in which a sign may take more than itself
MANY = (".jsonl", ".zip")
ENDINGS = (".vivat", ".txt", *MANY)


class BadSource(Refusal):
    """A file or folder that cannot be read."""


class Batch(NamedTuple):
    path: str  # an archive or a collection; empty for records in files of their own
    places: tuple[str | int, ...]  # names of those files, names in the archive, offsets in the collection
    numbers: tuple[int, ...] = ()  # the lines of a collection


class Found(NamedTuple):
    """A record, not read yet; `text` is None if there is no text at all."""

    name: str
    text: str | None
    seats: list[str]


Name = Annotated[str, msgspec.Meta(max_length=100)]


class Line(msgspec.Struct):
    record: str
    seats: Annotated[list[Name], msgspec.Meta(max_length=SEATS)] = []


# ---- finding ---------------------------------------------------------------------------------------------------------


def batches(names: Iterable[str]) -> Iterator[Batch]:
    """All records of these files and folders."""
    alone: list[str] = []
    for path in files(names):
        if path.suffix in MANY:
            yield from in_many(path)
            continue
        alone.append(str(path))
        if len(alone) == BATCH:
            yield Batch("", tuple(alone))
            alone.clear()
    if alone:
        yield Batch("", tuple(alone))


def files(names: Iterable[str]) -> Iterator[Path]:
    for name in names:
        path = Path(name)
        try:
            if path.is_dir():
                yield from (inside for inside in sorted(path.rglob("*")) if inside.suffix in ENDINGS)
                continue
            is_there = path.exists()
        except (OSError, ValueError) as problem:  # forbidden, or a name that cannot be
            raise BadSource("cli-unreadable", file=name, problem=str(problem)) from None
        if not is_there:
            raise BadSource("cli-no-file", file=name)
        yield path


def in_many(path: Path) -> Iterator[Batch]:
    try:
        if path.suffix == ".zip":
            with zipfile.ZipFile(path) as archive:
                inside = [item.filename for item in archive.infolist() if item.filename.endswith((".vivat", ".txt"))]
            for first in range(0, len(inside), BATCH):
                yield Batch(str(path), tuple(inside[first : first + BATCH]))
        else:
            lines = offsets(path)
            while some := list(islice(lines, BATCH)):
                yield Batch(str(path), tuple(offset for offset, _ in some), tuple(number for _, number in some))
    except (OSError, zipfile.BadZipFile) as problem:
        raise BadSource("cli-unreadable", file=str(path), problem=str(problem)) from None


def offsets(path: Path) -> Iterator[tuple[int, int]]:
    """Where every line begins that is not empty, and its number."""
    with path.open("rb") as file:
        number, at = 1, 0
        whole = True  # the piece before this one ended its line
        while piece := file.readline(MOST_LINE):
            if whole and piece.strip():
                yield at, number
            at += len(piece)
            whole = piece.endswith(b"\n")
            number += whole


# ---- reading ---------------------------------------------------------------------------------------------------------


def found(batch: Batch) -> Iterator[Found]:
    if batch.numbers:
        yield from in_collection(batch)
    elif batch.path:
        with zipfile.ZipFile(batch.path) as archive:
            for name in map(str, batch.places):
                yield Found(f"{batch.path}:{name}", in_archive(archive, name), [])
    else:
        yield from (Found(name, in_file(name), []) for name in map(str, batch.places))


def in_file(name: str) -> str | None:
    try:
        with Path(name).open("rb") as file:
            return decoded(file.read(MOST_BYTES))
    except OSError:
        return None


def in_archive(archive: zipfile.ZipFile, name: str) -> str | None:
    try:
        with archive.open(name) as file:
            return decoded(file.read(MOST_BYTES))
    except (zipfile.BadZipFile, RuntimeError, NotImplementedError):  # damaged, or under a password
        return None


def in_collection(batch: Batch) -> Iterator[Found]:
    with Path(batch.path).open("rb") as file:
        for offset, number in zip(batch.places, batch.numbers, strict=True):
            file.seek(int(offset))
            name = f"{batch.path}:{number}"
            try:
                line = msgspec.json.decode(file.readline(MOST_LINE), type=Line)
                yield Found(name, line.record, line.seats)
            except (msgspec.DecodeError, UnicodeDecodeError):
                yield Found(name, None, [])


def decoded(content: bytes) -> str | None:
    try:
        return content.decode("utf-8")
    except UnicodeDecodeError:
        return None
