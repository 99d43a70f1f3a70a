"""Who of those who sit at a table is there: here, with the page before him; away, with the page behind others or a
connection that broke a moment ago; or gone. It is told to those who follow the table and stored nowhere.

Processes that share a database tell each other in notes: `<table> @<process> <here> <away>`, a bit for each seat, and
`<table> @?` asks for them.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import NamedTuple

from vivat.server.messages import Where
from vivat.server.tables import LoadedTable, Tables

GRACE = 45.0  # seconds in which a lost connection is only away
LASTS = 90_000  # milliseconds that another process's word holds
AGAIN = 30.0  # seconds after which it is said again


class Word(NamedTuple):
    """What one process says of a table."""

    here: int
    away: int
    until: int = 0


class Presence:
    def __init__(self, tables: Tables, owner: str, publish: Callable[[str], None] | None) -> None:
        self.tables, self.owner, self.publish = tables, owner, publish
        self.left: dict[tuple[str, str], int] = {}  # by table and holder: when the last of his pages went
        self.elsewhere: dict[str, dict[str, Word]] = {}
        self.said: dict[str, Word] = {}
        self.timers: set[asyncio.TimerHandle] = set()
        tables.attended, tables.heard = self.attended, self.heard

    def stop(self) -> None:
        for timer in self.timers:
            timer.cancel()

    async def run(self) -> None:
        """For ever: what other processes must not forget is said again, and what they no longer say is forgotten."""
        while True:
            await asyncio.sleep(AGAIN)
            for table, word in list(self.said.items()):
                if self.publish and (word.here or word.away):
                    self.publish(f"{table} @{self.owner} {word.here} {word.away}")
            now = self.tables.clock()
            for table, words in list(self.elsewhere.items()):
                kept = {owner: word for owner, word in words.items() if word.until > now}
                if table not in self.tables.loaded or not kept:
                    del self.elsewhere[table]
                if kept != words and (loaded := self.tables.loaded.get(table)):
                    self.elsewhere[table] = kept
                    self.look(loaded)

    def attended(self, loaded: LoadedTable, gone: str | None = None, came: bool = False) -> None:
        """Somebody has come, gone or turned to another page; or others sit there."""
        table = loaded.table.id
        if gone is not None and gone in loaded.table.players():
            self.left[table, gone] = self.tables.clock()
            self.later(loaded, gone)
        if came and self.publish:
            self.publish(f"{table} @?")
        self.look(loaded)

    def later(self, loaded: LoadedTable, gone: str) -> None:
        def over() -> None:
            self.timers.discard(timer)
            if self.left.get(key, 0) <= self.tables.clock() - GRACE * 1000:
                self.left.pop(key, None)
            self.look(loaded)

        key = loaded.table.id, gone
        timer = asyncio.get_running_loop().call_later(GRACE + 0.01, over)
        self.timers.add(timer)

    def look(self, loaded: LoadedTable) -> None:
        """How it stands; those who follow are told if that is new."""
        word = self.word(loaded)
        self.tell_others(loaded.table.id, word)
        now = self.tables.clock()
        words = [word, *(one for one in self.elsewhere.get(loaded.table.id, {}).values() if one.until > now)]
        found = [where(words, number) if seat.holder else None for number, seat in enumerate(loaded.table.seats)]
        if found != loaded.present:
            was, loaded.present = loaded.present, found
            if not (somebody(was) or somebody(found)):
                return  # that all are gone need not be told to those who have just come
            for follower in list(loaded.followers):
                follower.presence(loaded)

    def word(self, loaded: LoadedTable) -> Word:
        here = away = 0
        near = {follower.who: False for follower in loaded.followers}
        for follower in loaded.followers:
            near[follower.who] = near[follower.who] or not follower.is_away(loaded.table.id)
        for number, seat in enumerate(loaded.table.seats):
            if seat.holder is not None and near.get(seat.holder):
                here |= 1 << number
            elif seat.holder is not None and (seat.holder in near or (loaded.table.id, seat.holder) in self.left):
                away |= 1 << number
        return Word(here, away)

    def is_here(self, loaded: LoadedTable, seat: int) -> bool:
        return loaded.present[seat] == "here" if seat < len(loaded.present) else False

    # ---- other processes ---------------------------------------------------------------------------------------------

    def tell_others(self, table: str, word: Word) -> None:
        if self.publish is None or self.said.get(table, Word(0, 0)) == word:
            return
        self.said[table] = word
        if not (word.here or word.away):
            del self.said[table]
        self.publish(f"{table} @{self.owner} {word.here} {word.away}")

    def heard(self, table: str, note: str) -> None:
        """`@<process> <here> <away>`, or `@?`."""
        loaded = self.tables.loaded.get(table)
        owner, *masks = note[1:].split(" ")
        if loaded is None or owner == self.owner:
            return
        if owner == "?" and (word := self.said.get(table)) and self.publish:
            self.publish(f"{table} @{self.owner} {word.here} {word.away}")
        elif len(masks) == 2 and all(mask.isdecimal() for mask in masks):
            here, away = map(int, masks)
            self.elsewhere.setdefault(table, {})[owner] = Word(here, away, self.tables.clock() + LASTS)
            self.look(loaded)


def somebody(seats: list[Where | None]) -> bool:
    return any(seat in ("here", "away") for seat in seats)


def where(words: list[Word], seat: int) -> Where:
    if any(word.here >> seat & 1 for word in words):
        return "here"
    return "away" if any(word.away >> seat & 1 for word in words) else "gone"
