"""A table with its people, for tests: commands as words, time by hand, every decision folded twice and compared."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest

from vivat.errors import Refusal
from vivat.games import definition
from vivat.table import Fresh, Table, commands, create, decide, events

LEVELS = ("random", "easy", "clever")
AT_ONCE = ("long_live_the_king", "vive_le_roi")  # games in which several choose at the same time
PERSON, OPEN, BOT = {"kind": "person", "name": "Ann"}, {"kind": "open"}, {"kind": "bot"}


def who(name: str) -> str:
    """The hash by which this person is known."""
    return (name.lower() + "0" * 64)[:64]


def refused(act: Callable[[], Any]) -> str:
    """The name of the sentence with which it is refused."""
    with pytest.raises(Refusal) as caught:
        act()
    assert caught.value.said("en") and caught.value.said("fr")
    return caught.value.message


class Sitting:
    def __init__(
        self, seats: list[dict[str, Any]], game: str = "king_is_dead", seed: str = "secret", **more: Any
    ) -> None:
        self.now = 1_000_000
        self.ids = 0
        self.seed = seed
        wanted = msgspec.convert({"id": "make", "game": game, "seats": seats, **more}, commands.Create)
        decision = create(who("Ann"), wanted, self.now, LEVELS, Fresh("t1", seed, "letmein"))
        self.log = [events.write(event) for event in decision.events]
        self.table = decision.table
        self.born: Table | None = None

    def do(self, name: str | None, kind: type, /, **fields: Any) -> list[events.AnyEvent]:
        """The person sends a command; what it became."""
        self.ids += 1
        if issubclass(kind, commands.Command):
            fields = {"id": f"m{self.ids}", "table": "t1", "seq": self.table.seq, **fields}
        elif kind is commands.Take:
            fields = {"id": f"m{self.ids}", **fields}
        sender = "server" if name == "server" else who(name) if name else None
        fresh = Fresh(f"t{self.ids + 1}", self.seed + "again", "comein")
        decision = decide(self.table, sender, kind(**fields), self.now, LEVELS, fresh)
        self.table = decision.table
        self.born = decision.born.table if decision.born else None
        self.log += [events.write(event) for event in decision.events]
        return decision.events

    def take(self, name: str, seat: int, invitation: str = "letmein") -> None:
        self.do(name, commands.Take, seat=seat, name=name, invitation=invitation)

    def choose(self, name: str, seat: int, *choices: str, **more: Any) -> list[events.AnyEvent]:
        return self.do(name, commands.Choose, seat=seat, choices=list(choices), **more)

    def start(self) -> None:
        for number, seat in enumerate(self.table.seats):
            if seat.holder:
                self.do(seat.name, commands.Ready, seat=number)

    def first(self, seat: int) -> str:
        return self.table.running.choices(seat)[0]

    def replayed(self) -> Table:
        table = Table()
        for body in self.log:
            table.fold(events.read(body))
        return table


def everybody(game: str = "king_is_dead", players: int = 3, **more: Any) -> Sitting:
    """A running table of people: Ann, Bob, Cid, Dan, ..."""
    names = names_of(players)
    options = {"players": players, **more.pop("options", {})}
    sitting = Sitting([PERSON] + [OPEN] * (players - 1), game, options=options, **more)
    for seat, name in enumerate(names[1:], start=1):
        sitting.take(name, seat)
    sitting.start()
    return sitting


def names_of(players: int) -> list[str]:
    return [
        "Ann",
        "Bob",
        "Cid",
        "Dan",
        "Eve",
        "Fay",
        "Gus",
        "Hal",
        "Ida",
        "Jon",
        "Kim",
        "Lea",
        "Max",
        "Ned",
        "Oda",
        "Pia",
    ][:players]


def fewest(game: str) -> int:
    return int(definition(game).players[0])


def play_on(sitting: Sitting, random: Random, most: int = 10_000) -> int:
    """Random choices until the match is over; how many there were."""
    names = names_of(len(sitting.table.seats))
    made = 0
    while sitting.table.waiting and made < most:
        seat = random.choice(sorted(sitting.table.waiting))
        sitting.choose(names[seat], seat, random.choice(sitting.table.running.choices(seat)))
        made += 1
    return made


def everything(table: Table) -> Any:
    """All of a table, comparable."""
    inner = {name: getattr(table, name) for name in Table.__slots__ if name not in ("game", "match")}
    plain = msgspec.to_builtins(inner | {"seats": [msgspec.to_builtins(seat) for seat in table.seats]})
    match = (table.match.position(), table.match.history(), table.match.drawn) if table.match else None
    return plain, table.game.id, table.game.options, match


def on_turn(sitting: Sitting) -> tuple[int, str]:
    seat = min(sitting.table.waiting)
    return seat, sitting.table.seats[seat].name
