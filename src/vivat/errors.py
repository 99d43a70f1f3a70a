"""Everything Vivat refuses, as one tree. Each refusal is a sentence a person can act on.

    Refusal
        UnknownGame         no game of that name
        BadOption           an option, its value, or the number of players
        NoSuchSeat          the match has no seat of that number
        IllegalChoice       not among the legal choices
            NotYourTurn     the seat is not asked now
        ImpossibleOutcome   chance cannot do that now
        CannotUndo          with the reason
        BadPosition         a position that cannot be
        BadRecord           a record that cannot be read; has `line`

The sentences are in `locale/`; an error carries the message's name and values, so that it can be said in any language.
"""

from __future__ import annotations

from typing import Any

from vivat import locale


class Refusal(ValueError):
    """Something was asked that the rules or the program do not allow; nothing has changed."""

    def __init__(self, message: str, rule: str | None = None, **values: Any) -> None:
        super().__init__(message)
        self.message = message
        self.rule = rule
        self.values = values

    def said(self, language: str = "en") -> str:
        inner = {name: value.said(language) for name, value in self.values.items() if isinstance(value, Refusal)}
        sentence = locale.say(self.message, language, **{**self.values, **inner})
        return f"{sentence} ({self.rule})" if self.rule else sentence

    def __str__(self) -> str:
        return self.said()

    def __reduce__(self) -> tuple[Any, ...]:
        return rebuild, (type(self), self.message, self.rule, self.values, self.__dict__)


class UnknownGame(Refusal):
    pass


class BadOption(Refusal):
    pass


class NoSuchSeat(Refusal):
    pass


class IllegalChoice(Refusal):
    pass


class NotYourTurn(IllegalChoice):
    pass


class ImpossibleOutcome(Refusal):
    pass


class CannotUndo(Refusal):
    pass


class BadPosition(Refusal):
    pass


class BadRecord(Refusal):
    def __init__(self, message: str, rule: str | None = None, *, line: int, **values: Any) -> None:
        super().__init__(message, rule, line=line, **values)
        self.line = line


def rebuild(
    cls: type[Refusal], message: str, rule: str | None, values: dict[str, Any], state: dict[str, Any]
) -> Refusal:
    error = cls(message, rule, **values)
    error.__dict__.update(state)
    return error
