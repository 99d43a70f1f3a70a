"""The results of a tournament in a file: a line of JSON that says what it is, then one for every game as it ends.

Lines are only ever added, and each is handed to the system at once, so whatever ends the tournament, the games so far
are kept. A last line that was torn off is dropped, and its game played again. One process at a time may add.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any, BinaryIO

import msgspec

from vivat.arena.plan import Plan
from vivat.arena.playing import Played
from vivat.errors import Refusal

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]

VERSION = 1
LINES = msgspec.json.Encoder()


class BadBook(Refusal):
    """A file of results that cannot be used."""


class InUse(BadBook):
    """Another process adds to it."""


class Book:
    """The games so far, by number; with a path also in a file."""

    def __init__(self, plan: Plan, path: Path | None = None, *, resume: bool = False) -> None:
        self.played: dict[int, Played] = {}
        self.file: BinaryIO | None = None
        if path is None:
            return
        try:
            self.file = path.open("r+b" if path.exists() else "x+b")
            self.open(self.file, plan, path, resume)
        except OSError as problem:
            self.close()
            raise BadBook("arena-no-file", file=str(path), problem=problem.strerror or str(problem)) from None
        except BadBook:
            self.close()
            raise

    def open(self, file: BinaryIO, plan: Plan, path: Path, resume: bool) -> None:
        lock(file, path)
        content = file.read()
        if content and not resume:
            raise BadBook("arena-there-already", file=str(path))
        whole = content[: content.rfind(b"\n") + 1]
        self.played = read(whole, plan, path)
        file.truncate(len(whole))
        file.seek(len(whole))
        if not whole:
            self.write([head_of(plan)])

    def add(self, games: Sequence[Played]) -> None:
        """Games that ended together."""
        self.played.update((played.number, played) for played in games)
        self.write(games)

    def write(self, lines: Sequence[Any]) -> None:
        if self.file:
            self.file.write(LINES.encode_lines(lines))
            self.file.flush()

    def close(self) -> None:
        if self.file:
            self.file.close()


def lock(file: BinaryIO, path: Path) -> None:
    """For as long as the file is open; it ends with the process, however that ends."""
    try:
        if fcntl:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise InUse("arena-in-use", file=str(path)) from None


def kept(plan: Plan, path: Path) -> dict[int, Played]:
    """The games in a file that somebody else may be adding to; none if there is no file."""
    content = path.read_bytes() if path.exists() else b""
    return read(content[: content.rfind(b"\n") + 1], plan, path)


def read(content: bytes, plan: Plan, path: Path) -> dict[int, Played]:
    """The games of these whole lines, which must be of this plan."""
    played: dict[int, Played] = {}
    decoder = msgspec.json.Decoder(Played)
    for number, line in enumerate(content.splitlines(), start=1):
        try:
            if number == 1:
                check_head(msgspec.json.decode(line), head_of(plan), path)
            else:
                game = decoder.decode(line)
                played.setdefault(game.number, game)
        except (msgspec.DecodeError, UnicodeDecodeError):
            raise BadBook("arena-bad-line", file=str(path), line=number) from None
    return played


def check_head(found: Any, head: dict[str, Any], path: Path) -> None:
    if found != head:
        differing = [name for name in head if not isinstance(found, dict) or found.get(name) != head[name]]
        raise BadBook("arena-other-plan", file=str(path), names=differing)


def head_of(plan: Plan) -> dict[str, Any]:
    """What must be the same for results to belong together; a tournament may be made longer."""
    content = {"vivat": "arena", "version": VERSION, **asdict(plan)}
    del content["games"]
    plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(content))
    return plain
