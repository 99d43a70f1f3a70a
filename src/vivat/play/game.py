"""A game with its options chosen: it makes matches."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from vivat.box import as_option
from vivat.engine.state import State
from vivat.errors import BadOption, BadPosition
from vivat.games import definition
from vivat.options import shown
from vivat.play.match import Match


class Game:
    """One of the games, with its options: `Game("king_is_dead", players=3, mode="advanced")`."""

    def __init__(self, game: str, /, **options: object) -> None:
        self.definition = definition(game)
        self.id = game
        box = options.pop("box", None)
        self.options: dict[str, Any] = self.definition.words.options(options)
        if box is not None and (differs := as_option(self.id, self.definition.box, box)):
            self.options["box"] = differs

    def __repr__(self) -> str:
        return f"<{self.id} {' '.join(f'{name}={shown(value)}' for name, value in self.options.items())}>"

    def __reduce__(self) -> tuple[Any, ...]:
        """Copied and pickled by its name and options; the modules of the game are found again."""
        return remade, (self.id, self.options)

    def start(self) -> State:
        """The state before the first outcome or choice, for programs that need no match."""
        state: State = self.definition.words.start(self.options)
        return state

    def new(self, *, seed: int | str | None = None, chance: str = "seeded") -> Match:
        """A new match. Its chance comes from the seed, or is typed in by the caller (`chance="typed"`)."""
        return Match(self, self.start(), seed=self.checked_seed(seed, chance))

    def load(self, position: Mapping[str, Any], *, seed: int | str | None = None, chance: str = "typed") -> Match:
        """A match that goes on from a position as `Match.position` gives it."""
        state = self.read_position(position)
        return Match(self, state, seed=self.checked_seed(seed, chance if seed is None else "seeded"), loaded=True)

    def checked_seed(self, seed: int | str | None, chance: str) -> int | str | None:
        if chance not in ("seeded", "typed"):
            raise BadOption("option-value", option="chance", value=shown(chance), allowed=["seeded", "typed"])
        if chance == "typed":
            if seed is not None:
                raise BadOption("seed-and-typed")
            return None
        if type(seed) is int or (isinstance(seed, str) and seed.isprintable() and 0 < len(seed) <= 200):
            return seed
        raise BadOption("seed-missing")

    def schema(self) -> dict[str, Any]:
        """The JSON Schema of this game's positions."""
        return msgspec.json.schema(self.definition.position.Position)

    def read_position(self, position: Mapping[str, Any]) -> State:
        if not isinstance(position, Mapping):
            raise BadPosition("position-unreadable", problem="not an object")
        content = dict(position)
        if content.pop("game", self.id) != self.id:
            raise BadPosition("position-game", game=shown(position["game"]), expected=self.id)
        self.check_options(content.pop("options", {}))
        try:
            form = msgspec.convert(content, self.definition.position.Position)
        except (msgspec.ValidationError, UnicodeEncodeError) as problem:  # half a surrogate pair is JSON, but no text
            raise BadPosition("position-unreadable", problem=str(problem).replace("$.", "")) from None
        state: State = self.definition.position.read(form, self.options)
        return state

    def check_options(self, given: object) -> None:
        """The options of a position: those it leaves out are the game's, and none may differ."""
        if not isinstance(given, Mapping):
            raise BadPosition("position-unreadable", problem="it does not give its options")
        for name, value in self.definition.named_now(self.definition.edition_of(given), given).items():
            if name not in self.options:
                raise BadPosition("option-unknown", option=shown(name), allowed=list(self.options))
            expected = self.options[name]
            if type(value) is not type(expected) or value != expected:
                found = shown(value) if shown(value) != shown(expected) else repr(value)  # the text '2' for the number
                raise BadPosition("position-option", option=name, found=found, expected=shown(expected))


def remade(game: str, options: Mapping[str, Any]) -> Game:
    return Game(game, **options)


def as_played(game: str, edition: int, options: Mapping[str, Any]) -> Game:
    """A game whose options were written down with that edition of its rules."""
    return Game(game, **definition(game).as_played(edition, options))


def load(position: Mapping[str, Any], *, seed: int | str | None = None) -> Match:
    """A match from a position, whatever game it is of."""
    if not isinstance(position, Mapping) or not isinstance(position.get("game"), str):
        raise BadPosition("position-unreadable", problem="it does not name its game")
    options = position.get("options")
    if not isinstance(options, Mapping) or not all(isinstance(name, str) for name in options):
        raise BadPosition("position-unreadable", problem="it does not give its options")
    game = position["game"]
    return as_played(game, definition(game).edition_of(options), options).load(position, seed=seed)
