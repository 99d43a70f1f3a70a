"""What surrounds the core, in Python: a store in memory with the faults of a browser's when it is told to have them."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any

import msgspec

from vivat.server.analyst import Analyst
from vivat.server.parts import Begin, Next, Save


class InMemory:
    def __init__(self) -> None:
        self.rows: dict[tuple[str, int], tuple[str, str]] = {}
        self.tables: dict[str, dict[str, Any]] = {}
        self.values: dict[str, str] = {}
        self.fault: Callable[[], str] = lambda: ""
        self.said: list[tuple[str, dict[str, Any]]] = []
        self.ended: list[str] = []
        self.analyst: Analyst | None = None

    async def append(self, text: str) -> str:
        given = json.loads(text)
        if why := self.fault():
            return why
        rows = {(table, seq): (body, seal) for table, seq, body, seal in given["rows"]}
        if rows.keys() & self.rows.keys():
            return "conflict"
        for one in given["tables"]:
            before = self.tables.get(one["table"])
            if before or "game" in one:
                self.tables[one["table"]] = {**(before or {}), **one}
        if any(seq > 1 and table not in self.tables for table, seq in rows):
            return "conflict"
        self.rows |= rows
        return ""

    async def events(self, table: str) -> str:
        return json.dumps([[seq, *self.rows[name, seq]] for name, seq in sorted(self.rows) if name == table])

    async def listed(self) -> str:
        return json.dumps(list(self.tables.values()))

    async def delete(self, names: str) -> int:
        gone = [name for name in json.loads(names) if self.tables.pop(name, None)]
        self.rows = {key: row for key, row in self.rows.items() if key[0] not in gone}
        return len(gone)

    async def get(self, name: str) -> str:
        return self.values.get(name, "")

    async def put(self, name: str, value: str) -> str:
        if why := self.fault():
            return why
        self.values[name] = value
        return ""

    async def think(self, asked: str, rows: bytes) -> str:
        raise AssertionError("only bots that do not think sit here")

    async def analyse(self, line: str) -> str:
        self.analyst = self.analyst or Analyst()
        await asyncio.sleep(0)
        return msgspec.json.encode(self.analyst.answer(msgspec.json.decode(line, type=Begin | Next | Save))).decode()

    def dismiss(self) -> None:
        self.analyst = None

    def say(self, channel: str, frame: str) -> None:
        self.said.append((channel, json.loads(frame)))

    def shut(self, channel: str) -> None:
        self.ended.append(channel)
