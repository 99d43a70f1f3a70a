"""A seat, and what a table remembers of the people who sit, sat or want to sit there."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import NamedTuple

from vivat.table.events import Arms, Kind


@dataclass(slots=True)
class Seat:
    kind: Kind
    name: str = ""
    holder: str | None = None  # hash of the token that holds it
    level: str | None = None  # the bot that plays: at a bot's seat, or for the person who holds it
    ready: bool = False
    resigned: bool = False
    timed_out: bool = False  # all its time for the game is used
    troubles: int = 0  # times its bot failed in a row
    move_left: int = 0  # milliseconds, if the table has a clock
    game_left: int = 0
    since: int | None = None  # when its clock was started; None while it stands
    arms: Arms | None = None  # that whoever sits there wishes for

    @property
    def empty(self) -> bool:
        return self.holder is None and self.level is None

    @property
    def plays(self) -> bool:
        """Somebody sits there and chooses himself."""
        return self.holder is not None and self.level is None and not self.resigned

    def copy(self) -> Seat:
        return Seat(
            self.kind, self.name, self.holder, self.level, self.ready, self.resigned, self.timed_out, self.troubles,
            self.move_left, self.game_left, self.since, self.arms,
        )  # fmt: skip


class Ask(NamedTuple):
    """A seat of a running match is asked for."""

    name: str
    holder: str
    agreed: frozenset[str] = frozenset()  # those of the players who have said yes
    arms: Arms | None = None


class BackAsk(NamedTuple):
    """A seat asks to take back its newest choice, after others have acted."""

    seat: int
    step: int  # the number of that choice
    allowed: frozenset[str] = frozenset()  # those of the others who have said yes


class HintsAsk(NamedTuple):
    """A seat asks that hints be given."""

    seat: int
    allowed: frozenset[str] = frozenset()  # those of the others who have said yes


@dataclass(frozen=True, slots=True)
class People:
    """All by the hashes of their tokens. Replaced as a whole and never changed, so copies of a table share it."""

    host: str | None = None
    removed: frozenset[str] = frozenset()  # by the host, while the table gathered
    sat: frozenset[tuple[str, int]] = frozenset()  # who has held which seat of the match that runs
    asks: dict[int, Ask] = field(default_factory=dict)  # by the seat that is asked for
    refused: frozenset[str] = frozenset()  # asked for a seat, and one of the players said no
    takes: int = 0  # seats taken and asked for
    back: BackAsk | None = None  # ends with the next choice
    denied: frozenset[int] = frozenset()  # seats that asked to take back and were refused since the last choice
    hints: HintsAsk | None = None
    unhinted: frozenset[int] = frozenset()  # seats that asked for hints and were refused
    counts: dict[str, int] = field(default_factory=dict)  # of what is bounded: by kind, client and seat

    def asked(self, seat: int, ask: Ask) -> People:
        return replace(self, asks={**self.asks, seat: ask}, takes=self.takes + 1)

    def answered(self, seat: int, holder: str, agree: bool) -> People:
        ask = self.asks[seat]
        if not agree:
            return replace(self.without_ask(seat), refused=self.refused | {ask.holder})
        return replace(self, asks={**self.asks, seat: ask._replace(agreed=ask.agreed | {holder})})

    def back_answered(self, holder: str, allow: bool) -> People:
        assert self.back is not None
        if not allow:
            return replace(self, back=None, denied=self.denied | {self.back.seat})
        return replace(self, back=self.back._replace(allowed=self.back.allowed | {holder}))

    def hints_answered(self, holder: str, allow: bool) -> People:
        assert self.hints is not None
        if not allow:
            return replace(self, hints=None, unhinted=self.unhinted | {self.hints.seat})
        return replace(self, hints=self.hints._replace(allowed=self.hints.allowed | {holder}))

    def silent(self, seat: int) -> People:
        """Nobody chooses at this seat himself any longer: what it asked of the others is past."""
        back = None if self.back and self.back.seat == seat else self.back
        hints = None if self.hints and self.hints.seat == seat else self.hints
        return replace(self, back=back, hints=hints)

    def moved_on(self) -> People:
        """The match has changed: what was asked about taking back is past."""
        return replace(self, back=None, denied=frozenset()) if self.back or self.denied else self

    def without_ask(self, seat: int) -> People:
        return replace(self, asks={other: ask for other, ask in self.asks.items() if other != seat})

    def took(self, counts: bool) -> People:
        """A seat was taken; what was asked for before is counted already."""
        return replace(self, takes=self.takes + counts)

    def without(self, holder: str | None) -> People:
        return self if holder is None else replace(self, removed=self.removed | {holder})

    def counted(self, name: str) -> People:
        return replace(self, counts={**self.counts, name: self.counts.get(name, 0) + 1})
