"""What a game is, said once: `definition.py` of its folder makes one `Definition`, and everybody else asks that.

What a game need not have has a default here. The modules are described by the functions they must have; their states
are the game's own class, which nobody else names.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from types import ModuleType
from typing import Any, Protocol

from vivat.box import Entry
from vivat.errors import BoxProblem
from vivat.fact import Fact


class Words(Protocol):
    """Options, choices, outcomes and the result in words."""

    RESTS_ON: dict[str, str]

    def options(self, given: Mapping[str, object], /) -> dict[str, Any]: ...
    def start(self, options: Mapping[str, Any], /) -> Any: ...
    def choice(self, state: Any, seat: int, action: int, /) -> str: ...
    def outcome(self, state: Any, outcome: int, /) -> str: ...
    def result(self, state: Any, /) -> Any: ...


class Positions(Protocol):
    """A position as JSON."""

    Position: Any

    def write(self, state: Any, /) -> Any: ...
    def read(self, position: Any, options: dict[str, Any], /) -> Any: ...


class Views(Protocol):
    """Who may see what."""

    def view(self, state: Any, seat: int | None, shared: Any = ..., /) -> Any: ...
    def common(self, state: Any, /) -> Any: ...
    def shown(self, steps: Sequence[Any], state: Any, seat: int | None, first: int = ..., /) -> list[bool]: ...
    def final(self, state: Any, seat: int, action: int, /) -> str | None: ...


class Facts(Protocol):
    """What happened."""

    def happened(self, step: Any, after: Any, /) -> Sequence[Fact]: ...
    def shown(
        self, steps: Sequence[Any], state: Any, seat: int | None, first: int = ..., /
    ) -> Sequence[Sequence[Fact]]: ...


class Checks(Protocol):
    """The invariants."""

    def violations(self, state: Any, /) -> list[str]: ...
    def between(self, before: Any, who: int, number: int, after: Any, /) -> list[str]: ...
    def longest(self, state: Any, /) -> int: ...


class Aids(Protocol):
    """The numbers a player would otherwise work out. `shared` is a spectator's aid of the same state: what is open to
    all can be taken from there."""

    def aid(self, known: Any, seat: int | None, shared: Any = None, /) -> Any: ...


class Guesses(Protocol):
    """What acts betray of what is hidden."""

    def worlds(self, known: Any, past: Any, number: int, seed: int, /) -> list[Any]: ...


class Hints(Protocol):
    """Why a choice is good, in the game's own numbers: what the seat knows before it and after it, the steps of the
    choice in words. `BEGINS` are the steps at which another choice begins."""

    BEGINS: tuple[str, ...]

    def reasons(self, known: Any, after: Any, seat: int, choices: Sequence[str], /) -> Sequence[Fact]: ...


class Boxes(Protocol):
    """What an owner of the box may correct. `Box` is a Struct whose defaults are the box as we believe it to be."""

    Box: Any

    def entries(self) -> Sequence[Entry]: ...
    def problems(self, box: Any, /) -> Sequence[BoxProblem]: ...
    def names(self, box: Any, language: str, /) -> Mapping[str, str]: ...


@dataclass(frozen=True, slots=True)
class Searching:
    """How bots search a game. The numbers come from matches of bots against each other: docs/study/bots.md."""

    exploration: float = 0.7  # how much an option that was tried less is favoured
    secret: float = 0.7  # the same at a secret choice, at the most
    merged: bool = False  # nodes of other seats by what the searching seat knows, not by what they know
    solved: str = ""  # the step whose secret choices are solved by regret, not searched, in the words of a choice
    betraying: tuple[str, ...] = ()  # the steps that betray a seat; the highest level draws its choice there
    judged: bool = True  # ask the game's judge
    horizon: int = -1  # decisions of a playout before the judge is asked; -1: play to the end
    exact: bool = False  # the end of a game is looked at to the last where nothing is hidden and it is near
    looks: int = 0  # further options that a playout weighs against the one it drew
    trust: float = 1.0  # how much what a learned network prefers is favoured over what was found
    temperature: float = 2.0  # how even the network's shares are made
    belief: float = 1.0  # the part of the network in what a position is worth; the rest is the judge's


@dataclass(frozen=True, slots=True)
class Rung:
    """A number of players with which the levels of bots are held against each other: `vivat ladder`."""

    players: int
    hiding: Mapping[str, Any]  # options with which something is hidden, for the match against a bot that sees all
    again: Mapping[str, int]  # steps, such as "hard-medium", that needed more games than usual, and how many


def never(state: Any, seat: int) -> bool:
    return False


def nothing_before(steps: Sequence[Any], state: Any, first: int) -> int:
    return first


@dataclass(frozen=True, kw_only=True)
class Definition:
    id: str
    prefix: str  # of the numbers of its rules
    players: Sequence[int]
    usual: int  # players of a game that is begun with one click
    minutes: tuple[int, int]  # that a game takes
    place: int  # on the shelf of the home page, from the left
    options: Mapping[str, Sequence[Any]]  # allowed values, the default first
    words: Words
    position: Positions
    view: Views
    check: Checks
    forms: Mapping[str, Any]  # the types of what it shows: Board, and Aid and Fact where there are such
    past_is_open: bool  # whether a seat may be shown again, while the match runs, what it was shown
    facts: Facts | None = None
    told_again: Callable[[Sequence[Any], Any, int], int] = nothing_before  # the first step told otherwise now
    aid: Aids | None = None
    judge: ModuleType | None = None
    guess: Guesses | None = None
    hint: Hints | None = None
    box: Boxes | None = None
    may_take_for: Callable[[Any, int], bool] = never  # whether taking a forced step for a seat tells nothing hidden
    partners_are_silent: str = ""  # the rule that forbids partners to talk during a match
    searching: Searching = Searching()
    ladder: Sequence[Rung] = ()
    earlier: Sequence[Mapping[str, Any]] = ()  # by edition of the rules: options it lacked that were not as by default
    renamed: Mapping[str, str] = field(default_factory=dict)  # options that had another name in earlier editions

    @property
    def edition(self) -> int:
        """Of the rules: it rises by one when a match of the same options would no longer be played in the same way."""
        return 1 + len(self.earlier)

    def as_played(self, edition: int, given: Mapping[str, Any]) -> dict[str, Any]:
        """The options of a match of that edition: what it lacked is as it was played then."""
        return {**(self.earlier[edition - 1] if edition < self.edition else {}), **self.named_now(edition, given)}

    def edition_of(self, options: Mapping[str, Any]) -> int:
        """A position does not say its edition: one with an option by an old name is of the first."""
        return 1 if any(name in self.renamed for name in options) else self.edition

    def named_now(self, edition: int, given: Mapping[str, Any]) -> dict[str, Any]:
        """The options of a match of that edition by the names they have now."""
        renamed = self.renamed if edition < self.edition else {}
        return {renamed.get(name, name): value for name, value in given.items()}
