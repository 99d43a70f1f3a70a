"""The results of a tournament in a file: a line of JSON that says what it is, then one for every game as it ends.

Lines are only ever added, and each is handed to the system at once, so whatever ends the tournament, the games so far
are kept. A last line that was torn off is dropped, and its game played again.
"""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path
from typing import Any, BinaryIO

import msgspec

from vivat.arena.plan import Plan
from vivat.arena.playing import Played
from vivat.errors import Refusal

VERSION = 1


class BadBook(Refusal):
    """A file of results that cannot be used."""


class Book:
    """The games so far, by number; with a path also in a file."""

    def __init__(self, plan: Plan, path: Path | None = None, *, resume: bool = False) -> None:
        self.played: dict[int, Played] = {}
        self.file: BinaryIO | None = None
        if path is not None:
            self.open(plan, path, resume)

    def open(self, plan: Plan, path: Path, resume: bool) -> None:
        head = head_of(plan)
        try:
            content = path.read_bytes() if path.exists() else b""
            if content and not resume:
                raise BadBook("arena-there-already", file=str(path))
            whole = content[: content.rfind(b"\n") + 1]
            if whole:
                self.read(whole, head, path)
            self.file = path.open("r+b" if path.exists() else "xb")
            self.file.truncate(len(whole))
            self.file.seek(len(whole))
        except OSError as problem:
            raise BadBook("arena-no-file", file=str(path), problem=problem.strerror or str(problem)) from None
        if not whole:
            self.write(head)

    def read(self, content: bytes, head: dict[str, Any], path: Path) -> None:
        lines = content.splitlines()
        number = 1
        try:
            found = msgspec.json.decode(lines[0])
            if found != head:
                differing = [name for name in head if not isinstance(found, dict) or found.get(name) != head[name]]
                raise BadBook("arena-other-plan", file=str(path), names=differing)
            decoder = msgspec.json.Decoder(Played)
            for line in lines[1:]:
                number += 1
                played = decoder.decode(line)
                self.played.setdefault(played.number, played)
        except (msgspec.DecodeError, UnicodeDecodeError):
            raise BadBook("arena-bad-line", file=str(path), line=number) from None

    def add(self, played: Played) -> None:
        self.played[played.number] = played
        self.write(played)

    def write(self, line: Any) -> None:
        if self.file:
            self.file.write(msgspec.json.encode(line) + b"\n")
            self.file.flush()

    def close(self) -> None:
        if self.file:
            self.file.close()


def head_of(plan: Plan) -> dict[str, Any]:
    """What must be the same for results to belong together; a tournament may be made longer."""
    content = {"vivat": "arena", "version": VERSION, **asdict(plan)}
    del content["games"]
    plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(content))
    return plain
